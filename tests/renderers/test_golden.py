"""Every game's golden pictures look as they did when someone last looked at them.

After a wanted change: `python -m tests.renderers.test_golden comuni` draws those of a game anew; look at them before
you keep them.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.core import catalogue
from renderers import registry
from tests.renderers.goldens import WIDTH, compare, keep, room

GAMES = tuple(game for game in registry.games() if game not in catalogue.installed())


def kept(game: str) -> Any:
    """Which pictures of a game are kept, how wide, and how many bytes they may take."""
    return import_module(f"tests.renderers.{game}.kept")


def folder(game: str) -> Path:
    return Path(__file__).parent / game / "golden"


def width(game: str) -> int:
    return int(getattr(kept(game), "WIDTH", WIDTH))


@pytest.mark.parametrize("game", GAMES)
def test_pictures_look_as_they_did(game: str) -> None:
    compare(kept(game).pictures(), folder(game), width(game))


@pytest.mark.parametrize("game", GAMES)
def test_golden_pictures_take_little_room(game: str) -> None:
    assert room(folder(game)) < kept(game).MOST_BYTES


if __name__ == "__main__":
    for name in sys.argv[1:]:
        keep(kept(name).pictures(), folder(name), width(name))
