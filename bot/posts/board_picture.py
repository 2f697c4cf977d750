"""The picture of the board, put into a message of the thread when it is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.match.play import MatchState, match_state
from bot.match.spectator_chances import shares
from bot.messages.message import Message
from bot.messages.parts import Picture
from bot.orientation import board_kind
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delivered, Edit, InTurn, Outcome, Sent, Skip, WaitFor
from bot.posts.result import SHEET
from bot.posts.turn_post import turn_message
from bot.store import Connection, live, match_posts, matches, outbox
from bot.store.outbox import Row, RowOf
from bot.store.posts import BoardPicture, TurnPost
from bot.wording import plain_names
from engine.core.view import PublicView

#: pictures of new things beside the board
MOST_MOMENTS = 2


@composes(BoardPicture)
async def board_picture(post: BoardPicture, on: Context) -> Outcome:
    """What is new and has a picture of its own, such as a reveal, then the board with the changes marked."""

    def look(db: Connection) -> Row | Skip | WaitFor:
        newest, under = outbox.pending(db, on.number, BoardPicture), outbox.get(db, post.post)
        if newest and newest.id != on.row.id:
            return Skip("a newer picture is due")
        if under.message is None:
            return Skip("the message was never sent") if under.state == "void" else WaitFor(under.id)
        return under

    def views(db: Connection) -> tuple[MatchState, PublicView[Any] | None]:
        before = match_posts.last_picture(db, on.number, post.post)
        since = match_state(db, on.sources.library, on.number, before).game.view() if before is not None else None
        return match_state(db, on.sources.library, on.number, post.n), since

    under = await on.read(look)
    if not isinstance(under, RowOf):
        return under
    now, since = await on.read(views)
    made = await _drawn(on, now, since)
    if not made:
        return Skip("no picture")

    async def put_in() -> Outcome:
        # drawing took its time: the text of the message is that of now
        return await _put_in(on, under.id, made, plain_names(now.players, now.match.lang), now.match.lang)

    return InTurn(put_in)


async def _drawn(on: Context, now: MatchState, since: PublicView[Any] | None) -> dict[str, Picture]:
    lang, names, view = now.match.lang, plain_names(now.players, now.match.lang), now.game.view()
    moments = [moment for moment in on.pictures.moments(view, since) if moment != SHEET] if since else []
    drawn = [await on.pictures.draw(moment, view, lang, names) for moment in moments[-MOST_MOMENTS:]]
    chances = await on.read(lambda db: shares(db, now.match, now.position.n))
    kind = board_kind(now.match.pictures)
    drawn.append(await on.pictures.draw(kind, view, lang, names, since=since, chances=chances))
    return {picture.name: picture for picture in drawn if picture is not None}


def renamed(alt: str, names: Sequence[str], today: Sequence[str]) -> str:
    """A text with the names of today."""
    for old, new in zip(names, today, strict=True):
        alt = alt.replace(old, new) if old != new else alt
    return alt


async def _put_in(on: Context, number: int, made: Mapping[str, Picture], names: Sequence[str], lang: str) -> Outcome:
    pictures = [(picture.name, picture.alt) for picture in made.values()]

    def look(db: Connection) -> tuple[Row, int]:
        row = outbox.get(db, number)
        return row, live.last_told(db, on.number, row)

    row, last = await on.read(look)
    assert isinstance(row.post, TurnPost)
    shown = row._replace(post=replace(row.post, pictures=pictures))
    now, content, _, _ = await turn_message(on, shown, last, may_be_live=True)
    parts = tuple(made[part.name] if isinstance(part, Picture) else part for part in content.parts)

    def note(db: Connection) -> None:
        # someone may have been forgotten while it was drawn
        today = plain_names(matches.players(db, on.number), lang)
        outbox.note(db, number, TurnPost, pictures=[(name, renamed(alt, names, today)) for name, alt in pictures])

    async def keep(sent: Sent) -> Outcome:
        await on.write(note)
        return Delivered(sent.message)

    content = Message(parts, content.accent, content.pings)
    return Edit(place=now.match.place, message=row.message or 0, content=content, then=keep)
