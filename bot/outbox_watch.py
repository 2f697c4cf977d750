"""How much is still to be sent, and for how long: a row does not say since when, so it is remembered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from bot.clock import Clock
from bot.metrics import OutboxDepth, RowState
from bot.safe_traceback import safe_traceback
from bot.store import Store, outbox_backlog
from bot.store.posts import LANES

log = logging.getLogger(__name__)
#: seconds after which a store counts as out of reach; Prometheus waits ten
PATIENCE = 3.0
STATES: tuple[RowState, ...] = ("due", "failed")


class OutboxWatch:
    """Looks into the outbox whenever it is asked."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        #: when a row was first seen in its state
        self._since: dict[tuple[int, RowState], float] = {}

    async def look(self) -> Mapping[tuple[str, RowState], OutboxDepth] | None:
        """Every lane and state; None if the store does not answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                rows = await self._store.read(partial(outbox_backlog.late, now=self._clock.now()))
        except Exception as error:
            log.warning("the outbox cannot be looked at: %(where)s", {"where": safe_traceback(error)})
            return None
        now = self._clock.steady()
        found: dict[tuple[str, RowState], list[float]] = {(lane, state): [] for lane in LANES for state in STATES}
        since: dict[tuple[int, RowState], float] = {}
        for row in rows:
            state: RowState = "failed" if row.has_failed else "due"
            since[row.id, state] = first = self._since.get((row.id, state), now)
            found[row.lane, state].append(first)
        self._since = since
        return {key: OutboxDepth(len(times), now - min(times, default=now)) for key, times in found.items()}
