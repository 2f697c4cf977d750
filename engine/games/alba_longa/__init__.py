"""Alba Longa: dice at court, secret attacks, monuments and harvests in archaic Latium, for 2 to 5 Kings."""

from __future__ import annotations

from typing import Any

from engine.core.seat import Seat
from engine.games.alba_longa import ahead, components, court, orders, refusals, scoring, setup
from engine.games.alba_longa.options import AlbaLongaGame, Options
from engine.games.alba_longa.shapes import UPGRADES

__all__ = ["AlbaLonga", "Options", "ahead", "orders"]


class AlbaLonga(AlbaLongaGame):
    """Alba Longa (2011) by Graeme Jahns."""

    name = "alba_longa"
    seats = range(2, 6)
    minutes = (90, 120)
    weight = "heavy"
    # 2: there are ten captives, not more; 3: sales, free calls and unwanted dice are no questions
    newest_rules = 3
    shape = 2
    upgrades = UPGRADES
    Variant = Options
    all_may_lose = True
    component_file = components.FILE

    def seat_names(self) -> list[str]:
        return [city.town for city in self.table.cities]

    @classmethod
    def seats_alike(cls, variant: Any) -> bool:
        """Who begins is drawn by itself."""
        return True

    lay_out = setup.lay_out
    census = setup.census
    following = court.following
    turn_away = refusals.turn_away

    @property
    def round(self) -> int:
        """People speak of years; the first King of Kings is named in the first."""
        return max(1, self.table.year)

    def standing(self) -> list[int] | None:
        return [sheet.points for sheet in self.table.sheets] or None

    def tally(self) -> list[int]:
        return [scoring.points(city, self.data) for city in self.table.cities]

    def winners(self) -> list[Seat]:
        return list(self.table.winners)
