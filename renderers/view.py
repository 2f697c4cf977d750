"""What pictures are made from: a view, as everyone or as one seat sees it, and what it holds besides its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from engine.core.view import PrivateView, PublicView

C = TypeVar("C")
#: of any game
View: TypeAlias = PublicView[Any] | PrivateView[Any, Any]


def data_as(kind: type[C]) -> Callable[[View], C]:
    """How a game's pictures come to the components of a view, which are of this kind."""
    return _as(kind, lambda view: view.data)


def variant_as(kind: type[C]) -> Callable[[View], C]:
    """How a game's pictures come to what the table agreed on, which is of this kind."""
    return _as(kind, lambda view: view.variant)


def _as(kind: type[C], part: Callable[[View], object]) -> Callable[[View], C]:
    def part_of(view: View) -> C:
        found = part(view)
        assert isinstance(found, kind)
        return found

    return part_of
