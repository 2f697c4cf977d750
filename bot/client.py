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

from bot import commands, directory
from bot.clock import Clock
from bot.cooldown import Cooldown
from bot.delivery import Delivery, suggest
from bot.door import Door
from bot.incidents import places
from bot.letters import ids
from bot.match import lobby, offers, ratings, tournament
from bot.match.absence import BEAT, Absence, give_back
from bot.match.house import Houses, Tempo
from bot.match.library import Components
from bot.match.orders import StandingOrders
from bot.pictures import Pictures, described, mine
from bot.settings import Settings
from bot.store import Store, fails, people
from bot.visits import Office, Visit, receive
from bot.wording import language
from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from renderers.studio import Studio

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
    office: Office
    #: called when everything is read that stays in memory
    settled: Callable[[], None]
    _studio: Studio | None
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
        self._studio = Studio(settings.paravent_painters) if settings.paravent_painters else None
        pictures = Pictures(self._studio)
        delivery = Delivery(self, store, library, pictures, self.clock, self._stir)
        tempo = Tempo(settings.paravent_house_pace, settings.paravent_house_patience)
        houses = Houses(store, library, self._stir, tempo, self.clock)
        orders = StandingOrders(store, library, self._stir, settings.paravent_order_pace, self.clock)
        absence = Absence(store, library, self.clock, self._stir, lambda: self._in_reach)
        cooldown, days = Cooldown(), settings.paravent_vacation_days
        watchers = (houses, orders, absence)
        self.office = Office(self, store, library, pictures, delivery, *watchers, cooldown, Door(), self.clock, days)
        await store.write(partial(give_back, at=self.clock.now()))
        await self._register()
        self._tasks = [
            asyncio.create_task(_kept_going("delivery", delivery.run)),
            asyncio.create_task(_kept_going("absence", absence.run)),
            asyncio.create_task(_kept_going("caretaker", self._caretaker)),
            asyncio.create_task(_noted("reading", self._read())),
        ]
        if self._studio:
            self._tasks.append(asyncio.create_task(_noted("studio", self._studio.open())))
        await houses.resume()
        await orders.resume()

    def _stir(self, match: int) -> None:
        self.office.stir(match)

    async def _register(self: Any) -> None:
        """Register the commands only if they differ from what was registered last."""
        sources = f"{self.application_id} {commands.fingerprint()}"
        if await self.office.store.read(partial(people.recall, key="sources")) == sources:
            return
        wanted = await asyncio.to_thread(directory.payloads)
        digest = f"{self.application_id} {commands.digest(wanted)}"
        if await self.office.store.read(partial(people.recall, key="commands")) != digest:
            await self.http.bulk_upsert_global_commands(self.application_id, payload=wanted)
            await self.office.store.write(partial(people.remember, key="commands", value=digest))
            log.info("registered %s commands", len(wanted))
        await self.office.store.write(partial(people.remember, key="sources", value=sources))

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
                await self.office.store.write(partial(lobby.close_stale, before=before, at=swept))
                before = swept - self.settings.paravent_tournament_hours * HOUR
                await self.office.store.write(partial(tournament.close_stale, before=before, at=swept))
                await self.office.store.write(partial(offers.lapse, at=swept))
                self.office.delivery.wake()
            if self.clock.now() - noted > NOTE and self._in_reach:
                noted = self.clock.now()
                await self.office.store.write(partial(people.remember, key=BEAT, value=str(noted)))
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
            await self.office.store.write(partial(people.remember, key=BEAT, value=str(self.clock.now())))

    async def _found(self: Any) -> None:
        if not self._in_reach:
            self._in_reach = True
            await self.office.store.write(partial(give_back, at=self.clock.now()))
            self.office.absence.wake()
        self.office.delivery.wake()
        await self.office.delivery.hurry()

    async def on_error(self, event: str, /, *args: Any, **more: Any) -> None:
        """Something failed outside every visit: its text could hold a secret, so only the place is told."""
        if error := sys.exc_info()[1]:
            log.error("%s failed: %s", event, places(error))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: what could not be posted there may be possible now. So it is with what follows."""
        await self.office.delivery.hurry(guild.id)

    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        await self.office.delivery.hurry(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """So may a role's."""
        await self.office.delivery.hurry(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        await self.office.delivery.hurry(payload.guild_id)

    async def on_interaction(self: Any, interaction: discord.Interaction[Any]) -> None:
        """Every press, choice and command of anybody."""
        raw: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            await self._control(interaction, raw)
        elif interaction.type is discord.InteractionType.application_command:
            typed = spelled(raw)
            await receive(self.office, interaction, partial(_typed, name=typed.name, given=typed.given), update=False)
        elif interaction.type is discord.InteractionType.autocomplete:
            await self._autocomplete(interaction, raw)
        elif interaction.type is discord.InteractionType.modal_submit:
            # no form is ever opened; one of an earlier version is not to stay without an answer
            await receive(self.office, interaction, lambda visit: visit.say("unknown-control"), update=False)

    async def _control(self: Any, interaction: discord.Interaction[Any], raw: dict[str, Any]) -> None:
        ident, values = ids.read(raw.get("custom_id", "")), [str(value) for value in raw.get("values", ())]
        if ident and ident.verb == ids.MENU and values:
            ident, values = ids.read(values[0]), []
        control = directory.controls().get(ident.verb) if ident else None
        if ident is None or control is None:
            await receive(self.office, interaction, lambda visit: visit.say("unknown-control"), update=False)
            return
        message = interaction.message
        own = message is not None and (message.flags.ephemeral or interaction.guild_id is None)

        async def work(visit: Visit) -> None:
            if ident.verb not in directory.open_to_all():
                await visit.check_sees(ident.match)
            await control(visit, ident, values)

        await receive(self.office, interaction, work, update=own and ident.verb in directory.on_panel())

    async def _autocomplete(self: Any, interaction: discord.Interaction[Any], raw: dict[str, Any]) -> None:
        name, given, focused, is_text = spelled(raw)
        visit = Visit(self.office, interaction, language(str(interaction.locale)), update=False)
        await visit.answer.close()
        found: list[tuple[str, Any]] = []
        try:
            settings = await self.office.store.read(partial(people.person, user=interaction.user.id))
            visit.lang = settings.lang or visit.lang
            found = await directory.suggestions(visit, name, given, focused)
        except Exception as error:
            log.error("no suggestions for /%s: %s", name, places(error))
            if fails(error) and is_text:
                # a sentence to read; whoever chooses it is refused, for it is nothing that could be meant
                found = [(visit.bot.say("store-silent"), "-")]
        await suggest(interaction, found)

    async def close(self: Any) -> None:
        """Take nothing new, finish what is being sent, leave Discord, close the store."""
        office: Office | None = getattr(self, "office", None)
        tasks, self._tasks = self._tasks, []
        store, self._store = self._store, None
        if office and tasks:
            await office.houses.close()
            await office.orders.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await office.pictures.close()
            await office.delivery.finish(FAREWELL)
            beat = partial(people.remember, key=BEAT, value=str(self.clock.now()))
            await _noted("farewell", office.store.write(beat))
        await super().close()  # type: ignore[misc]
        if self._studio and tasks:
            await self._studio.close()
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
            described(started.view(), lang, [])
            mine(started.view_of(Seat(0)), lang, [])


async def _typed(visit: Visit, name: str, given: dict[str, Any]) -> None:
    if command := directory.find(name):
        await command(visit, given)
    else:
        await visit.say("unknown-control")


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
    return Spelled(" ".join(name), given, focused["name"], focused["type"] == commands.STRING)


async def _kept_going(what: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Work that never ends: what fails, such as a disk that is full for a while, is begun again."""
    while True:
        try:
            await work()
        except Exception as error:
            log.error("%s has stopped and begins again: %s", what, places(error))
        await asyncio.sleep(PAUSE_AFTER_FAILURE)


async def _noted(what: str, work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("%s has failed: %s", what, places(error))


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
    client._studio = None
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
