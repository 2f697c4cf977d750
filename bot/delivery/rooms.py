"""Rows about where a match is played and how it begins: its lobby, its thread, the posts that bind the deal."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal

import discord
from discord.utils import time_snowflake
from msgspec.structs import replace

from bot.delivery.carrier import NEVER, UNKNOWN_MESSAGE, Carrier, PutAway
from bot.match import dealing
from bot.match.play import Cause
from bot.messages import announcements
from bot.messages.message import Message, Part, Text
from bot.store import Connection, matches, outbox, results, tournaments
from bot.store.matches import Match
from bot.store.outbox import Row

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
#: minutes without a word before a thread is archived
ARCHIVE: Literal[10080] = 10080
ARCHIVE_AFTER_END: Literal[1440] = 1440
#: from here on a refusal says nothing about whether something was done
SERVER_ERROR = 500
#: how a lost start post is looked for: messages at once, how often, and seconds by which clocks may differ
PAGE, MOST_PAGES, SLACK = 100, 20, 3600.0


class Rooms(Carrier):
    """Where people meet and play."""

    async def _lobby(self, row: Row) -> int | None:
        match = await self._match(row)
        newest = await self._store.read(partial(outbox.pending, match=match.id, kind="lobby"))
        if match.lobby is not None and newest and newest.id != row.id:
            raise PutAway("the lobby has changed again")
        content = await self._lobby_letter(match, calls=True)
        if match.thread is not None or match.revealed:
            # whoever has deleted it does not want it back
            if match.lobby is None:
                raise PutAway("there is no lobby")
            await self._change(match.channel, match.lobby, content)
            return match.lobby
        anew = row.payload.get("anew") and match.status == "lobby"
        message = await self._put(match.channel, None if anew else match.lobby, content, row)
        if message != match.lobby:
            await self._store.write(lambda db: matches.change(db, match.id, lobby=message))
            if anew and match.lobby is not None:
                await self._forget(match.channel, match.lobby)
        return message

    async def _lobby_letter(self, match: Match, *, calls: bool = False) -> Message:
        """The lobby as it is, as it runs, or with what came of it."""

        def look(db: Connection) -> Message:
            # a tournament's match has begun when its people are called
            called = matches.called(db, match) if calls else []
            return announcements.lobby(match, matches.players(db, match.id), called, results.sheet(db, match.id))

        return await self._store.read(look)

    async def _forget(self, channel: int, message: int) -> None:
        """Take away what another message has taken the place of, if it is still there."""
        try:
            await self._remove(channel, message)
        except discord.HTTPException as error:
            if error.code not in NEVER:
                raise

    async def _thread(self, row: Row) -> int | None:
        match = await self._match(row)
        if match.thread is not None or match.lobby is None:
            return None
        try:
            thread = await self._open_thread(match, match.lobby)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            # somebody has deleted the lobby: the thread hangs on a new one
            return await self._settle_down(match, row)
        if thread is not None:
            await self._moved(match, thread=thread)
        return thread

    async def _pledge(self, row: Row) -> int | None:
        """The commitment stands in a message of its own, which is never changed."""
        match = await self._match(row)
        if match.status not in ("lobby", "dealing"):
            raise PutAway("it is too late to commit to anything")
        place = match.place
        message = await self._post(place, announcements.pledge(match), row)
        await self._store.write(lambda db: matches.change(db, match.id, pledge=message, pledged_in=place))
        return message

    async def _begin(self, row: Row) -> int | None:
        """The start post; when Discord has given it its id, the match is dealt."""
        match = await self._match(row)
        if match.start_post is not None:
            return match.start_post
        if match.status != "dealing":
            raise PutAway("it was called off")
        message = await self._start_post(match, row)
        cause = Cause(row.payload["interaction"], row.payload["user"], self._clock.now())
        await self._store.write(lambda db: dealing.deal(db, self._library, cause, match.id, message))
        self._stir(match.id)
        return message

    async def _start_post(self, match: Match, row: Row) -> int:
        """Posted once. Where an answer was lost the post is looked for first: another one would be another deal."""
        players = await self._store.read(lambda db: matches.players(db, match.id))
        tried = row.payload.get("tried")
        if tried and (
            found := await self._said_before(match, float(tried), announcements.start(match, players).parts[0])
        ):
            return found
        await self._store.write(lambda db: outbox.note(db, row.id, tried=tried or self._clock.now()))
        try:
            return await self._post(match.place, announcements.start(match, players, again=bool(tried)), row)
        except discord.HTTPException as error:
            if not tried and error.status < SERVER_ERROR:
                # refused: there is no such post
                await self._store.write(lambda db: outbox.note(db, row.id, tried=None))
            raise

    async def _said_before(self, match: Match, since: float, head: Part) -> int | None:
        """A message of ours that begins like this, said since a moment; for the nonce is forgotten after minutes."""
        assert isinstance(head, Text)
        assert self._client.user is not None
        after = match.thread or time_snowflake(datetime.fromtimestamp(since - SLACK, UTC))
        for _ in range(MOST_PAGES):
            await self._flow.turn()
            page = await self._client.http.logs_from(match.place, PAGE, after=after)
            page.sort(key=lambda one: int(one["id"]))
            for said in page:
                if int(said["author"]["id"]) == self._client.user.id and head.text in texts(said["components"]):
                    return int(said["id"])
            if len(page) < PAGE:
                break
            after = int(page[-1]["id"])
        return None

    async def _open_thread(self, match: Match, lobby: int) -> int | None:
        """A thread on the lobby's message; None where there are no threads: the match is played where the lobby is."""
        name = announcements.name_of(match, match.lang)
        try:
            made = await self._client.http.start_thread_with_message(
                match.channel, lobby, name=name, auto_archive_duration=ARCHIVE
            )
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return lobby
            if error.status not in (400, 403):
                raise
            log.info("no thread for match %s: %s", match.id, error)
            return None
        return int(made["id"])

    async def _moved(self, match: Match, **place: int | None) -> None:
        """Where a match is played from now on; its tournament shows the way."""

        def keep(db: Connection) -> None:
            matches.change(db, match.id, **place)
            outbox.add(db, match.id, "lobby")
            if match.tournament is not None:
                tournaments.refresh(db, match.tournament)

        await self._store.write(keep)

    async def _settle_down(self, match: Match, row: Row) -> int | None:
        """A lobby's message and a thread once more, in the channel of a match."""
        lobby = await self._post(match.channel, await self._lobby_letter(match), row)
        thread = await self._open_thread(match, lobby)
        await self._moved(match, channel=match.channel, lobby=lobby, thread=thread)
        return thread or lobby

    async def _home(self, row: Row) -> int | None:
        """Before everything is posted again: is its thread still there? Else another, where the refresh was asked."""
        match = await self._match(row)
        if await self._exists(match.place):
            raise PutAway("it is still there")
        if match.thread is None or not await self._exists(match.channel):
            match = replace(match, channel=int(row.payload["here"]))
        return await self._settle_down(match, row)

    async def _retire(self, row: Row) -> int | None:
        """The thread of a match that has ended falls asleep after a day without a word; whoever writes wakes it."""
        match = await self._match(row)
        if match.thread is None:
            raise PutAway("there is no thread")
        await self._flow.turn()
        try:
            await self._client.http.edit_channel(match.thread, auto_archive_duration=ARCHIVE_AFTER_END)
        except (discord.Forbidden, discord.NotFound) as error:
            raise PutAway(f"the thread stays as it is: {error}") from None
        return None


def texts(components: Sequence[Any]) -> Iterator[str]:
    """Every text of a message, as Discord describes it."""
    for one in components:
        if "content" in one:
            yield one["content"]
        yield from texts(one.get("components", ()))
