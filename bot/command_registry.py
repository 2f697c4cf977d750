"""Every command and control there is: those of the modules in bot/commands, and one command per action of each game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.command_parts.feature import Feature
from bot.command_payloads import MANAGE_GUILD, Payload, command, has_action, spelled
from bot.commands import (
    absence,
    admin,
    confirm,
    films,
    first_match,
    front_door,
    guides,
    hints,
    history,
    incidents,
    lobbies,
    lobby_options,
    mentors,
    orders,
    personal_settings,
    players_wanted,
    playing,
    privacy,
    replays,
    reviews,
    rules,
    scores,
    seats,
    server_settings,
    statistics,
    tournaments,
    undo,
    votes,
    waiting,
)
from bot.messages import control_ids
from bot.requests import Command, Given, Request, Suggestions
from engine.core import catalogue
from engine.core.illegal import Illegal

#: where the commands of a group make sense (0: in a server), and who may see them
GROUPS: Mapping[str, Payload] = {
    "mentor": {},
    "game": {"contexts": [0], "integration_types": [0]},
    "orders": {"contexts": [0, 1], "integration_types": [0]},
    "table": {"default_member_permissions": MANAGE_GUILD, "contexts": [0]},
    "vacation": {},
}


#: every module of bot/commands, in the order in which its commands are listed: what everyone needs comes first
FEATURES: tuple[Feature, ...] = (
    front_door.FEATURE,
    waiting.FEATURE,
    personal_settings.FEATURE,
    rules.FEATURE,
    statistics.FEATURE,
    absence.FEATURE,
    admin.FEATURE,
    confirm.FEATURE,
    films.FEATURE,
    first_match.FEATURE,
    guides.FEATURE,
    hints.FEATURE,
    history.FEATURE,
    incidents.FEATURE,
    lobbies.FEATURE,
    lobby_options.FEATURE,
    mentors.FEATURE,
    orders.FEATURE,
    players_wanted.FEATURE,
    playing.FEATURE,
    privacy.FEATURE,
    replays.FEATURE,
    reviews.FEATURE,
    scores.FEATURE,
    seats.FEATURE,
    server_settings.FEATURE,
    tournaments.FEATURE,
    undo.FEATURE,
    votes.FEATURE,
)

T = TypeVar("T")


def _together(parts: Iterable[Mapping[str, T]]) -> Mapping[str, T]:
    """What all features have, each name once."""
    found: dict[str, T] = {}
    for part in parts:
        if twice := sorted(found.keys() & part.keys()):
            raise ValueError(f"more than one feature has {', '.join(twice)}")
        found |= part
    return found


_COMMANDS = _together(feature.commands for feature in FEATURES)
_SUGGESTIONS = _together(feature.suggestions for feature in FEATURES)
#: what every button and select does; the id says everything, so an old message works after a restart
CONTROLS = _together(feature.controls for feature in FEATURES)
_ON_PANEL = frozenset[str]().union(*(feature.on_panel for feature in FEATURES))
_OPEN_TO_ALL = frozenset[str]().union(*(feature.open_to_all for feature in FEATURES))


def own_names() -> frozenset[str]:
    """What the bot's own commands and groups are called."""
    return frozenset(name.split()[0] for name in _COMMANDS)


class Meant(NamedTuple):
    """What a press or a command means."""

    work: Callable[[Request], Awaitable[None]]
    #: whether the answer takes the place of the panel it was pressed on, if that is the person's own
    on_panel: bool = False
    #: the match it is about, where that has to be known before anything is done
    match: int | None = None
    #: whether it learns by itself how the person wants to be answered
    introduces: bool = False


async def _unknown(request: Request) -> None:
    await request.reply.say("unknown-control")


#: what an earlier version had, or a forger made up
UNKNOWN = Meant(_unknown)


def pressed(raw: Mapping[str, Any]) -> Meant:
    """What a press of a button, or a choice from a list, means: its id says it."""
    ident, values = control_ids.read(raw.get("custom_id", "")), [str(value) for value in raw.get("values", ())]
    if ident and ident.verb == control_ids.MENU and values:
        ident, values = control_ids.read(values[0]), []
    control = CONTROLS.get(ident.verb) if ident else None
    if ident is None or control is None:
        return UNKNOWN

    async def work(request: Request) -> None:
        if ident.verb not in _OPEN_TO_ALL:
            await request.access.check_sees(ident.match)
        await control(request, ident, values)

    match = ident.match if ident.verb not in _OPEN_TO_ALL else None
    return Meant(work, ident.verb in _ON_PANEL, match)


def commanded(raw: Mapping[str, Any]) -> Meant:
    """What a command means that someone has sent."""
    name, given, _, _ = spelled(raw)
    act = find(name)
    introduces = name not in _COMMANDS
    return Meant(lambda request: act(request, given), introduces=introduces) if act else UNKNOWN


class Typed(NamedTuple):
    """A command that someone is typing."""

    name: str
    #: whether a text is being typed, and not a number
    is_text: bool
    suggestions: Callable[[Request], Awaitable[Suggestions]]


def typed(raw: Mapping[str, Any]) -> Typed:
    """What is being typed, and what can be offered for it."""
    name, given, focused, is_text = spelled(raw)
    return Typed(name, is_text, partial(suggestions, name=name, given=given, focused=focused))


def find(name: str) -> Command | None:
    """What a slash command does, None if there is none of that name."""
    if own := _COMMANDS.get(name):
        return own
    game, action = _action(name)
    return partial(_act, game=game, name=action) if has_action(game, action) else None


def _action(name: str) -> tuple[str, str]:
    group, _, action = name.partition(" ")
    return group.replace("-", "_"), action


async def _act(request: Request, given: Given, game: str, name: str) -> None:
    await playing.act(request, game, name, given)


async def suggestions(request: Request, name: str, given: Given, focused: str) -> Suggestions:
    """What autocomplete offers: only what the person may see and do."""
    typed = str(given.get(focused, "")).casefold()
    try:
        if suggest := _SUGGESTIONS.get(name):
            return await suggest(request, given, focused, typed)
        game, action = _action(name)
        return await playing.suggest(request, game, action, given, focused, typed) if has_action(game, action) else []
    except Illegal:
        return []


def payloads() -> list[Payload]:
    """Everything that is registered with Discord: commands on their own, then groups with their commands."""
    single: list[Payload] = []
    groups: dict[str, list[Payload]] = {name: [] for name in GROUPS}
    for feature in FEATURES:
        for group, payload in feature.payloads():
            (groups.setdefault(group, []) if group else single).append(payload)
    grouped = [
        {**command(name, *members, kind=None), **GROUPS.get(name, {"contexts": [0]})}
        for name, members in groups.items()
    ]
    # the games' own come last: who types / sees first what everyone can use
    return sorted([*single, *grouped], key=lambda payload: payload["name"].replace("-", "_") in catalogue.names())
