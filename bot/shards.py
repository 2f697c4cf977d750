"""Discord deals a large bot's servers out to shards, each with a connection of its own: which server is on which."""

from __future__ import annotations

import re
from typing import NamedTuple

#: more shards than any bot has
MOST = 10_000
_WRITTEN = re.compile(r"\s*(\d{1,5})(?:\s*-\s*(\d{1,5}))?\s*/\s*(\d{1,5})\s*")


class ShardNumber(NamedTuple):
    """One of this many shards."""

    id: int
    total: int

    def __str__(self) -> str:
        return f"{self.id}/{self.total}"

    def serves(self, guild: int | None) -> bool:
        """Whether a server's events arrive there; those of direct messages, which have no server, come to the first."""
        return self.id == (0 if guild is None else (guild >> 22) % self.total)


class ShardGroup(NamedTuple):
    """The shards of one process."""

    first: int
    last: int
    total: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    @property
    def shards(self) -> list[ShardNumber]:
        """Each of them."""
        return [ShardNumber(each, self.total) for each in self.ids]


def group(written: str) -> ShardGroup:
    """A group as the operator writes it, `0-3/8` or `2/8`; a ValueError for anything else."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise ValueError(written)
    first, count = int(found[1]), int(found[3])
    last = first if found[2] is None else int(found[2])
    if not first <= last < count <= MOST:
        raise ValueError(written)
    return ShardGroup(first, last, count)


#: a bot that is not sharded
ONLY = ShardNumber(0, 1)
