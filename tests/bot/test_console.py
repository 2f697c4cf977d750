"""`paravent`: every command is found, explained and refused in the operator's language."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.console import command_line, play, run, words
from bot.console.command_line import COMMANDS, main
from engine.core.sentences import LANGUAGES
from tests.loop_without_signals import run_without_signals
from tests.sentences import says

ROOT = Path(__file__).parents[2]
Captured = pytest.CaptureFixture[str]


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The language the machine is set to."""
    monkeypatch.setenv("LC_ALL", f"{request.param}_XX.UTF-8")
    words.operator_language.cache_clear()
    yield str(request.param)
    words.operator_language.cache_clear()


@pytest.fixture(autouse=True)
def speak_english(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "lang" not in request.fixturenames:
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        words.operator_language.cache_clear()


def called(*arguments: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as it is installed."""
    given = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "PARAVENT"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env={**given, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_overview_tells_of_every_command(lang: str, capsys: Captured) -> None:
    assert main(["--help"]) == 0
    page = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert f"  {command.usage}" in page
        assert words.say(f"console-{name}") in page


def test_without_a_command_there_is_the_overview(capsys: Captured) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Usage: paravent")


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "engine"])
def test_every_command_has_a_page_of_its_own(name: str, lang: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    page = capsys.readouterr().out
    assert page.startswith(f"{words.say('console-usage')} paravent {name}")
    assert words.say("console-help") in page
    if lang != "en":
        assert not re.search(r"usage:|options:|arguments:|show this", page)


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "engine"])
def test_a_call_that_does_not_fit_is_told_how_it_is_made(name: str, lang: str, capsys: Captured) -> None:
    assert main([name, "--no-such-option"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f": paravent {name} " in told.err
    assert "unrecognized" not in told.err


def test_a_misspelt_command_is_told_what_was_meant(lang: str, capsys: Captured) -> None:
    assert main(["heath"]) == 2
    assert "health" in capsys.readouterr().err
    assert main(["brew"]) == 2
    assert ", ".join(COMMANDS) in capsys.readouterr().err


def test_the_installed_command_is_this_one() -> None:
    program = Path(sys.executable).with_name("paravent")
    if not program.exists():
        pytest.skip("the project is not installed here")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0
    assert done.stdout.strip() == command_line.version()


def test_the_rules_can_be_asked_without_discord(capsys: Captured) -> None:
    assert main(["engine", "verify", "nothing.json"]) == 2
    assert "nothing.json" in capsys.readouterr().err
    record = ROOT / "tests" / "records" / "comuni" / "4-players.txt"
    assert main(["engine", "verify", str(record)]) == 0


def test_running_without_a_token_says_what_is_missing(tmp_path: Path) -> None:
    for arguments in ((), ("run",)):
        done = called(*arguments, folder=tmp_path)
        assert done.returncode == 2
        assert says(done.stderr, "setting-missing", name="DISCORD_TOKEN")


def test_where_a_loop_has_no_signals_it_stops_by_those_of_the_process() -> None:
    async def wait() -> None:
        stop = asyncio.Event()
        run.on_signals(asyncio.get_running_loop(), stop.set)
        os.kill(os.getpid(), signal.SIGTERM)
        async with asyncio.timeout(60):
            await stop.wait()

    run_without_signals(wait())


# -- playing -----------------------------------------------------------------------------------------------------------


async def test_play_starts_the_sandbox_and_the_bot_and_stops_both(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore", "PARAVENT_PAINTERS": "0"}
    command = (sys.executable, "-m", "bot", "play", "--folder", "kept")
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=STDOUT, cwd=tmp_path, env=environment)
    assert process.stdout is not None
    log = b""
    try:
        async with asyncio.timeout(240):
            while b"ready as" not in (line := await process.stdout.readline()):
                assert line, f"it ended early: {log.decode()}"
                log += line
    finally:
        process.terminate()
        log += (await process.communicate())[0]
    assert process.returncode == 0
    assert b"http://127.0.0.1:" in log
    assert b"voice" not in log.lower(), "nobody is to hear this bot"
    assert (tmp_path / "kept" / "sandbox.json").is_file()
    assert (tmp_path / "kept" / "paravent.sqlite3").is_file()


def test_play_says_which_packages_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(play, "NEEDED", ("aiohttp", "no_such_package"))
    assert main(["play", "--folder", str(tmp_path / "kept")]) == 2
    assert 'pip install "paravent[sandbox]"' in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()


def test_play_says_that_a_folder_cannot_be_used(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").touch()
    assert main(["play", "--folder", str(tmp_path / "file" / "kept")]) == 2
    assert "as the folder" in capsys.readouterr().err
