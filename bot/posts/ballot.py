"""A vote of the table, changed where it stands as people vote."""

from __future__ import annotations

from bot.messages import notices
from bot.messages.message import Message
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Outcome, put
from bot.store import Connection, ballots, match_posts, matches, positions
from bot.store.posts import BallotPost


@composes(BallotPost)
async def ballot(post: BallotPost, on: Context) -> Outcome:
    """The question, who has voted, and what came of it."""
    match = await on.match()

    def look(db: Connection) -> tuple[Message, int | None]:
        one = ballots.find(db, post.ballot)
        assert one is not None
        line = positions.places(db, match.id, one.n)
        steps = positions.several(db, match.id, [place.first for place in line if place.first > one.target])
        players, voices = matches.players(db, match.id), ballots.votes(db, post.ballot)
        earlier = [
            row.message
            for row in match_posts.standing(db, match.id, BallotPost)
            if row.post.ballot == post.ballot and row.id < on.row.id
        ]
        data = on.sources.library(match.game, match.data)
        content = notices.ballot(match, players, one, voices, steps, data)
        return content, earlier[-1] if earlier and not post.anew else None

    content, message = await on.read(look)
    return put(match.place, message, content)
