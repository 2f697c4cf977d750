"""`paravent export-user`: everything about one person, for an operator whom that person has asked."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any, TypeVar

from bot.console.words import say
from bot.match import personal_export
from bot.settings import WrongSettings, database
from bot.store import Connection, Store, WrongFile
from bot.store.store import is_postgres

R = TypeVar("R")


class PersonRefused(Exception):
    """Nothing was done: a sentence says why."""


def export_user(user: int, target: Path | None) -> int:
    """Write everything about a person into a new file, or onto the screen; also while the bot runs."""
    return _told(lambda: _export(user, target))


def _told(work: Callable[[], int]) -> int:
    try:
        return work()
    except (PersonRefused, WrongSettings, WrongFile) as refused:
        print(refused, file=sys.stderr)
        return 2


def existing_store() -> Path | str:
    """Where the store is; one that does not exist is not made."""
    place = database()
    if not is_postgres(place) and not Path(place).is_file():
        raise PersonRefused(say("backup-nothing", file=str(place)))
    return place


def _export(user: int, target: Path | None) -> int:
    found = asyncio.run(_looked_up(existing_store(), lambda db: personal_export.document(db, user, time())))
    if personal_export.is_empty(found):
        print(say("person-unknown", id=str(user)), file=sys.stderr)
        return 1
    content = personal_export.written(found)
    if target is None:
        sys.stdout.buffer.write(content + b"\n")
        sys.stdout.buffer.flush()
        return 0
    _write(target, content)
    print(say("export-user-done", file=str(target)))
    return 0


def _write(target: Path, content: bytes) -> None:
    """A new file for its owner alone."""
    try:
        with os.fdopen(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(content)
    except FileExistsError:
        raise PersonRefused(say("backup-exists", file=str(target))) from None
    except OSError as error:
        raise PersonRefused(say("backup-disk", file=str(target), error=str(error.strerror))) from None


async def _looked_up(place: Path | str, look: Callable[[Connection], dict[str, Any]]) -> dict[str, Any]:
    store = await Store.open(place)
    try:
        return await store.read(look)
    finally:
        await store.close()
