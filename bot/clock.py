"""What time it is for the bot: one clock for deeds, deadlines and what is sent later, so that a test can move it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time


class Clock:
    """Seconds since 1970, seconds that only ever pass, and waiting for a moment."""

    def __init__(self, now: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self.now = now
        #: for how long something takes: the wall clock may be set back or forth meanwhile
        self.steady = steady
        self._sleepers: set[asyncio.Event] = set()

    async def wait(self, until: float, woken: asyncio.Event) -> None:
        """Until a moment; earlier if woken, or if the clock was moved: the caller then looks again."""
        self._sleepers.add(woken)
        try:
            # not wait_for: it swallows a cancellation that comes together with the wake-up
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, until - self.now())):
                    await woken.wait()
        finally:
            self._sleepers.discard(woken)

    def moved(self) -> None:
        """It is suddenly later: everyone who waits looks again."""
        for woken in self._sleepers:
            woken.set()
