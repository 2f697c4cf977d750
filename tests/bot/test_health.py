"""`paravent health` tells a supervisor whether a running bot is alive, and costs next to nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import time

import pytest

ROOT = Path(__file__).parents[2]
#: what would make a check as costly as starting the bot
HEAVY = {"discord", "pydantic", "fluent", "PIL", "aiohttp", "bot.settings", "bot.store", "engine.core.catalogue"}


def checked(folder: Path, *arguments: str, heartbeat: Path | str = "") -> subprocess.CompletedProcess[str]:
    """The check in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "PARAVENT"))}
    environment |= {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", "PARAVENT_HEARTBEAT": str(heartbeat)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)


def beat(folder: Path, age: float) -> Path:
    """A heartbeat of some seconds ago."""
    heartbeat = folder / "heartbeat"
    heartbeat.touch()
    os.utime(heartbeat, (time() - age, time() - age))
    return heartbeat


@pytest.mark.parametrize("called", [("-m", "bot", "health"), ("-m", "bot", "--health")], ids=["health", "older name"])
@pytest.mark.parametrize(("age", "code"), [(5, 0), (600, 1)], ids=["fresh", "old"])
def test_the_age_of_the_heartbeat_decides(tmp_path: Path, age: float, code: int, called: tuple[str, ...]) -> None:
    assert checked(tmp_path, *called, heartbeat=beat(tmp_path, age)).returncode == code


def test_it_says_what_is_wrong(tmp_path: Path) -> None:
    for heartbeat, sentence in (("", "PARAVENT_HEARTBEAT isn’t set"), ("beat", "beat doesn’t exist")):
        told = checked(tmp_path, "-m", "bot", "health", heartbeat=heartbeat)
        assert told.returncode == 1
        assert sentence in told.stderr


def test_the_file_may_be_named_in_the_settings_file(tmp_path: Path) -> None:
    heartbeat = beat(tmp_path, 5)
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN=none\nPARAVENT_HEARTBEAT={heartbeat}\n")
    assert checked(tmp_path, "-m", "bot", "health").returncode == 0


def test_a_check_imports_nothing_of_the_running_bot(tmp_path: Path) -> None:
    code = (
        "import sys; from bot.console.command_line import main; code = main(['health']);"
        "print(*sys.modules); raise SystemExit(code)"
    )
    told = checked(tmp_path, "-c", code, heartbeat=beat(tmp_path, 5))
    assert told.returncode == 0
    assert not HEAVY & set(told.stdout.split())
