"""What a seat does not see: the cards of the others, the pile, the order of the prizes. Experts imagine it."""

from __future__ import annotations

from engine.core.api import Dice, Lot, Unseen, without
from newgame.pieces import CARDS, HAND, Box, Hand, View, pile_of
from newgame.rounds import Bidding


def unseen(view: View, dice: Dice) -> Unseen:
    """Every card that is neither played nor mine lies in a hand or in the pile; the same for prizes to come."""
    table = view.table
    others = [seat for seat in range(view.players) if seat != view.seat]
    cards = Lot(dice, "cards", without(CARDS, [*table.played, *view.hand.cards]))
    pile = cards.take(table.pile)
    # one card less for each round that was revealed; who holds those drawn since then, nobody keeps count of
    least = HAND - table.round + isinstance(view.step, Bidding)
    hands = [Hand([]) for _ in range(view.players)]
    for seat in others:
        hands[seat].cards += cards.take(least)
    for card in cards.rest():
        hands[dice.choose("drawn", others)].cards.append(card)
    for hand in hands:
        hand.cards.sort()
    return Unseen(hands, Box(pile_of(pile), pile_of(Lot(dice, "prizes", table.to_come).rest())))
