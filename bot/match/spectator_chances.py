"""Where a table wants it, everyone's chance to win is counted after each round, for those who watch.

It is counted from what everyone sees, in the experts' process, and the board is drawn once more when it is known: no
picture waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from bot.clock import Clock
from bot.match import post_schedule
from bot.match.match_watcher import MatchWatcher
from bot.match.play import Library, MatchState
from bot.match.play import match_state as stand_of
from bot.process_pool import ProcessPool
from bot.safe_traceback import safe_traceback
from bot.store import AnyStore, Connection, LeaseLost, matches, public_chances
from bot.store.matches import Match
from bot.store.public_chances import CountedChances
from engine.core import catalogue
from engine.core.chances import Chances
from engine.core.chances import public_chances as counted_publicly

log = logging.getLogger(__name__)

#: of each count
PLAYOUTS = 60
#: a match is left alone for this many seconds after counting failed
PAUSE_AFTER_FAILURE = 60.0


def count(game: str, state: bytes, data: Any, seed: str) -> Chances:
    """The chances as everyone can tell them; runs in the worker."""
    return counted_publicly(catalogue.find(game).load(state, data), seed, PLAYOUTS)


class SpectatorChances(MatchWatcher):
    """Watches matches whose tables want to see the chances."""

    def __init__(
        self, store: AnyStore, library: Library, wake_delivery: Callable[[int], None], clock: Clock, pool: ProcessPool
    ) -> None:
        super().__init__(store, library, clock)
        self._sent, self._pool = wake_delivery, pool

    def concerned(self, db: Connection, numbers: Sequence[int]) -> Collection[int]:
        return matches.with_chances(db, numbers)

    def _watched(self, db: Connection) -> list[int]:
        return matches.running(db)

    async def _attend(self, number: int) -> None:
        try:
            while stand := await self._store.read(partial(due, library=self._library, number=number)):
                match, game = stand.match, stand.game
                # nothing secret is in the seed: anyone who watches could count the same
                seed, round_ = f"{match.id}/{match.era}/{game.round}", game.round or 0
                data = None if match.data == "printed" else game.data
                found = await self._pool.run(count, match.game, stand.position.state, data, seed)
                counted = CountedChances(stand.position.n, round_, found)
                await self._store.write(partial(_keep, before=stand, counted=counted), match=number)
                self._sent(number)
        except LeaseLost:
            return
        except Exception as error:
            said = "the chances could not be counted: %(where)s"
            log.error(said, {"match": number, "where": safe_traceback(error)})
            await asyncio.sleep(PAUSE_AFTER_FAILURE)


def due(db: Connection, library: Library, number: int) -> MatchState | None:
    """The match as it stands, if its chances are to be counted: once in each round."""
    match = matches.find(db, number)
    if match is None or match.status != "running" or not match.chances:
        return None
    known, now = public_chances.find(db, match), stand_of(db, library, number)
    return None if known is not None and known.round == (now.game.round or 0) else now


def _keep(db: Connection, before: MatchState, counted: CountedChances) -> None:
    match = matches.get(db, before.match.id)
    if match.era == before.match.era:
        public_chances.keep(db, match, counted)
        post_schedule.draw_again(db, match)


def shares(db: Connection, match: Match, n: int) -> list[float] | None:
    """Everyone's chance to win in a position, as it was last counted; None where the table does not want it."""
    known = public_chances.find(db, match) if match.chances else None
    if known is None or known.n > n:
        return None
    return [known.chances.of(seat).share for seat in range(len(known.chances.wins))]
