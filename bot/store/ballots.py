"""Questions to the whole table."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.store import Connection
from bot.store.rows import record

#: what a table may be asked: to take steps back, by a player or by a manager, to end the match, to stop its clocks, to
#: see its board tall or wide
KINDS = ("undo", "rewind", "end", "pause", "tall", "wide")


class Ballot(msgspec.Struct, frozen=True, kw_only=True):
    """A vote, about going back to a position or anything else."""

    id: int
    match: int
    kind: str
    n: int
    target: int
    caller: int
    outcome: str


def add(db: Connection, match: int, kind: str, n: int, target: int, caller: int) -> int:
    """A new vote."""
    return db.insert(
        "INSERT INTO ballots (match, kind, n, target, caller) VALUES (?, ?, ?, ?, ?)", (match, kind, n, target, caller)
    )


def find(db: Connection, ballot: int) -> Ballot | None:
    """The vote of that number."""
    row = db.execute("SELECT * FROM ballots WHERE id = ?", (ballot,)).fetchone()
    return record(Ballot, row) if row else None


def newest_open(db: Connection, match: int) -> Ballot | None:
    """The newest vote that is still open."""
    return max(all_open(db, match), key=lambda ballot: ballot.id, default=None)


def all_open(db: Connection, match: int) -> list[Ballot]:
    """The votes that are still open, the newest of each kind, in the order of the kinds."""
    rows = db.execute("SELECT * FROM ballots WHERE match = ? AND outcome = 'open' ORDER BY id", (match,))
    newest = {row["kind"]: record(Ballot, row) for row in rows}
    return [newest[kind] for kind in KINDS if kind in newest]


def open_in(db: Connection, match: int, kind: str) -> Ballot | None:
    """The vote of a kind that is still open."""
    row = db.execute(
        "SELECT * FROM ballots WHERE match = ? AND kind = ? AND outcome = 'open' ORDER BY id DESC LIMIT 1",
        (match, kind),
    ).fetchone()
    return record(Ballot, row) if row else None


def close(db: Connection, ballot: int, outcome: str) -> None:
    """The vote is over."""
    db.execute("UPDATE ballots SET outcome = ? WHERE id = ?", (outcome, ballot))


def vote(db: Connection, ballot: int, user: int, agrees: bool) -> None:
    """A voice; it may be changed while the vote is open."""
    db.execute(
        "INSERT INTO votes VALUES (?, ?, ?) ON CONFLICT (ballot, person) DO UPDATE SET agrees = excluded.agrees",
        (ballot, user, agrees),
    )


def withdraw(db: Connection, ballot: int, user: int) -> bool:
    """A voice is taken back; False if there was none."""
    cursor = db.execute("DELETE FROM votes WHERE ballot = ? AND person = ?", (ballot, user))
    return cursor.rowcount > 0


def is_withdrawn(ballot: Ballot, voices: Mapping[int, bool]) -> bool:
    """Whether its caller has ended a vote: it counts no more, and the caller's voice is gone."""
    return ballot.outcome == "lapsed" and ballot.caller not in voices


def votes(db: Connection, ballot: int) -> dict[int, bool]:
    """Who said what."""
    rows = db.execute("SELECT person, agrees FROM votes WHERE ballot = ?", (ballot,))
    return {row["person"]: bool(row["agrees"]) for row in rows}
