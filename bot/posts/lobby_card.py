"""The message of a lobby: as it is, as its match runs, or with what came of it."""

from __future__ import annotations

from bot.messages import lobby_message
from bot.messages.message import Message
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delete, Delivered, Edit, Outcome, Sent, Skip, put
from bot.store import Connection, matches, outbox, results
from bot.store.matches import Match
from bot.store.posts import LobbyCard


@composes(LobbyCard)
async def lobby_card(post: LobbyCard, on: Context) -> Outcome:
    """Changed as long as it stands; posted again if it is deleted, as long as people can join."""
    match = await on.match()
    newest = await on.read(lambda db: outbox.pending(db, match.id, LobbyCard))
    if match.lobby is not None and newest and newest.id != on.row.id:
        return Skip("the lobby has changed again")
    content = await lobby_content(on, match, calls=True)
    if match.thread is not None or match.revealed:
        # people who delete it do not want it back
        if match.lobby is None:
            return Skip("there is no lobby")
        return Edit(place=match.channel, message=match.lobby, content=content)
    anew = post.anew and match.status == "lobby"

    async def keep(sent: Sent) -> Outcome:
        done = Delivered(sent.message)
        if sent.message == match.lobby:
            return done
        await on.write(lambda db: matches.change(db, match.id, lobby=sent.message))
        if not anew or match.lobby is None:
            return done

        async def then() -> Outcome:
            return done

        return Delete(place=match.channel, message=match.lobby, then=then)

    return put(match.channel, None if anew else match.lobby, content, keep)


async def lobby_content(on: Context, match: Match, *, calls: bool = False) -> Message:
    """What the message of a lobby says now."""

    def look(db: Connection) -> Message:
        # a tournament's match has begun when its people are called
        called = matches.called(db, match) if calls else []
        return lobby_message.lobby(match, matches.players(db, match.id), called, results.sheet(db, match.id))

    return await on.read(look)
