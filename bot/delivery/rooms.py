"""Rows about where a match is played: its lobby, its thread, and both again if somebody has deleted them."""

from __future__ import annotations

import logging
from functools import partial
from typing import Literal

import discord

from bot.delivery.carrier import NEVER, UNKNOWN_MESSAGE, Carrier, PutAway
from bot.letters import Letter, posts
from bot.store import Ledger, matches, outbox, results, tournaments
from bot.store.matches import Match
from bot.store.outbox import Row

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
#: minutes without a word before a thread is archived
ARCHIVE: Literal[10080] = 10080
ARCHIVE_AFTER_END: Literal[1440] = 1440


class Rooms(Carrier):
    """Where people meet and play."""

    async def _lobby(self, row: Row) -> int | None:
        match = await self._match(row)
        newest = await self._store.read(partial(outbox.pending, match=match.id, kind="lobby"))
        if match.lobby is not None and newest and newest.id != row.id:
            raise PutAway("the lobby has changed again")
        letter = await self._lobby_letter(match)
        if match.thread is not None or match.revealed:
            # whoever has deleted it does not want it back
            if match.lobby is None:
                raise PutAway("there is no lobby")
            await self._change(match.channel, match.lobby, letter)
            return match.lobby
        anew = row.payload.get("anew") and match.status == "lobby"
        message = await self._put(match.channel, None if anew else match.lobby, letter, row)
        if message != match.lobby:
            await self._store.write(lambda ledger: matches.change(ledger, match.id, lobby=message))
            if anew and match.lobby is not None:
                await self._forget(match.channel, match.lobby)
        return message

    async def _lobby_letter(self, match: Match) -> Letter:
        """The lobby as it is, as it runs, or with what came of it."""

        def look(ledger: Ledger) -> Letter:
            called = matches.called(ledger, match) if match.status == "lobby" else []
            return posts.lobby(match, matches.players(ledger, match.id), called, results.sheet(ledger, match.id))

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

    async def _open_thread(self, match: Match, lobby: int) -> int | None:
        """A thread on the lobby's message; None where there are no threads: the match is played where the lobby is."""
        name = posts.name_of(match, match.lang)
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

        def keep(ledger: Ledger) -> None:
            matches.change(ledger, match.id, **place)
            outbox.add(ledger, match.id, "lobby")
            if match.tournament is not None:
                tournaments.refresh(ledger, match.tournament)

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
            match = match._replace(channel=int(row.payload["here"]))
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
