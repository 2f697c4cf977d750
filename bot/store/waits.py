"""Who is awaited since when, and when clocks stand still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple, replace

from bot.pace import Stop, Wait
from bot.store import Connection
from bot.store.asleep import MATCH_AWAKE
from bot.store.rows import columns_of, record_of


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that is awaited, and what has been done about it."""

    match: int
    seat: int
    user: int
    since: float
    pinged: bool
    reminders: int = 0
    #: when the deadline passed
    grace: float | None = None
    #: when something is to be done next
    due: float | None = None
    #: newest row of the outbox when it began
    mark: int

    @property
    def wait(self) -> Wait:
        """As the clocks see it."""
        return Wait(self.since, self.pinged, self.reminders, self.grace)


_COLUMNS = columns_of(Waiting)


def waiting_of(values: Sequence[Any]) -> Waiting:
    """The wait that stands in the columns of a row."""
    waiting = record_of(Waiting, values)
    return replace(waiting, pinged=bool(waiting.pinged))


def of_match(db: Connection, match: int) -> dict[int, Waiting]:
    """Who is awaited in a match, by seat."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM waits WHERE match = ? ORDER BY seat", (match,))
    return {row["seat"]: waiting_of(tuple(row)) for row in rows}


def matches_of(db: Connection, user: int) -> list[int]:
    """The matches that wait for a user, oldest first."""
    rows = db.execute("SELECT DISTINCT match FROM waits WHERE person = ? ORDER BY match", (user,))
    return [row["match"] for row in rows]


def put(db: Connection, waiting: Waiting) -> None:
    """Keep it."""
    db.execute(
        f"INSERT INTO waits ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET "
        "person = excluded.person, since = excluded.since, pinged = excluded.pinged, reminders = excluded.reminders, "
        "grace = excluded.grace, due = excluded.due, mark = excluded.mark",
        astuple(waiting),
    )


def end(db: Connection, match: int, seat: int) -> None:
    """Nobody is awaited there any more."""
    db.execute("DELETE FROM waits WHERE match = ? AND seat = ?", (match, seat))


class DueWait(NamedTuple):
    """A seat about which something is to be done, and the server it is on."""

    match: int
    seat: int
    guild: int | None


class FoundWaits(NamedTuple):
    """What a look at everyone who is awaited finds."""

    #: where something is to be done now
    due: list[DueWait]
    #: when something is to be done next, after this moment
    following: float | None


def look(db: Connection, now: float) -> FoundWaits:
    """Where something is to be done now, and when next."""
    rows = db.execute(
        "SELECT waits.match, waits.seat, matches.guild FROM waits JOIN matches ON matches.id = waits.match "
        f"WHERE waits.due <= ? AND {MATCH_AWAKE} ORDER BY waits.due",
        (now,),
    )
    found = [DueWait(row["match"], row["seat"], row["guild"]) for row in rows]
    [(moment,)] = db.execute("SELECT min(due) FROM waits WHERE due > ?", (now,)).fetchall()
    return FoundWaits(found, moment if moment is None else float(moment))


# -- clocks that stand still -------------------------------------------------------------------------------------------


def pauses(db: Connection, match: int) -> list[Stop]:
    """When a table's clocks stood still."""
    return [(row["since"], row["until"]) for row in db.execute("SELECT * FROM pauses WHERE match = ?", (match,))]


def pause(db: Connection, match: int, at: float) -> None:
    """The clocks of a table stand still from now on."""
    db.execute("INSERT INTO pauses (match, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (match, at))


def resume(db: Connection, match: int, at: float) -> None:
    """They run again."""
    db.execute("UPDATE pauses SET until = ? WHERE match = ? AND until IS NULL", (at, match))


def is_paused(db: Connection, match: int) -> bool:
    """Whether they stand still."""
    return bool(db.execute("SELECT 1 FROM pauses WHERE match = ? AND until IS NULL", (match,)).fetchone())


def vacations(db: Connection, user: int) -> list[Stop]:
    """When someone was, is or will be away."""
    rows = db.execute("SELECT since, until FROM vacations WHERE person = ? ORDER BY since", (user,))
    return [(row["since"], row["until"]) for row in rows]


def add_vacation(db: Connection, user: int, since: float, until: float) -> None:
    """Someone will be away."""
    db.execute("INSERT INTO vacations (person, since, until) VALUES (?, ?, ?)", (user, since, until))


def cut_vacations(db: Connection, user: int, at: float) -> bool:
    """Someone is back, or does not go; whether there was anything to cut."""
    cursor = db.execute(
        "UPDATE vacations SET until = CASE WHEN since > ? THEN since ELSE ? END WHERE person = ? AND until > ?",
        (at, at, user, at),
    )
    return cursor.rowcount > 0


def stops(db: Connection, match: int, user: int) -> list[Stop]:
    """When the clock of someone in a match stands still."""
    return pauses(db, match) + vacations(db, user)
