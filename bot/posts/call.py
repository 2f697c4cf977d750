"""Those who want to be called when players are wanted."""

from __future__ import annotations

from bot.messages.lobby_message import players_called
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, Send, Skip
from bot.store.posts import PlayersCalled


@composes(PlayersCalled)
async def call(post: PlayersCalled, on: Context) -> Outcome:
    """In the channel of the lobby, as long as it is open."""
    match = await on.match()
    if match.status != "lobby":
        return Skip("the lobby is closed")
    return Send(place=match.channel, content=players_called(match, post.role))
