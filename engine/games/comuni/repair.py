"""Phase 5, repair: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

from engine.core.api import Decision, Option, Rule, Seat, on, require
from engine.games.comuni.actions import MEND, Mend
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import Mended
from engine.games.comuni.pieces import Phase, Resource, Table, View
from engine.games.comuni.supply import pay

PILGRIMS_TO_MEND = {0: 0, 1: 1, 2: 3}


def repairs(tiles: int, pilgrims: int) -> list[int]:
    """The numbers of tiles that these pilgrims can mend in a turn."""
    return [count for count, price in PILGRIMS_TO_MEND.items() if count <= tiles and price <= max(0, pilgrims)]


class Damage(Rule, tag="Damage"):
    """Plundered players may repair; the others have no phase 5."""

    seat: Seat

    def happen(self, g: ComuniGame) -> None:
        if g.table.comuni[self.seat].plundered:
            g.table.phase = Phase.REPAIR
            g.do(Repair(self.seat))


def mend(g: ComuniGame, seat: Seat, tiles: int) -> None:
    """Pilgrims take plunder tiles away."""
    hand = g.hands[seat]
    require(
        tiles in repairs(hand.plunder, hand.stock.pilgrim), "one-repair", tiles=hand.plunder, have=hand.stock.pilgrim
    )
    price = PILGRIMS_TO_MEND[tiles]
    pay(g, seat, Resource.PILGRIM, price)
    hand.plunder -= tiles
    g.table.comuni[seat].plundered = hand.plunder > 0
    if tiles:
        g.announce(Mended(seat, tiles, price))


class Repair(Decision, tag="Repair"):
    """Mend nothing, one tile for one pilgrim, or two for three."""

    seat: Seat

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].plundered else ()

    def options(self, view: View) -> list[Option]:
        return [MEND[tiles] for tiles in repairs(view.hand.plunder, view.hand.stock.pilgrim)]

    @on(Mend)
    def mend(self, g: ComuniGame, seat: Seat, chosen: Mend) -> None:
        mend(g, seat, chosen.tiles)
