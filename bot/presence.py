"""Whether people can answer: while the connection of their server's shard is broken, the clocks of its matches stand
still.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from bot.clock import Clock
from bot.match.deadlines import beat, give_back
from bot.shards import ShardNumber
from bot.store import NO_MATCH, Connection, Store


class Presence:
    """Knows which shards are connected, and keeps in the store when each last was."""

    def __init__(self, store: Store, clock: Clock, shards: Callable[[], Sequence[ShardNumber]]) -> None:
        self._store = store
        self._clock = clock
        #: the shards of this process; none as long as Discord has not said how many there are
        self._shards = shards
        self._connected: set[ShardNumber] = set()
        #: those that other processes are connected with
        self._elsewhere: frozenset[ShardNumber] = frozenset()
        #: a connection that comes and goes does so in order
        self._turn = asyncio.Lock()

    @property
    def is_connected(self) -> bool:
        """Whether every shard of this process is connected."""
        shards = self._shards()
        return bool(shards) and self._connected.issuperset(shards)

    @property
    def connected(self) -> frozenset[ShardNumber]:
        """The shards of this process that are connected."""
        return frozenset(self._connected)

    def in_reach(self, guild: int | None) -> bool:
        """Whether people of a server, or by direct message, can answer."""
        return any(shard.serves(guild) for shard in (*self._connected, *self._elsewhere))

    def note_elsewhere(self, shards: Iterable[ShardNumber]) -> bool:
        """Other processes are connected with these shards; whether one of them was not before."""
        before, self._elsewhere = self._elsewhere, frozenset(shards)
        return not self._elsewhere <= before

    async def note(self) -> None:
        """Keep this moment as the last one at which the connected shards were there."""
        if shards := self.connected:
            await self._store.write(partial(_note, shards=shards, at=self._clock.now()), match=NO_MATCH)

    async def give_time_back(self) -> None:
        """Give everyone the time in which nobody could answer."""
        for shard in self._shards():
            await self._give_back(shard)

    async def found(self, shard: ShardNumber) -> bool:
        """A connection stands; whether it did not before."""
        async with self._turn:
            if shard in self._connected:
                return False
            # first the time, then the clocks run again
            await self._give_back(shard)
            self._connected.add(shard)
            return True

    async def lost(self, shard: ShardNumber) -> None:
        """A connection is broken."""
        async with self._turn:
            if shard in self._connected:
                # the clocks stand still even if the store cannot be told
                self._connected.discard(shard)
                await self._store.write(partial(_note, shards=[shard], at=self._clock.now()), match=NO_MATCH)

    async def _give_back(self, shard: ShardNumber) -> None:
        await self._store.write(partial(give_back, at=self._clock.now(), shard=shard))


def _note(db: Connection, shards: Iterable[ShardNumber], at: float) -> None:
    for shard in shards:
        beat(db, shard, at)
