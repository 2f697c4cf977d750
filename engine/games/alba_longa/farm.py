"""Phase 3 E, harvest: the climate card is turned, prayers improve the harvest, farmers bring wheat."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.api import Action, Option, Rule, Seat, on, require
from engine.games.alba_longa.actions import IMPROVE, SPARE, Improve, Spare
from engine.games.alba_longa.asked_kings import _AskedKings
from engine.games.alba_longa.city import sole_most
from engine.games.alba_longa.events import BestFarmers, ClimateTurned, Harvested
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import City, Harvest, Phase, Season, Table, View, Year


def can_improve(table: Table, seat: Seat) -> bool:
    """Whether a King has the prayers that this year's card asks."""
    return table.prayers is not None and table.cities[seat].worship >= table.prayers


def crop(at: Latium, city: City, improved: bool = False, more: int = 0) -> int:
    """Wheat that the farmers of a city bring in this climate, with this many more of them; prayers help who stands."""
    grain = at.data.harvest[at.table.climate]
    each = grain.improved if improved else grain.farmer
    return each * (city.farmers + more) + grain.sabotaged * city.fields.lying


def farmer_lost(at: Latium, city: City) -> int:
    """Wheat that one sabotage of the farm costs: granary farmers go home, the others lie in their fields."""
    grain = at.data.harvest[at.table.climate]
    return grain.farmer if city.granary.total else grain.farmer - grain.sabotaged


def best_farmers(at: Latium) -> Seat | None:
    """Job Well Done: who alone has most standing farmers and brings more wheat."""
    if not at.variant.job_well_done:
        return None
    return sole_most({seat: at.table.cities[seat].farmers for seat in at.table.living()})


class Farm(Rule, tag="Farm"):
    """Turning the card shows the prayers on its back and uncovers the climate of next year."""

    def happen(self, g: AlbaLongaGame) -> None:
        table, cards = g.table, g.data.cards
        if table.season is not Season.HARVEST:
            return
        table.phase = Phase.FARM
        turned = cards[g.draw(g.box.climate)]
        below = g.box.climate.cards
        table.prayers = turned.back_prayers
        table.following = cards[below[-1]].front if below else None
        table.past.append(Year(turned.front, turned.back_prayers))
        g.announce(ClimateTurned(turned.front, turned.back_prayers, table.following))
        able = tuple(seat for seat in table.living() if can_improve(table, seat))
        g.do(Improving(able, turned.back_prayers))


class Improving(_AskedKings, tag="Improving"):
    """Kings with enough prayers may spend them so that every standing farmer brings one wheat more."""

    prayers: int

    def options(self, view: View) -> list[Option]:
        return [IMPROVE, SPARE]

    @on(Improve)
    def improve(self, g: AlbaLongaGame, seat: Seat, _: Improve) -> None:
        require(seat in self.kings, "few-prayers", cost=self.prayers, have=g.table.cities[seat].worship)

    @on(Spare)
    def spare(self, g: AlbaLongaGame, seat: Seat, _: Spare) -> None:
        """Nothing to check."""

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Action]) -> None:
        table = g.table
        table.improved = [seat for seat in table.turn_order() if type(answers.get(seat)) is Improve]
        table.harvests = []
        for seat in table.turn_order():
            city = table.cities[seat]
            improved = seat in table.improved
            if improved:
                city.worship -= self.prayers
            wheat = crop(g, city, improved)
            city.wheat += wheat
            table.harvests.append(Harvest(seat, city.farmers, city.fields.lying, improved, wheat))
            g.announce(Harvested(seat, city.farmers, city.fields.lying, improved, wheat))
        if (most := best_farmers(g)) is not None:
            table.cities[most].wheat += g.data.farmer_bonus
            g.announce(BestFarmers(most, g.data.farmer_bonus))
