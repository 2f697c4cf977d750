"""What every part of the sandbox shares: the world, its clock, its ids, its files and its news."""

from sandbox import payloads
from sandbox.clock import Clock
from sandbox.news import News, Notice
from sandbox.permissions import audience
from sandbox.refusal import Json
from sandbox.snowflake import Snowflakes
from sandbox.vault import Vault
from sandbox.world import Channel, ChannelKind, Message, World


class Realm:
    """The world together with the few things that act on it."""

    def __init__(self, world: World, clock: Clock, vault: Vault, name: str) -> None:
        self.world = world
        self.clock = clock
        self.vault = vault
        self.name = name
        self.news = News()
        self.ids = Snowflakes(clock, world.last_id)
        self.cdn = ""
        self.gateway = ""

    def tell(self, event: str, data: Json, channel: Channel, *, to_bot: bool = True) -> None:
        """Publish something that everyone in a channel may know."""
        self.news.publish(Notice(event, data, audience(self.world, channel), to_bot, channel.id))

    def tell_one(self, event: str, data: Json, user_id: int, channel: Channel | None = None) -> None:
        """Publish something that exactly one person may know."""
        self.news.publish(Notice(event, data, frozenset((user_id,)), False, channel.id if channel else None))

    def tell_message(self, event: str, message: Message) -> None:
        """Publish a message to those who may read it; an ephemeral one to its owner alone."""
        channel = self.world.channels[message.channel_id]
        data = payloads.gateway_message(self.world, message, self.cdn)
        files = tuple(message.attachments)
        if message.owner_id is not None:
            who, to_bot = frozenset((message.owner_id,)), False
        else:
            who, to_bot = audience(self.world, channel), True
        self.news.publish(Notice(event, data, who, to_bot, channel.id, files))

    def direct_channel(self, user_id: int) -> Channel:
        """The channel between the bot and a person; it is opened once and stays the same."""
        channel = self.world.dm_with(user_id)
        if channel is None:
            channel = Channel(self.ids.next(), ChannelKind.DM, recipients=[user_id])
            self.world.channels[channel.id] = channel
            self.tell("CHANNEL_CREATE", payloads.channel(self.world, channel), channel)
        return channel
