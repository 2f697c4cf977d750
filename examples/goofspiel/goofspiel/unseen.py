"""What a seat does not see: the cards of the others, those that were not dealt, the order of the diamonds."""

from __future__ import annotations

from engine.core.api import Dice, Lot, Pile, Unseen, without
from goofspiel.pieces import RANKS, Box, Hand, View


def unseen(view: View, dice: Dice) -> Unseen:
    """Everyone holds as many cards of their own suit as there are rounds to come; only the owner knows which."""
    table = view.table
    hands, aside = [], []
    for seat in range(view.players):
        seen = [*table.played(seat), *(view.hand.cards if seat == view.seat else ())]
        lot = Lot(dice, "suit", without(RANKS, seen))
        hands.append(Hand([] if seat == view.seat else sorted(lot.take(table.rounds - len(table.tricks)))))
        aside.append(lot.rest())
    return Unseen(hands, Box(Pile([str(rank) for rank in Lot(dice, "diamonds", table.unturned).rest()]), aside))
