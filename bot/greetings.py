"""Speaks to people who have not found a command yet: a welcome on a new server, an answer to what they write."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import partial

import discord

from bot.clock import Clock
from bot.delivery import Transport
from bot.delivery.transport import Undelivered
from bot.match import welcoming
from bot.messages.front_door import answer_to_mention, help_message
from bot.messages.message import Message
from bot.pace import DAY, HOUR, MINUTE
from bot.store import Scope, Store, people
from bot.wording import language

log = logging.getLogger(__name__)

#: a server that the bot has been on for longer is not greeted any more
NEW_FOR = DAY
#: seconds before the same person, or the same channel, is answered again
REST_OF_PERSON, REST_OF_CHANNEL = HOUR, 10 * MINUTE
#: places remembered; the longest forgotten is answered at once
MOST_REMEMBERED = 5_000


class Greetings:
    """Greets servers once, and answers people now and then: nobody is answered who did not write first."""

    def __init__(self, store: Store, transport: Transport, clock: Clock, wake: Callable[[], None]) -> None:
        self._store = store
        self._transport = transport
        self._clock = clock
        self._wake = wake
        self._answered: dict[int, float] = {}

    async def joined(self, guild: discord.Guild) -> None:
        """The bot is on a server: if that is new, and there is a channel for it, the server is greeted."""
        since = guild.me.joined_at if guild.me else None
        if since is None or self._clock.now() - since.timestamp() > NEW_FOR:
            return
        if (room := room_for(guild)) is None or await self._store.read(partial(welcoming.is_welcomed, guild=guild.id)):
            return
        lang = language(str(guild.preferred_locale))
        work = partial(welcoming.welcome, guild=guild.id, channel=room.id, lang=lang)
        if await self._store.write(work, about=Scope("server", guild.id)):
            log.info("a new server is greeted", {"guild": guild.id})
            self._wake()

    async def written_to(self, message: discord.Message) -> None:
        """Someone has written to the bot: how one plays, in the language they play in."""
        if self._may_answer(message.author.id, REST_OF_PERSON):
            lang = await self._store.read(partial(people.spoken_by, user=message.author.id))
            await self._answer(message, help_message(lang or language(None)))

    async def mentioned(self, message: discord.Message) -> None:
        """Someone has called the bot by its name in a channel, in the server's language."""
        if message.guild and self._may_answer(message.channel.id, REST_OF_CHANNEL):
            await self._answer(message, answer_to_mention(language(str(message.guild.preferred_locale))))

    def _may_answer(self, place: int, rest: float) -> bool:
        now, last = self._clock.now(), self._answered.pop(place, None)
        if last is not None and now - last < rest:
            self._answered[place] = last
            return False
        self._answered[place] = now
        if len(self._answered) > MOST_REMEMBERED:
            del self._answered[next(iter(self._answered))]
        return True

    async def _answer(self, message: discord.Message, content: Message) -> None:
        try:
            # the nonce: however often Discord tells of the message, there is one answer
            await self._transport.send(message.channel.id, content, f"to-{message.id}", silent=True)
        except Undelivered as error:
            log.info("somebody could not be answered: %(error)s", {"error": error})


def room_for(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a server is greeted: where its own messages go, or the first channel that all can read; None if the bot
    may write in none.
    """
    rooms: Iterable[discord.TextChannel | None] = (guild.system_channel, *guild.text_channels)
    return next((room for room in rooms if room and _is_open(room)), None)


def _is_open(room: discord.TextChannel) -> bool:
    own = room.permissions_for(room.guild.me)
    return own.view_channel and own.send_messages and room.permissions_for(room.guild.default_role).view_channel
