"""Something that happened: announced to all or whispered to one seat, worded only when someone reads it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from engine.core.seat import Seat
from engine.core.value import Value


class Event(Value):
    """A past fact with public or whispered values; its sentence lives under `event-<word>`."""

    #: a line of the final score sheet, which stands in the result anyway
    sheet: ClassVar[bool] = False


class SeatEvent(Event):
    """What a seat did, or what befell it."""

    seat: Seat


class Told(Value):
    """An event and who hears it: everyone (None) or one seat."""

    to: Seat | None
    event: Event


#: what a rule has announced, as it is kept: for everyone the event alone, a whisper with its seat
Announced: TypeAlias = Event | Told


def addressed(announced: Iterable[Announced]) -> list[Told]:
    """Each event with who hears it."""
    return [one if isinstance(one, Told) else Told(None, one) for one in announced]


def public_told(told: Iterable[Told]) -> list[Event]:
    """What everyone heard."""
    return [one.event for one in told if one.to is None]
