"""Component files in tests: the bundled one of a game with some values exchanged, and what is said of it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core import catalogue

#: a file for each game: what can be wrong with its components, how they are changed to that, and what is said then
VIOLATIONS = Path(__file__).parent / "violations"


def changed(
    game: str,
    values: Mapping[str, Any] | None = None,
    added: Mapping[str, Any] | None = None,
    removed: Iterable[str] = (),
) -> bytes:
    """The bundled file with other values at some places, with more in some lists, and with less.

    A place is named by the words and numbers that lead to it, or by the id of a thing in a list; `*` is all of a list.
    """
    file = json.loads(_bundled(game))
    for path, value in (values or {}).items():
        for piece, key in _places(file, path.split(".")):
            piece[key] = value
    for path, value in (added or {}).items():
        for piece, key in _places(file, path.split(".")):
            piece[key].append(value)
    for path in removed:
        for piece, key in _places(file, path.split(".")):
            del piece[key]
    return json.dumps(file).encode()


def said_of(game: str, raw: bytes) -> list[str]:
    """What an owner is told of a file that cannot be, line by line."""
    with pytest.raises(ValueError, match=r".") as caught:
        catalogue.find(game).components(raw)
    return str(caught.value).splitlines()


@cache
def violations(game: str) -> dict[str, dict[str, Any]]:
    """What can be wrong with the components of a game."""
    file = VIOLATIONS / f"{game}.toml"
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


@cache
def _bundled(game: str) -> bytes:
    found = catalogue.find(game).component_file
    assert found
    return found.path.read_bytes()


def _places(piece: Any, way: list[str]) -> Iterator[tuple[Any, Any]]:
    """Where a way leads: what holds the place, and the key or number of it there."""
    name, *further = way
    if isinstance(piece, dict):
        keys: list[Any] = [name]
    else:
        ids = [one.get("id") if isinstance(one, dict) else None for one in piece]
        keys = [at for at, known in enumerate(ids) if name in ("*", str(at), known)]
    assert keys, f"there is no {name}"
    for key in keys:
        yield from _places(piece[key], further) if further else [(piece, key)]
