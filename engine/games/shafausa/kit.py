"""Shafausa as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.kit import Kit, Lexicon, Rulebook
from engine.games.shafausa import Shafausa, orders, setup, wording
from engine.games.shafausa.advice import COUNSEL
from engine.games.shafausa.foresight import FORESIGHT
from engine.games.shafausa.narration import NARRATION
from engine.games.shafausa.panel import PANEL
from engine.games.shafausa.regular import REGULAR
from engine.games.shafausa.rookie import ROOKIE
from engine.games.shafausa.unseen import unseen

KIT = Kit(
    game=Shafausa,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, narration=NARRATION),
    panel=PANEL,
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
    orders=(
        orders.HiddenCards,
        orders.UseForcedLabour,
        orders.BidUpTo,
        orders.BuyNothing,
        orders.OnePurchase,
        orders.SellSurplus,
        orders.PayForReserve,
        orders.PassSpeculation,
    ),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=FORESIGHT,
    starts=setup.starts,
)
