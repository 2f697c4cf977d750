"""Phase 5, repair: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

from functools import cache

from engine.core.api import Illegal, Option, Seat, SeatDecision, SeatRule, on
from engine.games.comuni.actions import MEND, Mend
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import Mended
from engine.games.comuni.pieces import PILGRIM, Phase, Table, View
from engine.games.comuni.supply import pay

PILGRIMS_TO_MEND = {0: 0, 1: 1, 2: 3}


@cache
def repairs(tiles: int, pilgrims: int) -> tuple[int, ...]:
    """The numbers of tiles that these pilgrims can mend in a turn."""
    return tuple(count for count, price in PILGRIMS_TO_MEND.items() if count <= tiles and price <= max(0, pilgrims))


class Damage(SeatRule, tag="Damage"):
    """Plundered players may repair; the others have no phase 5."""

    def happen(self, g: ComuniGame) -> None:
        if g.table.comuni[self.seat].plundered:
            g.table.phase = Phase.REPAIR
            g.do(Repair(self.seat))


def mend(g: ComuniGame, seat: Seat, tiles: int) -> None:
    """Pilgrims take plunder tiles away."""
    hand, possible = g.hands[seat], repairs(g.hands[seat].plunder, g.hands[seat].stock.pilgrim)
    if tiles not in possible:
        raise Illegal("one-repair", tiles=hand.plunder, have=hand.stock.pilgrim)
    price = PILGRIMS_TO_MEND[tiles]
    pay(g, seat, PILGRIM, price)
    hand.plunder -= tiles
    g.table.comuni[seat].plundered = hand.plunder > 0
    if tiles:
        g.announce(Mended(seat, tiles, price))


class Repair(SeatDecision, tag="Repair"):
    """Mend nothing, one tile for one pilgrim, or two for three."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].plundered else ()

    def options(self, view: View) -> list[Option]:
        return [MEND[tiles] for tiles in repairs(view.hand.plunder, view.hand.stock.pilgrim)]

    @on(Mend)
    def mend(self, g: ComuniGame, seat: Seat, chosen: Mend) -> None:
        mend(g, seat, chosen.tiles)
