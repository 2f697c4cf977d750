"""A panel on a phone: what stands at its foot takes one row in every language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.wording import bot_words
from engine.core.words import LANGUAGES
from tests.browser.windows import PHONE, enter
from tests.e2e.stage import staged

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

#: beside the browser
pytestmark = pytest.mark.asyncio(loop_scope="session")
#: the labels of the last row of buttons on a panel, and on how many lines they stand
FOOT = """(panel) => {
  const buttons = [...[...panel.querySelectorAll(".row")].at(-1).querySelectorAll(".button")];
  const lines = new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().top))).size;
  return { labels: buttons.map((one) => one.innerText.trim()), lines };
}"""


async def foot(page: Page) -> dict[str, Any]:
    """The last row of the panel that is open."""
    found: dict[str, Any] = await page.locator('.ephemeral:has([data-key*="|more|"])').last.evaluate(FOOT)
    return found


async def test_the_foot_of_a_panel_is_one_row_in_every_language(chromium: Browser, tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        # each with a language of their own, and all asked at once
        people = stage.people(3)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game="flandern1302", seats=3, guilds="dealt")
        met = {}
        for person in people:
            lang = person.user.locale[:2]
            page, _ = await enter(chromium, stage.sandbox, person.user.username, PHONE, channel=thread.id)
            await page.click(".message:not(.ephemeral) button.button >> text=Your Move >> nth=-1")
            await page.wait_for_selector('.ephemeral [data-key*="|hint|"]')
            met[lang] = await foot(page)
            wanted = [bot_words(lang).say(key) for key in ("button-hint", "button-undo", "button-more")]
            assert [label.endswith(word) for label, word in zip(met[lang]["labels"], wanted, strict=True)] == [True] * 3
        assert set(met) == set(LANGUAGES)
        assert {lang: found["lines"] for lang, found in met.items()} == dict.fromkeys(LANGUAGES, 1), met
