"""Final scoring in five parts, when the Emperor has gone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.api import Rule, Seat
from engine.games.comuni.components import ComuniGame
from engine.games.comuni.events import GameWon, Scored
from engine.games.comuni.pieces import CATEGORIES, RESOURCES, Comune, Cubes, Hand, Phase, Sheet, Table

_ALL_CATEGORIES = set(CATEGORIES)
MASTER_POINTS = 3
MAJORITY_ALONE, MAJORITY_TIED = 2, 1


def majorities(stocks: list[Cubes]) -> list[int]:
    """Most cubes of a kind give 2, or 1 to each who shares them; no cubes, no points."""
    points = [0] * len(stocks)
    for resource in RESOURCES:
        counts = [stock[resource] for stock in stocks]
        if most := max(counts):
            holders = [seat for seat, count in enumerate(counts) if count == most]
            for seat in holders:
                points[seat] += MAJORITY_ALONE if len(holders) == 1 else MAJORITY_TIED
    return points


def lowest_building(comune: Comune) -> int:
    """With a building of every category: the full value of the lowest building of all."""
    if {building.category for building in comune.buildings} != _ALL_CATEGORIES:
        return 0
    return min(building.points for building in comune.buildings)


def sheets_of(table: Table, hands: Sequence[Hand]) -> list[Sheet]:
    """The score sheet, as if the game ended now."""
    most = majorities([hand.stock for hand in hands])
    sheets = []
    for index, (comune, hand) in enumerate(zip(table.comuni, hands, strict=True)):
        seat, stock = Seat(index), hand.stock
        masters = MASTER_POINTS * sum(holder == seat for holder in table.masters.values())
        parts = (comune.score, masters, most[seat], sum(hand.heroes), -hand.plunder, lowest_building(comune))
        sheets.append(Sheet(seat, *parts, sum(parts), stock.gold, stock.army, stock.pilgrim, stock.craftsman))
    return sheets


class FinalScoring(Rule, tag="FinalScoring"):
    """Stocks are shown; the highest total wins, a tie goes to the lower comune number."""

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        table.phase = Phase.SCORING
        table.sheets = sheets_of(table, g.hands)
        for sheet in table.sheets:
            g.announce(Scored(**{name: getattr(sheet, name) for name in Scored.__struct_fields__}))
        best = max(table.sheets, key=lambda sheet: (sheet.total, -sheet.seat))
        table.winner = best.seat
        g.announce(GameWon(best.seat, best.total))
