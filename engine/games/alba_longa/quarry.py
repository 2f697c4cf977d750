"""Phase 3 C, quarry: pairs of workers build monuments."""

from __future__ import annotations

from engine.core.step import Rule
from engine.games.alba_longa.city import sole_most
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import HousingImproved, MonumentsBuilt
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import City, Phase


def being_built(city: City, data: Components, more: int = 0) -> int:
    """Monuments the workers of a city build, with this many more of them: one for each pair while there is room."""
    return monuments_of(city.quarry.total + more, data.foundations - city.monuments, data.workers_per_monument)


def monuments_of(workers: int, room: int, pair: int) -> int:
    """One for each pair of workers while there is room; an odd one is wasted."""
    return min(workers // pair, room)


class Quarry(Rule, tag="Quarry"):
    """Each full pair builds one; an odd worker is wasted. Job Well Done: most workers move their housing disc."""

    def happen(self, g: AlbaLongaGame) -> None:
        g.table.phase = Phase.QUARRY
        for seat, city in g.table.cities_in_turn_order():
            if built := being_built(city, g.data):
                city.monuments += built
                g.announce(MonumentsBuilt(seat, built, city.monuments))
        if g.variant.job_well_done:
            most = sole_most({seat: city.quarry.total for seat, city in g.table.cities_in_turn_order()})
            if most is not None:
                g.table.cities[most].disc += 1
                g.announce(HousingImproved(most, g.table.cities[most].disc))
