"""Packs positions of long ago, a few at a time, beside everything else; what an earlier version has left whole, too."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.clock import Clock
from bot.store import AnyStore, LeaseLost, packs

#: seconds before the first look: while one version makes way for the next, the earlier one cannot read packs
FIRST = 600.0
#: seconds between two looks through all matches, and after each pack
BETWEEN, REST = 600.0, 0.05
#: seconds that reading the positions of a long match may take: nobody waits for it
LONGEST = 60.0


class PositionPacker:
    """Looks for positions to pack, again and again."""

    def __init__(self, store: AnyStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def run(self) -> None:
        """Do it for ever, in the one process that does it."""
        due = self._clock.now() + FIRST
        while True:
            await self._clock.wait(due, asyncio.Event())
            if self._clock.now() >= due:
                due = self._clock.now() + BETWEEN
                await self.sweep()

    async def sweep(self) -> None:
        """Pack whatever can be packed now; broken off at any moment, it goes on there the next time."""
        after: int | None = 0
        try:
            while after is not None and self._store.is_open:
                found = await self._store.read(partial(packs.look, after=after), LONGEST)
                for match in found.due:
                    await self._pack(match)
                after = found.after
        except LeaseLost:
            return  # another process does it now

    async def _pack(self, match: int) -> None:
        """Pack what can be packed of a match, one pack after the other."""
        while bundle := await self._store.read(partial(packs.gathered, match=match), LONGEST):
            # off the loop, and in no transaction: what is packed never changes
            content = await asyncio.to_thread(packs.written, bundle.held)
            await self._store.write(partial(packs.keep, bundle=bundle, content=content), match=match)
            await asyncio.sleep(REST)
