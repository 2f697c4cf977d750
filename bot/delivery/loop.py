"""The outbox is emptied: at once what is new, later what failed, in order for each match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial

from bot.delivery import retries
from bot.delivery.claims import Claim, Claims
from bot.delivery.courier import Courier
from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.transport import Transport, Trouble, Undelivered
from bot.keyed_workers import KeyedWorkers
from bot.match.play import NEWER
from bot.metrics import UNWATCHED, Metrics
from bot.posts.composers import compose
from bot.posts.context import Context, Sources
from bot.posts.outcomes import Delivered, Skip, WaitFor, WaitUntil
from bot.safe_traceback import safe_traceback
from bot.store import NO_MATCH, fails, outbox
from bot.store.leases import LeaseLost
from bot.store.outbox import Lane, Row
from bot.store.posts import LANES, OrderPost
from engine.core.discovery import UnknownGame
from engine.core.illegal import Illegal

log = logging.getLogger(__name__)

#: matches served at the same time in each lane
AT_ONCE = 8
#: seconds before the outbox is looked at again, and after which it is without anything new
REST, LOOK = 0.02, 300.0
#: the same where other processes write, too, and a notice of theirs may be lost
POLL = 3.0
PAUSE_AFTER_FAILURE = 30.0
HURRY_PAUSE = 60.0
#: how long a post waits that this process cannot compose, but another may
PAUSE_WITHOUT_GAME = 600.0
#: what is due later than this has been refused for long: only a change on its server is a reason to try it earlier
LONGEST_HURRIED = retries.LONGEST_PAUSE * (1 + retries.SPREAD)
#: places remembered; the longest forgotten is tried at once if it changes again
MOST_HURRIED = 5_000
#: what Discord refuses so often, for a reason of its own, it will never take
MOST_REFUSALS = 8


class Delivery:
    """Sends what the outbox holds: knows lanes, order, retries and time."""

    def __init__(
        self,
        transport: Transport,
        sources: Sources,
        invalid: InvalidRequests | None = None,
        metrics: Metrics = UNWATCHED,
        holder: str = "",
        calm: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._transport = transport
        self._courier = Courier(transport, metrics)
        self._sources = sources
        self._store, self._clock = sources.store, sources.clock
        self._wake = asyncio.Event()
        #: nothing is put together long before it can go out
        self._slots = {lane: asyncio.Semaphore(AT_ONCE) for lane in LANES}
        self._lanes = KeyedWorkers(self._serve)
        self._claims = Claims(self._store, holder)
        #: waits until nobody stands in line for an answer
        self._calm = calm
        self._invalid = invalid or InvalidRequests(steady=self._clock.steady)
        #: when what failed on a server or in a thread was, or will be, tried again out of turn
        self._hurried: dict[int | None, float] = {}

    def wake(self) -> None:
        """Something new is in the outbox."""
        self._wake.set()

    async def run(self) -> None:
        """Send for ever: at once what is new, later what failed."""
        seen = 0
        # rows of several processes are not committed in the order of their numbers: there, all that is due is looked at
        is_shared = self._store.is_shared
        while True:
            self._wake.clear()
            now = self._clock.now()
            if pause := self._invalid.wait():
                # what was left meanwhile is no longer new
                seen = 0
                await self._clock.wait(now + pause, self._wake)
                continue
            found = await self._store.read(partial(outbox.look, seen=seen, now=now))
            seen = 0 if is_shared else found.newest
            for lane in found.lanes:
                self._lanes.stir(lane)
            # several that act at the same time are looked at once, so that answers keep their share
            await asyncio.sleep(REST)
            longest = POLL if is_shared else LOOK
            await self._clock.wait(min(found.following + 0.05, now + longest), self._wake)

    async def finish(self, seconds: float) -> None:
        """Wait a while for what is being sent; what is not finished then stays due."""
        await self._lanes.close(seconds)

    async def _serve(self, lane: Lane) -> None:
        """Send what a lane holds, row by row."""
        try:
            async with self._claims.of(lane) as claim:
                last: int | None = 0
                while claim is not None and last is not None:
                    if self._invalid.wait():
                        log.warning("too many requests were refused: nothing is posted for a while")
                        self.wake()
                        return
                    await claim.prolong()
                    last = await self._serve_next(lane, last, claim)
        except LeaseLost:
            log.info("another process sends what is in lane %(lane)s", _of_lane(lane))
        except Exception as error:
            # the store does not take what was sent: a full disk is not to become a flood of messages
            said = "what is due in lane %(lane)s is left for a while: %(where)s"
            log.error(said, {**_of_lane(lane), "where": safe_traceback(error)})
            self._lanes.stir(lane)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)

    async def _serve_next(self, lane: Lane, last: int, claim: Claim) -> int | None:
        """Send the row that follows; None if nothing more can be sent."""
        # read when it is its turn: what stood in line for long may tell more now, or nothing
        async with self._slots[lane.name]:
            if self._calm:
                await self._calm()
            row = await self._store.read(partial(outbox.next_row, lane=lane, last=last, now=self._clock.now()))
            if row is None:
                return None
            async with self._courier.pen(row) if lane.name == "log" else nullcontext():
                is_done = await self._deliver(row, claim)
        # something may wait for a moment now, or have waited for this row
        self.wake()
        return row.id if is_done or lane.name != "log" else None

    async def hurry(self) -> None:
        """The bot is back: what failed is tried again at once, but not what Discord has refused for long."""
        if (due := await self._hurry_due(None)) is not None:
            rests = self._clock.now() + LONGEST_HURRIED
            await self._store.write(partial(outbox.hurry, due=due, rests=rests), match=NO_MATCH)
            self.wake()

    async def hurry_on(self, guild: int) -> None:
        """Permissions have changed on a server: what failed there is tried again at once."""
        if (due := await self._hurry_due(guild)) is not None:
            await self._store.write(partial(outbox.hurry_on, guild=guild, due=due), match=NO_MATCH)
            self.wake()

    async def hurry_in(self, thread: int) -> None:
        """A thread has been opened: what failed there is tried again at once."""
        if (due := await self._hurry_due(thread)) is not None:
            await self._store.write(partial(outbox.hurry_in, thread=thread, due=due), match=NO_MATCH)
            self.wake()

    async def _hurry_due(self, place: int | None) -> float | None:
        """When to try again what failed at a place, or anywhere; None if nothing did, or if that is settled already.

        Now and then only: where a lot changes, what still fails is not to become a flood.
        """
        if not await self._store.read(outbox.any_failed):
            return None
        now, last = self._clock.now(), self._hurried.pop(place, 0.0)
        due = self._hurried[place] = last if last > now else max(now, last + HURRY_PAUSE)
        if len(self._hurried) > MOST_HURRIED:
            del self._hurried[next(iter(self._hurried))]
        return None if last > now else due

    async def _deliver(self, row: Row, claim: Claim, *, roused: bool = False) -> bool:
        """Send one row; False if it must be tried again before anything that follows it."""
        on = Context(self._sources, row, claim.guarded)
        try:
            ended = await self._courier.perform(await compose(on), on)
        except Undelivered as error:
            if error.trouble is Trouble.ARCHIVED and not roused and await self._transport.wake(error.place):
                return await self._deliver(row, claim, roused=True)
            return await self._failed(row, claim, error)
        except OSError as error:
            return await self._failed(row, claim, error)
        except UnknownGame:
            # what is to be told of a match waits until its game is installed again
            ended = WaitUntil(self._clock.now() + PAUSE_WITHOUT_GAME)
        except Illegal as refused:
            # so does what a newer version has left, until that one runs again
            ended = WaitUntil(self._clock.now() + PAUSE_WITHOUT_GAME) if refused.key == NEWER else Skip(refused.key)
        except LeaseLost:
            raise
        except Exception as error:
            if fails(error):
                raise
            said = "outbox %(row)s (%(kind)s) cannot be composed: %(where)s"
            log.error(said, {**_of_row(row), "where": safe_traceback(error)})
            await claim.write(partial(outbox.void, row=row.id))
            return True
        match ended:
            case Delivered(message=message):
                await claim.write(partial(outbox.sent, row=row, message=message))
            case Skip(why=why):
                log.debug("outbox %(row)s (%(kind)s): %(why)s", {**_of_row(row), "why": why})
                await claim.write(partial(outbox.void, row=row.id))
            case WaitUntil(until=until):
                await claim.write(partial(outbox.defer, row=row.id, due=until))
            case WaitFor(row=other):
                await claim.write(partial(outbox.wait_for, row=row.id, other=other))
        return isinstance(ended, Delivered | Skip)

    async def _failed(self, row: Row, claim: Claim, error: Exception) -> bool:
        """Put away what can never arrive; the rest is tried again with growing pauses."""
        if never := _never(row, error):
            log.log(never, "outbox %(row)s (%(kind)s) cannot arrive: %(error)s", {**_of_row(row), "error": error})
            await claim.write(partial(outbox.void, row=row.id))
            return True
        trouble, attempts = _trouble(error), row.attempts
        if trouble in retries.STANDING:
            # where others have been refused for long, it makes no sense to begin with short pauses
            attempts = max(attempts, await self._store.read(partial(outbox.most_attempts, row=row)))
        pause = retries.pause(trouble, attempts)
        said = "outbox %(row)s (%(kind)s) failed, again in %(pause).1f s: %(error)s"
        log.warning(said, {**_of_row(row), "pause": pause, "error": error})
        await claim.write(partial(outbox.later, row=row.id, due=self._clock.now() + pause))
        return False


def _of_lane(lane: Lane) -> dict[str, object]:
    return {"lane": lane.name, "match": lane.match, "tournament": lane.tournament}


def _of_row(row: Row) -> dict[str, object]:
    # whose standing orders have come to an end is not written into the log
    return {"row": row.id, "kind": row.kind, "match": None if isinstance(row.post, OrderPost) else row.match}


def _trouble(error: Exception) -> Trouble:
    return error.trouble if isinstance(error, Undelivered) else Trouble.TRY_LATER


def _never(row: Row, error: Exception) -> int:
    """Whether trying again makes no sense: how loudly to say so, 0 if it makes sense."""
    trouble = _trouble(error)
    if trouble.for_good or (trouble is Trouble.LOCKED_OUT and row.post.dispensable):
        return logging.INFO
    if trouble is Trouble.INVALID:
        return logging.ERROR
    return logging.ERROR if trouble is Trouble.REFUSED and row.attempts >= MOST_REFUSALS else 0
