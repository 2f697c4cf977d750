"""Several processes send from one outbox: each match by one of them, and none waits for one that is no longer there."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot import process_identity
from bot.delivery.claims import Claims
from bot.process_identity import ProcessIdentity
from bot.store import LeaseLost, Store, leases
from bot.store.outbox import Lane
from bot.tenancy import Tenancy
from tests.postgres import Server

LANE = Lane(7, None, "log")
#: claims a match, and waits to be killed
SENDER = """
import asyncio, sys
from bot.delivery.claims import Claims
from bot.store import Store
from bot.store.outbox import Lane
from bot.tenancy import Tenancy

async def main() -> None:
    store = await Store.open(sys.argv[1])
    tenancy = Tenancy(store)
    await tenancy.sign_in()
    async with Claims(store, tenancy.holder).of(Lane(7, None, "log")) as claim:
        assert claim is not None
        print("here", flush=True)
        await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.fixture
def address(postgres_server: Server) -> str:
    return postgres_server.prepared()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


async def is_claimed_by(claims: Claims) -> bool:
    async with claims.of(LANE) as claim:
        return claim is not None


async def test_what_a_killed_process_was_sending_is_taken_over_at_once(store: Store, address: str) -> None:
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", SENDER, address, stdout=subprocess.PIPE)
    assert other.stdout
    assert await other.stdout.readline() == b"here\n"
    claims = Claims(store, Tenancy(store).holder)
    assert not await is_claimed_by(claims), "the other one sends"
    os.kill(other.pid, signal.SIGKILL)
    await other.wait()
    assert await is_claimed_by(claims)


async def far_away(store: Store) -> tuple[ProcessIdentity, Tenancy]:
    """A process of which nobody here can see whether it lives."""
    far = process_identity.own()._replace(machine="far:1")
    tenancy = Tenancy(store, far)
    await tenancy.sign_in()
    return far, tenancy


async def test_a_process_elsewhere_keeps_what_it_sends_as_long_as_it_tells_that_it_is_there(store: Store) -> None:
    far, _ = await far_away(store)
    claims = Claims(store, Tenancy(store).holder)
    async with Claims(store, str(far)).of(LANE) as theirs:
        assert theirs is not None
        assert not await is_claimed_by(claims)
        life = await store.read(partial(leases.find, role=f"process {far}"))
        assert life is not None
        await store.write(partial(leases.prolong, lease=life, seconds=-1.0))
        async with claims.of(LANE) as ours:
            assert ours is not None, "it has been silent for long enough"
            with pytest.raises(LeaseLost):
                await theirs.write(lambda db: None)
            await ours.write(lambda db: None)


async def test_processes_that_ended_long_ago_are_forgotten(store: Store) -> None:
    far, _ = await far_away(store)
    old = await store.read(partial(leases.find, role=f"process {far}"))
    assert old is not None
    await store.write(partial(leases.prolong, lease=old, seconds=-25 * 3600.0))
    await Tenancy(store).sign_in()
    assert await store.read(partial(leases.find, role=f"process {far}")) is None
