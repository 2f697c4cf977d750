"""One worker per key: a key that is stirred while it is being worked on is worked on once more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextvars import Context
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class KeyedWorkers(Generic[K]):
    """Runs the same work for many keys at once, but for each key one at a time."""

    def __init__(self, work: Callable[[K], Coroutine[Any, Any, None]]) -> None:
        self._work = work
        self._busy: dict[K, asyncio.Task[None]] = {}
        #: keys to be worked on again; what is set wakes a work that waits
        self._stirred: dict[K, asyncio.Event] = {}
        self._closed = False

    def stir(self, key: K) -> None:
        """There is something to do for a key: at once, or once more after what is being done."""
        if self._closed:
            return
        if key in self._busy:
            self._stirred[key].set()
            return
        self._stirred[key] = asyncio.Event()
        # the work is not done by the one who stirred it: the log of one must not name the other
        self._busy[key] = asyncio.create_task(self._run(key), context=Context())

    def __contains__(self, key: K) -> bool:
        """Whether a key is being worked on."""
        return key in self._busy

    def stirred(self, key: K) -> asyncio.Event:
        """Set when a key that is being worked on is stirred again: a work that waits may wait for this, too."""
        return self._stirred[key]

    async def close(self, seconds: float = 0.0) -> None:
        """Begin nothing more; what is not finished in time is broken off."""
        self._closed = True
        if tasks := list(self._busy.values()):
            _, unfinished = await asyncio.wait(tasks, timeout=seconds)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, key: K) -> None:
        stirred = self._stirred[key]
        try:
            stirred.set()
            while stirred.is_set() and not self._closed:
                stirred.clear()
                await self._work(key)
        finally:
            del self._busy[key], self._stirred[key]
