"""How many requests Discord has refused: it bans an address that sends 10,000 such ones in ten minutes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp

#: what Discord counts: no valid token, no permission, too fast
INVALID = frozenset((401, 403, 429))
#: seconds in which it counts, and how many may be refused before nothing more is posted. Several processes may share
#: an address, and answers to people go on: so it is far below Discord's own number
WINDOW, MOST = 600.0, 500


class InvalidRequests:
    """Counts what was refused lately, whatever asked for it."""

    def __init__(self, most: int | None = None, steady: Callable[[], float] = monotonic) -> None:
        self.most = MOST if most is None else most
        self._steady = steady
        self._recent: deque[float] = deque()
        #: since the start
        self.total = 0

    def note(self, status: int) -> None:
        """A request was answered."""
        if status in INVALID:
            self.total += 1
            self._recent.append(self._steady())
            if len(self._recent) > self.most:
                self._recent.popleft()

    @property
    def count(self) -> int:
        """How many there were in the last ten minutes; no more are counted than may be."""
        before = self._steady() - WINDOW
        while self._recent and self._recent[0] <= before:
            self._recent.popleft()
        return len(self._recent)

    def wait(self) -> float:
        """Seconds until something may be posted again; 0: at once."""
        if self.count < self.most:
            return 0.0
        return self._recent[0] + WINDOW - self._steady()

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to every answer of a client's session, also to those that are asked for again by themselves."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._on_request_end)
        return config

    async def _on_request_end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        self.note(ended.response.status)
