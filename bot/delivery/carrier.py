"""How a message is sent and changed, and what every row needs for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord import AllowedMentions

from bot.clock import Clock
from bot.match import reminders
from bot.match.play import Library, MatchState, match_state
from bot.messages.message import Message, files, layout
from bot.pictures import Pictures
from bot.rate_limiter import RateLimiter
from bot.store import (
    Connection,
    Store,
    matches,
    outbox,
)
from bot.store.matches import Match
from bot.store.outbox import Row

#: matches served at the same time in each lane
AT_ONCE = 8
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
#: nobody there: closed direct messages, no common server, too many; channel, message or person gone
NEVER = {50007, 50278, 40003, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER}
#: no access, no permission: whoever took it can give it back
LOCKED_OUT = {50001, 50013}
PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)


class PutAway(Exception):
    """A row that need not be sent any more."""


class NotYet(Exception):
    """A row that waits for a moment, or until another one is sent."""

    def __init__(self, until: float = 0.0, *, row: int | None = None) -> None:
        self.until = until
        self.row = row


class Carrier:
    """Knows Discord, the store and the pens: a match's messages are changed one after the other."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        library: Library,
        pictures: Pictures,
        clock: Clock,
        stir: Callable[[int], None] = lambda match: None,
    ) -> None:
        self._client = client
        self._stir = stir
        self._clock = clock
        self._store = store
        self._library = library
        self._pictures = pictures
        #: nothing is put together long before it can go out
        self._slots = {lane: asyncio.Semaphore(AT_ONCE) for lane in outbox.LANES}
        self._flow = RateLimiter()
        self._pens: WeakValueDictionary[tuple[int | None, int | None], asyncio.Lock] = WeakValueDictionary()

    def _pen(self, row: Row) -> asyncio.Lock:
        return self._pens.setdefault(row.course, asyncio.Lock())

    async def _post(self, channel: int, content: Message, row: Row) -> int:
        """A new message; the nonce keeps a lost answer from doubling it. Nobody is pinged in the own quiet hours."""
        content = await self._quietened(content)
        try:
            return await self._sent(channel, content, row)
        except discord.Forbidden:
            # perhaps only files are not allowed here: better the words alone than nothing
            if not files(content):
                raise
            return await self._sent(channel, content.words(), row)

    async def _sent(self, channel: int, content: Message, row: Row) -> int:
        await self._flow.turn()
        message = await self._client.get_partial_messageable(channel).send(
            view=layout(content), files=files(content), nonce=row.nonce, allowed_mentions=mentions(content)
        )
        return message.id

    async def _put(self, channel: int, message: int | None, content: Message, row: Row) -> int:
        """A message as it is to be now: changed, or posted if there is none, also if somebody has deleted it."""
        if message is not None:
            try:
                await self._change(channel, message, content)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return message
        return await self._post(channel, content, row)

    async def _exists(self, channel: int) -> bool:
        """Whether a channel or thread is still there."""
        await self._flow.turn()
        try:
            await self._client.http.get_channel(channel)
        except discord.NotFound:
            return False
        return True

    async def _quietened(self, content: Message) -> Message:
        now = self._clock.now()

        def awake(db: Connection) -> tuple[int, ...]:
            return tuple(user for user in content.pings if reminders.silent(db, user, now) is None)

        return replace(content, pings=await self._store.read(awake)) if content.pings else content

    async def _change(self, channel: int, message: int, content: Message, *, bare: bool = False) -> None:
        """A message as it is to be now. Its pictures stay, unless it is to be bare; an edit pings nobody, but keeps the
        mark of a ping.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        new = files(content)
        await self._flow.turn()
        if new or bare:
            await target.edit(view=layout(content), attachments=new, allowed_mentions=mentions(content))
        else:
            await target.edit(view=layout(content), allowed_mentions=mentions(content))

    async def _remove(self, channel: int, message: int) -> None:
        """Take a message of ours away."""
        await self._flow.turn()
        await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def _stand(self, number: int, n: int | None = None) -> MatchState:
        return await self._store.read(lambda db: match_state(db, self._library, number, n))

    async def _match(self, row: Row) -> Match:
        assert row.match is not None
        number = row.match
        return await self._store.read(lambda db: matches.get(db, number))

    async def _to_person(self, user: int, content: Message, row: Row) -> int:
        await self._flow.turn()
        channel = await self._client.create_dm(discord.Object(user))
        # without a sound: the ping stands in the thread, and one is enough
        message = await channel.send(
            view=layout(content), nonce=row.nonce, allowed_mentions=AllowedMentions.none(), silent=True
        )
        return message.id


def mentions(content: Message) -> AllowedMentions:
    """Exactly the users a message is meant to ping."""
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in content.pings])
