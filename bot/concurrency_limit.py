"""The door to the bot: this many are dealt with at the same time, the others stand in line."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Literal

#: requests dealt with at the same time
AT_ONCE = 8
#: this many in line are not served within a short patience; a sign that comes before the answer costs nearly as much as
#: the answer, which then comes later for everyone
LONG_LINE = 8 * AT_ONCE
#: seconds in which someone behind a few others is nearly always answered
SHORT_PATIENCE = 0.25
#: seconds for which those in line are given way
LONGEST_WAY = 1.0


class ConcurrencyLimit(asyncio.Semaphore):
    """Lets in one after the other, so that the loop has time to answer everyone else."""

    def __init__(self, places: int = AT_ONCE) -> None:
        super().__init__(places)
        self._line = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()

    async def acquire(self) -> Literal[True]:
        """Wait for the turn."""
        self._line += 1
        self._nobody_waits.clear()
        try:
            return await super().acquire()
        finally:
            self._line -= 1
            if not self._line:
                self._nobody_waits.set()

    async def calm(self) -> None:
        """Let those in line go first, but not for ever: what nobody waits for is done in the meantime."""
        if self._line:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nobody_waits.wait(), LONGEST_WAY)

    @property
    def line(self) -> int:
        """How many wait for their turn."""
        return self._line

    @property
    def patience(self) -> float | None:
        """Seconds a newcomer should wait for the answer before a sign is given; None if nobody is ahead."""
        if not self.locked():
            return None
        return SHORT_PATIENCE if self._line < LONG_LINE else 0.0
