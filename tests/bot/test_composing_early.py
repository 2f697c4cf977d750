"""What is said of a change is put together while the disk writes, and given to nobody before it is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.metrics import UNWATCHED
from bot.requests.transactions import Transactions
from bot.store import Connection, Store, sqlite_database
from bot.store.connection import Outcome, Work
from bot.store.sqlite_connection import SqliteConnection
from bot.store.transactions import commit_together


class SlowDisk:
    """Commits only when something was put together meanwhile, or after a while; the commit may fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.composed = Event()
        self.was_early = False
        self.is_full = False
        monkeypatch.setattr(sqlite_database, "commit_together", self._commit)

    def _commit(self, db: SqliteConnection, works: Sequence[Work[Any]]) -> list[Outcome]:
        def wait(_: Connection) -> None:
            self.was_early = self.composed.wait(2.0)

        outcomes = commit_together(db, [*works, wait])[:-1]
        if self.is_full:
            raise sqlite3.DatabaseError("the disk is full")
        return outcomes

    def compose(self, result: str) -> str:
        """Something to be said of a change."""
        self.composed.set()
        return f"{result}!"


async def test_what_is_said_is_put_together_before_the_disk_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    store = await Store.open(tmp_path / "store.sqlite3")
    done = await Transactions(store, UNWATCHED).change_and(1, lambda db: "done", disk.compose)
    await store.close()
    assert done == ("done", "done!")
    assert disk.was_early


async def test_nothing_is_said_of_what_the_disk_did_not_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk(monkeypatch)
    store = await Store.open(tmp_path / "store.sqlite3")
    disk.is_full = True
    with pytest.raises(sqlite3.DatabaseError):
        await Transactions(store, UNWATCHED).change_and(1, lambda db: "done", disk.compose)
    assert disk.was_early
    await store.close()


async def test_what_cannot_be_said_fails_after_the_change_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    tries: list[str] = []

    def compose(result: str) -> str:
        tries.append(disk.compose(result))
        raise ValueError("no words for it")

    store = await Store.open(tmp_path / "store.sqlite3")
    transactions = Transactions(store, UNWATCHED)
    with pytest.raises(ValueError, match="no words for it"):
        await transactions.change_and(1, lambda db: "done", compose)
    await store.close()
    assert transactions.has_written
    assert disk.was_early
    assert tries == ["done!", "done!"]
