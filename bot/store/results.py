"""What came of finished matches: score sheets, and the ratings that follow from them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.store import Connection
from bot.store.rows import record


class Who(NamedTuple):
    """Someone who is rated: a user, or a level of house players."""

    user: int | None
    house: str | None


class Rating(NamedTuple):
    """The estimate of a strength, and how uncertain it is."""

    mu: float
    sigma: float


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A seat on the score sheet of a match."""

    match: int
    game: str
    seat: int
    who: Who
    points: int
    won: bool
    at: float


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a match made of a rating."""

    match: int
    seat: int
    game: str
    who: Who
    place: int
    before: Rating
    after: Rating
    at: float


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match in someone's history."""

    match: int
    game: str
    guild: int | None
    #: where its messages stand
    channel: int
    players: int
    points: int
    won: bool
    #: how many share the win
    winners: int
    change: Change


class Standing(NamedTuple):
    """Someone's record at a game on one server, with the rating of everywhere."""

    who: Who
    rating: Rating
    #: rated matches of the game, everywhere
    rated: int
    matches: int
    wins: int


# -- score sheets ------------------------------------------------------------------------------------------------------


def sheet(db: Connection, match: int) -> list[Line]:
    """The score sheet of a finished match, by seat; an absent user whose seat is held stands on it himself."""
    rows = db.execute(
        "SELECT results.*, game, ended FROM results JOIN matches ON matches.id = results.match "
        "WHERE match = ? AND status = 'over' ORDER BY seat",
        (match,),
    )
    return [record(Line, row, who=_who(row), won=bool(row["won"]), at=row["ended"]) for row in rows]


def put(db: Connection, match: int, seat: int, who: Who, *, points: int, won: bool) -> None:
    """Write a seat's line of a score sheet."""
    db.execute(
        "INSERT INTO results (match, seat, person, house, points, won) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, house = excluded.house, "
        "points = excluded.points, won = excluded.won",
        (match, seat, *who, points, won),
    )


def _who(row: Any) -> Who:
    return Who(row["person"], None) if row["person"] is not None else Who(None, row["house"])


def _of(who: Who) -> str:
    """Whose ratings, with one value to be given: an index is of use where a column equals something."""
    return "person = ?" if who.user is not None else "house = ?"


def _key(who: Who) -> int | str | None:
    return who.user if who.user is not None else who.house


def unrated(db: Connection) -> list[int]:
    """Finished matches that are to be rated and are not, in the order they ended."""
    rows = db.execute(
        "SELECT id FROM matches WHERE status = 'over' AND rated = 1 AND id NOT IN (SELECT match FROM ratings) "
        "ORDER BY ended, id"
    )
    return [row["id"] for row in rows]


# -- ratings -----------------------------------------------------------------------------------------------------------


def rating(db: Connection, game: str, who: Who) -> Rating | None:
    """The rating of now; None before the first match."""
    row = db.execute(
        f"SELECT mu, sigma FROM ratings WHERE game = ? AND {_of(who)} ORDER BY id DESC LIMIT 1", (game, _key(who))
    ).fetchone()
    return Rating(*row) if row else None


def is_rated(db: Connection, match: int) -> bool:
    """Whether a match has been rated."""
    return db.execute("SELECT 1 FROM ratings WHERE match = ?", (match,)).fetchone() is not None


def add_change(db: Connection, change: Change) -> None:
    """One more change, for good."""
    db.execute(
        "INSERT INTO ratings (match, seat, game, person, house, place, mu_before, sigma_before, mu, sigma, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            change.match,
            change.seat,
            change.game,
            *change.who,
            change.place,
            *change.before,
            *change.after,
            change.at,
        ),
    )


def changes(db: Connection, match: int) -> dict[int, Change]:
    """What a match has made of the ratings of its seats; nothing if it isn't rated."""
    rows = db.execute("SELECT * FROM ratings WHERE match = ?", (match,))
    return {row["seat"]: _change(row) for row in rows}


# -- looking back ------------------------------------------------------------------------------------------------------

_PLAYED = """
    SELECT ratings.*, matches.guild, coalesce(matches.thread, matches.channel) AS place_of, results.points, results.won,
        (SELECT count(*) FROM results AS seats WHERE seats.match = ratings.match) AS players,
        (SELECT count(*) FROM results AS seats WHERE seats.match = ratings.match AND seats.won = 1) AS winners
    FROM ratings JOIN matches ON matches.id = ratings.match
    JOIN results ON results.match = ratings.match AND results.seat = ratings.seat
"""


def history(db: Connection, user: int, guild: int | None = None) -> list[Played]:
    """Every finished match of a user, on one server or (None) everywhere, oldest first."""
    rows = db.execute(
        f"{_PLAYED} WHERE ratings.person = ? AND (CAST(? AS BIGINT) IS NULL OR matches.guild = ?) ORDER BY ratings.id",
        (user, guild, guild),
    )
    return [_played(row) for row in rows]


def _change(row: Any) -> Change:
    before, after = Rating(row["mu_before"], row["sigma_before"]), Rating(row["mu"], row["sigma"])
    return record(Change, row, who=_who(row), before=before, after=after)


def _played(row: Any) -> Played:
    return record(Played, row, channel=row["place_of"], won=bool(row["won"]), change=_change(row))


def last_name(db: Connection, user: int) -> str:
    """What someone who has played was called the last time."""
    row = db.execute("SELECT name FROM players WHERE person = ? ORDER BY id DESC LIMIT 1", (user,)).fetchone()
    return str(row["name"]) if row else ""


def rated_matches(db: Connection, game: str, who: Who) -> int:
    """How many matches of a game someone has been rated for."""
    [(count,)] = db.execute(
        f"SELECT count(DISTINCT match) FROM ratings WHERE game = ? AND {_of(who)}", (game, _key(who))
    ).fetchall()
    return int(count)


def standings(db: Connection, game: str, guild: int | None) -> list[Standing]:
    """Everyone who has finished a match of a game on a server; each level of house players once.

    Former players are not on it: nobody can tell which of their matches belong together.
    """
    rows = db.execute(
        "SELECT ratings.person, ratings.house, count(DISTINCT ratings.match) AS matches, "
        "count(DISTINCT CASE WHEN won = 1 THEN ratings.match END) AS wins "
        "FROM ratings JOIN matches ON matches.id = ratings.match "
        "JOIN results ON results.match = ratings.match AND results.seat = ratings.seat "
        "WHERE ratings.game = ? AND matches.guild IS NOT DISTINCT FROM ? AND coalesce(ratings.person, 1) > 0 "
        "GROUP BY ratings.person, ratings.house",
        (game, guild),
    ).fetchall()
    found = []
    for row in rows:
        who, now = _who(row), rating(db, game, _who(row))
        assert now is not None
        found.append(Standing(who, now, rated_matches(db, game, who), row["matches"], row["wins"]))
    return found


def games_played(db: Connection, guild: int | None) -> list[str]:
    """The games finished on a server, the most played first."""
    rows = db.execute(
        "SELECT game, count(*) AS matches FROM matches WHERE guild IS NOT DISTINCT FROM ? AND status = 'over' "
        "GROUP BY game ORDER BY matches DESC, game",
        (guild,),
    )
    return [row["game"] for row in rows]
