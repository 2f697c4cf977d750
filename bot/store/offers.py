"""Seats that someone has been offered, and what came of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.store import Connection
from bot.store.rows import record

Outcome = Literal["open", "accepted", "declined", "withdrawn", "lapsed"]


class SeatOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A seat for someone who may take it for good."""

    id: int
    match: int
    seat: int
    #: who has offered it: its player, or someone who manages the server
    giver: int
    heir: int
    made: float
    until: float
    outcome: Outcome
    #: whose seat it was when it was accepted: a user, or a level of house players
    before: int | None
    house: str | None


def add(db: Connection, match: int, seat: int, giver: int, heir: int, made: float, until: float) -> int:
    """A new offer; its number."""
    return db.insert(
        "INSERT INTO offers (match, seat, giver, heir, made, until) VALUES (?, ?, ?, ?, ?, ?)",
        (match, seat, giver, heir, made, until),
    )


def find(db: Connection, offer: int) -> SeatOffer | None:
    """The offer of that number."""
    row = db.execute("SELECT * FROM offers WHERE id = ?", (offer,)).fetchone()
    return record(SeatOffer, row) if row else None


def of_match(db: Connection, match: int) -> list[SeatOffer]:
    """Every offer of a match, in the order they were made."""
    return [record(SeatOffer, row) for row in db.execute("SELECT * FROM offers WHERE match = ? ORDER BY id", (match,))]


def all_open(db: Connection) -> list[SeatOffer]:
    """Offers without an answer, of every match."""
    return [record(SeatOffer, row) for row in db.execute("SELECT * FROM offers WHERE outcome = 'open' ORDER BY id")]


def accepted(db: Connection, match: int, seat: int) -> list[SeatOffer]:
    """How a seat was passed on for good, in order."""
    return [one for one in of_match(db, match) if one.seat == seat and one.outcome == "accepted"]


def close(db: Connection, offer: int, outcome: Outcome, before: int | None = None, house: str | None = None) -> None:
    """What came of it."""
    db.execute("UPDATE offers SET outcome = ?, before = ?, house = ? WHERE id = ?", (outcome, before, house, offer))
