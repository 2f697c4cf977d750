"""Links to places of this server lead there on the page; all others leave it in a window of their own."""

from typing import TYPE_CHECKING

import pytest

from sandbox import Sandbox
from sandbox.messages import Draft, Messages
from tests.browser.windows import PHONE, enter

if TYPE_CHECKING:
    from playwright.async_api import Browser

#: beside the browser
pytestmark = pytest.mark.asyncio(loop_scope="session")

CHANNELS = "https://discord.com/channels"


async def test_a_link_to_a_message_leads_to_it(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general, room = sandbox.person("Ada"), sandbox.channel("general"), sandbox.channel("game-room")
    far = [ada.say(room, f"message number {number}.") for number in range(150)][10]
    jump = f"{CHANNELS}/{sandbox.guild.id}/{room.id}/{far.id}"
    ada.say(general, f"[the turn]({jump}) of {CHANNELS}/{sandbox.guild.id}/{room.id}")
    page, heard = await enter(chromium, sandbox, "ada", PHONE)
    assert await page.inner_text(".message a.mention") == "#game-room"
    await page.click("text=the turn")
    marked = page.locator(".marked")
    await marked.wait_for()
    assert "message number 10." in await marked.inner_text()
    box = await marked.bounding_box()
    assert box is not None
    assert 60 < box["y"] < 700
    assert len(page.context.pages) == 1
    await page.go_back()
    await page.wait_for_selector("#head >> text=general")

    # The same from an address, as in a window that was opened with the middle button.
    await page.goto("about:blank")
    await page.goto(f"{sandbox.page}?as=bruno#{room.id}/{far.id}")
    await page.locator(".marked", has_text="message number 10.").wait_for()
    assert heard.errors == []


async def test_a_link_button_leads_there_too(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general, room = sandbox.person("Ada"), sandbox.channel("general"), sandbox.channel("game-room")
    target = ada.say(room, "here it is")
    jump = f"{CHANNELS}/{sandbox.guild.id}/{room.id}/{target.id}"
    messages = Messages(sandbox.realm, sandbox._threads)
    buttons = [{"type": 2, "style": 5, "label": "To the match", "url": jump}]
    form = {"components": [{"type": 1, "components": buttons}], "embeds": [{"title": "The match", "url": jump}]}
    messages.post(general, sandbox.world.bot_id, Draft(form))
    page, heard = await enter(chromium, sandbox, "ada")
    for text in ("To the match", "The match"):
        await page.click(".channel >> text=general")
        await page.click(f"#log a >> text='{text}'")
        await page.locator(".marked", has_text="here it is").wait_for()
    assert len(page.context.pages) == 1
    assert heard.errors == []


async def test_a_link_to_what_is_gone_says_so(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general = sandbox.person("Ada"), sandbox.channel("general")
    here = f"{CHANNELS}/{sandbox.guild.id}"
    ada.say(general, f"[no message]({here}/{general.id}/12) [no channel]({here}/13/14)")
    page, heard = await enter(chromium, sandbox, "ada")
    await page.click("text=no message")
    await page.wait_for_selector("#notice.shown >> text=This message is gone.")
    await page.click("text=no channel")
    await page.wait_for_selector("#notice.shown >> text=This place is gone")
    assert heard.errors == []


async def test_links_elsewhere_open_in_a_window_of_their_own(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general = sandbox.person("Ada"), sandbox.channel("general")
    ada.say(general, f"{CHANNELS}/1302/{general.id}/12 and [rules](https://example.org/rules)")
    page, heard = await enter(chromium, sandbox, "ada")
    links = await page.eval_on_selector_all(
        ".message a", "(all) => all.map((each) => [each.getAttribute('href'), each.target, each.rel])"
    )
    away = ["_blank", "noreferrer noopener"]
    assert links == [[f"{CHANNELS}/1302/{general.id}/12", *away], ["https://example.org/rules", *away]]
    assert heard.errors == []
