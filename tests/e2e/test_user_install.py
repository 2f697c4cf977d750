"""A person may take the bot along: some commands work anywhere, and tell nothing of servers that did not invite it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.messages.control_ids import ControlId
from bot.wording import bot_words
from sandbox import Channel, Person, Sandbox
from tests.e2e.players import Eyes
from tests.e2e.stage import Stage, staged

#: what comes along
EVERYWHERE = {"help", "waiting", "settings", "rules", "stats"}


class Abroad(NamedTuple):
    """A match on a server, and a channel of another server that has not invited the bot."""

    stage: Stage
    ada: Person
    bruno: Person
    thread: Channel
    foreign: Channel


@asynccontextmanager
async def abroad(folder: Path) -> AsyncIterator[Abroad]:
    async with staged(folder, world=Sandbox(paced=False, servers=2)) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        await Eyes(stage.database).all_sent()
        other = stage.sandbox.guilds[1]
        stage.sandbox.remove_bot(other)
        ada.install_app()
        yield Abroad(stage, ada, bruno, thread, stage.sandbox.channel("game-room", other))


async def test_only_who_has_installed_the_bot_finds_its_commands_where_it_was_not_invited(tmp_path: Path) -> None:
    async with abroad(tmp_path) as here:
        assert set(here.ada.commands_in(here.foreign)) == EVERYWHERE
        assert here.bruno.commands_in(here.foreign) == []
        assert {name.split()[0] for name in here.ada.commands_in(here.thread)} > EVERYWHERE


async def test_what_one_takes_along_works_there_as_in_direct_messages(tmp_path: Path) -> None:
    async with abroad(tmp_path) as here:
        ada, room, bot = here.ada, here.foreign, bot_words("en")
        waiting = await ada.slash(room, "waiting")
        assert waiting.ephemeral
        assert waiting.text == (await ada.slash(ada.dm, "waiting")).text
        assert "Comuni #1" in waiting.text
        assert bot.say("button-settings") in (await ada.slash(room, "settings", remind=24)).text
        assert Eyes(here.stage.database).rows("SELECT remind FROM settings WHERE person = ?", ada.id) == [
            {"remind": 24}
        ]
        assert "Shafausa" in (await ada.slash(room, "rules", game="shafausa")).text
        assert bot.say("refusal-no-results-yours") in (await ada.slash(room, "stats")).text
        assert bot.say("help-title") in (await ada.slash(room, "help")).text


async def test_a_server_that_did_not_invite_the_bot_gets_no_table_and_its_managers_no_say(tmp_path: Path) -> None:
    async with abroad(tmp_path) as here:
        ada, bot, eyes = here.ada, bot_words("en"), Eyes(here.stage.database)
        mine = (await ada.slash(here.foreign, "waiting")).message
        front = (await ada.click(mine, str(ControlId("play", 0)))).message
        assert bot.say("front-elsewhere") in front.text
        assert "Comuni #1" not in front.text
        assert bot.say("button-new-game") not in [button.label for button in front.buttons]
        for forged in (ControlId("new", 0, arg="comuni"), ControlId("first", 0), ControlId("server", 0)):
            front.message.components[0]["components"][2]["components"][0]["custom_id"] = str(forged)
            assert "⚠️" in (await ada.click(front, str(forged))).text
        assert len(eyes.rows("SELECT 1 FROM matches")) == 1
        assert eyes.rows("SELECT 1 FROM incidents") == []
