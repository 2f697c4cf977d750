"""A match that begins at once, without anybody to post for it."""

from __future__ import annotations

from bot.match import dealing, lobby
from bot.match.play import Cause, Library, MatchState
from bot.store import Connection

#: the id of its start post
START_POST = 2001


def begin(db: Connection, library: Library, cause: Cause, number: int) -> MatchState:
    """The host starts, the start post is out, the match is dealt."""
    lobby.start(db, library, cause, number)
    now = dealing.deal(db, library, cause, number, START_POST)
    assert now is not None
    return now
