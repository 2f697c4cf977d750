"""The component file of a game: all printed numbers as data, checked against the arithmetic that the rulebook fixes.

A file says beside its numbers where they come from; whatever the parts below do not name is passed over. An owner may
hand in a corrected copy: whatever is wrong with it comes out in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from engine.core.malformed import MALFORMED, reason
from engine.core.value import Value

#: the form of a file, what is made of it, and a value in it
F = TypeVar("F")
C = TypeVar("C")
V = TypeVar("V")


class Part(Value):
    """A part of a component file, or of what is made of it."""


class Sourced(Part, Generic[V]):
    """A value beside its provenance."""

    value: V


class Listed(Part, Generic[V]):
    """Several of a kind beside their provenance."""

    list: tuple[V, ...]


class Impossible(ValueError):
    """Numbers with which the game cannot be played, a line for each reason."""


class ComponentFile(Generic[F, C]):
    """How the component file of a game is read: its form, what is made of it, and what cannot be."""

    def __init__(
        self,
        title: str,
        home: str,
        form: type[F],
        make: Callable[[F], C],
        violations: Callable[[F, C], Iterable[str]],
    ) -> None:
        self.title = title
        #: the bundled file, in the folder `data/` beside the module that reads it
        self.path = Path(home).parent / "data" / "components.json"
        # made at once: a form that several threads need for the first time is not safe to make then
        self._form = msgspec.json.Decoder(form)
        self._make = make
        self._violations = violations

    def read(self, raw: bytes) -> C:
        """The components of a file; a ValueError with a line for each violation."""
        try:
            file = self._form.decode(raw)
            components = self._make(file)
        except Impossible:
            raise
        except MALFORMED as error:
            raise ValueError(f"not a component file of {self.title}: {reason(error)}") from None
        if violations := list(self._violations(file, components)):
            raise Impossible("\n".join(violations))
        return components

    def printed(self) -> C:
        """The bundled components."""
        return self._printed

    @cached_property
    def _printed(self) -> C:
        return self.read(self.path.read_bytes())
