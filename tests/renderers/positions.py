"""Positions to draw: whole matches of house players, and the fullest position that can be thought of."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.core import catalogue, house
from engine.core.drawers import freezer
from engine.core.record import from_bytes, replay
from engine.core.seat import Seat
from engine.core.view import PublicView
from engine.games.comuni.pieces import Building, CardId, Category, Envoy, Table

PLAYERS = (2, 3, 4, 5)
RECORDS = Path(__file__).parents[1] / "records" / "comuni"
LANGUAGES = ("en", "fr", "de")
#: as long and as strange as display names get
LONGEST = (
    "W" * 32,
    "Maximilian-Ferdinand von Habsburg",
    "\u0416\u0430\u043d\u043d\u0430 \u041e\u0440\u043b\u0435\u0430\u043d\u0441\u043a\u0430\u044f",
    "\u540d\u7121\u3057",
    "\U0001d4d2aterina \u2728 degli Sforza-\u0152uvrard",
)


class Seen(NamedTuple):
    """A position as everybody and as each seat sees it."""

    public: Any
    private: list[Any]


def match(players: int, seed: str = "pictures", level: str = "regular") -> tuple[Seen, ...]:
    """Every position of a match of house players, kept for the next test."""
    return _match(players, seed, level)


@cache
def _match(players: int, seed: str, level: str) -> tuple[Seen, ...]:
    game, _ = catalogue.find("comuni").start(players, seed)

    def seen() -> Seen:
        return Seen(game.view(), [game.view_of(Seat(seat)) for seat in range(players)])

    found = [seen()]
    for _ in house.playout(game, [house.levels("comuni")[level]] * players, seed):
        found.append(seen())  # noqa: PERF401  (the game object moves on)
    return tuple(found)


@cache
def recorded(players: int) -> tuple[Seen, ...]:
    """Every position of a recorded match: the same whatever house players learn."""
    record = from_bytes((RECORDS / f"{players}-players.txt").read_bytes())
    return tuple(Seen(game.view(), [game.view_of(Seat(seat)) for seat in range(players)]) for game, _ in replay(record))


def with_table(view: Any, table: Table) -> PublicView[Table]:
    """The same view of another table."""
    return PublicView(
        view.game, view.players, view.variant, view.data, view.question, view.step, view.asked, freezer(Table)(table)
    )


def thawed(view: Any) -> Table:
    """A copy of a view's table that can be changed."""
    raw = msgspec.json.encode(view.table, enc_hook=dict)
    return msgspec.json.decode(raw, type=Table)


def crowded(players: int) -> PublicView[Table]:
    """Far more of everything than a match ever has."""
    seen = match(players)[len(match(players)) // 2]
    table = thawed(seen.public)
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
