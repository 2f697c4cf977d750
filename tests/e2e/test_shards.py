"""A bot in several shards: a server whose shard is away loses no time, and the others' clocks run on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.pace import HOUR, MINUTE
from bot.store import waits
from sandbox import Channel, Sandbox, Sharding
from tests.e2e.players import Eyes, what_waits
from tests.e2e.stage import Stage, staged


def halves() -> Sandbox:
    """Two servers on two shards, which may identify at the same time."""
    return Sandbox(paced=False, servers=2, sharding=Sharding(2, 2, paced=False))


async def two_matches(stage: Stage) -> list[tuple[Channel, int]]:
    """A live match on each server."""
    begun, eyes = [], Eyes(stage.settings.paravent_database)
    for number, guild in enumerate(stage.sandbox.guilds, 1):
        room = stage.sandbox.channel("game-room", guild)
        await stage.begin(stage.people(2), room, pace="live", seats=2)
        await eyes.until(lambda: eyes.look(waits.of_match, number), "a match that has begun")  # noqa: B023
        [thread] = [each for each in stage.sandbox.world.channels.values() if each.parent_id == room.id]
        begun.append((thread, number))
    return begun


def graced(eyes: Eyes, match: int) -> bool:
    """Whether someone's time is up in a match."""
    return any(waiting.grace is not None for waiting in eyes.look(waits.of_match, match).values())


def users(eyes: Eyes, match: int) -> set[int]:
    """Who is awaited in a match."""
    return {waiting.user for waiting in eyes.look(waits.of_match, match).values()}


@pytest.mark.parametrize("away", [0, 1])
async def test_clocks_stop_only_on_the_servers_of_the_shard_that_is_away(tmp_path: Path, away: int) -> None:
    async with staged(tmp_path, world=halves(), paravent_sharded=True) as stage:
        matches, eyes = await two_matches(stage), Eyes(stage.settings.paravent_database)
        there, here = matches[away][1], matches[1 - away][1]
        with stage.sandbox.faults.shard_down(away):
            in_reach = stage.app.presence.in_reach
            guild = stage.sandbox.guilds[away].id
            await eyes.until(lambda: not in_reach(guild), "the end of a connection")
            # the other shard comes and goes meanwhile: that brings this one back to nobody
            other = stage.sandbox.guilds[1 - away].id
            with stage.sandbox.faults.shard_down(1 - away):
                await eyes.until(lambda: not in_reach(other), "the end of the other connection")
            await eyes.until(lambda: in_reach(other), "the other connection again", 60)
            stage.let_pass(35 * MINUTE)
            await eyes.until(lambda: graced(eyes, here), "the end of the time where people can answer")
            assert not graced(eyes, there)
            stage.let_pass(2 * HOUR)
            await stage.people(1)[0].slash(matches[1 - away][0], "waiting")
            assert not graced(eyes, there)
            assert eyes.rows("SELECT 1 FROM pauses WHERE match = ?", there) == []
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM pauses WHERE match = ?", there), "time given back", 60)
        assert eyes.rows("SELECT 1 FROM pauses WHERE match = ?", here) == []
        assert not graced(eyes, there)
        stage.let_pass(31 * MINUTE)
        await eyes.until(lambda: graced(eyes, there), "the end of the time given back")


async def test_people_of_two_servers_and_their_direct_messages_are_answered_by_a_group_of_shards(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path, world=halves(), paravent_shards="0-1/2") as stage:
        assert stage.sandbox.connected_shards == [(0, 2), (1, 2)]
        matches = await two_matches(stage)
        for thread, _ in matches:
            await stage.play_on(thread, stage.people(2), actions=4)
        eyes = Eyes(stage.settings.paravent_database)
        for person in stage.people(2):
            waited = [number for _, number in matches if person.id in users(eyes, number)]
            answer = what_waits((await person.slash(person.dm, "waiting")).text)
            assert [f"#{number}" in answer for _, number in matches] == [number in waited for _, number in matches]
