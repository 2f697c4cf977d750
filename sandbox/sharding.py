"""Shards: which connection of the bot is told about which server, and how many may identify at once."""

from dataclasses import dataclass, field
from time import monotonic

from sandbox.frames import Closing
from sandbox.snowflake import SEQUENCE_BITS

#: a bot may identify this many times in this time as its concurrency allows
IDENTIFY_SECONDS = 5.0
Shard = tuple[int, int]
UNSHARDED: Shard = (0, 1)


def serves(shard: Shard, guild_id: int | None) -> bool:
    """Whether a connection is told about a server; what belongs to no server comes to the first one."""
    number, total = shard
    return number == (0 if guild_id is None else (guild_id >> SEQUENCE_BITS) % total)


@dataclass(slots=True)
class Sharding:
    """What Discord recommends to the bot, and what it insists on."""

    #: how many are recommended
    shards: int = 1
    #: how many may identify at the same time
    max_concurrency: int = 1
    #: whether the bot has too many servers for fewer shards
    required: bool = False
    #: whether those that identify too fast are turned away
    paced: bool = True
    _identified: dict[int, float] = field(default_factory=dict)

    def require(self, shard: Shard) -> None:
        """Refuse a connection that would have to carry too many servers."""
        if self.required and shard[1] < self.shards:
            raise Closing(4011, "Sharding required.")

    def may_identify(self, shard: Shard) -> bool:
        """Whether a shard identifies slowly enough after the others of its kind."""
        if not self.paced:
            return True
        kind, now = shard[0] % self.max_concurrency, monotonic()
        if now - self._identified.get(kind, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            return False
        self._identified[kind] = now
        return True
