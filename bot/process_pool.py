"""Work that takes long is done in processes of its own; one that dies or hangs is replaced and holds up nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.worker_process import begin, ready

log = logging.getLogger(__name__)
T = TypeVar("T")

#: seconds to finish what is being done when the pool is closed
FAREWELL = 2.0


class ProcessPool:
    """A few worker processes, each of which is replaced without touching the others.

    They start when they are needed, leave Ctrl-C to their parent, stand back behind it, and never outlive it.
    """

    def __init__(
        self,
        workers: int = 1,
        *,
        prepare: Callable[[], None] | None = None,
        tasks: int | None = None,
        timeout: float | None = None,
    ) -> None:
        """Each worker is prepared, replaced after this many tasks, and killed when a task takes longer than it may."""
        self._workers = [_Worker(prepare, tasks) for _ in range(workers)]
        self._timeout = timeout
        #: the last that was busy is taken first: fewer processes are started, and they stay warm
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in reversed(self._workers):
            self._free.put_nowait(worker)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def open(self) -> None:
        """Start a worker and wait until it is prepared."""
        await self.run(ready)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do it in a worker; `TimeoutError` if it takes too long. A worker that died is replaced, once.

        A caller who stops waiting leaves the worker to finish what it does.
        """
        worker = await self._free.get()
        task = asyncio.create_task(self._done(worker, work, args))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End the workers; what takes longer is broken off."""
        self._closed = True
        if self._running:
            await asyncio.wait(self._running, timeout=FAREWELL)
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _done(self, worker: _Worker, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        try:
            try:
                return await worker.run(work, args, self._timeout)
            except BrokenProcessPool:
                if self._closed:
                    raise
                return await worker.run(work, args, self._timeout)
        finally:
            self._free.put_nowait(worker)


class _Worker:
    """One process, begun anew when the last one has ended."""

    def __init__(self, prepare: Callable[[], None] | None, tasks: int | None) -> None:
        self._prepare, self._tasks = prepare, tasks
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], args: tuple[Any, ...], seconds: float | None) -> T:
        loop = asyncio.get_running_loop()
        try:
            if self._executor is None:
                self._executor = self._begun()
                # the time runs from when it can begin
                await loop.run_in_executor(self._executor, ready)
            done = loop.run_in_executor(self._executor, work, *args)
            finished, _ = await asyncio.wait({done}, timeout=seconds)
        except BrokenProcessPool:
            self.kill()
            raise
        if finished:
            if isinstance(done.exception(), BrokenProcessPool):
                self.kill()
            return done.result()
        log.error("a worker has not finished in %(seconds)s seconds and is replaced", {"seconds": seconds})
        self.kill()
        # what becomes of it is of no interest
        await asyncio.gather(done, return_exceptions=True)
        raise TimeoutError

    def kill(self) -> None:
        """End the process at once."""
        executor, self._executor = self._executor, None
        if executor:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1,
            mp_context=get_context("spawn"),
            initializer=begin,
            initargs=(self._prepare,),
            max_tasks_per_child=self._tasks,
        )
