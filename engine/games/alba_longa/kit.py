"""Alba Longa as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.kit import Kit, Lexicon, Rulebook
from engine.games.alba_longa import AlbaLonga, advice, foresight, narration, orders, panel, regular, rookie, wording
from engine.games.alba_longa.unseen import unseen

KIT = Kit(
    game=AlbaLonga,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=narration.NARRATION),
    panel=panel.PANEL,
    house={"rookie": rookie.ROOKIE, "regular": regular.REGULAR},
    advice=advice.COUNSEL,
    orders=(
        orders.NeverSell,
        orders.SendToWork,
        orders.CallCourt,
        orders.PassCall,
        orders.TakeDie,
        orders.DeclineDice,
        orders.KeepHeroes,
        orders.SabotagePlace,
        orders.AlwaysImprove,
        orders.SettleBlessings,
        orders.NameKing,
        orders.GrowMost,
    ),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=foresight.FORESIGHT,
)
