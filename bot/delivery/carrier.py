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
from bot.flow import Flow
from bot.letters import Letter, files, layout
from bot.match import attendance
from bot.match.play import Library, Stand, stand
from bot.pictures import Pictures
from bot.store import (
    Ledger,
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
        self._flow = Flow()
        self._pens: WeakValueDictionary[tuple[int | None, int | None], asyncio.Lock] = WeakValueDictionary()

    def _pen(self, row: Row) -> asyncio.Lock:
        return self._pens.setdefault(row.course, asyncio.Lock())

    async def _post(self, channel: int, letter: Letter, row: Row) -> int:
        """A new message; the nonce keeps a lost answer from doubling it. Nobody is pinged in the own quiet hours."""
        letter = await self._quietened(letter)
        try:
            return await self._sent(channel, letter, row)
        except discord.Forbidden:
            # perhaps only files are not allowed here: better the words alone than nothing
            if not files(letter):
                raise
            return await self._sent(channel, letter.words(), row)

    async def _sent(self, channel: int, letter: Letter, row: Row) -> int:
        await self._flow.turn()
        message = await self._client.get_partial_messageable(channel).send(
            view=layout(letter), files=files(letter), nonce=row.nonce, allowed_mentions=mentions(letter)
        )
        return message.id

    async def _put(self, channel: int, message: int | None, letter: Letter, row: Row) -> int:
        """A message as it is to be now: changed, or posted if there is none, also if somebody has deleted it."""
        if message is not None:
            try:
                await self._change(channel, message, letter)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
            else:
                return message
        return await self._post(channel, letter, row)

    async def _exists(self, channel: int) -> bool:
        """Whether a channel or thread is still there."""
        await self._flow.turn()
        try:
            await self._client.http.get_channel(channel)
        except discord.NotFound:
            return False
        return True

    async def _quietened(self, letter: Letter) -> Letter:
        now = self._clock.now()

        def awake(ledger: Ledger) -> tuple[int, ...]:
            return tuple(user for user in letter.pings if attendance.silent(ledger, user, now) is None)

        return replace(letter, pings=await self._store.read(awake)) if letter.pings else letter

    async def _change(self, channel: int, message: int, letter: Letter, *, bare: bool = False) -> None:
        """A message as it is to be now. Its pictures stay, unless it is to be bare; an edit pings nobody, but keeps the
        mark of a ping.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        new = files(letter)
        await self._flow.turn()
        if new or bare:
            await target.edit(view=layout(letter), attachments=new, allowed_mentions=mentions(letter))
        else:
            await target.edit(view=layout(letter), allowed_mentions=mentions(letter))

    async def _remove(self, channel: int, message: int) -> None:
        """Take a message of ours away."""
        await self._flow.turn()
        await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def _stand(self, number: int, n: int | None = None) -> Stand:
        return await self._store.read(lambda ledger: stand(ledger, self._library, number, n))

    async def _match(self, row: Row) -> Match:
        assert row.match is not None
        number = row.match
        return await self._store.read(lambda ledger: matches.get(ledger, number))

    async def _to_person(self, user: int, letter: Letter, row: Row) -> int:
        await self._flow.turn()
        channel = await self._client.create_dm(discord.Object(user))
        # without a sound: the ping stands in the thread, and one is enough
        message = await channel.send(
            view=layout(letter), nonce=row.nonce, allowed_mentions=AllowedMentions.none(), silent=True
        )
        return message.id


def mentions(letter: Letter) -> AllowedMentions:
    """Exactly the users a letter is meant to ping."""
    return AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in letter.pings])


def is_live(ledger: Ledger, match: int, post: int) -> bool:
    """Whether a message is the one to act on; in a match ended early none is."""
    row = ledger.execute(
        "SELECT post FROM live JOIN matches ON matches.id = live.match WHERE match = ? AND status <> 'closed'", (match,)
    ).fetchone()
    return bool(row and row["post"] == post)
