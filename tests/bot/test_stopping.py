"""A bot that is to stop stops, also if the first cancellation is lost in a library."""

from __future__ import annotations

import asyncio

import pytest

from bot import client
from bot.client import until_over


async def test_a_work_that_loses_a_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "TOLD_AGAIN", 0.01)
    begun, told = asyncio.Event(), 0

    async def deaf() -> None:
        nonlocal told
        begun.set()
        while told < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                told += 1

    waiting = asyncio.create_task(until_over(deaf()))
    await begun.wait()
    waiting.cancel()
    await asyncio.wait({waiting}, timeout=60)
    assert waiting.cancelled()
    assert told == 3


async def test_what_ends_by_itself_ends_as_it_does() -> None:
    async def well() -> None:
        await asyncio.sleep(0)

    async def badly() -> None:
        raise ValueError("no connection")

    await until_over(well())
    with pytest.raises(ValueError, match="no connection"):
        await until_over(badly())
