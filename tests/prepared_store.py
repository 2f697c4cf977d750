"""Stores of the newest form, made once for all tests of a process and copied: raising an empty one takes its time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.store.file import prepare_writer
from bot.store.snapshot import create_private
from bot.store.sqlite_connection import SqliteConnection, connect


@cache
def _empty() -> SqliteConnection:
    made = connect(":memory:", check_same_thread=False)
    prepare_writer(made)
    return made


def in_memory() -> SqliteConnection:
    """A connection to an empty store, ready to write."""
    made = connect(":memory:")
    _empty().backup(made)
    prepare_writer(made)
    return made


def make_file(file: Path) -> None:
    """An empty store where the bot would make one, if there is none."""
    if not file.exists():
        create_private(file)
        file.write_bytes(_empty().serialize())
