"""Whom people talk to while one process makes way for another: each interaction has one process that answers it.

A process that connects takes over the leases of its shards, from a moment a few seconds ahead. Both processes hear of
everything; what was pressed before that moment the old one answers, the rest the new one. The moment an interaction was
made at stands in its id, so both decide alike, whatever their own clocks say. When all its shards are taken, the old
one finishes what it has begun, and leaves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import discord

from bot.shards import ShardNumber
from bot.tenancy import LeaseRound, Tenancy, shard_role

log = logging.getLogger(__name__)

#: seconds an old process stays after the moment it makes way at: Discord's clock may be behind the database's
LINGER = 10.0
_NEVER = float("inf")


class Handover:
    """Knows from when until when this process answers for each of its shards."""

    def __init__(
        self, tenancy: Tenancy, shards: Callable[[], Sequence[ShardNumber]], leave: Callable[[], None]
    ) -> None:
        self._tenancy = tenancy
        self._shards = shards
        self._leave = leave
        self._since: dict[ShardNumber, asyncio.Future[float]] = {}
        self._until: dict[ShardNumber, float] = {}
        self._leaving: asyncio.TimerHandle | None = None

    async def found(self, shard: ShardNumber) -> None:
        """A shard is connected: this process answers for it from now on, or soon, unless another has taken it over."""
        if shard in self._until:
            return
        taken = await self._tenancy.seize(shard_role(shard))
        since = self._first(shard)
        if not since.done():
            since.set_result(taken.lease.since if taken.from_another else 0.0)
        if taken.from_another:
            log.info("a shard is taken over from another process", {"shard": str(shard)})

    async def lost(self, shard: ShardNumber) -> None:
        """Its connection is broken: nobody can answer there."""
        await self._tenancy.give_up(shard_role(shard))

    def after(self, standing: LeaseRound) -> None:
        """See what others have taken over."""
        for shard in self._shards():
            if lease := standing.lost.get(shard_role(shard)):
                log.info("another process takes a shard over", {"shard": str(shard)})
                self._until[shard] = lease.since
        shards = self._shards()
        if self._leaving is None and shards and all(shard in self._until for shard in shards):
            left = max(self._until.values()) - standing.now + LINGER
            self._leaving = asyncio.get_running_loop().call_later(max(0.0, left), self._leave)

    def stop(self) -> None:
        """The process ends anyway."""
        if self._leaving:
            self._leaving.cancel()

    async def answers(self, guild: int | None, interaction: int) -> bool:
        """Whether this process, and no other, answers an interaction."""
        shard = next((each for each in self._shards() if each.serves(guild)), None)
        if shard is None:
            return True
        made = discord.utils.snowflake_time(interaction).timestamp()
        since = await asyncio.shield(self._first(shard))
        return since <= made < self._until.get(shard, _NEVER)

    def _first(self, shard: ShardNumber) -> asyncio.Future[float]:
        return self._since.setdefault(shard, asyncio.get_running_loop().create_future())
