"""A place at the table, counted clockwise from 0. The engine knows no users."""

from typing import NewType

Seat = NewType("Seat", int)


def clockwise(first: int, players: int) -> list[Seat]:
    """Every seat once, beginning with the first."""
    return [Seat((first + i) % players) for i in range(players)]


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat, clockwise."""
    return Seat((seat + 1) % players)
