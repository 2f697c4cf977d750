"""What a post is composed from: the store, the games, the pictures, the time; never Discord."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.clock import Clock
from bot.match.play import Library, MatchState, match_state
from bot.pictures import Pictures
from bot.store import Connection, Store, matches
from bot.store.matches import Match
from bot.store.outbox import Row

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Sources:
    """What all posts are composed from."""

    store: Store
    library: Library
    pictures: Pictures
    clock: Clock
    #: a match has changed
    stir: Callable[[int], None] = lambda match: None


@dataclass(frozen=True, slots=True)
class Context:
    """What one row is composed from."""

    sources: Sources
    row: Row
    #: makes a work that is refused where another process sends the row by now
    guarded: Callable[[Callable[[Connection], Any]], Callable[[Connection], Any]] = lambda work: work

    @property
    def number(self) -> int:
        """The match."""
        assert self.row.match is not None
        return self.row.match

    @property
    def now(self) -> float:
        """The moment."""
        return self.sources.clock.now()

    @property
    def pictures(self) -> Pictures:
        """What is drawn."""
        return self.sources.pictures

    async def read(self, look: Callable[[Connection], R]) -> R:
        """Something of the store."""
        return await self.sources.store.read(look)

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Keep something."""
        result: R = await self.sources.store.write(self.guarded(work), about=self.row.scope)
        return result

    async def match(self) -> Match:
        """The match as it is listed."""
        return await self.read(lambda db: matches.get(db, self.number))

    async def state(self, n: int | None = None) -> MatchState:
        """The match with its game, now or at a position."""
        return await self.read(lambda db: match_state(db, self.sources.library, self.number, n))
