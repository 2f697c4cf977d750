"""A place at the table, counted clockwise from 0. The engine knows no users."""

from collections.abc import Sequence
from functools import cache
from typing import NewType

Seat = NewType("Seat", int)


def clockwise(first: int, players: int) -> list[Seat]:
    """Every seat once, beginning with the first."""
    return [*circle(first, players)]


# rules go round the table again and again
@cache
def circle(first: int, players: int) -> tuple[Seat, ...]:
    """The same, made once: for whoever only goes through it."""
    return tuple(Seat((first + i) % players) for i in range(players))


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat, clockwise."""
    return Seat((seat + 1) % players)


def places(points: Sequence[int], won: Sequence[bool]) -> list[int]:
    """The place of each seat at the end: winners first, then by points; equals share a place."""
    keys = [(winner, 0 if winner else score) for score, winner in zip(points, won, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]
