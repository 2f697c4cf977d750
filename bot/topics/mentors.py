"""Mentors: inviting somebody to watch the own seat, watching, and ending it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot import letters
from bot.commands import INTEGER, USER, Payload, command, option
from bot.letters import mentoring
from bot.letters.ids import Ident
from bot.letters.panels import Desk
from bot.letters.posts import name_of
from bot.letters.seating import desk_of
from bot.match import consent, play
from bot.match.play import Stand
from bot.pictures import LONG_PATIENCE, described
from bot.store import Ledger, matches, mentors, people
from bot.store.mentors import Consent
from bot.visits import Command, Control, Given, Visit
from bot.wording import plain_names, refusal, written_names
from engine.core.illegal import Illegal, require


async def invite(visit: Visit, given: Given) -> None:
    """A player lets somebody who does not play watch the own seat."""
    match = await visit.match_here()
    user = int(given["user"])
    require(not visit.named(user).get("bot"), "mentor-bot")

    def keep(ledger: Ledger) -> None:
        consent.lapse(ledger, match.id, visit.deed.at)
        players = matches.players(ledger, match.id)
        seat = play.seat_of(players, visit.user)
        if people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            consent.invite(ledger, matches.get(ledger, match.id), players, seat, user, visit.deed.at)

    await visit.write(keep)
    visit.office.stir(match.id)
    await visit.say("mentor-invited", user=f"<@{user}>")


class Sight(NamedTuple):
    """What a mentor may see: made in the same look at the store in which the consent was found."""

    consent: Consent
    now: Stand
    desk: Desk


def _sight(ledger: Ledger, visit: Visit, number: int) -> Sight | None:
    match, players = matches.find(ledger, number), matches.players(ledger, number)
    found = consent.current(ledger, match, players, visit.user) if match and match.status == "running" else None
    if found is None:
        return None
    now = play.stand(ledger, visit.office.library, number)
    return Sight(found, now, desk_of(now, found.seat, visit.lang))


def _first_sight(ledger: Ledger, visit: Visit, number: int) -> Sight | None:
    """By watching, the mentor accepts; the table is told in the same transaction."""
    if sight := _sight(ledger, visit, number):
        accepted = consent.accept(ledger, sight.consent, visit.deed.at)
        return sight._replace(consent=accepted)
    return None


async def watch(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The seat as it is now; without a consent nothing, also on a message that shows something older."""
    visit.costly()
    sight = await visit.read(_sight, visit, ident.match)
    if sight and sight.consent.since is None:
        sight = await visit.write(_first_sight, visit, ident.match)
        visit.office.stir(ident.match)
    if sight is None:
        match = await visit.read(matches.find, ident.match)
        why = Illegal("match-over" if match and match.revealed else "mentor-none")
        # in the place of what was shown before
        await visit.send(letters.text(f"⚠️ {refusal(why, None, visit.lang)}"))
        return
    now, desk, pictures = sight.now, sight.desk, visit.office.pictures
    names, public = plain_names(now.players, visit.lang), now.game.view()
    hand, board = await asyncio.gather(
        pictures.draw("hand", desk.view, visit.lang, names, patience=LONG_PATIENCE),
        pictures.draw("board", public, visit.lang, names, patience=LONG_PATIENCE),
    )
    shown = board or described(public, visit.lang, written_names(now.players, visit.lang))
    await visit.send(mentoring.watched(desk, hand, shown))


async def watch_typed(visit: Visit, given: Given) -> None:
    """/mentor watch: the seat of this match, or of the match one was invited to last."""
    await watch(visit, Ident("watch", await _match_of(visit, given)), [])


async def end(visit: Visit, given: Given) -> None:
    """Either side ends it, at once."""
    number = await _match_of(visit, given)
    user = int(given.get("user", 0))

    def close(ledger: Ledger) -> matches.Match:
        match = matches.get(ledger, number)
        mine = [one for one in mentors.open_in(ledger, number) if visit.user in (one.mentor, one.player)]
        mine = [one for one in mine if user in (0, one.mentor, one.player)]
        require(bool(mine), "mentor-none")
        consent.end(ledger, match, mine, visit.deed.at)
        return match

    match = await visit.write(close)
    visit.office.stir(number)
    await visit.say("mentor-ended", name=name_of(match, visit.lang))


async def _match_of(visit: Visit, given: Given) -> int:
    """The match named, else the one of this channel, else the newest with a consent of or for this person."""

    def look(ledger: Ledger) -> int | None:
        here = matches.in_channel(ledger, visit.interaction.channel_id or 0)
        known = [one.match for one in mentors.open_with(ledger, visit.user)]
        return here.id if here and (here.id in known or not known) else next(reversed(known), None)

    if "match" in given:
        named = await visit.read(matches.find, int(given["match"]))
        number = named.id if named else None
    else:
        number = await visit.read(look)
    if number is None:
        raise Illegal("mentor-none")
    return number


CONTROLS: Mapping[str, Control] = {"watch": watch}
ON_PANEL = frozenset(CONTROLS)
#: whoever watches does so by a consent, also in direct messages
OPEN_TO_ALL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"mentor invite": invite, "mentor watch": watch_typed, "mentor end": end}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/mentor."""
    yield "mentor", command("mentor-invite", option("mentor-invite", "user", USER, required=True))
    yield "mentor", command("mentor-watch", option("mentor-watch", "match", INTEGER, min_value=1))
    yield (
        "mentor",
        command("mentor-end", option("mentor-end", "user", USER), option("mentor-end", "match", INTEGER, min_value=1)),
    )
