"""Several bots as real processes on one PostgreSQL and one sandbox: to be started, killed, and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import orjson
import pytest

from sandbox import Sandbox, Sharding, interactions
from sandbox.sharding import Shard
from tests.e2e.nursery import end_with_parent
from tests.e2e.stores import opened

ROOT = Path(__file__).parents[2]
SECONDS = 120.0
#: after so long nobody waits any more for the answer of a bot that was killed
GIVEN_UP = 30.0


class Bot:
    """One process, with some of the shards."""

    def __init__(self, pid: int, shards: str, process: Process | None) -> None:
        self.pid = pid
        self.shards = shards
        #: of one that was forked, the nursery takes notice when it ends
        self._process = process

    @property
    def process(self) -> Process:
        """The process of one that was started by its command."""
        assert self._process is not None
        return self._process

    async def kill(self) -> None:
        """kill -9."""
        if self._process is None or self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        if self._process is not None:
            await self._process.wait()


class Nursery:
    """Where bots are forked that have imported everything: each is there in a moment."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        self._words = words
        self._process: Process | None = None

    async def fork(self, settings: dict[str, str]) -> int:
        """One more; its number."""
        if self._process is None:
            command = (*(sys.executable, "-W", "ignore", "-m", "tests.e2e.nursery"), str(self._folder / "bot.log"))
            self._process = await asyncio.create_subprocess_exec(
                *command,
                *self._words,
                cwd=self._folder,
                env={**bare_environment(), "PYTHONPATH": str(ROOT)},
                stdin=PIPE,
                stdout=PIPE,
                preexec_fn=end_with_parent,
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(orjson.dumps(settings) + b"\n")
        return int(await asyncio.wait_for(self._process.stdout.readline(), SECONDS))

    async def close(self) -> None:
        """No more; those that were forked end with it."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()


def bare_environment() -> dict[str, str]:
    """What a process is given besides the settings of a bot."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD"))}


class Fleet:
    """All processes of one bot."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, address: str, nursery: Nursery | None = None, **more: str
    ) -> None:
        self.sandbox = sandbox
        self.address = address
        self.folder = folder
        self.bots: list[Bot] = []
        #: how many have connected so far: people who pressed in vain press again then
        self.connected = 0
        #: one of several fleets stays open for the next
        self._nursery, self._own_nursery = nursery or Nursery(folder), nursery is None
        self._settings = {
            **sandbox.environment,
            "PARAVENT_DATABASE": address,
            "PARAVENT_PAINTERS": "0",
            "PARAVENT_HOUSE_PACE": "0",
            "PARAVENT_HOUSE_PATIENCE": "0",
            **more,
        }

    @property
    def database(self) -> str:
        """Where the bots keep everything."""
        return self.address

    async def start(self, shards: str, *, forked: bool = False) -> Bot:
        """One process more; waits until its shards are connected once more than before.

        A forked one has imported everything already: it is there in a moment.
        """
        number, total = shards.split("/")
        first, _, last = number.partition("-")
        wanted: list[Shard] = [(each, int(total)) for each in range(int(first), int(last or first) + 1)]
        before = self.sandbox.connected_shards
        bot = await (self._fork(shards) if forked else self._command(shards))
        self.bots.append(bot)

        def is_there() -> bool:
            now = self.sandbox.connected_shards
            return all(now.count(shard) > before.count(shard) for shard in wanted)

        try:
            await self.sandbox.until(is_there, f"the shards {shards}", seconds=SECONDS)
        except TimeoutError as error:
            raise TimeoutError(f"{error}; {self.log()}") from None
        self.connected += 1
        self.sandbox.realm.news.stir()
        return bot

    async def _command(self, shards: str) -> Bot:
        """The way an operator does it."""
        with (self.folder / "bot.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "ignore", "-m", "bot"),
                cwd=self.folder,
                env={**bare_environment(), "PYTHONPATH": str(ROOT), **self._settings, "PARAVENT_SHARDS": shards},
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
            )
        return Bot(process.pid, shards, process)

    async def _fork(self, shards: str) -> Bot:
        return Bot(await self._nursery.fork({**self._settings, "PARAVENT_SHARDS": shards}), shards, None)

    async def end(self) -> None:
        """Kill all that is left."""
        for bot in self.bots:
            await bot.kill()
        if self._own_nursery:
            await self._nursery.close()

    async def kill(self, bot: Bot) -> None:
        """kill -9, and wait until Discord has noticed."""
        count = len(self.sandbox.connected_shards)
        await bot.kill()
        self.bots.remove(bot)
        await self.sandbox.until(
            lambda: len(self.sandbox.connected_shards) < count, "the end of a bot", seconds=SECONDS
        )

    def log(self) -> str:
        """What the processes have said."""
        return (self.folder / "bot.log").read_text("utf-8", "replace")[-3000:]

    def rows(self, sql: str, *values: object) -> list[dict[str, object]]:
        """What the store holds."""
        with opened(self.address) as db:
            return [dict(zip(row.keys(), row, strict=True)) for row in db.execute(sql, values)]

    async def until(self, sql: str, *values: object) -> None:
        """Wait until the store has a row."""
        async with asyncio.timeout(SECONDS):
            while not self.rows(sql, *values):  # noqa: ASYNC110 - the store is another process's
                await asyncio.sleep(0.05)

    async def all_sent(self) -> None:
        """Wait until nothing is left to be sent."""
        async with asyncio.timeout(SECONDS):
            while self.rows("SELECT 1 FROM outbox WHERE state = 'due' AND kind <> 'picture'"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)


@asynccontextmanager
async def fleet(
    folder: Path,
    address: str,
    *,
    shards: int = 2,
    nursery: Nursery | None = None,
    patience: float = GIVEN_UP,
    **more: str,
) -> AsyncIterator[Fleet]:
    """A sandbox with as many servers as shards, and no process yet."""
    patched = pytest.MonkeyPatch()
    patched.setattr(interactions, "ANSWER_SECONDS", patience)
    async with Sandbox(paced=False, servers=shards, sharding=Sharding(shards, shards, paced=False)) as sandbox:
        made = Fleet(sandbox, folder, address, nursery, **more)
        try:
            yield made
        finally:
            await made.end()
            patched.undo()
        assert sandbox.complaints == [], "\n".join(sandbox.complaints)
