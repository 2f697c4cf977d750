"""What is done at times: a heartbeat for the health check, a note for the next start, end stale lobbies."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.clock import Clock
from bot.match import lobby, outreach, seat_offers, tournament
from bot.presence import Presence
from bot.settings import Settings
from bot.store import AnyStore, LeaseLost
from bot.store.outreach import forget

HOUR = 3600.0
#: how often stale lobbies are looked for, the store is told that the bot is there, and the heartbeat is written
SWEEP, NOTE, PULSE = 600.0, 60.0, 15.0


class PeriodicWork:
    """Closes what nobody started, and shows that the bot is alive."""

    def __init__(
        self,
        *,
        settings: Settings,
        clock: Clock,
        store: AnyStore,
        presence: Presence,
        is_ready: Callable[[], bool],
        swept: Callable[[], None],
    ) -> None:
        self._heartbeat: Path | None = settings.paravent_heartbeat
        self._lobby_seconds = settings.paravent_lobby_hours * HOUR
        self._tournament_seconds = settings.paravent_tournament_hours * HOUR
        self._clock = clock
        self._store = store
        self._presence = presence
        self._is_ready = is_ready
        #: called when something may have been closed
        self._swept = swept

    async def run(self) -> None:
        """Do it for ever."""
        swept = noted = 0.0
        while True:
            await self._beat()
            if self._store.is_open and self._clock.now() - swept > SWEEP:
                swept = self._clock.now()
                await self._sweep(swept)
            if self._clock.now() - noted > NOTE:
                noted = self._clock.now()
                await self._presence.note()
            await self._clock.wait(self._clock.now() + PULSE, asyncio.Event())

    async def _beat(self) -> None:
        if self._heartbeat and self._presence.is_connected and self._is_ready():
            await asyncio.to_thread(self._heartbeat.touch)

    async def _sweep(self, at: float) -> None:
        """Close lobbies and tournaments nobody started, and offers of a seat nobody answered."""
        try:
            await self._store.write(partial(lobby.close_stale, before=at - self._lobby_seconds, at=at))
            await self._store.write(partial(tournament.close_stale, before=at - self._tournament_seconds, at=at))
            await self._store.write(partial(seat_offers.lapse, at=at))
            await self._store.write(partial(forget, before=at - outreach.REMEMBERED))
        except LeaseLost:
            return  # another process does it now
        self._swept()
