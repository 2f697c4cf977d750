"""Phase 1, begin the season: each King may sell peasants as slaves, once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Rule, on
from engine.games.alba_longa.actions import Sell, sell
from engine.games.alba_longa.asked_kings import _AskedKings
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.pieces import Phase, View

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga


class SlaveMarket(Rule, tag="SlaveMarket"):
    """Everybody who could sell somebody and still have people is asked at once."""

    def happen(self, g: AlbaLonga) -> None:
        g.table.phase = Phase.SLAVES
        least = min(g.data.slaves) + g.data.least_peasants
        kings = tuple(seat for seat in g.table.living() if g.table.cities[seat].peasants >= least)
        g.do(SlaveSale(kings))


class SlaveSale(_AskedKings, tag="SlaveSale"):
    """One peasant for one silver, three for two, or nobody; one sale per season."""

    def options(self, view: View) -> list[Option]:
        most = view.table.cities[view.seat].peasants - view.data.least_peasants
        return [sell(peasants=0), *(sell(peasants=number) for number in view.data.slaves if number <= most)]

    def absent(self, view: View) -> Action:
        return sell(peasants=0)

    @on(Sell)
    def sell(self, g: AlbaLonga, seat: Seat, sale: Sell) -> None:
        require(sale.peasants == 0 or sale.peasants in g.data.slaves, "one-sale", peasants=sale.peasants)
        have = g.table.cities[seat].peasants
        require(have - sale.peasants >= g.data.least_peasants, "somebody-must-stay", have=have)

    def reveal(self, g: AlbaLonga, answers: Mapping[Seat, Sell]) -> None:
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
