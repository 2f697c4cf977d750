"""Marks in texts: what cannot be read is shown as it was written, and never takes other messages away."""

import random
from typing import TYPE_CHECKING

import pytest

from sandbox import Sandbox
from sandbox.messages import Draft, Messages
from sandbox.world import Message
from tests.browser.windows import enter

if TYPE_CHECKING:
    from playwright.async_api import Browser

#: beside the browser
pytestmark = pytest.mark.asyncio(loop_scope="session")

AS_WRITTEN = (
    "<t:99999999999999999999:R>",
    "<t:99999999999999999999>",
    "<t:-99999999999999999999:F>",
    "<t:8640000000001:d>",
    "<t:12:Q>",
    "<t:>",
    "<t:soon:R>",
    "<@>",
    "<@&>",
    "<@twelve>",
    "<#>",
    "<:flag:>",
    "<::1>",
    "</:1>",
    "[nothing]()",
    "[away](javascript:alert(1))",
    "**",
    "****",
    "||||",
    "``",
    "@",
)
PIECES = (
    *(
        "**",
        "*",
        "__",
        "_",
        "~~",
        "||",
        "`",
        "```",
        "\n",
        "> ",
        ">>> ",
        "- ",
        "1. ",
        "# ",
        "-# ",
        "\\",
        " ",
        "[",
        "](",
        ")",
        "<",
    ),
    *(
        "https://",
        "https://discord.com/channels/",
        "<@",
        "<@&",
        "<#",
        "<t:",
        ":R>",
        ">",
        ":",
        "/",
        "a",
        "1",
        "99999999999",
        "ß",
        "🎲",
        "\u202e",
    ),
)


async def test_marks_that_cannot_be_read_are_shown_as_written(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general = sandbox.person("Ada"), sandbox.channel("general")
    ada.say(general, "before")
    for text in AS_WRITTEN:
        ada.say(general, text)
    ada.say(general, "after")
    page, heard = await enter(chromium, sandbox, "ada")
    await page.wait_for_selector(".message >> text=after")
    texts = await page.eval_on_selector_all(".message .md", "(all) => all.map((each) => each.textContent)")
    assert texts == ["before", *AS_WRITTEN, "after"]
    assert heard.errors == []


async def test_any_text_is_drawn(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general = sandbox.person("Ada"), sandbox.channel("general")
    chance = random.Random(1302)
    said = [ada.say(general, "".join(chance.choices(PIECES, k=chance.randrange(1, 40))) + "end") for _ in range(40)]
    said += [ada.say(general, ("> " * 980) + "deep"), ada.say(general, ("_*" * 480) + "deep" + ("*_" * 480))]
    ada.say(general, "after")
    page, heard = await enter(chromium, sandbox, "ada")
    await page.wait_for_selector(".message >> text=after")
    assert len(await page.query_selector_all(".message")) == len(said) + 1
    assert await page.query_selector(".undrawn") is None
    assert heard.errors == []


async def test_a_message_that_cannot_be_drawn_takes_no_other_away(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, general = sandbox.person("Ada"), sandbox.channel("general")
    ada.say(general, "before")
    broken = Message(sandbox.realm.ids.next(), general.id, sandbox.world.bot_id, sandbox.clock.now())
    broken.content, broken.components = "the words of it", [{"type": 1, "components": 7}]
    sandbox.world.keep(broken)
    ada.say(general, "after")
    page, heard = await enter(chromium, sandbox, "ada")
    await page.wait_for_selector(".message >> text=before")
    await page.wait_for_selector(".undrawn >> text=the words of it")
    await page.wait_for_selector(".message >> text=after")
    assert heard.errors == []


async def test_what_is_answered_is_quoted_in_plain_words(chromium: "Browser", sandbox: Sandbox) -> None:
    ada, bruno, general = sandbox.person("Ada"), sandbox.person("Bruno"), sandbox.channel("general")
    first = ada.say(
        general,
        f"**Look** {bruno.mention}, in <#{general.id}> at <t:1302000000:d> use </game new:12> :) <:dice:1> ||psst|| "
        "[the rules](https://example.org) snake_case <t:99999999999999999999:R>",
    )
    messages = Messages(sandbox.realm, sandbox._threads)
    messages.post(
        general, sandbox.world.bot_id, Draft({"content": "yes", "message_reference": {"message_id": str(first.id)}})
    )
    page, heard = await enter(chromium, sandbox, "ada")
    quoted = await page.inner_text(".source-text")
    assert quoted == (
        "Look @Bruno, in #general at 4/5/11 use /game new :) ▇▇▇▇ the rules snake_case <t:99999999999999999999:R>"
    )
    assert heard.errors == []
