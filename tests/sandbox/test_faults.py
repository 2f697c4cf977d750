"""Faults on demand, and how the unmodified client meets them."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Channel, NoAnswer, Person, Sandbox
from tests.sandbox.performer import Performer, performing

MESSAGES = "/channels/*/messages"


@pytest.fixture
async def room(bot: Performer, general: Channel) -> discord.TextChannel:
    """The first channel, as the bot sees it."""
    found = bot.get_channel(general.id)
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.mark.parametrize("for_all", [False, True])
async def test_a_429_is_waited_for_and_retried(room: discord.TextChannel, sandbox: Sandbox, for_all: bool) -> None:
    fault = sandbox.faults.rate_limit("POST", MESSAGES, for_all=for_all, retry_after=0.02, times=2)
    await room.send("after a while")
    assert fault.hits == 2


async def test_a_429_without_via_is_a_ban(room: discord.TextChannel, sandbox: Sandbox) -> None:
    sandbox.faults.rate_limit("POST", MESSAGES, via=False)
    with pytest.raises(discord.HTTPException) as refused:
        await room.send("banned")
    assert refused.value.status == 429


async def test_a_503_is_not_retried(room: discord.TextChannel, sandbox: Sandbox) -> None:
    sandbox.faults.fail("POST", MESSAGES, status=503)
    with pytest.raises(discord.DiscordServerError):
        await room.send("lost")


async def test_any_refusal_can_be_asked_for(sandbox: Sandbox, bot: Performer, ada: Person) -> None:
    sandbox.faults.refuse("POST", "/users/@me/channels", status=400, code=40003, message="Too fast")
    user = await bot.fetch_user(ada.id)
    with pytest.raises(discord.HTTPException) as refused:
        await user.send("hello")
    assert refused.value.code == 40003


async def test_a_500_after_the_effect_makes_no_second_message_with_a_nonce(
    room: discord.TextChannel, sandbox: Sandbox, general: Channel, ada: Person
) -> None:
    sandbox.faults.fail("POST", MESSAGES, status=500, after_effect=True)
    await room.send("once", nonce="row-1")
    assert [each.content for each in ada.sees(general)] == ["once"]


async def send_in_vain(room: discord.TextChannel, text: str) -> None:
    """The sender is not told that it was sent."""
    with pytest.raises((aiohttp.ClientError, OSError)):
        await room.send(text)


async def test_a_lost_answer_left_its_effect(
    room: discord.TextChannel, sandbox: Sandbox, general: Channel, ada: Person
) -> None:
    sandbox.faults.lose_answer("POST", MESSAGES)
    await send_in_vain(room, "arrived")
    assert ada.last(general).content == "arrived"


async def test_a_dropped_connection_left_none(
    room: discord.TextChannel, sandbox: Sandbox, general: Channel, ada: Person
) -> None:
    sandbox.faults.drop("POST", MESSAGES)
    await send_in_vain(room, "nothing")
    assert ada.sees(general) == []


async def test_a_slow_answer_is_late(room: discord.TextChannel, sandbox: Sandbox) -> None:
    sandbox.faults.slow("POST", MESSAGES, seconds=0.05)
    before = asyncio.get_running_loop().time()
    await room.send("slowly")
    assert asyncio.get_running_loop().time() - before >= 0.05


async def test_a_duplicated_interaction_is_acknowledged_once(
    sandbox: Sandbox, general: Channel, ada: Person, bot: Performer
) -> None:
    sandbox.faults.duplicate_next()
    await ada.slash(general, "echo", text="twice?")
    await sandbox.quiet()
    assert [each.content for each in ada.sees(general)] == ["twice?"]
    await bot.until(lambda: bot.problems, "the refusal")
    assert "40060" in str(bot.problems.pop())


async def test_an_interaction_that_comes_too_late_is_unknown(
    sandbox: Sandbox, general: Channel, ada: Person, bot: Performer
) -> None:
    sandbox.faults.delay_next(0.05)
    exchange = await ada.slash(general, "echo", text="late", wait=False)
    sandbox.clock.advance(3.1)
    with pytest.raises(NoAnswer):
        await exchange.acknowledged()
    await bot.until(lambda: bot.problems, "the refusal")
    assert "10062" in str(bot.problems.pop())


async def test_a_lost_interaction_fails(sandbox: Sandbox, general: Channel, ada: Person, bot: Performer) -> None:
    sandbox.faults.lose_next()
    exchange = await ada.slash(general, "echo", text="lost", wait=False)
    sandbox.clock.advance(3.1)
    with pytest.raises(NoAnswer):
        await exchange.acknowledged()
    assert (await ada.slash(general, "echo", text="found")).message.content == "found"


async def test_held_interactions_arrive_in_order(
    sandbox: Sandbox, general: Channel, ada: Person, bruno: Person, bot: Performer
) -> None:
    with sandbox.faults.holding():
        first = await ada.slash(general, "echo", text="one", wait=False)
        second = await bruno.slash(general, "echo", text="two", wait=False)
    await first.complete()
    await second.complete()
    assert {each.content for each in ada.sees(general)} == {"one", "two"}


async def test_after_a_reconnect_the_session_is_resumed(
    sandbox: Sandbox, general: Channel, ada: Person, bot: Performer
) -> None:
    sandbox.faults.reconnect()
    await bot.until(lambda: "resumed" in bot.events, "RESUMED")
    assert (await ada.slash(general, "echo", text="still here")).message.content == "still here"


async def test_what_happened_while_cut_off_is_replayed(
    sandbox: Sandbox, general: Channel, ada: Person, bot: Performer
) -> None:
    sandbox.faults.abort()
    exchange = await ada.slash(general, "echo", text="during the gap")
    assert exchange.message.content == "during the gap"
    assert "resumed" in bot.events


async def test_after_an_invalid_session_the_bot_identifies_anew(
    sandbox: Sandbox, general: Channel, ada: Person, bot: Performer
) -> None:
    bot.ready.clear()
    sandbox.faults.invalidate()
    await asyncio.wait_for(bot.ready.wait(), 90)
    assert (await ada.slash(general, "echo", text="anew")).message.content == "anew"
    assert bot.events == ["ready", "ready"]


async def test_a_new_process_is_a_new_session(sandbox: Sandbox, general: Channel, ada: Person) -> None:
    async with performing(sandbox):
        pass
    async with performing(sandbox) as second:
        assert (await ada.slash(general, "echo", text="new")).message.content == "new"
        assert second.events == ["ready"]


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    sandbox.world.token = "other"
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}})
        closed = await socket.receive()
        assert closed.data == 4004


async def test_an_unknown_session_is_invalid(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "gone", "seq": 3}})
        assert await socket.receive_json() == {"op": 9, "s": None, "t": None, "d": False}
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


async def test_a_gateway_that_is_down_refuses(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        with sandbox.faults.gateway_down(), pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(sandbox.gateway)


async def test_a_skewed_clock_shows_in_ids_and_dates(room: discord.TextChannel, sandbox: Sandbox) -> None:
    sandbox.faults.skew(120)
    message = await room.send("from the future")
    ahead = (message.created_at - discord.utils.utcnow()).total_seconds()
    assert 110 < ahead < 130
