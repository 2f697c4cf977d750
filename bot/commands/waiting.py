"""Which matches wait for one, and which others one plays in."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot import messages
from bot.command_parts.feature import Feature
from bot.command_payloads import ANYWHERE, Payload, command
from bot.icons import emblem
from bot.match import play, post_schedule, reminders
from bot.match.play import MatchState
from bot.messages import live_question
from bot.messages.control_ids import ControlId
from bot.messages.front_door import ways
from bot.messages.match_lines import match_line
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.requests import Command, Control, Given, Request
from bot.safe_traceback import safe_traceback
from bot.store import Connection, matches, waits
from bot.store.matches import Match
from bot.wording import game_words, name_of

log = logging.getLogger(__name__)
#: characters of what waits, and of the other matches
MOST_LIST, MOST_OTHERS = 2800, 900
#: matches whose question can be opened from the list; the oldest waits come first
MOST_BUTTONS = 5


class Waits(NamedTuple):
    """A match that waits for someone."""

    since: float
    match: Match
    now: MatchState
    limit: reminders.Limit | None
    where: str


async def waiting(request: Request, given: Given) -> None:
    """Every match that waits for me, on all servers, oldest first; then those that wait for others."""
    found, others = await request.store.read(lambda db: (_waiting(db, request), _of_person(db, request.user)))
    bot, lang = request.bot, request.lang
    parts: list[Part] = [
        Text(f"### ⏳ {bot.say('waiting-title', count=len(found)) if found else bot.say('waiting-none')}")
    ]
    if found:
        lines = [_line(one, request) for one in found]
        parts.append(Text(messages.fitting(lines, MOST_LIST, lambda count: bot.say("and-more", count=count))))
        parts.append(Buttons(tuple(_open(one, lang) for one in found[:MOST_BUTTONS])))
    mine = {one.match.id for one in found}
    if rest := [match_line(match, lang) for match in others if match.id not in mine]:
        said = messages.fitting(rest, MOST_OTHERS, lambda count: bot.say("and-more", count=count))
        parts.append(Text(f"**{bot.say('waiting-others')}**\n{said}"))
    await request.reply.send(Message((*parts, Buttons(tuple(ways("waiting", lang))))))


async def show_waiting(request: Request, ident: ControlId, _: list[str]) -> None:
    """The same, at the press of a button."""
    await waiting(request, {})


def _of_person(db: Connection, user: int) -> list[Match]:
    """Everything someone takes part in, lobbies too."""
    return [match for status in ("lobby", "dealing", "running") for match in matches.of_user(db, user, status)]


def _waiting(db: Connection, request: Request) -> list[Waits]:
    found = []
    for match in matches.of_user(db, request.user):
        try:
            now = play.match_state(db, request.services.library, match.id)
        except Exception as error:
            # one that is broken does not hide the others
            log.error("a match cannot be read: %(where)s", {"match": match.id, "where": safe_traceback(error)})
            continue
        seat = play.seat_of(now.players, request.user)
        waiting = waits.of_match(db, match.id).get(seat)
        # a house player that holds the seat does not wait for anyone
        if seat in reminders.awaited(now.players, now.game.asked):
            limit = reminders.limit_of(db, match, waiting) if waiting else None
            since = waiting.since if waiting else now.position.at
            found.append(Waits(since, match, now, limit, post_schedule.link(db, match)))
    return sorted(found, key=lambda one: one.since)


def _open(one: Waits, lang: str) -> Button:
    """The question itself, without the way to its thread."""
    return Button(name_of(one.match, lang), str(ControlId("move", one.match.id)), Style.GO, "▶️")


def _line(one: Waits, request: Request) -> str:
    words = game_words(one.match, one.now.players, request.lang, one.now.game.data)
    assert one.now.game.step is not None
    small = [request.bot.say("waiting-since", when=live_question.moment(one.since))]
    if one.limit:
        key = "post-grace" if one.limit.grace else "post-limit"
        small.append(request.bot.say(key, when=live_question.moment(one.limit.at)))
    name = f"[{name_of(one.match, request.lang)}]({one.where})"
    name = f"{emblem(one.match.game)} {name}".strip()
    return f"- {name} · {words.question(one.now.game.step)}\n-# {' · '.join(small)}"


COMMANDS: Mapping[str, Command] = {"waiting": waiting}
CONTROLS: Mapping[str, Control] = {"waiting": show_waiting}
#: they are about the person who uses them
ON_PANEL = OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/waiting."""
    yield "", {**command("waiting", kind=None), **ANYWHERE}


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
