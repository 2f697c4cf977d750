"""SQLite: one file, one writer, one reader."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import TypeVar

from bot.store.connection import Scope, Work, WrongFile
from bot.store.file import prepare_reader, prepare_writer
from bot.store.snapshot import create_private
from bot.store.sqlite_connection import is_locked
from bot.store.transactions import commit_together, look_together
from bot.store.worker import Worker

R = TypeVar("R")
#: seconds between two tries while another process holds the file
BETWEEN = 0.05


class SqliteDatabase:
    """An open file."""

    #: a second process on the same file is refused
    shared = False

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        #: statements of a file cost nothing on the way
        self.spent: Counter[str] = Counter()
        self._reader = reader

    @classmethod
    async def open(cls, file: Path | str) -> SqliteDatabase:
        """Open the file, creating and migrating it as needed."""
        try:
            if str(file) != ":memory:":
                await asyncio.to_thread(create_private, Path(file))
            writer = await Worker.open(file, prepare_writer, commit_together)
            try:
                return cls(writer, await Worker.open(file, prepare_reader, look_together))
            except BaseException:
                await writer.close()
                raise
        except (sqlite3.Error, OSError) as error:
            raise WrongFile("unusable", file=str(file), error=str(error)) from None

    async def close(self) -> None:
        """Finish what is queued and close the file."""
        await self._reader.close()
        await self._writer.close()

    async def write(self, work: Work[R], scope: Scope | None, patience: float) -> R:
        """One transaction, whatever it is about: there is one writer.

        What is queued while the disk is busy shares the next commit: each work stands or falls alone, in order.
        Patience is for another process that holds the file: nothing has been done before the work is tried again.
        """
        until = monotonic() + patience
        while True:
            try:
                return await self._writer.do(work)
            except sqlite3.OperationalError as error:
                if not is_locked(error) or monotonic() >= until:
                    raise
            await asyncio.sleep(BETWEEN)

    async def listen(self, heard: Callable[[int | None], None]) -> None:
        """Nobody else works on the file."""

    async def read(self, work: Work[R], patience: float | None = None) -> R:
        """A consistent look, however long it takes."""
        return await self._reader.do(work)
