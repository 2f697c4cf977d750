"""A server removes the bot and invites it again: nothing is sent there meanwhile, and nobody loses any time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.e2e.beginnings import begun
from tests.e2e.players import Eyes, play_blind
from tests.e2e.posts import check_posts
from tests.e2e.stage import Stage, staged
from tests.e2e.times import DAY, settled

ASLEEP = "SELECT guild FROM asleep"


async def removed(stage: Stage, eyes: Eyes) -> None:
    stage.sandbox.remove_bot()
    await eyes.until(lambda: eyes.rows(ASLEEP), "a server that sleeps")


async def test_a_server_that_removed_the_bot_sleeps_with_its_clocks_until_the_bot_is_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4, pace="daily")
        await removed(stage, eyes)
        refused, stands = stage.app.invalid_requests.total, eyes.n
        # a post that is due there, as if an action had been under way
        eyes.change("INSERT INTO outbox (match, kind, payload) VALUES (1, 'notice', '{\"key\": \"notice-paused\"}')")
        for _ in range(20):
            stage.let_pass(DAY)
            stage.services.delivery.wake()
            await asyncio.sleep(0.05)
        assert stage.app.invalid_requests.total == refused, "nothing was tried"
        assert eyes.rows("SELECT attempts FROM outbox WHERE state = 'due' AND kind = 'notice'") == [{"attempts": 0}]
        assert eyes.n == stands, "nobody was decided for"
        stage.sandbox.invite_bot()
        await eyes.until(lambda: not eyes.rows(ASLEEP), "a server that is awake")
        await eyes.all_sent()
        await settled(stage, eyes)
        assert eyes.n == stands, "the time of absence does not count"
        assert eyes.rows("SELECT 1 FROM waits WHERE grace IS NOT NULL") == []
        await play_blind(people, thread, eyes, most=3)
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_a_server_that_is_out_of_reach_for_a_while_has_not_removed_the_bot(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=2)
        with stage.sandbox.outage():
            assert stage.bot is not None
            bot, server = stage.bot, stage.sandbox.guild.id
            await eyes.until(lambda: bot.get_guild(server) is None or bot.get_guild(server).unavailable, "an outage")
            assert eyes.rows(ASLEEP) == []
        await play_blind(people, thread, eyes, most=2)
        await eyes.all_sent()


async def test_what_happened_while_the_bot_was_stopped_is_found_out_at_the_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=2)
        await stage.drop_curtain()
        stage.sandbox.remove_bot()
        await stage.raise_curtain()
        await eyes.until(lambda: eyes.rows(ASLEEP), "a server that sleeps")
        await stage.drop_curtain()
        stage.sandbox.invite_bot()
        await stage.raise_curtain()
        await eyes.until(lambda: not eyes.rows(ASLEEP), "a server that is awake")
        await play_blind(people, thread, eyes, most=2)
        await eyes.all_sent()
        assert eyes.rows("SELECT 1 FROM incidents") == []
