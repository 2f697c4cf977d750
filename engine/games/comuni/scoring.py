"""Final scoring in five parts, when the Emperor has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seat import Seat
from engine.core.step import Rule
from engine.games.comuni.events import GameWon, Scored
from engine.games.comuni.pieces import Category, Comune, Cubes, Phase, Resource, Sheet

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

MASTER_POINTS = 3
MAJORITY_ALONE, MAJORITY_TIED = 2, 1


def majorities(stocks: list[Cubes]) -> list[int]:
    """Most cubes of a kind give 2, or 1 to each who shares them; no cubes, no points."""
    points = [0] * len(stocks)
    for resource in Resource:
        most = max(stock[resource] for stock in stocks)
        holders = [seat for seat, stock in enumerate(stocks) if stock[resource] == most]
        if most:
            for seat in holders:
                points[seat] += MAJORITY_ALONE if len(holders) == 1 else MAJORITY_TIED
    return points


def lowest_building(comune: Comune) -> int:
    """With a building of every category: the full value of the lowest building of all."""
    if {building.category for building in comune.buildings} != set(Category):
        return 0
    return min(building.points for building in comune.buildings)


class FinalScoring(Rule):
    """Stocks are shown; the highest total wins, a tie goes to the lower comune number."""

    def happen(self, g: Comuni) -> None:
        table = g.table
        table.phase = Phase.SCORING
        most = majorities([hand.stock for hand in g.hands])
        for index, (comune, hand) in enumerate(zip(table.comuni, g.hands, strict=True)):
            seat = Seat(index)
            masters = MASTER_POINTS * sum(holder == seat for holder in table.masters.values())
            heroes, lowest = sum(hand.heroes), lowest_building(comune)
            total = comune.score + masters + most[seat] + heroes - hand.plunder + lowest
            stock = hand.stock
            sheet = Sheet(
                seat,
                comune.score,
                masters,
                most[seat],
                heroes,
                -hand.plunder,
                lowest,
                total,
                stock.gold,
                stock.army,
                stock.pilgrim,
                stock.craftsman,
            )
            table.sheets.append(sheet)
            g.announce(Scored(seat, comune.score, masters, most[seat], heroes, -hand.plunder, lowest, total))
        best = max(table.sheets, key=lambda sheet: (sheet.total, -sheet.seat))
        table.winner = best.seat
        g.announce(GameWon(best.seat, best.total))
