"""PostgreSQL as the store speaks to it.

Statements are sent without waiting for the one before (`bot.store.postgres_pipeline`): a work waits only where it
reads. What a statement did wrong is told at the next row that is read, or at the commit; either way nothing of the work
stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any
from zlib import crc32

import psycopg
from psycopg.types.string import TextLoader

from bot.store.connection import LOCKS, Connection, LockKind
from bot.store.postgres_pipeline import PostgresPipeline, StatementAnswer

#: the class of the lock that a work has for itself which names no scope; the others follow in the order of LOCKS
EVERYTHING = 0
#: the largest number that can be a lock's own
_LARGEST = 2**31 - 1


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

    def __getitem__(self, key: str | int | slice) -> Any:
        return self._values[self._places[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        """The names of the columns."""
        return list(self._places)


def speak(connection: psycopg.Connection[Any]) -> None:
    """Let a connection answer as the store expects it."""
    # what is written as JSON is read as it was written
    connection.adapters.register_loader("json", TextLoader)
    # a pipeline prepares what it sends; whatever else there is, such as a ROLLBACK, need not be
    connection.prepare_threshold = None


#: where the columns of each statement stand: looking that up takes longer than reading a few rows
_PLACES: dict[str, dict[str, int]] = {}


class PostgresRows:
    """What a statement found; it is waited for when someone looks."""

    def __init__(self, sql: str, answer: StatementAnswer, trip: Callable[[], None]) -> None:
        self._sql = sql
        self._answer = answer
        self._trip = trip
        self._rows: Iterator[Any] | None = None
        self._all: list[Any] | None = None

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        self._arrive()
        return self._answer.rowcount

    def fetchone(self) -> Any:
        """The first row that was not fetched yet, or None."""
        return next(iter(self), None)

    def fetchall(self) -> list[Any]:
        """All that were not fetched yet."""
        return list(self)

    def __iter__(self) -> Iterator[Any]:
        if self._rows is None:
            self._arrive()
            places = _PLACES.get(self._sql)
            # a table may have got a column more since
            if places is None or len(places) != self._answer.width:
                _PLACES[self._sql] = places = {name: place for place, name in enumerate(self._answer.columns)}
            self._rows = iter(self._answer.rows(partial(PostgresRow, places)))
        return self._rows

    def again(self) -> PostgresRows:
        """The same from the beginning, for everyone who asks."""
        if self._all is None:
            self._all = self.fetchall()
        found = PostgresRows(self._sql, self._answer, self._trip)
        found._rows = iter(self._all)
        return found

    def _arrive(self) -> None:
        if not self._answer.has_arrived:
            self._trip()


class _Asked(Exception):
    """A statement is under way, and nobody waits for its answer yet."""


class _Ahead:
    """Sends the first statement of a look, and goes no further."""

    def __init__(self, send: Callable[[str, Sequence[Any]], None]) -> None:
        self._send = send

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> PostgresRows:
        """Send it, and stop there."""
        self._send(sql, values)
        raise _Asked

    def insert(self, sql: str, values: Sequence[Any] = (), /) -> int:
        """Nothing is written ahead."""
        raise _Asked

    def foresee(self, *looks: Callable[[Connection], object]) -> None:
        """One step ahead is enough."""

    def now(self) -> float:
        """The time is asked for when it is wanted."""
        raise _Asked

    def lock(self, kind: LockKind, key: int | str, /) -> None:
        """Nothing is locked ahead."""
        raise _Asked


#: which table a statement changes
_CHANGES = re.compile(r"\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)")


@lru_cache(maxsize=4096)
def _changed_by(sql: str) -> str | None:
    """The table that a statement changes; None if it may be any."""
    changes = _CHANGES.match(sql)
    return changes[1] if changes else None


@lru_cache(maxsize=4096)
def _words_of(sql: str) -> frozenset[str]:
    """Among them are the tables that a statement reads."""
    return frozenset(re.findall(r"\w+", sql))


class PostgresConnection:
    """A transaction of PostgreSQL; counts what it costs."""

    def __init__(self, pipeline: PostgresPipeline) -> None:
        self._pipeline = pipeline
        #: statements, and how often an answer was waited for
        self.statements = 0
        self.trips = 0
        #: what was asked ahead, as long as nothing has changed the tables it is about
        self._foreseen: dict[tuple[str, tuple[Any, ...]], PostgresRows] = {}

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> PostgresRows:
        """Send a statement, unless its answer is known or under way."""
        if self._foreseen:
            if sql.startswith("SELECT"):
                if found := self._foreseen.get((sql, tuple(values))):
                    return found.again()
            else:
                self._forget(sql)
        return self._send(sql, values)

    def foresee(self, *looks: Callable[[Connection], object]) -> None:
        """Send the first statement of each; asking the same later waits for nothing."""
        for look in looks:
            with suppress(_Asked):
                look(_Ahead(self._ahead))

    def _ahead(self, sql: str, values: Sequence[Any]) -> None:
        key = (sql, tuple(values))
        if key not in self._foreseen:
            self._foreseen[key] = self._send(sql, values)

    def _forget(self, sql: str) -> None:
        """What was asked ahead of a table that is changed is asked again."""
        table = _changed_by(sql)
        self._foreseen = {key: rows for key, rows in self._foreseen.items() if table and table not in _words_of(key[0])}

    def _send(self, sql: str, values: Sequence[Any]) -> PostgresRows:
        self.statements += 1
        # flags are kept as numbers
        sent = tuple(int(value) if isinstance(value, bool) else value for value in values)
        return PostgresRows(sql, self._pipeline.send(sql, sent), self._wait)

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
        # what was seen before may be different now
        self._foreseen = {}
        self._send("SELECT pg_advisory_xact_lock(?, ?)", (lock_class(kind), lock_key(key)))

    def _wait(self) -> None:
        """Everything that was sent is answered."""
        self.trips += 1
        self._pipeline.sync()
