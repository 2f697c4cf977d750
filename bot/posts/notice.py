"""A line of the log about something outside the rules: in the live message, or a message of its own."""

from __future__ import annotations

from bot.messages import notices
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, Send
from bot.posts.turn_post import changed
from bot.store import live, matches, outbox
from bot.store.posts import Notice


@composes(Notice)
async def notice(post: Notice, on: Context) -> Outcome:
    """One sentence, with its sign; the message it stands in is changed."""
    if (under := post.under) is not None:
        last = await on.read(lambda db: live.last_told(db, on.number, outbox.get(db, under)))
        return await changed(on, under, last, may_be_live=True)
    match = await on.match()
    players = await on.read(lambda db: matches.players(db, match.id))
    return Send(place=match.place, content=notices.notice(match, players, post))
