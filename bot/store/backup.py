"""Backing a SQLite store up while the bot runs, and putting a backup in its place while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot import process_identity
from bot.store import leases
from bot.store.file import newest_form
from bot.store.leases import Lease
from bot.store.snapshot import DamagedCopy, check_integrity, snapshot
from bot.store.sqlite_connection import SqliteConnection, connect

#: what SQLite puts beside a file
SIDE_FILES = ("-wal", "-shm", "-journal")
#: seconds in which nobody else may begin with a file that is being replaced
RESTORING = 30.0


class BackupRefused(Exception):
    """Nothing was changed: the key of a sentence for the operator, and its facts."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@contextmanager
def looking_into_file(file: Path) -> Iterator[SqliteConnection]:
    """A file that can only be read, and is a store of ours."""
    if not file.is_file():
        raise BackupRefused("backup-nothing", file=str(file))
    try:
        with closing(connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            [(form,)] = db.execute("PRAGMA user_version").fetchall()
            if not form or not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'matches'").fetchone():
                raise BackupRefused("backup-foreign", file=str(file))
            if form > newest_form():
                raise BackupRefused("backup-newer", file=str(file))
            yield db
    except (sqlite3.DatabaseError, DamagedCopy) as error:
        raise BackupRefused("backup-damaged", file=str(file), error=str(error)) from None


def inspect(file: Path) -> None:
    """Refuse a file that is not a whole store of ours, without changing anything."""
    with looking_into_file(file) as db:
        check_integrity(db)


def back_up(source: Path, target: Path) -> int:
    """Copy a store as it is at this moment, also while a bot writes to it; how many bytes it has."""
    if target.exists():
        raise BackupRefused("backup-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        with looking_into_file(source) as db:
            snapshot(db, part)
        _name(part, target)
    except OSError as error:
        raise BackupRefused("backup-disk", file=str(target), error=str(error.strerror)) from None
    return target.stat().st_size


def _name(part: Path, target: Path) -> None:
    """Give a finished file its name, unless someone was quicker."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise BackupRefused("backup-exists", file=str(target)) from None
    except OSError:
        # a disk without links
        part.rename(target)
        return
    finally:
        if target.exists():
            part.unlink(missing_ok=True)


def restore(backup: Path, file: Path, word: str) -> Path | None:
    """Put a backup in the place of a store that no bot works on; where the store is kept that was there, if any."""
    part = file.with_name(f"{file.name}.part")
    try:
        with looking_into_file(backup) as db:
            check_integrity(db)
            snapshot(db, part)
        _free_leases(part)
        kept = Path(f"{file}.{word}") if file.exists() else None
        if kept and kept.exists():
            raise BackupRefused("backup-exists", file=str(kept))
        if kept:
            _set_aside(file, kept)
        part.replace(file)
    except OSError as error:
        raise BackupRefused("backup-disk", file=str(file), error=str(error.strerror)) from None
    finally:
        part.unlink(missing_ok=True)
    return kept


def _free_leases(part: Path) -> None:
    """The process that worked on the store when it was backed up does not work on the copy."""
    with closing(connect(part)) as db, suppress(sqlite3.OperationalError):
        db.execute("UPDATE leases SET until = 0")


def _set_aside(file: Path, kept: Path) -> None:
    """Keep the present store under another name, whole; one that is damaged together with its side files."""
    try:
        with closing(connect(file)) as db:
            db.execute("BEGIN IMMEDIATE")
            if other := _worker(db):
                who = process_identity.read(other.holder)
                raise BackupRefused("restore-running", file=str(file), pid=str(who.pid) if who else "?")
            # a bot that starts just now finds it taken
            with suppress(sqlite3.OperationalError):
                leases.seize(db, "upkeep", str(process_identity.own()), RESTORING)
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError:
        raise BackupRefused("restore-running", file=str(file), pid="?") from None
    except sqlite3.DatabaseError:
        for side in SIDE_FILES:
            if (beside := Path(f"{file}{side}")).exists():
                beside.rename(f"{kept}{side}")
    try:
        os.link(file, kept)
    except OSError:
        shutil.copy2(file, kept)


def _worker(db: SqliteConnection) -> Lease | None:
    """The lease of a bot that works on the file, unless it is known to have ended."""
    try:
        held = leases.held(db)
    except sqlite3.OperationalError:
        # of a version that knew no leases
        return None
    for lease in held:
        who = process_identity.read(lease.holder)
        if who is None or not process_identity.has_ended(who):
            return lease
    return None
