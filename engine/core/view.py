"""What a spectator or one seat may see, as an immutable copy. Every output of the house is made from one of these."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from engine.core.action import Action, Option
from engine.core.seat import Seat
from engine.core.step import Decision, Liberties, Step

T = TypeVar("T")
H = TypeVar("H")


class _Seen(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """What a spectator and a seat both see."""

    game: str
    players: int
    variant: Any
    data: Any
    #: number of the question now put
    question: int
    #: the question itself; None when the game is over
    step: Decision | None
    #: seats still awaited
    asked: tuple[Seat, ...]
    table: T


class PublicView(_Seen[T], frozen=True):
    """What everyone sees. There is no field for a hand."""

    #: the version of the rules the game is played by
    rules: int = 1


class PrivateView(_Seen[T], Generic[T, H], frozen=True):
    """What one seat sees: the table and its own hand. Not a public view, not even by type."""

    seat: Seat
    hand: H
    #: the seat's own sealed answer to this question, which it may still change
    answer: Action | None
    liberties: Liberties
    #: the version of the rules the game is played by
    rules: int = 1
    #: what is still to come, the question itself last: steps hold public values only
    agenda: tuple[Step, ...] = ()

    def options(self) -> list[Option]:
        """Everything the rules would accept from this seat now, simplest first."""
        step = self.step
        if step is None:
            return []
        if self.seat in self.asked or self.answer is not None:
            found, liberties = step.options(self), self.liberties.beside[type(step)]
        else:
            found, liberties = [], self.liberties.anytime
        for liberty in liberties:
            found += liberty.options(self)
        return found
