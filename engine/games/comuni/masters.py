"""Phase 4, guild masters: who has built most in a category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seat import Seat
from engine.core.step import Rule
from engine.games.comuni.events import MasterTaken
from engine.games.comuni.pieces import Category, Phase

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

FIRST_CLAIM_HEIGHT = 2


class GuildMasters(Rule, tag="GuildMasters"):
    """A free master needs a building of height 2; one that serves another needs strictly more points."""

    seat: Seat

    def happen(self, g: Comuni) -> None:
        table = g.table
        table.phase = Phase.MASTERS
        if g.rules < 2 and not table.works.buildings:
            return  # as it was first played: only whoever had built could gain a master
        comune = table.comuni[self.seat]
        for category in Category:
            holder = table.masters.get(category)
            if holder == self.seat:
                continue
            if holder is None:
                won = comune.tallest(category) >= FIRST_CLAIM_HEIGHT
            else:
                won = comune.points_in(category) > table.comuni[holder].points_in(category)
            if won:
                table.masters[category] = self.seat
                g.announce(MasterTaken(self.seat, category, holder))
