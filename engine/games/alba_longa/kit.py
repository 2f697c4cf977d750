"""Alba Longa as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.api import Kit, Lexicon, Rulebook, orders_of
from engine.games.alba_longa import AlbaLonga, advice, foresight, narration, orders, panel, regular, rookie, wording
from engine.games.alba_longa.unseen import unseen

KIT = Kit(
    game=AlbaLonga,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=narration.NARRATION),
    panel=panel.PANEL,
    house={"rookie": rookie.ROOKIE, "regular": regular.REGULAR},
    advice=advice.COUNSEL,
    orders=orders_of(orders),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=foresight.FORESIGHT,
)
