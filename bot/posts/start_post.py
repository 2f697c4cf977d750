"""The posts that bind the deal: the commitment to the secret, and the start post whose id joins the mix."""

from __future__ import annotations

from bot.match import dealing
from bot.match.play import Cause
from bot.messages import lobby_message
from bot.messages.parts import Text
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delivered, Find, Outcome, Send, Sent, Skip
from bot.store import Connection, matches, outbox
from bot.store.posts import Pledge, StartPost

#: seconds by which clocks may differ where a lost start post is looked for
SLACK = 3600.0


@composes(Pledge)
async def pledge(post: Pledge, on: Context) -> Outcome:
    """The commitment stands in a message of its own, which is never changed."""
    match = await on.match()
    if match.status not in ("lobby", "dealing"):
        return Skip("it is too late to commit to anything")

    async def keep(sent: Sent) -> Outcome:
        await on.write(lambda db: matches.change(db, match.id, pledge=sent.message, pledged_in=sent.channel))
        return Delivered(sent.message)

    return Send(place=match.place, content=lobby_message.pledge(match), then=keep)


@composes(StartPost)
async def start_post(post: StartPost, on: Context) -> Outcome:
    """Posted once; when Discord has given it its id, the match is dealt.

    Where an answer was lost the post is looked for first: another one would be another deal.
    """
    match = await on.match()
    if match.start_post is not None:
        return Delivered(match.start_post)
    if match.status != "dealing":
        return Skip("it was called off")
    players = await on.read(lambda db: matches.players(db, match.id))

    async def deal(sent: Sent) -> Outcome:
        at = on.now

        def work(db: Connection) -> None:
            # the person who started it may have been forgotten while the post was under way
            now = outbox.of_kind(db, on.row.id, StartPost).post
            cause = Cause(now.interaction, now.user, at)
            dealing.deal(db, on.sources.library, cause, match.id, sent.message)

        await on.write(work)
        on.sources.stir(match.id)
        return Delivered(sent.message)

    async def refused() -> None:
        # there is no such post
        if not post.tried:
            await on.write(lambda db: outbox.note(db, on.row.id, StartPost, tried=None))

    async def found(message: int | None) -> Outcome:
        if message is not None:
            return await deal(Sent(match.place, message))
        tried = post.tried or on.now
        await on.write(lambda db: outbox.note(db, on.row.id, StartPost, tried=tried))
        content = lobby_message.start(match, players, again=bool(post.tried))
        return Send(place=match.place, content=content, then=deal, refused=refused)

    if not post.tried:
        return await found(None)
    head = lobby_message.start(match, players).parts[0]
    assert isinstance(head, Text)
    # the nonce is forgotten after minutes
    return Find(place=match.place, after=match.thread, since=post.tried - SLACK, text=head.text, then=found)
