"""Messages, files, pins, direct messages and mentions, through discord.py's own objects."""

import io

import discord
import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.permissions import Permission
from sandbox.world import Overwrite
from tests.sandbox.performer import Performer, picture


@pytest.fixture
async def room(bot: Performer, general: Channel) -> discord.TextChannel:
    """The first channel, as the bot sees it."""
    found = bot.get_channel(general.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_a_message_is_sent_edited_and_deleted(room: discord.TextChannel, general: Channel, ada: Person) -> None:
    message = await room.send("first")
    await message.edit(content="second")
    assert ada.last(general).content == "second"
    assert ada.last(general).edited
    await message.delete()
    assert ada.sees(general) == []
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="third")
    assert refused.value.code == 10008


async def test_the_same_nonce_gives_the_same_message(room: discord.TextChannel, general: Channel, ada: Person) -> None:
    one = await room.send("once", nonce="row-17")
    two = await room.send("once", nonce="row-17")
    assert one.id == two.id
    assert len(ada.sees(general)) == 1


async def test_files_are_served_for_their_key_only(room: discord.TextChannel, sandbox: Sandbox) -> None:
    message = await room.send(file=discord.File(io.BytesIO(picture(5, 7)), "map.png", description="A map"))
    attachment = message.attachments[0]
    assert (attachment.width, attachment.height, attachment.description) == (5, 7, "A map")
    assert await attachment.read() == picture(5, 7)
    attachment.url = attachment.url.split("?")[0]
    with pytest.raises(discord.NotFound):
        await attachment.read()


async def test_an_edit_replaces_the_picture(room: discord.TextChannel, general: Channel, ada: Person) -> None:
    message = await room.send(file=discord.File(io.BytesIO(picture(5, 7)), "one.png"))
    await message.edit(attachments=[discord.File(io.BytesIO(picture(2, 2)), "two.png")])
    assert [each.filename for each in ada.last(general).files] == ["two.png"]


async def test_pins_are_kept_and_announced(room: discord.TextChannel, general: Channel, ada: Person) -> None:
    message = await room.send("the rules")
    await message.pin()
    assert [each.id async for each in room.pins()] == [message.id]
    assert ada.sees(general)[0].pinned
    await message.unpin()
    assert [each async for each in room.pins()] == []


async def test_history_is_read_newest_first(room: discord.TextChannel) -> None:
    for number in range(4):
        await room.send(str(number))
    assert [each.content async for each in room.history(limit=3)] == ["3", "2", "1"]
    last = await anext(room.history(limit=1))
    assert [each.content async for each in room.history(before=last)] == ["2", "1", "0"]
    assert (await room.fetch_message(last.id)).content == "3"


async def test_allowed_mentions_decide_who_is_pinged(
    room: discord.TextChannel, general: Channel, ada: Person, bruno: Person
) -> None:
    only_ada = discord.AllowedMentions(users=[discord.Object(ada.id)], everyone=False, roles=False)
    await room.send(f"{ada.mention} and {bruno.mention}", allowed_mentions=only_ada)
    assert ada.last(general).pings == [ada.id]
    await room.send(f"{ada.mention}", silent=True)
    assert ada.last(general).pings == []
    await room.send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert bruno.id in bruno.last(general).pings
    await room.send(f"`{ada.mention}`")
    assert len(ada.pinged_in(general)) == 2


async def test_a_reply_points_at_its_message(room: discord.TextChannel, general: Channel, ada: Person) -> None:
    said = ada.say(general, "when do we start?")
    found = await room.fetch_message(said.id)
    answer = await found.reply("now")
    assert answer.reference is not None
    assert answer.reference.message_id == said.id
    assert ada.last(general).pings == [ada.id]


async def test_direct_messages_arrive_unless_closed(
    bot: Performer, sandbox: Sandbox, ada: Person, bruno: Person
) -> None:
    user = await bot.fetch_user(ada.id)
    await user.send("your hand")
    assert ada.dms[-1].content == "your hand"
    assert not bruno.could_read("your hand")
    ada.close_dms()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("again")
    assert refused.value.code == 50007
    ada.open_dms()
    ada.leave_server()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("and again")
    assert refused.value.code == 50278


async def test_reactions_come_and_go(room: discord.TextChannel, general: Channel, ada: Person, bot: Performer) -> None:
    message = await room.send("vote")
    await message.add_reaction("👍")
    ada.react(ada.last(general), "👍")
    assert (await room.fetch_message(message.id)).reactions[0].count == 2
    assert bot.user is not None
    await message.remove_reaction("👍", bot.user)
    assert ada.last(general).message.reactions == {"👍": [ada.id]}


async def test_permissions_refuse_what_discord_would_refuse(
    room: discord.TextChannel, sandbox: Sandbox, general: Channel
) -> None:
    general.overwrites.append(Overwrite(sandbox.world.bot_id, 1, deny=int(Permission.SEND_MESSAGES)))
    with pytest.raises(discord.Forbidden) as refused:
        await room.send("hush")
    assert refused.value.code == 50013
    general.overwrites[0].deny = int(Permission.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as refused:
        await room.send("hush")
    assert refused.value.code == 50001


async def test_people_are_told_of_typing(room: discord.TextChannel, ada: Person) -> None:
    await room.typing()
    assert ada.shown()[-1].event == "TYPING_START"


async def test_members_and_roles_can_be_fetched(bot: Performer, ada: Person) -> None:
    guild = bot.guilds[0]
    member = await guild.fetch_member(ada.id)
    assert member.guild_permissions.administrator
    assert {role.name for role in await guild.fetch_roles()} >= {"@everyone", "Administrator"}
    assert {channel.name for channel in await guild.fetch_channels()} >= {"general"}
    assert (await bot.fetch_guild(guild.id)).name == guild.name
    with pytest.raises(discord.NotFound) as refused:
        await guild.fetch_member(1)
    assert refused.value.code == 10007
