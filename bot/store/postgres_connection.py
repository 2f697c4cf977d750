"""PostgreSQL as the store speaks to it.

Statements are sent without waiting for the one before (psycopg's pipeline): a work waits only where it reads. What a
statement did wrong is told at the next row that is read, or at the commit; either way nothing of the work stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import psycopg
from psycopg.types.string import TextLoader

from bot.store.connection import LOCKS, LockKind

#: the class of the lock that a work has which names no match; the others follow in the order of LOCKS
EVERYTHING = 0
#: the largest number that can be a lock's own
_LARGEST = 2**31 - 1


@lru_cache(maxsize=4096)
def translated(sql: str) -> bytes:
    """The same statement with psycopg's marks."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def lock_key(key: int | str) -> int:
    """The number of a lock; two keys may rarely share one, and wait for each other then."""
    if isinstance(key, int) and 0 <= key <= _LARGEST:
        return key
    return crc32(str(key).encode()) - 2**31


def lock_class(kind: LockKind) -> int:
    """Which locks are of a kind."""
    return 1 + LOCKS.index(kind)


class PostgresRow:
    """A row that answers by name and by place."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: Mapping[str, int], values: Sequence[Any]) -> None:
        self._places = places
        self._values = values

    def __getitem__(self, key: str | int) -> Any:
        return self._values[key if isinstance(key, int) else self._places[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        """The names of the columns."""
        return list(self._places)


def speak(connection: psycopg.Connection[Any]) -> None:
    """Let a connection answer as the store expects it."""
    connection.row_factory = named_rows
    # what is written as JSON is read as it was written
    connection.adapters.register_loader("json", TextLoader)


def named_rows(cursor: Any) -> Callable[[Sequence[Any]], PostgresRow]:
    """Makes rows of what a cursor has found."""
    places = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: PostgresRow(places, values)


class PostgresRows:
    """What a statement found; it is waited for when somebody looks."""

    def __init__(self, cursor: Any, trip: Callable[[], None]) -> None:
        self._cursor = cursor
        self._trip = trip

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        self._arrive()
        return int(self._cursor.rowcount)

    def fetchone(self) -> Any:
        """The first row that was not fetched yet, or None."""
        self._arrive()
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All that were not fetched yet."""
        self._arrive()
        return list(self._cursor.fetchall())

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())

    def _arrive(self) -> None:
        if self._cursor.pgresult is None:
            self._trip()


class PostgresConnection:
    """A transaction of PostgreSQL; counts what it costs."""

    def __init__(self, connection: psycopg.Connection[Any], pipeline: psycopg.Pipeline) -> None:
        self._connection = connection
        self._pipeline = pipeline
        #: statements, and how often an answer was waited for
        self.statements = 0
        self.trips = 0

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> PostgresRows:
        """Send a statement; flags are kept as numbers."""
        self.statements += 1
        sent = tuple(int(value) if isinstance(value, bool) else value for value in values)
        return PostgresRows(self._connection.execute(translated(sql), sent), self._wait)

    def insert(self, sql: str, values: Sequence[Any] = (), /) -> int:
        """Carry out an INSERT of one row; its id."""
        [(row,)] = self.execute(f"{sql} RETURNING id", values).fetchall()
        return int(row)

    def now(self) -> float:
        """What time it is for the database, in seconds since 1970."""
        [(moment,)] = self.execute("SELECT CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)").fetchall()
        return float(moment)

    def lock(self, kind: LockKind, key: int | str, /) -> None:
        """Wait until no other process works on the same, and keep it until the commit."""
        self.execute("SELECT pg_advisory_xact_lock(?, ?)", (lock_class(kind), lock_key(key)))

    def _wait(self) -> None:
        """Everything that was sent is answered."""
        self.trips += 1
        self._pipeline.sync()
