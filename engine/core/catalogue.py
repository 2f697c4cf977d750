"""The games there are: a folder each, nothing to register."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

import engine.games
from engine.core.game import Game


@cache
def names() -> tuple[str, ...]:
    """Every game, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(engine.games.__path__) if module.ispkg))


@cache
def find(name: str) -> type[Game[Any, Any, Any]]:
    """The title page of a game; a KeyError if there is none of that name."""
    if name not in names():
        raise KeyError(name)
    package = import_module(f"engine.games.{name}")
    for module in pkgutil.iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
    [title] = [
        thing
        for thing in vars(package).values()
        if isinstance(thing, type) and issubclass(thing, Game) and thing.__module__ == package.__name__
    ]
    return title
