"""The bot stops: what was begun is finished, and nothing is left hanging, however busy the machine is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from tests.e2e.stage import staged
from tests.sentences import says


async def test_whoever_is_being_served_when_the_bot_stops_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        [ada], room = stage.people(1), stage.sandbox.channel("game-room")
        plain, begun, go_on = Store.write, asyncio.Event(), asyncio.Event()

        async def slow(self: Store, work: Callable[..., Any], *patience: float, **more: Any) -> Any:
            if not begun.is_set():
                begun.set()
                await go_on.wait()
            return await plain(self, work, *patience, **more)

        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", slow)
            opened = await ada.slash(room, "game new", game="comuni", language="en", wait=False)
            await begun.wait()
            leaving = asyncio.create_task(stage.drop_curtain())
            await asyncio.sleep(0.2)
            assert not leaving.done(), "the bot does not leave whoever waits for an answer"
            go_on.set()
            await leaving
        await opened.complete()
        assert says(opened.text, "lobby-opened")


async def test_an_event_that_comes_when_the_bot_has_left_disturbs_nobody(tmp_path: Path) -> None:
    """The end of the connection is an event, too: on a busy machine it comes after everything is closed."""
    async with staged(tmp_path) as stage:
        bot = stage.bot
        assert bot is not None
        await stage.drop_curtain()
        bot.dispatch("disconnect")
        assert [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py")] == []
