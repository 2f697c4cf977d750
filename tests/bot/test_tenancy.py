"""One process works on a file: a second one says so and ends, and one that was killed is in nobody's way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import process_identity, tenancy
from bot.store import FencedStore, LeaseLost, Store, leases
from bot.tenancy import UPKEEP, Occupied, Rhythm, Tenancy

#: takes the lease and waits to be killed
TENANT = """
import asyncio, sys
from pathlib import Path
from bot.store import Store
from bot.tenancy import UPKEEP, Tenancy

async def main() -> None:
    await Tenancy(await Store.open(Path(sys.argv[1]))).demand(UPKEEP, "the file")
    print("here", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


async def tenant(file: Path) -> asyncio.subprocess.Process:
    """Another process that works on a file."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", TENANT, str(file), stdout=subprocess.PIPE)
    assert process.stdout
    assert await process.stdout.readline() == b"here\n"
    return process


@pytest.mark.parametrize(
    ("lang", "said"), [("en_GB.UTF-8", "in use by another"), ("fr_FR", "déjà utilisé"), ("de_DE", "schon von einem")]
)
async def test_a_second_process_on_one_file_ends_with_a_sentence(
    tmp_path: Path, store: Store, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    other = await tenant(tmp_path / "a.sqlite3")
    with pytest.raises(Occupied, match=said) as refused:
        await Tenancy(store).demand(UPKEEP, "a.sqlite3")
    assert str(other.pid) in str(refused.value)
    assert "a.sqlite3" in str(refused.value)
    other.kill()
    await other.wait()


async def test_after_a_kill_the_next_process_goes_on_at_once(
    tmp_path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await tenant(tmp_path / "a.sqlite3")
    os.kill(other.pid, signal.SIGKILL)
    await other.wait()
    monkeypatch.setattr(asyncio, "sleep", None)  # nothing is waited for
    await Tenancy(store).demand(UPKEEP, "a.sqlite3")


async def test_a_process_that_cannot_be_seen_from_here_is_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    far = process_identity.own()._replace(machine="far:1")
    monkeypatch.setattr(tenancy, "ALONE", Rhythm(0.5, 0.1))
    assert await Tenancy(store, far).take(UPKEEP)
    await Tenancy(store).demand(UPKEEP, "a.sqlite3")
    assert "Waiting for it to come free" in caplog.text


async def test_one_that_prolongs_its_lease_is_alive_wherever_it_is(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenancy, "ALONE", Rhythm(30.0, 0.1))
    other = Tenancy(store, process_identity.own()._replace(machine="far:1"))
    assert await other.take(UPKEEP)

    async def nothing(standing: tenancy.LeaseRound) -> None:
        pass

    running = asyncio.create_task(other.run(nothing))
    with pytest.raises(Occupied, match="on far"):
        await Tenancy(store).demand(UPKEEP, "a.sqlite3")
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_whoever_lost_a_lease_learns_of_it_and_can_write_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenancy, "ALONE", Rhythm(0.0, 0.01))
    slow, quick = Tenancy(store), Tenancy(store)
    fenced, learned = FencedStore(store, lambda: slow.lease(UPKEEP)), asyncio.Event()
    assert await slow.take(UPKEEP)
    await fenced.write(leases.moment)
    assert await quick.take(UPKEEP)
    with pytest.raises(LeaseLost):
        await fenced.write(leases.moment)

    async def after(standing: tenancy.LeaseRound) -> None:
        assert standing.lost[UPKEEP].holder == quick.holder
        learned.set()

    running = asyncio.create_task(slow.run(after))
    await asyncio.wait_for(learned.wait(), 60)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert not fenced.is_open
    with pytest.raises(LeaseLost):
        await fenced.write(leases.moment)


async def test_those_of_a_kind_identify_one_after_the_other(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tenancy, "IDENTIFY_SECONDS", 0.2)
    began = await store.read(leases.moment)
    await asyncio.gather(*(Tenancy(store).turn_to_identify(0) for _ in range(3)))
    assert await store.read(leases.moment) - began >= 0.4
    monkeypatch.setattr(tenancy, "IDENTIFY_SECONDS", 600.0)
    async with asyncio.timeout(60):
        await asyncio.gather(*(Tenancy(store).turn_to_identify(kind) for kind in range(1, 4)))
