"""Failures that someone was told the number of: places in the code, never a secret."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.connection import Connection


class Incident(NamedTuple):
    """One of them."""

    id: int
    #: None where it belongs to none, or where that is nobody's business
    match: int | None
    at: float
    #: the kind of the error, and the places where it happened
    what: str

    @property
    def kind(self) -> str:
        """The kind of the error."""
        return self.what.partition("\n")[0]


def note(db: Connection, match: int | None, what: str, at: float) -> int:
    """Note a failure; its number is told to the player. The text names places in the code, never a secret."""
    return db.insert("INSERT INTO incidents (match, at, what) VALUES (?, ?, ?)", (match, at, what))


_COLUMNS = "incidents.id, incidents.match, incidents.at, incidents.what"


def on_server(db: Connection, guild: int, most: int, skipped: int = 0) -> list[Incident]:
    """The newest incidents in matches of a server, after some that are skipped."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM incidents JOIN matches ON matches.id = incidents.match "
        "WHERE matches.guild = ? ORDER BY incidents.id DESC LIMIT ? OFFSET ?",
        (guild, most, skipped),
    )
    return [Incident(*row) for row in rows]


def newest(db: Connection, most: int, match: int | None = None) -> list[Incident]:
    """The newest incidents of all, or of one match."""
    whose, values = ("", ()) if match is None else ("WHERE match = ? ", (match,))
    rows = db.execute(f"SELECT {_COLUMNS} FROM incidents {whose}ORDER BY id DESC LIMIT ?", (*values, most))
    return [Incident(*row) for row in rows]


def numbered(db: Connection, number: int) -> Incident | None:
    """The incident of that number."""
    row = db.execute(f"SELECT {_COLUMNS} FROM incidents WHERE id = ?", (number,)).fetchone()
    return Incident(*row) if row else None
