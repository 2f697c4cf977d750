"""Costly requests of one person are spread out, so that nobody can starve the bot for the others."""

from __future__ import annotations

from collections import OrderedDict, deque

#: this many pictures, files and long texts in this many seconds
MOST, SECONDS = 12, 20.0
#: people remembered; the longest silent is forgotten first
REMEMBERED = 5_000


class Cooldown:
    """Counts each person's costly requests."""

    def __init__(self, most: int = MOST, seconds: float = SECONDS) -> None:
        self._most, self._seconds = most, seconds
        self._recent: OrderedDict[int, deque[float]] = OrderedDict()

    def wait(self, user: int, now: float, times: int = 1) -> float:
        """Seconds this person should wait; 0 and counted if the request may go on. Of light ones, more may.

        `now` comes from a clock that is never set back.
        """
        recent = self._recent.setdefault(user, deque())
        self._recent.move_to_end(user)
        while recent and recent[0] <= now - self._seconds:
            recent.popleft()
        if (over := len(recent) - self._most * times) >= 0:
            return recent[over] + self._seconds - now
        recent.append(now)
        if len(self._recent) > REMEMBERED:
            self._recent.popitem(last=False)
        return 0.0
