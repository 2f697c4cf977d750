"""The store's promises: what is committed is seen, a look sees one moment, and only writing writes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Connection, Scope, Store, StoreAway, people, postgres_database
from bot.store.connection_thread import ConnectionThread
from tests.bot.conftest import STORES
from tests.postgres import Server


@pytest.fixture(params=STORES)
async def store(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        opened = await Store.open(tmp_path / "one.sqlite3")
    else:
        opened = await Store.open(request.getfixturevalue("postgres_server").prepared())
    yield opened
    await opened.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "one.sqlite3")
    yield opened
    await opened.close()


def recalled(db: Connection) -> str | None:
    return people.recall(db, "word")


async def test_what_is_written_to_a_file_survives_a_power_cut(file: Store) -> None:
    assert await file.write(lambda db: [*db.execute("PRAGMA synchronous").fetchone()]) == [2]


async def test_no_pages_of_the_store_are_copied_to_other_files(file: Store) -> None:
    # they would hold what people say, and making such a file takes longer than most statements
    assert await file.write(lambda db: [*db.execute("PRAGMA temp_store").fetchone()]) == [2]


async def test_what_was_written_is_seen_by_the_next_look(store: Store) -> None:
    for number in range(50):
        await store.write(lambda db, number=number: people.remember(db, "word", str(number)))
        assert await store.read(recalled) == str(number)


async def test_a_look_does_not_wait_for_a_write_and_does_not_see_half_of_it(store: Store) -> None:
    await store.write(lambda db: people.remember(db, "word", "before"))
    inside, go_on = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        people.remember(db, "word", "after")
        inside.set()
        go_on.wait(30)

    writing = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(inside.wait, 30)
    assert await store.read(recalled) == "before"
    go_on.set()
    await writing
    assert await store.read(recalled) == "after"


async def test_a_look_sees_one_moment_even_if_something_is_committed_meanwhile(store: Store) -> None:
    await store.write(lambda db: people.remember(db, "word", "before"))
    inside, go_on = threading.Event(), threading.Event()

    def twice(db: Connection) -> tuple[str | None, str | None]:
        first = recalled(db)
        inside.set()
        go_on.wait(30)
        return first, recalled(db)

    looking = asyncio.create_task(store.read(twice))
    await asyncio.to_thread(inside.wait, 30)
    await store.write(lambda db: people.remember(db, "word", "after"))
    go_on.set()
    assert await looking == ("before", "before")


async def test_a_look_at_much_takes_its_time_and_another_only_as_long_as_people_wait(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_database, "LOOK", 0.2)

    def slow(db: Connection) -> int:
        return len(db.execute("SELECT pg_sleep(0.5)").fetchall())

    store = await Store.open(postgres_server.prepared())
    with pytest.raises(StoreAway):
        await store.read(slow)
    assert await store.read(slow, 60.0) == 1
    await store.close()


async def test_a_look_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"read-?only"):
        await store.read(lambda db: people.remember(db, "word", "written"))
    assert await store.read(recalled) is None


async def test_a_work_that_raises_does_not_touch_the_others_beside_it(store: Store) -> None:
    def fails(db: Connection) -> None:
        db.execute("UPDATE memory SET value = 'spoilt'")
        raise ValueError("on purpose")

    def word(db: Connection) -> None:
        people.remember(db, "word", "kept")

    outcomes = await asyncio.gather(store.write(word), store.write(fails), return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], ValueError)
    # and alone it leaves no trace either
    with pytest.raises(ValueError, match="on purpose"):
        await store.write(fails)
    found = await asyncio.gather(
        store.read(recalled), store.read(lambda db: db.execute("nonsense").fetchall()), return_exceptions=True
    )
    assert found[0] == "kept"
    assert "syntax error" in str(found[1])


async def test_works_are_carried_out_in_the_order_they_came(store: Store) -> None:
    def add(db: Connection, content: str) -> None:
        people.remember(db, "word", (recalled(db) or "") + content)

    letters = "abcdefghijklmnopqrstuvwxyz" * 6
    await asyncio.gather(*(store.write(lambda db, content=content: add(db, content)) for content in letters))  # type: ignore[misc]
    assert await store.read(recalled) == letters


async def test_a_thread_runs_whole_functions_on_its_own_connection(tmp_path: Path) -> None:
    # what connection_thread uses of aiosqlite is not promised to the public: this fails first when it changes
    thread = await ConnectionThread.open(tmp_path / "one.sqlite3")

    def work(db: Connection) -> tuple[int, int]:
        db.execute("CREATE TABLE words (word TEXT)")
        db.execute("INSERT INTO words VALUES ('kept')")
        [(count,)] = db.execute("SELECT count(*) FROM words").fetchall()
        return int(count), threading.get_ident()

    count, where = await thread.run(work)
    assert count == 1
    assert where != threading.get_ident()
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await thread.run(lambda db: db.execute("SELECT * FROM nowhere"))
    assert (await thread.run(lambda db: threading.get_ident())) == where
    await thread.close()
    # it answers before it ends
    for thread_left in [one for one in threading.enumerate() if one.ident == where]:
        await asyncio.to_thread(thread_left.join, 30)
        assert not thread_left.is_alive()


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = threading.active_count()
    with pytest.raises(sqlite3.OperationalError):
        await ConnectionThread.open(tmp_path / "nowhere" / "one.sqlite3")
    assert threading.active_count() <= before + 1  # the one that waited for it belongs to the loop
    assert not [one for one in threading.enumerate() if "_connection_worker_thread" in one.name]


async def test_works_that_wait_together_share_one_commit(file: Store) -> None:
    commits: list[str] = []
    await file.write(lambda db: db.set_trace_callback(commits.append))
    await asyncio.gather(
        *(file.write(lambda db, word=word: people.remember(db, word, word)) for word in "abcdefgh")  # type: ignore[misc]
    )
    assert commits.count("COMMIT") < 8
    assert commits.count("SAVEPOINT work") >= 8


# -- several processes -------------------------------------------------------------------------------------------------


@pytest.fixture
async def two_stores(postgres_server: Server) -> AsyncIterator[tuple[Store, Store]]:
    """One database as two processes have it open."""
    address = postgres_server.database()
    opened = await Store.open(address), await Store.open(address)
    yield opened
    for one in opened:
        await one.close()


LOBBY, OTHER, TOURNAMENT, PERSON = Scope("match", 1), Scope("match", 2), Scope("tournament", 1), Scope("person", 1)


@pytest.mark.parametrize("about", [OTHER, TOURNAMENT, PERSON])
async def test_works_about_different_things_do_not_wait_for_each_other(
    two_stores: tuple[Store, Store], about: Scope
) -> None:
    inside, go_on = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        db.now()  # an answer: what was sent before it is done
        inside.set()
        go_on.wait(60)

    writing = asyncio.create_task(two_stores[0].write(slow, 60, about=LOBBY))
    await asyncio.to_thread(inside.wait, 60)
    for store in two_stores:
        await store.write(lambda db: people.remember(db, "word", "done"), 60, about=about)
    assert not writing.done(), "it has been open all the time"
    go_on.set()
    await writing


@pytest.mark.parametrize("about", [LOBBY, TOURNAMENT, PERSON, None])
async def test_works_about_the_same_wait_for_each_other(
    two_stores: tuple[Store, Store], postgres_server: Server, about: Scope | None
) -> None:
    inside, go_on, order = threading.Event(), threading.Event(), []

    def slow(db: Connection) -> None:
        db.now()  # an answer: what was sent before it is done
        inside.set()
        go_on.wait(60)
        order.append("first")

    first, second = two_stores
    writing = asyncio.create_task(first.write(slow, 60, about=about))
    await asyncio.to_thread(inside.wait, 60)

    def follow(db: Connection) -> None:
        db.now()
        order.append("second")

    # what has everything waits for all, and all wait for it
    waiting = [asyncio.create_task(second.write(follow, 60, about=each)) for each in {about, None}]
    blocked = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    while int(await asyncio.to_thread(postgres_server.ask, blocked)) < len(waiting):  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    assert order == []
    go_on.set()
    await asyncio.gather(writing, *waiting)
    assert order == ["first", *["second"] * len(waiting)]
