"""Years and seasons: their phases in order, the return of the peasants, the next King of Kings."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat, clockwise
from engine.core.step import Decision, Rule, on
from engine.core.view import PrivateView
from engine.games.alba_longa.actions import Appoint, appoint
from engine.games.alba_longa.blessings import Blessings
from engine.games.alba_longa.city import go_home
from engine.games.alba_longa.court import Lap
from engine.games.alba_longa.events import KingNamed, SeasonBegan, YearBegan
from engine.games.alba_longa.farm import Farm
from engine.games.alba_longa.housing import FreeHousing
from engine.games.alba_longa.market import Market
from engine.games.alba_longa.pieces import Hand, Phase, Season, Table
from engine.games.alba_longa.quarry import Quarry
from engine.games.alba_longa.slaves import SlaveMarket
from engine.games.alba_longa.soldiers import Soldiers
from engine.games.alba_longa.temple import Temple

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga

View: TypeAlias = PrivateView[Table, Hand]


class NewYear(Rule):
    """A growing season, a harvest season, the end of the year."""

    year: int

    def happen(self, g: AlbaLonga) -> None:
        # the end of a year begins the next one, so the two chapters need each other
        from engine.games.alba_longa.year_end import Feeding

        table = g.table
        table.year = self.year
        if table.following is not None:
            table.climate = table.following
        table.following = table.prayers = None
        g.announce(YearBegan(self.year, table.climate))
        g.do(NewSeason(Season.GROWING), NewSeason(Season.HARVEST), Feeding())


class NewSeason(Rule):
    """Five phases; the third one place after another."""

    season: Season

    def happen(self, g: AlbaLonga) -> None:
        table = g.table
        table.season = self.season
        table.price = g.data.price(1)
        table.stalls = [0] * len(table.stalls)
        table.battles, table.improved = [], []
        if self.season is Season.HARVEST:
            table.harvests = []
        for city in table.cities:
            city.out, city.abstains = not city.alive, False
        g.announce(SeasonBegan(self.season, table.king))
        g.do(
            SlaveMarket(),
            FreeHousing(),
            Lap(1),
            Soldiers(),
            Market(),
            Quarry(),
            Temple(),
            Farm(),
            Blessings(),
            Return(),
        )


class Return(Rule):
    """All peasants go home, captives leave; then the King of Kings gives the card away."""

    def happen(self, g: AlbaLonga) -> None:
        table = g.table
        table.phase = Phase.RETURN
        for city in table.cities:
            go_home(city)
        last = table.season is Season.HARVEST and table.year == g.data.years
        if not last:
            pass_card(g)


def pass_card(g: AlbaLonga) -> None:
    """The holder names another living King; with only one left there is nothing to ask."""
    table = g.table
    others = [seat for seat in table.living() if seat != table.king]
    if len(others) == 1:
        Succession(table.king).appoint(g, table.king, appoint(city=table.cities[others[0]].town))
    elif others:
        g.do(Succession(table.king))


class Succession(Decision):
    """The King of Kings card goes to any other living King, also when its holder has just been forgotten."""

    seat: Seat

    def heirs(self, table: Table) -> list[Seat]:
        """Other living Kings, clockwise."""
        return [seat for seat in clockwise(self.seat, len(table.cities))[1:] if table.cities[seat].alive]

    def options(self, view: View) -> list[Option]:
        return [appoint(city=view.table.cities[seat].town) for seat in self.heirs(view.table)]

    @on(Appoint)
    def appoint(self, g: AlbaLonga, seat: Seat, named: Appoint) -> None:
        towns = [g.table.cities[heir].town for heir in self.heirs(g.table)]
        require(named.city != g.table.cities[seat].town, "another-king", towns=tuple(towns))
        crown(g, seat, named, tuple(towns))


class FirstKing(Decision):
    """One King, drawn by lot, names the first King of Kings; he may name himself."""

    seat: Seat

    def options(self, view: View) -> list[Option]:
        cities = view.table.cities
        return [appoint(city=cities[seat].town) for seat in clockwise(self.seat, len(cities))]

    def absent(self, view: View) -> Action:
        return appoint(city=view.table.cities[view.seat].town)

    @on(Appoint)
    def appoint(self, g: AlbaLonga, seat: Seat, named: Appoint) -> None:
        crown(g, seat, named, tuple(city.town for city in g.table.cities))


def crown(g: AlbaLonga, seat: Seat, named: Appoint, towns: tuple[object, ...]) -> None:
    """Hand the card over."""
    require(named.city in towns, "no-such-king", town=named.city, towns=towns)
    king = g.table.seat_of(named.city)
    assert king is not None
    g.table.king = king
    g.announce(KingNamed(seat, king))
