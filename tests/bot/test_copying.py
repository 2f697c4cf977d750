"""A store is brought into another database whole, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.console.copy_store import copy_store
from bot.match import play
from bot.match.components import Components
from bot.store import Connection, Store, WrongFile, outbox, people
from bot.store.copying import CopyProgress, copy
from bot.store.posts import Notice
from tests.bot.test_migrations import act
from tests.dealt import AT, begun
from tests.postgres import Server


async def played(file: Path, actions: int = 8) -> int:
    """A store with a match that has been played for a while; its number."""
    library, store = Components(), await Store.open(file)
    number = await store.write(partial(begun, library=library))
    for step in range(actions):
        await store.write(partial(act, library=library, number=number, at=AT + step))
    await store.close()
    return number


async def keep(address: Path | str, work: Callable[[Connection], object]) -> None:
    """Keep something in a store that is opened for it alone."""
    store = await Store.open(address)
    await store.write(work)
    await store.close()


async def matches_in(address: str) -> int:
    """How many matches a store holds."""
    store = await Store.open(address)
    try:
        return int(await store.read(lambda db: db.execute("SELECT count(*) FROM matches").fetchone()[0]))
    finally:
        await store.close()


async def test_a_match_goes_on_in_the_other_database_and_comes_back(tmp_path: Path, postgres_server: Server) -> None:
    library, file, there = Components(), tmp_path / "one.sqlite3", postgres_server.database()
    number = await played(file)
    told: list[CopyProgress] = []
    copied = copy(file, there, told.append)
    assert copied["positions"] == 9
    assert told[-1].rows == told[-1].of
    old, new = await Store.open(file), await Store.open(there)
    before = await old.read(lambda db: play.match_state(db, library, number))
    after = await new.read(lambda db: play.match_state(db, library, number))
    assert (after.match, after.players, after.position) == (before.match, before.players, before.position)
    # how long orders let pass is a secret of the store, and goes with it
    assert await new.read(lambda db: people.recall(db, "order-pace")) == await old.read(
        lambda db: people.recall(db, "order-pace")
    )
    newest = await new.read(outbox.newest)
    assert await new.write(partial(act, library=library, number=number, at=AT + 99), match=number) == after.match.n + 1
    assert await new.write(lambda db: outbox.add(db, number, Notice(key="notice-paused"))) > newest
    await old.close()
    await new.close()
    back = tmp_path / "back.sqlite3"
    assert copy(there, back, told.append)["positions"] == 10
    store = await Store.open(back)
    assert (await store.read(lambda db: play.match_state(db, library, number))).match.n == before.match.n + 1
    await store.close()


async def test_a_target_that_is_not_empty_is_refused_and_stays_as_it_is(
    tmp_path: Path, postgres_server: Server
) -> None:
    file, there = tmp_path / "one.sqlite3", postgres_server.database()
    await played(file, 1)
    await keep(there, lambda db: people.first_time(db, "before", AT))
    with pytest.raises(WrongFile, match="isn’t empty"):
        copy(file, there, lambda _: None)
    assert await matches_in(there) == 0


async def test_what_the_other_database_cannot_hold_is_told_and_nothing_is_kept(
    tmp_path: Path, postgres_server: Server
) -> None:
    file, there = tmp_path / "one.sqlite3", postgres_server.database()
    await played(file, 1)
    await keep(file, lambda db: people.remember(db, "word", "no \0 there"))
    with pytest.raises(WrongFile, match="memory"):
        copy(file, there, lambda _: None)
    assert await matches_in(there) == 0


async def test_a_file_that_is_not_there_is_named_by_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert copy_store(str(tmp_path / "nothing.sqlite3"), str(tmp_path / "two.sqlite3")) == 2
    assert "doesn’t exist" in capsys.readouterr().err
    await played(tmp_path / "one.sqlite3", 1)
    assert copy_store(str(tmp_path / "one.sqlite3"), str(tmp_path / "two.sqlite3")) == 0
    assert "counted and compared" in capsys.readouterr().out
