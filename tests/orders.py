"""Standing orders in tests: what one says to the question now put, and why one ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.core.orders import Disarm, Order, decide
from engine.core.seat import Seat


def answer(game: Game[Any, Any, Any], order: Order, seat: Seat | None = None) -> Action | None:
    """The order's answer for a seat, the first one asked unless another is named; None: the person is asked."""
    # positions are arranged behind the game's back
    game._frozen = None
    found = decide([order], game.view_of(game.asked[0] if seat is None else seat))
    return found[1] if found else None


@contextmanager
def disarmed(key: str, /, **facts: Any) -> Iterator[None]:
    """The block must end an order for this reason, with these facts."""
    with pytest.raises(Disarm) as caught:
        yield
    assert (caught.value.key, caught.value.facts) == (key, facts)
