"""SQLite as the store speaks to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bot.store.connection import Connection, LockKind, WrongFile

#: the first version that knows `IS NOT DISTINCT FROM`
OLDEST = (3, 39, 0)


class SqliteConnection(sqlite3.Connection):
    """A connection to a file: `execute` is SQLite's own."""

    def insert(self, sql: str, values: Sequence[Any] = (), /) -> int:
        """Carry out an INSERT of one row; its id."""
        row = self.execute(sql, values).lastrowid
        assert row
        return row

    def foresee(self, *looks: Callable[[Connection], object]) -> None:
        """Nothing: answers come at once."""

    def now(self) -> float:
        """What time it is for the database, in seconds since 1970."""
        [(moment,)] = self.execute("SELECT (julianday('now') - 2440587.5) * 86400.0").fetchall()
        return float(moment)

    def lock(self, kind: LockKind, key: int | str, /) -> None:
        """Nothing: a file has one writer at a time."""


def connect(file: Path | str, **more: Any) -> SqliteConnection:
    """An open file, as it is, whose statements are committed one by one."""
    opened = sqlite3.connect(file, isolation_level=None, factory=SqliteConnection, **more)
    opened.row_factory = sqlite3.Row
    return opened


def check_version() -> None:
    """Refuse a library that does not know all that is asked of it."""
    if sqlite3.sqlite_version_info < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise WrongFile("sqlite", needed=needed, found=sqlite3.sqlite_version)


def is_locked(error: sqlite3.OperationalError) -> bool:
    """Whether another process holds the file."""
    # the lower byte is the kind of the error, whatever its shade
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
