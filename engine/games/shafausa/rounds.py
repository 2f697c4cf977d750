"""A round of six or seven phases, and whether it was the last."""

from __future__ import annotations

from engine.core.api import Rule
from engine.games.shafausa.administration import Administration
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.auction import TurnOrder
from engine.games.shafausa.buying import Buying
from engine.games.shafausa.cards import FAMILY
from engine.games.shafausa.events import CitiesFilled, RoundBegan, RoundsOver, WarehousesFilled
from engine.games.shafausa.extraction import Extraction
from engine.games.shafausa.management import Manage
from engine.games.shafausa.pieces import Closing
from engine.games.shafausa.scoring import FinalScoring, cities_full, warehouses_full
from engine.games.shafausa.speculation import Exchange

#: the last round of a table that agreed on a limit
ROUND_LIMIT = 25


class Round(Rule, tag="Round"):
    """The phases in this order; FAMILY knows no speculation."""

    def happen(self, g: ShafausaGame) -> None:
        table = g.table
        table.round += 1
        sale, purchase = [quote.sale for quote in table.exchange], [quote.purchase for quote in table.exchange]
        table.history.append(Closing(table.round, tuple(sale), tuple(purchase)))
        g.announce(RoundBegan(table.round))
        g.do(*PHASES)


class EndCheck(Rule, tag="EndCheck"):
    """The game ends with full cities, with full warehouses (not in FAMILY), or with the agreed last round."""

    def happen(self, g: ShafausaGame) -> None:
        table, data, mode, over = g.table, g.data, g.variant.mode, False
        stored = mode is not FAMILY
        for seat in table.order:
            realm = table.realms[seat]
            if cities_full(realm, data, mode):
                over = True
                g.announce(CitiesFilled(seat))
            if stored and warehouses_full(realm, data):
                over = True
                g.announce(WarehousesFilled(seat))
        if not over and g.variant.round_limit and table.round >= ROUND_LIMIT:
            over = True
            g.announce(RoundsOver(table.round))
        g.do(FinalScoring() if over else Round())


#: what a round consists of, in this order
PHASES = Extraction(), TurnOrder(), Buying(), Manage(), Administration(), Exchange(), EndCheck()
