"""The first message on a server."""

from __future__ import annotations

from bot.messages.front_door import welcome_message
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, Send
from bot.store.posts import Welcome


@composes(Welcome)
async def welcome(post: Welcome, on: Context) -> Outcome:
    """Without a sound: nobody has asked for it."""
    return Send(place=post.channel, content=welcome_message(post.lang), silent=True)
