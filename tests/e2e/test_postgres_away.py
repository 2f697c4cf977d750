"""PostgreSQL goes away: killed, or alive without answering.

Everyone reads a sentence in the time Discord allows; what was not done can be done again, what was done is done once.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from psycopg import OperationalError

from bot.delivery import loop as delivery_loop
from bot.store import Connection, Store, StoreAway, people, postgres_database
from bot.store.postgres_attempt import WriteAttempt
from bot.store.postgres_database import PostgresDatabase
from sandbox import Channel, Person
from tests import postgres
from tests.e2e.players import Eyes, play_blind
from tests.e2e.stage import Stage, staged
from tests.e2e.stores import kept_in
from tests.e2e.test_broken_store import SAYS_SO, in_time
from tests.postgres import Server


@pytest.fixture(autouse=True)
def patient_requests() -> None:
    """People wait for a store that fails as long as they always do."""


@pytest.fixture(autouse=True)
def sent_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be sent meanwhile is tried again after a moment: these tests are not about how long that is."""
    monkeypatch.setattr(delivery_loop, "PAUSE_AFTER_FAILURE", 1.0)


@pytest.fixture
def server(postgres_server: Server) -> Iterator[Server]:
    """A server of the test's own, which keeps what it has committed; skipped where there is none."""
    with postgres.server(**postgres.KEEPING) as made:
        yield made


@asynccontextmanager
async def begun(folder: Path, server: Server) -> AsyncIterator[tuple[Stage, Person, Person, Channel, Eyes]]:
    address = server.database()
    with kept_in(folder, address):
        async with staged(folder) as stage:
            ada, bruno = stage.people(2)
            thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
            eyes = Eyes(address)
            await play_blind((ada, bruno), thread, eyes, most=3)
            await eyes.all_sent()
            yield stage, ada, bruno, thread, eyes


@contextmanager
def killed(server: Server) -> Iterator[None]:
    server.kill()
    try:
        yield
    finally:
        server.start()


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    """It takes what is sent and answers nothing."""
    # the server itself first: from then on it begins no others
    os.kill(server.pid, signal.SIGSTOP)
    pids = server.family()

    def tell(order: signal.Signals) -> None:
        for pid in pids:
            # any of the others may have ended by itself
            with suppress(ProcessLookupError):
                os.kill(pid, order)

    tell(signal.SIGSTOP)
    try:
        yield
    finally:
        tell(signal.SIGCONT)


AWAY: dict[str, Callable[[Server], AbstractContextManager[None]]] = {"killed": killed, "frozen": frozen}


@pytest.mark.parametrize("how", AWAY)
async def test_a_command_is_answered_and_works_when_it_is_typed_again(tmp_path: Path, server: Server, how: str) -> None:
    async with begun(tmp_path, server) as (stage, ada, bruno, thread, eyes):
        room, n = stage.sandbox.channel("game-room"), eyes.n
        with AWAY[how](server):
            said = await in_time(await ada.slash(room, "game new", game="comuni", wait=False))
        assert SAYS_SO.search(said)
        assert len(eyes.rows("SELECT * FROM matches")) == 1
        assert "Comuni #" in (await ada.slash(room, "game new", game="comuni")).text
        assert len(eyes.rows("SELECT * FROM matches")) == 2
        await play_blind((ada, bruno), thread, eyes, most=2)
        assert eyes.n == n + 2
        await eyes.all_sent()
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_a_server_that_is_away_for_a_moment_is_waited_for(tmp_path: Path, server: Server) -> None:
    store = await Store.open(server.database())
    await store.write(partial(people.remember, key="word", value="before"))
    with killed(server):
        writing = asyncio.create_task(store.write(partial(people.remember, key="word", value="after"), 60))
        await asyncio.sleep(0.3)
    await writing
    assert await store.read(partial(people.recall, key="word")) == "after"
    await store.close()


@pytest.mark.parametrize("given_up", ["before it began", "while it waited"])
async def test_a_store_can_be_closed_while_its_server_answers_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch, given_up: str
) -> None:
    """Whoever asked has gone, or had no time left before there was a connection: nothing waits for the answer."""
    monkeypatch.setattr(postgres_database, "FAREWELL", 0.2)
    store = await Store.open(server.database())
    await store.write(partial(people.remember, key="word", value="before"))
    with frozen(server):
        if given_up == "while it waited":
            writing = asyncio.create_task(store.write(partial(people.remember, key="word", value="after"), 600))
            await asyncio.sleep(0.5)
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
        else:
            attempt = WriteAttempt(partial(people.remember, key="word", value="after"), None, "test")
            attempt.break_off()
            database = store._database
            assert isinstance(database, PostgresDatabase)
            with pytest.raises(OperationalError):
                await asyncio.to_thread(database._carry_out, attempt, 10.0)
        await asyncio.wait_for(store.close(), 60)
    again = await Store.open(server.database())
    await again.close()


def counted(db: Connection) -> int:
    """A work that does something else when it is done twice."""
    number = int(people.recall(db, "count") or 0) + 1
    people.remember(db, "count", str(number))
    return number


@pytest.mark.parametrize("moment", ["before the commit", "after the commit"])
async def test_a_work_that_was_cut_off_is_done_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """The line breaks, and the answer to COMMIT is lost, although it was carried out, or although it was not."""
    store = await Store.open(server.database())
    plain, broken = WriteAttempt.carry_out, iter([True])

    def cut_off(attempt: WriteAttempt[int], connection: object) -> int:
        if not next(broken, None):
            return plain(attempt, connection)  # type: ignore[arg-type]
        if moment == "after the commit":
            plain(attempt, connection)  # type: ignore[arg-type]
        else:
            work, gate = attempt._work, Event()

            def stopped(db: Connection) -> int:
                found = work(db)
                gate.set()
                attempt.break_off()
                return found

            attempt._work = stopped
            return plain(attempt, connection)  # type: ignore[arg-type]
        import psycopg

        raise psycopg.OperationalError("the answer is lost")

    monkeypatch.setattr(WriteAttempt, "carry_out", cut_off)
    assert await store.write(counted, 60) == 1
    assert await store.read(partial(people.recall, key="count")) == "1"
    assert await store.write(counted) == 2
    await store.close()


async def test_whoever_cannot_know_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(server.database())
    plain = WriteAttempt.carry_out

    def cut_off(attempt: WriteAttempt[int], connection: object) -> int:
        import psycopg

        plain(attempt, connection)  # type: ignore[arg-type]
        server.kill()
        raise psycopg.OperationalError("the answer is lost")

    monkeypatch.setattr(WriteAttempt, "carry_out", cut_off)
    with pytest.raises(StoreAway) as away:
        await store.write(counted, 1.0)
    assert away.value.unsure
    await store.close()
