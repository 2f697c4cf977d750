"""Positions of long ago are packed while the bot runs, and nobody can tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.position_packer import FIRST
from bot.store import positions
from engine.core.record import verify
from sandbox import Channel, Person
from tests.e2e.endings import finish
from tests.e2e.players import Eyes
from tests.e2e.stage import Stage, staged
from tests.formats import kept
from tests.formats.revival import revived

#: every position a match ever has
ALL = 100_000


def read(eyes: Eyes) -> list[tuple[int, bytes, bytes]]:
    """Every position of the match as the bot reads it."""
    found = eyes.look(positions.between, eyes.number, 0, ALL)
    return [(one.n, one.state, one.told) for one in found]


async def packed(stage: Stage, eyes: Eyes) -> None:
    """Time passes until no position of the match is whole."""
    stage.let_pass(FIRST + 1)
    whole = "SELECT 1 FROM positions WHERE match = ? AND length(state) > 0"
    await eyes.until(lambda: not eyes.rows(whole, eyes.number), "the packs")


async def looked_back(person: Person, channel: Channel, match: int) -> list[str]:
    """What someone reads of a match that is over."""
    replay = (await person.slash(channel, "game replay", match=match)).message
    at = (await person.slash(channel, "game at", match=match, position=5)).message
    return [replay.text, at.text]


async def exported(person: Person, channel: Channel, match: int) -> bytes:
    """The record as someone gets it."""
    return (await person.slash(channel, "game export", match=match)).message.files[0].data


async def test_a_match_that_is_over_is_packed_and_can_be_looked_back_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game="comuni", seats=2)
        eyes = await finish(stage, 1, people, thread)
        await eyes.all_sent()
        before, told = read(eyes), await looked_back(people[0], thread, 1)
        await packed(stage, eyes)
        assert read(eyes) == before
        assert await looked_back(people[0], thread, 1) == told
        assert verify(await exported(people[1], thread, 1)).save() == before[-1][1]
        # what is packed is packed: a new start changes nothing
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert await looked_back(people[0], thread, 1) == told
        assert eyes.rows("SELECT * FROM incidents") == []


@pytest.mark.parametrize("version", kept.servers(), ids=lambda folder: folder.name)
async def test_what_an_earlier_version_kept_whole_is_packed_after_the_upgrade(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        await server.settle()
        server.match("status = 'over'")
        before = read(server.eyes)
        assert before[0][1]
        await packed(server.stage, server.eyes)
        assert read(server.eyes) == before
        person, room = server.seated()[0], server.sandbox.channel("game-room")
        assert verify(await exported(person, room, server.eyes.number)).save() == before[-1][1]
        # and a match that runs is not touched yet: it is short
        server.match("status = 'running'")
        assert all(
            row["state"] for row in server.eyes.rows("SELECT state FROM positions WHERE match = ?", server.eyes.number)
        )
