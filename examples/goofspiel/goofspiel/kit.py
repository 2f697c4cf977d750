"""Goofspiel as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.api import Action, Appearance, Foresight, Kit, Lexicon, Narration, Panel, Rulebook, Words, by_points
from goofspiel import Goofspiel, orders
from goofspiel.events import DiamondTurned
from goofspiel.pieces import View
from goofspiel.players import COUNSEL, REGULAR, ROOKIE
from goofspiel.rounds import BID, Bid, Bidding
from goofspiel.unseen import unseen


def bidding(view: View, words: Words, action: Action | None) -> str:
    """What is at stake, and what may still come."""
    table, left = view.table, view.table.rounds - view.table.round
    best = max(table.unturned, default=0)
    return words.say("hint-bidding", worth=sum(table.stake), left=left, best=best)


KIT = Kit(
    game=Goofspiel,
    # a round is one paragraph
    words=Lexicon.beside(__file__, narration=Narration(opens=frozenset({DiamondTurned}))),
    panel=Panel(
        # no card is a better answer than another; a bid can be changed until the last one is in
        actions={Bid: Appearance(aside=True, at_once=lambda action: True)},
        labels={(Bid, "card"): lambda rank, words, view: words.say("label-card", card=rank)},
        numbers={Bidding: bidding},
        # a button for each card of the hand: one press is a bid
        shortcuts={Bidding: lambda view: [BID[rank] for rank in view.hand.cards]},
        # the question says what the number is, and five fit in a row on a phone
        buttons={Bid: lambda action, words, view: str(action.card)},
    ),
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
    orders=(orders.LastCard, orders.LowestFor),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=Foresight(worth=by_points(20), playouts=60),
)
