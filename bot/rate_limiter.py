"""How fast posts may go out: Discord takes fifty requests a second from a bot, and answers to people come first."""

from __future__ import annotations

import asyncio
from time import monotonic

#: a little less than Discord's own limit, which answers to interactions do not count towards
PER_SECOND = 45
#: what may go out at once after a quiet time
BURST = 90


class RateLimiter:
    """A bucket of permissions that fills steadily; who finds it empty waits in line."""

    def __init__(self, per_second: float = PER_SECOND, burst: float = BURST) -> None:
        self._per_second, self._burst = per_second, burst
        self._left, self._at = burst, monotonic()
        self._line = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until one more may go out."""
        async with self._line:
            now = monotonic()
            self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
            self._at = now
            if self._left < 1:
                await asyncio.sleep((1 - self._left) / self._per_second)
                self._left, self._at = 1.0, monotonic()
            self._left -= 1
