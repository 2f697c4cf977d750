"""Phase 1, begin the season: each King may sell peasants as slaves, once."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.api import Action, Option, Rule, Seat, on, require
from engine.games.alba_longa.actions import Sell, sell
from engine.games.alba_longa.asked_kings import _AskedKings
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import City, Phase, View


def for_sale(city: City, data: Components) -> list[int]:
    """How many peasants a King can sell: one or three, and somebody must stay."""
    return [number for number in data.slaves if city.peasants - number >= data.least_peasants]


class SlaveMarket(Rule, tag="SlaveMarket"):
    """Everybody who could sell somebody and still have people is asked at once."""

    def happen(self, g: AlbaLongaGame) -> None:
        g.table.phase = Phase.SLAVES
        cities = g.table.cities
        g.do(SlaveSale(tuple(seat for seat in g.table.living() if for_sale(cities[seat], g.data))))


class SlaveSale(_AskedKings, tag="SlaveSale"):
    """One peasant for one silver, three for two, or nobody; one sale per season."""

    def options(self, view: View) -> list[Option]:
        numbers = for_sale(view.table.cities[view.seat], view.data)
        return [sell(peasants=number) for number in (0, *numbers)]

    def absent(self, view: View) -> Action:
        return sell(peasants=0)

    @on(Sell)
    def sell(self, g: AlbaLongaGame, seat: Seat, sale: Sell) -> None:
        require(sale.peasants == 0 or sale.peasants in g.data.slaves, "one-sale", peasants=sale.peasants)
        city = g.table.cities[seat]
        require(sale.peasants in (0, *for_sale(city, g.data)), "somebody-must-stay", have=city.peasants)

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Sell]) -> None:
        sold = False
        for seat, sale in answers.items():
            if sale.peasants:
                city = g.table.cities[seat]
                silver = g.data.slaves[sale.peasants]
                city.peasants -= sale.peasants
                city.housing -= sale.peasants
                city.silver += silver
                sold = True
                g.announce(SlavesSold(seat, sale.peasants, silver))
        if not sold:
            g.announce(NoSlavesSold())
