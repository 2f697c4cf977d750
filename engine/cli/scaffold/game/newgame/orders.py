"""Standing orders: what a player has settled beforehand."""

from __future__ import annotations

from pydantic import Field

from engine.core.api import Action, Order
from newgame.actions import BID, KEEP
from newgame.pieces import PRIZES, View
from newgame.rounds import Bidding, Reward


class LowestFor(Order, tag="lowest-for"):
    """Play the lowest card for small prizes."""

    questions = (Bidding,)

    up_to: int = Field(1, ge=PRIZES[0], le=PRIZES[-1])

    def answer(self, view: View) -> Action | None:
        prize = view.table.prize
        return BID[view.hand.cards[0]] if prize is not None and prize <= self.up_to else None


class KeepPrizes(Order, tag="keep-prizes"):
    """Keep every prize."""

    questions = (Reward,)

    def answer(self, view: View) -> Action | None:
        return KEEP


#: what many a player arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (LowestFor(), KeepPrizes())
