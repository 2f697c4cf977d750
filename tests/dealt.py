"""A match that begins at once, without anyone to post for it."""

from __future__ import annotations

from bot.match import dealing, lobby
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause, Library, MatchState
from bot.store import Connection

#: the id of its start post
START_POST = 2001
ADA, BRUNO = 1, 2
#: when these matches are opened
AT = 1_790_000_000.0


def begin(db: Connection, library: Library, cause: Cause, number: int) -> MatchState:
    """The host starts, the start post is out, the match is dealt."""
    lobby.start(db, library, cause, number)
    now = dealing.deal(db, library, cause, number, START_POST)
    assert now is not None
    return now


def begun(db: Connection, library: Library) -> int:
    """A match of two people; its number."""
    invitation = Invitation("comuni", {}, "en", 2, (), "printed")
    match = lobby.open_lobby(db, Cause("open", ADA, AT), invitation, Place(1, 1), Guest(ADA, "Ada", "en"))
    lobby.join(db, Cause("join", BRUNO, AT), match.id, Guest(BRUNO, "Bruno", "de"))
    return begin(db, library, Cause("start", ADA, AT), match.id).match.id
