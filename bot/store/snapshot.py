"""A copy of an open SQLite file as it is at one moment, checked before it gets its name."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

#: for whom a file with people's data is made: its owner alone
PRIVATE = 0o600


class DamagedCopy(Exception):
    """SQLite does not vouch for the copy: it was thrown away."""


def create_private(file: Path) -> None:
    """Make an empty file that its owner alone can read, unless there is one; SQLite's side files become like it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        return


def snapshot(db: sqlite3.Connection, part: Path) -> None:
    """Copy everything in one look, while others write on, and check the copy; the disk has it when this returns."""
    part.unlink(missing_ok=True)
    try:
        create_private(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            db.backup(copy)
            # one file, without side files
            copy.execute("PRAGMA journal_mode = DELETE")
            check_integrity(copy)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def check_integrity(db: sqlite3.Connection) -> None:
    """Raise if SQLite finds something wrong in a file."""
    found = [row[0] for row in db.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise DamagedCopy(str(found[0]))


def file_of(db: sqlite3.Connection) -> str:
    """The file of a connection; empty for a store that is in none."""
    [file] = [row[2] for row in db.execute("PRAGMA database_list") if row[1] == "main"]
    return str(file)


def keep_copy(db: sqlite3.Connection, name: str) -> Path | None:
    """Keep a copy beside a file, under its name and a further word; None for a store that is in no file.

    A copy of that name is replaced: the file was then not changed since in any other way than by playing on.
    """
    file = file_of(db)
    if not file:
        return None
    target = Path(f"{file}.{name}")
    part = Path(f"{target}.part")
    snapshot(db, part)
    part.replace(target)
    return target
