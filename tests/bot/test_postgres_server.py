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
    server = subprocess.Popen(
        [sys.executable, "-c", STANDS_FOR_SERVER], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert server.stdout
    assert server.stdout.readline() == "ready\n"
    ended = subprocess.Popen(["true"])
    owners = {
        "left": postgres.process_identity.own()._replace(pid=ended.pid, began="1"),
        "in-use": postgres.process_identity.own(),
    }
    ended.wait()
    for name, owner in owners.items():
        folder = tmp_path / f"{postgres.PREFIX}{name}"
        (folder / "data").mkdir(parents=True)
        (folder / postgres.OWNER).write_text(str(owner))
    (tmp_path / f"{postgres.PREFIX}left" / "data" / "postmaster.pid").write_text(f"{server.pid}\n")
    assert [folder.name for folder in postgres.put_away_stale()] == [f"{postgres.PREFIX}left"]
    assert server.wait() == -signal.SIGQUIT
    server.stdout.close()
    assert [folder.name for folder in tmp_path.iterdir()] == [f"{postgres.PREFIX}in-use"]
