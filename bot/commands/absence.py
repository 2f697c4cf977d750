"""People who come and go: pauses of a table, vacations, taking a seat someone has left, and coming back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from bot import messages
from bot.command_parts.by_control import by_control
from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import seated
from bot.command_payloads import INTEGER, STRING, Payload, command, option
from bot.match import outreach, play, post_schedule, seats, voting
from bot.messages.control_ids import ControlId, number
from bot.pace import DAY, Stop
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import Connection, matches, people, waits
from bot.store.former_players import is_former
from bot.store.matches import Player
from bot.store.outreach import Outreach
from bot.store.posts import Notice
from bot.wording import language, shown_name
from engine.core.illegal import require

# -- pauses ------------------------------------------------------------------------------------------------------------


async def pause(request: Request, given: Given) -> None:
    """Ask the table whether its clocks shall stand still."""
    match = await request.access.match_here()
    await seated(request, match.id)

    def call(db: Connection) -> str:
        require(not waits.is_paused(db, match.id), "paused-already")
        return voting.call(db, request.services.library, request.cause, match.id, voting.PAUSE)

    outcome = await request.store.change(match.id, call)
    request.stir(match.id)
    await request.reply.say("done" if outcome == "agreed" else f"vote-{outcome}")


async def resume(request: Request, ident: ControlId, _: list[str]) -> None:
    """The clocks run again."""
    await request.store.change(ident.match, voting.resume, request.services.library, request.cause, ident.match)
    request.stir(ident.match)
    await request.reply.say("resumed")


# -- seats -------------------------------------------------------------------------------------------------------------


async def substitute(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take the seat of someone who stays away."""
    guest = request.asker.guest
    lang = (await request.store.read(people.person, request.user)).lang or language(guest.locale)
    library, seat = request.services.library, number(ident.arg)
    now = await request.store.change(
        ident.match, seats.substitute, library, request.cause, ident.match, seat, guest.name, lang
    )
    request.stir(ident.match)
    await request.reply.say("substituted-former" if is_former(now.players[seat].owner) else "substituted")


async def take_seat(request: Request, given: Given) -> None:
    """/seat take: what the button under the call does."""
    match = await request.access.match_here()
    seat = next((player.seat for player in await _free(request, match.id) if str(player.seat) == given["player"]), None)
    require(seat is not None, "seat-not-free")
    await substitute(request, ControlId("substitute", match.id, arg=str(seat)), [])


async def _free(request: Request, number: int) -> list[Player]:
    return [player for player in await request.store.read(matches.players, number) if player.held]


async def suggest_free(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The seats that a house player holds for someone away."""
    match = await request.access.match_here()
    return [(shown_name(player, request.lang), str(player.seat)) for player in await _free(request, match.id)]


async def back(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take one's own seat again."""

    def work(db: Connection) -> None:
        now = play.match_state(db, request.services.library, ident.match)
        require(now.match.status == "running", "match-over")
        seats.come_back(db, now, request.cause, seats.seat_to_come_back_to(now.players, request.user))

    await request.store.change(ident.match, work)
    request.stir(ident.match)
    await request.reply.say("back-again")


# -- vacations ---------------------------------------------------------------------------------------------------------


def taken(vacations: list[Stop], year: int) -> float:
    """Days of a year that someone is away."""
    first = datetime(year, 1, 1, tzinfo=UTC).timestamp()
    last = datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()
    return sum(max(0.0, min(until or last, last) - max(since, first)) for since, until in vacations) / DAY


async def start(request: Request, given: Given) -> None:
    """Away for some days: the clocks stand still in every match, for this person only."""
    days, later, allowed = int(given["days"]), int(given.get("later", 0)), request.services.vacation_days
    since = request.cause.at + later * DAY
    until = since + days * DAY

    def work(db: Connection) -> None:
        if not people.first_time(db, request.cause.interaction, request.cause.at):
            return
        known = waits.vacations(db, request.user)
        require(all(end is None or end <= since or begin >= until for begin, end in known), "vacation-twice")
        for year in {datetime.fromtimestamp(at, UTC).year for at in (since, until)}:
            left = allowed - taken(known, year)
            require(taken([(since, until)], year) <= left, "vacation-too-long", days=max(0, int(left)), most=allowed)
        outreach.note(db, Outreach(kind="vacation", user=request.user, at=request.cause.at))
        waits.add_vacation(db, request.user, since, until)
        _told(db, request.user, "notice-vacation", since, until)

    await request.store.change_several(request.user, lambda db: _playing(db, request.user), work)
    await _stirred(request)
    await request.reply.say("vacation-noted", since=f"<t:{int(since)}:D>", until=f"<t:{int(until)}:D>")


async def finish(request: Request, given: Given) -> None:
    """Back before the time, or not away after all."""

    def work(db: Connection) -> None:
        require(waits.cut_vacations(db, request.user, request.cause.at), "no-vacation")
        outreach.note(db, Outreach(kind="vacation", user=request.user, at=request.cause.at))
        _told(db, request.user, "notice-vacation-over", 0.0, 0.0)

    await request.store.change_several(request.user, lambda db: _playing(db, request.user), work)
    await _stirred(request)
    await request.reply.say("vacation-cut")


async def show(request: Request, given: Given) -> None:
    """What is planned, and how many days are left this year."""
    known = await request.store.read(waits.vacations, request.user)
    now, allowed = request.cause.at, request.services.vacation_days
    year = datetime.fromtimestamp(now, UTC).year
    planned = [(f"<t:{int(since)}:D>", f"<t:{int(until)}:D>") for since, until in known if until and until > now]
    lines = [f"- {request.bot.say('span', since=since, until=until)}" for since, until in planned]
    left = max(0, int(allowed - taken(known, year)))
    lines.append(request.bot.say("vacation-left", days=left, year=year))
    await request.reply.send(messages.text("\n".join(lines)))


def _playing(db: Connection, user: int) -> list[int]:
    return [match.id for match in matches.of_user(db, user)]


def _told(db: Connection, user: int, key: str, since: float, until: float) -> None:
    """The tables someone plays at know, and their clocks are set anew."""
    for match in matches.of_user(db, user):
        away = (f"<t:{int(since)}:D>", f"<t:{int(until)}:D>") if until else (None, None)
        post_schedule.note(db, match, Notice(key=key, user=user, since=away[0], until=away[1]))
        post_schedule.retime(db, match)


async def _stirred(request: Request) -> None:
    for match in await request.store.read(matches.of_user, request.user):
        request.stir(match.id)


CONTROLS: Mapping[str, Control] = {"resume": resume, "substitute": substitute, "return": back}
COMMANDS: Mapping[str, Command] = {
    "game pause": pause,
    "game resume": by_control("resume", resume),
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


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS)
