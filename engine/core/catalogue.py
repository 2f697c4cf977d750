"""The games there are: a kit each, in a folder of the project or in an installed package; nothing to register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine.games
from engine.core.discovery import BrokenKit, Discovery
from engine.core.game import Game
from engine.core.kit import Kit

#: the group of entry points by which an installed package names its kit
GROUP = "paravent.games"


def checked(name: str, value: Any) -> Kit:
    """The kit that was found under a name; a BrokenKit says what is wrong with it."""
    if not isinstance(value, Kit):
        raise BrokenKit(f"a game is a Kit, and what was found is of type {type(value).__name__}.")
    if value.game.name != name:
        raise BrokenKit(f"the title page calls the game {value.game.name!r}, but it was found under {name!r}.")
    return value


_GAMES = Discovery(GROUP, engine.games, "kit:KIT", checked)


def names() -> tuple[str, ...]:
    """Every game, in alphabetical order."""
    return _GAMES.names


def kit(name: str) -> Kit:
    """Everything there is of a game; a KeyError if there is none of that name."""
    return _GAMES.find(name)


def find(name: str) -> type[Game[Any, Any, Any]]:
    """The title page of a game; a KeyError if there is none of that name."""
    return _GAMES.find(name).game


def broken() -> Mapping[str, str]:
    """Installed games that are left out, with a sentence that says why."""
    return _GAMES.broken
