"""Positions of Comuni to draw: recorded matches, and the fullest position that can be thought of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.api import PrivateView, PublicView, Seat
from engine.games.comuni.pieces import Building, CardId, Category, Envoy, Hand, Table
from tests.renderers.scenes import Seen, recorded, thawed, with_table

PLAYERS = (2, 3, 4, 5)
TABLES = [(players,) for players in PLAYERS]


def match(players: int) -> tuple[Seen, ...]:
    """Every position of the record of this many players."""
    return recorded("comuni", f"{players}-players")


def crowded(players: int) -> PublicView[Table]:
    """Far more of everything than a match ever has."""
    seen = match(players)[len(match(players)) // 2]
    table: Any = thawed(seen.public, Table)
    table.round, table.discarded, table.left = 88, 88, 18 if players == 5 else 10
    for seat, comune in enumerate(table.comuni):
        comune.score = 100 + 11 * seat
        comune.cards, comune.envoys, comune.plundered = 14, 3, True
        comune.buildings = [
            Building(category, [CardId(f"A{floor:02d}") for floor in range(1, height + 1)])
            for category in Category
            for height in (4, 3, 2, 1)
        ]
        comune.walls = [4, 4, 3, 2, 1, 1, 1]
        comune.active = list(Category)
    for column in table.columns:
        column.envoy = Envoy(Seat(column.number % players), 50)
    table.masters = dict.fromkeys(Category, Seat(0))
    table.turn = table.leader = Seat(players - 1)
    return with_table(seen.public, table)


def full_hands(players: int) -> Iterator[PrivateView[Table, Hand]]:
    """The own screen with the most cards."""
    yield max((own for one in match(players) for own in one.private), key=lambda own: len(own.hand.cards))
