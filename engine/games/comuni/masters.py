"""Phase 4, guild masters: who has built most in a category."""

from __future__ import annotations

from engine.core.api import Seat, SeatRule
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import MasterTaken
from engine.games.comuni.pieces import CATEGORIES, Category, Phase, Table

FIRST_CLAIM_HEIGHT = 2
#: looked up once
_PHASE = Phase.MASTERS


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


class GuildMasters(SeatRule, tag="GuildMasters"):
    """The seat whose turn it is wins the master of a category in which it has built most."""

    def happen(self, g: ComuniGame) -> None:
        table, seat, masters = g.table, self.seat, g.table.masters
        table.phase = _PHASE
        if g.rules < 2 and not table.works.buildings:
            return  # as it was first played: only a builder could gain a master
        # both a first building and more points take a building
        built = {building.category for building in table.comuni[seat].buildings}
        for category in CATEGORIES if built else ():
            holder = masters.get(category)
            if category in built and holder != seat and wins_master(table, seat, category):
                masters[category] = seat
                g.announce(MasterTaken(seat, category, holder))
