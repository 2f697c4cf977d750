"""What happens about someone who stays away, step by step, without anyone's doing: persisted, so that a restart loses
nothing. A ping kept back, reminders, the end of the time, grace, then the question is decided; after some of these a
house player holds the seat and a substitute is called for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from msgspec.structs import replace

from bot.clock import Clock
from bot.match import play, post_schedule, reminders, seats
from bot.match.play import Cause, Library
from bot.pace import HOUR, MINUTE, PACES, next_due, reminded_by
from bot.safe_traceback import safe_traceback
from bot.shards import ONLY, ShardNumber
from bot.store import AnyStore, Connection, LeaseLost, matches, outbox, people, telling_facts, waits
from bot.store.posts import Notice, Reminder
from bot.store.waits import Waiting
from engine.core.seat import Seat

log = logging.getLogger(__name__)

#: a wait that cannot be dealt with is looked at again after so long
AGAIN = 10 * MINUTE
#: actions a single question can need before it is answered
MOST_FOR_ONE = 40
#: a bot that was away for longer than this gives everyone that time back
OUTAGE = 5 * MINUTE
BEAT = "beat"
PAUSE_AFTER_LOSS = 1.0
#: seconds before the waits are looked at again
REST = 0.02


@dataclass(slots=True)
class Deadlines:
    """Watches over everyone who is awaited; not where nobody can answer, because the server is out of reach."""

    store: AnyStore
    library: Library
    clock: Clock
    stir: Callable[[int], None]
    #: whether people of a server, or of none, can answer
    in_reach: Callable[[int | None], bool] = lambda _: True
    _wake: asyncio.Event = field(default_factory=asyncio.Event, init=False)

    def wake(self) -> None:
        """Someone else is awaited."""
        self._wake.set()

    async def run(self) -> None:
        """Do what is due, for ever."""
        while True:
            self._wake.clear()
            now = self.clock.now()
            found = await self.store.read(partial(waits.look, now=now))
            due = [each for each in found.due if self.in_reach(each.guild)]
            for each in due:
                # its server may be out of reach by now
                if self.in_reach(each.guild):
                    await self._deal_with(each.match, each.seat, now)
            if not due:
                # several that act at the same time are looked at once, so that answers keep their share
                await asyncio.sleep(REST)
                await self.clock.wait(now + HOUR if found.following is None else found.following, self._wake)

    async def _deal_with(self, match: int, seat: int, now: float) -> None:
        work = partial(step, library=self.library, at=now, number=match, seat=seat)
        try:
            await self.store.write(work, match=match)
        except LeaseLost:
            # another process watches by now, which is soon known here, too
            await asyncio.sleep(PAUSE_AFTER_LOSS)
            return
        except Exception as error:
            said = "nothing could be done about seat %(seat)s: %(where)s"
            log.error(said, {"match": match, "seat": seat, "where": safe_traceback(error)})
            postpone = partial(_postpone, number=match, seat=seat, until=now + AGAIN)
            await self.store.write(postpone, match=match)
        self.stir(match)


def _postpone(db: Connection, number: int, seat: int, until: float) -> None:
    if waiting := waits.of_match(db, number).get(seat):
        waits.put(db, replace(waiting, due=until))


def step(db: Connection, library: Library, at: float, number: int, seat: int) -> None:
    """The next thing to do about someone who is awaited, if its moment has come."""
    match, waiting = matches.get(db, number), waits.of_match(db, number).get(seat)
    if waiting is None:
        return
    person, stops = people.person(db, waiting.user), waits.stops(db, number, waiting.user)
    due = next_due(waiting.wait, PACES[match.pace], person.hours, stops, person.quiet)
    if due is not None and due.at <= at:
        if due.what == "ping":
            count = reminded_by(waiting.wait, person.hours, at, stops)
            waits.put(db, replace(waiting, pinged=True, reminders=count))
            nudge(db, waiting, "ping")
        elif due.what == "remind":
            count = reminded_by(waiting.wait, person.hours, at, stops)
            waits.put(db, replace(waiting, reminders=count))
            nudge(db, waiting, "remind")
        elif due.what == "deadline":
            waits.put(db, replace(waiting, grace=at, pinged=True))
            nudge(db, waiting, "deadline")
            post_schedule.retime(db, match)
        else:
            decide(db, library, waiting, at)
    reminders.rearm(db, match, telling_facts.read(db, number))


def nudge(db: Connection, waiting: Waiting, what: Literal["ping", "remind", "deadline"]) -> None:
    """One notice takes the place of the one before, as soon as it is there."""
    outbox.add(db, waiting.match, Reminder(user=waiting.user, seat=waiting.seat, what=what))


def decide(db: Connection, library: Library, waiting: Waiting, at: float) -> None:
    """The question is decided as the rules foresee for someone absent; not for ever, then a house player sits down."""
    number, seat = waiting.match, Seat(waiting.seat)
    now = play.match_state(db, library, number)
    player, most = now.players[seat], PACES[now.match.pace].strikes
    strikes = player.strikes + 1
    notice = Notice(key="notice-absent", seat=seat, user=waiting.user, count=strikes, most=most)
    post_schedule.note(db, now.match, notice)
    question = now.game.question
    for _ in range(MOST_FOR_ONE):
        if now.game.over or now.game.question != question or seat not in now.game.asked:
            break
        view = now.game.view_of(seat)
        assert view.step is not None
        cause = Cause(f"absent-{number}-{now.match.n}-{seat}", 0, at)
        now = play.submit(db, now, cause, seat, view.step.absent(view).written(), question)
    matches.change_player(db, player.id, strikes=strikes)
    if strikes >= most and now.match.status == "running":
        seats.hold(db, now, seat, at)


def beat(db: Connection, shard: ShardNumber, at: float) -> None:
    """A shard is connected at this moment."""
    people.remember(db, _beat_of(shard), str(at))


def _beat_of(shard: ShardNumber) -> str:
    return BEAT if shard == ONLY else f"{BEAT} {shard}"


def _last_beat(db: Connection, shard: ShardNumber) -> float | None:
    """When people of a shard's servers could last answer.

    The servers may have been dealt out to another number of shards since this one was last there: then one of those
    tells it.
    """
    own, siblings = _beat_of(shard), {_beat_of(ShardNumber(each, shard.total)) for each in range(shard.total)}
    kept = people.recall_all(db, BEAT)
    return max((float(value) for key, value in kept.items() if key == own or key not in siblings), default=None)


def give_back(db: Connection, at: float, shard: ShardNumber = ONLY) -> None:
    """After a start, or back in Discord's reach: the time in which nobody could answer does not count."""
    last = _last_beat(db, shard)
    if last is not None and at - last > OUTAGE:
        for number in matches.running(db):
            match = matches.get(db, number)
            if shard.serves(match.guild) and not waits.is_paused(db, number):
                waits.pause(db, number, last)
                waits.resume(db, number, at)
                post_schedule.retime(db, match)
    beat(db, shard, at)
