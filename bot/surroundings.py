"""What the connection to Discord hands to the bot behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.clock import Clock
from bot.delivery import InvalidRequests
from bot.metrics import UNWATCHED, Metrics
from bot.settings import Settings
from bot.shards import ONLY, ShardNumber

#: is told, when everything is read that stays in memory, how to find out whether somebody stands in line
Settled: TypeAlias = Callable[[Callable[[], bool]], None]


def unsettled(is_line: Callable[[], bool]) -> None:
    """Nothing is to be done then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """The connection, what the operator has set, and whom to tell of what."""

    client: discord.Client
    settings: Settings
    clock: Clock
    #: ends the connection, with the reason if there is one to tell
    leave: Callable[[Exception | None], None]
    #: the shards that are connected here
    shards: Callable[[], Sequence[ShardNumber]] = lambda: [ONLY]
    settled: Settled = unsettled
    #: what Discord has refused lately
    invalid_requests: InvalidRequests
    metrics: Metrics = UNWATCHED
