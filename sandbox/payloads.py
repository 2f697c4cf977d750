"""How things look on the wire: the JSON that Discord sends for users, channels, messages and servers."""

from typing import Any
from urllib.parse import quote

from sandbox.clock import iso
from sandbox.refusal import Json
from sandbox.world import (
    Attachment,
    Channel,
    ChannelKind,
    Member,
    Message,
    MessageFlag,
    MessageKind,
    Role,
    User,
    World,
)

FILE_LINK_HOURS = 24


def user(person: User) -> Json:
    """A user as everyone sees it."""
    return {
        "id": str(person.id),
        "username": person.username,
        "discriminator": "0",
        "global_name": None if person.bot else person.display_name,
        "avatar": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
        **({"bot": True} if person.bot else {}),
    }


def own_user(bot: User) -> Json:
    """The bot's account as it sees itself."""
    return {**user(bot), "mfa_enabled": False, "locale": "en-US", "premium_type": 0, "email": None, "verified": True}


def member_only(member: Member) -> Json:
    """Membership without the user."""
    return {
        "roles": [str(role) for role in member.roles],
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "pending": False,
        "communication_disabled_until": None,
        "flags": 0,
        "mute": False,
        "deaf": False,
    }


def member(world: World, who: Member) -> Json:
    """A member with the user."""
    return {**member_only(who), "user": user(world.users[who.user_id])}


def role(it: Role) -> Json:
    """A role."""
    tags: Json = {"tags": {"bot_id": str(it.managed_by)}} if it.managed_by else {}
    return {
        "id": str(it.id),
        "name": it.name,
        "permissions": str(it.permissions),
        "position": it.position,
        "color": it.colour,
        "colors": {"primary_color": it.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": it.managed_by is not None,
        "mentionable": it.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
        **tags,
    }


def channel(world: World, it: Channel) -> Json:
    """A channel, a thread or a direct message."""
    last_pin = iso(it.last_pin_at) if it.last_pin_at else None
    shared: Json = {
        "id": str(it.id),
        "type": int(it.kind),
        "flags": 0,
        "last_message_id": str(it.last_message_id) if it.last_message_id else None,
        "last_pin_timestamp": last_pin,
    }
    if it.kind is ChannelKind.DM:
        people = [user(world.users[each]) for each in it.recipients]
        return {**shared, "name": None, "recipients": people}
    shared |= {"guild_id": str(it.guild_id), "name": it.name, "parent_id": str(it.parent_id) if it.parent_id else None}
    if it.thread is None:
        shared |= {"position": it.position, "permission_overwrites": [overwrite(each) for each in it.overwrites]}
        if it.kind is ChannelKind.CATEGORY:
            return {key: value for key, value in shared.items() if key not in ("last_message_id", "last_pin_timestamp")}
        shared |= {"topic": it.topic, "nsfw": False, "rate_limit_per_user": it.slowmode}
        return {**shared, **forum(it)} if it.kind is ChannelKind.FORUM else shared
    return {
        **shared,
        "owner_id": str(it.thread.owner_id),
        "rate_limit_per_user": it.slowmode,
        "message_count": sum(1 for each in world.messages.get(it.id, {}).values() if each.owner_id is None),
        "member_count": min(50, len(it.thread.members)),
        "total_message_sent": it.thread.total_sent,
        **({"applied_tags": [str(each) for each in it.thread.tags]} if it.thread.tags else {}),
        "thread_metadata": {
            "archived": it.thread.archived,
            "archive_timestamp": iso(it.thread.archived_at),
            "auto_archive_duration": it.thread.auto_archive_minutes,
            "locked": it.thread.locked,
            "create_timestamp": iso(it.thread.created_at),
            **({"invitable": it.thread.invitable} if it.kind is ChannelKind.PRIVATE_THREAD else {}),
        },
    }


#: a flag of forums: every post has a tag
REQUIRE_TAG = 1 << 4


def forum(it: Channel) -> Json:
    """What only a forum has."""
    tags = [
        {"id": str(each.id), "name": each.name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for each in it.tags
    ]
    return {
        "flags": REQUIRE_TAG if it.tag_required else 0,
        "available_tags": tags,
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_thread_rate_limit_per_user": 0,
    }


def overwrite(it: Any) -> Json:
    """A permission overwrite."""
    return {"id": str(it.id), "type": it.type, "allow": str(it.allow), "deny": str(it.deny)}


def thread_member(it: Channel, user_id: int) -> Json:
    """Someone in a thread."""
    assert it.thread is not None
    joined = iso(it.thread.members[user_id])
    return {"id": str(it.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment(it: Attachment, cdn: str) -> Json:
    """A file, with an address that carries its key."""
    url = file_url(it, cdn)
    shown: Json = {
        "id": str(it.id),
        "filename": it.filename,
        "size": it.size,
        "url": url,
        "proxy_url": url,
        "content_type": it.content_type,
        "width": it.width,
        "height": it.height,
        "description": it.description,
        "ephemeral": True if it.ephemeral else None,
    }
    return {key: value for key, value in shown.items() if value is not None}


def file_url(it: Attachment, cdn: str) -> str:
    """Where a file is served; without the key it is not."""
    return f"{cdn}/attachments/{it.channel_id}/{it.id}/{quote(it.filename)}?hm={it.key}"


def message(world: World, it: Message, cdn: str) -> Json:
    """A message as REST gives it."""
    body: Json = {
        "id": str(it.id),
        "type": int(it.kind),
        "channel_id": str(it.channel_id),
        "author": user(world.users[it.author_id]),
        "content": it.content,
        "timestamp": iso(it.at),
        "edited_timestamp": iso(it.edited_at) if it.edited_at else None,
        "flags": it.flags,
        "embeds": it.embeds,
        "components": it.components,
        "attachments": [attachment(each, cdn) for each in it.attachments if not each.in_embed],
        "mentions": [user(world.users[each]) for each in it.mentions],
        "mention_roles": [str(each) for each in it.mention_roles],
        "mention_everyone": it.mention_everyone,
        "pinned": it.pinned_at is not None,
        "tts": it.tts,
    }
    if it.nonce is not None:
        body["nonce"] = it.nonce
    if it.from_webhook or it.author_id == world.bot_id:
        body["application_id"] = str(world.application_id)
    if it.from_webhook:
        body["webhook_id"] = str(world.application_id)
    if it.interaction:
        body["interaction_metadata"] = it.interaction
        if it.interaction_name:
            keys = ("id", "type", "user")
            body["interaction"] = {**{key: it.interaction[key] for key in keys}, "name": it.interaction_name}
    if it.reactions:
        body["reactions"] = [_reaction(world, emoji, who) for emoji, who in it.reactions.items()]
    if it.reference_channel_id:
        body["message_reference"] = _reference(world, it)
        if it.kind in (MessageKind.REPLY, MessageKind.THREAD_STARTER) and it.reference_id:
            target = world.message(it.reference_channel_id, it.reference_id)
            body["referenced_message"] = message(world, target, cdn) if target else None
    if it.flags & MessageFlag.HAS_THREAD and it.id in world.channels:
        body["thread"] = channel(world, world.channels[it.id])
    return body


def _reference(world: World, it: Message) -> Json:
    assert it.reference_channel_id is not None
    pointed: Json = {"type": 0, "channel_id": str(it.reference_channel_id)}
    if it.reference_id:
        pointed["message_id"] = str(it.reference_id)
    if guild_id := world.channels[it.reference_channel_id].guild_id:
        pointed["guild_id"] = str(guild_id)
    return pointed


def _reaction(world: World, emoji: str, who: list[int]) -> Json:
    name, _, custom = emoji.partition(":")
    return {
        "emoji": {"id": custom or None, "name": name},
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "me": world.bot_id in who,
    }


def gateway_message(world: World, it: Message, cdn: str) -> Json:
    """A message as the gateway gives it: with the server and the author's membership."""
    body = message(world, it, cdn)
    place = world.channels[it.channel_id]
    guild = world.guild_of(place)
    if guild is None:
        return body
    body["guild_id"] = str(guild.id)
    if not it.from_webhook and it.author_id in guild.members:
        body["member"] = member_only(guild.members[it.author_id])
    for entry in body["mentions"]:
        if there := guild.members.get(int(entry["id"])):
            entry["member"] = member_only(there)
    return body
