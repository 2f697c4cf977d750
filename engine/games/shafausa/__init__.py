"""Shafausa: mines, a stock exchange and eight peoples of Helvetia, for 2 to 6 players."""

from __future__ import annotations

from typing import Any

from engine.core.seat import Seat
from engine.games.shafausa import components, orders, powers, scoring, setup, trade
from engine.games.shafausa.agreement import Agreement, ShafausaGame
from engine.games.shafausa.pieces import Phase

__all__ = ["Agreement", "Shafausa", "orders", "powers", "trade"]


class Shafausa(ShafausaGame):
    """Shafausa (2012) by Christophe Borgeat."""

    name = "shafausa"
    seats = range(2, 7)
    minutes = (75, 120)
    weight = "heavy"
    # 2: after a short future the bag fills both ladders; 3: what one player buys is one question; 4: fairer boards;
    # 5: boards that are fair among experts
    newest_rules = 5
    Variant = Agreement
    component_file = components.FILE

    def seat_names(self) -> list[str]:
        if self.variant.peoples == "chosen":
            return super().seat_names()
        return [str(realm.people) for realm in self.table.realms]

    def colours(self) -> list[str]:
        """A people, as soon as it is chosen."""
        asked = self.asked if self.table.phase is Phase.PEOPLES else ()
        realms = zip(self.table.realms, self.seat_names(), strict=True)
        return [word if seat in asked else str(realm.people) for seat, (realm, word) in enumerate(realms)]

    @classmethod
    def seats_alike(cls, variant: Any) -> bool:
        """Who begins is drawn by itself."""
        return True

    lay_out = setup.lay_out
    census = setup.census

    @property
    def round(self) -> int:
        return self.table.round

    def standing(self) -> list[int] | None:
        return [sheet.total for sheet in self.table.sheets] or None

    def tally(self) -> list[int] | None:
        if self.table.phase is Phase.PEOPLES:
            return None
        return [sheet.total for sheet in scoring.sheets_of(self.table, self.data, self.variant.mode)]

    def winners(self) -> list[Seat]:
        return list(self.table.winners)
