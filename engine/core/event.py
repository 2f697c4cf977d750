"""Something that happened: announced to all or whispered to one seat, worded only when someone reads it."""

from __future__ import annotations

from typing import ClassVar

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
