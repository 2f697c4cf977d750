"""Years and seasons: their phases in order, and the return of the peasants."""

from __future__ import annotations

from engine.core.step import Rule
from engine.games.alba_longa import blessings, court, farm, housing, king_of_kings, market, quarry, slaves, soldiers
from engine.games.alba_longa.city import go_home
from engine.games.alba_longa.events import SeasonBegan, YearBegan
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Phase, Season
from engine.games.alba_longa.temple import Temple
from engine.games.alba_longa.year_end import Feeding


class NewYear(Rule, tag="NewYear"):
    """A growing season, a harvest season, the end of the year."""

    year: int

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.year = self.year
        if table.following is not None:
            table.climate = table.following
        table.following = table.prayers = None
        g.announce(YearBegan(self.year, table.climate))
        g.do(NewSeason(Season.GROWING), NewSeason(Season.HARVEST), Feeding(), NextYear())


class NextYear(Rule, tag="NextYear"):
    """Nobody has met the challenge: another year."""

    def happen(self, g: AlbaLongaGame) -> None:
        g.do(NewYear(g.table.year + 1))


class NewSeason(Rule, tag="NewSeason"):
    """Five phases; the third one place after another."""

    season: Season

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.season = self.season
        table.price = g.data.price(1)
        table.stalls = [0] * len(table.stalls)
        table.battles, table.improved = [], []
        if self.season is Season.HARVEST:
            table.harvests = []
        for city in table.cities:
            city.out, city.abstains, city.wish = not city.alive, False, {}
        g.announce(SeasonBegan(self.season, table.king))
        g.do(
            slaves.SlaveMarket(),
            housing.FreeHousing(),
            court.Lap(1),
            soldiers.Soldiers(),
            market.Market(),
            quarry.Quarry(),
            Temple(),
            farm.Farm(),
            blessings.Blessings(),
            Return(),
        )


class Return(Rule, tag="Return"):
    """All peasants go home, captives leave; then the King of Kings gives the card away."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = Phase.RETURN
        for city in table.cities:
            go_home(city)
        last = table.season is Season.HARVEST and table.year == g.data.years
        if not last:
            king_of_kings.Succession(table.king).ask(g)
