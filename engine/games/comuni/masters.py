"""Phase 4, guild masters: who has built most in a category."""

from __future__ import annotations

from engine.core.api import Rule, Seat
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import MasterTaken
from engine.games.comuni.pieces import CATEGORIES, Category, Phase, Table

FIRST_CLAIM_HEIGHT = 2


def wins_master(table: Table, seat: Seat, category: Category, floor: int = 0) -> bool:
    """Whether a guild master changes to a seat, or would after a further floor of this height.

    A free master needs a building of height 2; one that serves another needs strictly more points.
    """
    holder = table.masters.get(category)
    if holder == seat:
        return False
    if holder is None:
        return floor >= FIRST_CLAIM_HEIGHT or table.comuni[seat].tallest(category) >= FIRST_CLAIM_HEIGHT
    # a floor is worth its height
    return table.comuni[seat].points_in(category) + floor > table.comuni[holder].points_in(category)


class GuildMasters(Rule, tag="GuildMasters"):
    """The seat whose turn it is wins the master of a category in which it has built most."""

    seat: Seat

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        table.phase = Phase.MASTERS
        if g.rules < 2 and not table.works.buildings:
            return  # as it was first played: only a builder could gain a master
        built = {building.category for building in table.comuni[self.seat].buildings}
        for category in CATEGORIES if built else ():
            # both a first building and more points take a building
            if category in built and wins_master(table, self.seat, category):
                holder = table.masters.get(category)
                table.masters[category] = self.seat
                g.announce(MasterTaken(self.seat, category, holder))
