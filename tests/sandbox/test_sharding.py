"""A bot in several shards: each connection is told about its own servers, two processes may share one, and Discord
insists on slowness."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox, Sharding
from sandbox.sharding import serves
from tests.sandbox.performer import performing


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Two servers on two shards, which may identify at the same time."""
    async with Sandbox(paced=False, servers=2, sharding=Sharding(2, 2, paced=False)) as running:
        yield running
        assert running.complaints == []


class Sharded(discord.AutoShardedClient):
    """Notes on which shard it hears of what."""

    def __init__(self, **more: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01, **more)
        self.ready = asyncio.Event()
        self.heard: list[tuple[int, int]] = []
        self.refused: list[int] = []
        self.changed = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Nobody is in the way."""

    async def on_ready(self) -> None:
        """Ready."""
        self.ready.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note it, and answer."""
        guild = interaction.guild_id
        self.heard.append((-1 if guild is None else (guild >> 22) % 2, interaction.id))
        try:
            await interaction.response.send_message("heard", ephemeral=True)
        except discord.HTTPException as error:
            self.refused.append(error.code)
        self.changed.set()


async def commanded(sandbox: Sandbox, client: discord.Client) -> None:
    assert client.application_id
    command = {"name": "ping", "description": "Ping.", "type": 1}
    await client.http.upsert_global_command(client.application_id, command)  # type: ignore[arg-type]


async def identified(socket: aiohttp.ClientWebSocketResponse, sandbox: Sandbox, shard: list[int]) -> dict[str, Any]:
    """What the gateway says to one more that identifies."""
    assert (await socket.receive_json())["op"] == 10
    properties = {"os": "linux", "browser": "test", "device": "test"}
    data = {"token": sandbox.token, "intents": 1, "properties": properties, "shard": shard}
    await socket.send_json({"op": 2, "d": data})
    heard: dict[str, Any] = await socket.receive_json()
    return heard


def test_servers_are_dealt_out_to_the_shards() -> None:
    sandbox = Sandbox(servers=4, sharding=Sharding(2))
    assert [serves((0, 2), guild.id) for guild in sandbox.guilds] == [True, False, True, False]
    assert len({guild.name for guild in sandbox.guilds}) == 4


async def test_discord_says_how_many_shards_there_are_to_be(sandbox: Sandbox) -> None:
    client = Sharded()
    async with performing(sandbox, client):  # type: ignore[arg-type]
        assert client.shard_count == 2
        assert (await client.fetch_session_start_limits()).max_concurrency == 2
        assert sandbox.connected_shards == [(0, 2), (1, 2)]
        assert {guild.name: guild.shard_id for guild in client.guilds} == {"Board Game Night": 0, "Sunday Table": 1}


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_direct_messages(sandbox: Sandbox) -> None:
    first, second = Sharded(shard_ids=[0], shard_count=2), Sharded(shard_ids=[1], shard_count=2)
    ada = sandbox.person("Ada")
    async with performing(sandbox, first), performing(sandbox, second):  # type: ignore[arg-type]
        await commanded(sandbox, first)
        for guild in sandbox.guilds:
            await ada.slash(sandbox.channel("general", guild), "ping")
        await ada.slash(ada.dm, "ping")
        assert [shard for shard, _ in first.heard] == [0, -1]
        assert [shard for shard, _ in second.heard] == [1]


async def test_two_sessions_of_one_shard_both_hear_and_one_of_them_answers(sandbox: Sandbox) -> None:
    old, new = Sharded(shard_ids=[0], shard_count=2), Sharded(shard_ids=[0], shard_count=2)
    ada = sandbox.person("Ada")
    async with performing(sandbox, old):  # type: ignore[arg-type]
        await commanded(sandbox, old)
        async with performing(sandbox, new):  # type: ignore[arg-type]
            assert sandbox.connected_shards == [(0, 2), (0, 2)]
            await ada.slash(sandbox.channel("general"), "ping")
            while not new.heard or not old.heard:
                await asyncio.gather(old.changed.wait(), new.changed.wait())
            assert old.heard == new.heard
            await sandbox.quiet()
            while not old.refused + new.refused:
                old.changed.clear()
                new.changed.clear()
                await asyncio.wait(
                    [asyncio.create_task(each.changed.wait()) for each in (old, new)], return_when="FIRST_COMPLETED"
                )
            assert old.refused + new.refused == [40060], "whoever comes second is told so"
        assert len(ada.sees(sandbox.channel("general"))) == 1
        await ada.slash(sandbox.channel("general"), "ping")
        assert len(old.heard) == 2


async def test_one_shard_can_be_away_alone(sandbox: Sandbox) -> None:
    client = Sharded()
    async with performing(sandbox, client):  # type: ignore[arg-type]
        with sandbox.faults.shard_down(1):
            await sandbox.until(lambda: sandbox.connected_shards == [(0, 2)], "one shard less")
        await sandbox.until(lambda: len(sandbox.connected_shards) == 2, "the other shard")


async def test_whoever_identifies_too_fast_is_turned_away() -> None:
    async with Sandbox(sharding=Sharding(2, 1)) as sandbox, aiohttp.ClientSession() as session:
        told = []
        for shard in ([0, 2], [1, 2]):
            async with session.ws_connect(sandbox.gateway) as socket:
                told.append(await identified(socket, sandbox, shard))
        assert [(each["op"], each["t"]) for each in told] == [(0, "READY"), (9, None)]
    async with Sandbox(sharding=Sharding(2, 2)) as sandbox, aiohttp.ClientSession() as session:
        for shard in ([0, 2], [1, 2]):
            async with session.ws_connect(sandbox.gateway) as socket:
                assert (await identified(socket, sandbox, shard))["t"] == "READY"


async def test_a_bot_with_too_many_servers_must_be_sharded() -> None:
    demanding = Sharding(2, required=True, paced=False)
    async with (
        Sandbox(paced=False, sharding=demanding) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.gateway) as socket,
    ):
        await socket.receive_json()
        properties = {"os": "linux", "browser": "test", "device": "test"}
        data = {"token": sandbox.token, "intents": 1, "properties": properties}
        await socket.send_json({"op": 2, "d": data})
        await socket.receive()
        assert socket.close_code == 4011
