"""The store as someone uses it who alone may do something: works are refused once another process does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from bot.store import leases
from bot.store.connection import Connection, Scope, Work
from bot.store.leases import Lease, LeaseLost
from bot.store.store import PATIENCE, Store

R = TypeVar("R")


class FencedStore:
    """Reads as the store does; a work that writes checks first that the lease still counts."""

    def __init__(self, store: Store, lease: Callable[[], Lease | None]) -> None:
        self._store = store
        self._lease = lease

    @property
    def is_open(self) -> bool:
        """Whether this process may write."""
        return self._lease() is not None

    async def read(self, work: Work[R], patience: float | None = None) -> R:
        """A consistent look."""
        return await self._store.read(work, patience)

    async def write(
        self, work: Work[R], patience: float = PATIENCE, *, match: int | None = None, about: Scope | None = None
    ) -> R:
        """One transaction, refused with `LeaseLost` if another process does this now."""
        lease = self._lease()
        if lease is None:
            raise LeaseLost("this process does not do it now")

        def fenced(db: Connection) -> R:
            leases.require(db, lease)
            return work(db)

        return await self._store.write(fenced, patience, match=match, about=about)


#: what someone is given who works only while this process is to do so
AnyStore: TypeAlias = Store | FencedStore
