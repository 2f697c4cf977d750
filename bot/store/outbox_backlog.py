"""Which posts should be out by now, for operators; nothing of it follows from a secret."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.connection import Connection
from bot.store.outbox import AWAKE, LANE, listed
from bot.store.posts import OrderPost, PanelChange, tags

#: what happens on one person's panel, and to someone's standing orders, is nobody else's business
_PRIVATE = listed(tags(OrderPost, PanelChange))


class LateRow(NamedTuple):
    """A post that is due, or is to be tried again."""

    id: int
    lane: str
    has_failed: bool


def late(db: Connection, now: float) -> list[LateRow]:
    """Everything that should be out by now, or that has failed; not what waits for its time or for another post."""
    rows = db.execute(
        f"SELECT id, {LANE} AS lane, attempts FROM outbox WHERE state = 'due' AND after IS NULL "
        f"AND (due <= ? OR attempts > 0) AND kind NOT IN ({_PRIVATE}) AND {AWAKE}",
        (now,),
    )
    return [LateRow(row["id"], row["lane"], row["attempts"] > 0) for row in rows]
