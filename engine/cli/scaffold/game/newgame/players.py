"""House players, and what they would tell someone who asks for a hint. They see a private view and nothing else."""

from __future__ import annotations

from bisect import bisect_left

from engine.core.api import Action, Advice, Counsel, Dice, Mind
from newgame.actions import BID, KEEP, TRADE
from newgame.pieces import View
from newgame.rounds import Bidding, Reward, can_trade

#: what a card from the pile is worth to a regular, in points
WORTH_A_CARD = 1.5


def save_the_best(view: View, dice: Dice) -> Action:
    """A rookie plays low cards first."""
    return BID[view.hand.cards[0]]


def keep_it(view: View, dice: Dice) -> Action:
    """A rookie keeps whatever it gets."""
    return KEEP


def matching(view: View) -> int:
    """The card that stands in the hand where the prize stands among those left: best cards for best prizes."""
    prize, cards = view.table.prize, view.hand.cards
    assert prize is not None
    return cards[min(bisect_left(view.table.to_come, prize), len(cards) - 1)]


def advise_bidding(view: View, dice: Dice) -> list[Advice]:
    """A card as good as the prize; or the lowest, to save the others."""
    card, lowest = matching(view), view.hand.cards[0]
    return [
        Advice(BID[card], "matching", {"card": card, "prize": view.table.prize}),
        Advice(BID[lowest], "saving", {"card": lowest}),
    ]


def advise_reward(view: View, dice: Dice) -> list[Advice]:
    """Points, unless a card is worth more."""
    prize = view.table.prize
    assert prize is not None
    keep = Advice(KEEP, "points", {"prize": prize})
    if not can_trade(view.table, view.variant.trade):
        return [keep]
    trade = Advice(TRADE, "card", {"prize": prize})
    return [keep, trade] if prize > WORTH_A_CARD else [trade, keep]


ROOKIE: Mind = {Bidding: save_the_best, Reward: keep_it}
#: what an experienced player would say, the best move first
COUNSEL: Counsel = {Bidding: advise_bidding, Reward: advise_reward}
#: and what it does itself
REGULAR: Mind = {
    Bidding: lambda view, dice: advise_bidding(view, dice)[0].action,
    Reward: lambda view, dice: advise_reward(view, dice)[0].action,
}
