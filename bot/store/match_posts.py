"""What the posts of a match tell, sent or not: messages that stand, pictures, positions told, lines of the log."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from bot.store import Connection, posts
from bot.store.outbox import Row, RowOf, amend, known, listed, select
from bot.store.posts import (
    BallotPost,
    BoardPicture,
    Notice,
    Post,
    Result,
    Telling,
    TurnEdit,
    TurnPost,
    TurnSettled,
    tag_of,
    tags,
)

P = TypeVar("P", bound=Post)


def tells_of_ballot(db: Connection, match: int, ballot: int) -> bool:
    """Whether a vote stands in the channel, or is about to."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = ? AND CAST(payload ->> 'ballot' AS BIGINT) = ?",
        (match, tag_of(BallotPost), ballot),
    )
    return found.fetchone() is not None


def standing(db: Connection, match: int, kind: type[P]) -> list[RowOf[P]]:
    """Messages of a kind that stand in the channel, oldest first."""
    condition = "match = ? AND state = 'sent' AND message IS NOT NULL AND kind = ? ORDER BY id"
    return [known(row, kind) for row in select(db, condition, match, tag_of(kind))]


def last_picture(db: Connection, match: int, before: int) -> int | None:
    """The position that the newest picture of an earlier post shows."""
    row = db.execute(
        "SELECT CAST(payload ->> 'n' AS BIGINT) AS n FROM outbox WHERE match = ? AND kind = ? AND state = 'sent' "
        "AND CAST(payload ->> 'post' AS BIGINT) < ? ORDER BY id DESC LIMIT 1",
        (match, tag_of(BoardPicture), before),
    ).fetchone()
    return int(row["n"]) if row else None


def last_told(db: Connection, match: int, row: Row) -> int:
    """The last position that a message tells which is no longer the live one."""
    kinds = listed(tags(TurnEdit, TurnSettled))
    condition = f"match = ? AND kind IN ({kinds}) AND CAST(payload ->> 'post' AS BIGINT) = ? ORDER BY id DESC LIMIT 1"
    told = [*select(db, condition, match, row.id), row][0].post
    assert isinstance(told, Telling)
    return told.last


def notices(db: Connection, match: int, since: int) -> list[tuple[int, Notice]]:
    """Lines of the log outside the rules from a position on, each with the newest position when it was written.

    An early end is one too, although its post says more than that.
    """
    rows = db.execute(
        f"SELECT n, kind, payload FROM outbox WHERE match = ? AND kind IN ({listed(tags(Notice, Result))}) "
        "AND payload ->> 'key' IS NOT NULL AND n >= ? ORDER BY id",
        (match, since),
    )
    return [(row["n"], _line(posts.read(row["kind"], row["payload"]))) for row in rows]


def notices_under(db: Connection, match: int, post: int) -> list[Notice]:
    """Lines of the log that stand in a message of the thread, oldest first."""
    condition = "match = ? AND kind = ? AND CAST(payload ->> 'under' AS BIGINT) = ? ORDER BY id"
    return [known(row, Notice).post for row in select(db, condition, match, tag_of(Notice), post)]


def bring_along(db: Connection, match: int, gone: int, post: int) -> None:
    """Lines of the log that stood in a message stand in the one that takes its place."""
    condition = "match = ? AND kind = ? AND CAST(payload ->> 'under' AS BIGINT) = ?"
    for row in select(db, condition, match, tag_of(Notice), gone):
        amend(db, row.id, replace(known(row, Notice).post, under=post))


def _line(post: Post) -> Notice:
    if isinstance(post, Result):
        assert post.key is not None
        return Notice(key=post.key, user=post.user)
    assert isinstance(post, Notice)
    return post


class TellingPost(NamedTuple):
    """A message of the thread and the positions it tells."""

    post: int
    first: int
    last: int


def posts_telling(db: Connection, match: int, since: int) -> list[TellingPost]:
    """The messages that tell something of the positions from one on."""
    condition = f"match = ? AND kind IN ({listed(tags(Telling))}) AND state <> 'void' ORDER BY id DESC"
    newest: dict[int, int] = {}
    found = []
    for row in select(db, condition, match):
        post = row.post
        assert isinstance(post, Telling)
        last = newest.setdefault(post.post if isinstance(post, TurnEdit | TurnSettled) else row.id, post.last)
        if isinstance(post, TurnPost) and last >= since:
            found.append(TellingPost(row.id, post.first, last))
    return found[::-1]
