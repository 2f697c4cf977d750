"""Comuni: envoys, buildings, walls and four invaders in medieval Italy, for 2 to 5 players."""

from __future__ import annotations

from engine.core.api import Action, Seat, left_of, require
from engine.games.comuni import components, exchange, orders, scoring, setup
from engine.games.comuni.actions import Commit
from engine.games.comuni.components import ComuniGame

__all__ = ["Comuni", "exchange", "orders"]


class Comuni(ComuniGame):
    """Comuni (2008) by Brasini, Gigli, Tinto and Luperto."""

    name = "comuni"
    seats = range(2, 6)
    minutes = (90, 120)
    weight = "heavy"
    # 2: a guild master also changes hands in a turn without building; 3: a build phase is one question
    newest_rules = 3
    component_file = components.FILE

    def seat_names(self) -> list[str]:
        return [comune.name.lower() for comune in self.table.comuni]

    lay_out = setup.lay_out
    census = setup.census

    def following(self) -> Seat | None:
        return left_of(self.table.turn, self.players)

    def turn_away(self, seat: Seat, action: Action) -> None:
        """A change after the last seat has committed is refused: it is sealed."""
        require(not isinstance(action, Commit) or self.table.battle is None, "sealed")

    @property
    def round(self) -> int:
        return self.table.round

    def standing(self) -> list[int] | None:
        return [sheet.total for sheet in self.table.sheets] or None

    def tally(self) -> list[int]:
        return [sheet.total for sheet in scoring.sheets_of(self.table, self.hands)]

    def scored_in_play(self) -> list[int]:
        return [comune.score for comune in self.table.comuni]

    def winners(self) -> list[Seat]:
        return [] if self.table.winner is None else [self.table.winner]
