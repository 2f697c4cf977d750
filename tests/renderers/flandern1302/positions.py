"""Positions of Flandern 1302 to draw: recorded matches, and the fullest position that can be thought of."""

from __future__ import annotations

from typing import Any

from engine.core.api import PublicView
from engine.games.flandern1302.pieces import Arms, Card, Quarter, Table
from tests.renderers.scenes import Seen, recorded, thawed, with_table

MATCHES = {2: "2-players-plots", 3: "3-players-deck", 4: "4-players-plots"}
PLAYERS = tuple(MATCHES)
TABLES = [(players,) for players in PLAYERS]


def match(players: int) -> tuple[Seen, ...]:
    """Every position of the record of this many players."""
    return recorded("flandern1302", MATCHES[players])


def crowded(players: int) -> PublicView[Table]:
    """Far more of everything than a match ever has."""
    seen = match(players)[len(match(players)) * 3 // 4]
    table: Any = thawed(seen.public, Table)
    table.round, table.golden_left, table.deck_left, table.idle = 88, 28, 14, 8
    table.golden_discards = [card for card in Card for _ in range(4)]
    for city in table.cities:
        city.quarters = [Quarter(one.kind, one.ground, one.site, 4, one.cathedral) for one in city.quarters]
    for arms in Arms:
        if arms in table.scores:
            table.scores[arms] = 188
    for player in table.players:
        if players > 2:
            player.influence, player.spent, player.gained = 9, 8, 8
    return with_table(seen.public, table)
