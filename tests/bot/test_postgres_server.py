"""The tests' own PostgreSQL servers do not outlive the tests, however those end."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import postgres
from tests.postgres import Server

HOLDER = """
import time
from tests import postgres

with postgres.server(**postgres.FAST) as server:
    print(server.pid, server.folder, flush=True)
    time.sleep(600)
"""
ROOT = Path(__file__).parents[2]

#: as a server would, it listens to the signal, which the tests' own process may have been told to ignore
STANDS_FOR_SERVER = """
import signal, time
signal.signal(signal.SIGQUIT, signal.SIG_DFL)
print("ready", flush=True)
time.sleep(600)
"""


def test_a_server_ends_with_the_tests_that_were_killed(postgres_server: Server) -> None:
    # the fixture has said whether there is a server at all
    with subprocess.Popen([sys.executable, "-c", HOLDER], stdout=subprocess.PIPE, text=True, cwd=ROOT) as holder:
        assert holder.stdout
        pid, folder = holder.stdout.readline().split()
        assert Path(f"/proc/{pid}").exists()
        holder.kill()
    until = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists() or Path(folder).exists():
        assert time.monotonic() < until, "the server is still there"
        time.sleep(0.05)


def test_what_an_earlier_run_left_is_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres_server: Server
) -> None:
    monkeypatch.setattr(postgres.tempfile, "tempdir", str(tmp_path))
    ended = subprocess.Popen(["true"])
    left, in_use = (
        postgres.process_identity.own()._replace(pid=ended.pid, began="1"),
        postgres.process_identity.own(),
    )
    ended.wait()
    for name, owner in (("left", left), ("renumbered", left), ("in-use", in_use)):
        folder = tmp_path / f"{postgres.PREFIX}{name}"
        (folder / "data").mkdir(parents=True)
        (folder / postgres.OWNER).write_text(str(owner))
    # the number of one server that has ended is now that of a stranger, who works elsewhere
    with standing_in(tmp_path, "left", "left") as server, standing_in(tmp_path, "renumbered", "in-use") as stranger:
        stale = {folder.name for folder in postgres.put_away_stale()}
        assert stale == {f"{postgres.PREFIX}left", f"{postgres.PREFIX}renumbered"}
        assert server.wait() == -signal.SIGQUIT
        assert stranger.poll() is None
        stranger.kill()
    assert [folder.name for folder in tmp_path.iterdir()] == [f"{postgres.PREFIX}in-use"]


def standing_in(tmp_path: Path, written: str, works: str) -> subprocess.Popen[str]:
    """A process whose number is written where one server was, and that works in the folder of the same or another."""
    folder = tmp_path / f"{postgres.PREFIX}{works}" / "data"
    command = [sys.executable, "-c", STANDS_FOR_SERVER]
    begun = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True, cwd=folder)
    assert begun.stdout
    assert begun.stdout.readline() == "ready\n"
    (tmp_path / f"{postgres.PREFIX}{written}" / "data" / "postmaster.pid").write_text(f"{begun.pid}\n")
    return begun
