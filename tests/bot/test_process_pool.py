"""Processes that die or hang are replaced; nobody else waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from bot.clock import Clock
from bot.match import house_players, lobby, thinking
from bot.match.components import Components
from bot.match.house_players import HousePlayers, Tempo
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.match.thinking import Thought
from bot.process_pool import ProcessPool
from bot.store import Connection, Store, matches
from tests.dealt import begin

AT = 1_700_000_000.0


async def test_a_process_that_dies_is_replaced() -> None:
    pool = ProcessPool()
    try:
        first = await pool.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await pool.run(os.getpid) != first
    finally:
        await pool.close()


async def test_one_that_hangs_is_killed_and_holds_up_nobody() -> None:
    pool = ProcessPool(2, timeout=2.0)
    try:
        # both are there: the time that a start takes is no part of what is looked at
        await asyncio.gather(pool.run(os.getpid), pool.run(os.getpid))
        hanging = asyncio.create_task(pool.run(sleep, 3600))
        await asyncio.sleep(0)
        beside = await pool.run(os.getpid)
        assert not hanging.done()
        with pytest.raises(TimeoutError):
            await hanging
        assert await asyncio.gather(pool.run(os.getpid), pool.run(os.getpid))
        os.kill(beside, 0)
    finally:
        await pool.close()


async def test_what_somebody_no_longer_waits_for_does_not_run_into_the_next_ones_time() -> None:
    pool = ProcessPool(1, timeout=3.0)
    try:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.run(sleep, 2), 0.2)
        assert await pool.run(os.getpid)
    finally:
        await pool.close()


async def test_closing_does_not_wait_for_what_hangs() -> None:
    pool = ProcessPool()
    await pool.open()
    hanging = asyncio.create_task(pool.run(sleep, 3600))
    await asyncio.sleep(0.1)
    began = monotonic()
    await pool.close()
    await asyncio.gather(hanging, return_exceptions=True)
    assert monotonic() - began < 30


def ready() -> None:
    """Read this module in the worker before the time runs."""
    thinking.ready()


def hanging(game: str, level: str, state: bytes, seat: int, data: Any) -> Thought:
    """A rookie and an expert who never come to a decision, beside others who do; runs in the worker."""
    if level in ("rookie", "expert"):
        sleep(3600)
    return thinking.decide(game, level, state, seat, data)


def watching(store: Store, library: Components) -> HousePlayers:
    """House players at once, with little time."""
    pools = (ProcessPool(workers, prepare=ready, timeout=10.0) for workers in (2, 1))
    return HousePlayers(store, library, lambda number: None, Tempo(0.0, 0.0), Clock(), *pools)


def opened(db: Connection, library: Components, level: str) -> int:
    """A match in which the house player is asked first, which chance decides."""
    invitation = Invitation("comuni", {}, "en", 2, (level,), "printed")
    for attempt in range(100):
        cause = Cause(f"{level} {attempt}", 1, AT)
        number = lobby.open_lobby(db, cause, invitation, Place(1, 1), Guest(1, "Ada", "en")).id
        begin(db, library, Cause(f"start {level} {attempt}", 1, AT), number)
        if house_players.asked(db, library, number):
            return number
    raise AssertionError


async def actions(store: Store, number: int) -> int:
    """How many actions a match has seen."""
    return (await store.read(lambda db: matches.get(db, number))).n


async def until_somebody_acts(store: Store, number: int) -> None:
    """Until the house player of a match has done something."""
    while not await actions(store, number):  # noqa: ASYNC110
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("level", "instead"), [("rookie", "does what the rules force"), ("expert", "a regular decides: it took too long")]
)
async def test_somebody_else_decides_where_a_decision_never_ends_and_other_matches_go_on(
    level: str, instead: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house_players, "decide", hanging)
    library, store = Components(), await Store.open(tmp_path / "p.sqlite3")
    hung = await store.write(lambda db: opened(db, library, level))
    other = await store.write(lambda db: opened(db, library, "regular"))
    played = watching(store, library)
    try:
        for number in (hung, other):
            played.look(number)
        async with asyncio.timeout(120):
            await until_somebody_acts(store, other)
            assert await actions(store, hung) == 0, "it still thinks"
            await until_somebody_acts(store, hung)
        assert instead in caplog.text
        assert ("does what the rules force" in caplog.text) == (level == "rookie"), "for an expert a regular is enough"
    finally:
        await played.close()
        await store.close()
