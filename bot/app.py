"""The bot, put together from its parts; it keeps no match in memory. `bot.client` tells it what happens on Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial

import aiohttp
import discord

from bot import installed_games
from bot.background import PAUSE_AFTER_FAILURE, Background, noted
from bot.board_text import warm
from bot.command_upload import upload
from bot.concurrency_limit import ConcurrencyLimit
from bot.cooldown import Cooldown
from bot.delivery import Delivery, Transport
from bot.emoji_upload import EmojiUpload
from bot.greetings import Greetings
from bot.handover import Handover
from bot.icons import Emojis
from bot.match import missing_games, ratings, server_sleep, thinking
from bot.match.components import Components
from bot.match.deadlines import Deadlines
from bot.match.house_players import HousePlayers, Tempo
from bot.match.lookout import Lookout
from bot.match.reviewing import Reviewing
from bot.match.spectator_chances import SpectatorChances
from bot.match.standing_orders import StandingOrders
from bot.metrics import Readings
from bot.outbox_watch import OutboxWatch
from bot.periodic_work import PeriodicWork
from bot.pictures import Pictures
from bot.position_packer import PositionPacker
from bot.posts.context import Sources
from bot.presence import Presence
from bot.process_pool import ProcessPool
from bot.requests import Services
from bot.sentence_warmer import warm_sentences
from bot.shards import ShardNumber
from bot.store import NO_MATCH, FencedStore, LeaseLost, Store, StoreAway, asleep
from bot.surroundings import Surroundings
from bot.tenancy import UPKEEP, LeaseRound, Occupied, Tenancy, shards_of
from bot.wording import operator_words
from renderers import painter
from renderers.render_pool import RenderPool

log = logging.getLogger(__name__)

#: seconds to finish what is being sent before leaving; the rest is sent after the next start
FAREWELL = 5.0
#: processes in which house players think; seconds one may take before it is killed
THINKERS, LONGEST_DECISION = 2, 60.0
#: seconds an expert takes for a step that everyone sees; few think longer
EXPERTS_TAKE = 4.0
#: seconds a picture may take; pictures after which a painter is replaced, whatever it has gathered
LONGEST_DRAWING, PICTURES = 60.0, 5_000


class App:
    """Everything that answers, sends, plays and watches, around one open store."""

    def __init__(self, around: Surroundings, *, store: Store, components: Components, tenancy: Tenancy) -> None:
        client, settings, metrics = around.client, around.settings, around.metrics
        self.clock = clock = around.clock
        self._tenancy = tenancy
        self._leave = leave = around.leave
        self._file = settings.paravent_database
        #: the store as those use it who work in one process of several
        self._upkeep = upkeep = FencedStore(store, lambda: tenancy.lease(UPKEEP))
        #: whether they have begun here
        self._keeps_up = False
        #: modules are read by one thread at a time: several that begin in different places stand in each other's way
        self._reading = asyncio.Lock()
        self._handover = Handover(tenancy, around.shards, lambda: leave(None)) if store.is_shared else None
        self.invalid_requests = around.invalid_requests
        self._shards = around.shards
        self.presence = Presence(store, clock, around.shards)
        self.render_pool = render_pool_of(settings.paravent_painters) if settings.paravent_painters else None
        self._client = client
        self._store = store
        self._settled = around.settled
        #: nobody waits any more for something to be read
        self.is_warm = asyncio.Event()
        self._outbox_watch = OutboxWatch(store, clock)
        self._running = False
        #: until the store is closed
        self._open = True
        self._background = Background()
        pictures = Pictures(self.render_pool, metrics)
        tempo = Tempo(settings.paravent_house_pace, settings.paravent_house_patience, EXPERTS_TAKE)
        changed = self._match_changed
        thinkers, experts = (
            ProcessPool(workers, prepare=thinking.ready, timeout=LONGEST_DECISION) for workers in (THINKERS, 1)
        )
        emojis, limit = Emojis(), ConcurrencyLimit()
        transport = Transport(client, emojis=emojis)
        self._emoji_upload = (
            EmojiUpload(
                client=client, store=upkeep, emojis=emojis, pool=self.render_pool, is_ours_to_do=lambda: upkeep.is_open
            )
            if self.render_pool and settings.paravent_emojis
            else None
        )
        houses = HousePlayers(upkeep, components, changed, tempo, clock, thinkers, experts, metrics)
        orders = StandingOrders(upkeep, components, changed, settings.paravent_order_pace, clock)
        chances = SpectatorChances(upkeep, components, changed, clock, experts)
        self.services = Services(
            store=store,
            library=components,
            pictures=pictures,
            emojis=emojis,
            delivery=Delivery(
                transport,
                Sources(store, components, pictures, clock, changed),
                self.invalid_requests,
                metrics,
                tenancy.holder,
                # people's own answers go before what is posted for all
                limit.calm,
            ),
            houses=houses,
            # in pieces of a second or so, between the thoughts of experts
            reviews=Reviewing(store, experts, settings.paravent_review_playouts),
            orders=orders,
            lookout=Lookout(upkeep, [chances, houses, orders]),
            absence=Deadlines(upkeep, components, clock, changed, self._in_reach),
            cooldown=Cooldown(),
            limit=limit,
            clock=clock,
            metrics=metrics,
            vacation_days=settings.paravent_vacation_days,
            is_closed=client.is_closed,
        )
        self.greetings = Greetings(store, transport, clock, self.services.delivery.wake)
        self._periodic = PeriodicWork(
            settings=settings,
            clock=clock,
            store=upkeep,
            presence=self.presence,
            is_ready=self._is_ready,
            swept=self.services.delivery.wake,
        )
        self._packer = PositionPacker(upkeep, clock)

    @classmethod
    async def open(cls, around: Surroundings) -> App:
        """Read the owners' components, open the store and put everything together; nothing runs yet."""
        await asyncio.to_thread(installed_games.admit)
        components, settings = Components(), around.settings
        files = components.read_folder(settings.paravent_data) if settings.paravent_data else {}
        store = await Store.open(settings.paravent_database)
        tenancy = Tenancy(store)
        try:
            if not store.is_shared:
                await tenancy.demand(UPKEEP, str(settings.paravent_database))
            await store.write(partial(components.keep, files=files))
            await store.write(ratings.rate_older)
            return cls(around, store=store, components=components, tenancy=tenancy)
        except BaseException:
            await noted("giving up", tenancy.give_all_up())
            await store.close()
            raise

    async def start(self) -> None:
        """Register commands that have changed, send what an earlier process left, go on where it stopped."""
        services = self.services
        await self.presence.give_time_back()
        if self._store.is_shared:
            await self._tenancy.sign_in()
        else:
            await upload(self._client, self._upkeep)
        self._running = True
        self._background.keep_going("leases", partial(self._tenancy.run, self._after_round))
        self._background.keep_going("delivery", services.delivery.run)
        if self._store.is_shared:
            self._background.keep_going("notices", partial(self._store.listen, self._heard))
        self._background.keep_going("absence", services.absence.run)
        self._background.keep_going("caretaker", self._periodic.run)
        self._background.keep_going("packer", self._packer.run)
        self._background.once("reading", self._read)
        if self.render_pool:
            self._background.once("pool", self.render_pool.open)
        if self._emoji_upload:
            self._background.keep_going("emojis", self._emoji_upload.run)
        await self._keep_up()

    async def _keep_up(self) -> None:
        """Do what one process of several does, if no other does it."""
        if self._keeps_up or not await self._tenancy.take(UPKEEP):
            return
        self._keeps_up, services = True, self.services
        if self._store.is_shared:
            log.info("this process sees to clocks, orders and house players")
            self._background.once("commands", self._register)
            services.orders.watch_from(self.clock.now())
        for game in await self._store.write(partial(missing_games.compare, at=self.clock.now())):
            log.warning("the game %(game)s is not installed: its matches rest until it is", {"game": game})
        await services.lookout.resume()
        services.absence.wake()

    async def _register(self) -> None:
        """Register the commands, however often it takes, as long as this process is the one to do so."""
        while self._upkeep.is_open:
            try:
                async with self._reading:
                    await upload(self._client, self._upkeep)
                return
            except LeaseLost:
                return
            except (discord.HTTPException, aiohttp.ClientError, OSError, StoreAway) as error:
                log.warning("the commands could not be registered yet: %(error)s", {"error": error})
            await asyncio.sleep(PAUSE_AFTER_FAILURE)

    async def _after_round(self, standing: LeaseRound) -> None:
        """See what others hold by now, and take what is free."""
        if UPKEEP in standing.lost:
            self._keeps_up = False
            if not self._store.is_shared:
                self._leave(Occupied(operator_words().say("operator-file-lost", file=str(self._file))))
                return
        if self._handover:
            self._handover.after(standing)
            if self.presence.note_elsewhere(shards_of(standing.others)):
                self.services.absence.wake()
            await self._keep_up()

    def _in_reach(self, guild: int | None) -> bool:
        """Whether this process sees to the clocks, and people of a server can answer."""
        return self._upkeep.is_open and self.presence.in_reach(guild)

    def _is_ready(self) -> bool:
        return self._client.is_ready() and not self._client.is_closed()

    async def readings(self) -> Readings:
        """How the bot stands now; a store that does not answer soon cannot be read."""
        outbox = await self._outbox_watch.look() if self._open else None
        return Readings(
            is_ready=self.presence.is_connected and self._is_ready(),
            has_store=outbox is not None,
            shards=len(self._shards()),
            connected=len(self.presence.connected),
            line=self.services.limit.line,
            invalid=self.invalid_requests.count,
            most_invalid=self.invalid_requests.most,
            outbox=outbox or {},
        )

    async def answers(self, guild: int | None, interaction: int) -> bool:
        """Whether this process, and no other, answers an interaction."""
        return self._handover is None or await self._handover.answers(guild, interaction)

    async def turn_to_identify(self, kind: int) -> None:
        """Wait until a shard of a kind may identify."""
        await self._tenancy.turn_to_identify(kind)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may be at work, too."""
        return self._store.is_shared

    async def finish(self) -> None:
        """Take nothing new and finish what is being sent, as long as Discord can still be reached."""
        if self._running:
            self._running, services = False, self.services
            if self._handover:
                self._handover.stop()
            await services.reviews.close()
            await services.lookout.close()
            await self._background.stop()
            await services.pictures.close()
            await services.delivery.finish(FAREWELL)
            await noted("farewell", self.presence.note())

    async def close(self) -> None:
        """Close the store; also if the start was broken off half-way."""
        if self._open:
            self._open = False
            if self.render_pool:
                await self.render_pool.close()
            await noted("giving up", self._tenancy.give_all_up())
            await self._store.close()

    async def connected(self, shard: ShardNumber) -> None:
        """A connection to Discord stands, for the first time or again."""
        if await self.presence.found(shard):
            if self._handover:
                await self._handover.found(shard)
            self.services.absence.wake()
        self.services.delivery.wake()
        await self.services.delivery.hurry()

    async def disconnected(self, shard: ShardNumber) -> None:
        """Nobody on a shard's servers can answer until its connection stands again: their clocks stand still; the
        health check notices, too.
        """
        if self._running:
            await self.presence.lost(shard)
            if self._handover:
                await self._handover.lost(shard)

    async def servers_known(self, present: Collection[int]) -> None:
        """These are the servers of this process: some may have removed the bot, or invited it, while it was away."""
        shards = self._shards()

        def serves(guild: int) -> bool:
            return any(shard.serves(guild) for shard in shards)

        at = self.clock.now()
        if await self._store.write(partial(server_sleep.compare, present=present, serves=serves, at=at)):
            self._woken()

    async def server_left(self, guild: int) -> None:
        """A server has removed the bot: nothing is sent there, and its clocks stand still."""
        log.info("a server has removed the bot", {"guild": guild})
        await self._store.write(partial(server_sleep.fall_asleep, guild=guild, at=self.clock.now()))

    async def server_joined(self, guild: int) -> None:
        """The bot is on a server, perhaps again."""
        if guild not in await self._store.read(asleep.all_asleep):
            return
        if await self._store.write(partial(server_sleep.wake_up, guild=guild, at=self.clock.now())):
            log.info("a server has invited the bot again", {"guild": guild})
            self._woken()

    def _woken(self) -> None:
        self.services.delivery.wake()
        self.services.absence.wake()

    async def server_changed(self, guild: int) -> None:
        """What could not be posted on a server may be possible now."""
        await self.services.delivery.hurry_on(guild)

    async def thread_opened(self, thread: int) -> None:
        """What could not be posted in a thread may be possible now."""
        await self.services.delivery.hurry_in(thread)

    def _heard(self, match: int | None) -> None:
        """Another process has changed a match, or any."""
        if match == NO_MATCH:
            return  # it has only said that it is there
        if match is not None:
            self.services.stir(match)
            return
        self.services.delivery.wake()
        self.services.absence.wake()
        self._background.once("looking around", self._look_around)

    async def _look_around(self) -> None:
        await self.services.lookout.resume()

    def _match_changed(self, match: int) -> None:
        self.services.stir(match)

    async def _read(self) -> None:
        async with self._reading:
            await asyncio.to_thread(warm)
        limit = self.services.limit
        self._settled(lambda: bool(limit.line))
        # put off as long as people stand in line
        await warm_sentences(limit.calm)
        self._settled(lambda: bool(limit.line))
        self.is_warm.set()


def render_pool_of(painters: int) -> RenderPool:
    """So many painters, warm before anybody waits for a picture."""
    return RenderPool(ProcessPool(painters, prepare=painter.warm, tasks=PICTURES, timeout=LONGEST_DRAWING))
