"""`paravent backup` and `paravent restore`, for a file and for PostgreSQL."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.console.words import say
from bot.settings import WrongSettings, database
from bot.store.backup import BackupRefused, back_up
from bot.store.backup import restore as put_back
from bot.store.store import is_postgres

#: where PostgreSQL's own programs look for the parts of an address
PLACES = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "password": "PGPASSWORD", "dbname": "PGDATABASE"}
PLACES |= {"sslmode": "PGSSLMODE", "sslrootcert": "PGSSLROOTCERT", "target_session_attrs": "PGTARGETSESSIONATTRS"}


def backup(target: Path) -> int:
    """Back the store of the settings up into a new file."""
    return _told(lambda: _backup(target))


def restore(source: Path) -> int:
    """Put a backup in the place of the store of the settings."""
    return _told(lambda: _restore(source))


def _told(work: Callable[[], str]) -> int:
    try:
        print(work())
    except BackupRefused as refused:
        print(say(refused.key, **refused.facts), file=sys.stderr)
        return 2
    except WrongSettings as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return 0


def _backup(target: Path) -> str:
    place = database()
    if is_postgres(place):
        return _dump(str(place), target)
    size = back_up(Path(place), target)
    return say("backup-done", file=str(target), kilobytes=-(-size // 1024))


def _restore(source: Path) -> str:
    place = database()
    if is_postgres(place):
        raise BackupRefused("restore-postgres", file=str(source))
    kept = put_back(source, Path(place), f"before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
    if kept is None:
        return say("restore-done", file=str(place))
    return say("restore-kept", file=str(place), kept=str(kept))


def _dump(address: str, target: Path) -> str:
    """PostgreSQL's own program makes the copy, and reads its list of contents again."""
    if target.exists():
        raise BackupRefused("backup-exists", file=str(target))
    if not (shutil.which("pg_dump") and shutil.which("pg_restore")):
        raise BackupRefused("backup-no-pg-dump")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        # the address may hold a password, and others see what a process is called with
        _program("pg_dump", "--format=custom", "--no-owner", f"--file={part}", address=address)
        _program("pg_restore", "--list", str(part))
        part.rename(target)
    except OSError as error:
        raise BackupRefused("backup-disk", file=str(target), error=str(error.strerror)) from None
    finally:
        part.unlink(missing_ok=True)
    return say("backup-done", file=str(target), kilobytes=-(-target.stat().st_size // 1024))


def _program(name: str, *arguments: str, address: str = "") -> None:
    from psycopg.conninfo import conninfo_to_dict

    parts = conninfo_to_dict(address)
    environment = {place: str(parts[part]) for part, place in PLACES.items() if parts.get(part)}
    done = subprocess.run(
        [name, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BackupRefused("backup-program", program=name, error=done.stderr.strip())
