"""The match that a rulebook tells of: its positions, for the pictures in the chapters."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from engine.core import catalogue, record
from engine.core.seat import Seat
from engine.core.view import PrivateView, PublicView

View: TypeAlias = PublicView[Any] | PrivateView[Any, Any]


@cache
def _positions(game: str) -> tuple[tuple[str, ...], tuple[tuple[View, ...], ...]]:
    """The words of the seats; and after each action what everyone sees, then what each seat sees."""
    raw = catalogue.kit(game).rulebook.example()
    if raw is None:
        raise LookupError(f"the rulebook of {game} tells of no match")
    played = record.from_bytes(raw)
    positions: list[tuple[View, ...]] = []
    for state, _ in record.replay(played):
        seen = (state.view_of(Seat(seat)) for seat in range(state.players))
        positions.append((state.view(), *seen))
    return tuple(played.seats), tuple(positions)


def example_view(game: str, seat: str, after: int) -> tuple[View, int | None]:
    """What a seat sees after some actions, and its number; without a seat, what everyone sees."""
    seats, positions = _positions(game)
    if not seat:
        return positions[after][0], None
    number = seats.index(seat)
    return positions[after][1 + number], number
