"""The outbox is emptied: at once what is new, later what failed, in order for each match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

import discord

from bot.clock import Clock
from bot.delivery.carrier import LOCKED_OUT, NEVER, PASSING, NotYet, PutAway
from bot.delivery.personal import Personal
from bot.delivery.public import Public
from bot.delivery.rooms import Rooms
from bot.incidents import places
from bot.pictures import Pictures
from bot.play import Library
from bot.store import (
    Store,
    outbox,
)
from bot.store.outbox import Lane, Row
from engine.core.illegal import Illegal

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 300.0
LONGEST_REST = 0.25
PAUSE_AFTER_FAILURE = 30.0
#: nothing can be changed in a thread that sleeps, nor in one that is locked until somebody opens it again
THREAD_ARCHIVED, THREAD_LOCKED = 50083, 160005
INVALID_FORM = 50035
#: what Discord refuses so often, for a reason that is none of those above, it will never take
MOST_REFUSALS = 8
#: refusals that pass: no valid token, no permission, too slow, too much
PASSING_STATUS = {401, 403, 408, 429}


class Delivery(Rooms, Public, Personal):
    """Sends what the outbox holds."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        library: Library,
        pictures: Pictures,
        clock: Clock,
        stir: Callable[[int], None] = lambda match: None,
    ) -> None:
        super().__init__(client, store, library, pictures, clock, stir)
        self._wake = asyncio.Event()
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._kinds: dict[str, Callable[[Row], Awaitable[int | None]]] = {
            "lobby": self._lobby,
            "thread": self._thread,
            "home": self._home,
            "turn": self._turn,
            "edit": partial(self._again, live=True),
            "settle": partial(self._again, live=False),
            "picture": self._picture,
            "mail": self._mail,
            "word": self._word,
            "invitation": self._invitation,
            "ballot": self._ballot,
            "notice": self._notice,
            "vacancy": self._vacancy,
            "nudge": self._nudge,
            "clear": self._clear,
            "end": self._end,
            "retire": self._retire,
            "tournament": self._tournament,
            "podium": self._podium,
        }

    def wake(self) -> None:
        """Something new is in the outbox."""
        self._wake.set()

    async def run(self) -> None:
        """Send for ever: at once what is new, later what failed."""
        while True:
            self._wake.clear()
            now, began = self._clock.now(), monotonic()
            for lane in await self._store.read(partial(outbox.due_lanes, now=now)):
                if lane not in self._busy:
                    self._busy[lane] = asyncio.create_task(self._serve(lane))
            # what is due already is being sent, and wakes this loop when it is done
            following = await self._store.read(partial(outbox.next_due, now=now)) if not self._busy else None
            # looking through a long outbox takes long: not again at once, so that answers keep their share
            await asyncio.sleep(min(LONGEST_REST, 2 * (monotonic() - began)))
            await self._clock.wait(now + LONGEST_PAUSE if following is None else following + 0.05, self._wake)

    async def finish(self, seconds: float) -> None:
        """Wait a while for what is being sent; what is not finished then stays due."""
        if self._busy:
            _, unfinished = await asyncio.wait(self._busy.values(), timeout=seconds)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    async def _serve(self, lane: Lane) -> None:
        try:
            for row in await self._store.read(partial(outbox.due_rows, lane=lane)):
                if not await self._deliver(row) and lane.name == "ledger":
                    break
        except Exception as error:
            # the store does not take what was sent: a full disk is not to become a flood of messages
            log.error("what is due of %s is left for a while: %s", lane, places(error))
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            del self._busy[lane]
            self.wake()

    async def hurry(self) -> None:
        """Something has changed about permissions or threads: what failed is tried again at once."""
        if await self._store.read(outbox.any_failed):
            await self._store.write(outbox.hurry)
            self.wake()

    async def _deliver(self, row: Row, *, roused: bool = False) -> bool:
        """Send one row; False if it must be tried again before anything that follows it."""
        if row.due > self._clock.now():
            return False
        row = await self._store.read(partial(outbox.get, row=row.id))
        try:
            if row.kind in (*outbox.PERSONAL, "picture"):
                message = await self._kinds[row.kind](row)
            else:
                async with self._pen(row), self._slots:
                    message = await self._kinds[row.kind](row)
        except NotYet as reason:
            due = reason.until or self._clock.now() + FIRST_PAUSE
            await self._store.write(partial(outbox.defer, row=row.id, due=due))
            return False
        except PutAway as reason:
            log.debug("outbox %s (%s): %s", row.id, row.kind, reason)
            await self._store.write(partial(outbox.void, row=row.id))
        except Illegal as refused:
            log.debug("outbox %s (%s): %s", row.id, row.kind, refused.key)
            await self._store.write(partial(outbox.void, row=row.id))
        except PASSING as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            if code == THREAD_ARCHIVED and not roused and await self._rouse(row):
                return await self._deliver(row, roused=True)
            if never := _never(row, error):
                log.log(never, "outbox %s (%s) cannot arrive: %s", row.id, row.kind, error)
                await self._store.write(partial(outbox.void, row=row.id))
                return True
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**row.attempts)
            log.warning("outbox %s (%s) failed, again in %.1f s: %s", row.id, row.kind, pause, error)
            await self._store.write(partial(outbox.later, row=row.id, due=self._clock.now() + pause))
            return False
        except Exception as error:
            log.error("outbox %s (%s) cannot be composed: %s", row.id, row.kind, places(error))
            await self._store.write(partial(outbox.void, row=row.id))
        else:
            await self._store.write(partial(outbox.sent, row=row, message=message))
        return True

    async def _rouse(self, row: Row) -> bool:
        """Wake the thread of a match, or one that a tournament was opened in, that has slept in."""
        place = (await self._match(row)).place if row.match else (await self._course(row)).tournament.channel
        try:
            await self._client.http.edit_channel(place, archived=False)
        except PASSING as error:
            log.info("thread %s cannot be woken: %s", place, error)
            return False
        return True


def _never(row: Row, error: Exception) -> int:
    """Whether trying again makes no sense: how loudly to say so, 0 if it makes sense."""
    if not isinstance(error, discord.HTTPException):
        return 0
    # nobody misses a picture that may not be shown; the next one is tried again
    if error.code in NEVER or (error.code in LOCKED_OUT and row.kind in (*outbox.PERSONAL, "picture")):
        return logging.INFO
    if error.code == INVALID_FORM:
        return logging.ERROR
    closed = error.code in (THREAD_ARCHIVED, THREAD_LOCKED)
    refused = 400 <= error.status < 500 and error.status not in PASSING_STATUS and not closed
    return logging.ERROR if refused and row.attempts >= MOST_REFUSALS else 0
