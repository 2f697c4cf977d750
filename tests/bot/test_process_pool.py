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
from bot.match import house_players, lobby
from bot.match.components import Components
from bot.match.house_players import HousePlayers, Tempo, Thought
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
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
    hanging = asyncio.create_task(pool.run(sleep, 3600))
    await asyncio.sleep(0.1)
    began = monotonic()
    await pool.close()
    await asyncio.gather(hanging, return_exceptions=True)
    assert monotonic() - began < 30


def ready() -> None:
    """Read this module in the worker before the time runs."""
    house_players.ready()


def hanging(game: str, level: str, state: bytes, seat: int, data: Any) -> Thought:
    """A rookie who never comes to a decision, beside others who do; runs in the worker."""
    if level == "rookie":
        sleep(3600)
    return house_players.decide(game, level, state, seat, data)


async def test_a_decision_that_never_ends_is_what_the_rules_force_and_other_matches_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(house_players, "decide", hanging)
    library, store = Components(), await Store.open(tmp_path / "p.sqlite3")

    def opened(db: Connection, level: str) -> int:
        """A match in which the house player is asked first, which chance decides."""
        invitation = Invitation("comuni", {}, "en", 2, (level,), "printed")
        for attempt in range(100):
            cause = Cause(f"{level} {attempt}", 1, AT)
            number = lobby.open_lobby(db, cause, invitation, Place(1, 1), Guest(1, "Ada", "en")).id
            begin(db, library, Cause(f"start {level} {attempt}", 1, AT), number)
            if house_players.asked(db, library, number):
                return number
        raise AssertionError

    hung, other = [await store.write(lambda db, level=level: opened(db, level)) for level in ("rookie", "regular")]  # type: ignore[misc]

    async def until(number: int) -> None:
        while await waiting(number):  # noqa: ASYNC110
            await asyncio.sleep(0.05)

    async def waiting(number: int) -> bool:
        return await store.read(lambda db: house_players.asked(db, library, number)) is not None

    assert await waiting(hung)
    assert await waiting(other)
    played = HousePlayers(
        store, library, lambda number: None, Tempo(0.0, 0.0), Clock(), ProcessPool(2, prepare=ready, timeout=10.0)
    )
    try:
        for number in (hung, other):
            played.look(number)
        async with asyncio.timeout(120):
            await until(other)
            before = (await store.read(lambda db: matches.get(db, hung))).n
            assert before == 0, "it still thinks"
            await until(hung)
        assert "does what the rules force" in caplog.text
    finally:
        await played.close()
        await store.close()
