"""Standing orders: what a player has settled beforehand."""

from __future__ import annotations

from pydantic import Field

from engine.core.api import Action, Forced, Order
from goofspiel.pieces import RANKS, View
from goofspiel.rounds import BID, Bidding


class LastCard(Forced, tag="last-card", questions=(Bidding,)):
    """Play the last card without being asked."""


class LowestFor(Order, tag="lowest-for", questions=(Bidding,)):
    """Play the lowest card while little is at stake."""

    worth: int = Field(2, ge=RANKS[0], le=RANKS[-1])

    def answer(self, view: View) -> Action | None:
        return BID[view.hand.cards[0]] if sum(view.table.stake) <= self.worth else None


#: what many a player arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (LastCard(), LowestFor())
