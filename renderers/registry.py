"""Which games have pictures: in a folder here, or in an installed package; nothing to register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import renderers
from engine.core.discovery import BrokenKit, Discovery
from engine.core.problem import Problem, problem_in
from renderers.game_pictures import WORDS, GamePictures, faults

#: the group of entry points by which an installed package names the pictures of its game
GROUP = "paravent.pictures"


def checked(name: str, value: object) -> GamePictures[Any, Any]:
    """The pictures that were found under a game's name; a BrokenKit says what is wrong with them."""
    if not isinstance(value, GamePictures):
        raise BrokenKit(problem_in(WORDS, "pictures-none", kind=type(value).__name__))
    if wrong := next(faults(value), None):
        raise BrokenKit(problem_in(WORDS, "pictures-unusable", game=name, why=wrong))
    return value


_PICTURES = Discovery(GROUP, renderers, "pictures:PICTURES", checked)


def games() -> tuple[str, ...]:
    """Every game that has pictures, in alphabetical order."""
    return _PICTURES.names


def find(game: str) -> GamePictures[Any, Any]:
    """The pictures of a game; a KeyError if there are none."""
    return _PICTURES.find(game)


def known(game: str) -> GamePictures[Any, Any] | None:
    """The pictures of a game; None if there are none."""
    return find(game) if game in games() else None


def broken() -> Mapping[str, Problem]:
    """Pictures of installed packages that are left out, and why."""
    return _PICTURES.broken
