"""Whether people can answer: while the connection to Discord is broken, every clock of a match stands still."""

from __future__ import annotations

from functools import partial

from bot.clock import Clock
from bot.match.deadlines import BEAT, give_back
from bot.store import Store, people


class Presence:
    """Knows whether the connection stands, and keeps in the store when it last did."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._connected = False

    @property
    def is_connected(self) -> bool:
        """Whether people can answer."""
        return self._connected

    async def note(self) -> None:
        """Keep this moment as the last one at which the bot was there."""
        await self._store.write(partial(people.remember, key=BEAT, value=str(self._clock.now())))

    async def give_time_back(self) -> None:
        """Give everybody the time in which nobody could answer."""
        await self._store.write(partial(give_back, at=self._clock.now()))

    async def found(self) -> bool:
        """The connection stands; whether it did not before."""
        if self._connected:
            return False
        self._connected = True
        await self.give_time_back()
        return True

    async def lost(self) -> None:
        """The connection is broken."""
        if self._connected:
            self._connected = False
            await self.note()
