"""PostgreSQL: several processes on one database, each with a pool of connections."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Protocol, TypeVar

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.store.connection import Connection, Scope, StoreAway, Work, WrongFile
from bot.store.postgres_attempt import CHANNEL, ReadAttempt, WriteAttempt
from bot.store.postgres_connection import speak
from bot.store.postgres_schema import migrate

log = logging.getLogger(__name__)
R = TypeVar("R")
Result = TypeVar("Result", covariant=True)

#: works that are carried out at the same time
AT_ONCE = 8
#: seconds to connect (libpq knows no less), and for a look to be taken
CONNECT, LOOK = 2, 1.2
#: seconds between two tries, and in which one of them gets a connection
BETWEEN, KNOCK = 0.1, 0.5
#: seconds for what is under way when the database is closed, after which it is broken off
FAREWELL = 5.0
#: seconds without a notice after which the listener asks whether the line still stands
PULSE = 15.0
#: two works stood in each other's way: one is done again
_CLASH = (errors.DeadlockDetected, errors.SerializationFailure, errors.LockNotAvailable)
#: the line is broken, the server ends or starts, or it has become a standby
_LOST = (psycopg.OperationalError, psycopg.InterfaceError, errors.ReadOnlySqlTransaction, PoolTimeout)

# an error may quote what was written, which may be secret
logging.getLogger("psycopg").setLevel(logging.CRITICAL)
logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)


class _Task(Protocol[Result]):
    def carry_out(self, connection: psycopg.Connection[Any]) -> Result: ...

    def break_off(self) -> None: ...


def _prepare(connection: psycopg.Connection[Any]) -> None:
    """Make a new connection ready."""
    speak(connection)
    # a process that has vanished from the net does not keep its matches for long
    connection.execute("SET idle_in_transaction_session_timeout = '30s'")
    connection.execute("SET lock_timeout = '10s'")
    # small statements, always the same: planned once, never compiled
    connection.execute("SET plan_cache_mode = force_generic_plan")
    connection.execute("SET jit = off")


class PostgresDatabase:
    """An open database."""

    shared = True

    def __init__(self, address: str, pool: ConnectionPool[Any]) -> None:
        self._address = address
        self._pool = pool
        self._threads = ThreadPoolExecutor(AT_ONCE, "store")
        #: what the threads are doing
        self._under_way: set[_Task[Any]] = set()
        #: how this process signs its notices
        self._origin = secrets.token_hex(4)
        #: works of one scope go over one after the other, in the order they came
        self._turns: dict[Scope | None, asyncio.Lock] = {}
        self._waiting: Counter[Scope | None] = Counter()
        #: how often a work was done again, by reason
        self.retries: Counter[str] = Counter()
        #: statements of the works that were committed, and how often an answer was waited for
        self.spent: Counter[str] = Counter()

    @classmethod
    async def open(cls, address: str) -> PostgresDatabase:
        """Connect, creating and migrating the tables as needed."""
        more = {"autocommit": True, "connect_timeout": CONNECT, "application_name": "paravent"}
        if "target_session_attrs" not in address:
            # of several hosts the one that takes writes
            more["target_session_attrs"] = "read-write"
        pool = ConnectionPool(
            address,
            kwargs=more,
            min_size=0,
            max_size=AT_ONCE,
            open=False,
            configure=_prepare,
            # given up soon and begun anew by the next caller: a server that is back is noticed at once
            reconnect_timeout=BETWEEN,
        )
        database = cls(address, pool)
        try:
            await asyncio.to_thread(_begin, address, more)
            await asyncio.to_thread(pool.open)
        except psycopg.Error as error:
            await database.close()
            # the server's sentence without the address, which may hold a password
            raise WrongFile("unusable", file="PostgreSQL", error=str(error).strip().splitlines()[-1]) from None
        except WrongFile:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Finish what is queued and let go of the connections; a server that does not answer is not waited for."""
        finishing = asyncio.ensure_future(asyncio.to_thread(self._threads.shutdown))
        while not (await asyncio.wait({finishing}, timeout=FAREWELL))[0]:
            for task in tuple(self._under_way):
                task.break_off()
        await finishing
        await asyncio.to_thread(self._pool.close)

    async def write(self, work: Work[R], scope: Scope | None, patience: float) -> R:
        """One transaction. It is done again only where it has certainly left no trace."""
        until = monotonic() + patience
        async with self._turn(scope):
            while True:
                attempt = WriteAttempt(work, scope, self._origin)
                try:
                    result = await self._do(attempt, until)
                    self.spent.update(works=1, statements=attempt.statements, trips=attempt.trips)
                    return result
                except _CLASH as error:
                    self.retries[type(error).__name__] += 1
                    if monotonic() >= until:
                        raise StoreAway("works stand in each other's way") from error
                except _LOST as error:
                    self.retries["lost"] += 1
                    if attempt.committing and await self._was_committed(attempt.committing.number, until):
                        return attempt.committing.result
                    if monotonic() >= until:
                        raise StoreAway("the database is away") from error
                await asyncio.sleep(BETWEEN)

    async def read(self, work: Work[R], patience: float | None = None) -> R:
        """A consistent look; begun again if the line breaks."""
        until = monotonic() + (LOOK if patience is None else patience)
        while True:
            try:
                return await self._do(ReadAttempt(work), until)
            except errors.ReadOnlySqlTransaction:
                raise
            except (*_LOST, *_CLASH) as error:
                if monotonic() >= until:
                    raise StoreAway("the database is away") from error
            await asyncio.sleep(BETWEEN)

    async def listen(self, heard: Callable[[int | None], None]) -> None:
        """Tell of what other processes have committed: the match, or None where any may have changed.

        Never ends; while the line is broken nothing is heard, so afterwards any match may have changed.
        """
        line = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=CONNECT)
        async with line:
            await line.execute(f"LISTEN {CHANNEL}")
            heard(None)
            while True:
                async for notice in line.notifies(timeout=PULSE):
                    origin, _, match = notice.payload.partition(" ")
                    if origin != self._origin:
                        heard(int(match) if match else None)
                await line.execute("SELECT 1")

    @asynccontextmanager
    async def _turn(self, scope: Scope | None) -> AsyncIterator[None]:
        """One work of a scope at a time goes over: a thread that waits for a lock is lost for the others."""
        self._waiting[scope] += 1
        try:
            async with self._turns.setdefault(scope, asyncio.Lock()):
                yield
        finally:
            self._waiting[scope] -= 1
            if not self._waiting[scope]:
                del self._waiting[scope]
                self._turns.pop(scope, None)

    async def _do(self, task: _Task[R], until: float) -> R:
        """Carry something out in a thread, and break it off when nobody waits any longer."""
        left = max(BETWEEN, until - monotonic())
        doing = asyncio.get_running_loop().run_in_executor(self._threads, self._carry_out, task, left)
        done, _ = await asyncio.wait({doing}, timeout=left)
        if not done:
            task.break_off()
        return await doing

    def _carry_out(self, task: _Task[R], seconds: float) -> R:
        # there are as many connections as threads: a thread without one waits for a server, and asks again soon
        self._under_way.add(task)
        try:
            with self._pool.connection(timeout=min(seconds, KNOCK)) as connection:
                return task.carry_out(connection)
        finally:
            self._under_way.discard(task)

    async def _was_committed(self, number: str, until: float) -> bool:
        """Whether a transaction whose COMMIT was sent has been committed; nobody knows until the database is back."""

        def ask(db: Connection) -> str:
            # statuses of long ago are forgotten: then it is not known either
            [(status,)] = db.execute("SELECT pg_xact_status(CAST(? AS xid8))", (number,)).fetchall()
            return str(status)

        while True:
            try:
                status = await self._do(ReadAttempt(ask), until)
                if status in ("committed", "aborted"):
                    return status == "committed"
            except psycopg.Error:
                pass
            if monotonic() >= until:
                raise StoreAway("the database went away while it committed", unsure=True)
            await asyncio.sleep(BETWEEN)


def _begin(address: str, more: dict[str, Any]) -> None:
    with psycopg.connect(address, **more) as connection:
        migrate(connection)
