"""Phase 3 B, market: merchants earn silver from the bank, then whole stalls."""

from __future__ import annotations

from engine.core.api import Rule, Seat
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import MarketPaid, StallEmptied
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Crew, Phase, Stall


def bank_income(crew: Crew, data: Components) -> int:
    """Silver for each silver space under a standing merchant; the lying one is on the first space."""
    covered = sum(crew.lying < space <= crew.total for space in data.silver_spaces)
    return covered * data.silver_each


def richest(stalls: list[int]) -> int:
    """The richest stall that is still there, the lowest number if equal; taken stalls count as -1."""
    return stalls.index(max(stalls))


class Market(Rule, tag="Market"):
    """The richest stall goes to the bank; then most standing merchants first, lying ones last, each takes a stall."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = Phase.MARKET
        order = table.turn_order()
        market = {seat: table.cities[seat].market for seat in order}
        # sorts are stable: ties stay in turn order
        takers = sorted((seat for seat in order if market[seat].standing), key=lambda seat: -market[seat].standing)
        takers += [seat for seat in order if market[seat].lying and not market[seat].standing]
        stalls = list(table.stalls)
        first = richest(stalls)
        if stalls[first]:
            g.announce(StallEmptied(Stall(first + 1), stalls[first]))
        stalls[first] = -1
        for seat in takers:
            self.pay(g, seat, stalls, bank_income(market[seat], g.data))
        table.stalls = [0] * len(stalls)

    @staticmethod
    def pay(g: AlbaLongaGame, seat: Seat, stalls: list[int], bank: int) -> None:
        """A King takes his silver and the richest stall left."""
        best = richest(stalls)
        silver, stalls[best] = stalls[best], -1
        g.table.cities[seat].silver += bank + silver
        g.announce(MarketPaid(seat, bank, Stall(best + 1) if silver else None, silver))
