"""Every command and control there is: those of the modules in bot/commands, and one command per action of each game."""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import bot.commands
from bot.command_payloads import MANAGE_GUILD, Payload, command, has_action, spelled
from bot.commands import playing
from bot.messages import control_ids
from bot.request import Command, Control, Given, Request, Suggest, Suggestions
from engine.core.illegal import Illegal

#: where the commands of a group make sense (0: in a server), and who may see them
GROUPS: Mapping[str, Payload] = {
    "mentor": {},
    "game": {"contexts": [0], "integration_types": [0]},
    "orders": {"contexts": [0, 1], "integration_types": [0]},
    "table": {"default_member_permissions": MANAGE_GUILD, "contexts": [0]},
    "vacation": {},
}


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every module with commands or controls."""
    return tuple(import_module(f"bot.commands.{found.name}") for found in pkgutil.iter_modules(bot.commands.__path__))


def _all(name: str) -> Iterator[Any]:
    for module in modules():
        yield from getattr(module, name, {}).items()


@cache
def _commands() -> Mapping[str, Command]:
    return dict(_all("COMMANDS"))


@cache
def controls() -> Mapping[str, Control]:
    """What every button and select does. The id says everything, so an old message works after a restart."""
    return dict(_all("CONTROLS"))


@cache
def on_panel() -> frozenset[str]:
    """Controls that change the panel they stand on, if the panel is the person's own."""
    return frozenset().union(*(getattr(module, "ON_PANEL", ()) for module in modules()))


@cache
def open_to_all() -> frozenset[str]:
    """Controls that show nothing of a match, or ask for a consent of their own."""
    return frozenset().union(*(getattr(module, "OPEN_TO_ALL", ()) for module in modules()))


class Meant(NamedTuple):
    """What a press or a command means."""

    work: Callable[[Request], Awaitable[None]]
    #: whether the answer takes the place of the panel it was pressed on, if that is the person's own
    on_panel: bool = False


async def _unknown(request: Request) -> None:
    await request.say("unknown-control")


#: what an earlier version had, or a forger made up
UNKNOWN = Meant(_unknown)


def pressed(raw: Mapping[str, Any]) -> Meant:
    """What a press of a button, or a choice from a list, means: its id says it."""
    ident, values = control_ids.read(raw.get("custom_id", "")), [str(value) for value in raw.get("values", ())]
    if ident and ident.verb == control_ids.MENU and values:
        ident, values = control_ids.read(values[0]), []
    control = controls().get(ident.verb) if ident else None
    if ident is None or control is None:
        return UNKNOWN

    async def work(request: Request) -> None:
        if ident.verb not in open_to_all():
            await request.check_sees(ident.match)
        await control(request, ident, values)

    return Meant(work, ident.verb in on_panel())


def commanded(raw: Mapping[str, Any]) -> Meant:
    """What a command means that somebody has sent."""
    name, given, _, _ = spelled(raw)
    act = find(name)
    return Meant(lambda request: act(request, given)) if act else UNKNOWN


class Typed(NamedTuple):
    """A command that somebody is typing."""

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
    if own := _commands().get(name):
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
    own: Mapping[str, Suggest] = dict(_all("SUGGESTIONS"))
    try:
        if suggest := own.get(name):
            return await suggest(request, given, focused, typed)
        game, action = _action(name)
        return await playing.suggest(request, game, action, given, focused, typed) if has_action(game, action) else []
    except Illegal:
        return []


def payloads() -> list[Payload]:
    """Everything that is registered with Discord: groups with their commands, and commands on their own."""
    single: list[Payload] = []
    groups: dict[str, list[Payload]] = {name: [] for name in GROUPS}
    for module in modules():
        for group, payload in getattr(module, "payloads", tuple)():
            (groups.setdefault(group, []) if group else single).append(payload)
    grouped = [
        {**command(name, *members, kind=None), **GROUPS.get(name, {"contexts": [0]})}
        for name, members in groups.items()
    ]
    return [*grouped, *single]
