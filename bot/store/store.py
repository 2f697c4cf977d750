"""The open store: whole functions go in, and are committed before it answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.connection import Connection
from bot.store.database import Database
from bot.store.sqlite_database import SqliteDatabase

R = TypeVar("R")
#: seconds in which a work is tried again while the database cannot take it
PATIENCE = 5.0


class Store:
    """The open store, whatever database keeps it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(cls, address: Path | str) -> Store:
        """Open the database, creating and migrating it as needed."""
        return cls(await SqliteDatabase.open(address))

    @property
    def is_shared(self) -> bool:
        """Whether other processes work on it, too."""
        return self._database.shared

    async def close(self) -> None:
        """Finish what is queued and let go of the database."""
        await self._database.close()

    async def write(
        self, work: Callable[[Connection], R], patience: float = PATIENCE, *, match: int | None = None
    ) -> R:
        """One transaction; committed to the disk before this returns, rolled back if the work raises.

        A work that names its match has it for itself, whichever process asks; one that names none has everything.
        """
        return await self._database.write(work, match, patience)

    async def read(self, work: Callable[[Connection], R]) -> R:
        """A consistent look."""
        return await self._database.read(work)
