"""Who is awaited since when, and when clocks stand still."""

from __future__ import annotations

from typing import NamedTuple

from bot.pace import Stop, Wait
from bot.store import Ledger


class Waiting(NamedTuple):
    """A seat that is awaited, and what has been done about it."""

    match: int
    seat: int
    user: int
    since: float
    pinged: bool
    reminders: int
    #: when the deadline passed
    grace: float | None
    #: when something is to be done next
    due: float | None
    #: newest row of the outbox when it began
    mark: int

    @property
    def wait(self) -> Wait:
        """As the clocks see it."""
        return Wait(self.since, bool(self.pinged), self.reminders, self.grace)


_COLUMNS = "match, seat, user, since, pinged, reminders, grace, due, mark"


def of_match(ledger: Ledger, match: int) -> dict[int, Waiting]:
    """Who is awaited in a match, by seat."""
    rows = ledger.execute(f"SELECT {_COLUMNS} FROM waits WHERE match = ? ORDER BY seat", (match,))
    return {row["seat"]: Waiting(*row) for row in rows}


def matches_of(ledger: Ledger, user: int) -> list[int]:
    """The matches that wait for a user."""
    return [row["match"] for row in ledger.execute("SELECT DISTINCT match FROM waits WHERE user = ?", (user,))]


def put(ledger: Ledger, waiting: Waiting) -> None:
    """Keep it."""
    ledger.execute(
        f"INSERT INTO waits ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET "
        "user = excluded.user, since = excluded.since, pinged = excluded.pinged, reminders = excluded.reminders, "
        "grace = excluded.grace, due = excluded.due, mark = excluded.mark",
        waiting,
    )


def end(ledger: Ledger, match: int, seat: int) -> None:
    """Nobody is awaited there any more."""
    ledger.execute("DELETE FROM waits WHERE match = ? AND seat = ?", (match, seat))


def due(ledger: Ledger, now: float) -> list[tuple[int, int]]:
    """Where something is to be done now."""
    rows = ledger.execute("SELECT match, seat FROM waits WHERE due <= ? ORDER BY due", (now,))
    return [(row["match"], row["seat"]) for row in rows]


def next_due(ledger: Ledger) -> float | None:
    """When something is to be done next."""
    [(moment,)] = ledger.execute("SELECT min(due) FROM waits WHERE due IS NOT NULL").fetchall()
    return moment if moment is None else float(moment)


# -- clocks that stand still -------------------------------------------------------------------------------------------


def pauses(ledger: Ledger, match: int) -> list[Stop]:
    """When a table's clocks stood still."""
    return [(row["since"], row["until"]) for row in ledger.execute("SELECT * FROM pauses WHERE match = ?", (match,))]


def pause(ledger: Ledger, match: int, at: float) -> None:
    """The clocks of a table stand still from now on."""
    ledger.execute("INSERT INTO pauses (match, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (match, at))


def resume(ledger: Ledger, match: int, at: float) -> None:
    """They run again."""
    ledger.execute("UPDATE pauses SET until = ? WHERE match = ? AND until IS NULL", (at, match))


def is_paused(ledger: Ledger, match: int) -> bool:
    """Whether they stand still."""
    return bool(ledger.execute("SELECT 1 FROM pauses WHERE match = ? AND until IS NULL", (match,)).fetchone())


def vacations(ledger: Ledger, user: int) -> list[Stop]:
    """When somebody was, is or will be away."""
    rows = ledger.execute("SELECT since, until FROM vacations WHERE user = ? ORDER BY since", (user,))
    return [(row["since"], row["until"]) for row in rows]


def add_vacation(ledger: Ledger, user: int, since: float, until: float) -> None:
    """Somebody will be away."""
    ledger.execute("INSERT INTO vacations (user, since, until) VALUES (?, ?, ?)", (user, since, until))


def cut_vacations(ledger: Ledger, user: int, at: float) -> bool:
    """Somebody is back, or does not go; whether there was anything to cut."""
    cursor = ledger.execute("UPDATE vacations SET until = max(since, ?) WHERE user = ? AND until > ?", (at, user, at))
    return cursor.rowcount > 0


def stops(ledger: Ledger, match: int, user: int) -> list[Stop]:
    """When the clock of somebody in a match stands still."""
    return pauses(ledger, match) + vacations(ledger, user)
