"""A match that begins at once, without anybody to post for it."""

from __future__ import annotations

from bot.match import dealing, lobby
from bot.match.play import Deed, Library, Stand
from bot.store import Ledger

#: the id of its start post
START_POST = 2001


def begin(ledger: Ledger, library: Library, deed: Deed, number: int) -> Stand:
    """The host starts, the start post is out, the match is dealt."""
    lobby.start(ledger, library, deed, number)
    now = dealing.deal(ledger, library, deed, number, START_POST)
    assert now is not None
    return now
