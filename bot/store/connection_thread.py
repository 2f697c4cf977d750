"""A connection in a thread of its own, in which whole functions run.

aiosqlite owns the thread and the connection, but offers to the public only one statement at a time: a hop to the thread
for each would cost far more than the statements. What is used of its inside is used here and nowhere else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.sqlite_connection import SqliteConnection

R = TypeVar("R")


class ConnectionThread:
    """An open connection that only its own thread touches."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, file: Path | str) -> ConnectionThread:
        """Start the thread and open the file in it."""
        connection = aiosqlite.connect(file, isolation_level=None, factory=SqliteConnection)
        try:
            return cls(await connection)
        except BaseException:
            # its thread has been told to end, and answers to this loop
            await asyncio.to_thread(connection._thread.join)
            raise

    async def run(self, work: Callable[[SqliteConnection], R]) -> R:
        """Run a function in the thread, after whatever was asked for before; what it returns or raises."""
        inside = self._connection
        result: R = await inside._execute(work, inside._conn)  # type: ignore[no-untyped-call]
        return result

    async def close(self) -> None:
        """Close the file and end the thread."""
        await self._connection.close()
