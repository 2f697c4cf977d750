"""What lies on the table, in a hand and in the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.core.api import Piece, Pile, PrivateView, Seat

CARDS = range(1, 61)
PRIZES = (1, 1, 2, 2, 3, 5, 8, 13)
#: as many cards as there are rounds
HAND = len(PRIZES)


class Table(Piece):
    """What everyone sees."""

    #: by seat: the prizes it has won
    won: list[list[int]]
    #: how many cards lie face down
    pile: int
    #: prizes that have not been turned up, the smallest first
    to_come: list[int]
    round: int = 0
    #: what the bids are for
    prize: int | None = None
    #: cards of the last reveal, by seat
    bids: list[int] = []
    #: who won it
    winner: Seat | None = None
    #: all cards that were played
    played: list[int] = []
    #: prizes that were put aside
    aside: list[int] = []
    is_over: bool = False

    @property
    def points(self) -> list[int]:
        """What each seat's prizes are worth."""
        return [sum(prizes) for prizes in self.won]


class Hand(Piece):
    """What one seat sees."""

    cards: list[int]


class Box(Piece):
    """What nobody sees."""

    pile: Pile
    prizes: Pile


#: what a player sees: the table and one's own hand
View: TypeAlias = PrivateView[Table, Hand]


def pile_of(numbers: Sequence[int]) -> Pile:
    """A face-down pile."""
    return Pile([str(number) for number in numbers])
