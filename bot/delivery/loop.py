"""The outbox is emptied: at once what is new, later what failed, in order for each match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial

import discord

from bot.clock import Clock
from bot.delivery.carrier import LOCKED_OUT, NEVER, PASSING, NotYet, PutAway
from bot.delivery.personal import Personal
from bot.delivery.public import Public
from bot.delivery.rooms import Rooms
from bot.match.play import Library
from bot.pictures import Pictures
from bot.safe_traceback import safe_traceback
from bot.store import (
    Store,
    outbox,
)
from bot.store.outbox import Lane, Row
from engine.core.illegal import Illegal

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 300.0
#: seconds before the outbox is looked at again
REST = 0.02
PAUSE_AFTER_FAILURE = 30.0
HURRY_PAUSE = 60.0
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
        #: what is being served, and what of it has to be looked at again
        self._busy: dict[Lane, asyncio.Task[None]] = {}
        self._stirred: set[Lane] = set()
        #: when what failed on a server was, or will be, tried again out of turn
        self._hurried: dict[int | None, float] = {}
        self._kinds: dict[str, Callable[[Row], Awaitable[int | None]]] = {
            "lobby": self._lobby,
            "thread": self._thread,
            "pledge": self._pledge,
            "start": self._begin,
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
            "offer": self._offer,
            "nudge": self._nudge,
            "renew": self._renew,
            # as it was called before panels were changed
            "clear": self._renew,
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
        seen = 0
        while True:
            self._wake.clear()
            now = self._clock.now()
            found = await self._store.read(partial(outbox.look, after=seen, now=now))
            seen = found.newest
            for lane in found.lanes:
                self._start(lane)
            # several that act at the same time are looked at once, so that answers keep their share
            await asyncio.sleep(REST)
            await self._clock.wait(min(found.following + 0.05, now + LONGEST_PAUSE), self._wake)

    async def finish(self, seconds: float) -> None:
        """Wait a while for what is being sent; what is not finished then stays due."""
        self._stirred.clear()
        if self._busy:
            _, unfinished = await asyncio.wait(self._busy.values(), timeout=seconds)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*unfinished, return_exceptions=True)

    def _start(self, lane: Lane) -> None:
        if lane in self._busy:
            self._stirred.add(lane)
        else:
            self._busy[lane] = asyncio.create_task(self._serve(lane))

    async def _serve(self, lane: Lane) -> None:
        """Send what a lane holds, row by row."""
        last: int | None = 0
        try:
            while last is not None:
                last = await self._serve_next(lane, last)
        except Exception as error:
            # the store does not take what was sent: a full disk is not to become a flood of messages
            log.error("what is due of %s is left for a while: %s", lane, safe_traceback(error))
            self._stirred.add(lane)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            del self._busy[lane]
        if lane in self._stirred:
            self._stirred.discard(lane)
            self._start(lane)

    async def _serve_next(self, lane: Lane, last: int) -> int | None:
        """Send the row that follows; None if nothing more can be sent."""
        # read when it is its turn: what stood in line for long may tell more now, or nothing
        async with self._slots[lane.name]:
            row = await self._store.read(partial(outbox.next_row, lane=lane, after=last, now=self._clock.now()))
            if row is None:
                return None
            async with self._pen(row) if lane.name == "log" else nullcontext():
                is_done = await self._deliver(row)
        # something may wait for a moment now, or have waited for this row
        self.wake()
        return row.id if is_done or lane.name != "log" else None

    async def hurry(self, guild: int | None = None) -> None:
        """The bot is back, or something has changed on a server: what failed there is tried again at once.

        Now and then only: where a lot changes, what still fails is not to become a flood.
        """
        if not await self._store.read(outbox.any_failed):
            return
        now, last = self._clock.now(), self._hurried.get(guild, 0.0)
        if last > now:
            return
        due = self._hurried[guild] = max(now, last + HURRY_PAUSE)
        if guild is None:
            await self._store.write(partial(outbox.hurry, due=due))
        else:
            await self._store.write(partial(outbox.hurry_on, guild=guild, due=due))
        self.wake()

    async def _deliver(self, row: Row, *, roused: bool = False) -> bool:
        """Send one row; False if it must be tried again before anything that follows it."""
        try:
            message = await self._kinds[row.kind](row)
        except NotYet as reason:
            if reason.row is not None:
                await self._store.write(partial(outbox.wait_for, row=row.id, other=reason.row))
            else:
                await self._store.write(partial(outbox.defer, row=row.id, due=reason.until))
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
            log.error("outbox %s (%s) cannot be composed: %s", row.id, row.kind, safe_traceback(error))
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
