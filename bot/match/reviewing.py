"""Finished matches are looked at again in another process, piece by piece, once for all who ask."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from bot.process_pool import ProcessPool
from bot.safe_traceback import safe_traceback
from bot.store import AnyStore, reviews
from bot.store.matches import Match
from engine.core.record import from_bytes
from engine.core.review import FORM, Review, Reviewer

log = logging.getLogger(__name__)


class ReviewPiece(NamedTuple):
    """A review so far, and how far it is."""

    written: bytes
    done: int
    of: int
    finished: bool


@lru_cache(maxsize=1)
def _reviewer(record: bytes, data: bytes | None, playouts: int) -> Reviewer:
    return Reviewer(from_bytes(record), data, playouts)


def further(record: bytes, data: bytes | None, playouts: int, so_far: bytes | None) -> ReviewPiece:
    """One more piece of a review; runs in the worker."""
    reviewer = _reviewer(record, data, playouts)
    review = reviewer.further(msgspec.json.decode(so_far, type=Review) if so_far else reviewer.begun())
    done = len(review.counted) + len(review.turning_points)
    return ReviewPiece(msgspec.json.encode(review), min(done, reviewer.pieces), reviewer.pieces, review.finished)


class ReviewInTheMaking:
    """What those who wait for a review can look at."""

    def __init__(self) -> None:
        self.percent = 0
        self.task: asyncio.Task[bytes | None] | None = None


class Reviewing:
    """Makes reviews and keeps them."""

    def __init__(self, store: AnyStore, pool: ProcessPool, playouts: int) -> None:
        self._store, self._pool, self._playouts = store, pool, playouts
        #: by number of the match
        self._making: dict[int, ReviewInTheMaking] = {}
        self._closing = False

    def make(self, match: Match, record: bytes, data: bytes | None) -> ReviewInTheMaking:
        """Begin, or join others who wait for the same; the task gives None if it fails or the bot stops."""
        if (making := self._making.get(match.id)) is None:
            making = self._making[match.id] = ReviewInTheMaking()
            making.task = asyncio.create_task(self._made(making, match, record, data))
            making.task.add_done_callback(lambda _: self._making.pop(match.id, None))
        return making

    async def close(self) -> None:
        """Begin nothing more, and let those who wait be told so."""
        self._closing = True
        tasks = [making.task for making in self._making.values() if making.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, making: ReviewInTheMaking, match: Match, record: bytes, data: bytes | None) -> bytes | None:
        written = None
        try:
            while not self._closing:
                piece = await self._pool.run(further, record, data, self._playouts, written)
                written, making.percent = piece.written, 100 * piece.done // piece.of
                if piece.finished:
                    await self._store.write(partial(reviews.keep, match=match, form=FORM, content=written))
                    return written
        except Exception as error:
            said = "a match could not be reviewed: %(where)s"
            log.error(said, {"match": match.id, "where": safe_traceback(error)})
        return None
