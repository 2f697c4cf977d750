"""Where a match is played: its thread is opened, found gone and opened again, and let sleep at the end."""

from __future__ import annotations

from msgspec.structs import replace

from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.lobby_card import lobby_content
from bot.posts.outcomes import Check, Delivered, LetSleep, Minutes, OpenThread, Outcome, Send, Sent, Skip
from bot.store import Connection, matches, outbox, tournaments
from bot.store.matches import Match
from bot.store.posts import LobbyCard, MatchThread, NewHome, ThreadRetirement
from bot.wording import name_of

#: minutes without a word before a thread is archived
ARCHIVE: Minutes = 10080
ARCHIVE_AFTER_END: Minutes = 1440


@composes(MatchThread)
async def match_thread(post: MatchThread, on: Context) -> Outcome:
    """A thread on the lobby's message; where there are none the match is played where the lobby is."""
    match = await on.match()
    if match.thread is not None or match.lobby is None:
        return Delivered()

    async def opened(thread: int | None) -> Outcome:
        if thread is not None:
            await _moved(on, match, thread=thread)
        return Delivered(thread)

    async def gone() -> Outcome:
        # someone has deleted the lobby: the thread hangs on a new one
        return await _settle_down(on, match)

    name = name_of(match, match.lang)
    return OpenThread(channel=match.channel, message=match.lobby, name=name, archive=ARCHIVE, then=opened, gone=gone)


@composes(NewHome)
async def new_home(post: NewHome, on: Context) -> Outcome:
    """Before everything is posted again: is its thread still there? Else another, where the refresh was asked."""
    match = await on.match()
    here = replace(match, channel=post.here or match.channel)

    async def channel_checked(there: bool) -> Outcome:
        return await _settle_down(on, match if there else here)

    async def checked(there: bool) -> Outcome:
        if there:
            return Skip("it is still there")
        if match.thread is None:
            return await _settle_down(on, here)
        return Check(place=match.channel, then=channel_checked)

    return Check(place=match.place, then=checked)


@composes(ThreadRetirement)
async def thread_retirement(post: ThreadRetirement, on: Context) -> Outcome:
    """The thread of a match that has ended falls asleep after a day without a word; a message wakes it."""
    match = await on.match()
    if match.thread is None:
        return Skip("there is no thread")
    return LetSleep(thread=match.thread, archive=ARCHIVE_AFTER_END)


async def _moved(on: Context, match: Match, **place: int | None) -> None:
    """Where a match is played from now on; its tournament shows the way."""

    def keep(db: Connection) -> None:
        matches.change(db, match.id, **place)
        outbox.add(db, match.id, LobbyCard())
        if match.tournament is not None:
            tournaments.refresh(db, match.tournament)

    await on.write(keep)


async def _settle_down(on: Context, match: Match) -> Outcome:
    """A lobby's message and a thread once more, in the channel of a match."""

    async def posted(sent: Sent) -> Outcome:
        async def opened(thread: int | None) -> Outcome:
            await _moved(on, match, channel=match.channel, lobby=sent.message, thread=thread)
            return Delivered(thread or sent.message)

        name = name_of(match, match.lang)
        return OpenThread(channel=match.channel, message=sent.message, name=name, archive=ARCHIVE, then=opened)

    return Send(place=match.channel, content=await lobby_content(on, match), then=posted)
