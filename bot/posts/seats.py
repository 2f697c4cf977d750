"""Seats that change hands: one that is offered to someone, one that anyone may take."""

from __future__ import annotations

from bot.messages import notices
from bot.messages.message import Message
from bot.messages.parts import Buttons
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Edit, Outcome, Send, Skip, put
from bot.store import Connection, match_posts, matches, offers
from bot.store.posts import OfferPost, VacantSeat


@composes(OfferPost)
async def seat_offer(post: OfferPost, on: Context) -> Outcome:
    """The question to the person who is offered the seat, then what came of it."""
    match = await on.match()

    def look(db: Connection) -> tuple[Message, int | None]:
        one, every = offers.find(db, post.offer), offers.of_match(db, match.id)
        assert one is not None
        # the question is put once: people asked before in this match are not pinged again
        is_first = all(other.heir != one.heir for other in every if other.id < one.id)
        earlier = [
            row.message
            for row in match_posts.standing(db, match.id, OfferPost)
            if row.post.offer == post.offer and row.id < on.row.id
        ]
        content = notices.offer(match, matches.players(db, match.id), one, pings=is_first)
        return content, earlier[-1] if earlier else None

    content, message = await on.read(look)
    return put(match.place, message, content)


@composes(VacantSeat)
async def vacant_seat(post: VacantSeat, on: Context) -> Outcome:
    """Called out anew each time it is free; once it is taken, by whom."""
    match = await on.match()

    def look(db: Connection) -> tuple[Message, int | None]:
        earlier = [
            row.message
            for row in match_posts.standing(db, match.id, VacantSeat)
            if row.post.seat == post.seat and row.id < on.row.id
        ]
        content = notices.vacancy(match, matches.players(db, match.id), post.seat)
        return content, earlier[-1] if earlier else None

    content, message = await on.read(look)
    if any(isinstance(part, Buttons) for part in content.parts):
        return Send(place=match.place, content=content)
    if message is None:
        return Skip("the seat was not called out")
    return Edit(place=match.place, message=message, content=content)
