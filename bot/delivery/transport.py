"""How Discord is spoken to: messages, threads and direct messages, not too fast, and what its refusals mean."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from enum import Enum, auto
from typing import Any, TypeVar

import aiohttp
import discord
from discord import AllowedMentions
from discord.utils import time_snowflake

from bot.icons import Emojis
from bot.messages.message import Message
from bot.messages.message_layout import RawLayout, files, layout
from bot.posts.outcomes import Minutes
from bot.rate_limiter import RateLimiter

log = logging.getLogger(__name__)
T = TypeVar("T")

#: what does not reach Discord, or is refused by it
PASSING = (discord.HTTPException, aiohttp.ClientError, OSError)
THREAD_EXISTS = 160004
INVALID_FORM = 50035
#: from here on a refusal says nothing about whether something was done
SERVER_ERROR = 500
FORBIDDEN = 403
#: how an own message is looked for: messages at once, and how often
PAGE, MOST_PAGES = 100, 20


class Trouble(Enum):
    """What a refusal means."""

    MESSAGE_GONE = auto()
    #: channel, thread or person
    PLACE_GONE = auto()
    #: closed direct messages, no common server, too many
    NOBODY_THERE = auto()
    #: no access, no permission: people can give it back
    LOCKED_OUT = auto()
    #: forbidden for a reason that has no name here
    FORBIDDEN = auto()
    #: nothing can be changed in a thread that sleeps
    ARCHIVED = auto()
    #: nor in one that is locked until someone opens it again
    THREAD_LOCKED = auto()
    #: an old message may be edited only now and then
    TOO_MANY_EDITS = auto()
    #: too large, or nothing that Discord understands
    INVALID = auto()
    #: for a reason of its own
    REFUSED = auto()
    #: no connection, no valid token, too slow, too much, a fault of the other side
    TRY_LATER = auto()

    @property
    def for_good(self) -> bool:
        """Whether nothing will ever arrive there."""
        return self in (Trouble.MESSAGE_GONE, Trouble.PLACE_GONE, Trouble.NOBODY_THERE)


_BY_CODE = {
    10003: Trouble.PLACE_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.PLACE_GONE,
    30046: Trouble.TOO_MANY_EDITS,
    40003: Trouble.NOBODY_THERE,
    50001: Trouble.LOCKED_OUT,
    50007: Trouble.NOBODY_THERE,
    50013: Trouble.LOCKED_OUT,
    INVALID_FORM: Trouble.INVALID,
    50083: Trouble.ARCHIVED,
    50278: Trouble.NOBODY_THERE,
    160005: Trouble.THREAD_LOCKED,
}
_PASSING_STATUS = {401, 408, 429}


class Undelivered(Exception):
    """Something did not arrive, or nobody knows whether it did."""

    def __init__(self, trouble: Trouble, error: Exception, place: int) -> None:
        super().__init__(str(error))
        self.trouble = trouble
        self.place = place
        status = error.status if isinstance(error, discord.HTTPException) else None
        self.is_forbidden = status == FORBIDDEN
        #: it is certain that nothing was done
        self.is_refusal = status is not None and status < SERVER_ERROR


def meaning(error: Exception) -> Trouble:
    """What went wrong."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.TRY_LATER
    if known := _BY_CODE.get(error.code):
        return known
    if error.status == FORBIDDEN:
        return Trouble.FORBIDDEN
    if 400 <= error.status < SERVER_ERROR and error.status not in _PASSING_STATUS:
        return Trouble.REFUSED
    return Trouble.TRY_LATER


def refuses_emoji(error: Exception) -> bool:
    """Whether Discord does not know an emoji of a message: another process may have replaced it."""
    return isinstance(error, discord.HTTPException) and error.code == INVALID_FORM and "emoji" in error.text.lower()


@asynccontextmanager
async def _told(place: int) -> AsyncIterator[None]:
    try:
        yield
    except PASSING as error:
        raise Undelivered(meaning(error), error, place) from error


class Transport:
    """Speaks to Discord, never faster than it allows; what it refuses is raised as `Undelivered`."""

    def __init__(
        self, client: discord.Client, limiter: RateLimiter | None = None, emojis: Emojis | None = None
    ) -> None:
        self._client = client
        self._limiter = limiter or RateLimiter()
        self._emojis = emojis or Emojis()

    async def _laid_out(self, content: Message, send: Callable[[RawLayout], Awaitable[T]]) -> T:
        """Send a message with its emojis; where Discord does not know one of them, without any."""
        try:
            return await send(layout(content, self._emojis))
        except discord.HTTPException as error:
            if not refuses_emoji(error):
                raise
        self._emojis.forget()
        return await send(layout(content))

    async def inbox(self, user: int) -> int:
        """The channel of someone's direct messages."""
        async with _told(0):
            return (await self._client.create_dm(discord.Object(user))).id

    async def send(self, channel: int, content: Message, nonce: str, *, silent: bool = False) -> int:
        """A new message; the nonce keeps a lost answer from doubling it."""
        await self._limiter.turn()
        pinged = AllowedMentions.none() if silent else mentions(content)
        async with _told(channel):
            target = self._client.get_partial_messageable(channel)
            message = await self._laid_out(
                content,
                lambda view: target.send(
                    view=view, files=files(content), nonce=nonce, allowed_mentions=pinged, silent=silent
                ),
            )
        return message.id

    async def edit(self, channel: int, message: int, content: Message, *, bare: bool = False) -> None:
        """A message as it is to be now. Its pictures stay, unless it is to be bare; an edit pings nobody, but keeps
        the mark of a ping.
        """
        target = self._client.get_partial_messageable(channel).get_partial_message(message)
        pinged = mentions(content)

        async def change(view: RawLayout) -> None:
            new = files(content)
            if new or bare:
                await target.edit(view=view, attachments=new, allowed_mentions=pinged)
            else:
                await target.edit(view=view, allowed_mentions=pinged)

        await self._limiter.turn()
        async with _told(channel):
            await self._laid_out(content, change)

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of ours away."""
        await self._limiter.turn()
        async with _told(channel):
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()

    async def exists(self, place: int) -> bool:
        """Whether a channel or thread is still there."""
        await self._limiter.turn()
        async with _told(place):
            try:
                await self._client.http.get_channel(place)
            except discord.NotFound:
                return False
        return True

    async def open_thread(self, channel: int, message: int, name: str, archive: Minutes) -> int | None:
        """A thread on a message; None where there are no threads."""
        await self._limiter.turn()
        async with _told(channel):
            try:
                made = await self._client.http.start_thread_with_message(
                    channel, message, name=name, auto_archive_duration=archive
                )
            except discord.HTTPException as error:
                if error.code == THREAD_EXISTS:
                    return message
                if error.status not in (400, 403):
                    raise
                log.info("no thread in channel %(channel)s: %(error)s", {"channel": channel, "error": error})
                return None
        return int(made["id"])

    async def open_post(self, forum: int, content: Message, name: str, archive: Minutes, labels: Sequence[str]) -> int:
        """A post in a forum, with the tag that is called like one of these, where the forum has it.

        No nonce keeps it from being doubled when an answer is lost: its name does, for no other match has it.
        """
        await self._limiter.turn()
        async with _told(forum):
            channel = await self._client.fetch_channel(forum)
            if not isinstance(channel, discord.ForumChannel):
                return forum
            # not the server's member: right after a start nobody of the server is known yet
            own = self._client.user
            for thread in await channel.guild.active_threads():
                if own and thread.parent_id == forum and thread.owner_id == own.id and thread.name == name:
                    return thread.id
            wanted = {label.casefold() for label in labels}
            tags = [tag for tag in channel.available_tags if tag.name.casefold() in wanted][:1]
            if not tags and channel.flags.require_tag:
                tags = list(channel.available_tags[:1])
            made = await self._laid_out(
                content,
                lambda view: channel.create_thread(
                    name=name,
                    auto_archive_duration=archive,
                    view=view,
                    files=files(content),
                    allowed_mentions=mentions(content),
                    applied_tags=tags,
                ),
            )
        return made.thread.id

    async def let_sleep(self, thread: int, archive: Minutes) -> bool:
        """A thread falls asleep after this many minutes; False if it stays as it is."""
        await self._limiter.turn()
        async with _told(thread):
            try:
                await self._client.http.edit_channel(thread, auto_archive_duration=archive)
            except (discord.Forbidden, discord.NotFound) as error:
                log.debug("thread %(thread)s stays as it is: %(error)s", {"thread": thread, "error": error})
                return False
        return True

    async def wake(self, thread: int) -> bool:
        """Wake a thread that has slept in; False if it cannot be woken."""
        try:
            await self._client.http.edit_channel(thread, archived=False)
        except PASSING as error:
            log.info("thread %(thread)s cannot be woken: %(error)s", {"thread": thread, "error": error})
            return False
        return True

    async def find(self, place: int, text: str, after: int | None, since: float) -> int | None:
        """A message of ours that holds a text, newer than another one or than a moment."""
        own = self._client.user
        assert own is not None
        after = after or time_snowflake(datetime.fromtimestamp(since, UTC))
        for _ in range(MOST_PAGES):
            await self._limiter.turn()
            async with _told(place):
                page = await self._client.http.logs_from(place, PAGE, after=after)
            page.sort(key=lambda one: int(one["id"]))
            for said in page:
                if int(said["author"]["id"]) == own.id and text in texts(said["components"]):
                    return int(said["id"])
            if len(page) < PAGE:
                break
            after = int(page[-1]["id"])
        return None


def mentions(content: Message) -> AllowedMentions:
    """Exactly the users and roles a message is meant to ping."""
    users, roles = ([discord.Object(one) for one in found] for found in (content.pings, content.roles))
    return AllowedMentions(everyone=False, roles=roles or False, users=users)


def texts(components: Sequence[Any]) -> Iterator[str]:
    """Every text of a message, as Discord describes it."""
    for one in components:
        if "content" in one:
            yield one["content"]
        yield from texts(one.get("components", ()))
