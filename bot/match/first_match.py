"""A first match: one person and house players, at a table where nobody waits and no clock runs."""

from __future__ import annotations

from bot.match import lobby
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause, Library
from bot.store import Connection
from bot.store.matches import Match
from engine.core import catalogue

#: the person and two others, if the game seats as many
SEATS = 3
LEVEL, PACE = "rookie", "none"


def invitation(game: str, lang: str, data: str) -> Invitation:
    """What a first match of a game is played with: everything as printed, house players on the other seats."""
    title = catalogue.find(game)
    seats = min(SEATS, title.seats[-1])
    variant = title.Variant().model_dump(mode="json")
    return Invitation(game, variant, lang, seats, (LEVEL,) * (seats - 1), data, PACE)


def begin(db: Connection, library: Library, cause: Cause, invited: Invitation, place: Place, host: Guest) -> Match:
    """The table is set and the match starts with one press; pressed twice it is the same match."""
    match = lobby.host_lobby(db, cause, invited, place, host, pledged=False)
    return lobby.start(db, library, cause, match.id) if match.status == "lobby" else match
