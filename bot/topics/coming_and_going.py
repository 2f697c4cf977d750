"""People who come and go: pauses of a table, vacations, taking a seat somebody has left, and coming back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from bot import letters
from bot.commands import INTEGER, STRING, Payload, command, option
from bot.letters.ids import Ident, number
from bot.match import play, seats, telling, voting
from bot.pace import DAY, Stop
from bot.store import Ledger, matches, outbox, people, waits
from bot.store.matches import Player
from bot.topics.playing import by_control, seated
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import language, shown_name
from engine.core.illegal import require

# -- pauses ------------------------------------------------------------------------------------------------------------


async def pause(visit: Visit, given: Given) -> None:
    """Ask the table whether its clocks shall stand still."""
    match = await visit.match_here()
    await seated(visit, match.id)

    def call(ledger: Ledger) -> str:
        require(not waits.is_paused(ledger, match.id), "paused-already")
        return voting.call(ledger, visit.office.library, visit.deed, match.id, voting.PAUSE)

    outcome = await visit.write(call)
    visit.office.stir(match.id)
    await visit.say("done" if outcome == "agreed" else f"vote-{outcome}")


async def resume(visit: Visit, given: Given) -> None:
    """The clocks run again."""
    match = await visit.match_here()
    await visit.write(voting.resume, visit.office.library, visit.deed, match.id)
    visit.office.stir(match.id)
    await visit.say("resumed")


# -- seats -------------------------------------------------------------------------------------------------------------


async def substitute(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take the seat of somebody who stays away."""
    guest = visit.guest
    lang = (await visit.read(people.person, visit.user)).lang or language(guest.locale)
    library, seat = visit.office.library, number(ident.arg)
    await visit.write(seats.substitute, library, visit.deed, ident.match, seat, guest.name, lang)
    visit.office.stir(ident.match)
    await visit.say("substituted")


async def take_seat(visit: Visit, given: Given) -> None:
    """/seat take: what the button under the call does."""
    match = await visit.match_here()
    seat = next((player.seat for player in await _free(visit, match.id) if str(player.seat) == given["player"]), None)
    require(seat is not None, "seat-not-free")
    await substitute(visit, Ident("substitute", match.id, arg=str(seat)), [])


async def _free(visit: Visit, number: int) -> list[Player]:
    return [player for player in await visit.read(matches.players, number) if player.held]


async def suggest_free(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The seats that a house player holds for somebody away."""
    match = await visit.match_here()
    return [(shown_name(player, visit.lang), str(player.seat)) for player in await _free(visit, match.id)]


async def back(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take the own seat again."""

    def work(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, ident.match)
        require(now.match.status == "running", "match-over")
        seats.come_back(ledger, now, visit.deed, seats.seat_to_come_back_to(now.players, visit.user))

    await visit.write(work)
    visit.office.stir(ident.match)
    await visit.say("back-again")


# -- vacations ---------------------------------------------------------------------------------------------------------


def taken(vacations: list[Stop], year: int) -> float:
    """Days of a year that somebody is away."""
    first = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    last = datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()
    return sum(max(0.0, min(until or last, last) - max(since, first)) for since, until in vacations) / DAY


async def start(visit: Visit, given: Given) -> None:
    """Away for some days: the clocks stand still in every match, for this person only."""
    days, later, allowed = int(given["days"]), int(given.get("later", 0)), visit.office.vacation_days
    since = visit.deed.at + later * DAY
    until = since + days * DAY

    def work(ledger: Ledger) -> None:
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        known = waits.vacations(ledger, visit.user)
        require(all(end is None or end <= since or begin >= until for begin, end in known), "vacation-twice")
        for year in {datetime.fromtimestamp(at, UTC).year for at in (since, until)}:
            left = allowed - taken(known, year)
            require(taken([(since, until)], year) <= left, "vacation-too-long", days=max(0, int(left)), most=allowed)
        waits.add_vacation(ledger, visit.user, since, until)
        _told(ledger, visit.user, "notice-vacation", since, until)

    await visit.write(work)
    await _stirred(visit)
    await visit.say("vacation-noted", since=f"<t:{int(since)}:D>", until=f"<t:{int(until)}:D>")


async def finish(visit: Visit, given: Given) -> None:
    """Back before the time, or not away after all."""

    def work(ledger: Ledger) -> None:
        require(waits.cut_vacations(ledger, visit.user, visit.deed.at), "no-vacation")
        _told(ledger, visit.user, "notice-vacation-over", 0.0, 0.0)

    await visit.write(work)
    await _stirred(visit)
    await visit.say("vacation-cut")


async def show(visit: Visit, given: Given) -> None:
    """What is planned, and how many days are left this year."""
    known = await visit.read(waits.vacations, visit.user)
    now, allowed = visit.deed.at, visit.office.vacation_days
    year = datetime.fromtimestamp(now, UTC).year
    planned = [(f"<t:{int(since)}:D>", f"<t:{int(until)}:D>") for since, until in known if until and until > now]
    lines = [f"- {visit.bot.say('span', since=since, until=until)}" for since, until in planned]
    left = max(0, int(allowed - taken(known, year)))
    lines.append(visit.bot.say("vacation-left", days=left, year=year))
    await visit.send(letters.text("\n".join(lines)))


def _told(ledger: Ledger, user: int, key: str, since: float, until: float) -> None:
    """The tables somebody plays at know, and their clocks are set anew."""
    for match in matches.of_user(ledger, user):
        facts = {"since": f"<t:{int(since)}:D>", "until": f"<t:{int(until)}:D>"} if until else {}
        outbox.add(ledger, match.id, "notice", key=key, user=user, **facts)
        telling.retime(ledger, match)


async def _stirred(visit: Visit) -> None:
    for match in await visit.read(matches.of_user, visit.user):
        visit.office.stir(match.id)


CONTROLS: Mapping[str, Control] = {"substitute": substitute, "return": back}
COMMANDS: Mapping[str, Command] = {
    "game pause": pause,
    "game resume": resume,
    "game return": by_control("return", back),
    "seat take": take_seat,
    "vacation start": start,
    "vacation end": finish,
    "vacation show": show,
}
SUGGESTIONS: Mapping[str, Suggest] = {"seat take": suggest_free}
LONGEST = 60


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game pause, resume, return; /seat take; /vacation."""
    for name in ("pause", "resume", "return"):
        yield "game", command(f"game-{name}")
    yield "seat", command("seat-take", option("seat-take", "player", STRING, required=True, autocomplete=True))
    days = option("vacation-start", "days", INTEGER, required=True, min_value=1, max_value=LONGEST)
    later = option("vacation-start", "later", INTEGER, min_value=0, max_value=365)
    yield "vacation", command("vacation-start", days, later)
    yield "vacation", command("vacation-end")
    yield "vacation", command("vacation-show")
