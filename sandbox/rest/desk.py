"""What the routes share: the realm, what can be done in it, and the checks before doing it."""

from dataclasses import dataclass

from sandbox.interactions import Interactions
from sandbox.messages import Messages, existing
from sandbox.permissions import Permission, in_channel
from sandbox.realm import Realm
from sandbox.refusal import Refusal, closed_dms, missing_access, missing_permissions, unknown, unknown_channel
from sandbox.sharding import Sharding
from sandbox.threads import Threads
from sandbox.world import Channel, ChannelKind, Guild, Message, User, World


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything a route needs to answer."""

    realm: Realm
    messages: Messages
    threads: Threads
    interactions: Interactions
    sharding: Sharding

    @property
    def world(self) -> World:
        """All that exists."""
        return self.realm.world

    def channel(self, channel_id: int, *needed: Permission) -> Channel:
        """A channel the bot sees and has the needed permissions in."""
        channel = self.world.channels.get(channel_id)
        if channel is None:
            raise unknown_channel()
        granted = in_channel(self.world, channel, self.world.bot_id)
        if not granted & Permission.VIEW_CHANNEL:
            raise missing_access()
        for permission in needed:
            if not granted & permission:
                raise missing_permissions()
        return channel

    def writable(self, channel_id: int) -> Channel:
        """A channel the bot may write in."""
        channel = self.channel(channel_id)
        if channel.kind is ChannelKind.DM:
            self.require_open_dms(channel)
            return channel
        if channel.kind in (ChannelKind.CATEGORY, ChannelKind.FORUM):
            raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        return self.channel(channel_id, needed)

    def require_open_dms(self, channel: Channel) -> None:
        """Refuse when the person shares no server with the bot or accepts no messages."""
        for user_id in channel.recipients:
            if not any(user_id in guild.members for guild in self.world.guilds.values()):
                raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
            if not self.world.users[user_id].dms_open:
                raise closed_dms()

    def message(self, channel_id: int, message_id: int, *needed: Permission) -> Message:
        """A message the bot can reach."""
        return existing(self.realm, self.channel(channel_id, *needed), message_id)

    def guild(self, guild_id: int) -> Guild:
        """A server the bot is on."""
        guild = self.world.guilds.get(guild_id)
        if guild is None or self.world.bot_id not in guild.members:
            raise unknown(10004, "Guild")
        return guild

    def user(self, user_id: int) -> User:
        """Anyone."""
        user = self.world.users.get(user_id)
        if user is None:
            raise unknown(10013, "User")
        return user
