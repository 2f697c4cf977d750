"""/play and /help: what can be played, what is going on here, and how it all works."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from time import monotonic

from bot import messages
from bot.command_parts.feature import Feature
from bot.command_payloads import ANYWHERE, Payload, command
from bot.messages.control_ids import ControlId, whole
from bot.messages.front_door import FrontDoor, front_door, help_message
from bot.messages.game_facts import by_length
from bot.messages.match_lines import match_line
from bot.messages.parts import Picture
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, matches, server_rules
from engine.core import catalogue

#: seconds a person waits for the pictures of the games; the next to ask finds them drawn
PATIENCE = 2.0
#: matches listed, and their characters
MOST_LISTED, MOST_LIST = 6, 900


async def show_games(request: Request, ident: ControlId, _: list[str]) -> None:
    """The games that are offered here, and what is going on."""
    guild, page = request.asker.guild, whole(ident.arg) or 0

    def look(db: Connection) -> tuple[tuple[str, ...], bool]:
        return server_rules.find(db, guild or 0).games_off, matches.has_played(db, request.user)

    games_off, has_played = await request.store.read(look)
    door = FrontDoor(
        games=[game for game in by_length(catalogue.names()) if game not in games_off],
        page=page,
        pictures={},
        going_on=await _going_on(request) if guild is not None else "",
        can_open=guild is not None,
        is_new=not has_played,
    )
    request.turn.step_aside()
    await request.reply.send(front_door(door._replace(pictures=await _drawn(request, door.shown)), request.lang))


async def _drawn(request: Request, games: Sequence[str]) -> dict[str, Picture]:
    """The pictures that are there in time."""
    found: dict[str, Picture] = {}
    until = monotonic() + PATIENCE
    # one after the other: boards that someone waits for are not to stand behind all of them
    for game in games:
        if (left := until - monotonic()) <= 0:
            break
        if picture := await request.services.pictures.showcase(game, request.lang, left):
            found[game] = picture
    return found


async def _going_on(request: Request) -> str:
    """The matches of this server that this person may see, first those that still have a seat."""
    found = await request.access.matches_seen("lobby", "dealing", "running")
    if not found:
        return request.bot.say("front-nothing")
    seats = await request.store.read(matches.seats_taken, [match.id for match in found if match.status == "lobby"])
    lobbies_first = sorted(found, key=lambda match: match.status != "lobby")
    lines = [match_line(match, request.lang, seats.get(match.id)) for match in lobbies_first]
    return messages.fitting(lines, MOST_LIST, lambda count: request.bot.say("front-more", count=count), MOST_LISTED)


async def show_help(request: Request, ident: ControlId, _: list[str]) -> None:
    """How one plays."""
    await request.reply.send(help_message(request.lang))


async def play(request: Request, given: Given) -> None:
    """/play."""
    await show_games(request, ControlId("play", 0), [])


async def help_(request: Request, given: Given) -> None:
    """/help."""
    await show_help(request, ControlId("help", 0), [])


COMMANDS: Mapping[str, Command] = {"play": play, "help": help_}
CONTROLS: Mapping[str, Control] = {"play": show_games, "help": show_help}
#: they show only what this person may see
ON_PANEL = OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/play and /help."""
    yield "", {**command("play", kind=None), "contexts": [0, 1]}
    yield "", {**command("help", kind=None), **ANYWHERE}


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
