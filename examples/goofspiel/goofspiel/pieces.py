"""Table, hands and box."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.api import Piece, Pile, PrivateView, Seat

RANKS = range(1, 14)
#: cards of a hand, and rounds, where not all thirteen are played
DEALT = 10
#: everyone has a suit; the diamonds are what is bid for
SUITS = ("spades", "hearts", "clubs", "stars", "moons", "suns")


class Trick(msgspec.Struct, frozen=True):
    """A round after its reveal: what was at stake, who played what, and who won it."""

    stake: tuple[int, ...]
    bids: tuple[int, ...]
    winner: Seat | None


class Table(Piece):
    """What everyone sees."""

    players: int
    rounds: int
    #: diamonds that nobody has seen yet, the smallest first
    unturned: list[int]
    #: diamonds that are bid for: the new one, and those carried over
    stake: list[int] = []
    discarded: list[int] = []
    tricks: list[Trick] = []
    over: bool = False

    @property
    def round(self) -> int:
        """The round that is on."""
        return min(len(self.tricks) + 1, self.rounds)

    @property
    def points(self) -> list[int]:
        """What the diamonds of each seat are worth."""
        return [sum(self.won(seat)) for seat in range(self.players)]

    @property
    def leaders(self) -> list[Seat]:
        """Those with most points."""
        points = self.points
        return [Seat(seat) for seat, own in enumerate(points) if own == max(points)]

    def won(self, seat: int) -> list[int]:
        """A seat's diamonds."""
        return [rank for trick in self.tricks if trick.winner == seat for rank in trick.stake]

    def played(self, seat: int) -> list[int]:
        """The cards a seat has played, the last one last."""
        return [trick.bids[seat] for trick in self.tricks]


class Hand(Piece):
    """What one seat sees: its cards, the lowest first."""

    cards: list[int]


class Box(Piece):
    """What nobody sees."""

    diamonds: Pile
    #: the cards of each suit that were not dealt
    aside: list[list[int]]


#: what a player sees
View: TypeAlias = PrivateView[Table, Hand]
