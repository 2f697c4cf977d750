"""Everything is kept here: one SQLite file, one writer, whole transactions.

The narrow interface: `await store.write(work)` runs a function on the connection's own thread inside one transaction
and commits before it returns; `await store.read(work)` does so without writing. Work is done first in, first out, so
two actions on one match can never overlap. What a function of `bot.store.*` takes is the `Ledger` of that transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

R = TypeVar("R")
Ledger = sqlite3.Connection
Work: TypeAlias = Callable[[Ledger], Any]
Outcome: TypeAlias = tuple[Any, Exception | None]

MIGRATIONS = Path(__file__).parent / "migrations"


#: works that may share one commit
MOST_TOGETHER = 64


class WrongFile(ValueError):
    """A file that cannot be the store, and why."""


class Store:
    """The open database."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._pending: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: Path | str) -> Store:
        """Open the file, creating and migrating it as needed."""
        try:
            connection = await aiosqlite.connect(file, isolation_level=None)
        except sqlite3.Error as error:
            raise WrongFile(f"{file} cannot be used as the database: {error}.") from None
        store = cls(connection)
        try:
            await store.read(_prepare)
        except sqlite3.Error as error:
            await connection.close()
            raise WrongFile(f"{file} cannot be used as the database: {error}.") from None
        except WrongFile as error:
            await connection.close()
            raise WrongFile(f"{file} {error}") from None
        return store

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        if self._writer:
            await self._writer
        await self._connection.close()

    async def write(self, work: Callable[[Ledger], R]) -> R:
        """One transaction; committed to the disk before this returns, rolled back if the work raises.

        What is queued while the disk is busy shares the next commit: each work stands or falls alone, in order.
        """
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._pending.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def read(self, work: Callable[[Ledger], R]) -> R:
        """A consistent look."""
        # one hop to the connection's thread for the whole work: a hop per statement costs four times as much
        connection = self._connection
        result: Any = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
        return result  # type: ignore[no-any-return]

    async def _write_all(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MOST_TOGETHER], self._pending[MOST_TOGETHER:]
            works = [work for work, _ in batch]
            try:
                outcomes = await self.read(lambda ledger, works=works: together(ledger, works))  # type: ignore[misc]
            except Exception as error:
                outcomes = [(None, error)] * len(batch)
            for (_, done), (result, failure) in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if failure is not None:
                    done.set_exception(failure)
                else:
                    done.set_result(result)
        self._writer = None


def together(ledger: Ledger, works: Sequence[Work]) -> list[Outcome]:
    """Several works in one commit; one that raises leaves no trace and does not touch the others."""
    outcomes: list[Outcome] = []
    ledger.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            ledger.execute("SAVEPOINT work")
            try:
                outcomes.append((work(ledger), None))
            except Exception as error:
                ledger.execute("ROLLBACK TO work")
                outcomes.append((None, error))
            ledger.execute("RELEASE work")
        ledger.execute("COMMIT")
    except BaseException:
        # also if the disk does not take the commit: the next transaction must find none open
        ledger.execute("ROLLBACK")
        raise
    return outcomes


def _prepare(ledger: Ledger) -> None:
    ledger.row_factory = sqlite3.Row
    ledger.execute("PRAGMA journal_mode = WAL")
    # FULL: what was answered survives a power cut too
    ledger.execute("PRAGMA synchronous = FULL")
    ledger.execute("PRAGMA foreign_keys = ON")
    ledger.execute("PRAGMA busy_timeout = 5000")
    migrate(ledger)


def migrate(ledger: Ledger) -> None:
    """Run the numbered migrations that this file has not seen yet."""
    [(version,)] = ledger.execute("PRAGMA user_version").fetchall()
    known = {int(file.name.split("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}
    if version > max(known):
        raise WrongFile(f"was written by a newer version (its form is {version}, this one knows {max(known)}).")
    for number, file in known.items():
        if number > version:
            script = f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            ledger.executescript(script)
