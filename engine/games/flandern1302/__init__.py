"""Flandern 1302: guilds, churches and building sites in six cities, for 2 to 4 players."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.api import Action, Illegal, Seat, Variant, require
from engine.games.flandern1302 import components, orders, scoring, setup
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.components import FlandernGame
from engine.games.flandern1302.pieces import Phase

__all__ = ["Flandern1302", "Options", "orders"]


class Options(Variant):
    """What a table may agree on."""

    #: guilds are chosen in seat order, or dealt: one question less for everybody
    guilds: Literal["chosen", "dealt"] = "dealt"
    #: who begins, by seat
    first_player: Literal["random", "first", "second", "third", "fourth"] = "random"

    def check(self, players: int) -> None:
        """The first player must sit at the table."""
        there = self.first_player in ("random", *setup.SEAT_WORDS[:players])
        require(there, "no-such-first-player", players=players)


class Flandern1302(FlandernGame):
    """Flandern 1302 (2004) by Wolfgang Panning."""

    name = "flandern1302"
    seats = range(2, 5)
    minutes = (45, 60)
    weight = "medium"
    Variant = Options
    component_file = components.FILE

    def seat_names(self) -> list[str]:
        if self.variant.guilds == "dealt":
            return [str(player.guild) for player in self.table.players]
        return list(setup.SEAT_WORDS[: self.players])

    @classmethod
    def seats_alike(cls, variant: Any) -> bool:
        """Unless the seat decides who begins."""
        return Options.model_validate(variant).first_player == "random"

    lay_out = setup.lay_out
    census = setup.census

    def colours(self) -> list[str]:
        """A guild's colours, as soon as it is taken."""
        players = zip(self.table.players, self.seat_names(), strict=True)
        return [word if player.guild is None else str(player.guild) for player, word in players]

    def turn_away(self, seat: Seat, action: Action) -> None:
        """A player who acts out of turn hears when their turn is."""
        order = self.table.order
        require(not isinstance(action, Choose) or not self.table.chosen, "sealed")
        if order and self.asked and seat not in self.asked:
            raise Illegal("not-your-turn", seats=list(self.asked), number=order.index(seat) + 1)

    @property
    def round(self) -> int:
        return self.table.round

    def standing(self) -> list[int] | None:
        return [sheet.total for sheet in self.table.sheets] or None

    def tally(self) -> list[int] | None:
        if self.table.phase is Phase.GUILDS:
            return None
        return [sheet.total for sheet in scoring.sheets_of(self.table, self.data)]

    def scored_in_play(self) -> list[int] | None:
        if self.table.phase is Phase.GUILDS:
            return None
        return [sum(self.table.scores[guild] for guild in player.guilds) for player in self.table.players]

    def winners(self) -> list[Seat]:
        return list(self.table.winners)
