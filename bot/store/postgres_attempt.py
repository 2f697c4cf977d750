"""One try to carry out a work on PostgreSQL, and how far it came when the connection broke."""

from __future__ import annotations

import socket
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

import psycopg

from bot.store.connection import Scope, Work
from bot.store.postgres_connection import EVERYTHING, PostgresConnection, lock_class, lock_key
from bot.store.postgres_pipeline import PostgresPipeline, StatementAnswer

R = TypeVar("R")
#: where commits are told to the other processes
CHANNEL = "paravent"
#: the works of one scope at a time, those without a scope alone; the others hear of it with the commit, not before
_OF_SCOPE = (
    "SELECT CAST(pg_current_xact_id() AS TEXT), pg_notify(?, ?), "
    "pg_advisory_xact_lock_shared(?, 0), pg_advisory_xact_lock(?, ?)"
)
_OF_ALL = "SELECT CAST(pg_current_xact_id() AS TEXT), pg_notify(?, ?), pg_advisory_xact_lock(?, 0)"


class Committing(NamedTuple, Generic[R]):
    """A transaction whose work is done."""

    #: by which PostgreSQL knows it
    number: str
    #: what the work returned
    result: R


class Attempt(ABC, Generic[R]):
    """A work, tried once; if it takes too long, another thread can break it off."""

    def __init__(self, work: Work[R]) -> None:
        self._work = work
        self._connection: psycopg.Connection[Any] | None = None
        self._is_broken_off = False

    def carry_out(self, connection: psycopg.Connection[Any]) -> R:
        """The whole transaction; what the work returned."""
        self._connection = connection
        if self._is_broken_off:
            # nobody waits any longer, and there was no connection yet that could be cut
            raise psycopg.OperationalError
        try:
            return self._transact(connection)
        except BaseException:
            _roll_back(connection)
            raise
        finally:
            self._connection = None

    @abstractmethod
    def _transact(self, connection: psycopg.Connection[Any]) -> R:
        """From BEGIN to the end; what fails is rolled back by the caller."""

    def break_off(self) -> None:
        """Nobody waits any longer: the connection is cut, and the thread that waits for it goes on."""
        self._is_broken_off = True
        cut(self._connection)


class WriteAttempt(Attempt[R]):
    """A work that writes, tried once."""

    def __init__(self, work: Work[R], scope: Scope | None, origin: str) -> None:
        super().__init__(work)
        self._scope = scope
        self._origin = origin
        #: set once its COMMIT may have been sent
        self.committing: Committing[R] | None = None
        #: statements, and how often an answer was waited for
        self.statements = 0
        self.trips = 0

    def _transact(self, connection: psycopg.Connection[Any]) -> R:
        with PostgresPipeline(connection) as pipeline:
            db = PostgresConnection(pipeline)
            pipeline.send("BEGIN")
            begun = self._locked(pipeline)
            result = self._work(db)
            if not begun.has_arrived:
                pipeline.sync()
            [number] = begun.rows(lambda values: str(values[0]))
            self.committing = Committing(number, result)
            pipeline.send("COMMIT")
        self.statements, self.trips = db.statements, db.trips + 1
        return result

    def _locked(self, pipeline: PostgresPipeline) -> StatementAnswer:
        if self._scope is None:
            return pipeline.send(_OF_ALL, (CHANNEL, f"{self._origin} ", EVERYTHING))
        kind, key = self._scope
        notice = f"{self._origin} {key if kind == 'match' else ''}"
        return pipeline.send(_OF_SCOPE, (CHANNEL, notice, EVERYTHING, lock_class(kind), lock_key(key)))


class ReadAttempt(Attempt[R]):
    """A work that only reads: one moment of everything."""

    def _transact(self, connection: psycopg.Connection[Any]) -> R:
        with PostgresPipeline(connection) as pipeline:
            pipeline.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            result = self._work(PostgresConnection(pipeline))
            pipeline.send("COMMIT")
        return result


def cut(connection: psycopg.Connection[Any] | None) -> None:
    """End the conversation, from another thread; the server takes back what was not committed."""
    if connection is None:
        return
    with suppress(OSError, psycopg.Error), socket.socket(fileno=connection.fileno()) as line:
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()


def _roll_back(connection: psycopg.Connection[Any]) -> None:
    """The next transaction must find none open; a connection that cannot do that is not used again."""
    try:
        connection.execute("ROLLBACK")
    except psycopg.Error:
        connection.close()
