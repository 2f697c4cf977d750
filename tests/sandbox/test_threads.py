"""Threads: from messages, private ones, archived and woken; posts of forums."""

from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Channel, Person, Sandbox
from tests.sandbox.performer import Performer


@pytest.fixture
async def room(bot: Performer, general: Channel) -> discord.TextChannel:
    """The first channel, as the bot sees it."""
    found = bot.get_channel(general.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_thread_from_a_message_has_its_id_and_is_made_once(room: discord.TextChannel, ada: Person) -> None:
    message = await room.send("match 12")
    thread = await message.create_thread(name="match 12")
    assert thread.id == message.id
    await thread.send("welcome")
    assert ada.last(await ada.wait_for_thread("match 12")).content == "welcome"
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004


async def test_a_private_thread_is_seen_by_its_members(
    room: discord.TextChannel, sandbox: Sandbox, ada: Person, bruno: Person, chloe: Person
) -> None:
    thread = await room.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.send("plans")
    await thread.add_user(discord.Object(bruno.id))
    assert bruno.last(sandbox.channel("secret")).content == "plans"
    assert bruno.could_read("plans"), "who comes later can read what was said"
    assert chloe.sees(sandbox.channel("secret")) == []
    assert not chloe.could_read("plans")
    assert ada.could_read("plans"), "administrators see private threads"
    assert len(await thread.fetch_members()) == 2
    await thread.remove_user(discord.Object(bruno.id))
    assert bruno.sees(sandbox.channel("secret")) == []


async def test_a_mention_brings_people_into_a_thread(
    room: discord.TextChannel, sandbox: Sandbox, chloe: Person
) -> None:
    thread = await room.create_thread(name="hidden", type=discord.ChannelType.private_thread)
    await thread.send(f"come in, {chloe.mention}")
    assert chloe.last(sandbox.channel("hidden")).pings == [chloe.id]


async def test_writing_wakes_an_archived_thread_unless_it_is_locked(
    room: discord.TextChannel, sandbox: Sandbox
) -> None:
    thread = await room.create_thread(name="sleepy", type=discord.ChannelType.public_thread)
    message = await thread.send("good night")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="dreaming")
    assert refused.value.code == 50083
    await thread.send("good morning")
    state = sandbox.channel("sleepy").thread
    assert state is not None
    assert not state.archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("hello?")
    assert refused.value.code == 50083


async def test_a_silent_thread_falls_asleep(room: discord.TextChannel, sandbox: Sandbox) -> None:
    thread = await room.create_thread(name="quiet", type=discord.ChannelType.public_thread, auto_archive_duration=60)
    await thread.send("anybody?")
    sandbox.clock.advance(59 * 60)
    state = sandbox.channel("quiet").thread
    assert state is not None
    assert not state.archived
    sandbox.clock.advance(2 * 60)
    assert state.archived
    assert [each.id async for each in room.archived_threads()] == [thread.id]


async def test_threads_are_listed_joined_and_deleted(room: discord.TextChannel, sandbox: Sandbox) -> None:
    thread = await room.create_thread(name="short", type=discord.ChannelType.public_thread)
    assert [each.id for each in await room.guild.active_threads()] == [thread.id]
    await thread.leave()
    await thread.join()
    await thread.edit(name="shorter")
    assert sandbox.channel("shorter").id == thread.id
    await thread.delete()
    with pytest.raises(LookupError):
        sandbox.channel("shorter")


async def test_a_command_in_a_thread_is_answered_there(
    room: discord.TextChannel, sandbox: Sandbox, ada: Person
) -> None:
    await room.create_thread(name="table", type=discord.ChannelType.public_thread)
    exchange = await ada.slash(sandbox.channel("table"), "echo", text="in the thread")
    assert exchange.message.channel_id == sandbox.channel("table").id


async def test_a_thread_whose_time_is_shortened_falls_asleep_sooner(
    room: discord.TextChannel, sandbox: Sandbox
) -> None:
    thread = await room.create_thread(name="over", type=discord.ChannelType.public_thread, auto_archive_duration=10080)
    await thread.edit(auto_archive_duration=1440)
    sandbox.clock.advance(25 * 3600)
    state = sandbox.channel("over").thread
    assert state is not None
    assert state.archived


async def test_a_person_opens_a_post_in_a_forum_and_the_page_is_told_its_tags(sandbox: Sandbox) -> None:
    sandbox.add_tables()
    forum = sandbox.channel("game-tables")
    [first] = sandbox.world.threads_of(forum)
    tags = {each.name: str(each.id) for each in forum.tags}
    address = sandbox.page.replace("http", "ws", 1) + "feed?as=bruno"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as page:

        async def posted(nonce: int, **what: object) -> dict[str, Any]:
            await page.send_json({"op": "post", "nonce": nonce, "text": "Who joins?", **what})
            while (frame := await page.receive_json()).get("nonce") != nonce:
                pass
            return dict(frame)

        welcome = (await page.receive_json())["d"]["channels"]
        [listed] = [each for each in welcome if each["id"] == str(first.id)]
        assert (listed["unread"], listed["applied_tags"]) == (True, [tags["Info"]])
        answer = await posted(1, channel=str(forum.id), title="Sunday", tags=[tags["Shafausa"]])
        post = sandbox.channel("Sunday")
        assert answer["d"] == {"id": str(post.id)}
        assert post.thread is not None
        assert post.thread.tags == [int(tags["Shafausa"])]
        assert [each.id for each in sandbox.person("Ada").sees(post)] == [post.id]
        for wrong in ({"text": ""}, {"tags": ["1"]}, {"title": ""}, {"channel": str(sandbox.channel("general").id)}):
            asked = {"channel": str(forum.id), "title": "Not this", "tags": [], **wrong}
            assert (await posted(2, **asked))["t"] == "PROBLEM", wrong
        assert len([*sandbox.world.threads_of(forum)]) == 2
    sandbox.add_tables()
    assert sandbox.channel("game-tables") is forum, "a server that has a forum is given no second"
