"""Standing orders are carried out: as ordinary actions of their owner, after a time that nobody can foresee.

Nothing about it is public. Nobody at the table can tell an order from a person who answers at that moment.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

from bot.clock import Clock
from bot.match import order_disarming, play, reminders, seats
from bot.match.match_watcher import MatchWatcher
from bot.match.play import AnyGame, Cause, Library, MatchState
from bot.safe_traceback import safe_traceback
from bot.store import AnyStore, Connection, LeaseLost, incidents, matches, orders, outbox, people, positions, waits
from bot.store.orders import KeptOrder
from bot.store.posts import OrderReport
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.orders import Disarm, Order, decide
from engine.core.seat import Seat

log = logging.getLogger(__name__)
#: a match is left alone for so long after something went wrong
PAUSE_AFTER_FAILURE = 30.0


class OrderPace(NamedTuple):
    """How long an order lets pass: between two times, as a person would."""

    shortest: float
    longest: float

    def pause(self, key: str, match: int, n: int, seat: int) -> float:
        """The time after a position; nobody without the key can tell it from chance, and a restart changes nothing."""
        drawn = blake2b(f"{match} {n} {seat}".encode(), key=key.encode(), digest_size=8).digest()
        return self.shortest + (self.longest - self.shortest) * int.from_bytes(drawn) / 2**64


class Watch(NamedTuple):
    """Since when this process watches, and how it is paced."""

    pace: OrderPace
    since: float


class Attended(NamedTuple):
    """What came of looking at a match."""

    #: an order was carried out, or put out of force
    changed: bool
    #: when an order answers next
    due: float | None


class StandingOrders(MatchWatcher):
    """Watches running matches for questions that an order answers."""

    def __init__(
        self, store: AnyStore, library: Library, moved: Callable[[int], None], pace: tuple[float, float], clock: Clock
    ) -> None:
        super().__init__(store, library, clock)
        self._moved = moved
        self._watch = Watch(OrderPace(*pace), clock.now())

    def concerned(self, db: Connection, numbers: Sequence[int]) -> Collection[int]:
        return orders.with_any(db, numbers)

    def _watched(self, db: Connection) -> list[int]:
        return orders.matches_with_any(db)

    def watch_from(self, at: float) -> None:
        """This process watches from now on: what was due before answers later, as after a start."""
        self._watch = self._watch._replace(since=at)

    async def _attend(self, number: int) -> None:
        woken = self._matches.stirred(number)
        while not await self._is_done(number, woken):
            woken.clear()

    async def _is_done(self, number: int, woken: asyncio.Event) -> bool:
        """Look once, and wait for what is due; True if nothing is."""
        try:
            if not await self._store.read(partial(orders.in_force, match=number)):
                return True
            now = self._clock.now()
            work = partial(attend, library=self._library, number=number, at=now, watch=self._watch)
            changed, due = await self._store.write(work, match=number)
        except LeaseLost:
            return True
        except Exception as error:
            # the log does not say either in which match someone has orders
            log.error("a match is left alone for a while: %(where)s", {"where": safe_traceback(error)})
            changed, due = False, self._clock.now() + PAUSE_AFTER_FAILURE
        if changed:
            self._moved(number)
        elif due is None:
            return True
        else:
            await self._clock.wait(due, woken)
        return False


def attend(db: Connection, library: Library, number: int, at: float, watch: Watch) -> Attended:
    """Carry out the order that is due, if there is one; otherwise say when the next one is."""
    match = matches.find(db, number)
    if match is None or match.status != "running" or waits.is_paused(db, number):
        return Attended(changed=False, due=None)
    now = play.match_state(db, library, number)
    in_force = orders.in_force(db, number)
    mine: dict[int, list[KeptOrder]] = {}
    for kept in in_force:
        if now.players[kept.seat].user == kept.user:
            mine.setdefault(kept.seat, []).append(kept)
        else:
            order_disarming.put_out(db, kept, order_disarming.by_bot("left-seat"), at, mail=False)
    key = people.recall(db, "order-pace") or ""
    moments: list[float] = []
    for seat, armed in mine.items():
        if seat not in reminders.awaited(now.players, now.game.asked):
            continue
        found = weigh(db, library, now, Seat(seat), armed, at)
        if found is None:
            continue
        kept, action = found
        due = moment(db, library, now, Seat(seat), kept, watch, key)
        if due <= at:
            cause = Cause(f"order-{number}-{now.match.n}-{seat}", kept.user, at)
            after = seats.act(db, library, cause, number, action.written(), now.game.question)
            by_mail = people.person(db, kept.user).dm
            orders.obey(db, number, after.position.n, kept.id, told=by_mail)
            if by_mail:
                outbox.add(db, number, OrderReport(order=kept.id, n=after.position.n))
            return Attended(changed=True, due=None)
        moments.append(due)
    return Attended(orders.in_force(db, number) != in_force, min(moments, default=None))


def will_answer(db: Connection, library: Library, now: MatchState, seat: int, user: int) -> bool:
    """Whether an order of a user in force has an answer to the question of now: nobody has to be told of that one."""
    view = now.game.view_of(Seat(seat))
    for kept in orders.in_force(db, now.match.id):
        order = order_disarming.order_of(now.match.game, kept) if (kept.seat, kept.user) == (seat, user) else None
        try:
            found = decide([order], view) if order else None
            if found:
                play.load(library, now.match, now.position).submit(Seat(seat), found[1], now.game.question)
                return True
        except Exception as error:
            # it will be put out of force, and then its owner is asked as usual; nothing of it is logged here
            log.debug("an order does not answer: %(kind)s", {"kind": type(error).__name__})
    return False


def weigh(
    db: Connection, library: Library, now: MatchState, seat: Seat, armed: Sequence[KeptOrder], at: float
) -> tuple[KeptOrder, Action] | None:
    """The first order with an answer that the rules accept; those that fail on the way are put out of force."""
    view = now.game.view_of(seat)
    for kept in armed:
        order = order_disarming.order_of(now.match.game, kept)
        try:
            if order is None:
                raise Disarm("unknown")
            found = decide([order], view)
            if found:
                play.load(library, now.match, now.position).submit(seat, found[1], now.game.question)
                return kept, found[1]
        except Disarm as disarm:
            order_disarming.put_out(db, kept, order_disarming.by_itself(disarm), at)
        except Illegal as illegal:
            order_disarming.put_out(db, kept, order_disarming.by_rules(illegal), at)
        except Exception as error:
            # noted without the match: nobody reads in the incidents who has orders
            number = incidents.note(db, None, safe_traceback(error), at)
            log.error("incident %(incident)s: %(where)s", {"incident": number, "where": safe_traceback(error)})
            order_disarming.put_out(db, kept, order_disarming.by_bot("failed", number=number), at)
    return None


def moment(
    db: Connection, library: Library, now: MatchState, seat: Seat, kept: KeptOrder, watch: Watch, key: str
) -> float:
    """When the order answers: a while after the question or its arming; after a pause, or the bot's return, if later.

    What others do in the meantime, such as sealing their answers, does not postpone it.
    """
    order = order_disarming.order_of(now.match.game, kept)
    assert order is not None
    first = now.position
    # back to where the question came up, or to the last step back that everyone saw
    while first.silent or first.seen > now.match.era:
        before = positions.at(db, now.match.id, first.n - 1)
        if before.question != first.question or not _answers(order, play.load(library, now.match, before), seat):
            break
        first = before
    pause = watch.pace.pause(key, now.match.id, first.n, seat)
    due = max(first.at, kept.changed) + pause
    resumed = max([watch.since, *(until for _, until in waits.pauses(db, now.match.id) if until is not None)])
    due = due if due >= resumed else resumed + pause
    # nor in the quiet hours or on a vacation, of which the table may know: a person would answer after it
    until = reminders.silent(db, kept.user, due)
    return due if until is None else until + pause


def _answers(order: Order, game: AnyGame, seat: Seat) -> bool:
    """Whether the order could answer already in an earlier position of the same question."""
    try:
        return decide([order], game.view_of(seat)) is not None
    except Disarm:
        return False
