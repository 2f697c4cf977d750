"""What is done at times: a heartbeat for the health check, a note for the next start, end stale lobbies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bot.clock import Clock
from bot.match import lobby, outreach, seat_offers, tournament
from bot.presence import Presence
from bot.settings import Settings
from bot.store import AnyStore, LeaseLost
from bot.store.outreach import forget

HOUR = 3600.0
#: how often stale lobbies are looked for, the store is told that the bot is there, and the heartbeat is written
SWEEP, NOTE, PULSE = 600.0, 60.0, 15.0


@dataclass(slots=True, kw_only=True)
class PeriodicWork:
    """Closes what nobody started, and shows that the bot is alive."""

    settings: Settings
    clock: Clock
    store: AnyStore
    presence: Presence
    is_ready: Callable[[], bool]
    #: called when something may have been closed
    swept: Callable[[], None]

    async def run(self) -> None:
        """Do it for ever."""
        swept = noted = 0.0
        while True:
            await self._beat()
            if self.store.is_open and self.clock.now() - swept > SWEEP:
                swept = self.clock.now()
                await self._sweep(swept)
            if self.clock.now() - noted > NOTE:
                noted = self.clock.now()
                await self.presence.note()
            await self.clock.wait(self.clock.now() + PULSE, asyncio.Event())

    async def _beat(self) -> None:
        if self.settings.paravent_heartbeat and self.presence.is_connected and self.is_ready():
            await asyncio.to_thread(self.settings.paravent_heartbeat.touch)

    async def _sweep(self, at: float) -> None:
        """Close lobbies and tournaments nobody started, and offers of a seat nobody answered."""
        try:
            await self.store.write(
                partial(lobby.close_stale, before=at - self.settings.paravent_lobby_hours * HOUR, at=at)
            )
            await self.store.write(
                partial(tournament.close_stale, before=at - self.settings.paravent_tournament_hours * HOUR, at=at)
            )
            await self.store.write(partial(seat_offers.lapse, at=at))
            await self.store.write(partial(forget, before=at - outreach.REMEMBERED))
        except LeaseLost:
            return  # another process does it now
        self.swept()
