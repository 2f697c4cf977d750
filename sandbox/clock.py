"""Time as the sandbox sees it: real by default, and tests may move it forward."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache


class Clock:
    """The wall clock plus what was added by hand, with timers that follow both."""

    def __init__(self) -> None:
        self.added = 0.0
        self.skew = 0.0
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.added

    def stamp(self) -> float:
        """The time written on what is sent out: `now`, wrong by the skew a test asked for."""
        return self.now() + self.skew

    def advance(self, seconds: float) -> None:
        """Let time pass at once; timers that became due fire in order."""
        self.added += seconds
        self._ring()

    def call_at(self, when: float, action: Callable[[], None]) -> None:
        """Run `action` when the clock reaches `when`."""
        heapq.heappush(self._timers, (when, next(self._order), action))
        self._set_alarm()

    def stop(self) -> None:
        """Forget all timers."""
        self._timers.clear()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        while self._timers and self._timers[0][0] <= self.now():
            heapq.heappop(self._timers)[2]()
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._timers:
            delay = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)


@lru_cache(maxsize=4096)
def iso(when: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="microseconds")
