"""Reading and writing for one request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Concatenate, ParamSpec, TypeVar

from bot.metrics import Metrics, commit_timed
from bot.store import NO_MATCH, Connection, Scope, Store

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C")
#: seconds after which nobody waits any longer for a store that another process holds; Discord allows three
PATIENCE = 1.2
#: looks at what a work is about, before it has everything to itself
MOST_LOOKS = 3
#: tells the loop of what a work has come to. To wake the loop lets go of the interpreter, which the loop then keeps for
#: as long as it puts an answer together: the thread of the store would begin to write only after that
_HERALD = ThreadPoolExecutor(1, "herald")


class _Moved(Exception):
    """What a work is about has changed before it could be held."""


class Transactions:
    """Looks into the store and changes it, as long as someone waits for the answer."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._until = monotonic() + PATIENCE
        #: something has been changed for good
        self.has_written = False

    async def read(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Look something up."""
        return await self._store.read(lambda db: work(db, *args, **more))

    async def read_patiently(
        self, seconds: float, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        """Look something up that takes its time: the person who asked for it waits."""
        return await self._store.read(lambda db: work(db, *args, **more), seconds)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Change something that may be about several matches: everyone else waits meanwhile."""
        return await self.change(None, work, *args, **more)

    async def change(
        self, about: int | Scope | None, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        """Change something of a match, or of whatever else it is about, committed before this returns: what is about
        something else goes on meanwhile.
        """
        scope = Scope("match", about) if isinstance(about, int) else about
        with commit_timed(self._metrics):
            return await self._changed(scope, lambda db: work(db, *args, **more))

    async def change_and(
        self, about: int | Scope | None, work: Callable[[Connection], R], compose: Callable[[R], C]
    ) -> tuple[R, C]:
        """Change something, and put together what is said of it while the disk writes. Nobody is given it before it is
        committed; what was put together for a work that is not, or is done once more, is thrown away.
        """
        loop = asyncio.get_running_loop()
        composed: list[tuple[R, C]] = []
        is_over = False

        def put_together(result: R) -> None:
            # what fails here fails once more below, where it is told
            with suppress(Exception):
                if not is_over:
                    composed.append((result, compose(result)))

        def announced(db: Connection) -> R:
            result = work(db)
            _HERALD.submit(loop.call_soon_threadsafe, put_together, result)
            return result

        try:
            result = await self.change(about, announced)
        finally:
            is_over = True
        for of, made in composed:
            if of is result:
                return result, made
        return result, compose(result)

    async def change_several(
        self, user: int, find: Callable[[Connection], list[int]], work: Callable[[Connection], R]
    ) -> R:
        """Change something of a person and of several matches at once: nothing but these waits meanwhile.

        Which they are is looked up first, and once more when they are held: another process may have added one.
        """

        def held(db: Connection) -> R:
            for number in numbers[1:]:
                db.lock("match", number)
            db.lock("person", user)
            if sorted(find(db)) != numbers:
                raise _Moved
            return work(db)

        for _ in range(MOST_LOOKS):
            numbers = sorted(await self.read(find))
            try:
                return await self.change(numbers[0] if numbers else Scope("person", user), held)
            except _Moved:
                continue
        return await self.write(work)

    async def note(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs) -> R:
        """Keep something that only this person is told, and is not counted: whether there was anything is private."""
        return await self._changed(Scope("match", NO_MATCH), lambda db: work(db, *args, **more))

    async def _changed(self, scope: Scope | None, work: Callable[[Connection], R]) -> R:
        left = max(0.0, self._until - monotonic())
        result = await self._store.write(work, left, about=scope)
        self.has_written = True
        return result

    async def write_patiently(
        self, seconds: float, work: Callable[Concatenate[Connection, P], R], *args: P.args, **more: P.kwargs
    ) -> R:
        """Change something that takes its time: the person who asked for it waits."""
        result = await self._store.write(lambda db: work(db, *args, **more), seconds)
        self.has_written = True
        return result

    @property
    def is_shared(self) -> bool:
        """Whether other processes work on the store, too."""
        return self._store.is_shared
