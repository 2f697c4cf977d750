"""Alba Longa as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.kit import Kit, Lexicon, Rulebook
from engine.games.alba_longa import AlbaLonga, orders, wording
from engine.games.alba_longa.advice import COUNSEL
from engine.games.alba_longa.foresight import FORESIGHT
from engine.games.alba_longa.narration import NARRATION
from engine.games.alba_longa.panel import PANEL
from engine.games.alba_longa.regular import REGULAR
from engine.games.alba_longa.rookie import ROOKIE
from engine.games.alba_longa.unseen import unseen

KIT = Kit(
    game=AlbaLonga,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=NARRATION),
    panel=PANEL,
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
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
    foresight=FORESIGHT,
)
