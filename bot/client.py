"""Listens to Discord: every event that arrives is handed to the `App`, every press and command to what it means."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

import aiohttp
import discord

from bot import command_registry, discord_endpoints
from bot.app import FAREWELL, App
from bot.clock import Clock
from bot.delivery import InvalidRequests
from bot.logs import about
from bot.metrics import UNWATCHED, Metrics, Readings
from bot.metrics_endpoint import watched
from bot.requests import complete, receive
from bot.safe_traceback import safe_traceback
from bot.settings import Settings, WrongSettings
from bot.shards import ONLY, ShardNumber
from bot.surroundings import Settled, Surroundings, unsettled
from bot.wording import operator_words

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
#: seconds after which a work that was broken off, and has not ended, is told so again
TOLD_AGAIN = 2.0
#: what the operator has to set, by the code with which Discord ends the connection
UNSHARDED = {4010: "operator-shard-unknown", 4011: "operator-sharding-required"}


class Paravent(discord.Client):
    """One connection: enough for a few thousand servers."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        settled: Settled = unsettled,
        metrics: Metrics = UNWATCHED,
        **options: Any,
    ) -> None:
        self._invalid_requests = InvalidRequests(steady=clock.steady)
        super().__init__(
            # every message of every server only where the operator wants it: it is a lot to listen to
            intents=discord.Intents(guilds=True, dm_messages=True, guild_messages=settings.paravent_answer_mentions),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=self._invalid_requests.trace(),
            **options,
        )
        self._settings = settings
        self._clock = clock
        self._settled = settled
        self._metrics = metrics
        #: opened at the login, and closed with the client
        self._app: App | None = None
        #: why the bot has left by itself, if the operator is to know
        self.reason: Exception | None = None
        self._leaving: asyncio.Task[None] | None = None
        #: what Discord has told and is being worked on
        self._events: set[asyncio.Task[None]] = set()

    @property
    def app(self) -> App:
        """The bot behind this connection."""
        assert self._app is not None, "nothing arrives before the login"
        return self._app

    async def readings(self) -> Readings | None:
        """How the bot stands now; None before the login."""
        return await self._app.readings() if self._app else None

    async def setup_hook(self) -> None:
        """Logged in: open the store and begin."""
        around = Surroundings(
            client=self,
            settings=self._settings,
            clock=self._clock,
            leave=self.leave,
            shards=lambda: self.own_shards,
            settled=self._settled,
            invalid_requests=self._invalid_requests,
            metrics=self._metrics,
        )
        self._app = await App.open(around)
        await self._app.start()

    async def close(self) -> None:
        """Answer everyone who waits, finish what is being sent, leave Discord, close the store."""
        if self._app:
            await self._app.finish()
            # last, because only now do those who wait for a picture learn that there will be none
            await self._finish_events(FAREWELL)
        await super().close()
        await self._finish_events(0)
        if self._app:
            await self._app.close()

    def leave(self, reason: Exception | None = None) -> None:
        """End by itself: another process does this bot's work by now."""
        if self._leaving is None:
            self.reason = reason
            self._leaving = asyncio.create_task(self.close())

    def dispatch(self, event: str, /, *args: Any, **more: Any) -> None:
        """Work on what has happened; when the bot has left, nobody is there for it, nor for the connection's end."""
        if not self.is_closed():
            super().dispatch(event, *args, **more)

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **more: Any
    ) -> asyncio.Task[None]:
        event: asyncio.Task[None] = super()._schedule_event(coro, event_name, *args, **more)
        self._events.add(event)
        event.add_done_callback(self._events.discard)
        return event

    async def _finish_events(self, seconds: float) -> None:
        """Wait a while for what is being worked on; what takes longer is broken off, before the store is closed."""
        events = self._events - {asyncio.current_task()}
        if events and seconds:
            await asyncio.wait(events, timeout=seconds)
        for event in events:
            event.cancel()
        await asyncio.gather(*events, return_exceptions=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Every press, choice and command of anyone, unless another process answers it."""
        guild = interaction.guild_id
        shard = next((str(one) for one in self.own_shards if one.serves(guild)), None)
        with about(interaction=interaction.id, guild=guild, shard=shard):
            await self._on_interaction(interaction)

    async def _on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if not await self.app.answers(interaction.guild_id, interaction.id):
            return
        raw: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.autocomplete:
            typed = command_registry.typed(raw)
            await complete(self.app.services, interaction, typed.name, typed.suggestions, is_text=typed.is_text)
            return
        if interaction.type is discord.InteractionType.component:
            meant = command_registry.pressed(raw)
        elif interaction.type is discord.InteractionType.application_command:
            meant = command_registry.commanded(raw)
        else:
            # no form is ever opened; one of an earlier version is not to stay without an answer
            meant = command_registry.UNKNOWN
        message = interaction.message
        own = message is not None and (message.flags.ephemeral or interaction.guild_id is None)
        await receive(
            self.app.services,
            interaction,
            meant.work,
            update=own and meant.on_panel,
            match=meant.match,
            introduces=meant.introduces,
        )

    @property
    def own_shards(self) -> list[ShardNumber]:
        """The shards of this process; none before Discord has said how many there are."""
        return [ONLY]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify one after the other, also where another process does."""
        if self.app.is_shared:
            await self.app.turn_to_identify(0)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """Everything is known, for the first time or again."""
        log.info("ready as %(name)s on %(count)s servers", {"name": str(self.user), "count": len(self.guilds)})
        # those that are out of reach for a while are among them
        await self.app.servers_known({guild.id for guild in self.guilds})

    async def on_connect(self) -> None:
        """The connection stands, for the first time or again."""
        await self.app.connected(ONLY)

    async def on_resumed(self) -> None:
        """The connection goes on where it broke off, with everything that was said meanwhile."""
        await self.app.connected(ONLY)

    async def on_disconnect(self) -> None:
        """The connection is broken."""
        if self._app:
            await self._app.disconnected(ONLY)

    async def on_error(self, event: str, /, *args: Any, **more: Any) -> None:
        """Something failed outside every request: its text could hold a secret, so only the place is told."""
        if error := sys.exc_info()[1]:
            log.error("%(what)s failed: %(where)s", {"what": event, "where": safe_traceback(error)})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: what could not be posted there may be possible now. So it is with what follows."""
        await self.app.server_joined(guild.id)
        await self.app.greetings.joined(guild)
        await self.app.server_changed(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """In reach, at the start or again; an invitation can look the same."""
        await self.app.server_joined(guild.id)
        await self.app.greetings.joined(guild)

    async def on_message(self, message: discord.Message) -> None:
        """Someone has written to the bot, or of it; other bots are not answered, nor what another process answers."""
        guild = message.guild
        if message.author.bot or not await self.app.answers(guild.id if guild else None, message.id):
            return
        if guild is None:
            await self.app.greetings.written_to(message)
        elif self.user is not None and self.user.id in message.raw_mentions:
            await self.app.greetings.mentioned(message)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed; a server that is merely out of reach for a while is another event."""
        await self.app.server_left(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        if before.overwrites != after.overwrites:
            await self.app.greetings.joined(after.guild)
            await self.app.server_changed(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """So may a role's."""
        if before.permissions != after.permissions:
            await self.app.server_changed(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot itself may have been given another role; of other people it is not told."""
        if self.user is not None and after.id == self.user.id and before.roles != after.roles:
            await self.app.server_changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        state = payload.data.get("thread_metadata")
        if state and not state.get("archived") and not state.get("locked"):
            await self.app.thread_opened(payload.thread_id)


class ShardedParavent(Paravent, discord.AutoShardedClient):
    """Several connections, each of which comes and goes by itself."""

    #: how many may identify at the same time; asked for once
    _at_once: int | None = None

    @property
    def own_shards(self) -> list[ShardNumber]:
        """The shards of this process; none before Discord has said how many there are."""
        count = self.shard_count
        return [ShardNumber(each, count) for each in self.shard_ids or range(count)] if count else []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify one after the other, as many at once as Discord allows, also where other processes do."""
        if self._at_once is None:
            self._at_once = (await self.fetch_session_start_limits()).max_concurrency
        await self.app.turn_to_identify((shard_id or 0) % self._at_once)

    async def on_connect(self) -> None:
        """Which one it is, the next event says; so with what follows."""

    async def on_resumed(self) -> None:
        """Some connection goes on."""

    async def on_disconnect(self) -> None:
        """Some connection is broken."""

    async def on_shard_connect(self, shard: int) -> None:
        """The connection of a shard stands, for the first time or again."""
        await self.app.connected(self._numbered(shard))

    async def on_shard_resumed(self, shard: int) -> None:
        """It goes on where it broke off."""
        await self.app.connected(self._numbered(shard))

    async def on_shard_disconnect(self, shard: int) -> None:
        """It is broken."""
        if self._app:
            await self._app.disconnected(self._numbered(shard))

    def _numbered(self, shard: int) -> ShardNumber:
        assert self.shard_count, "known before anything is connected"
        return ShardNumber(shard, self.shard_count)


def build(
    settings: Settings,
    clock: Clock | None = None,
    settled: Settled = unsettled,
    metrics: Metrics = UNWATCHED,
    **options: Any,
) -> Paravent:
    """A client as the settings want it."""
    discord_endpoints.point_at(settings)
    if shards := settings.paravent_shards:
        options |= {"shard_ids": shards.ids, "shard_count": shards.total}
    kind = ShardedParavent if shards or settings.paravent_sharded else Paravent
    return kind(settings, clock or Clock(), settled, metrics, **options)


async def serve(settings: Settings, **options: Any) -> None:
    """Run for ever: a refused connection is tried again with growing pauses; a wrong token is not."""
    client: Paravent | None = None

    async def readings() -> Readings | None:
        return await client.readings() if client else None

    async with watched(settings.paravent_metrics, readings) as metrics:
        pause = FIRST_PAUSE
        while True:
            client = build(settings, metrics=metrics, **options)
            began = monotonic()
            if await _has_run(client, settings):
                return
            pause = FIRST_PAUSE if monotonic() - began > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause)
            await asyncio.sleep(pause)


async def until_over(work: Coroutine[Any, Any, None]) -> None:
    """Wait for a work; broken off, it ends for sure, however often it has to be told.

    discord.py waits for its connection by `asyncio.wait_for`, which in Python 3.11 loses a cancellation that comes
    together with what it waits for: the bot would go on after the signal that was to stop it.
    """
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({task})
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=TOLD_AGAIN)
        error = None if task.cancelled() else task.exception()
    if error:
        raise error


async def _has_run(client: Paravent, settings: Settings) -> bool:
    """Run until the bot has left; False if Discord did not take the connection, or it broke for good."""
    try:
        async with client:
            await until_over(client.start(settings.discord_token))
        if client.reason:
            raise client.reason
        return True
    except discord.LoginFailure:
        raise
    except discord.ConnectionClosed as error:
        if sentence := UNSHARDED.get(error.code):
            raise WrongSettings(operator_words().say(sentence)) from None
        log.warning("Discord did not take the connection: %(error)s", {"error": error})
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        log.warning("Discord did not take the connection: %(error)s", {"error": error})
    except (aiohttp.ClientError, OSError) as error:
        log.warning("no connection to Discord: %(error)s", {"error": error})
    return False
