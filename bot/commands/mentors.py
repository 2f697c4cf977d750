"""Mentors: inviting someone to watch their own seat, watching, and ending it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot import messages
from bot.board_text import board_text
from bot.command_parts.feature import Feature
from bot.command_payloads import INTEGER, USER, Payload, command, option
from bot.match import mentor_consent, play
from bot.match.play import MatchState
from bot.messages import mentoring
from bot.messages.control_ids import ControlId
from bot.messages.panel_context import PanelContext, panel_context
from bot.orientation import board_kind
from bot.pictures import LONG_PATIENCE
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, matches, mentors, people
from bot.store.mentors import Consent
from bot.wording import name_of, plain_names, refusal, written_names
from engine.core.illegal import Illegal, require


async def invite(request: Request, given: Given) -> None:
    """A player lets someone who does not play watch their own seat."""
    match = await request.access.match_here()
    user = int(given["user"])
    require(not request.asker.named(user).get("bot"), "mentor-bot")

    def keep(db: Connection) -> None:
        mentor_consent.lapse(db, match.id, request.cause.at)
        players = matches.players(db, match.id)
        seat = play.seat_of(players, request.user)
        if people.first_time(db, request.cause.interaction, request.cause.at):
            mentor_consent.invite(db, matches.get(db, match.id), players, seat, user, request.cause.at)

    await request.store.change(match.id, keep)
    request.stir(match.id)
    await request.reply.say("mentor-invited", user=f"<@{user}>")


class Sight(NamedTuple):
    """What a mentor may see: made in the same look at the store in which the consent was found."""

    consent: Consent
    now: MatchState
    context: PanelContext


def _sight(db: Connection, request: Request, number: int) -> Sight | None:
    match, players = matches.find(db, number), matches.players(db, number)
    found = mentor_consent.current(db, match, players, request.user) if match and match.status == "running" else None
    if found is None:
        return None
    now = play.match_state(db, request.services.library, number)
    return Sight(found, now, panel_context(now, found.seat, request.lang))


def _first_sight(db: Connection, request: Request, number: int) -> Sight | None:
    """By watching, the mentor accepts; the table is told in the same transaction."""
    if sight := _sight(db, request, number):
        accepted = mentor_consent.accept(db, sight.consent, request.cause.at)
        return sight._replace(consent=accepted)
    return None


async def watch(request: Request, ident: ControlId, _: list[str]) -> None:
    """The seat as it is now; without a consent nothing, also on a message that shows something older."""
    request.turn.costly()
    sight = await request.store.read(_sight, request, ident.match)
    if sight and sight.consent.since is None:
        sight = await request.store.change(ident.match, _first_sight, request, ident.match)
        request.stir(ident.match)
    if sight is None:
        match = await request.store.read(matches.find, ident.match)
        why = Illegal("match-over" if match and match.revealed else "mentor-none")
        # in the place of what was shown before
        await request.reply.send(messages.text(f"⚠️ {refusal(why, None, request.lang)}"))
        return
    now, context, pictures = sight.now, sight.context, request.services.pictures
    names, public = plain_names(now.players, request.lang), now.game.view()
    hand, board = await asyncio.gather(
        pictures.draw("hand", context.view, request.lang, names, patience=LONG_PATIENCE),
        pictures.draw(board_kind(request.orientation), public, request.lang, names, patience=LONG_PATIENCE),
    )
    shown = board or board_text(public, request.lang, written_names(now.players, request.lang))
    await request.reply.send(mentoring.watched(context, hand, shown))


async def watch_typed(request: Request, given: Given) -> None:
    """/mentor watch: the seat of this match, or of the match one was invited to last."""
    await watch(request, ControlId("watch", await _match_of(request, given)), [])


async def end(request: Request, given: Given) -> None:
    """Either side ends it, at once."""
    number = await _match_of(request, given)
    user = int(given.get("user", 0))

    def close(db: Connection) -> matches.Match:
        match = matches.get(db, number)
        mine = [one for one in mentors.open_in(db, number) if request.user in (one.mentor, one.player)]
        mine = [one for one in mine if user in (0, one.mentor, one.player)]
        require(bool(mine), "mentor-none")
        mentor_consent.end(db, match, mine, request.cause.at)
        return match

    match = await request.store.change(number, close)
    request.stir(number)
    await request.reply.say("mentor-ended", name=name_of(match, request.lang))


async def _match_of(request: Request, given: Given) -> int:
    """The match named, else this channel's, else the newest with a consent of or for this person."""

    def look(db: Connection) -> int | None:
        here = matches.in_channel(db, request.asker.channel or 0)
        known = [one.match for one in mentors.open_with(db, request.user)]
        return here.id if here and (here.id in known or not known) else next(reversed(known), None)

    if "match" in given:
        named = await request.store.read(matches.find, int(given["match"]))
        number = named.id if named else None
    else:
        number = await request.store.read(look)
    if number is None:
        raise Illegal("mentor-none")
    return number


CONTROLS: Mapping[str, Control] = {"watch": watch}
ON_PANEL = frozenset(CONTROLS)
#: mentors watch by consent, also in direct messages
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


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
