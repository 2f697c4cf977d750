"""Who asked is answered before the table is told; an answer that is long under way keeps nobody waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot import concurrency_limit
from bot.concurrency_limit import ConcurrencyLimit
from bot.delivery import Answer
from bot.messages.message import Message
from bot.requests import Services, request
from bot.store import outbox
from bot.store.posts import Notice
from sandbox.interactions import Callback, Interaction
from sandbox.refusal import Json
from sandbox.rest import interactions
from sandbox.rest.routing import Call
from tests.e2e.players import BySlash, Eyes, play
from tests.e2e.stage import PATIENCE, staged


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens, in order: an answer is out, the others are told."""
    order: list[str] = []
    stir, send = Services.stir, Answer.send

    def stirred(self: Services, match: int) -> None:
        order.append("told")
        stir(self, match)

    async def sent(self: Answer, content: Message) -> None:
        await send(self, content)
        order.append("answered")

    monkeypatch.setattr(Services, "stir", stirred)
    monkeypatch.setattr(Answer, "send", sent)
    return order


async def one_action(folder: Path, patch: pytest.MonkeyPatch, head_start: float) -> list[str]:
    """What happens when someone acts."""
    patch.setattr(request, "HEAD_START", head_start)
    order = noted(patch)
    async with staged(folder) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"))
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        stage.sandbox.faults.slow("POST", "/interactions/*/callback", seconds=0.3)
        order.clear()
        await play([BySlash(person, thread, eyes, blind=True) for person in people], most=1)
        await eyes.until(lambda: "told" in order and "answered" in order, "the answer and the news")
        await eyes.all_sent()
    return order


async def test_who_acts_is_answered_before_anybody_else_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await one_action(tmp_path, monkeypatch, head_start=600.0) == ["answered", "told"]


async def test_an_answer_that_is_long_under_way_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await one_action(tmp_path, monkeypatch, head_start=0.0) == ["told", "answered"]


async def test_what_is_posted_for_all_waits_for_those_in_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency_limit, "LONGEST_WAY", 600.0)
    given_way: list[int] = []
    calm = ConcurrencyLimit.calm

    async def noting(limit: ConcurrencyLimit) -> None:
        given_way.append(limit.line)
        await calm(limit)

    monkeypatch.setattr(ConcurrencyLimit, "calm", noting)
    async with staged(tmp_path) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        await stage.begin(people, room)
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        services = stage.services
        for _ in range(concurrency_limit.AT_ONCE):
            await services.limit.acquire()
        waiting = await people[0].slash(room, "waiting", wait=False)
        await waiting.acknowledged()
        notice = await services.store.write(lambda db: outbox.add(db, 1, Notice(key="notice-paused")), match=1)
        services.delivery.wake()
        await eyes.until(lambda: any(given_way), "what is to be posted")
        assert eyes.look(outbox.get, notice).state == "due"
        services.limit.release()
        await waiting.complete()
        await eyes.all_sent()
        assert eyes.look(outbox.get, notice).state == "sent"


async def test_those_in_line_are_not_given_way_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency_limit, "LONGEST_WAY", 0.0)
    limit = ConcurrencyLimit(places=1)
    await limit.acquire()
    in_line = asyncio.create_task(limit.acquire())
    await asyncio.sleep(0)
    assert limit.line == 1
    await limit.calm()
    limit.release()
    await in_line


async def test_no_copy_of_an_answer_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    copied = interactions._acknowledged

    def noting(call: Call, interaction: Interaction) -> Json:
        asked.append(interaction)
        return copied(call, interaction)

    monkeypatch.setattr(interactions, "_acknowledged", noting)
    async with staged(tmp_path) as stage:
        ada = stage.people(1)[0]
        exchange = await ada.slash(stage.sandbox.channel("game-room"), "waiting")
        assert exchange.text
        assert not asked


async def test_no_copy_of_a_deferred_answer_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[object] = []

    def noting(**facts: object) -> None:
        built.append(facts)

    monkeypatch.setattr(discord.interactions, "InteractionMessage", noting)
    monkeypatch.setattr(Answer, "PATIENCE", 0.0)
    async with staged(tmp_path) as stage:
        ada = stage.people(1)[0]
        exchange = await ada.slash(stage.sandbox.channel("game-room"), "waiting")
        await stage.sandbox.realm.news.until(lambda: exchange.filled or None, PATIENCE, "the answer")
        assert exchange.answer is Callback.DEFERRED_MESSAGE
        assert exchange.text
    # what Discord says about the change has been read by now
    assert not built
