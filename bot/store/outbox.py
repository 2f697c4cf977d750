"""What is still to be sent. A row is written in the transaction that caused it, and sent after the commit."""

from __future__ import annotations

import json
import secrets
from typing import Any, NamedTuple

from bot.store import Connection


class Lane(NamedTuple):
    """What is sent one after the other: of a match, or of a tournament."""

    match: int | None
    tournament: int | None
    #: the log goes in order; what goes to one person and pictures neither hold it up nor are held up by it
    name: str


class Row(NamedTuple):
    """Something to send."""

    id: int
    match: int | None
    kind: str
    payload: dict[str, Any]
    state: str
    message: int | None
    attempts: int
    due: float
    #: Discord refuses a second message with the same nonce: a lost answer does not double a post. Everybody can read
    #: it, so it does not count the rows: some go to one person only
    nonce: str

    @property
    def course(self) -> tuple[int | None, int | None]:
        """The match or the tournament it belongs to."""
        return self.match, None if self.match is not None else self.payload.get("tournament")


_COLUMNS = "id, match, kind, payload, state, message, attempts, due, coalesce(nonce, 'paravent-' || id) AS nonce"
#: what tells one person of a wait: a panel by direct message, a notice there or in the thread
_TOLD = ("mail", "nudge")
#: notices that bring the question along when they go by direct message
_WITH_PANEL = ("ping", "remind")
#: what goes to one person: panels and notices, changing and striking them out, private words, invitations
PERSONAL = (*_TOLD, "renew", "clear", "word", "invitation")
_LANE = f"CASE WHEN kind IN {PERSONAL} THEN 'mail' WHEN kind = 'picture' THEN kind ELSE 'log' END"
LANES = ("log", "mail", "picture")
_TOURNAMENT = "CASE WHEN match IS NULL THEN payload ->> 'tournament' END"
#: a moment that does not come, for what waits for another row; and one that has passed
NEVER, PAST = 1e12, 1.0


def _row(row: Any) -> Row:
    fields = dict(row)
    return Row(**{**fields, "payload": json.loads(fields["payload"])})


def add(db: Connection, match: int | None, kind: str, **payload: Any) -> int:
    """Something more to send."""
    cursor = db.execute(
        "INSERT INTO outbox (match, kind, payload, nonce, n) VALUES (?, ?, ?, ?, (SELECT n FROM matches WHERE id = ?))",
        (match, kind, json.dumps(payload), secrets.token_hex(8), match),
    )
    assert cursor.lastrowid
    return cursor.lastrowid


def get(db: Connection, row: int) -> Row:
    """The row of that number."""
    return _row(db.execute(f"SELECT {_COLUMNS} FROM outbox WHERE id = ?", (row,)).fetchone())


class Look(NamedTuple):
    """What a look into the outbox found."""

    #: where something can be sent
    lanes: list[Lane]
    #: the newest row that was seen
    newest: int
    #: when the next row is to be tried
    following: float


def look(db: Connection, after: int, now: float) -> Look:
    """Where there is something newer than a row, or something whose time has come: the rest was found before."""
    rows = db.execute(
        f"SELECT match, {_TOURNAMENT}, {_LANE} FROM outbox WHERE state = 'due' AND id > ? AND due <= ? UNION "
        f"SELECT match, {_TOURNAMENT}, {_LANE} FROM outbox WHERE state = 'due' AND due > 0 AND due <= ?",
        (after, now, now),
    )
    lanes = [Lane(*row) for row in rows]
    [(following,)] = db.execute(
        "SELECT coalesce(min(due), ?) FROM outbox WHERE state = 'due' AND due > 0 AND due > ?", (NEVER, now)
    ).fetchall()
    return Look(lanes, newest(db), following)


def next_row(db: Connection, lane: Lane, after: int, now: float) -> Row | None:
    """What is to be sent next in a lane, after some row; in the log nothing overtakes what is not due yet."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE state = 'due' AND match IS ? AND {_TOURNAMENT} IS ? AND {_LANE} = ? "
        "AND id > ? AND (due <= ? OR ? = 'log') ORDER BY id LIMIT 1",
        (*lane, after, now, lane.name),
    ).fetchone()
    return _row(row) if row and row["due"] <= now else None


def sent(db: Connection, row: Row, message: int | None) -> None:
    """It has arrived. What was added to it while it was under way is told by an edit, or by another picture."""
    _release(db, row.id)
    now = get(db, row.id).payload
    if row.kind == "picture" and now != row.payload:
        return
    db.execute("UPDATE outbox SET state = 'sent', message = coalesce(?, message) WHERE id = ?", (message, row.id))
    if any(now.get(field) != row.payload.get(field) for field in ("last", "told")):
        add(db, row.match, "edit", post=now.get("post", row.id), first=now["first"], last=now["last"])
    if now.get("obsolete") and not row.payload.get("obsolete"):
        add(db, row.match, "renew", row=row.id)


def _told(db: Connection, match: int, seat: int) -> list[Row]:
    """What a seat was told about its waits, or is about to be; the newest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE match = ? AND kind IN {_TOLD} AND state <> 'void' "
        "AND payload ->> 'seat' = ? ORDER BY id DESC",
        (match, seat),
    )
    return [_row(row) for row in rows]


def _is_panel(row: Row, thread: int) -> bool:
    """Whether a row is a direct message with the question."""
    if row.kind == "mail":
        return True
    return row.payload["what"] in _WITH_PANEL and row.payload.get("channel") not in (None, thread)


def _strike(db: Connection, row: Row, **why: bool) -> None:
    amend(db, row.id, {**row.payload, "obsolete": True, **why})
    if row.state == "sent":
        add(db, row.match, "renew", row=row.id)


def obsolete(
    db: Connection, match: int, seat: int, since: int = 0, spared: int = 0, but_panels_of: int | None = None
) -> None:
    """What was sent to a seat after some row is no longer to be acted on: it is struck out, or not sent at all.

    Panels stay where a wait goes on in a thread: they are changed.
    """
    for row in _told(db, match, seat):
        if row.id <= since or row.payload.get("obsolete") or (spared and row.message == spared):
            continue
        if but_panels_of is None or not _is_panel(row, but_panels_of):
            _strike(db, row)


def arrived(db: Connection, row: int, channel: int) -> None:
    """A notice or a panel takes the place of those before it in the same channel, unless it was obsolete meanwhile."""
    note(db, row, channel=channel)
    new = get(db, row)
    if new.payload.get("obsolete"):
        return
    assert new.match is not None
    for old in _told(db, new.match, new.payload["seat"]):
        is_there = old.payload.get("channel") == channel and old.payload["user"] == new.payload["user"]
        if old.id < row and is_there and old.state == "sent" and not old.payload.get("obsolete"):
            _strike(db, old, moved=new.payload.get("what") != "next")


def panel_of(db: Connection, match: int, seat: int, user: int, thread: int, *, struck: bool = False) -> Row | None:
    """The direct message that shows somebody the question of a match; if wanted, also one that is struck out."""
    for row in _told(db, match, seat):
        if row.payload["user"] == user and _is_panel(row, thread) and (struck or not row.payload.get("obsolete")):
            return row
    return None


def renew(db: Connection, row: Row, **shown: int) -> None:
    """A panel by direct message shows the question as it is now."""
    left = {name: value for name, value in row.payload.items() if name not in ("obsolete", "moved")}
    amend(db, row.id, {**left, **shown})
    if row.state == "sent":
        add(db, row.match, "renew", row=row.id)


def renewed_later(db: Connection, row: Row) -> bool:
    """Whether what is to be changed will be changed once more."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'renew' AND state = 'due' AND id > ? "
        "AND payload ->> 'row' = ?",
        (row.match, row.id, row.payload["row"]),
    )
    return found.fetchone() is not None


def overtaken(db: Connection, row: Row) -> bool:
    """Whether a newer notice to the same seat is sent, or about to be."""
    assert row.match is not None
    return any(one.kind == "nudge" and one.id > row.id for one in _told(db, row.match, row.payload["seat"]))


def newest(db: Connection) -> int:
    """The newest row there is."""
    [(row,)] = db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchall()
    return int(row)


def void(db: Connection, row: int) -> None:
    """It need not, or cannot, be sent any more."""
    db.execute("UPDATE outbox SET state = 'void' WHERE id = ?", (row,))
    _release(db, row)


def amend(db: Connection, row: int, payload: dict[str, Any]) -> None:
    """What was sent is known better now."""
    db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), row))


def note(db: Connection, row: int, **facts: Any) -> None:
    """Something more is known about a row."""
    amend(db, row, {**get(db, row).payload, **facts})


def defer(db: Connection, row: int, due: float) -> None:
    """It waits for a moment."""
    db.execute("UPDATE outbox SET due = ? WHERE id = ?", (due, row))


def wait_for(db: Connection, row: int, other: int) -> None:
    """It waits until another row of the match is sent or put away, if that has not happened meanwhile."""
    defer(db, row, NEVER if get(db, other).state == "due" else PAST)


def _release(db: Connection, row: int) -> None:
    """What waits for a message of the thread is looked at again."""
    db.execute(
        "UPDATE outbox SET due = ? WHERE state = 'due' AND due = ? "
        "AND match = (SELECT match FROM outbox WHERE id = ? AND kind = 'turn')",
        (PAST, NEVER, row),
    )


def later(db: Connection, row: int, due: float) -> None:
    """It failed and is tried again."""
    db.execute("UPDATE outbox SET attempts = attempts + 1, due = ? WHERE id = ?", (due, row))


def any_failed(db: Connection) -> bool:
    """Whether something waits because it failed."""
    return bool(db.execute("SELECT 1 FROM outbox WHERE state = 'due' AND attempts > 0 LIMIT 1").fetchone())


_FAILED = "UPDATE outbox SET due = min(due, ?) WHERE state = 'due' AND attempts > 0"


def hurry(db: Connection, due: float) -> None:
    """What failed is tried again not later than then."""
    db.execute(_FAILED, (due,))


def hurry_on(db: Connection, guild: int, due: float) -> None:
    """The same on one server."""
    db.execute(
        f"{_FAILED} AND (match IN (SELECT id FROM matches WHERE guild = ?) OR match IS NULL AND "
        "payload ->> 'tournament' IN (SELECT id FROM tournaments WHERE guild = ?))",
        (due, guild, guild),
    )


def hurry_of(db: Connection, match: int) -> None:
    """The same, at once, of one match."""
    db.execute(f"{_FAILED} AND match = ?", (PAST, match))


def pending(db: Connection, match: int, kind: str) -> Row | None:
    """The newest row of a kind that has not been sent yet."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE state = 'due' AND match = ? AND kind = ? ORDER BY id DESC", (match, kind)
    ).fetchone()
    return _row(row) if row else None


def newest_of(db: Connection, match: int, kind: str) -> Row | None:
    """The newest row of a kind, sent or not."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE match = ? AND kind = ? ORDER BY id DESC", (match, kind)
    ).fetchone()
    return _row(row) if row else None


def tells_of_ballot(db: Connection, match: int, ballot: int) -> bool:
    """Whether a vote stands in the channel, or is about to."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'ballot' AND payload ->> 'ballot' = ?", (match, ballot)
    )
    return found.fetchone() is not None


def tells_of_next(db: Connection, match: int, seat: int) -> bool:
    """Whether a seat has been told that its turn comes next, and it has not come since."""
    found = db.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'nudge' AND state <> 'void' AND payload ->> 'seat' = ? "
        "AND payload ->> 'what' = 'next' AND payload ->> 'obsolete' IS NULL",
        (match, seat),
    )
    return found.fetchone() is not None


def last_told(db: Connection, match: int, post: Row) -> int:
    """The last position that a message tells which is no longer the live one."""
    row = db.execute(
        "SELECT payload ->> 'last' AS last FROM outbox WHERE match = ? AND kind IN ('settle', 'edit') "
        "AND payload ->> 'post' = ? ORDER BY id DESC",
        (match, post.id),
    ).fetchone()
    return int(row["last"]) if row else int(post.payload["last"])


def sent_posts(db: Connection, match: int, kinds: tuple[str, ...]) -> list[Row]:
    """Messages of a match that stand in the channel."""
    marks = ", ".join("?" for _ in kinds)
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM outbox WHERE match = ? AND state = 'sent' AND message IS NOT NULL "
        f"AND kind IN ({marks}) ORDER BY id",
        (match, *kinds),
    )
    return [_row(row) for row in rows]


def last_picture(db: Connection, match: int, before: int) -> int | None:
    """The position that the newest picture of an earlier post shows."""
    row = db.execute(
        "SELECT payload ->> 'n' AS n FROM outbox WHERE match = ? AND kind = 'picture' AND state = 'sent' "
        "AND payload ->> 'post' < ? ORDER BY id DESC",
        (match, before),
    ).fetchone()
    return int(row["n"]) if row else None


def notices(db: Connection, match: int, since: int) -> list[tuple[int, dict[str, Any]]]:
    """Lines of the log outside the rules from a position on, each with the newest position when it was written.

    An early end is one too, although its post says more than that.
    """
    rows = db.execute(
        "SELECT n, payload FROM outbox WHERE match = ? AND kind IN ('notice', 'end') AND payload ->> 'key' IS NOT NULL "
        "AND n >= ? ORDER BY id",
        (match, since),
    )
    return [(row["n"], json.loads(row["payload"])) for row in rows]


class TellingPost(NamedTuple):
    """A message of the thread and the positions it tells."""

    post: int
    first: int
    last: int


def posts_telling(db: Connection, match: int, since: int) -> list[TellingPost]:
    """The messages that tell something of the positions from one on."""
    rows = db.execute(
        "SELECT id, kind, payload FROM outbox WHERE match = ? AND kind IN ('turn', 'edit', 'settle') "
        "AND state <> 'void' ORDER BY id DESC",
        (match,),
    )
    newest: dict[int, int] = {}
    found = []
    for row in rows:
        payload = json.loads(row["payload"])
        last = newest.setdefault(payload.get("post", row["id"]), payload["last"])
        if row["kind"] == "turn" and last >= since:
            found.append(TellingPost(row["id"], payload["first"], last))
    return found[::-1]
