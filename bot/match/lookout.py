"""Matches that have changed are looked at together: which of them has anything to watch for?

Most have nothing: no house player, no order, no chances to count. A look of each watcher at each of them would cost as
much as the action that changed it, and the one who acts next would wait for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence

from bot.keyed_workers import KeyedWorkers
from bot.match.match_watcher import MatchWatcher
from bot.safe_traceback import safe_traceback
from bot.store import AnyStore, Connection

log = logging.getLogger(__name__)

#: seconds before there is another look: several that act at the same time are looked at once
REST = 0.02
#: matches of one look
MOST = 200


class Lookout:
    """Tells the watchers of matches which of those that have changed concern them."""

    def __init__(self, store: AnyStore, watchers: Sequence[MatchWatcher]) -> None:
        self._store = store
        self._watchers = tuple(watchers)
        #: in the order in which they have changed
        self._changed: dict[int, None] = {}
        self._looking = KeyedWorkers(self._look)

    def changed(self, number: int) -> None:
        """A match has changed; only one process of several watches."""
        if self._store.is_open:
            self._changed[number] = None
            self._looking.stir(None)

    @property
    def is_looking(self) -> bool:
        """Whether some of them are still to be looked at."""
        return None in self._looking

    async def resume(self) -> None:
        """After a start: go on wherever there is something to watch for."""
        for watcher in self._watchers:
            await watcher.resume()

    async def close(self) -> None:
        """Watch no longer; whatever was to come is found again after the next start."""
        await self._looking.close()
        for watcher in self._watchers:
            await watcher.close()

    async def _look(self, _: None) -> None:
        while numbers := list(self._changed)[:MOST]:
            for number in numbers:
                del self._changed[number]
            for watcher, concerned in zip(self._watchers, await self._concerned(numbers), strict=True):
                for number in numbers:
                    # who waits for something in a match is to know, also if that is gone now
                    if number in concerned or watcher.attends_to(number):
                        watcher.look(number)
            await asyncio.sleep(REST)

    async def _concerned(self, numbers: Sequence[int]) -> Sequence[Collection[int]]:
        """By watcher, those of the matches that have something to watch for."""

        def look(db: Connection) -> list[Collection[int]]:
            return [watcher.concerned(db, numbers) for watcher in self._watchers]

        try:
            return await self._store.read(look)
        except Exception as error:
            # each watcher knows what to do about a store that fails
            log.warning(
                "all of the matches that have changed are looked at: %(where)s", {"where": safe_traceback(error)}
            )
            return [numbers for _ in self._watchers]
