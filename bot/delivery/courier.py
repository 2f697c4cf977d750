"""Carries out what a post says is to be done, step by step."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.delivery.transport import Transport, Trouble, Undelivered
from bot.match import reminders
from bot.messages.message import Message
from bot.messages.message_layout import files
from bot.metrics import Metrics
from bot.posts.context import Context
from bot.posts.outcomes import (
    Check,
    Delete,
    Delivered,
    Edit,
    Ended,
    Find,
    Inbox,
    InTurn,
    LetSleep,
    OpenPost,
    OpenThread,
    Outcome,
    Place,
    Send,
    Sent,
    Skip,
    WaitUntil,
)
from bot.store import Connection
from bot.store.outbox import Row

#: an old message may be edited only now and then: this many seconds later it is tried again
EDIT_PAUSE = 3.0


class Courier:
    """Turns outcomes into calls of the transport; a match's messages are changed one after the other."""

    def __init__(self, transport: Transport, metrics: Metrics) -> None:
        self._transport = transport
        self._metrics = metrics
        self._pens: WeakValueDictionary[tuple[int | None, int | None], asyncio.Lock] = WeakValueDictionary()

    def pen(self, row: Row) -> asyncio.Lock:
        """Held while something of a match or a tournament is posted or changed."""
        return self._pens.setdefault(row.course, asyncio.Lock())

    async def perform(self, outcome: Outcome, on: Context) -> Ended:
        """Do it, and whatever follows from it, to the end."""
        while True:
            match outcome:
                case Send():
                    outcome = await self._send(outcome, on)
                case Edit():
                    outcome = await self._edit(outcome, on)
                case Delete():
                    outcome = await self._delete(outcome)
                case OpenThread():
                    outcome = await self._open_thread(outcome)
                case OpenPost(forum=forum, content=content, then=posted):
                    named = (outcome.name, outcome.archive, outcome.labels)
                    outcome = await posted(await self._transport.open_post(forum, content, *named))
                case LetSleep(thread=thread, archive=archive):
                    is_done = await self._transport.let_sleep(thread, archive)
                    outcome = Delivered() if is_done else Skip("the thread stays as it is")
                case Find(place=place, text=text, after=after, since=since, then=found):
                    outcome = await found(await self._transport.find(place, text, after, since))
                case Check(place=place, then=checked):
                    outcome = await checked(await self._transport.exists(place))
                case InTurn(then=in_turn):
                    async with self.pen(on.row):
                        return await self.perform(await in_turn(), on)
                case _:
                    return outcome

    async def _channel(self, place: Place) -> int:
        return await self._transport.inbox(place.user) if isinstance(place, Inbox) else place

    async def _send(self, wanted: Send, on: Context) -> Outcome:
        try:
            channel = await self._channel(wanted.place)
            message = await self._sent(channel, wanted, on)
        except Undelivered as error:
            if error.trouble.for_good and wanted.unreachable:
                return await wanted.unreachable()
            if error.is_refusal and wanted.refused:
                await wanted.refused()
            raise
        return await wanted.then(Sent(channel, message)) if wanted.then else Delivered(message)

    async def _sent(self, channel: int, wanted: Send, on: Context) -> int:
        content = await quietened(on, wanted.content)
        try:
            message = await self._transport.send(channel, content, on.row.nonce, silent=wanted.silent)
        except Undelivered as error:
            # perhaps only files are not allowed here: better the words alone than nothing
            if not error.is_forbidden or not files(content):
                raise
            message = await self._transport.send(channel, content.words(), on.row.nonce, silent=wanted.silent)
        if content.pings and not wanted.silent:
            self._metrics.pinged(on.row.kind, len(content.pings))
        return message

    async def _edit(self, wanted: Edit, on: Context) -> Outcome:
        channel = await self._channel(wanted.place)
        try:
            await self._transport.edit(channel, wanted.message, wanted.content, bare=wanted.bare)
        except Undelivered as error:
            if error.trouble is Trouble.TOO_MANY_EDITS:
                return WaitUntil(on.now + EDIT_PAUSE)
            if error.trouble is Trouble.MESSAGE_GONE and wanted.gone:
                return await wanted.gone()
            raise
        return await wanted.then(Sent(channel, wanted.message)) if wanted.then else Delivered(wanted.message)

    async def _delete(self, wanted: Delete) -> Outcome:
        try:
            await self._transport.delete(wanted.place, wanted.message)
        except Undelivered as error:
            if not error.trouble.for_good:
                raise
        return await wanted.then()

    async def _open_thread(self, wanted: OpenThread) -> Outcome:
        try:
            thread = await self._transport.open_thread(wanted.channel, wanted.message, wanted.name, wanted.archive)
        except Undelivered as error:
            if error.trouble is Trouble.MESSAGE_GONE and wanted.gone:
                return await wanted.gone()
            raise
        return await wanted.then(thread)


async def quietened(on: Context, content: Message) -> Message:
    """A message that pings nobody in their own quiet hours."""
    at = on.now

    def awake(db: Connection) -> tuple[int, ...]:
        return tuple(user for user in content.pings if reminders.silent(db, user, at) is None)

    return replace(content, pings=await on.read(awake)) if content.pings else content
