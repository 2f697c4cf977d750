"""Every sentence is ready before anybody waits for one, and nobody waits while that is being done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sentence_warmer import warm_sentences
from bot.wording import bot_words
from engine.core import lazy_bundle
from engine.core.words import LANGUAGES, bundle_of, words_for
from renderers.wording import wording
from tests.e2e.stage import staged


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Messages that are parsed meanwhile, beginning with none that anybody has asked for."""
    found: list[str] = []
    original = lazy_bundle.FluentResource

    def parse(text: str) -> Any:
        found.append(text)
        return original(text)

    monkeypatch.setattr(lazy_bundle, "FluentResource", parse)
    for cache in (bundle_of, bot_words, wording):
        cache.cache_clear()
    return found


async def nobody_waits() -> None:
    """There is no line."""


async def test_after_it_nothing_is_parsed_that_somebody_reads(parsed: list[str]) -> None:
    await warm_sentences(nobody_waits)
    assert len(parsed) > 5000
    parsed.clear()
    for lang in LANGUAGES:
        assert words_for("comuni", lang).has("action-bid", "title")
        assert bot_words(lang).say("done")
        assert words_for("shafausa", lang).say("title") == words_for("shafausa", "en").say("title")
    assert parsed == []


async def test_whoever_comes_meanwhile_is_served(parsed: list[str]) -> None:
    lines: list[int] = []

    async def calm() -> None:
        lines.append(len(parsed))

    warming = asyncio.create_task(warm_sentences(calm))
    turns = 0
    while not warming.done():
        turns += 1
        await asyncio.sleep(0)
    assert len(lines) > 20
    assert turns >= len(lines)
    # a few at a time, however slow the machine: what is being parsed is parsed to its end
    assert max(after - before for before, after in zip([0, *lines], lines, strict=False)) < len(parsed) / 4


async def test_a_bot_that_is_warm_parses_nothing_for_those_who_play(tmp_path: Path, parsed: list[str]) -> None:
    async with staged(tmp_path) as stage:
        await asyncio.wait_for(stage.app.is_warm.wait(), 300)
        people = stage.people(2)
        parsed.clear()
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        await stage.play_on(thread, people, actions=10)
        await people[0].press(await stage.live(people[0], thread), "Your Move")
    assert parsed == []
