"""The open store: whole functions go in, and are committed before it answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.connection import Scope, Work, WrongFile
from bot.store.database import Database
from bot.store.sqlite_database import SqliteDatabase

R = TypeVar("R")
#: seconds in which a work is tried again while the database cannot take it
PATIENCE = 5.0
#: what a work names that belongs to no match, and stands in no match's way
NO_MATCH = -1


def is_postgres(address: Path | str) -> bool:
    """Whether an address names a database of PostgreSQL; anything else is a file."""
    return isinstance(address, str) and address.startswith(("postgresql://", "postgres://"))


class Store:
    """The open store, whatever database keeps it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, address: Path | str) -> Store:
        """Open the database, creating and migrating it as needed."""
        if not is_postgres(address):
            return cls(await SqliteDatabase.open(address))
        try:
            from bot.store.postgres_database import PostgresDatabase
        except ImportError:
            raise WrongFile("postgres-package") from None
        return cls(await PostgresDatabase.open(str(address)))

    @property
    def is_shared(self) -> bool:
        """Whether other processes work on it, too."""
        return self._database.shared

    @property
    def spent(self) -> Counter[str]:
        """What the works so far have cost: works, statements, and how often an answer was waited for."""
        return self._database.spent

    @property
    def is_open(self) -> bool:
        """Whether this process may write."""
        return True

    async def listen(self, heard: Callable[[int | None], None]) -> None:
        """Tell of what other processes have committed, as long as there may be others: the match, or None for any."""
        await self._database.listen(heard)

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        await self._database.close()

    async def write(
        self, work: Work[R], patience: float = PATIENCE, *, match: int | None = None, about: Scope | None = None
    ) -> R:
        """One transaction; committed to the disk before this returns, rolled back if the work raises.

        A work that names its match, or whatever else it is about, has it for itself, whichever process asks; one that
        names nothing has everything, and everyone else waits.
        """
        scope = about if match is None else Scope("match", match)
        return await self._database.write(work, scope, patience)

    async def read(self, work: Work[R], patience: float | None = None) -> R:
        """A consistent look; one that reads a lot may take this many seconds, others as long as people wait."""
        return await self._database.read(work, patience)
