"""Phase 5, repair: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Option
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.comuni.actions import MEND, Mend
from engine.games.comuni.events import Mended
from engine.games.comuni.pieces import Phase, Resource, Table, View
from engine.games.comuni.supply import pay

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

PILGRIMS_TO_MEND = {0: 0, 1: 1, 2: 3}


class Damage(Rule, tag="Damage"):
    """Whoever has been plundered may repair; the others have no phase 5."""

    seat: Seat

    def happen(self, g: Comuni) -> None:
        if g.table.comuni[self.seat].plundered:
            g.table.phase = Phase.REPAIR
        g.do(Repair(self.seat))


class Repair(Decision, tag="Repair"):
    """Mend nothing, one tile for one pilgrim, or two for three."""

    seat: Seat

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].plundered else ()

    def options(self, view: View) -> list[Option]:
        hand = view.hand
        return [
            MEND[tiles]
            for tiles, price in PILGRIMS_TO_MEND.items()
            if tiles <= hand.plunder and price <= hand.stock.pilgrim
        ]

    @on(Mend)
    def mend(self, g: Comuni, seat: Seat, mend: Mend) -> None:
        hand = g.hands[seat]
        price = PILGRIMS_TO_MEND.get(mend.tiles)
        facts = {"tiles": hand.plunder, "have": hand.stock.pilgrim}
        if price is None or mend.tiles > hand.plunder or price > hand.stock.pilgrim:
            raise Illegal("one-repair", **facts)
        pay(g, seat, Resource.PILGRIM, price)
        hand.plunder -= mend.tiles
        g.table.comuni[seat].plundered = hand.plunder > 0
        if mend.tiles:
            g.announce(Mended(seat, mend.tiles, price))
