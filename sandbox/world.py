"""What exists: people, a server, its channels and threads, direct messages, and everything said in them."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag

from sandbox.refusal import Json

MESSAGES_KEPT = 2000


class ChannelKind(IntEnum):
    """The kinds of channel a text bot meets."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15

    @property
    def is_thread(self) -> bool:
        """Whether it hangs below another channel."""
        return self in (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


class MessageKind(IntEnum):
    """The kinds of message a text bot meets."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21
    CONTEXT_MENU_COMMAND = 23


class MessageFlag(IntFlag):
    """The flags that change what is shown or who is notified."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class User:
    """Someone with an account; the bot is one too."""

    id: int
    username: str
    display_name: str
    locale: str = "en-US"
    bot: bool = False
    dms_open: bool = True
    #: has installed the bot for use anywhere
    installed: bool = False


@dataclass(slots=True)
class Role:
    """A named set of permissions on a server."""

    id: int
    name: str
    permissions: int
    position: int = 0
    colour: int = 0
    managed_by: int | None = None
    mentionable: bool = False


@dataclass(slots=True)
class Member:
    """A user on a server."""

    user_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Overwrite:
    """What a role (0) or member (1) may do differently in one channel."""

    id: int
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Thread:
    """What a channel has in addition when it is a thread."""

    owner_id: int
    created_at: float
    active_at: float
    archived_at: float
    auto_archive_minutes: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    #: of a post in a forum
    tags: list[int] = field(default_factory=list)
    members: dict[int, float] = field(default_factory=dict)
    total_sent: int = 0


@dataclass(slots=True)
class ForumTag:
    """What a post of a forum can be about."""

    id: int
    name: str


@dataclass(slots=True)
class Channel:
    """A place for messages."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    thread: Thread | None = None
    #: of a forum
    tags: list[ForumTag] = field(default_factory=list)
    tag_required: bool = False
    last_message_id: int | None = None
    last_pin_at: float | None = None


@dataclass(slots=True)
class Attachment:
    """A file of a message; its bytes lie in the vault under its id."""

    id: int
    channel_id: int
    filename: str
    size: int
    key: str
    content_type: str | None = None
    width: int | None = None
    height: int | None = None
    description: str | None = None
    ephemeral: bool = False
    in_embed: bool = False


@dataclass(slots=True)
class Emoji:
    """An emoji of the bot's application; its picture lies in the vault."""

    id: int
    name: str
    file: Attachment


@dataclass(slots=True)
class Message:
    """Something said; `owner_id` is set on an ephemeral message, which only that person sees."""

    id: int
    channel_id: int
    author_id: int
    at: float
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pings: list[int] = field(default_factory=list)
    edited_at: float | None = None
    pinned_at: float | None = None
    nonce: str | int | None = None
    tts: bool = False
    reference_id: int | None = None
    reference_channel_id: int | None = None
    owner_id: int | None = None
    interaction: Json | None = None
    interaction_name: str | None = None
    from_webhook: bool = False
    reactions: dict[str, list[int]] = field(default_factory=dict)

    @property
    def is_v2(self) -> bool:
        """Whether it is laid out by Components V2."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


@dataclass(slots=True)
class World:
    """All that a restart keeps."""

    application_id: int
    bot_id: int
    token: str
    users: dict[int, User] = field(default_factory=dict)
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    commands: dict[int, Json] = field(default_factory=dict)
    emojis: dict[int, Emoji] = field(default_factory=dict)
    read: dict[int, dict[int, int]] = field(default_factory=dict)
    last_id: int = 0
    #: where the page was served last, and the secret part of its address: open windows come back to it
    page_port: int = 0
    page_key: str = field(default_factory=lambda: secrets.token_urlsafe(18))

    @property
    def people(self) -> list[User]:
        """Every user but the bot, in order of age."""
        return [user for user in self.users.values() if not user.bot]

    @property
    def bot(self) -> User:
        """The bot's own account."""
        return self.users[self.bot_id]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server of a channel, none for direct messages."""
        return self.guilds[channel.guild_id] if channel.guild_id else None

    def place_of(self, channel: Channel) -> Channel:
        """The channel whose permissions rule: a thread's parent, otherwise itself."""
        return self.channels[channel.parent_id] if channel.kind.is_thread and channel.parent_id else channel

    def message(self, channel_id: int, message_id: int) -> Message | None:
        """A message by channel and id."""
        return self.messages.get(channel_id, {}).get(message_id)

    def keep(self, message: Message) -> list[Message]:
        """Add a message, and give back the old ones that fell out of the bounded history."""
        log = self.messages.setdefault(message.channel_id, {})
        log[message.id] = message
        if len(log) <= MESSAGES_KEPT:
            return []
        dropped = [old for old in log.values() if old.pinned_at is None][: len(log) - MESSAGES_KEPT]
        for old in dropped:
            del log[old.id]
        return dropped

    def threads_of(self, channel: Channel) -> Iterator[Channel]:
        """The threads below a channel."""
        return (each for each in self.channels.values() if each.kind.is_thread and each.parent_id == channel.id)

    def dm_with(self, user_id: int) -> Channel | None:
        """The direct-message channel between the bot and a person, if one was opened."""
        for channel in self.channels.values():
            if channel.kind is ChannelKind.DM and user_id in channel.recipients:
                return channel
        return None
