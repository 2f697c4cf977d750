"""The file itself: how a connection to it is made ready, and how an older file becomes one of today."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.connection import WrongFile
from bot.store.snapshot import DamagedCopy, file_of, keep_copy
from bot.store.sqlite_connection import check_version

MIGRATIONS = Path(__file__).parent / "migrations"
#: milliseconds the connection itself waits for another process: everyone else stands behind it meanwhile
LOCK_WAIT = 100
#: FULL: what was answered survives a power cut too
DURABILITY = "FULL"


def prepare_writer(db: sqlite3.Connection) -> None:
    """Make a connection ready to write, after raising the file to the newest form."""
    check_version()
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA journal_mode = WAL")
    db.execute(f"PRAGMA synchronous = {DURABILITY}")
    db.execute(f"PRAGMA busy_timeout = {LOCK_WAIT}")
    # pages as they were before a statement: otherwise a file is made and deleted for nearly every action
    db.execute("PRAGMA temp_store = MEMORY")
    # what was taken out of a row does not stay behind in its page
    db.execute("PRAGMA secure_delete = ON")
    # a migration may make a table again that others refer to
    db.execute("PRAGMA foreign_keys = OFF")
    migrate(db)
    db.execute("PRAGMA foreign_keys = ON")


def prepare_reader(db: sqlite3.Connection) -> None:
    """Make a connection ready to look, and unable to write."""
    db.row_factory = sqlite3.Row
    db.execute(f"PRAGMA busy_timeout = {LOCK_WAIT}")
    db.execute("PRAGMA query_only = ON")


def _known() -> dict[int, Path]:
    return {int(file.name.split("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}


def newest_form() -> int:
    """The form of a store of this version."""
    return max(_known())


def migrate(db: sqlite3.Connection) -> None:
    """Run the numbered migrations that this file has not seen yet."""
    [(version,)] = db.execute("PRAGMA user_version").fetchall()
    known = _known()
    if version > max(known):
        raise WrongFile("newer", file=file_of(db), form=version, known=max(known))
    if 0 < version < max(known):
        # going back to the earlier version finds the store as that one left it
        try:
            keep_copy(db, f"form-{version}")
        except (OSError, sqlite3.Error, DamagedCopy) as error:
            raise WrongFile("no-copy", file=file_of(db), error=str(error)) from None
    for number, file in known.items():
        if number > version:
            script = f"BEGIN IMMEDIATE;\n{file.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            db.executescript(script)
