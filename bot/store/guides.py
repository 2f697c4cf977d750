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


#: what someone has chosen, and whether they have finished a match of the game and acted in this one
_GUIDE = (
    "SELECT (SELECT shown FROM guides WHERE guides.person = ? AND guides.game = here.game) AS chosen, "
    "EXISTS (SELECT 1 FROM results JOIN matches ON matches.id = results.match "
    "WHERE results.person = ? AND matches.game = here.game) AS finished, "
    "EXISTS (SELECT 1 FROM positions WHERE positions.match = here.id AND positions.person = ? AND kind = 'action') "
    "AS acted FROM matches AS here WHERE here.id = ?"
)


def guide(db: Connection, user: int, match: Match) -> Guide:
    """The guide is shown until the person has finished a match of this game, unless told otherwise."""
    [(chosen, finished, acted)] = db.execute(_GUIDE, (user, user, user, match.id)).fetchall()
    shown = not finished if chosen is None else bool(chosen)
    return Guide(shown, shown and not finished and not acted)


def choose(db: Connection, user: int, game: str, shown: bool) -> None:
    """Keep whether a person wants the guide of a game."""
    db.execute(
        "INSERT INTO guides VALUES (?, ?, ?) ON CONFLICT (person, game) DO UPDATE SET shown = excluded.shown",
        (user, game, shown),
    )


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
