"""`python -m sandbox` as a process: it starts a bot, keeps its state, and stops cleanly."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from sandbox import Sandbox
from tests.sandbox.performer import performing, picture

ROOT = Path(__file__).parents[2]


async def start(*arguments: str) -> Process:
    """Start the sandbox."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    command = (sys.executable, "-m", "sandbox", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE, cwd=ROOT, env=environment)


@asynccontextmanager
async def started(*arguments: str) -> AsyncIterator[Process]:
    """The sandbox running; it does not outlive the test."""
    process = await start(*arguments)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def line_with(process: Process, wanted: str) -> str:
    """Read until a line contains something."""
    assert process.stdout is not None
    async with asyncio.timeout(90):
        while wanted not in (line := (await process.stdout.readline()).decode()):
            assert line, "the sandbox ended early"
    return line


async def test_it_prints_an_address_runs_a_bot_and_stops_both(tmp_path: Path) -> None:
    state = str(tmp_path / "state.json")
    async with started(
        "--state", state, "--users", "2", "--", sys.executable, "-m", "tests.sandbox.performer"
    ) as process:
        address = re.search(r"http://127\.0\.0\.1:\d+/p/[\w-]+/", await line_with(process, "Open"))
        assert address is not None
        async with aiohttp.ClientSession() as session:
            feed = address.group().replace("http", "ws", 1) + "feed?as=bruno"
            async with asyncio.timeout(90), session.ws_connect(feed) as page:
                frame = await page.receive_str()
                assert '"name":"game-tables","parent_id":null' in frame
                assert "Chloé" not in frame
                while "COMMANDS_UPDATE" not in frame and '"name":"echo"' not in frame:
                    frame = await page.receive_str()
        process.send_signal(signal.SIGTERM)
        await line_with(process, "Stopped")
        assert await asyncio.wait_for(process.wait(), 90) == 0
    assert (tmp_path / "state.json").exists()


async def test_when_the_bot_dies_the_sandbox_stays() -> None:
    async with started("--", sys.executable, "-c", "raise SystemExit(3)") as process:
        await line_with(process, "ended with code 3")
        assert process.returncode is None
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 90) == 0


async def test_play_goes_on_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    async with Sandbox(paced=False, state=file) as sandbox, performing(sandbox):
        ada, general = sandbox.person("Ada"), sandbox.channel("general")
        await ada.slash(general, "board")
        panel = (await ada.slash(general, "panel")).message
        await ada.slash(general, "echo", text="forgotten", secret=True)
        token, last = sandbox.token, sandbox.realm.ids.last
    async with Sandbox(paced=False, state=file) as sandbox, performing(sandbox):
        ada, general = sandbox.person("Ada"), sandbox.channel("general")
        assert sandbox.token == token
        assert sandbox.realm.ids.next() > last
        assert [each.content for each in ada.sees(general)] == ["the board", "the panel"]
        assert ada.sees(general)[0].files[0].data == picture(8, 6)
        assert (await ada.press(ada.again(panel), "Whisper")).message.content == "secret of ada"


async def test_a_restart_keeps_the_address_unless_somebody_took_the_port(tmp_path: Path) -> None:
    state = ("--state", str(tmp_path / "state.json"))
    addresses = []
    for _ in range(2):
        process = await start(*state)
        addresses.append((await line_with(process, "Open")).split()[-1])
        # even a crash in the first seconds keeps it
        process.kill()
        await process.wait()
    assert addresses[0] == addresses[1]

    port = int(addresses[0].split(":")[2].split("/")[0])
    neighbour = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", port)
    async with neighbour, started(*state) as process:
        assert f"Port {port} is taken" in await line_with(process, "taken")
        moved = (await line_with(process, "Open")).split()[-1]
        assert f":{port}/" not in moved
        assert moved.split("/p/")[1] == addresses[0].split("/p/")[1]
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 90) == 0
