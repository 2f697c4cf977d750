"""Who may see and do what, computed as Discord computes it."""

from enum import IntFlag

from sandbox.world import Channel, ChannelKind, Guild, World


class Permission(IntFlag):
    """The permissions that matter to a text bot."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    SEND_POLLS = 1 << 49
    PIN_MESSAGES = 1 << 51


P = Permission
EVERYTHING = (1 << 53) - 1
TO_TALK = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.READ_MESSAGE_HISTORY
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.ADD_REACTIONS
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.SEND_POLLS
)
THREADS = P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS
FOR_EVERYONE = TO_TALK | THREADS | P.CHANGE_NICKNAME
FOR_THE_BOT = FOR_EVERYONE | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.PIN_MESSAGES | P.MENTION_EVERYONE
IN_DIRECT_MESSAGES = TO_TALK | P.PIN_MESSAGES


def on_server(guild: Guild, user_id: int) -> int:
    """What a member may do on the server as a whole."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role in member.roles:
        granted |= guild.roles[role].permissions
    return EVERYTHING if granted & P.ADMINISTRATOR else granted


def in_channel(world: World, channel: Channel, user_id: int) -> int:
    """What a user may do in a channel, overwrites and thread membership included."""
    guild = world.guild_of(channel)
    if guild is None:
        return IN_DIRECT_MESSAGES if user_id in (*channel.recipients, world.bot_id) else 0
    granted = on_server(guild, user_id)
    if granted == EVERYTHING or not granted:
        return granted
    granted = _with_overwrites(granted, world.place_of(channel), guild, user_id)
    if not granted & P.VIEW_CHANNEL:
        return 0
    if channel.kind is ChannelKind.PRIVATE_THREAD and channel.thread:
        inside = user_id in channel.thread.members or granted & P.MANAGE_THREADS
        return granted if inside else 0
    return granted


def _with_overwrites(granted: int, channel: Channel, guild: Guild, user_id: int) -> int:
    by_id = {overwrite.id: overwrite for overwrite in channel.overwrites}
    if everyone := by_id.get(guild.id):
        granted = granted & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role in guild.members[user_id].roles:
        if overwrite := by_id.get(role):
            allow |= overwrite.allow
            deny |= overwrite.deny
    granted = granted & ~deny | allow
    if own := by_id.get(user_id):
        granted = granted & ~own.deny | own.allow
    return granted


def may_see(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user sees a channel at all."""
    return bool(in_channel(world, channel, user_id) & P.VIEW_CHANNEL)


def audience(world: World, channel: Channel) -> frozenset[int]:
    """The people who can read what is said in a channel."""
    return frozenset(user.id for user in world.people if may_see(world, channel, user.id))
