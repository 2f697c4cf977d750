"""What a table may agree on before a game, and the game as its chapters know it."""

from __future__ import annotations

from typing import Literal

from engine.core.api import Game, Variant, require
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Box, Hand, Mode, Table


class Agreement(Variant):
    """How a table plays Shafausa."""

    peoples: Literal["drawn", "chosen"] = "drawn"
    #: FAMILY: 1 CHF more for each later place in the first turn order
    compensation: bool = False
    #: the game ends after 25 rounds at the latest
    round_limit: bool = False
    mode: Mode = Mode.GEEK

    def check(self, players: int) -> None:
        require(not self.compensation or self.mode is Mode.FAMILY, "compensation-in-family")


class ShafausaGame(Game[Table, Hand, Box]):
    """The game as its chapters know it."""

    variant: Agreement
    data: Components
