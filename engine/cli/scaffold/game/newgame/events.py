"""What happens, told to everyone or whispered to one seat; the sentences are in `locale/`."""

from __future__ import annotations

from engine.core.api import Event, SeatEvent


class PrizeTurned(Event, tag="PrizeTurned"):
    """A prize is turned up."""

    round: int
    prize: int


class Revealed(SeatEvent, tag="Revealed"):
    """All bids are shown; this seat has the highest."""

    card: int
    prize: int


class Kept(SeatEvent, tag="Kept"):
    """A prize is kept."""

    prize: int


class Traded(SeatEvent, tag="Traded"):
    """A prize is put aside for a card."""

    prize: int


class Drawn(Event, tag="Drawn"):
    """Which card it was; only its owner hears it."""

    card: int


class Scored(SeatEvent, tag="Scored"):
    """A line of the score sheet."""

    sheet = True

    points: int
