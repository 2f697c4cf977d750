"""Comuni as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.kit import Kit, Lexicon, Rulebook
from engine.games.comuni import Comuni, orders, wording
from engine.games.comuni.advice import COUNSEL
from engine.games.comuni.foresight import FORESIGHT
from engine.games.comuni.narration import NARRATION
from engine.games.comuni.panel import PANEL
from engine.games.comuni.regular import REGULAR
from engine.games.comuni.rookie import ROOKIE
from engine.games.comuni.unseen import unseen

KIT = Kit(
    game=Comuni,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=NARRATION),
    panel=PANEL,
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
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
    foresight=FORESIGHT,
)
