"""Consents of players that someone else watches their seat."""

from __future__ import annotations

import msgspec

from bot.store import Connection
from bot.store.rows import record


class Consent(msgspec.Struct, frozen=True, kw_only=True):
    """A seat may be watched by someone who does not play."""

    id: int
    match: int
    seat: int
    #: the user whose consent it is; with another user on the seat it is none
    player: int
    mentor: int
    invited: float
    #: when the mentor first watched; None: only invited
    since: float | None
    until: float | None


def add(db: Connection, match: int, seat: int, player: int, mentor: int, at: float) -> int:
    """A player consents; the number of the consent."""
    return db.insert(
        "INSERT INTO mentors (match, seat, player, mentor, invited) VALUES (?, ?, ?, ?, ?)",
        (match, seat, player, mentor, at),
    )


def get(db: Connection, consent: int) -> Consent:
    """The consent of that number."""
    return record(Consent, db.execute("SELECT * FROM mentors WHERE id = ?", (consent,)).fetchone())


def open_in(db: Connection, match: int) -> list[Consent]:
    """Consents of a match that nobody has ended, in the order they were given."""
    rows = db.execute("SELECT * FROM mentors WHERE match = ? AND until IS NULL ORDER BY id", (match,))
    return [record(Consent, row) for row in rows]


def open_with(db: Connection, user: int) -> list[Consent]:
    """Consents of or for a user, in every match, that nobody has ended."""
    rows = db.execute(
        "SELECT * FROM mentors WHERE until IS NULL AND (mentor = ? OR player = ?) ORDER BY id", (user, user)
    )
    return [record(Consent, row) for row in rows]


def watched(db: Connection, match: int, mentor: int) -> set[int]:
    """Seats of a match that someone has ever watched."""
    rows = db.execute(
        "SELECT DISTINCT seat FROM mentors WHERE match = ? AND mentor = ? AND since IS NOT NULL", (match, mentor)
    )
    return {row["seat"] for row in rows}


def accept(db: Connection, consent: int, at: float) -> None:
    """The mentor watches for the first time."""
    db.execute("UPDATE mentors SET since = ? WHERE id = ? AND since IS NULL", (at, consent))


def end(db: Connection, consent: int, at: float) -> None:
    """The consent ends."""
    db.execute("UPDATE mentors SET until = ? WHERE id = ? AND until IS NULL", (at, consent))
