"""`paravent export-user` and `paravent forget-user`: for an operator whom a person has asked."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import time
from typing import Any

from bot import installed_games
from bot.console.words import say, why
from bot.match import forgetting, personal_export
from bot.match.components import Components
from bot.match.forgetting import ForgettingPlan
from bot.match.play import Cause
from bot.settings import WrongSettings, database
from bot.store import Connection, Store, WrongFile
from bot.store.store import is_postgres
from bot.tenancy import UPKEEP, Occupied, Tenancy

#: seconds that forgetting, or gathering everything about someone, may take
PATIENCE = 300.0


class PersonRefused(Exception):
    """Nothing was done: a sentence says why."""


def export_user(user: int, target: Path | None) -> int:
    """Write everything about a person into a new file, or onto the screen; also while the bot runs."""
    return _told(lambda: _export(user, target))


def _told(work: Callable[[], int]) -> int:
    try:
        return work()
    except (PersonRefused, WrongSettings, WrongFile) as refused:
        print(why(refused), file=sys.stderr)
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


def forget_user(user: int, *, sure: bool) -> int:
    """Forget a person, after a question; a file only while no bot works on it."""
    return _told(lambda: asyncio.run(_forget(user, sure=sure)))


async def _forget(user: int, *, sure: bool) -> int:
    place = existing_store()
    await asyncio.to_thread(installed_games.admit)
    store = await Store.open(place)
    tenancy = Tenancy(store)
    try:
        if not store.is_shared:
            # the running bot would go on with what it has in hand
            await tenancy.demand(UPKEEP, str(place))
        plan = await store.read(partial(forgetting.planned, user=user), PATIENCE)
        if not plan.known:
            print(say("person-unknown", id=str(user)), file=sys.stderr)
            return 1
        print("\n".join([say("forget-user-plan", id=str(user)), *(f"  {line}" for line in consequences(plan))]))
        if not sure:
            await asyncio.to_thread(_ask, user)
        library = Components()
        await store.write(partial(library.keep, files={}))
        cause = Cause(f"forgotten {secrets.token_hex(8)}", user, time())
        await store.write(partial(forgetting.forget, library=library, cause=cause), PATIENCE)
    except Occupied as occupied:
        raise PersonRefused(say("forget-user-running", why=str(occupied))) from None
    finally:
        await tenancy.give_all_up()
        await store.close()
    print(say("forget-user-done", id=str(user)))
    return 0


def consequences(plan: ForgettingPlan) -> Iterator[str]:
    """What will happen, line by line."""
    yield say("forget-user-own")
    for what in ("seats", "ended", "lobbies", "tournaments", "finished"):
        if count := getattr(plan, what):
            yield say(f"forget-user-{what}", count=count)


def _ask(user: int) -> None:
    """The number has to be typed once more; anything else changes nothing."""
    try:
        answer = input(f"{say('forget-user-sure')} ")
    except EOFError:
        answer = ""
    if answer.strip() != str(user):
        raise PersonRefused(say("forget-user-kept"))


async def _looked_up(place: Path | str, look: Callable[[Connection], dict[str, Any]]) -> dict[str, Any]:
    store = await Store.open(place)
    try:
        return await store.read(look, PATIENCE)
    finally:
        await store.close()
