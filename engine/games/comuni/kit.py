"""Comuni as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.kit import Kit, Lexicon, Rulebook
from engine.games.comuni import Comuni, advice, foresight, narration, orders, panel, regular, rookie, wording
from engine.games.comuni.unseen import unseen

KIT = Kit(
    game=Comuni,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=narration.NARRATION),
    panel=panel.PANEL,
    house={"rookie": rookie.ROOKIE, "regular": regular.REGULAR},
    advice=advice.COUNSEL,
    orders=(
        orders.OnlyChoice,
        orders.WhenOutBid,
        orders.TakeCube,
        orders.FinishBuilding,
        orders.KeepCards,
        orders.MendWhenever,
        orders.HoldTheWalls,
    ),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=foresight.FORESIGHT,
)
