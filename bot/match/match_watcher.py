"""What is watched for in running matches: each is looked at when it has changed, and all of them after a start."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence

from bot.clock import Clock
from bot.keyed_workers import KeyedWorkers
from bot.match.play import Library
from bot.store import AnyStore, Connection


class MatchWatcher(ABC):
    """Looks at many matches at once, but at each of them one look at a time."""

    def __init__(self, store: AnyStore, library: Library, clock: Clock) -> None:
        self._store = store
        self._library = library
        self._clock = clock
        self._matches = KeyedWorkers(self._attend)

    async def close(self) -> None:
        """Watch no longer; whatever was to come is found again after the next start."""
        await self._matches.close()

    async def resume(self) -> None:
        """After a start: go on wherever there is something to watch for."""
        for number in await self._store.read(self._watched):
            self.look(number)

    def look(self, number: int) -> None:
        """A match has changed, or what is watched for in it; only one process of several watches."""
        if self._store.is_open:
            self._matches.stir(number)

    def attends_to(self, number: int) -> bool:
        """Whether something is being done in a match, or waited for."""
        return number in self._matches

    @abstractmethod
    def concerned(self, db: Connection, numbers: Sequence[int]) -> Collection[int]:
        """Those of some matches that may have something to watch for."""

    @abstractmethod
    def _watched(self, db: Connection) -> Sequence[int]:
        """The matches that may have something to watch for."""

    @abstractmethod
    async def _attend(self, number: int) -> None:
        """Do what is to be done in a match, until there is nothing more."""
