"""House players take their turns: at a natural pace, in a process of their own, seeing only their own view."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from functools import partial
from time import monotonic, perf_counter
from typing import Any, NamedTuple, TypeVar

from bot.clock import Clock
from bot.match.match_watcher import MatchWatcher
from bot.match.play import HOUSE, NEWER, Cause, Library, MatchState, submit
from bot.match.play import match_state as stand_of
from bot.match.reminders import rests
from bot.match.thinking import Thought, counsel, decide, forced, foresee, why_failed
from bot.metrics import UNWATCHED, Metrics
from bot.process_pool import ProcessPool
from bot.store import AnyStore, Connection, LeaseLost, matches, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position
from engine.core.advice import Advice
from engine.core.discovery import UnknownGame
from engine.core.house import EXPERT, REGULAR
from engine.core.illegal import Illegal
from engine.core.prospects import Outlook
from engine.core.seat import Seat

log = logging.getLogger(__name__)
#: a match is left alone for so long after its house player failed
PAUSE_AFTER_FAILURE = 30.0
#: seconds someone waits for a hint
LONGEST_THOUGHT = 20.0
#: seconds for an expert's, who may have to wait for other experts
LONGEST_OUTLOOK = 90.0
#: this many times less patience at a table where everyone is there
LIVELIER = 4
R = TypeVar("R")


class Answering(NamedTuple):
    """Which question a house player is answering."""

    seat: int
    question: int
    era: int


class Tempo(NamedTuple):
    """How long house players take, in seconds."""

    #: before every answer
    pace: float
    #: at least, after a person's step that could still be taken back
    patience: float
    #: an expert, from its question to the step that everyone sees: how hard its hand is to play tells nothing
    thinking: float = 0.0

    def pause(self, match: Match, step: Position | None, at: float) -> float:
        """How long to wait at a moment, after the last step that everyone has seen.

        It follows from what everyone knows: who took that step and when, whether it can be taken back, and the pace
        of the table. Once a house player has answered it, the next ones are quick.
        """
        if step is None or not step.user or not step.reversible:
            return self.pace
        patience = self.patience / LIVELIER if match.pace == "live" else self.patience
        return max(self.pace, step.at + patience - at)


class HousePlayers(MatchWatcher):
    """Watches running matches for questions to house players."""

    def __init__(
        self,
        store: AnyStore,
        library: Library,
        wake_delivery: Any,
        tempo: Tempo,
        clock: Clock,
        pool: ProcessPool,
        experts: ProcessPool,
        metrics: Metrics = UNWATCHED,
    ) -> None:
        super().__init__(store, library, clock)
        self._sent = wake_delivery
        self._tempo = tempo
        self._pool = pool
        #: experts think long: nobody else waits for them
        self._experts = experts
        self._metrics = metrics

    async def close(self) -> None:
        """Look at nothing more, and end the processes that think."""
        await super().close()
        await asyncio.gather(self._pool.close(), self._experts.close())

    def concerned(self, db: Connection, numbers: Sequence[int]) -> Collection[int]:
        return matches.with_house_players(db, numbers)

    def _watched(self, db: Connection) -> list[int]:
        return matches.running(db)

    async def _attend(self, number: int) -> None:
        thought_about: Answering | None = None
        begun = 0.0
        while True:
            seat = None
            try:
                now = await self._store.read(partial(asked, library=self._library, number=number))
                if now is None:
                    return
                stand, seat, step = now
                # a question takes the same time however many steps nobody sees, and however hard they are to find
                answering = Answering(seat, stand.game.question, stand.match.era)
                is_new, thought_about = answering != thought_about, answering
                begun = monotonic() if is_new else begun
                pause = self._tempo.pause(stand.match, step, self._clock.now()) if is_new else 0.0
                # nor is it counted how many there are
                deciding = self._timed_decision(stand, seat) if is_new else self._decide(stand, seat)
                thought, _ = await asyncio.gather(deciding, self._let_pass(pause))
                if thought.seen and acting(stand.players[seat]) == EXPERT:
                    await self._let_pass(begun + self._tempo.thinking - monotonic())
                cause = Cause(f"{HOUSE}{number}-{stand.match.n}-{seat}", 0, self._clock.now())
                act = partial(_act, library=self._library, cause=cause, before=stand, seat=seat)
                await self._store.write(partial(act, written=thought.written), match=number)
            except LeaseLost:
                return
            except UnknownGame as missing:
                said = "house players leave a match alone: no game %(game)s is installed"
                log.warning(said, {"match": number, "game": missing.name})
                return
            except Illegal as refused:
                if refused.key == NEWER:
                    log.warning("a newer version played on: house players leave it alone", {"match": number})
                    return
                said = "the house player on seat %(seat)s was refused: %(key)s"
                log.error(said, {"match": number, "seat": seat, "key": refused.key})
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
            except Exception as error:
                said = "the house player on seat %(seat)s failed: %(where)s"
                log.error(said, {"match": number, "seat": seat, "where": why_failed(error)})
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
            self._sent(number)

    async def _let_pass(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))

    async def _timed_decision(self, stand: MatchState, seat: int) -> Thought:
        begun = perf_counter()
        thought = await self._decide(stand, seat)
        self._metrics.thought(stand.match.game, perf_counter() - begun)
        return thought

    async def _decide(self, stand: MatchState, seat: int) -> Thought:
        level = acting(stand.players[seat])
        assert level is not None
        thought = await self._thought(stand, seat, level)
        if thought.failed and level == EXPERT:
            said = "the expert on seat %(seat)s failed, and a regular decides: %(where)s"
            log.error(said, {"match": stand.match.id, "seat": seat, "where": thought.failed})
            thought = await self._thought(stand, seat, REGULAR)
        if thought.failed:
            said = "the house player on seat %(seat)s failed and does what the rules force: %(where)s"
            log.error(said, {"match": stand.match.id, "seat": seat, "where": thought.failed})
        return thought

    async def _thought(self, stand: MatchState, seat: int, level: str) -> Thought:
        pool = self._experts if level == EXPERT else self._pool
        try:
            return await pool.run(decide, stand.match.game, level, stand.position.state, seat, _data(stand))
        except TimeoutError:
            return Thought(forced(stand.game.view_of(Seat(seat))), "it took too long")

    async def advise(self, stand: MatchState, seat: int) -> list[Advice]:
        """A few sensible moves for a seat that is asked; the same whenever the same question is looked at."""
        chance = f"advice {stand.match.id} {stand.game.question} {seat}"
        thinking = self._pool.run(counsel, stand.match.game, stand.position.state, seat, _data(stand), chance)
        return await asyncio.wait_for(thinking, LONGEST_THOUGHT)

    async def foresee(self, stand: MatchState, seat: int) -> Outlook:
        """What an expert would do for a seat that is asked; the same whenever the same question is looked at."""
        chance = f"outlook {stand.match.id} {stand.game.question} {seat}"
        thinking = self._experts.run(foresee, stand.match.game, stand.position.state, seat, _data(stand), chance)
        return await asyncio.wait_for(thinking, LONGEST_OUTLOOK)


def _data(stand: MatchState) -> Any:
    """What the worker cannot find itself."""
    return None if stand.match.data == "printed" else stand.game.data


def acting(player: Player) -> str | None:
    """The level of the house player that decides for a seat: its own, or one that holds it for someone away."""
    return player.house or player.held


class Asked(NamedTuple):
    """A house player is to decide."""

    stand: MatchState
    seat: int
    #: the last step that everyone has seen
    after: Position | None


def asked(db: Connection, library: Library, number: int) -> Asked | None:
    """The match as it stands and the seat a house player is to decide for now, if there is one."""
    match = matches.find(db, number)
    if match is None or match.status != "running" or not any(map(acting, matches.players(db, number))):
        return None
    now = stand_of(db, library, number)
    if rests(match, now.players):
        return None
    seat = next((seat for seat in now.game.asked if acting(now.players[seat])), None)
    return None if seat is None else Asked(now, seat, positions.last_step(db, now.position))


def _act(
    db: Connection, library: Library, cause: Cause, before: MatchState, seat: int, written: dict[str, Any]
) -> None:
    """Carry the decision out, unless the match has moved on to another question meanwhile."""
    now = stand_of(db, library, before.match.id)
    if now.match.status != "running" or now.match.era != before.match.era or seat not in now.game.asked:
        return
    if now.game.question == before.game.question and acting(now.players[seat]):
        submit(db, now, cause, Seat(seat), written, now.game.question)
