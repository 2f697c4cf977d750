"""Lobbies: opening one, joining, house players, starting, once more; and which matches there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import messages
from bot.command_parts.by_control import by_control
from bot.command_parts.feature import Feature
from bot.command_parts.opening import check_opening
from bot.command_parts.table_options import invitation_of, most_seats, table_options
from bot.command_payloads import (
    INTEGER,
    STRING,
    Payload,
    choices,
    command,
    option,
    own_value,
)
from bot.match import lobby
from bot.messages import lobby_message
from bot.messages.control_ids import ControlId
from bot.messages.match_lines import begun_link, link, match_line
from bot.names import written
from bot.requests import Command, Control, Given, Request
from bot.store import Scope, matches
from bot.store.matches import Match
from bot.wording import introduced, name_of, sign_of
from engine.core import catalogue
from engine.core.house import LEVELS, REGULAR
from engine.core.illegal import require

MOST_LISTED, MOST_LIST = 25, 3600


async def new(request: Request, given: Given) -> None:
    """Open a lobby."""
    request.access.check_room()
    houses, level = int(given.pop("house", 0)), given.pop("level", REGULAR)
    invitation = invitation_of(request, given)._replace(houses=(level,) * houses)
    await check_opening(request, "lobby", invitation.game, request.asker.channel or 0)
    guest, place = request.asker.guest, request.access.lobby_place()
    match = await request.store.change(
        Scope("person", request.user), lobby.host_lobby, request.cause, invitation, place, guest
    )
    request.stir(match.id)
    await _said_with_contribution(request, "lobby-opened", match, name_of(match, request.lang))


async def new_pressed(request: Request, ident: ControlId, _: list[str]) -> None:
    """Open a lobby for the game of a card; its options are settled there."""
    require(ident.arg in catalogue.names(), "control-unknown")
    await new(request, {"game": ident.arg})


async def join(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part."""
    match = await request.store.change(
        ident.match, lobby.take_part, request.services.library, request.cause, ident.match, request.asker.guest
    )
    request.stir(ident.match)
    await _said_with_contribution(request, _joined(match), match, _named(match, request.lang))


async def _said_with_contribution(request: Request, key: str, match: Match, name: str) -> None:
    """Show who joins what that adds to the deal: later the start post must list it."""
    added = await request.store.read(lobby.contribution, match.id, request.user)
    said = request.bot.say("lobby-contribution", contribution=f"`{added}`")
    await request.reply.send(messages.text(f"{request.bot.say(key, name=name)}\n-# {said}"))


def _joined(match: Match) -> str:
    """The last to come to a rematch begins it."""
    return "lobby-joined" if match.status == "lobby" else "lobby-begun"


def _named(match: Match, lang: str) -> str:
    return name_of(match, lang) if match.status == "lobby" else begun_link(match, lang)


async def leave(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part no more."""
    match = await request.store.change(ident.match, lobby.leave, request.cause, ident.match)
    request.stir(ident.match)
    await request.reply.say("lobby-left", name=name_of(match, request.lang))


async def start(request: Request, ident: ControlId, _: list[str]) -> None:
    """Begin."""
    match = await request.store.change(ident.match, lobby.start, request.services.library, request.cause, ident.match)
    request.stir(ident.match)
    await request.reply.say("lobby-begun", name=begun_link(match, request.lang))


async def rematch(request: Request, ident: ControlId, _: list[str]) -> None:
    """Once more, with the same people and options."""
    old = await request.store.read(matches.find, ident.match)
    if old and old.revealed and await request.store.read(matches.rematch_of, old.id) is None:
        await check_opening(request, "lobby", old.game, old.channel)
    match = await request.store.change(
        ident.match, lobby.rematch, request.services.library, request.cause, ident.match, request.asker.guest
    )
    request.stir(match.id)
    # the way there: it is posted in the channel, not in this thread
    await _said_with_contribution(request, _joined(match), match, link(match, request.lang))


async def list_(request: Request, given: Given) -> None:
    """Open lobbies and running matches of this server."""
    found = await request.access.matches_seen("lobby", "dealing", "running")
    if not found:
        await request.reply.say("list-empty")
        return
    lines = [match_line(match, request.lang) for match in found]
    said = messages.fitting(lines, MOST_LIST, lambda count: request.bot.say("and-more", count=count), MOST_LISTED)
    await request.reply.send(messages.text(said))


async def info(request: Request, given: Given) -> None:
    """What is played here, by whom, with which options."""
    match = await request.access.match_here()
    players = await request.store.read(matches.players, match.id)
    lines = [f"### {name_of(match, request.lang)}", request.bot.say(f"status-{match.status}")]
    names = [(sign_of(player, match.game), written(introduced(player, request.lang))) for player in players]
    lines += [f"- {' '.join(filter(None, name))}" for name in names]
    lines += list(lobby_message.option_lines(match, request.lang))
    await request.reply.send(messages.text("\n".join(lines)))


CONTROLS: Mapping[str, Control] = {"new": new_pressed, "join": join, "leave": leave, "start": start, "rematch": rematch}
#: a new lobby is about no match yet
OPEN_TO_ALL = frozenset({"new"})
BY_BUTTON_TOO = ("join", "leave", "start", "rematch")
COMMANDS: Mapping[str, Command] = {
    "game new": new,
    **{f"game {verb}": by_control(verb, CONTROLS[verb], lobby=verb != "rematch") for verb in BY_BUTTON_TOO},
    "game list": list_,
    "game info": info,
}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game new, join, ..."""
    levels = choices({level: f"house-{level}" for level in LEVELS}, own_value)
    house = option("game-new", "house", INTEGER, min_value=0, max_value=most_seats() - 1)
    level = option("game-new", "level", STRING, choices=levels)
    yield "game", command("game-new", *table_options("game-new", house, level))
    for name in (*BY_BUTTON_TOO, "list", "info"):
        yield "game", command(f"game-{name}")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, open_to_all=OPEN_TO_ALL)
