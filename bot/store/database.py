"""What the store needs of a database, whichever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol, TypeVar

from bot.store.connection import Scope, Work

R = TypeVar("R")


class Database(Protocol):
    """An open database: whole works go in, what they return comes out."""

    @property
    def shared(self) -> bool:
        """Whether other processes work on it, too."""

    @property
    def spent(self) -> Counter[str]:
        """What the works so far have cost, where that is counted."""

    async def write(self, work: Work[R], scope: Scope | None, patience: float) -> R:
        """One transaction, committed before this returns."""

    async def read(self, work: Work[R], patience: float | None = None) -> R:
        """A consistent look; one that reads a lot may take this many seconds."""

    async def listen(self, heard: Callable[[int | None], None]) -> None:
        """Tell of what other processes have committed, for ever; ends at once where there are none."""

    async def close(self) -> None:
        """Finish what is queued and let go."""
