"""`python -m bot --health` tells a supervisor whether a running bot is alive."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import time

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("age", "code"), [(5, 0), (600, 1), (None, 1)], ids=["fresh", "old", "missing"])
def test_the_age_of_the_heartbeat_decides(tmp_path: Path, age: float | None, code: int) -> None:
    heartbeat = tmp_path / "heartbeat"
    if age is not None:
        heartbeat.touch()
        os.utime(heartbeat, (time() - age, time() - age))
    environment = {**os.environ, "DISCORD_TOKEN": "none", "PARAVENT_HEARTBEAT": str(heartbeat)}
    command = [sys.executable, "-W", "ignore", "-m", "bot", "--health"]
    assert subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == code


def test_without_a_token_it_says_what_is_missing(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "PARAVENT"))}
    command = [sys.executable, "-W", "ignore", "-m", "bot"]
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert "DISCORD_TOKEN is not set" in done.stderr
