"""What a work is given to speak to the file, and how a file that fails is told from a work that does."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, TypeAlias

#: one transaction of the store; every function of `bot.store.*` takes it first
Connection = sqlite3.Connection
Work: TypeAlias = Callable[[Connection], Any]
#: what a work returned, or why it failed
Outcome: TypeAlias = tuple[Any, Exception | None]


class WrongFile(ValueError):
    """A file that cannot be the store, and why."""


def fails(error: BaseException) -> bool:
    """Whether the store itself fails (locked, full, broken), rather than what was asked of it."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def is_locked(error: sqlite3.OperationalError) -> bool:
    """Whether another process holds the file."""
    # the lower byte is the kind of the error, whatever its shade
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
