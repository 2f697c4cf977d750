"""Which server is on which shard, and which shards are this process's."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.match.components import Components
from bot.match.deadlines import OUTAGE, beat, give_back
from bot.shards import ONLY, ShardGroup, ShardNumber, group
from bot.store import Connection, Store, waits
from tests.dealt import AT, begun


@pytest.mark.parametrize(
    ("written", "meant"),
    [("0-3/8", ShardGroup(0, 3, 8)), (" 2/8 ", ShardGroup(2, 2, 8)), ("0/1", ShardGroup(0, 0, 1))],
)
def test_a_group_is_read_as_it_is_written(written: str, meant: ShardGroup) -> None:
    assert group(written) == meant


def test_a_server_is_on_one_shard_and_direct_messages_on_the_first() -> None:
    shards = ShardGroup(0, 7, 8).shards
    for guild in (1 << 22, 81384788765712384, 1 << 60):
        [its] = [shard for shard in shards if shard.serves(guild)]
        assert its.id == (guild >> 22) % 8
    assert [shard.id for shard in shards if shard.serves(None)] == [0]
    assert all(ONLY.serves(guild) for guild in (None, 0, 1 << 22, 5 << 40))


def stops(db: Connection, match: int) -> list[tuple[float, float | None]]:
    return waits.pauses(db, match)


@pytest.mark.parametrize("mine", [True, False])
async def test_only_the_servers_of_the_shard_that_was_away_are_given_time_back(tmp_path: Path, mine: bool) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    number = await store.write(partial(begun, library=Components()))
    guild = await store.read(lambda db: db.execute("SELECT guild FROM matches").fetchone()[0])
    shard = next(each for each in ShardGroup(0, 1, 2).shards if each.serves(guild) is mine)
    await store.write(partial(beat, shard=shard, at=AT))
    await store.write(partial(give_back, at=AT + 2 * OUTAGE, shard=shard))
    assert await store.read(partial(stops, match=number)) == ([(AT, AT + 2 * OUTAGE)] if mine else [])
    await store.close()


async def test_another_number_of_shards_takes_nobody_back_to_when_there_was_the_same(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "a.sqlite3")
    number = await store.write(partial(begun, library=Components()))
    # two shards long ago, then one, and now two again
    for shard in (ShardNumber(0, 2), ShardNumber(1, 2)):
        await store.write(partial(beat, shard=shard, at=AT - 40 * OUTAGE))
    await store.write(partial(beat, shard=ONLY, at=AT))
    for shard in (ShardNumber(0, 2), ShardNumber(1, 2)):
        await store.write(partial(give_back, at=AT + 2 * OUTAGE, shard=shard))
    assert await store.read(partial(stops, match=number)) == [(AT, AT + 2 * OUTAGE)]
    await store.close()
