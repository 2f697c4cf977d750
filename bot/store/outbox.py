"""What is still to be sent. A row is written in the transaction that caused it, and sent after the commit."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.store import Connection, Scope, posts
from bot.store.asleep import MATCH_AWAKE
from bot.store.posts import (
    BoardPicture,
    LaneName,
    PanelChange,
    Post,
    Telling,
    TournamentPost,
    TurnEdit,
    TurnSettled,
    WaitPost,
    tag_of,
)

P = TypeVar("P", bound=Post)
K = TypeVar("K", bound=Post, covariant=True)


class Lane(NamedTuple):
    """What is sent one after the other: of a match, or of a tournament."""

    match: int | None
    tournament: int | None
    name: LaneName

    @property
    def scope(self) -> Scope:
        """What works about it have to themselves."""
        return _scope(self.match, self.tournament)


class RowOf(NamedTuple, Generic[K]):
    """Something to send, of a kind."""

    id: int
    match: int | None
    post: K
    state: str
    message: int | None
    attempts: int
    due: float
    #: the row that has to be sent or put away before
    after: int | None
    #: Discord refuses a second message with the same nonce: a lost answer does not double a post. Everyone can read
    #: it, so it does not count the rows: some go to one person only
    nonce: str

    @property
    def kind(self) -> str:
        """What it is called in the outbox."""
        return tag_of(type(self.post))

    @property
    def course(self) -> tuple[int | None, int | None]:
        """The match or the tournament it belongs to."""
        return self.match, self.post.tournament if isinstance(self.post, TournamentPost) else None

    @property
    def scope(self) -> Scope:
        """What works about it have to themselves."""
        return _scope(*self.course)


def _scope(match: int | None, tournament: int | None) -> Scope:
    return Scope("tournament", tournament or 0) if match is None else Scope("match", match)


Row: TypeAlias = RowOf[Post]

#: what is read of a row, as `row_of` expects it
COLUMNS = "id, match, kind, payload, state, message, attempts, due, after, coalesce(nonce, 'paravent-' || id) AS nonce"


def _lane() -> str:
    lanes = {name: [tag for tag, kind in posts.KINDS.items() if kind.lane == name] for name in posts.LANES[1:]}
    cases = [f"WHEN kind IN ({listed(found)}) THEN '{name}'" for name, found in lanes.items()]
    return f"CASE {' '.join(cases)} ELSE '{posts.LANES[0]}' END"


def listed(kinds: Iterable[str]) -> str:
    """Kinds as SQL lists them."""
    return ", ".join(f"'{kind}'" for kind in kinds)


LANE = _lane()
_TOURNAMENT = "CASE WHEN match IS NULL THEN CAST(payload ->> 'tournament' AS BIGINT) END"
#: nothing is sent to a server that has removed the bot
AWAKE = (
    f"{MATCH_AWAKE} AND (match IS NOT NULL OR NOT EXISTS (SELECT 1 FROM asleep JOIN tournaments "
    f"ON tournaments.guild = asleep.guild WHERE tournaments.id = {_TOURNAMENT}))"
)
#: what is due at this moment is found again, unlike what was due from the beginning
LONG_AGO = 1.0
#: when nothing is due
_NEVER = 1e12


def row_of(row: Any) -> Row:
    """What a row of these columns holds."""
    number, match, kind, payload, state, message, attempts, due, after, nonce = row
    return RowOf(number, match, posts.read(kind, payload), state, message, attempts, due, after, nonce)


def add(db: Connection, match: int | None, post: Post, *, due: float = 0.0, after: int | None = None) -> int:
    """Something more to send: at once, at a moment, or after another row, if that is not sent yet."""
    row = db.insert(
        "INSERT INTO outbox (match, kind, payload, nonce, due, n) "
        "VALUES (?, ?, ?, ?, ?, (SELECT n FROM matches WHERE id = ?))",
        (match, tag_of(type(post)), posts.written(post), secrets.token_hex(8), due, match),
    )
    if after is not None:
        wait_for(db, row, after)
    return row


_ADD = "INSERT INTO outbox (match, kind, payload, nonce, due, n, after) VALUES"
_ADDED = "(?, ?, ?, ?, ?, (SELECT n FROM matches WHERE id = ?), ?)"


def send(db: Connection, match: int | None, post: Post, *, due: float = 0.0, after_new: int | None = None) -> None:
    """The same, where nobody has to know its number; if wanted, after a row that was added in this transaction."""
    db.execute(f"{_ADD} {_ADDED}", _values(match, post, due, after_new))


def add_both(db: Connection, match: int, first: Post, second: Post) -> int:
    """Two more to send, one after the other; the number of the second."""
    values = (*_values(match, first), *_values(match, second))
    rows = db.execute(f"{_ADD} {_ADDED}, {_ADDED} RETURNING id", values).fetchall()
    return int(max(row["id"] for row in rows))


def _values(match: int | None, post: Post, due: float = 0.0, after: int | None = None) -> tuple[object, ...]:
    return match, tag_of(type(post)), posts.written(post), secrets.token_hex(8), due, match, after


def get(db: Connection, row: int) -> Row:
    """The row of that number."""
    return row_of(db.execute(f"SELECT {COLUMNS} FROM outbox WHERE id = ?", (row,)).fetchone())


def select(db: Connection, condition: str, *values: object) -> list[Row]:
    """The rows that meet a condition, in its order."""
    return [row_of(row) for row in db.execute(f"SELECT {COLUMNS} FROM outbox WHERE {condition}", values)]


def of_kind(db: Connection, row: int, kind: type[P]) -> RowOf[P]:
    """The row of that number, known to be of a kind."""
    return known(get(db, row), kind)


def known(row: Row, kind: type[P]) -> RowOf[P]:
    """A row that is known to be of a kind."""
    post = row.post
    assert isinstance(post, kind)
    return RowOf(row.id, row.match, post, row.state, row.message, row.attempts, row.due, row.after, row.nonce)


class Look(NamedTuple):
    """What a look into the outbox found."""

    #: where something can be sent
    lanes: list[Lane]
    #: the newest row that was seen
    newest: int
    #: when the next row is to be tried
    following: float


def look(db: Connection, seen: int, now: float) -> Look:
    """Where there is something newer than a row, or something whose time has come: the rest was found before."""
    rows = db.execute(
        f"SELECT match, {_TOURNAMENT}, {LANE} FROM outbox "
        f"WHERE state = 'due' AND after IS NULL AND id > ? AND due <= ? AND {AWAKE} UNION "
        f"SELECT match, {_TOURNAMENT}, {LANE} FROM outbox "
        f"WHERE state = 'due' AND after IS NULL AND due > 0 AND due <= ? AND {AWAKE}",
        (seen, now, now),
    )
    lanes = [Lane(*row) for row in rows]
    [(following,)] = db.execute(
        "SELECT coalesce(min(due), ?) FROM outbox WHERE state = 'due' AND due > 0 AND due > ? AND after IS NULL",
        (_NEVER, now),
    ).fetchall()
    return Look(lanes, newest(db), following)


def next_row(db: Connection, lane: Lane, last: int, now: float) -> Row | None:
    """What is to be sent next in a lane, after some row; in the log nothing overtakes what has to wait."""
    # written out for either: an index is of use where a column equals something, not where it may be NULL
    whose = "match IS NULL" if lane.match is None else "match = ?"
    course = (lane.tournament,) if lane.match is None else (lane.match,)
    whose += f" AND {_TOURNAMENT} IS NOT DISTINCT FROM ?" if lane.match is None else ""
    row = db.execute(
        f"SELECT {COLUMNS} FROM outbox WHERE state = 'due' AND {whose} AND {LANE} = ? AND {AWAKE} "
        f"AND id > ? AND {'true' if lane.name == 'log' else 'due <= ? AND after IS NULL'} ORDER BY id LIMIT 1",
        (*course, lane.name, last, *(() if lane.name == "log" else (now,))),
    ).fetchone()
    return row_of(row) if row and row["due"] <= now and row["after"] is None else None


def sent(db: Connection, row: Row, message: int | None) -> None:
    """It has arrived. What was added to it while it was under way is told by an edit, or by another picture."""
    _release(db, row.id)
    now, before = get(db, row.id).post, row.post
    if isinstance(now, BoardPicture) and now != before:
        return
    db.execute("UPDATE outbox SET state = 'sent', message = coalesce(?, message) WHERE id = ?", (message, row.id))
    if isinstance(now, Telling) and isinstance(before, Telling) and (now.last, now.told) != (before.last, before.told):
        under = now.post if isinstance(now, TurnEdit | TurnSettled) else row.id
        add(db, row.match, TurnEdit(post=under, first=now.first, last=now.last))
    if isinstance(now, WaitPost) and isinstance(before, WaitPost) and _asks(now) != _asks(before):
        add(db, row.match, PanelChange(row=row.id))


def _asks(post: WaitPost) -> tuple[bool, int | None, int | None, int]:
    """What a panel is about: another question may be asked while it is under way, or the same one be answered."""
    return post.obsolete, post.question, post.era, post.renewed


def newest(db: Connection) -> int:
    """The newest row there is."""
    [(row,)] = db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchall()
    return int(row)


def void(db: Connection, row: int) -> None:
    """It need not, or cannot, be sent any more."""
    db.execute("UPDATE outbox SET state = 'void' WHERE id = ?", (row,))
    _release(db, row)


def amend(db: Connection, row: int, post: Post) -> None:
    """What was sent, or is to be sent, is known better now."""
    db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (posts.written(post), row))


def amend_later(db: Connection, row: int, post: Post, due: float) -> None:
    """The same, and it waits for a moment."""
    db.execute("UPDATE outbox SET payload = ?, due = ?, after = NULL WHERE id = ?", (posts.written(post), due, row))


def note(db: Connection, row: int, kind: type[P], **facts: Any) -> RowOf[P]:
    """Something more is known about a row."""
    found = of_kind(db, row, kind)
    post = replace(found.post, **facts)
    amend(db, row, post)
    return found._replace(post=post)


def defer(db: Connection, row: int, due: float) -> None:
    """It waits for a moment."""
    db.execute("UPDATE outbox SET due = ?, after = NULL WHERE id = ?", (due, row))


def wait_for(db: Connection, row: int, other: int) -> None:
    """It waits until another row is sent or put away, if that has not happened meanwhile."""
    if get(db, other).state == "due":
        db.execute("UPDATE outbox SET after = ? WHERE id = ?", (other, row))
    else:
        defer(db, row, LONG_AGO)


def _release(db: Connection, row: int) -> None:
    """What waits for a row is looked at again."""
    db.execute("UPDATE outbox SET due = ?, after = NULL WHERE after = ?", (LONG_AGO, row))


def later(db: Connection, row: int, due: float) -> None:
    """It failed and is tried again."""
    db.execute("UPDATE outbox SET attempts = attempts + 1, due = ? WHERE id = ?", (due, row))


def most_attempts(db: Connection, row: Row) -> int:
    """How often something else of a match has failed by now; 0 for what belongs to none."""
    [(most,)] = db.execute(
        "SELECT coalesce(max(attempts), 0) FROM outbox WHERE state = 'due' AND match = ? AND id <> ?",
        (row.match, row.id),
    ).fetchall()
    return int(most)


def any_failed(db: Connection) -> bool:
    """Whether something waits because it failed."""
    return bool(db.execute("SELECT 1 FROM outbox WHERE state = 'due' AND attempts > 0 LIMIT 1").fetchone())


_FAILED = "UPDATE outbox SET due = CASE WHEN due > ? THEN ? ELSE due END WHERE state = 'due' AND attempts > 0"


#: a condition for what belongs to a server
_ON_SERVER = (
    "(match IN (SELECT id FROM matches WHERE guild = ?) OR match IS NULL AND "
    "CAST(payload ->> 'tournament' AS BIGINT) IN (SELECT id FROM tournaments WHERE guild = ?))"
)


def hurry(db: Connection, due: float, rests: float) -> None:
    """What failed is tried again not later than then, unless it rests until a later moment."""
    db.execute(f"{_FAILED} AND due < ?", (due, due, rests))


def hurry_on(db: Connection, guild: int, due: float) -> None:
    """The same on one server."""
    db.execute(f"{_FAILED} AND {_ON_SERVER}", (due, due, guild, guild))


def find_again(db: Connection, guild: int) -> None:
    """What was kept back on a server is no longer new, and is found all the same."""
    kept = "UPDATE outbox SET due = ? WHERE state = 'due' AND after IS NULL AND (due < ? OR attempts > 0)"
    db.execute(f"{kept} AND {_ON_SERVER}", (LONG_AGO, LONG_AGO, guild, guild))


def hurry_of(db: Connection, match: int) -> None:
    """The same, at once, of one match."""
    db.execute(f"{_FAILED} AND match = ?", (LONG_AGO, LONG_AGO, match))


def hurry_in(db: Connection, thread: int, due: float) -> None:
    """The same, not later than then, of what is played in a thread."""
    db.execute(f"{_FAILED} AND match IN (SELECT id FROM matches WHERE thread = ?)", (due, due, thread))


#: the newest row of a kind that has not been sent yet. It is looked for among the few of a match that wait to be sent:
#: an index of kinds would find all that were ever sent in it
NEWEST_DUE = "state = 'due' AND match = ? AND kind || '' = ? ORDER BY id DESC LIMIT 1"


def pending(db: Connection, match: int, kind: type[P]) -> RowOf[P] | None:
    """The newest row of a kind that has not been sent yet."""
    rows = select(db, NEWEST_DUE, match, tag_of(kind))
    return known(rows[0], kind) if rows else None


def newest_of(db: Connection, match: int, kind: type[P]) -> RowOf[P] | None:
    """The newest row of a kind, sent or not."""
    rows = select(db, "match = ? AND kind = ? ORDER BY id DESC LIMIT 1", match, tag_of(kind))
    return known(rows[0], kind) if rows else None
