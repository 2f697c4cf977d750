"""One interaction of one person, from the moment it arrives to its answer: nothing about it is kept in memory."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import ceil
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import discord

from bot import messages
from bot.access import can_read, can_read_for_sure
from bot.clock import Clock
from bot.concurrency_limit import ConcurrencyLimit
from bot.cooldown import Cooldown
from bot.delivery import Answer, Delivery, suggest
from bot.match.components import Components
from bot.match.deadlines import Deadlines
from bot.match.house_players import HousePlayers
from bot.match.lobby import Guest, Place
from bot.match.play import Cause
from bot.match.standing_orders import StandingOrders
from bot.messages.control_ids import ControlId
from bot.messages.message import Message
from bot.names import tidy
from bot.pictures import Pictures
from bot.safe_traceback import safe_traceback
from bot.store import Connection, Store, fails, matches, people
from bot.store.matches import Match, Status
from bot.wording import bot_words, language, refusal
from engine.core.illegal import Illegal, require
from engine.core.words import Words

log = logging.getLogger(__name__)
R = TypeVar("R")
#: so many times more may be asked for in a row where people step from one to the next
LIGHT = 4
#: seconds after which nobody waits any longer for a store that another process holds; Discord allows three
PATIENCE = 1.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What every answer needs."""

    store: Store
    library: Components
    pictures: Pictures
    delivery: Delivery
    houses: HousePlayers
    orders: StandingOrders
    absence: Deadlines
    cooldown: Cooldown
    limit: ConcurrencyLimit
    clock: Clock
    #: days a year in which a person may stop the own clocks
    vacation_days: int
    #: whether the bot has left Discord
    is_closed: Callable[[], bool]

    def stir(self, match: int) -> None:
        """A match has changed: send what is due, let house players and standing orders look."""
        self.delivery.wake()
        self.houses.look(match)
        self.orders.look(match)
        self.absence.wake()


class Request:
    """A person has pressed, chosen or typed something."""

    def __init__(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        lang: str,
        *,
        update: bool,
        patience: float | None = None,
    ) -> None:
        self.services = services
        self.interaction = interaction
        self.lang = lang
        self.answer = Answer(interaction, update=update, patience=patience)
        self._inside = False
        self._until = monotonic() + PATIENCE
        #: something has been changed for good
        self.has_written = False
        #: the match it is about and its game's words, once known
        self.match: int | None = None
        self.words: Words | None = None

    @property
    def user(self) -> int:
        """Who."""
        return self.interaction.user.id

    @property
    def bot(self) -> Words:
        """The bot's words in this person's language."""
        return bot_words(self.lang)

    @property
    def cause(self) -> Cause:
        """What is done by this interaction."""
        message = self.interaction.message
        own = message.id if message is not None and self.interaction.guild_id is None else 0
        return Cause(str(self.interaction.id), self.user, self.services.clock.now(), own)

    @property
    def guest(self) -> Guest:
        """The person as somebody who joins."""
        person = self.interaction.user
        return Guest(self.user, tidy(person.display_name, person.name), str(self.interaction.locale))

    @property
    def place(self) -> Place:
        """Where it happened."""
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)

    def named(self, user: int) -> dict[str, Any]:
        """A user named in an option, as Discord describes that person."""
        raw: dict[str, Any] = dict(self.interaction.data or {})
        found: dict[str, Any] = raw.get("resolved", {}).get("users", {}).get(str(user), {})
        return found

    @property
    def is_admin(self) -> bool:
        """Whether this person manages the server."""
        return self.interaction.permissions.manage_guild

    def manages(self, match: Match) -> bool:
        """Whether this person manages the server of a match; whoever manages another one has no say in it."""
        return self.is_admin and match.guild is not None and match.guild == self.interaction.guild_id

    def check_room(self) -> None:
        """Refuse to open anything where the bot could not post: nobody could join what nobody sees."""
        may, in_thread = self.interaction.app_permissions, isinstance(self.interaction.channel, discord.Thread)
        threads = in_thread or may.create_public_threads
        needed = {
            "view-channel": may.view_channel,
            "send-messages": may.send_messages or in_thread,
            "send-in-threads": may.send_messages_in_threads or not threads,
            "attach-files": may.attach_files,
        }
        missing = [self.bot.say(f"permission-{name}") for name, given in needed.items() if not given]
        require(not missing, "no-room", missing=self.bot.listed(missing))

    async def read(self, work: Callable[..., R], *args: Any, **more: Any) -> R:
        """Look something up."""
        return await self.services.store.read(lambda db: work(db, *args, **more))

    async def write(self, work: Callable[..., R], *args: Any, **more: Any) -> R:
        """Change something, committed before this returns."""
        left = max(0.0, self._until - monotonic())
        result = await self.services.store.write(lambda db: work(db, *args, **more), left)
        self.has_written = True
        return result

    async def say(self, key: str, **facts: Any) -> None:
        """Answer with a sentence of the bot."""
        await self.send(messages.text(self.bot.say(key, **facts)))

    async def send(self, content: Message) -> None:
        """Answer with a message; while it travels, the next one is let in."""
        self.step_aside()
        await self.answer.send(content)

    async def enter(self) -> None:
        """Wait for the turn."""
        await self.services.limit.acquire()
        self._inside = True

    def step_aside(self) -> None:
        """Let the next one in: this request is answered, or takes long without being in anybody's way."""
        if self._inside:
            self._inside = False
            self.services.limit.release()

    def costly(self, *, light: bool = False) -> None:
        """Refuse this person for a while who asks for too many pictures and files in a short time."""
        self.step_aside()
        wait = self.services.cooldown.wait(self.user, self.services.clock.steady(), LIGHT if light else 1)
        require(wait == 0, "too-fast", seconds=ceil(wait))

    async def match_here(self, *, lobby: bool = False) -> Match:
        """The match whose thread or lobby this is; else the only one the person plays in."""

        def look(db: Connection) -> Match | None:
            here = matches.in_channel(db, self.interaction.channel_id or 0, lobby=lobby)
            if here:
                return here
            mine = matches.of_user(db, self.user)
            return mine[0] if len(mine) == 1 else None

        found = await self.services.store.read(look)
        if found is None:
            raise Illegal("no-match-here")
        return found

    async def match_numbered(self, number: int | None) -> Match:
        """The match of that number, if it belongs to this server; without a number the one that is here."""
        if number is None:
            return await self.match_here()
        found = await self.read(matches.find, number)
        if found is None or found.guild != self.interaction.guild_id:
            raise Illegal("match-unknown", number=number)
        return found

    async def match_meant(self, number: int | None) -> Match:
        """The same, if this person may see it: for others it is as if there were none of that number."""
        found = await self.match_numbered(number)
        require(number is None or await self._sees(found), "match-unknown", number=number)
        return found

    async def check_sees(self, number: int) -> None:
        """Refuse a control of a match that this person may not see: its message may be older than that, or a copy."""
        found = await self.read(matches.find, number)
        require(found is not None and await self._sees(found), "match-unknown", number=number)

    async def _sees(self, match: Match) -> bool:
        """Whether somebody is where a match is played, has a seat in it, or can read its channel from elsewhere."""
        here = self.interaction.channel_id
        if here in (match.thread, match.channel):
            return can_read(self.interaction, here or 0)
        if await self.read(matches.at_table, self.user, [match.id]):
            return True
        return await can_read_for_sure(self.interaction, match.channel)

    async def matches_seen(self, *statuses: Status) -> list[Match]:
        """The newest matches of this server that this person may see."""
        found = await self.read(matches.of_guild, self.interaction.guild_id, statuses)
        seen = await self.seen_among({match.id: match.channel for match in found})
        return [match for match in found if match.id in seen]

    async def seen_among(self, rooms: Mapping[int, int]) -> set[int]:
        """Those of some matches of this server, each with its channel, that this person may see."""
        mine = await self.read(matches.at_table, self.user, list(rooms))
        return {number for number, room in rooms.items() if number in mine or can_read(self.interaction, room)}


#: options of a command, as typed
Given: TypeAlias = dict[str, Any]
#: what a slash command does: command(request, given)
Command: TypeAlias = Callable[[Request, Given], Awaitable[None]]
#: what a button or select does: control(request, ident, values chosen)
Control: TypeAlias = Callable[[Request, ControlId, list[str]], Awaitable[None]]
#: what autocomplete offers: labels and values
Suggestions: TypeAlias = list[tuple[str, Any]]
#: suggest(request, given, option being typed, text so far)
Suggest: TypeAlias = Callable[[Request, Given, str, str], Awaitable[Suggestions]]


async def receive(
    services: Services, interaction: discord.Interaction[Any], work: Callable[[Request], Any], *, update: bool
) -> None:
    """Carry an interaction out; refusals and failures are answered too, and leave everything as it was."""
    # the request comes first: from now on the answer is deferred in time, however long the store takes; whoever finds
    # others waiting is told soon, behind a long line at once, that the answer will come
    lang = language(str(interaction.locale))
    request = Request(services, interaction, lang, update=update, patience=services.limit.patience)
    try:
        await request.enter()
        if services.is_closed():
            return  # nothing was accepted, nothing is changed
        settings = await services.store.read(partial(people.person, user=interaction.user.id))
        request.lang = settings.lang or request.lang
        try:
            await work(request)
        except Illegal as illegal:
            request.step_aside()
            # a refusal comes as a message of its own, so that the panel keeps what was chosen
            await request.answer.refuse(messages.text(f"⚠️ {refusal(illegal, request.words, request.lang)}"))
    except Exception as error:
        if services.is_closed():
            log.info("a request was cut off by the end of the bot")
            return
        await request.answer.refuse(messages.text(await _mishap(request, error)))
    finally:
        request.step_aside()
        await request.answer.close()


async def complete(
    services: Services,
    interaction: discord.Interaction[Any],
    name: str,
    find: Callable[[Request], Awaitable[Suggestions]],
    *,
    is_text: bool,
) -> None:
    """Answer while a command of some name is being typed."""
    request = Request(services, interaction, language(str(interaction.locale)), update=False)
    await request.answer.close()
    found: Suggestions = []
    try:
        settings = await services.store.read(partial(people.person, user=interaction.user.id))
        request.lang = settings.lang or request.lang
        found = await find(request)
    except Exception as error:
        log.error("no suggestions for /%s: %s", name, safe_traceback(error))
        if fails(error) and is_text:
            # a sentence to read; whoever chooses it is refused, for it is nothing that could be meant
            found = [(request.bot.say("store-silent"), "-")]
    await suggest(interaction, found)


async def _mishap(request: Request, error: Exception) -> str:
    """What somebody reads whose request failed: the incident's number; another sentence if none can be kept."""
    what, at = safe_traceback(error), request.services.clock.now()
    if not fails(error):
        try:
            number = await request.services.store.write(lambda db: people.incident(db, request.match, what, at), 0.0)
        except sqlite3.Error as failure:
            log.error("an incident could not be kept: %s", safe_traceback(failure))
        else:
            log.error("incident %s: %s", number, what)
            return request.bot.say("incident", number=number)
    log.error("the store has failed: %s", what)
    return request.bot.say("store-fails-after" if request.has_written else "store-fails")
