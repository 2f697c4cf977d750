"""What a game's pictures read of a view besides its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from renderers.registry import View

C = TypeVar("C")


def data_as(kind: type[C]) -> Callable[[View], C]:
    """How a game's pictures come to the components of a view, which are of this kind."""

    def data_of(view: View) -> C:
        data: Any = view.data
        assert isinstance(data, kind)
        return data

    return data_of
