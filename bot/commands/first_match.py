"""A first match, from the front door to one's first own move in a few presses."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_parts.opening import check_opening
from bot.command_payloads import Payload, command
from bot.match import first_match
from bot.match.components import PRINTED
from bot.messages.control_ids import ControlId
from bot.messages.front_door import first_match_begun
from bot.messages.game_facts import by_length
from bot.requests import Command, Control, Given, Request
from bot.store import Scope, matches, server_rules
from bot.store.matches import Match
from engine.core import catalogue

#: seconds between looks whether the match has been dealt, and how many
PAUSE, LOOKS = 0.1, 60


async def first(request: Request, ident: ControlId, _: list[str]) -> None:
    """The shortest game that is offered here, at once; the answer waits for the deal, and then leads to the move."""
    request.access.check_room()
    rules = await request.store.read(server_rules.find, request.asker.guild or 0)
    games = by_length(catalogue.names())
    # where none is offered, because the last one is no longer installed, the shortest is refused with a sentence
    game = next((one for one in games if one not in rules.games_off), games[0])
    await check_opening(request, "lobby", game, request.asker.channel or 0)
    library, asker = request.services.library, request.asker
    invited = first_match.invitation(game, request.lang, library.current.get(game, PRINTED))
    match = await request.store.change(
        Scope("person", request.user), first_match.begin, library, request.cause, invited, asker.place, asker.guest
    )
    # at once: here the answer waits for the deal
    request.services.stir(match.id)
    request.turn.step_aside()
    await request.reply.send(first_match_begun(await _dealt(request, match), request.lang))


async def _dealt(request: Request, match: Match) -> Match:
    """The match once it runs in its thread, or as it is after a while."""
    for _ in range(LOOKS):
        match = await request.store.read(matches.get, match.id)
        if match.status != "dealing":
            break
        await asyncio.sleep(PAUSE)
    return match


async def first_typed(request: Request, given: Given) -> None:
    """/game first."""
    await first(request, ControlId("first", 0), [])


COMMANDS: Mapping[str, Command] = {"game first": first_typed}
CONTROLS: Mapping[str, Control] = {"first": first}
#: there is no match yet that could be seen
OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game first."""
    yield "game", command("game-first")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, open_to_all=OPEN_TO_ALL)
