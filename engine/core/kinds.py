"""The classes a game is made of: whatever its package defines, no list needed."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterable
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from engine.core.action import Action
from engine.core.event import Event, Told
from engine.core.orders import Order
from engine.core.problem import ToldError, problem
from engine.core.seat import Seat
from engine.core.step import Liberty, Step

K = TypeVar("K")


class Kinds:
    """The classes a game is made of: whatever its package defines, no list needed."""

    def __init__(self, game: type) -> None:
        self._home = game.__module__
        self.steps = self._found(Step)
        self.events = self._found(Event)
        _check_tags(self._home, "step", [(cls, cls.__struct_config__.tag) for cls in self.steps])
        _check_tags(self._home, "event", [(cls, cls.__struct_config__.tag) for cls in self.events])
        _check_tags(self._home, "action", [(cls, cls.__dict__.get("word")) for cls in self._found(Action)])
        _check_tags(self._home, "order", [(cls, cls.__dict__.get("word")) for cls in self._found(Order)])
        self.actions = {cls.word: cls for cls in self._found(Action)}
        self.orders = {cls.word: cls for cls in self._found(Order)}
        self.liberties = tuple(cls() for cls in self._found(Liberty))
        self.free = {action: liberty for liberty in self.liberties for action in liberty.handlers}

    def _found(self, base: type[K]) -> list[type[K]]:
        todo: list[type[K]] = list(base.__subclasses__())
        # a class that descends from the base in two ways is one class
        found = set()
        while todo:
            cls = todo.pop()
            todo.extend(cls.__subclasses__())
            if (
                cls.__module__ == self._home or cls.__module__.startswith(self._home + ".")
            ) and not cls.__name__.startswith("_"):
                found.add(cls)
        return sorted(found, key=lambda cls: (cls.__module__, _place(cls)))

    @cached_property
    def told(self) -> msgspec.json.Decoder[list[Told]]:
        """Reads events back."""
        fields = {"to": Seat | None, "event": union(self.events)}
        # not by defstruct, which cannot follow the metaclass of a Value
        kind = types.new_class("Told", (Told,), exec_body=lambda body: body.update(__annotations__=fields))
        return msgspec.json.Decoder(list[kind])  # type: ignore[valid-type]


def _place(cls: type) -> int:
    """Where a class stands in its module, which keeps its names in the order they were written; inner ones first."""
    places = enumerate(vars(sys.modules[cls.__module__]))
    return next((place for place, name in places if name == cls.__qualname__), -1)


class Untagged(ToldError, TypeError):
    """A class that is written down and has no tag of its own."""


class UnknownAction(ToldError, ValueError):
    """What was written down is no action of this game."""


def _check_tags(home: str, what: str, tagged: Iterable[tuple[type, object]]) -> None:
    """Whatever is written down has a tag of its own: class names may change, what was written may not."""
    known: dict[object, type] = {}
    for cls, tag in tagged:
        if not isinstance(tag, str):
            raise Untagged(problem("kit-no-tag", module=home, kind=what, name=cls.__name__))
        if tag in known:
            names = {"first": known[tag].__name__, "second": cls.__name__}
            raise Untagged(problem("kit-same-tag", module=home, kind=what, tag=str(tag), **names))
        known[tag] = cls


def union(kinds: Iterable[type]) -> Any:
    """One of these kinds."""
    union: Any = None
    for kind in kinds:
        union = kind if union is None else union | kind
    return union
