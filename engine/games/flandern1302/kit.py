"""Flandern 1302 as a kit: all its parts on one page."""

from __future__ import annotations

from engine.core.api import Foresight, Kit, Lexicon, Rulebook, by_points
from engine.games.flandern1302 import Flandern1302, orders, wording
from engine.games.flandern1302.advice import COUNSEL
from engine.games.flandern1302.narration import NARRATION
from engine.games.flandern1302.panel import PANEL
from engine.games.flandern1302.regular import REGULAR
from engine.games.flandern1302.rookie import ROOKIE
from engine.games.flandern1302.unseen import unseen

KIT = Kit(
    game=Flandern1302,
    words=Lexicon.beside(__file__, phrases=wording.PHRASES, signs=wording.SIGNS, narration=NARRATION),
    panel=PANEL,
    house={"rookie": ROOKIE, "regular": REGULAR},
    advice=COUNSEL,
    orders=(
        orders.OnlyChoice,
        orders.FavouriteGuild,
        orders.PlayCard,
        orders.TakeCardsBack,
        orders.InfluenceFirst,
        orders.FinishSites,
    ),
    plausible=orders.PLAUSIBLE,
    rulebook=Rulebook.beside(__file__),
    unseen=unseen,
    foresight=Foresight(worth=by_points(30), playouts=40),
)
