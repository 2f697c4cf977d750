"""What the gateway tells a bot that asks to know everything, and one that asks for little."""

import asyncio
import io
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Channel, Person, Sandbox, Upload, gateway
from tests.sandbox.performer import Performer, performing, picture


class Listener(Performer):
    """A bot that notes every event."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents)
        self.heard: list[str] = []
        self.texts: list[str] = []

    async def on_socket_event_type(self, name: str) -> None:
        """Note the name of an event."""
        self.heard.append(name)
        self.news.stir()

    async def on_message(self, message: discord.Message) -> None:
        """Note what was said."""
        self.texts.append(message.content)
        self.news.stir()


@pytest.fixture
async def listener(sandbox: Sandbox) -> AsyncIterator[Listener]:
    """A bot with all intents."""
    bot = Listener(discord.Intents.all())
    async with performing(sandbox, bot):
        yield bot
        assert bot.problems == []


@pytest.fixture
def room(listener: Listener, general: Channel) -> discord.TextChannel:
    """The first channel, as the bot sees it."""
    found = listener.get_channel(general.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_everything_said_and_done_is_told(
    sandbox: Sandbox, listener: Listener, room: discord.TextChannel, general: Channel, ada: Person, bruno: Person
) -> None:
    said = ada.say(general, f"hello {bruno.mention}", Upload("map.png", picture()))
    ada.react(said, "🎲")
    ada.react(said, "🎲", add=False)
    await room.typing()
    message = await room.send("mine", file=discord.File(io.BytesIO(picture()), "a.png"), embed=discord.Embed(title="t"))
    await message.edit(content="changed")
    await message.pin()
    thread = await message.create_thread(name="thread")
    await thread.send("inside")
    await thread.edit(archived=True)
    await thread.delete()
    await message.delete()
    await (await listener.fetch_user(ada.id)).send("letter")
    await ada.slash(general, "layout")
    await ada.slash(general, "panel")
    await sandbox.quiet()
    await listener.until(lambda: listener.heard[-1] == "MESSAGE_CREATE", "the last event")
    expected = (
        "READY GUILD_CREATE MESSAGE_CREATE MESSAGE_REACTION_ADD MESSAGE_REACTION_REMOVE TYPING_START MESSAGE_UPDATE "
        "CHANNEL_PINS_UPDATE THREAD_CREATE THREAD_UPDATE THREAD_DELETE MESSAGE_DELETE CHANNEL_CREATE INTERACTION_CREATE"
    )
    assert set(expected.split()) <= set(listener.heard)
    assert {f"hello {bruno.mention}", "mine", "inside", "letter"} <= set(listener.texts)


async def test_ephemeral_messages_are_not_told(
    sandbox: Sandbox, listener: Listener, general: Channel, ada: Person
) -> None:
    await ada.slash(general, "echo", text="psst", secret=True)
    await ada.slash(general, "echo", text="aloud")
    await listener.until(lambda: "aloud" in listener.texts, "the public answer")
    assert "psst" not in listener.texts


async def test_all_members_are_known_with_the_intent(listener: Listener, ada: Person) -> None:
    guild = listener.guilds[0]
    assert guild.get_member(ada.id) is not None
    assert len([each async for each in guild.fetch_members()]) == 7
    found = await guild.query_members(user_ids=[ada.id])
    assert [each.id for each in found] == [ada.id]


async def test_without_the_intent_the_text_of_others_is_hidden(sandbox: Sandbox, general: Channel, ada: Person) -> None:
    bot = Listener(discord.Intents(guilds=True, guild_messages=True))
    async with performing(sandbox, bot):
        ada.say(general, "not for bots")
        ada.say(general, f"but this, <@{sandbox.world.bot_id}>")
        await bot.until(lambda: len(bot.texts) == 2, "two messages")
        assert bot.texts == ["", f"but this, <@{sandbox.world.bot_id}>"]


async def test_with_guilds_alone_only_interactions_and_threads_are_told(
    sandbox: Sandbox, general: Channel, ada: Person
) -> None:
    bot = Listener(discord.Intents(guilds=True))
    async with performing(sandbox, bot):
        ada.say(general, "silence")
        await ada.slash(general, "echo", text="hello")
        await asyncio.sleep(0)
        assert set(bot.heard) == {"READY", "GUILD_CREATE", "INTERACTION_CREATE"}


async def test_an_auto_sharded_client_is_served_too(sandbox: Sandbox, general: Channel, ada: Person) -> None:
    class Sharded(discord.AutoShardedClient):
        ready = asyncio.Event()

        async def on_ready(self) -> None:
            self.ready.set()

    client = Sharded(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
    async with performing(sandbox, client):  # type: ignore[arg-type]
        assert client.shard_count == 1
        assert client.guilds[0].name == sandbox.guild.name


async def test_a_heartbeat_is_acknowledged_after_the_way_there_and_back(sandbox: Sandbox) -> None:
    # discord.py notes when it sent a heartbeat in another thread: an answer in no time would come before that note,
    # and be measured from the heartbeat before, as "websocket is 41.3s behind".
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway) as socket:
        await socket.receive_json()
        sent = loop.time()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        assert loop.time() - sent >= gateway.ROUND_TRIP_SECONDS


async def test_the_bot_measures_how_far_it_is_behind_rightly(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 200)
    begun, rightly = 0.0, list[bool]()
    acknowledged, send = discord.gateway.KeepAliveHandler.ack, discord.gateway.DiscordWebSocket.send_heartbeat

    async def slowly(socket: discord.gateway.DiscordWebSocket, data: Any) -> None:
        nonlocal begun
        begun = time.perf_counter()
        await send(socket, data)
        await asyncio.sleep(gateway.ROUND_TRIP_SECONDS / 3)

    def note(handler: discord.gateway.KeepAliveHandler) -> None:
        acknowledged(handler)
        rightly.append(handler._last_send >= begun)
        bot.news.stir()

    monkeypatch.setattr(discord.gateway.KeepAliveHandler, "ack", note)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "send_heartbeat", slowly)
    bot = Listener(discord.Intents(guilds=True))
    async with performing(sandbox, bot):
        await bot.until(lambda: len(rightly) >= 12, "a dozen heartbeats")
    # an answer that comes before its heartbeat is noted as sent is counted from the one before; a busy machine may
    # leave that note undone for longer than the way to Discord takes, but not time and again
    assert sum(rightly) >= len(rightly) - 3
