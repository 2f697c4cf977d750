"""Who asked is answered before the table is told; an answer that is long under way keeps nobody waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery import Answer
from bot.messages.message import Message
from bot.requests import Services, request
from tests.e2e.players import BySlash, Eyes, play
from tests.e2e.stage import staged


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
    """What happens when somebody acts."""
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
