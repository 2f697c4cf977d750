"""Two people in two windows: commands by keyboard, buttons, a modal, and no secret in the other's window."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from sandbox import Sandbox
from sandbox.screenshots import shoot
from tests.browser.windows import PHONE, enter
from tests.sandbox.performer import performing

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

#: beside the browser
pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with the small bot."""
    async with Sandbox(paced=False) as running, performing(running):
        yield running
        assert running.complaints == []


async def press(page: "Page", *keys: str) -> None:
    """One key after the other."""
    for key in keys:
        await page.keyboard.press(key)


async def test_two_people_play_and_keep_their_secrets(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, ada_heard = await enter(chromium, sandbox, "ada")
    bruno, bruno_heard = await enter(chromium, sandbox, "bruno")

    # A slash command by keyboard alone, with a suggestion from the bot.
    await ada.focus("#box")
    await ada.keyboard.type("/bi")
    await ada.wait_for_selector(".list-row.active >> text=/bid")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("sec")
    await ada.wait_for_selector(".list-row.active >> text=Second column")
    await press(ada, "Enter", "Tab")
    await ada.wait_for_selector(".list-row.active >> text=gold")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("7")
    await ada.keyboard.press("Enter")
    await ada.wait_for_selector(".message >> text=column 2 for 7")
    await bruno.wait_for_selector(".message >> text=column 2 for 7")
    assert (await bruno.inner_text(".source")).split("\n")[1:] == ["Ada", "hat benutzt:", "/bid"]

    # Out of bounds is not sent.
    await ada.keyboard.type("/bid")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("fir")
    await ada.wait_for_selector(".list-row.active >> text=First column")
    await press(ada, "Enter", "Tab", "Enter")
    await ada.keyboard.type("99")
    await ada.keyboard.press("Enter")
    await ada.wait_for_selector("#hint >> text=From 0 to 50")
    await ada.keyboard.press("Escape")

    # A button, answered to the presser alone.
    await ada.focus("#box")
    await ada.keyboard.type("/panel")
    await press(ada, "Enter", "Enter")
    await ada.click("button.button >> text=Whisper")
    await ada.wait_for_selector(".ephemeral >> text=secret of ada")
    assert "Only you can see this" in await ada.inner_text(".ephemeral")
    await bruno.click("button.button >> text=Whisper")
    await bruno.wait_for_selector(".ephemeral >> text=secret of bruno")
    assert "Nur du siehst das" in await bruno.inner_text(".ephemeral")

    # A modal with all its fields.
    await ada.click("button.button >> text=Form")
    await ada.fill("dialog [data-field=left]", "42")
    await ada.click("dialog .select")
    await press(ada, "ArrowDown", "Enter")
    await ada.check("dialog input[value=Bold]")
    await ada.check("dialog .switch")
    await ada.click("dialog button[type=submit]")
    await ada.wait_for_selector(".ephemeral >> text=left=42 where=['Lucca'] mode=Bold sure=True")

    # A select with two values.
    await bruno.click(".select >> nth=0")
    await press(bruno, "Enter", "ArrowDown", "Enter", "Escape")
    await ada.wait_for_selector(".message >> text=picked wool, grain")

    await ada.click(".ephemeral >> text=Dismiss message")
    assert any("secret of ada" in frame for frame in ada_heard.frames)
    heard = "".join(bruno_heard.frames)
    assert "column 2 for 7" in heard
    assert "secret of bruno" in heard
    assert "secret of ada" not in heard
    assert "left=42" not in heard
    assert "Split your army" not in heard
    assert ada_heard.errors == bruno_heard.errors == []


async def test_unread_mentions_threads_and_switching(chromium: "Browser", sandbox: Sandbox) -> None:
    page, heard = await enter(chromium, sandbox, "chloe")
    ada, chloe = sandbox.person("Ada"), sandbox.person("Chloé")
    ada.say(sandbox.channel("game-room"), f"{chloe.mention}, **your** turn")
    await page.wait_for_selector(".channel.unread .count >> text=1")
    await page.click(".channel >> text=game-room")
    await page.wait_for_selector(".mentions-me strong >> text=your")
    assert await page.query_selector(".count") is None
    assert "Envoyer un message" in (await page.get_attribute("#box", "placeholder") or "")
    await page.click("#who")
    await page.click(".list-row >> text=Bruno")
    await page.wait_for_selector("#who >> text=Bruno")
    await page.wait_for_selector("#box[placeholder^='Nachricht']")
    await page.focus("#box")
    await page.keyboard.type("/")
    await page.wait_for_selector(".list-row >> text=/bieten")
    await page.keyboard.press("Escape")
    await page.fill("#box", "Servus")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".message >> text=Servus")
    assert heard.errors == []


async def test_the_page_reconnects_by_itself(chromium: "Browser", sandbox: Sandbox) -> None:
    page, heard = await enter(chromium, sandbox, "ada")
    await page.fill("#box", "half a sentence")
    await sandbox.drop_pages()
    sandbox.person("Bruno").say(sandbox.channel("general"), "still there?")
    await page.wait_for_selector(".message >> text=still there?")
    assert await page.input_value("#box") == "half a sentence"
    assert heard.errors == []


async def test_a_phone_has_a_drawer_and_pictures_enlarge(chromium: "Browser", sandbox: Sandbox) -> None:
    await sandbox.person("Ada").slash(sandbox.channel("general"), "layout")
    page, heard = await enter(chromium, sandbox, "ada", PHONE)
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE.width
    await page.click(".gallery .picture")
    await page.wait_for_selector("dialog.lightbox img[alt='The board']")
    await page.keyboard.press("Escape")
    await page.click("[aria-label='Open channel list']")
    await page.click(".channel >> text=second-table")
    await page.wait_for_selector("#head >> text=second-table")
    assert heard.errors == []


async def test_a_forum_lists_its_posts_and_opens_them_by_keyboard(chromium: "Browser", sandbox: Sandbox) -> None:
    sandbox.add_tables()
    forum = sandbox.channel("game-tables")
    page, heard = await enter(chromium, sandbox, "bruno", PHONE)
    await page.evaluate(f"location.hash = '{forum.id}'")
    first = (await page.inner_text(".post-card")).split()
    assert {"Info", "Ada", "zuletzt", "ungelesen"} <= set(first)
    assert await page.query_selector("#box") is None, "nothing can be said in the forum itself"

    # A new post is opened at once, and back in the forum it is the first card.
    await page.focus("#composer .button")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Sonntag")
    await page.fill("dialog [data-field=text]", "Wer macht mit?")
    await page.check("dialog .option >> text=Shafausa")
    await page.click("dialog button[type=submit]")
    await page.wait_for_selector(".message >> text=Wer macht mit?")
    await page.click("#head .crumb")
    await page.wait_for_selector(".post-card")
    assert await page.inner_text(".post-title >> nth=0") == "Sonntag"
    assert await page.inner_text(".post-card .post-tag") == "Shafausa"
    await page.focus(".post-title >> nth=1")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(".message >> text=/game new")
    await page.click("#head .crumb")
    await page.wait_for_selector(".post-card")
    assert await page.query_selector(".post-card.unread") is None
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    assert heard.errors == []


async def test_screenshots_are_taken(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.person("Ada").say(sandbox.channel("general"), "hello")
    files = await shoot(sandbox.page, tmp_path, "ada")
    assert [file.name for file in files] == ["desktop-dark.png", "desktop-light.png", "phone-dark.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


async def test_an_open_tab_goes_on_after_a_restart(chromium: "Browser", tmp_path: Path) -> None:
    file = tmp_path / "state.json"
    async with Sandbox(paced=False, state=file) as before:
        before.person("Bruno").say(before.channel("general"), "until later")
        page, heard = await enter(chromium, before, "ada")
        await page.wait_for_selector(".message >> text=until later")
        await page.fill("#box", "half a sentence")
    await page.wait_for_selector("#offline")
    async with Sandbox(paced=False, state=file) as after:
        assert after.page == before.page
        await page.wait_for_selector("#offline", state="detached")
        after.person("Bruno").say(after.channel("general"), "here again")
        await page.wait_for_selector(".message >> text=here again")
        await page.wait_for_selector(".message >> text=until later")
        assert await page.input_value("#box") == "half a sentence"
        await page.focus("#box")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".message >> text=half a sentence")
        await page.close()
    assert heard.errors == []


async def test_lists_and_the_drawer_follow_the_keyboard(chromium: "Browser", sandbox: Sandbox) -> None:
    await sandbox.person("Ada").slash(sandbox.channel("general"), "panel")
    page, heard = await enter(chromium, sandbox, "ada", PHONE)
    focused = "document.activeElement.getAttribute('aria-label')"

    # The drawer takes the keyboard along and gives it back.
    await page.focus("[aria-label='Open channel list']")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#side .channel.current:focus")
    await page.keyboard.press("Escape")
    assert await page.evaluate(focused) == "Open channel list"
    assert await page.evaluate("document.body.className") == ""

    # A list closes when the keyboard goes on, and Escape closes the list before the drawer.
    await page.keyboard.press("Enter")
    await page.focus("#who")
    for key in ("Tab", "Escape"):
        await page.focus("#who")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".listbox")
        await page.keyboard.press(key)
        await page.wait_for_selector(".listbox", state="detached")
        assert await page.evaluate("document.body.className") == "drawer"
    await page.keyboard.press("Escape")

    # First and last entry of a select.
    await page.focus("#log .select >> nth=0")
    await page.keyboard.press("ArrowDown")
    rows = await page.locator(".list-row").all_inner_texts()
    await page.keyboard.press("End")
    assert await page.inner_text(".list-row.active") == rows[-1]
    await page.keyboard.press("Home")
    assert await page.inner_text(".list-row.active") == rows[0]
    await page.keyboard.press("Escape")
    await page.wait_for_selector("#log .select:focus")

    # The message box shows that it has the keyboard.
    plain = await page.evaluate("getComputedStyle(document.querySelector('.box')).borderColor")
    await page.focus("#box")
    assert await page.evaluate("getComputedStyle(document.querySelector('.box')).borderColor") != plain
    assert heard.errors == []


async def test_one_switches_between_servers(chromium: "Browser") -> None:
    async with Sandbox(paced=False, servers=2) as sandbox:
        page, window = await enter(chromium, sandbox, "ada")
        first, second = sandbox.guilds
        await page.get_by_role("button", name="game-room").click()
        said = sandbox.person("Bruno").say(sandbox.channel("general", second), "Is anybody here?")
        await page.get_by_role("button", name=f"{second.name}, unread").click()
        await page.locator(".server h1", has_text=second.name).wait_for()
        await page.locator("#log", has_text=said.text).wait_for()
        await page.get_by_role("button", name=first.name, exact=True).click()
        await page.locator("#head h2", has_text="game-room").wait_for()
        assert window.errors == []
