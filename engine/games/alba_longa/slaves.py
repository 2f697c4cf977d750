"""Phase 1, begin the season: each King may sell peasants as slaves, once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.api import Option, Rule, Seat, on, require
from engine.games.alba_longa.actions import Sell, sell
from engine.games.alba_longa.asked_kings import _AskedKings, spoken_ahead
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import City, Phase, View


def for_sale(city: City, data: Components) -> tuple[int, ...]:
    """How many peasants a King can sell: one or three, and someone must stay."""
    return numbers_for_sale(city.peasants, data.least_peasants, data.sales)


@cache
def numbers_for_sale(peasants: int, least: int, offers: tuple[int, ...]) -> tuple[int, ...]:
    """The offers that leave at least so many peasants."""
    return tuple(number for number in offers if number <= peasants - least)


@cache
def sales(numbers: tuple[int, ...]) -> tuple[Sell, ...]:
    """To sell nobody, or so many."""
    return tuple(sell(peasants=number) for number in (0, *numbers))


def is_asked(at: Latium, city: City) -> bool:
    """Whether a King is asked for a sale: without silver, unless he has said what he sells; first it was everyone."""
    return bool(for_sale(city, at.data)) and not (spoken_ahead(at) and (city.silver or city.sale))


class SlaveMarket(Rule, tag="SlaveMarket"):
    """Everyone who could sell someone and has no silver is asked at once; the others have said it ahead."""

    def happen(self, g: AlbaLongaGame) -> None:
        g.table.phase = Phase.SLAVES
        cities = g.table.cities
        g.do(SlaveSale(tuple(seat for seat in g.table.living() if is_asked(g, cities[seat]))))


class SlaveSale(_AskedKings, tag="SlaveSale"):
    """One peasant for one silver, three for two, or nobody; one sale per season."""

    def options(self, view: View) -> list[Option]:
        return [*sales(for_sale(view.table.cities[view.seat], view.data))]

    @on(Sell)
    def sell(self, g: AlbaLongaGame, seat: Seat, sale: Sell) -> None:
        require(sale.peasants == 0 or sale.peasants in g.data.slaves, "one-sale", peasants=sale.peasants)
        city = g.table.cities[seat]
        require(sale.peasants in (0, *for_sale(city, g.data)), "somebody-must-stay", have=city.peasants)

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Sell]) -> None:
        sold = False
        for seat in g.table.living():
            city = g.table.cities[seat]
            peasants = answers[seat].peasants if seat in answers else city.sale
            city.sale = 0
            # a King who announced a sale may have lost people since
            if peasants in for_sale(city, g.data):
                silver = g.data.slaves[peasants]
                city.peasants -= peasants
                city.housing -= peasants
                city.silver += silver
                sold = True
                g.announce(SlavesSold(seat, peasants, silver))
        if not sold and (answers or not spoken_ahead(g)):
            g.announce(NoSlavesSold())
