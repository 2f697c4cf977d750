"""Several bots as real processes on one PostgreSQL and one sandbox: to be started, killed, and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox import Sandbox, Sharding, interactions
from sandbox.sharding import Shard
from tests.e2e.stores import opened

ROOT = Path(__file__).parents[2]
SECONDS = 120.0
#: after so long nobody waits any more for the answer of a bot that was killed
GIVEN_UP = 30.0


class Bot:
    """One process, with some of the shards."""

    def __init__(self, process: Process, shards: str) -> None:
        self.process = process
        self.shards = shards

    @property
    def pid(self) -> int:
        """Its number."""
        return self.process.pid

    async def kill(self) -> None:
        """kill -9."""
        if self.process.returncode is None:
            os.kill(self.pid, signal.SIGKILL)
        await self.process.wait()


class Fleet:
    """All processes of one bot."""

    def __init__(self, sandbox: Sandbox, folder: Path, address: str, **more: str) -> None:
        self.sandbox = sandbox
        self.address = address
        self.folder = folder
        self.bots: list[Bot] = []
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD"))},
            **sandbox.environment,
            "PYTHONPATH": str(ROOT),
            "PARAVENT_DATABASE": address,
            "PARAVENT_PAINTERS": "0",
            "PARAVENT_HOUSE_PACE": "0",
            "PARAVENT_HOUSE_PATIENCE": "0",
            **more,
        }

    async def start(self, shards: str) -> Bot:
        """One process more; waits until its shards are connected once more than before."""
        number, total = shards.split("/")
        first, _, last = number.partition("-")
        wanted: list[Shard] = [(each, int(total)) for each in range(int(first), int(last or first) + 1)]
        before = self.sandbox.connected_shards
        with (self.folder / "bot.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-W", "ignore", "-m", "bot"),
                cwd=self.folder,
                env={**self._environment, "PARAVENT_SHARDS": shards},
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
            )
        bot = Bot(process, shards)
        self.bots.append(bot)

        def is_there() -> bool:
            now = self.sandbox.connected_shards
            return all(now.count(shard) > before.count(shard) for shard in wanted)

        await self.sandbox.until(is_there, f"the shards {shards}; {self.log()}", seconds=SECONDS)
        return bot

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
async def fleet(folder: Path, address: str, *, shards: int = 2, **more: str) -> AsyncIterator[Fleet]:
    """A sandbox with as many servers as shards, and no process yet."""
    patched = pytest.MonkeyPatch()
    patched.setattr(interactions, "ANSWER_SECONDS", GIVEN_UP)
    async with Sandbox(paced=False, servers=shards, sharding=Sharding(shards, shards, paced=False)) as sandbox:
        made = Fleet(sandbox, folder, address, **more)
        try:
            yield made
        finally:
            for bot in made.bots:
                await bot.kill()
            patched.undo()
        assert sandbox.complaints == [], "\n".join(sandbox.complaints)
