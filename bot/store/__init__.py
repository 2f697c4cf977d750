"""Everything is kept here: one SQLite file, one writer, whole transactions.

The narrow interface: `await store.write(work)` runs a function on the connection's own thread inside one transaction
and commits before it returns; `await store.read(work)` does so without writing. Work is done first in, first out, so
two actions on one match can never overlap. What a function of `bot.store.*` takes is the `Ledger` of that transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

R = TypeVar("R")
Ledger = sqlite3.Connection

MIGRATIONS = Path(__file__).parent / "migrations"


class Store:
    """The open database."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, file: Path | str) -> Store:
        """Open the file, creating and migrating it as needed."""
        connection = await aiosqlite.connect(file, isolation_level=None)
        store = cls(connection)
        await store._hop(_prepare)
        return store

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await self._connection.close()

    async def write(self, work: Callable[[Ledger], R]) -> R:
        """One transaction; committed to the disk before this returns, rolled back if the work raises."""
        return await self._hop(_writing(work))

    async def read(self, work: Callable[[Ledger], R]) -> R:
        """A consistent look."""
        return await self._hop(work)

    async def _hop(self, work: Callable[[Ledger], R]) -> R:
        # one hop to the connection's thread for the whole transaction: a hop per statement costs four times as much
        connection = self._connection
        result: Any = await connection._execute(work, connection._conn)  # type: ignore[no-untyped-call]
        return result  # type: ignore[no-any-return]


def _writing(work: Callable[[Ledger], R]) -> Callable[[Ledger], R]:
    def transaction(ledger: Ledger) -> R:
        ledger.execute("BEGIN IMMEDIATE")
        try:
            result = work(ledger)
        except BaseException:
            ledger.execute("ROLLBACK")
            raise
        ledger.execute("COMMIT")
        return result

    return transaction


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
    for file in sorted(MIGRATIONS.glob("*.sql")):
        number = int(file.name.split("_")[0])
        if number > version:
            script = f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            ledger.executescript(script)
