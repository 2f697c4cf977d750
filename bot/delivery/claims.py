"""Which matches this process sends for: where several share a store, each leaves to the others what they hold.

A match is claimed whole, not lane by lane: its log and its pictures change the same messages, one after the other. A
claim lasts a minute and is prolonged while something is sent; from a process that is known to have ended it is taken
over at once. A process that was too slow finds the claim gone, and changes nothing. A post that both have sent then
is one, by its nonce.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import TypeVar

from bot.store import Connection, Scope, Store, leases
from bot.store.leases import Lease
from bot.store.outbox import Lane
from bot.tenancy import has_gone

R = TypeVar("R")
#: seconds a claim lasts, and after which it is prolonged
CLAIM, RENEWAL = 60.0, 20.0


class Claim:
    """A match, or a tournament, that this process sends for."""

    def __init__(self, store: Store, scope: Scope, lease: Lease | None) -> None:
        self._store = store
        self._scope = scope
        self._lease = lease
        self._since = monotonic()
        #: lanes that are being served
        self.served = 0

    def guarded(self, work: Callable[[Connection], R]) -> Callable[[Connection], R]:
        """A work that is refused if the claim is gone."""
        lease = self._lease
        if lease is None:
            return work

        def checked(db: Connection) -> R:
            leases.require(db, lease)
            return work(db)

        return checked

    async def write(self, work: Callable[[Connection], R]) -> R:
        """Keep something, unless the claim is gone."""
        return await self._store.write(self.guarded(work), about=self._scope)

    async def prolong(self) -> None:
        """Keep the claim, if some of its time is over."""
        if self._lease is not None and monotonic() - self._since > RENEWAL:
            self._since = monotonic()
            await self._store.write(partial(leases.prolong, lease=self._lease, seconds=CLAIM), about=self._scope)

    async def give_up(self) -> None:
        """Others may send from now on."""
        if self._lease is not None:
            await self._store.write(partial(leases.give_up, lease=self._lease), about=self._scope)


class Claims:
    """The claims of this process; without other processes there is nothing to claim."""

    def __init__(self, store: Store, holder: str = "") -> None:
        self._store = store
        #: how this process signs
        self._holder = holder or secrets.token_hex(8)
        self._held: dict[str, Claim] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, lane: Lane) -> AsyncIterator[Claim | None]:
        """Claim what a lane belongs to, as long as it is served; None if another process sends for it."""
        role = f"send {lane.match or ''}.{lane.tournament or ''}"
        claim = await self._enter(role, lane.scope)
        try:
            yield claim
        finally:
            if claim is not None:
                await self._leave(role, claim)

    async def _enter(self, role: str, scope: Scope) -> Claim | None:
        async with self._turns.setdefault(role, asyncio.Lock()):
            claim = self._held.get(role)
            if claim is None:
                lease = None
                if self._store.is_shared:
                    lease = await self._store.write(partial(_take, role=role, holder=self._holder), about=scope)
                    if lease is None:
                        return None
                claim = self._held[role] = Claim(self._store, scope, lease)
            claim.served += 1
            return claim

    async def _leave(self, role: str, claim: Claim) -> None:
        async with self._turns.setdefault(role, asyncio.Lock()):
            claim.served -= 1
            if not claim.served:
                del self._held[role]
                del self._turns[role]
                await claim.give_up()


def _take(db: Connection, role: str, holder: str) -> Lease | None:
    """A claim that nobody has, or that a process has which is there no longer."""
    if taken := leases.take(db, role, holder, CLAIM):
        return taken
    other = leases.find(db, role)
    return leases.seize(db, role, holder, CLAIM) if other and has_gone(db, other.holder) else None
