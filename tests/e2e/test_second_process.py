"""What an operator reads who starts the bot in a way that cannot go well: a sentence, and the bot ends."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from pathlib import Path

from sandbox import Sandbox, Sharding
from tests.e2e.stage import staged

ROOT = Path(__file__).parents[2]


async def started(sandbox: Sandbox, database: Path, **more: str) -> tuple[int, str]:
    """Run `python -m bot` until it ends by itself; how, and what it said."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD", "LC_"))},
        **sandbox.environment,
        "PYTHONPATH": str(ROOT),
        "LANG": "C.UTF-8",
        "PARAVENT_DATABASE": str(database),
        "PARAVENT_PAINTERS": "0",
        **more,
    }
    command = (sys.executable, "-W", "ignore", "-m", "bot")
    process = await asyncio.create_subprocess_exec(
        *command, cwd=database.parent, env=environment, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    try:
        _, said = await asyncio.wait_for(process.communicate(), 120)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode is not None
    return process.returncode, said.decode().splitlines()[-1]


async def test_a_second_bot_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        file = tmp_path / "paravent.sqlite3"
        code, said = await started(stage.sandbox, file)
        assert code == 2
        assert f"{file} is in use by another Paravent: process {os.getpid()} on" in said
        _, said = await started(stage.sandbox, file, LANG="de_DE.UTF-8")
        assert "wird schon von einem anderen Paravent benutzt" in said
        # the first one goes on undisturbed
        await stage.lobby(stage.people(1)[0], stage.sandbox.channel("game-room"))


async def test_a_bot_that_must_be_sharded_says_what_to_set(tmp_path: Path) -> None:
    demanding = Sharding(2, 2, required=True, paced=False)
    async with Sandbox(paced=False, servers=2, sharding=demanding) as sandbox:
        code, said = await started(sandbox, tmp_path / "paravent.sqlite3")
        assert code == 2
        assert "PARAVENT_SHARDED=true" in said
        assert "PARAVENT_SHARDS" in said
