"""A match as it stands: itself, its newest position and its players, in two statements."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import Connection, matches, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position

_MATCH = len(Match.__struct_fields__)
_FIND = (
    f"SELECT {matches.COLUMNS}, {positions.COLUMNS}, "
    "(SELECT done.match FROM positions AS done WHERE done.interaction = ?) AS done_in "
    "FROM matches LEFT JOIN positions ON positions.match = matches.id AND positions.n = matches.n WHERE matches.id = ?"
)


class CurrentState(NamedTuple):
    """What is read of a match before anything is done in it."""

    match: Match
    #: None before the deal
    position: Position | None
    players: list[Player]
    #: the match in which the interaction was carried out before
    done_in: int | None


def foresee(db: Connection, match: int, interaction: str | None = None) -> None:
    """It will be read soon."""
    db.foresee(
        lambda db: db.execute(_FIND, (interaction, match)),
        lambda db: matches.players(db, match),
    )


def find(db: Connection, match: int, interaction: str | None = None) -> CurrentState | None:
    """The match of that number, and where an interaction was carried out already, if it was."""
    foresee(db, match, interaction)
    row = db.execute(_FIND, (interaction, match)).fetchone()
    if row is None:
        return None
    of_match, of_position, done_in = row[:_MATCH], row[_MATCH:-1], row[-1]
    position = None if of_position[0] is None else positions.position_of(db, of_position)
    return CurrentState(matches.match_of(of_match), position, matches.players(db, match), done_in)
