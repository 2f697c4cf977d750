"""What people who manage a server allow there: channels for lobbies, games, and how many matches run at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from bot.command_parts.feature import Feature
from bot.command_payloads import BOOLEAN, CHANNEL, INTEGER, STRING, Payload, command, option
from bot.match import server_limits
from bot.messages.control_ids import ControlId, number
from bot.messages.message import Message, shortened
from bot.messages.parts import Button, Buttons, Choice, Part, Select, Style, Text
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, Scope, server_rules
from bot.store.server_rules import ServerRules
from bot.wording import refusal, title, titles
from engine.core import catalogue
from engine.core.illegal import Illegal, require

#: numbers of matches at once that the panel offers; others can be typed
OFFERED = (1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500)
MOST_MATCHES = 10_000
MOST_LISTED = 25
YES, NO, ALL = "yes", "no", "all"
#: only Discord's text channels
TEXT_CHANNEL = 0


class Allowed(NamedTuple):
    """What is allowed on a server, and how many matches run there."""

    rules: ServerRules
    running: int


def content(request: Request, allowed: Allowed, warning: str = "") -> Message:
    """The panel: what holds, and a list for each of it."""
    bot, rules = request.bot, allowed.rules
    lines = [
        f"### {bot.say('server-title')}",
        f"- {bot.say('server-channels', channels=_channels(request, rules), all='no' if rules.channels else 'yes')}",
        f"- {bot.say('server-games', games=_games(request, rules), all='no' if rules.games_off else 'yes')}",
        f"- {bot.say('server-matches', most=rules.most or 0, running=allowed.running)}",
        *([f"⚠️ {warning}"] if warning else []),
    ]
    parts: list[Part] = [Text("\n".join(lines))]
    if rooms := tuple(_room_choices(request, rules)):
        parts.append(Select(str(ControlId("server-channel", 0)), bot.say("server-choose-channel"), rooms))
    parts.append(
        Select(str(ControlId("server-game", 0)), bot.say("server-choose-game"), tuple(_game_choices(request, rules)))
    )
    parts.append(
        Select(str(ControlId("server-most", 0)), bot.say("server-choose-most"), tuple(_most_choices(request, rules)))
    )
    buttons = (
        Button(
            bot.say("button-all-channels"), str(ControlId("server-channel", 0, arg=ALL)), disabled=not rules.channels
        ),
        Button(bot.say("button-all-games"), str(ControlId("server-game", 0, arg=ALL)), disabled=not rules.games_off),
        Button(bot.say("button-refresh"), str(ControlId("server", 0)), Style.BACK, "🔄"),
    )
    return Message((*parts, Buttons(buttons)))


def _channels(request: Request, rules: ServerRules) -> str:
    return request.bot.listed([f"<#{channel}>" for channel in rules.channels])


def _games(request: Request, rules: ServerRules) -> str:
    return request.bot.listed([title(game, request.lang) for game in catalogue.names() if game not in rules.games_off])


def _room_choices(request: Request, rules: ServerRules) -> Iterator[Choice]:
    """The channels that can be put on the list or taken off it; those on it first."""
    rooms = sorted(request.access.rooms().items(), key=lambda room: room[0] not in rules.channels)
    for channel, name in rooms[:MOST_LISTED]:
        listed = channel in rules.channels
        how = "off" if listed else "too" if rules.channels else "only"
        yield Choice(
            shortened(f"#{name}", 100),
            f"{channel} {NO if listed else YES}",
            request.bot.say("server-channel-choice", attribute=how),
        )


def _game_choices(request: Request, rules: ServerRules) -> Iterator[Choice]:
    for game in catalogue.names()[:MOST_LISTED]:
        offered = game not in rules.games_off
        said = request.bot.say("server-game-choice", attribute="off" if offered else "on")
        yield Choice(shortened(title(game, request.lang), 100), f"{game} {NO if offered else YES}", said)


def _most_choices(request: Request, rules: ServerRules) -> Iterator[Choice]:
    yield Choice(request.bot.say("server-no-limit"), ALL, None, rules.most is None)
    for most in sorted({*OFFERED, *([rules.most] if rules.most else [])}):
        yield Choice(request.bot.say("server-at-most", most=most), str(most), None, most == rules.most)


def _allowed(db: Connection, guild: int) -> Allowed:
    return Allowed(server_rules.find(db, guild), server_rules.running(db, guild))


def _managed(request: Request) -> int:
    """The server that this person manages, or a refusal."""
    require(request.asker.is_admin and request.asker.guild is not None, "admins-only")
    return request.asker.guild or 0


async def show(request: Request, ident: ControlId, _: list[str], warning: str = "") -> None:
    """What holds now."""
    allowed = await request.store.read(_allowed, _managed(request))
    await request.reply.send(content(request, allowed, warning))


async def _change(request: Request, work: Callable[[Connection], ServerRules]) -> None:
    """Change something; what does not go is refused above the lists, which then show what holds."""
    warning = ""
    try:
        await request.store.change(Scope("server", _managed(request)), work)
    except Illegal as illegal:
        warning = refusal(illegal, None, request.lang)
    await show(request, ControlId("server", 0), [], warning)


async def _set_channel(request: Request, channel: int | None, *, allowed: bool) -> None:
    guild = _managed(request)
    require(channel is None or not allowed or channel in request.access.rooms(), "server-no-channel")
    await _change(request, partial(server_limits.allow_channel, guild=guild, channel=channel, allowed=allowed))


async def _set_game(request: Request, game: str | None, *, offered: bool) -> None:
    guild = _managed(request)
    require(game is None or game in catalogue.names(), "control-unknown")
    await _change(request, partial(server_limits.offer_game, guild=guild, game=game, offered=offered))


async def _set_most(request: Request, most: int | None) -> None:
    guild = _managed(request)
    require(most is None or 1 <= most <= MOST_MATCHES, "control-unknown")
    await _change(request, partial(server_limits.limit_matches, guild=guild, most=most))


async def choose_channel(request: Request, ident: ControlId, values: list[str]) -> None:
    """A channel of the list; or all are allowed again."""
    channel, _, allowed = values[0].partition(" ") if values else ("", "", "")
    await _set_channel(request, number(channel) if channel else None, allowed=allowed == YES)


async def choose_game(request: Request, ident: ControlId, values: list[str]) -> None:
    """A game of the list; or all are offered again."""
    game, _, offered = values[0].partition(" ") if values else ("", "", "")
    await _set_game(request, game or None, offered=offered == YES)


async def choose_most(request: Request, ident: ControlId, values: list[str]) -> None:
    """How many matches may run at once."""
    await _set_most(request, None if values[:1] in ([], [ALL]) else number(values[0]))


async def show_typed(request: Request, given: Given) -> None:
    """/table server."""
    await show(request, ControlId("server", 0), [])


async def channel_typed(request: Request, given: Given) -> None:
    """/table channel: one channel; without one, all."""
    channel = int(given["channel"]) if "channel" in given else None
    await _set_channel(request, channel, allowed=bool(given.get("allowed", True)))


async def game_typed(request: Request, given: Given) -> None:
    """/table game: one game; without one, all."""
    await _set_game(request, given.get("game"), offered=bool(given.get("offered", True)))


async def limit_typed(request: Request, given: Given) -> None:
    """/table limit: a number of matches; without one, no limit."""
    await _set_most(request, int(given["matches"]) if "matches" in given else None)


CONTROLS: Mapping[str, Control] = {
    "server": show,
    "server-channel": choose_channel,
    "server-game": choose_game,
    "server-most": choose_most,
}
#: they are about a server and not about a match; each asks whether the person manages it
OPEN_TO_ALL = ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {
    "table server": show_typed,
    "table channel": channel_typed,
    "table game": game_typed,
    "table limit": limit_typed,
}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/table server, channel, game, limit."""
    yield "table", command("table-server")
    channel = option("table-channel", "channel", CHANNEL, channel_types=[TEXT_CHANNEL])
    yield "table", command("table-channel", channel, option("table-channel", "allowed", BOOLEAN))
    games = [{"name": name, "value": game} for game, name in titles().items()]
    game = option("table-game", "game", STRING, choices=games)
    yield "table", command("table-game", game, option("table-game", "offered", BOOLEAN))
    yield (
        "table",
        command("table-limit", option("table-limit", "matches", INTEGER, min_value=1, max_value=MOST_MATCHES)),
    )


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
