"""The games there are: a kit each, in a folder of the project or in an installed package; nothing to register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine.games
from engine.core.discovery import Discovery
from engine.core.flaws import checked
from engine.core.game import Game
from engine.core.kit import Kit
from engine.core.problem import Problem

#: the group of entry points by which an installed package names its kit
GROUP = "paravent.games"

_GAMES = Discovery(GROUP, engine.games, "kit:KIT", checked)


def names() -> tuple[str, ...]:
    """Every game, in alphabetical order."""
    return _GAMES.names


def kit(name: str) -> Kit:
    """Everything there is of a game; UnknownGame if there is none of that name."""
    return _GAMES.find(name)


def find(name: str) -> type[Game[Any, Any, Any]]:
    """The title page of a game; UnknownGame if there is none of that name."""
    return _GAMES.find(name).game


def broken() -> Mapping[str, Problem]:
    """Installed games that are left out, and why."""
    return _GAMES.broken


def installed() -> tuple[str, ...]:
    """The games of installed packages."""
    return _GAMES.installed


def leave_out(name: str, why: Problem) -> None:
    """Do without an installed game that cannot be played here after all."""
    _GAMES.leave_out(name, why)
