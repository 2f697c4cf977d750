"""How long a table waits for someone: paces, clocks that stand still, quiet hours. Pure arithmetic on moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR


class Pace(NamedTuple):
    """What a table has agreed on."""

    #: seconds someone may take for an answer; None: as long as it takes
    deadline: float | None
    #: seconds more, once the deadline has passed
    grace: float
    #: this many questions are decided for someone who stays away, then a house player holds the seat
    strikes: int


PACES: Mapping[str, Pace] = {
    "live": Pace(30 * MINUTE, 10 * MINUTE, 2),
    "daily": Pace(DAY, 8 * HOUR, 3),
    "relaxed": Pace(3 * DAY, DAY, 2),
    "none": Pace(None, 0.0, 0),
}
DEFAULT_PACE = "daily"

#: hours between reminders, unless a person wants it otherwise
DEFAULT_REMIND = 10.0
#: this many reminders come at the personal interval; after that each pause is twice the one before
EVEN_REMINDERS = 3

#: the clock stands still from one moment to another; None: until further notice
Stop: TypeAlias = tuple[float, float | None]


class Quiet(NamedTuple):
    """Hours in which nothing is sent to a person, in minutes after midnight of their own time zone."""

    zone: str
    begins: int
    ends: int

    def over(self, at: float) -> float:
        """The moment itself, or the end of the quiet hours it falls into."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        if self.begins <= self.ends:
            inside = self.begins <= minute < self.ends
            days = 0
        else:
            inside = minute >= self.begins or minute < self.ends
            days = 1 if minute >= self.begins else 0
        if not inside:
            return at
        morning = local.replace(hour=self.ends // 60, minute=self.ends % 60, second=0, microsecond=0)
        return max(at, (morning + timedelta(days=days)).timestamp())


def run_out(since: float, seconds: float, stops: Sequence[Stop]) -> float | None:
    """When this many seconds have run since a moment, not counting what the clock stood still; None: never as it is."""
    at = since
    for begins, ends in sorted(stops, key=lambda stop: stop[0]):
        if ends is not None and ends <= at:
            continue
        if begins > at:
            if begins - at >= seconds:
                break
            seconds -= begins - at
        if ends is None:
            return None
        at = max(at, ends)
    return at + seconds


def stands_still(at: float, stops: Sequence[Stop]) -> bool:
    """Whether the clock stands still at a moment."""
    return any(begins <= at and (ends is None or at < ends) for begins, ends in stops)


What: TypeAlias = Literal["ping", "remind", "deadline", "decide"]


class Due(NamedTuple):
    """What is to be done next about someone who is awaited, and when."""

    at: float
    what: What


class Wait(NamedTuple):
    """Someone is awaited since a moment, and what has been done about it."""

    since: float
    #: has been told in the channel
    pinged: bool
    reminders: int
    #: when the deadline passed
    grace: float | None


def remind_after(reminders: int, hours: float) -> float:
    """How long after the first moment the next reminder comes: evenly at first, then more and more rarely."""
    even = min(reminders + 1, EVEN_REMINDERS)
    rare = max(0, reminders + 1 - EVEN_REMINDERS)
    return HOUR * hours * (even + (2 << rare) - 2)


def reminded_by(wait: Wait, hours: float, at: float, stops: Sequence[Stop]) -> int:
    """How many reminders are done with, once something was sent at a moment.

    Those that quiet hours, a pause or other settings have kept back until then, and those that would follow hard upon
    it, are not sent after it one by one.
    """
    reminders = wait.reminders
    while hours > 0:
        following = run_out(wait.since, remind_after(reminders, hours), stops)
        if following is None or following > at + HOUR * hours / 2:
            break
        reminders += 1
    return reminders


def deadline(wait: Wait, pace: Pace, stops: Sequence[Stop], quiet: Quiet | None) -> float | None:
    """When someone's time is up; never in their own quiet hours."""
    if pace.deadline is None:
        return None
    at = run_out(wait.since, pace.deadline, stops)
    return at if at is None or quiet is None else quiet.over(at)


def decided(wait: Wait, pace: Pace, stops: Sequence[Stop], quiet: Quiet | None) -> float | None:
    """When the question is decided for someone who has not answered in the grace either."""
    if wait.grace is None:
        return None
    at = run_out(wait.grace, pace.grace, stops)
    return at if at is None or quiet is None else quiet.over(at)


def next_due(wait: Wait, pace: Pace, hours: float, stops: Sequence[Stop], quiet: Quiet | None) -> Due | None:
    """What comes next: a ping kept back, a reminder, the end of the time, the end of the grace."""
    found: list[Due] = []
    end = deadline(wait, pace, stops, quiet)
    if not wait.pinged:
        at = run_out(wait.since, 0.0, stops)
        if at is not None:
            found.append(Due(quiet.over(at) if quiet else at, "ping"))
    elif hours > 0 and wait.grace is None:
        at = run_out(wait.since, remind_after(wait.reminders, hours), stops)
        if at is not None:
            at = quiet.over(at) if quiet else at
            # shortly before the time is up the call for the deadline is enough
            if end is None or at < end - min(HOUR, (pace.deadline or 0.0) / 4):
                found.append(Due(at, "remind"))
    if wait.grace is not None:
        if (at := decided(wait, pace, stops, quiet)) is not None:
            found.append(Due(at, "decide"))
    elif end is not None:
        found.append(Due(end, "deadline"))
    return min(found, default=None)
