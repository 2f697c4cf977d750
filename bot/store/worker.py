"""A queue of works before one connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from bot.store.connection import Outcome, Work
from bot.store.connection_thread import ConnectionThread
from bot.store.sqlite_connection import SqliteConnection

R = TypeVar("R")
#: how several works are done at once
Way: TypeAlias = Callable[[SqliteConnection, Sequence[Work[Any]]], list[Outcome]]
#: works that may share one commit, or one look
MOST_TOGETHER = 64


class Worker:
    """A connection with a thread of its own. A hop to it costs more than a small work: what is queued while it is busy
    goes over together.
    """

    def __init__(self, thread: ConnectionThread, way: Way) -> None:
        self._thread = thread
        self._way = way
        self._pending: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._working: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        file: Path | str,
        prepare: Callable[[SqliteConnection], None],
        way: Way,
    ) -> Worker:
        """Open a connection and make it ready for works to be done in some way."""
        worker = cls(await ConnectionThread.open(file), way)
        try:
            await worker._thread.run(prepare)
        except BaseException:
            await worker.close()
            raise
        return worker

    async def close(self) -> None:
        """Finish what is queued and close the connection."""
        if self._working:
            await self._working
        await self._thread.close()

    async def do(self, work: Work[R]) -> R:
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
                outcomes = await self._thread.run(lambda db, works=works: self._way(db, works))  # type: ignore[misc]
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
