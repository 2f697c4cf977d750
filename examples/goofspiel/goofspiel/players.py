"""House players, and the reasons they give as hints. They see a private view and nothing else."""

from __future__ import annotations

from bisect import bisect_left

from engine.core.api import Action, Advice, Counsel, Dice, Mind
from goofspiel.pieces import RANKS, View
from goofspiel.rounds import BID, Bidding


def rookie_bid(view: View, dice: Dice) -> Action:
    """A rookie plays its better cards first, whatever is at stake."""
    cards = view.hand.cards
    return BID[dice.choose("card", cards[len(cards) // 2 :])]


def fair_card(view: View) -> int:
    """The card that stands in the hand where the stake stands among the diamonds that may still come."""
    values, cards = sorted([*view.table.unturned, worth := sum(view.table.stake)]), view.hand.cards
    share = bisect_left(values, worth) / max(1, len(values) - 1)
    return cards[round(share * (len(cards) - 1))]


def chance(view: View, card: int) -> float:
    """How likely a card is the only highest, if the others play any card they have not yet played."""
    found = 1.0
    for seat in range(view.players):
        if seat != view.seat:
            left = set(RANKS) - set(view.table.played(seat))
            found *= sum(rank < card for rank in left) / len(left)
    return found


def advise_bid(view: View, dice: Dice) -> list[Advice]:
    """The lowest card that wins as often as the fair one; the next higher one; the lowest of all."""
    cards, worth, fair = view.hand.cards, sum(view.table.stake), fair_card(view)
    enough = next(card for card in cards if chance(view, card) >= chance(view, fair))
    why = "sure" if chance(view, enough) == 1 else "fair" if enough == fair else "enough"
    found = [Advice(BID[enough], why, {"card": enough, "worth": worth, "fair": fair})]
    higher = next((card for card in cards if card > fair), None)
    if higher is not None and why != "sure":
        found.append(Advice(BID[higher], "higher", {"card": higher, "fair": fair}))
    if cards[0] != enough:
        found.append(Advice(BID[cards[0]], "lowest", {"card": cards[0], "worth": worth}))
    return found


ROOKIE: Mind = {Bidding: rookie_bid}
#: a regular plays what it would advise
REGULAR: Mind = {Bidding: lambda view, dice: advise_bid(view, dice)[0].action}
COUNSEL: Counsel = {Bidding: advise_bid}
