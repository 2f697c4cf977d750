"""Several seats at once, or in turn order as soon as one of them wishes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.event import Event
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision


class TurnOrderCall(Action):
    """Call for turn order: from now on one after the other."""


class TurnOrderCalled(Event):
    """A seat wishes it: from now on one after the other, in turn order."""

    seat: Seat


class UntilCalled(Decision):
    """Asks several seats at once; once turn order is called, one after the other.

    A player who is asked may call, and is never asked whether to: the call is one more thing the question takes.
    """

    def called(self, table: Any) -> bool:
        """Whether turn order has been called."""
        raise NotImplementedError

    def waiting(self, table: Any) -> Sequence[Seat]:
        """Who has not finished, in turn order."""
        raise NotImplementedError

    def take_turns(self, g: Any) -> None:
        """What becomes of those who have answered already; the others follow one by one."""
        raise NotImplementedError

    def seats(self, table: Any) -> tuple[Seat, ...]:
        waiting = tuple(self.waiting(table))
        return waiting[:1] if self.called(table) else waiting

    def call(self, g: Any, called: TurnOrderCalled) -> None:
        """Carry a call out; there is one for each question."""
        require(not self.called(g.table), "order-called")
        g.announce(called)
        self.take_turns(g)
