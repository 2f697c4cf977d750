"""The lobby of a match that is opened in a forum: a post of its own, in which the match is played."""

from __future__ import annotations

from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.lobby_card import lobby_content
from bot.posts.match_thread import ARCHIVE
from bot.posts.outcomes import Delivered, OpenPost, Outcome
from bot.store import matches
from bot.store.posts import ForumLobby
from bot.wording import name_of, title
from engine.core.words import LANGUAGES


@composes(ForumLobby)
async def forum_lobby(post: ForumLobby, on: Context) -> Outcome:
    """The card of the lobby is the post's first message; the tag is the game's, if the forum has it."""
    match = await on.match()
    if match.thread is not None:
        return Delivered(match.lobby)

    async def opened(thread: int) -> Outcome:
        await on.write(lambda db: matches.change(db, match.id, channel=thread, thread=thread, lobby=thread))
        return Delivered(thread)

    return OpenPost(
        forum=post.forum,
        name=name_of(match, match.lang),
        content=await lobby_content(on, match, calls=True),
        archive=ARCHIVE,
        labels=(*(title(match.game, lang) for lang in LANGUAGES), match.game),
        then=opened,
    )
