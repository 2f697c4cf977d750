"""The sandbox as a whole: build it, start it, act in it, stop it."""

import asyncio
import errno
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from types import TracebackType

from sandbox import archive, payloads
from sandbox.acts import Acts
from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.fidelity import Fidelity
from sandbox.founding import CAST, TABLES, Board, Character, add_server, found
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import OLD_EDITS, Messages
from sandbox.people import PATIENCE, Person
from sandbox.ratelimits import WIDE, RateLimits
from sandbox.realm import Realm
from sandbox.rest.desk import Desk
from sandbox.server import API, Server
from sandbox.sharding import Shard, Sharding
from sandbox.snowflake import Snowflakes
from sandbox.threads import Threads
from sandbox.traffic import Traffic
from sandbox.vault import Vault
from sandbox.world import Channel, ChannelKind, ForumTag, Guild, Member, MessageFlag

QUIET_SECONDS = 0.05
#: asked of many messages at every change
LOADING = int(MessageFlag.LOADING)


class Sandbox:
    """An embedded Discord; `async with Sandbox() as sandbox` runs one on a free port of loopback."""

    def __init__(
        self,
        *,
        port: int = 0,
        state: Path | None = None,
        cast: Sequence[Character] = CAST,
        bot_name: str = "Paravent",
        locale: str = "en-US",
        paced: bool = True,
        recording: bool = True,
        clock: Clock | None = None,
        tls: ssl.SSLContext | None = None,
        hosts: frozenset[str] = frozenset(),
        gateway_url: str | None = None,
        servers: int = 1,
        sharding: Sharding | None = None,
        newly_invited: bool = False,
    ) -> None:
        self._port = port
        self._state = state
        self._tls = tls
        self._gateway_url = gateway_url
        self.clock = clock or Clock()
        self.sharding = sharding or Sharding(paced=paced)
        world = archive.load(state) if state else None
        if world is None:
            ids = Snowflakes(self.clock)
            world = found(ids, self.clock.now(), bot_name, cast, locale, shards=self.sharding.shards)
            world.last_id = ids.last
            if newly_invited:
                for guild in world.guilds.values():
                    guild.members[world.bot_id].joined_at = self.clock.now()
        vault = Vault(archive.folder_beside(state) if state else None)
        for log in world.messages.values():
            for message in log.values():
                for attachment in message.attachments:
                    vault.know(attachment)
        for emoji in world.emojis.values():
            vault.know(emoji.file)
        vault.sweep()
        #: all that exists, and the bot's token in it
        self.world, self.token = world, world.token
        self.realm = Realm(world, self.clock, vault, bot_name)
        while len(world.guilds) < servers:
            add_server(world, self.realm.ids, self.clock.now(), locale, shards=self.sharding.shards)
        self.fidelity = Fidelity()
        self.traffic = Traffic(vault)
        if recording:
            self.realm.news.listen(self.traffic.record)
        self._paced = paced
        self._hosts = hosts
        #: the bot as it was on servers that have removed it
        self._removed: dict[int, Member] = {}
        #: the port that open windows know, if someone else has it now
        self.lost_port: int | None = None

    def _build(self) -> None:
        realm = self.realm
        self._threads = Threads(realm)
        old_edits = OLD_EDITS if self._paced else OLD_EDITS * WIDE
        self._messages = Messages(realm, self._threads, old_edits=old_edits)
        self.interactions = Interactions(realm, self._messages)
        self._gateway = Gateway(realm, self.fidelity.event, self.fidelity.complaints.append, self.sharding)
        self.faults = Faults(self.clock, self._gateway)
        self.interactions.deliver = self.faults.deliver
        self._acts = Acts(realm, self._messages, self._threads, self.interactions)
        desk = Desk(realm, self._messages, self._threads, self.interactions, self.sharding)
        self._feed = Feed(realm, self._acts, self._messages, self.interactions)
        limits = RateLimits(self.clock, paced=self._paced)
        self.server = Server(realm, desk, self._gateway, self._feed, self.faults, self.fidelity, limits, self._hosts)

    async def __aenter__(self) -> "Sandbox":
        self._build()
        self.port = await self._listen()
        self.world.page_port = self.port
        self.realm.cdn = self.server.origin
        self.realm.gateway = self._gateway_url or self.gateway
        self.save()
        return self

    async def _listen(self) -> int:
        """Listen where it was asked for, otherwise where it was last, otherwise on a free port."""
        wanted = self._port or self.world.page_port
        try:
            return await self.server.start(wanted, self._tls)
        except OSError as problem:
            if self._port or problem.errno != errno.EADDRINUSE:
                raise
        self.lost_port = wanted
        return await self.server.start(0, self._tls)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.server.stop()
        self.clock.stop()
        self.save()

    def save(self) -> None:
        """Write the state, if a file was given for it."""
        if self._state:
            self.world.last_id = self.realm.ids.last
            archive.save(self.world, self._state)

    @property
    def api(self) -> str:
        """The base of the REST interface."""
        return self.server.origin + API

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return f"{self.server.origin.replace('http', 'ws', 1)}/gateway"

    @property
    def page(self) -> str:
        """The address for a person's browser."""
        return f"{self.server.origin}/p/{self._feed.token}/"

    @property
    def environment(self) -> dict[str, str]:
        """What a bot needs to find this Discord instead of the real one."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API": self.api,
            "DISCORD_GATEWAY": self.gateway,
            "DISCORD_CDN": self.server.origin,
        }

    @property
    def complaints(self) -> list[str]:
        """Where bot or sandbox differ from Discord's documents, and routes that are missing."""
        return list(self.fidelity.complaints)

    @property
    def guild(self) -> Guild:
        """The server, the first if there are several."""
        return next(iter(self.world.guilds.values()))

    @property
    def guilds(self) -> list[Guild]:
        """All servers, in order of age."""
        return list(self.world.guilds.values())

    @property
    def connected_shards(self) -> list[Shard]:
        """The shards that are connected; one of them several times if several processes are."""
        return self._gateway.connected_shards

    def person(self, name: str) -> Person:
        """Someone by name."""
        for user in self.world.people:
            if name in (user.display_name, user.username):
                return Person(user, self.realm, self._acts, self.interactions, self.traffic)
        raise LookupError(f"nobody is called {name!r}; there are: {[each.display_name for each in self.world.people]}")

    @property
    def people(self) -> list[Person]:
        """Everyone but the bot."""
        return [self.person(user.username) for user in self.world.people]

    def channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A channel or thread by name, of the first server if none is given; the newest if several have it."""
        on = (guild or self.guild).id
        for channel in reversed(self.world.channels.values()):
            if channel.name == name and channel.guild_id == on:
                return channel
        raise LookupError(f"no channel is called {name!r}")

    def add_forum(self, name: str, tags: Sequence[str] = (), *, tag_required: bool = False) -> Channel:
        """A forum on the first server, with a first post of its owner's in which commands can be used."""
        return self._set_up(Board(name, "", tuple(tags), name, name), self.guild, tag_required)

    def add_tables(self) -> None:
        """A forum for tables on every server that has no forum yet."""
        forums = [each for each in self.world.channels.values() if each.kind is ChannelKind.FORUM]
        for guild in self.guilds:
            if all(each.guild_id != guild.id for each in forums):
                self._set_up(TABLES, guild)

    def _set_up(self, board: Board, guild: Guild, tag_required: bool = False) -> Channel:
        world, ids = self.world, self.realm.ids
        position = sum(each.guild_id == guild.id and each.thread is None for each in world.channels.values())
        forum = Channel(ids.next(), ChannelKind.FORUM, board.name, guild.id, position=position)
        forum.topic, forum.tag_required = board.topic or None, tag_required
        forum.tags = [ForumTag(ids.next(), each) for each in board.tags]
        world.channels[forum.id] = forum
        self.realm.tell("CHANNEL_CREATE", payloads.channel(world, forum), forum)
        tags = [str(each.id) for each in forum.tags[:1]]
        self._acts.post(world.users[guild.owner_id], forum, board.title, board.text, tags)
        return forum

    async def until(self, condition: Callable[[], object], what: str, *, seconds: float = PATIENCE) -> None:
        """Wait until something is true of this world, looking again after every change."""
        await self.realm.news.until(lambda: condition() or None, seconds, what)

    def remove_bot(self, guild: Guild | None = None) -> None:
        """The bot is removed from a server, the first if none is given."""
        guild = guild or self.guild
        self._removed[guild.id] = guild.members.pop(self.world.bot_id)
        self._gateway.vanish(guild, outage=False)

    def invite_bot(self, guild: Guild | None = None) -> None:
        """It is invited again, with the role it had."""
        guild = guild or self.guild
        member = self._removed.pop(guild.id)
        member.joined_at = self.clock.now()
        guild.members[self.world.bot_id] = member
        self._gateway.appear(guild)

    @contextmanager
    def outage(self, guild: Guild | None = None) -> Iterator[None]:
        """A server is out of reach for a while."""
        self._gateway.vanish(guild or self.guild, outage=True)
        try:
            yield
        finally:
            self._gateway.appear(guild or self.guild)

    async def drop_pages(self) -> None:
        """Cut the line of every open page; they come back by themselves."""
        await self._feed.close()

    async def bot_ready(self, *, seconds: float = PATIENCE) -> None:
        """Wait until a bot is connected to the gateway."""
        await self.realm.news.until(lambda: self._gateway.connected or None, seconds, "the bot to connect")

    @property
    def busy(self) -> bool:
        """Whether a request runs, an interaction waits, or a deferred answer is still to come."""
        return self.server.in_flight > 0 or self.interactions.waiting > 0 or self._thinking()

    def _thinking(self) -> bool:
        logs = self.world.messages.values()
        return any(int(each.flags) & LOADING for log in logs for each in islice(reversed(log.values()), 20))

    async def quiet(self, silence: float = QUIET_SECONDS, *, seconds: float = PATIENCE) -> None:
        """Wait until nothing is under way and nothing has happened for `silence` seconds."""
        news = self.realm.news
        while True:
            await news.until(lambda: not self.busy or None, seconds, "quiet")
            try:
                async with asyncio.timeout(silence):
                    await news.change()
            except TimeoutError:
                if not self.busy:
                    return
