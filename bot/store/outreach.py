"""What people did that reaches others: opened a lobby, invited someone, called a vote. Kept for a day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from bot.store.connection import Connection
from bot.store.rows import assigned, columns_of, marks

OutreachKind: TypeAlias = Literal["lobby", "tournament", "invitation", "vote", "vacation", "call"]


class Outreach(msgspec.Struct, frozen=True, kw_only=True):
    """Something that others get to see or hear."""

    kind: OutreachKind
    user: int
    guild: int | None = None
    #: the person it is sent to; None: everyone who reads there
    target: int | None = None
    match: int | None = None
    at: float


def add(db: Connection, one: Outreach) -> None:
    """Remember it."""
    values = msgspec.structs.astuple(one)
    db.execute(f"INSERT INTO outreach ({columns_of(Outreach)}) VALUES ({marks(values)})", values)


def nth_newest(db: Connection, n: int, since: float, fields: Mapping[str, int | str]) -> float | None:
    """When the n-th newest one happened that has these fields, counted from 1; None if there are fewer since then."""
    fit = assigned(fields).replace(", ", " AND ")
    row = db.execute(
        f"SELECT at FROM outreach WHERE {fit} AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?",
        (*fields.values(), since, n - 1),
    ).fetchone()
    return float(row["at"]) if row else None


def forget(db: Connection, before: float) -> None:
    """Nobody counts any more what happened before a moment."""
    db.execute("DELETE FROM outreach WHERE at < ?", (before,))
