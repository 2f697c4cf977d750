"""New Game as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.api import Action, Appearance, Foresight, Kit, Lexicon, Narration, Panel, Rulebook, Words, by_points
from newgame import NewGame, orders
from newgame.actions import Bid, Trade
from newgame.events import PrizeTurned
from newgame.pieces import View
from newgame.players import COUNSEL, REGULAR, ROOKIE
from newgame.rounds import Bidding
from newgame.unseen import unseen


def card(number: int, words: Words, view: View) -> str:
    """A card on a button."""
    return words.say("label-card", card=number)


def bidding(view: View, words: Words, action: Action | None) -> str:
    """The numbers that matter for a bid."""
    table = view.table
    best = table.to_come[-1] if table.to_come else 0
    return words.say("hint-bidding", prize=table.prize, count=len(table.to_come), best=best)


KIT = Kit(
    game=NewGame,
    # what happens in a round is told in one paragraph
    words=Lexicon.beside(__file__, narration=Narration(opens=frozenset({PrizeTurned}))),
    panel=Panel(
        # a trade is meant to draw: one press is enough, though it cannot be taken back
        actions={Trade: Appearance(at_once=lambda trade: True)},
        labels={(Bid, "card"): card},
        numbers={Bidding: bidding},
    ),
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
    orders=(orders.LowestFor, orders.KeepPrizes),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=Foresight(worth=by_points(20), playouts=60),
)
