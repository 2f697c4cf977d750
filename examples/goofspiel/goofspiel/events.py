"""What happens; the sentences are in `locale/`."""

from __future__ import annotations

from engine.core.event import Event, SeatEvent


class Dealt(Event, tag="Dealt"):
    """The own cards; nobody else hears which."""

    cards: tuple[int, ...]


class DiamondTurned(Event, tag="DiamondTurned"):
    """A diamond is turned up; with those carried over, this much is at stake."""

    round: int
    rank: int
    worth: int


class CardShown(SeatEvent, tag="CardShown"):
    """What a seat has bid."""

    card: int


class StakeWon(SeatEvent, tag="StakeWon"):
    """The highest card was played once."""

    worth: int
    points: int


class Tied(Event, tag="Tied"):
    """The highest card was played more than once."""

    card: int
    carried: bool


class Scored(SeatEvent, tag="Scored"):
    """A line of the score sheet."""

    sheet = True
    points: int
