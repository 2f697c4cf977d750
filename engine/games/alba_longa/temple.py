"""Phase 3 D, temple: priests raise the worship level, which is kept from year to year."""

from __future__ import annotations

from engine.core.step import Rule
from engine.games.alba_longa.city import sole_most
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import PietyGiven, WorshipRisen
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import City, Phase, Season


def worship_to_be(city: City, data: Components, more: int = 0) -> int:
    """The level once the priests have prayed, with this many more of them; the track ends somewhere."""
    return min(data.worship_spaces, city.worship + city.temple.total + more)


class Temple(Rule, tag="Temple"):
    """One level per priest on the track. Job Well Done, harvest: the highest level earns the mark of piety."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = Phase.TEMPLE
        for seat, city in table.cities_in_turn_order():
            if priests := city.temple.total:
                city.worship = worship_to_be(city, g.data)
                g.announce(WorshipRisen(seat, priests, city.worship))
        if g.variant.job_well_done and table.season is Season.HARVEST:
            table.piety = sole_most({seat: city.worship for seat, city in table.cities_in_turn_order()})
            if table.piety is not None:
                g.announce(PietyGiven(table.piety))
