"""Alba Longa: dice at court, secret attacks, monuments and harvests in archaic Latium, for 2 to 5 Kings."""

from __future__ import annotations

from typing import Literal

from engine.core.api import Game, Seat, Variant, require
from engine.games.alba_longa import components, court, orders, refusals, scoring, setup
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import Box, Hand, Table

__all__ = ["AlbaLonga", "Options", "orders"]

#: Assisi stands on the back of Reate, which the fifth King needs
MOST_WITH_ASSISI = 4


class Options(Variant):
    """The three variants of the rulebook, and what happens to the last King alive."""

    job_well_done: bool = False
    spoils_of_war: bool = False
    #: auto: with two Kings, who need it
    assisi: Literal["auto", "with", "without"] = "auto"
    last_king: Literal["wins", "plays-on"] = "wins"

    def with_assisi(self, players: int) -> bool:
        """Whether Assisi is on the table."""
        return self.assisi == "with" or (self.assisi == "auto" and players == 2)

    def check(self, players: int) -> None:
        require(self.assisi != "with" or players <= MOST_WITH_ASSISI, "assisi-with-five", players=players)
        require(self.assisi != "without" or players > 2, "two-without-assisi")


class AlbaLonga(Game[Table, Hand, Box]):
    """Alba Longa (2011) by Graeme Jahns."""

    name = "alba_longa"
    seats = range(2, 6)
    minutes = (90, 120)
    weight = "heavy"
    # 2: there are ten captives, not more
    newest_rules = 2
    Variant = Options
    all_may_lose = True
    variant: Options
    data: Components
    component_file = components.FILE

    def seat_names(self) -> list[str]:
        return [city.town for city in self.table.cities]

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
