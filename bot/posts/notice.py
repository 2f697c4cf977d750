"""A line of the log about something outside the rules."""

from __future__ import annotations

from bot.messages import notices
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, Send
from bot.store import matches
from bot.store.posts import Notice


@composes(Notice)
async def notice(post: Notice, on: Context) -> Outcome:
    """One sentence, with its sign."""
    match = await on.match()
    players = await on.read(lambda db: matches.players(db, match.id))
    return Send(place=match.place, content=notices.notice(match, players, post))
