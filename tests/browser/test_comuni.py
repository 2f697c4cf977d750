"""A match of Comuni on the page: by slash command and by button, with a secret split of armies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.browser.windows import PHONE, Window, enter
from tests.e2e.stage import Stage, staged

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

#: beside the browser
pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with its painter."""
    async with staged(tmp_path, paravent_painters=1) as running:
        yield running


async def test_two_people_play_comuni_on_the_page(chromium: Browser, stage: Stage) -> None:
    room = stage.sandbox.channel("game-room")
    ada_person, bruno_person = stage.people(2)
    ada, ada_window = await enter(chromium, stage.sandbox, "ada", channel=room.id)
    bruno, bruno_window = await enter(chromium, stage.sandbox, "bruno", PHONE, channel=room.id)

    # A lobby, joined and started by its buttons.
    await ada_person.slash(room, "game new", game="comuni", seats=2, language="en")
    await bruno.click("button.button >> text=Join")
    await ada.wait_for_selector(".message >> text=@Bruno")
    await ada.click("button.button:not([disabled]) >> text=Start")
    thread = await ada_person.wait_for_thread()
    for page in (ada, bruno):
        await page.goto(page.url.split("#")[0] + f"#{thread.id}")
        await page.reload()
        await page.wait_for_selector("button.button >> text=Your Move")

    # The first bid by slash command, the second by the panel.
    live = await stage.live(ada_person, thread)
    windows: dict[int, tuple[Page, Window]] = {
        ada_person.id: (ada, ada_window),
        bruno_person.id: (bruno, bruno_window),
    }
    [first] = live.pings
    [second] = set(windows) - {first}
    page = windows[first][0]
    await page.focus("#box")
    command = "/comuni bid" if first == ada_person.id else "/comuni bieten"
    await page.keyboard.type(command)
    await page.wait_for_selector(f".list-row.active >> text={command}")
    await page.keyboard.press("Enter")
    await page.keyboard.type("1")
    await page.wait_for_selector(".list-row.active >> text=/(Column|Spalte) 1/")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".list-row", state="detached")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".ephemeral")
    page = windows[second][0]
    await page.wait_for_selector(".mentions-me >> text=column 1")
    await page.click(".message >> button.button >> text=Your Move >> nth=-1")
    await page.click('.ephemeral [data-key$="|bid column=2"]')
    await ada.wait_for_selector(".message:not(.ephemeral) >> text=column 2")

    # On to the first invasion; then the armies are split in secret, on the page.
    await stage.play_on(thread, [ada_person, bruno_person], actions=200, until="commitment")
    await stage.sandbox.quiet(0.5)
    for person in (ada_person, bruno_person):
        page = windows[person.id][0]
        await page.click(".message:not(.ephemeral) button.button >> text=Your Move >> nth=-1")
        # the answer to this press; the answer to a person's last command may ask the same
        panel = page.locator('.ephemeral:has(.source-name:text-is("Paravent")):has([data-key*="|commit"])')
        await panel.locator("text=⚔️").wait_for()
        if person is ada_person:
            await panel.locator('[data-key*="|tab|"][data-key$="|commit"]').click()
            await panel.locator(".select").first.click()
            await page.locator(".listbox .list-row").nth(1).click()
            await panel.locator(".select-face >> text=/1$/").first.wait_for()
            await panel.locator("button.button >> text=✅").click()
        else:
            # the last answer reveals them all, so one is asked again
            await panel.locator('[data-key*="|ask|"][data-key$="|commit"]').click()
            await page.locator('.ephemeral [data-key*="|do|"][data-key$="|commit"]').last.click()
        if person is ada_person:
            await ada.locator(".ephemeral >> text=Your sealed answer").first.wait_for()
            assert "sends" not in bruno_window.heard.split("Venezia")[-1]
    await ada.wait_for_selector(".message:not(.ephemeral) >> text=/The alliance is|Nobody stands/")
    await bruno.wait_for_selector(".message:not(.ephemeral) >> text=/The alliance is|Nobody stands/")

    # The board and the invasion are pictures.
    await ada.wait_for_selector(".message .gallery img")

    # What was Ada's alone never reached Bruno's window, and the other way round.
    assert "Stock:" in ada_window.heard
    assert "Stock:" not in bruno_window.heard
    assert "Your sealed answer" not in bruno_window.heard
    assert "Vorrat:" in bruno_window.heard
    assert "Vorrat:" not in ada_window.heard
    assert ada_window.errors == bruno_window.errors == []
