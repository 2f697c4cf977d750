"""Standing orders of a user on a seat: in force or not, why not, and what they have done."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.store import Connection
from bot.store.rows import marks, record


class KeptOrder(msgspec.Struct, frozen=True, kw_only=True):
    """An order someone has armed, or is putting together."""

    id: int
    match: int
    seat: int
    user: int
    word: str
    #: as it was last armed
    written: dict[str, Any]
    #: what is chosen in the panel, by field
    draft: dict[str, str]
    #: counts the choices
    edition: int
    #: its place among those in force; None: it is not
    place: int | None
    #: when it was armed or disarmed last
    changed: float
    #: why it was put out of force: which words, key and facts
    reason: dict[str, Any] | None
    seen: bool

    @property
    def armed(self) -> bool:
        """Whether it is in force."""
        return self.place is not None


def _kept(row: Any) -> KeptOrder:
    read = {name: json.loads(row[name]) if row[name] else None for name in ("written", "draft", "reason")}
    return record(KeptOrder, row, seen=bool(row["seen"]), **read)


def of_user(db: Connection, match: int, seat: int, user: int) -> list[KeptOrder]:
    """A user's own orders on a seat: those in force first, in their order."""
    rows = db.execute(
        "SELECT * FROM orders WHERE match = ? AND seat = ? AND person = ? ORDER BY place IS NULL, place, changed DESC",
        (match, seat, user),
    )
    return [_kept(row) for row in rows]


def in_force(db: Connection, match: int) -> list[KeptOrder]:
    """All that are in force in a match, in their order."""
    rows = db.execute("SELECT * FROM orders WHERE match = ? AND place IS NOT NULL ORDER BY place", (match,))
    return [_kept(row) for row in rows]


def with_any(db: Connection, among: Sequence[int]) -> set[int]:
    """Those of some matches in which an order is in force."""
    condition = f"match IN ({marks(among)}) AND place IS NOT NULL"
    return {row["match"] for row in db.execute(f"SELECT match FROM orders WHERE {condition}", tuple(among))}


def matches_with_any(db: Connection) -> list[int]:
    """Running matches in which some order is in force."""
    rows = db.execute(
        "SELECT DISTINCT match FROM orders JOIN matches ON matches.id = match "
        "WHERE place IS NOT NULL AND status = 'running'"
    )
    return [row["match"] for row in rows]


def find(db: Connection, match: int, seat: int, user: int, word: str) -> KeptOrder | None:
    """A user's order of some kind."""
    return next((kept for kept in of_user(db, match, seat, user) if kept.word == word), None)


def draft(db: Connection, match: int, seat: int, user: int, word: str, chosen: dict[str, str], at: float) -> None:
    """Keep what is chosen."""
    db.execute(
        "INSERT INTO orders (match, seat, person, word, written, draft, edition, changed) "
        "VALUES (?, ?, ?, ?, '{}', ?, 1, ?) ON CONFLICT (match, seat, person, word) DO UPDATE SET "
        "draft = excluded.draft, edition = orders.edition + 1",
        (match, seat, user, word, json.dumps(chosen), at),
    )


def arm(db: Connection, match: int, seat: int, user: int, written: dict[str, Any], at: float) -> None:
    """Put an order in force, behind the others; one that is in force already keeps its place."""
    db.execute(
        "INSERT INTO orders (match, seat, person, word, written, draft, place, changed) "
        "VALUES (?, ?, ?, ?, ?, '{}', (SELECT coalesce(max(place), 0) + 1 FROM orders WHERE match = ?), ?) "
        "ON CONFLICT (match, seat, person, word) DO UPDATE SET written = excluded.written, "
        "place = coalesce(orders.place, excluded.place), changed = excluded.changed, reason = NULL, seen = 1",
        (match, seat, user, written["order"], json.dumps(written), match, at),
    )


def disarm(db: Connection, order: int, at: float, reason: dict[str, Any] | None = None) -> None:
    """Put an order out of force; a reason stays unread until its owner has seen it."""
    db.execute(
        "UPDATE orders SET place = NULL, changed = ?, reason = ?, seen = ? WHERE id = ?",
        (at, json.dumps(reason) if reason else None, reason is None, order),
    )


def read(db: Connection, order: int) -> None:
    """The owner has read why."""
    db.execute("UPDATE orders SET seen = 1 WHERE id = ?", (order,))


def get(db: Connection, order: int) -> KeptOrder:
    """The order of that number."""
    return _kept(db.execute("SELECT * FROM orders WHERE id = ?", (order,)).fetchone())


# -- what they have done -----------------------------------------------------------------------------------------------


class Obeyed(NamedTuple):
    """A position that an order has brought about."""

    n: int
    kept: KeptOrder


def obey(db: Connection, match: int, n: int, order: int, *, told: bool) -> None:
    """A position was brought about by an order; whether its owner is told of it in another way than by a panel."""
    db.execute("INSERT INTO obeyed (match, n, by, told) VALUES (?, ?, ?, ?)", (match, n, order, int(told)))


def untold(db: Connection, match: int, seat: int, user: int) -> list[Obeyed]:
    """What a user's orders have done on a seat without the user having been told, the oldest first."""
    rows = db.execute(
        "SELECT obeyed.n AS done_at, orders.* FROM obeyed JOIN orders ON orders.id = by "
        "WHERE obeyed.match = ? AND seat = ? AND person = ? AND told = 0 ORDER BY obeyed.n",
        (match, seat, user),
    )
    return [Obeyed(row["done_at"], _kept(row)) for row in rows]


def tell(db: Connection, obeyed: Sequence[Obeyed]) -> None:
    """Their owner has been told of these."""
    for one in obeyed:
        db.execute("UPDATE obeyed SET told = 1 WHERE match = ? AND n = ?", (one.kept.match, one.n))


def obey_again(db: Connection, match: int, before: int, n: int) -> None:
    """What an order had brought about stands at another position now."""
    db.execute("UPDATE obeyed SET n = ? WHERE match = ? AND n = ?", (n, match, before))


def behind(db: Connection, match: int, numbers: Sequence[int]) -> list[KeptOrder]:
    """The orders that brought some of these positions about."""
    if not numbers:
        return []
    rows = db.execute(
        "SELECT DISTINCT orders.* FROM obeyed JOIN orders ON orders.id = by "
        f"WHERE obeyed.match = ? AND n IN ({marks(numbers)})",
        (match, *numbers),
    )
    return [_kept(row) for row in rows]


class Done(NamedTuple):
    """How often an order has answered, and when last."""

    times: int
    last: float


def done(db: Connection, match: int) -> dict[int, Done]:
    """What the orders of a match have done, by order."""
    rows = db.execute(
        "SELECT by, count(*) AS times, max(at) AS last FROM obeyed JOIN positions USING (match, n) "
        "WHERE match = ? GROUP BY by",
        (match,),
    )
    return {row["by"]: Done(row["times"], row["last"]) for row in rows}
