"""Refusals in tests: which one, and with which numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.core.illegal import Illegal
from engine.core.seat import Seat


class Refusal:
    """The refusal a `refused` block met; filled when the block ends."""

    illegal: Illegal


@contextmanager
def refused(key: str, /, **facts: Any) -> Iterator[Refusal]:
    """The block must be refused with this key, and with these facts among its own."""
    met = Refusal()
    with pytest.raises(Illegal) as caught:
        yield met
    met.illegal = caught.value
    assert met.illegal.key == key, f"refused with {met.illegal} instead of {key}"
    told = {name: met.illegal.facts.get(name, "not told") for name in facts}
    assert told == facts, f"{key} tells {told} instead of {facts}"


def refuses(game: Game[Any, Any, Any], seat: Seat, action: Action, key: str, /, **facts: Any) -> Illegal:
    """The game refuses an action with this key, and with these facts among its own, and it changes nothing."""
    before = game.save()
    with refused(key, **facts) as met:
        game.submit(seat, action)
    assert game.save() == before
    return met.illegal
