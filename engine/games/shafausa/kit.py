"""Shafausa as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.api import Kit, Lexicon, Rulebook, orders_of
from engine.games.shafausa import Shafausa, advice, foresight, narration, orders, panel, regular, setup, wording
from engine.games.shafausa.rookie import ROOKIE
from engine.games.shafausa.unseen import unseen

KIT = Kit(
    game=Shafausa,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, narration=narration.NARRATION),
    panel=panel.PANEL,
    house={"rookie": ROOKIE, "regular": regular.REGULAR},
    advice=advice.COUNSEL,
    orders=orders_of(orders),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=foresight.FORESIGHT,
    starts=setup.starts,
)
