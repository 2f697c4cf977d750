"""All that has to be known to tell of a new position, in three statements: each costs time on the way to an answer.

Who is awaited, how each of them wants to be told, what they were told before, and which message is the live one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.pace import Stop
from bot.store import Connection, people, waits
from bot.store.live import Live, live_of
from bot.store.outbox import COLUMNS, NEWEST_DUE, Row, RowOf, known, row_of
from bot.store.people import Person
from bot.store.posts import BoardPicture, TurnEdit, TurnPost, WaitPost, tag_of
from bot.store.rows import columns_of
from bot.store.wait_posts import STANDING, WAIT_POSTS
from bot.store.waits import Waiting


class LiveMessage(NamedTuple):
    """The message with the question that counts now, and what is under way for it."""

    live: Live
    row: RowOf[TurnPost]
    #: the first position it tells, as everyone counts; the newest where it has told none yet
    seen: int
    #: the newest edit and the newest picture that have not been sent yet
    edit: RowOf[TurnEdit] | None
    picture: RowOf[BoardPicture] | None


class TellingFacts(NamedTuple):
    """A match's people and messages, before anything is told of a new position."""

    message: LiveMessage | None
    #: newest row of the outbox
    mark: int
    #: when the newest position was made that everyone could notice
    told_at: float
    #: whether there are open votes, and consents to watch
    has_ballots: bool
    has_mentors: bool
    waits: dict[int, Waiting]
    #: settings and absences, by user
    people: dict[int, Person]
    vacations: dict[int, list[Stop]]
    pauses: list[Stop]
    #: by seat, the newest first; what is struck out is taken from here, too
    told: dict[int, list[RowOf[WaitPost]]]

    def person(self, user: int) -> Person:
        """The settings of a user at the table."""
        return self.people[user]

    def stops(self, user: int) -> list[Stop]:
        """When the clock of a user at the table stands still."""
        return self.pauses + self.vacations[user]


_OF_MATCH = (
    "SELECT live.post, live.first, live.last, live.pinged, positions.seen, "
    "(SELECT coalesce(max(id), 0) FROM outbox) AS mark, "
    "(SELECT made.at FROM positions AS made WHERE made.match = matches.id AND made.silent = 0 "
    "ORDER BY made.n DESC LIMIT 1) AS told_at, "
    "EXISTS (SELECT 1 FROM ballots WHERE ballots.match = matches.id AND outcome = 'open') AS voting, "
    "EXISTS (SELECT 1 FROM mentors WHERE mentors.match = matches.id AND mentors.until IS NULL) AS mentored, "
    "EXISTS (SELECT 1 FROM pauses WHERE pauses.match = matches.id) AS paused "
    "FROM matches LEFT JOIN live ON live.match = matches.id "
    # one that was moved down has told nothing yet
    "LEFT JOIN positions ON positions.match = live.match "
    "AND positions.n = CASE WHEN live.first > matches.n THEN matches.n ELSE live.first END WHERE matches.id = ?"
)
_OF_SEATS = (
    f"SELECT {columns_of(Waiting, 'waits')}, {', '.join(f'settings.{name}' for name in people.COLUMNS)}, "
    "players.person, EXISTS (SELECT 1 FROM vacations WHERE vacations.person = players.person) AS absent "
    "FROM players LEFT JOIN settings ON settings.person = players.person "
    "LEFT JOIN waits ON waits.match = players.match AND waits.seat = players.seat WHERE players.match = ?"
)
#: however much of a kind waits to be sent, only the newest counts
_NEWEST = f"id = (SELECT id FROM outbox WHERE {NEWEST_DUE})"
# each by an index of its own
_OF_POSTS = " UNION ALL ".join(
    f"SELECT {COLUMNS} FROM outbox WHERE {condition}"
    for condition in (
        "id = (SELECT post FROM live WHERE live.match = ?)",
        _NEWEST,
        _NEWEST,
        f"match = ? AND {WAIT_POSTS} {STANDING}",
    )
)


def _posts(db: Connection, match: int) -> Any:
    return db.execute(_OF_POSTS, (match, match, tag_of(TurnEdit), match, tag_of(BoardPicture), match))


class _Seat(NamedTuple):
    """What is known of a seat and of the person who sits there."""

    waiting: Waiting | None
    person: Person | None
    absent: bool


#: where the settings begin in a row of a seat
_SETTINGS = len(Waiting.__struct_fields__)


def _seat_of(row: Any) -> _Seat:
    *found, user, absent = row
    waiting, settings = found[:_SETTINGS], found[_SETTINGS:]
    person = None if user is None else Person(user=user) if settings[0] is None else people.settings_of(settings)
    return _Seat(None if waiting[0] is None else waits.waiting_of(waiting), person, bool(absent))


def foresee(db: Connection, match: int) -> None:
    """It will be read soon."""
    db.foresee(
        lambda db: db.execute(_OF_MATCH, (match,)),
        lambda db: db.execute(_OF_SEATS, (match,)),
        lambda db: _posts(db, match),
    )


def read(db: Connection, match: int) -> TellingFacts:
    """What is known now."""
    foresee(db, match)
    [(*live, seen, mark, told_at, voting, mentored, paused)] = db.execute(_OF_MATCH, (match,)).fetchall()
    seats = [_seat_of(row) for row in db.execute(_OF_SEATS, (match,))]
    rows = sorted(map(row_of, _posts(db, match)), key=lambda row: row.id, reverse=True)
    told: dict[int, list[RowOf[WaitPost]]] = {}
    for row in rows:
        if isinstance(row.post, WaitPost):
            told.setdefault(row.post.seat, []).append(known(row, WaitPost))
    people_there = [one.person for one in seats if one.person]
    absent = {one.person.user for one in seats if one.person and one.absent}
    return TellingFacts(
        message=None if live[0] is None else _message(live_of(*live), int(seen), rows),
        mark=int(mark),
        told_at=float(told_at or 0.0),
        has_ballots=bool(voting),
        has_mentors=bool(mentored),
        waits={one.waiting.seat: one.waiting for one in seats if one.waiting},
        people={person.user: person for person in people_there},
        vacations={
            person.user: waits.vacations(db, person.user) if person.user in absent else [] for person in people_there
        },
        pauses=waits.pauses(db, match) if paused else [],
        told=told,
    )


def _message(live: Live, seen: int, rows: Sequence[Row]) -> LiveMessage:
    """The live message, and the newest of what is under way for it."""
    [post] = [known(row, TurnPost) for row in rows if row.id == live.post]
    edit = next((known(row, TurnEdit) for row in rows if isinstance(row.post, TurnEdit)), None)
    picture = next((known(row, BoardPicture) for row in rows if isinstance(row.post, BoardPicture)), None)
    return LiveMessage(live, post, seen, edit, picture)
