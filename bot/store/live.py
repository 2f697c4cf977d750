"""The live message of a match: the one with the question that counts now."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import Connection, match_posts
from bot.store.outbox import Row
from bot.store.rows import json_text


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """Which message it is, what it tells, and who has been pinged."""

    #: its row of the outbox
    post: int
    #: the positions it tells
    first: int
    last: int
    #: seats that have been pinged and are still awaited
    pinged: list[int]


_SEATS = msgspec.json.Decoder(list[int])


def find(db: Connection, match: int) -> Live | None:
    """The live message of a match; None before the deal."""
    row = db.execute("SELECT post, first, last, pinged FROM live WHERE match = ?", (match,)).fetchone()
    return None if row is None else live_of(*row)


def live_of(post: int, first: int, last: int, pinged: str) -> Live:
    """The live message that a row holds."""
    return Live(post=post, first=first, last=last, pinged=_SEATS.decode(pinged))


def put(db: Connection, match: int, live: Live) -> None:
    """Another message is the live one, or it tells more."""
    db.execute(
        "INSERT INTO live (match, post, first, last, pinged) VALUES (?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET "
        "post = excluded.post, first = excluded.first, last = excluded.last, pinged = excluded.pinged",
        (match, live.post, live.first, live.last, json_text(live.pinged)),
    )


def set_pinged(db: Connection, match: int, pinged: Sequence[int]) -> None:
    """These seats need no further ping; all others do when they are asked."""
    db.execute("UPDATE live SET pinged = ? WHERE match = ?", (json_text(pinged), match))


def is_live(db: Connection, match: int, post: int) -> bool:
    """Whether a message is the one to act on; in a match ended early none is."""
    row = db.execute(
        "SELECT post FROM live JOIN matches ON matches.id = live.match WHERE match = ? AND status <> 'closed'", (match,)
    ).fetchone()
    return bool(row and row["post"] == post)


def last_told(db: Connection, match: int, post: Row) -> int:
    """The last position that a message of the thread tells, live or settled."""
    now = find(db, match)
    if now is not None and is_live(db, match, post.id):
        return now.last
    return match_posts.last_told(db, match, post)
