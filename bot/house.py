"""House players take their turns: at a natural pace, in a process of their own, seeing only their own view."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from time import time
from typing import Any

from bot.incidents import places
from bot.play import Deed, Library, Stand, submit
from bot.play import stand as stand_of
from bot.store import Ledger, Store, matches
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.illegal import Illegal
from engine.core.seat import Seat

log = logging.getLogger(__name__)
#: a match is left alone for so long after its house player failed
PAUSE_AFTER_FAILURE = 30.0


def decide(game: str, level: str, state: bytes, seat: int, data: Any) -> dict[str, Any]:
    """What a house player does in a position; runs in the worker."""
    played = catalogue.find(game).load(state, data)
    dice = Dice(f"{played.dice.seed} house {seat} {played.question}")
    return levels(game)[level](played.view_of(Seat(seat)), dice).written()


class Houses:
    """Watches running matches for questions to house players."""

    def __init__(self, store: Store, library: Library, wake_delivery: Any, pace: float) -> None:
        self._store = store
        self._library = library
        self._sent = wake_delivery
        self._pace = pace
        self._pool: ProcessPoolExecutor | None = None
        self._playing: dict[int, asyncio.Task[None]] = {}
        #: matches that changed while they were being looked at
        self._again: set[int] = set()

    async def close(self) -> None:
        """End the worker."""
        for task in self._playing.values():
            task.cancel()
        if self._pool:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    async def resume(self) -> None:
        """After a start: go on wherever a house player is asked."""
        for number in await self._store.read(matches.running):
            self.look(number)

    def look(self, number: int) -> None:
        """A match has changed: is a house player asked?"""
        if number in self._playing:
            self._again.add(number)
            return
        task = asyncio.create_task(self._play(number))
        self._playing[number] = task
        task.add_done_callback(lambda task: self._looked(number, task))

    def _looked(self, number: int, task: asyncio.Task[None]) -> None:
        del self._playing[number]
        if number in self._again and not task.cancelled():
            self._again.discard(number)
            self.look(number)

    async def _play(self, number: int) -> None:
        while True:
            now = await self._store.read(partial(_asked_house, library=self._library, number=number))
            if now is None:
                return
            stand, seat = now
            await asyncio.sleep(self._pace)
            try:
                written = await self._decide(stand, seat)
                deed = Deed(f"house-{number}-{stand.match.n}-{seat}", 0, time())
                work = partial(_act, library=self._library, deed=deed, before=stand, seat=seat, written=written)
                await self._store.write(work)
            except Exception as error:
                # a refusal names its reason; anything else only where it happened
                why = error if isinstance(error, Illegal) else places(error)
                log.error("match %s: the house player on seat %s failed: %s", number, seat, why)
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
            self._sent(number)

    async def _decide(self, stand: Stand, seat: int) -> dict[str, Any]:
        level = stand.players[seat].house
        assert level is not None
        data = None if stand.match.data == "printed" else stand.game.data
        loop = asyncio.get_running_loop()
        for last_try in (False, True):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            try:
                return await loop.run_in_executor(
                    self._pool, decide, stand.match.game, level, stand.position.state, seat, data
                )
            except BrokenProcessPool:
                self._pool = None
                if last_try:
                    raise
        raise AssertionError


def _asked_house(ledger: Ledger, library: Library, number: int) -> tuple[Stand, int] | None:
    match = matches.find(ledger, number)
    if match is None or match.status != "running":
        return None
    now = stand_of(ledger, library, number)
    seat = next((seat for seat in now.game.asked if now.players[seat].house), None)
    return None if seat is None else (now, seat)


def _act(ledger: Ledger, library: Library, deed: Deed, before: Stand, seat: int, written: dict[str, Any]) -> None:
    """Carry the decision out, unless the match has moved on to another question meanwhile."""
    now = stand_of(ledger, library, before.match.id)
    if now.match.status != "running" or now.match.era != before.match.era or seat not in now.game.asked:
        return
    if now.game.question == before.game.question and now.players[seat].house:
        submit(ledger, now, deed, Seat(seat), written, now.game.question)
