"""What the Kings may agree on before a game, and the game as its chapters know it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.api import Game, PublicView, Variant, require
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import Box, Hand, Table, View

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


class AlbaLongaGame(Game[Table, Hand, Box]):
    """The game as its chapters know it."""

    variant: Options
    data: Components


#: a game, or what someone sees of it: rules that everyone asks are told from these
Latium: TypeAlias = AlbaLongaGame | PublicView[Table] | View
