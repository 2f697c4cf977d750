"""The bot on Discord: connects, listens, and hands every interaction on. It keeps no match in memory."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import aiohttp
import discord
import orjson
import yarl
from discord.http import Route

from bot import command_payloads, command_registry
from bot.board_text import board_text, hand_text
from bot.clock import Clock
from bot.concurrency_limit import ConcurrencyLimit
from bot.cooldown import Cooldown
from bot.delivery import Delivery, suggest
from bot.match import lobby, ratings, seat_offers, tournament
from bot.match.components import Components
from bot.match.deadlines import BEAT, Deadlines, give_back
from bot.match.house_players import HousePlayers, Tempo
from bot.match.standing_orders import StandingOrders
from bot.messages import control_ids
from bot.pictures import Pictures
from bot.request import Request, Services, receive
from bot.safe_traceback import safe_traceback
from bot.settings import Settings
from bot.store import Store, fails, people
from bot.wording import language
from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from renderers.render_pool import RenderPool

log = logging.getLogger(__name__)

HOUR = 3600.0
#: how often stale lobbies are looked for, the store is told that the bot is there, and the heartbeat is written
SWEEP, NOTE, PULSE = 600.0, 60.0, 15.0
#: seconds to finish what is being sent before leaving; the rest is sent after the next start
FAREWELL = 5.0
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
PAUSE_AFTER_FAILURE = 5.0


class _Bot:
    """What the plain and the sharded client have in common."""

    settings: Settings
    clock: Clock
    services: Services
    #: called when everything is read that stays in memory
    settled: Callable[[], None]
    _render_pool: RenderPool | None
    _store: Store | None
    _tasks: list[asyncio.Task[None]]
    #: the connection stands: people can answer
    _in_reach: bool

    async def setup_hook(self: Any) -> None:
        """Open the store, register commands that have changed, send what an earlier process left."""
        settings: Settings = self.settings
        library = Components()
        files = library.read_folder(settings.paravent_data) if settings.paravent_data else {}
        store = self._store = await Store.open(settings.paravent_database)
        await store.write(partial(library.keep, files=files))
        await store.write(ratings.rate_older)
        self._render_pool = RenderPool(settings.paravent_painters) if settings.paravent_painters else None
        pictures = Pictures(self._render_pool)
        delivery = Delivery(self, store, library, pictures, self.clock, self._stir)
        tempo = Tempo(settings.paravent_house_pace, settings.paravent_house_patience)
        houses = HousePlayers(store, library, self._stir, tempo, self.clock)
        orders = StandingOrders(store, library, self._stir, settings.paravent_order_pace, self.clock)
        absence = Deadlines(store, library, self.clock, self._stir, lambda: self._in_reach)
        cooldown, days = Cooldown(), settings.paravent_vacation_days
        watchers = (houses, orders, absence)
        self.services = Services(
            self, store, library, pictures, delivery, *watchers, cooldown, ConcurrencyLimit(), self.clock, days
        )
        await store.write(partial(give_back, at=self.clock.now()))
        await self._register()
        self._tasks = [
            asyncio.create_task(_kept_going("delivery", delivery.run)),
            asyncio.create_task(_kept_going("absence", absence.run)),
            asyncio.create_task(_kept_going("caretaker", self._caretaker)),
            asyncio.create_task(_noted("reading", self._read())),
        ]
        if self._render_pool:
            self._tasks.append(asyncio.create_task(_noted("pool", self._render_pool.open())))
        await houses.resume()
        await orders.resume()

    def _stir(self, match: int) -> None:
        self.services.stir(match)

    async def _register(self: Any) -> None:
        """Register the commands only if they differ from what was registered last."""
        sources = f"{self.application_id} {command_payloads.fingerprint()}"
        if await self.services.store.read(partial(people.recall, key="sources")) == sources:
            return
        wanted = await asyncio.to_thread(command_registry.payloads)
        digest = f"{self.application_id} {command_payloads.digest(wanted)}"
        if await self.services.store.read(partial(people.recall, key="commands")) != digest:
            await self.http.bulk_upsert_global_commands(self.application_id, payload=wanted)
            await self.services.store.write(partial(people.remember, key="commands", value=digest))
            log.info("registered %s commands", len(wanted))
        await self.services.store.write(partial(people.remember, key="sources", value=sources))

    async def _read(self) -> None:
        await asyncio.to_thread(warm)
        self.settled()

    async def _caretaker(self: Any) -> None:
        """Close lobbies and tournaments nobody started; show that the bot is alive."""
        swept = noted = 0.0
        while True:
            heartbeat: Path | None = self.settings.paravent_heartbeat
            if heartbeat and self._in_reach and not self.is_closed() and self.is_ready():
                await asyncio.to_thread(heartbeat.touch)
            if self.clock.now() - swept > SWEEP:
                swept = self.clock.now()
                before = swept - self.settings.paravent_lobby_hours * HOUR
                await self.services.store.write(partial(lobby.close_stale, before=before, at=swept))
                before = swept - self.settings.paravent_tournament_hours * HOUR
                await self.services.store.write(partial(tournament.close_stale, before=before, at=swept))
                await self.services.store.write(partial(seat_offers.lapse, at=swept))
                self.services.delivery.wake()
            if self.clock.now() - noted > NOTE and self._in_reach:
                noted = self.clock.now()
                await self.services.store.write(partial(people.remember, key=BEAT, value=str(noted)))
            pulse = asyncio.Event()
            await self.clock.wait(self.clock.now() + PULSE, pulse)

    async def on_ready(self: Any) -> None:
        """Everything is known, for the first time or again."""
        log.info("ready as %s on %s servers", self.user, len(self.guilds))
        await self._found()

    async def on_connect(self: Any) -> None:
        """The connection stands, for the first time or again."""
        await self._found()

    async def on_resumed(self: Any) -> None:
        """The connection goes on where it broke off, with everything that was said meanwhile."""
        await self._found()

    async def on_disconnect(self: Any) -> None:
        """Nobody can answer until the connection stands again: clocks stand still; the health check notices, too."""
        if self._in_reach and self._tasks:
            self._in_reach = False
            await self.services.store.write(partial(people.remember, key=BEAT, value=str(self.clock.now())))

    async def _found(self: Any) -> None:
        if not self._in_reach:
            self._in_reach = True
            await self.services.store.write(partial(give_back, at=self.clock.now()))
            self.services.absence.wake()
        self.services.delivery.wake()
        await self.services.delivery.hurry()

    async def on_error(self, event: str, /, *args: Any, **more: Any) -> None:
        """Something failed outside every request: its text could hold a secret, so only the place is told."""
        if error := sys.exc_info()[1]:
            log.error("%s failed: %s", event, safe_traceback(error))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: what could not be posted there may be possible now. So it is with what follows."""
        await self.services.delivery.hurry(guild.id)

    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        await self.services.delivery.hurry(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """So may a role's."""
        await self.services.delivery.hurry(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        await self.services.delivery.hurry(payload.guild_id)

    async def on_interaction(self: Any, interaction: discord.Interaction[Any]) -> None:
        """Every press, choice and command of anybody."""
        raw: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            await self._control(interaction, raw)
        elif interaction.type is discord.InteractionType.application_command:
            typed = spelled(raw)
            await receive(self.services, interaction, partial(_typed, name=typed.name, given=typed.given), update=False)
        elif interaction.type is discord.InteractionType.autocomplete:
            await self._autocomplete(interaction, raw)
        elif interaction.type is discord.InteractionType.modal_submit:
            # no form is ever opened; one of an earlier version is not to stay without an answer
            await receive(self.services, interaction, lambda request: request.say("unknown-control"), update=False)

    async def _control(self: Any, interaction: discord.Interaction[Any], raw: dict[str, Any]) -> None:
        ident, values = control_ids.read(raw.get("custom_id", "")), [str(value) for value in raw.get("values", ())]
        if ident and ident.verb == control_ids.MENU and values:
            ident, values = control_ids.read(values[0]), []
        control = command_registry.controls().get(ident.verb) if ident else None
        if ident is None or control is None:
            await receive(self.services, interaction, lambda request: request.say("unknown-control"), update=False)
            return
        message = interaction.message
        own = message is not None and (message.flags.ephemeral or interaction.guild_id is None)

        async def work(request: Request) -> None:
            if ident.verb not in command_registry.open_to_all():
                await request.check_sees(ident.match)
            await control(request, ident, values)

        await receive(self.services, interaction, work, update=own and ident.verb in command_registry.on_panel())

    async def _autocomplete(self: Any, interaction: discord.Interaction[Any], raw: dict[str, Any]) -> None:
        name, given, focused, is_text = spelled(raw)
        request = Request(self.services, interaction, language(str(interaction.locale)), update=False)
        await request.answer.close()
        found: list[tuple[str, Any]] = []
        try:
            settings = await self.services.store.read(partial(people.person, user=interaction.user.id))
            request.lang = settings.lang or request.lang
            found = await command_registry.suggestions(request, name, given, focused)
        except Exception as error:
            log.error("no suggestions for /%s: %s", name, safe_traceback(error))
            if fails(error) and is_text:
                # a sentence to read; whoever chooses it is refused, for it is nothing that could be meant
                found = [(request.bot.say("store-silent"), "-")]
        await suggest(interaction, found)

    async def close(self: Any) -> None:
        """Take nothing new, finish what is being sent, leave Discord, close the store."""
        services: Services | None = getattr(self, "services", None)
        tasks, self._tasks = self._tasks, []
        store, self._store = self._store, None
        if services and tasks:
            await services.houses.close()
            await services.orders.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.pictures.close()
            await services.delivery.finish(FAREWELL)
            beat = partial(people.remember, key=BEAT, value=str(self.clock.now()))
            await _noted("farewell", services.store.write(beat))
        await super().close()  # type: ignore[misc]
        if self._render_pool and tasks:
            await self._render_pool.close()
        if store:
            # also if the start was broken off half-way
            await store.close()


class Paravent(_Bot, discord.Client):
    """One connection: enough for a few thousand servers."""


class ShardedParavent(_Bot, discord.AutoShardedClient):
    """Several connections."""


def warm() -> None:
    """Read every game's words in every language now, so that nobody waits for them later."""
    for game in catalogue.names():
        started, _ = catalogue.find(game).start(catalogue.find(game).seats[0], "warm")
        for lang in LANGUAGES:
            board_text(started.view(), lang, [])
            hand_text(started.view_of(Seat(0)), lang, [])


async def _typed(request: Request, name: str, given: dict[str, Any]) -> None:
    if command := command_registry.find(name):
        await command(request, given)
    else:
        await request.say("unknown-control")


class Spelled(NamedTuple):
    """A command as typed: its whole name, the options given, and the one being typed."""

    name: str
    given: dict[str, Any]
    focused: str
    #: whether a text is being typed, and not a number
    is_text: bool


def _unbroken(value: Any) -> Any:
    """What was typed, without the halves of letters that JSON lets through and nothing else takes."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def spelled(raw: dict[str, Any]) -> Spelled:
    """Read what Discord sends of a command."""
    name, options = [raw["name"]], raw.get("options", [])
    while options and options[0]["type"] in (1, 2):
        name.append(options[0]["name"])
        options = options[0].get("options", [])
    nothing: dict[str, Any] = {"name": "", "type": 0}
    focused = next((option for option in options if option.get("focused")), nothing)
    given = {option["name"]: _unbroken(option["value"]) for option in options}
    return Spelled(" ".join(name), given, focused["name"], focused["type"] == command_payloads.STRING)


async def _kept_going(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Work that never ends: what fails, such as a disk that is full for a while, is begun again."""
    while True:
        try:
            await work()
        except Exception as error:
            log.error("%s has stopped and begins again: %s", what, safe_traceback(error))
        await asyncio.sleep(PAUSE_AFTER_FAILURE)


async def _noted(what: str, work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("%s has failed: %s", what, safe_traceback(error))


def from_json(text: bytes | bytearray | memoryview | str) -> Any:
    """What Discord sends; also with half a letter in it, which the quick reader does not take and would end the bot."""
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return json.loads(text if isinstance(text, str) else bytes(text))


def build(
    settings: Settings, clock: Clock | None = None, settled: Callable[[], None] = lambda: None, **options: Any
) -> Paravent | ShardedParavent:
    """A client as the settings want it."""
    discord.utils._from_json = from_json
    if settings.discord_api:
        Route.BASE = str(settings.discord_api).rstrip("/")
    if settings.discord_gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway))
    if settings.discord_cdn:
        discord.Asset.BASE = str(settings.discord_cdn).rstrip("/")
    kind = ShardedParavent if settings.paravent_sharded else Paravent
    intents = discord.Intents(guilds=True)
    client = kind(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **options)
    client.settings = settings
    client.clock = clock or Clock()
    client.settled = settled
    client._tasks = []
    client._in_reach = False
    client._render_pool = None
    client._store = None
    return client


async def serve(settings: Settings, **options: Any) -> None:
    """Run for ever: a refused connection is tried again with growing pauses; a wrong token is not."""
    pause = FIRST_PAUSE
    while True:
        client = build(settings, **options)
        began = monotonic()
        try:
            async with client:
                await client.start(settings.discord_token)
            return
        except discord.LoginFailure:
            raise
        except (discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed) as error:
            log.warning("Discord did not take the connection: %s", error)
        except (aiohttp.ClientError, OSError) as error:
            log.warning("no connection to Discord: %s", error)
        pause = FIRST_PAUSE if monotonic() - began > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause)
        await asyncio.sleep(pause)
