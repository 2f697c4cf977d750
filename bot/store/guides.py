"""Who is shown the guide of a game, and hints that a table was told about."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import Connection
from bot.store.matches import Match


class Guide(NamedTuple):
    """What a person's panel explains beyond the question."""

    #: what the question is about, and why it is asked
    shown: bool = False
    #: how playing here works: at the first question of the first match
    welcome: bool = False


#: nothing is explained
NO_GUIDE = Guide()


def guide(db: Connection, user: int, match: Match) -> Guide:
    """The guide is shown until the person has finished a match of this game, unless told otherwise."""
    row = db.execute("SELECT shown FROM guides WHERE person = ? AND game = ?", (user, match.game)).fetchone()
    shown = bool(row["shown"]) if row else not _finished(db, user, match.game)
    return Guide(shown, shown and not _finished(db, user, match.game) and not _acted(db, user, match.id))


def choose(db: Connection, user: int, game: str, shown: bool) -> None:
    """Keep whether a person wants the guide of a game."""
    db.execute(
        "INSERT INTO guides VALUES (?, ?, ?) ON CONFLICT (person, game) DO UPDATE SET shown = excluded.shown",
        (user, game, shown),
    )


def _finished(db: Connection, user: int, game: str) -> bool:
    row = db.execute(
        "SELECT 1 FROM results JOIN matches ON matches.id = results.match "
        "WHERE results.person = ? AND game = ? LIMIT 1",
        (user, game),
    ).fetchone()
    return row is not None


def _acted(db: Connection, user: int, match: int) -> bool:
    row = db.execute(
        "SELECT 1 FROM positions WHERE match = ? AND person = ? AND kind = 'action' LIMIT 1", (match, user)
    ).fetchone()
    return row is not None


def is_told(db: Connection, match: Match, seat: int, question: int) -> bool:
    """Whether the table knows of a hint to this seat at this question."""
    row = db.execute(
        "SELECT 1 FROM hints WHERE match = ? AND seat = ? AND question = ? AND era = ?",
        (match.id, seat, question, match.era),
    ).fetchone()
    return row is not None


def told(db: Connection, match: Match, seat: int, question: int, user: int, at: float) -> bool:
    """The table is told of a hint; False if it has been told of it before."""
    cursor = db.execute(
        "INSERT INTO hints VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (match.id, seat, question, match.era, user, at),
    )
    return cursor.rowcount == 1
