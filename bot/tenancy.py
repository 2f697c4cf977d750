"""What this process alone does at the moment: leases taken, prolonged in time, and given up at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import NamedTuple, TypeVar

from bot import process_identity
from bot.process_identity import ProcessIdentity
from bot.shards import ShardNumber
from bot.store import NO_MATCH, Connection, Store, fails, leases
from bot.store.leases import Lease, LeaseLost
from bot.wording import operator_words

log = logging.getLogger(__name__)
R = TypeVar("R")

#: what one process of all does: clocks, the caretaker, house players, standing orders, registering commands
UPKEEP = "upkeep"
_SHARD, _IDENTIFY, _LIFE = "shard ", "identify ", "process "
#: seconds between two bots that identify, as Discord wants it
IDENTIFY_SECONDS = 5.0
#: seconds within which a process that is asked to make way has noticed it, and begins to
NOTICE = 4.0


class Rhythm(NamedTuple):
    """How long a lease lasts, and how often it is prolonged, in seconds."""

    lasts: float
    every: float


#: seconds after which nobody asks any more whether a process that fell silent has ended
LONG_GONE = 24 * 3600.0

#: a file belongs to one process; a shared database is told often, so that others take over soon
ALONE, TOGETHER = Rhythm(30.0, 10.0), Rhythm(15.0, 1.0)


class Occupied(ValueError):
    """Another process works on the file: a sentence for the operator."""


class LeaseRound(NamedTuple):
    """Who holds what after a round."""

    #: what others took from this process, and the leases they have
    lost: dict[str, Lease]
    #: what others hold
    others: list[Lease]
    #: what time it is for the database
    now: float


class Taken(NamedTuple):
    """A lease that was taken over."""

    lease: Lease
    #: whether someone else held it, who has a while to notice
    from_another: bool


def shard_role(shard: ShardNumber) -> str:
    """Being the one whom a shard's people talk to."""
    return f"{_SHARD}{shard}"


def shards_of(held: Iterable[Lease]) -> list[ShardNumber]:
    """The shards among what is held."""
    written = [lease.role.removeprefix(_SHARD).split("/") for lease in held if lease.role.startswith(_SHARD)]
    return [ShardNumber(int(number), int(total)) for number, total in written]


def has_gone(db: Connection, holder: str) -> bool:
    """Whether a process is known to be at work no longer: it has ended on this machine, or has not told for a while,
    wherever it may be, that it is there.
    """
    who = process_identity.read(holder)
    if who is not None and process_identity.has_ended(who):
        return True
    life = leases.find(db, f"{_LIFE}{holder}")
    return life is not None and life.until <= leases.moment(db)


class Tenancy:
    """The leases of this process."""

    def __init__(self, store: Store, me: ProcessIdentity | None = None) -> None:
        self._store = store
        self._me = me or process_identity.own()
        self.rhythm = TOGETHER if store.is_shared else ALONE
        self._held: dict[str, Lease] = {}

    @property
    def holder(self) -> str:
        """How this process signs."""
        return str(self._me)

    def lease(self, role: str) -> Lease | None:
        """What this process holds."""
        return self._held.get(role)

    async def take(self, role: str) -> bool:
        """Hold a role, if nobody else does; whether it is held."""
        if role in self._held:
            return True
        taken = await self._write(partial(_take, role=role, me=self._me, seconds=self.rhythm.lasts))
        if taken:
            self._held[role] = taken
        return taken is not None

    async def sign_in(self) -> None:
        """From now on others can tell whether this process is there: what it sends for, they leave to it."""
        await self._write(partial(leases.forget, beginning=_LIFE, seconds=LONG_GONE))
        await self.take(f"{_LIFE}{self.holder}")

    async def demand(self, role: str, file: str) -> None:
        """Hold a role without which nothing may be done; `Occupied` if another process keeps it.

        One that ended without a word is known to have ended if it ran here. Otherwise its lease runs out soon.
        """
        seen: Lease | None = None
        while not await self.take(role):
            other = await self._store.read(partial(leases.find, role=role))
            if other is None or (seen is None and not self._is_alive(other)):
                said = operator_words().say("operator-file-waiting", file=file, seconds=round(self.rhythm.lasts))
                log.warning("%(said)s", {"said": said})
            elif seen is None or other.epoch != seen.epoch or other.until > seen.until:
                raise Occupied(_occupied(file, other))
            seen = other
            await asyncio.sleep(self.rhythm.every / 10)

    def _is_alive(self, other: Lease) -> bool:
        """Whether a holder is known to live."""
        who = process_identity.read(other.holder)
        return who is not None and process_identity.is_here(who) and not process_identity.has_ended(who)

    async def seize(self, role: str) -> Taken:
        """Hold a role, also if someone else does: the lease says from when on it counts."""
        taken = await self._write(partial(_seize, role=role, me=self._me, seconds=self.rhythm.lasts))
        self._held[role] = taken.lease
        return taken

    async def give_up(self, role: str) -> None:
        """Anyone may do it now."""
        if lease := self._held.pop(role, None):
            await self._write(partial(leases.give_up, lease=lease))

    async def give_all_up(self) -> None:
        """Nothing more is done here."""
        for role in list(self._held):
            await self.give_up(role)

    async def run(self, after: Callable[[LeaseRound], Awaitable[None]]) -> None:
        """Prolong what is held, for ever, and say after each round how things stand."""
        while True:
            await asyncio.sleep(self.rhythm.every)
            try:
                standing = await self._round()
            except Exception as error:
                if not fails(error):
                    raise
                # the store does not answer: a process that can reach it takes over when the leases have run out
                log.warning("leases could not be prolonged")
                continue
            await after(standing)

    async def _round(self) -> LeaseRound:
        held = dict(self._held)
        kept, others, now = await self._write(partial(_prolong_all, held=held, seconds=self.rhythm.lasts))
        lost: dict[str, Lease] = {}
        for role, lease in held.items():
            # it may have been given up, or taken anew, meanwhile
            if self._held.get(role) == lease:
                if role in kept:
                    self._held[role] = kept[role]
                else:
                    del self._held[role]
                    if role in others:
                        lost[role] = others[role]
        return LeaseRound(lost, [each for each in others.values() if each.holder != self.holder], now)

    async def turn_to_identify(self, kind: int) -> None:
        """Wait until a shard may identify: one of a kind after the other, whichever process it is in."""
        name = f"{self.holder} {id(asyncio.current_task())}"
        while True:
            left = await self._write(partial(_identify, role=f"{_IDENTIFY}{kind}", holder=name))
            if left <= 0:
                return
            await asyncio.sleep(left)

    async def _write(self, work: Callable[[Connection], R]) -> R:
        return await self._store.write(work, match=NO_MATCH)


def _take(db: Connection, role: str, me: ProcessIdentity, seconds: float) -> Lease | None:
    """Take a role that is free; so is one whose holder is known to have ended."""
    other = leases.current(db, role)
    gone = process_identity.read(other.holder) if other else None
    if gone and process_identity.has_ended(gone):
        return leases.seize(db, role, str(me), seconds)
    return leases.take(db, role, str(me), seconds)


def _seize(db: Connection, role: str, me: ProcessIdentity, seconds: float) -> Taken:
    other = leases.current(db, role)
    gone = process_identity.read(other.holder) if other else None
    if other is None or other.holder == str(me) or (gone and process_identity.has_ended(gone)):
        return Taken(leases.seize(db, role, str(me), seconds), from_another=False)
    return Taken(leases.seize(db, role, str(me), seconds, NOTICE), from_another=True)


def _prolong_all(
    db: Connection, held: dict[str, Lease], seconds: float
) -> tuple[dict[str, Lease], dict[str, Lease], float]:
    kept = {}
    for role, lease in held.items():
        try:
            # one that begins later is not cut short
            kept[role] = leases.prolong(db, lease, seconds + max(0.0, lease.since - leases.moment(db)))
        except LeaseLost:
            continue
    missing = [found for role in held if role not in kept and (found := leases.find(db, role))]
    return kept, {lease.role: lease for lease in (*leases.held(db), *missing)}, leases.moment(db)


def _identify(db: Connection, role: str, holder: str) -> float:
    """Take the turn and return 0, or say how long it is to be waited for."""
    if other := leases.current(db, role):
        return other.until - leases.moment(db)
    leases.seize(db, role, holder, IDENTIFY_SECONDS)
    return 0.0


def _occupied(file: str, other: Lease) -> str:
    who = process_identity.read(other.holder)
    machine, pid = (who.machine.partition(":")[0], str(who.pid)) if who else ("?", "?")
    return operator_words().say("operator-file-taken", file=file, machine=machine, pid=pid)
