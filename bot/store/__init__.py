"""Everything is kept here: one SQLite file, one writer, whole transactions.

The narrow interface: `await store.write(work)` runs a function inside one transaction and commits before it returns;
`await store.read(work)` shows it one moment of the store, with everything that was committed before. Works that write
are done first in, first out, so two actions on one match can never overlap; works that read never wait for the disk to
take a commit. What a function of `bot.store.*` takes is the `Connection` of that transaction.

Where another process holds the file, a work is tried again for a while, and then fails as if it had never been asked
for; so it is on a disk that is full. `fails` tells such an error from one of the work itself.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import aiosqlite

R = TypeVar("R")
Connection = sqlite3.Connection
Work: TypeAlias = Callable[[Connection], Any]
Outcome: TypeAlias = tuple[Any, Exception | None]

MIGRATIONS = Path(__file__).parent / "migrations"


#: works that may share one commit, or one look
MOST_TOGETHER = 64
#: milliseconds the connection itself waits for another process: everybody else stands behind it meanwhile
LOCK_WAIT = 100
#: seconds in which a work is tried again while another process holds the file, and between two tries
PATIENCE, BETWEEN = 5.0, 0.05


def fails(error: BaseException) -> bool:
    """Whether the store itself fails (locked, full, broken), rather than what was asked of it."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _is_locked(error: sqlite3.OperationalError) -> bool:
    # the lower byte is the kind of the error, whatever its shade
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class WrongFile(ValueError):
    """A file that cannot be the store, and why."""


class Store:
    """The open database."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, file: Path | str) -> Store:
        """Open the file, creating and migrating it as needed."""
        try:
            writer = await Worker.hire(file, _prepare, together)
            try:
                return cls(writer, await Worker.hire(file, _prepare_reader, side_by_side))
            except BaseException:
                await writer.leave()
                raise
        except sqlite3.Error as error:
            raise WrongFile(f"{file} cannot be used as the database: {error}.") from None
        except WrongFile as error:
            raise WrongFile(f"{file} {error}") from None

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await self._reader.leave()
        await self._writer.leave()

    async def write(self, work: Callable[[Connection], R], patience: float = PATIENCE) -> R:
        """One transaction; committed to the disk before this returns, rolled back if the work raises.

        What is queued while the disk is busy shares the next commit: each work stands or falls alone, in order.
        Patience is for another process that holds the file: nothing has been done before the work is tried again.
        """
        until = monotonic() + patience
        while True:
            try:
                return await self._writer.do(work)
            except sqlite3.OperationalError as error:
                if not _is_locked(error) or monotonic() >= until:
                    raise
            await asyncio.sleep(BETWEEN)

    async def read(self, work: Callable[[Connection], R]) -> R:
        """A consistent look."""
        return await self._reader.do(work)


class Worker:
    """A connection with a thread of its own. A hop to it costs more than a small work: what is queued while it is busy
    goes over together.
    """

    def __init__(
        self, connection: aiosqlite.Connection, way: Callable[[Connection, Sequence[Work]], list[Outcome]]
    ) -> None:
        self._connection = connection
        self._way = way
        self._pending: list[tuple[Work, asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None

    @classmethod
    async def hire(
        cls,
        file: Path | str,
        prepare: Callable[[Connection], None],
        way: Callable[[Connection, Sequence[Work]], list[Outcome]],
    ) -> Worker:
        """Open a connection and make it ready for works to be done in some way."""
        connection = aiosqlite.connect(file, isolation_level=None)
        try:
            clerk = cls(await connection, way)
        except BaseException:
            # its thread has been told to end, and answers to this loop
            await asyncio.to_thread(connection._thread.join)
            raise
        try:
            await clerk._hop(prepare)
        except BaseException:
            await clerk.leave()
            raise
        return clerk

    async def leave(self) -> None:
        """Finish what is queued and close the connection."""
        if self._working:
            await self._working
        await self._connection.close()

    async def do(self, work: Callable[[Connection], R]) -> R:
        """Queue a work; what it returns or raises."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._pending.append((work, done))
        if self._working is None:
            self._working = asyncio.create_task(self._do_all())
        return await done

    async def _do_all(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MOST_TOGETHER], self._pending[MOST_TOGETHER:]
            works = [work for work, _ in batch]
            try:
                outcomes = await self._hop(lambda db, works=works: self._way(db, works))  # type: ignore[misc]
            except Exception as error:
                outcomes = [(None, error)] * len(batch)
            for (_, done), (result, failure) in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if failure is not None:
                    done.set_exception(failure)
                else:
                    done.set_result(result)
        self._working = None

    async def _hop(self, work: Callable[[Connection], R]) -> R:
        connection = self._connection
        result: R = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
        return result


def side_by_side(db: Connection, works: Sequence[Work]) -> list[Outcome]:
    """Several works that look at the same moment."""
    outcomes: list[Outcome] = []
    db.execute("BEGIN")
    try:
        for work in works:
            try:
                outcomes.append((work(db), None))
            except Exception as error:
                outcomes.append((None, error))
    finally:
        db.execute("ROLLBACK")
    return outcomes


def together(db: Connection, works: Sequence[Work]) -> list[Outcome]:
    """Several works in one commit; one that raises leaves no trace and does not touch the others."""
    outcomes: list[Outcome] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT work")
            try:
                outcomes.append((work(db), None))
            except Exception as error:
                db.execute("ROLLBACK TO work")
                outcomes.append((None, error))
            db.execute("RELEASE work")
        db.execute("COMMIT")
    except BaseException:
        # also if the disk does not take the commit: the next transaction must find none open
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _prepare_reader(db: Connection) -> None:
    db.row_factory = sqlite3.Row
    db.execute(f"PRAGMA busy_timeout = {LOCK_WAIT}")
    db.execute("PRAGMA query_only = ON")


def _prepare(db: Connection) -> None:
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    # FULL: what was answered survives a power cut too
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA busy_timeout = {LOCK_WAIT}")
    # a migration may make a table again that others refer to
    db.execute("PRAGMA foreign_keys = OFF")
    migrate(db)
    db.execute("PRAGMA foreign_keys = ON")


def migrate(db: Connection) -> None:
    """Run the numbered migrations that this file has not seen yet."""
    [(version,)] = db.execute("PRAGMA user_version").fetchall()
    known = {int(file.name.split("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}
    if version > max(known):
        raise WrongFile(f"was written by a newer version (its form is {version}, this one knows {max(known)}).")
    for number, file in known.items():
        if number > version:
            script = f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            db.executescript(script)
