"""Time that passes at once, and what people were sent meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.match.house_players import acting
from bot.match.reminders import rests
from sandbox import Channel, Person
from sandbox.world import MessageFlag
from tests.e2e.players import Eyes
from tests.e2e.stage import Stage

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR


async def settled(stage: Stage, eyes: Eyes, seconds: float = 120) -> None:
    """Wait until the bot has done and sent everything that is due by its clock."""
    await eyes.until(lambda: not _busy(eyes, stage.sandbox.clock.now()), "all that is due", seconds)


def _busy(eyes: Eyes, now: float) -> bool:
    if eyes.rows("SELECT 1 FROM waits WHERE due <= ?", now):
        return True
    if eyes.rows("SELECT 1 FROM outbox WHERE state = 'due' AND due <= ? AND kind <> 'picture'", now):
        return True
    if eyes.status != "running":
        return False
    stand = eyes.now()
    return not rests(stand.match, stand.players) and any(acting(stand.players[seat]) for seat in stand.game.asked)


async def later(stage: Stage, eyes: Eyes, seconds: float) -> None:
    """Some time passes, and what falls due in it is done."""
    stage.let_pass(seconds)
    await settled(stage, eyes)


class Notice(NamedTuple):
    """Someone was pinged, and why."""

    at: float
    person: str
    where: str
    text: str


class Postboxes:
    """Everything that ever made a sound at someone's: looked through again and again, before it is struck out."""

    def __init__(self, people: Sequence[Person], thread: Channel) -> None:
        self._people = people
        self._thread = thread
        self._known: set[tuple[int, int]] = set()
        self.notices: list[Notice] = []
        self.empty()

    def empty(self) -> list[Notice]:
        """What has come since the last time."""
        new = []
        for person in self._people:
            pinged = [(seen, "thread") for seen in person.sees(self._thread) if person.id in seen.pings]
            # a direct message makes a sound unless it is sent without one
            mail = [(seen, "mail") for seen in person.dms if not seen.message.flags & MessageFlag.SILENT]
            for seen, where in [*pinged, *mail]:
                if (person.id, seen.id) not in self._known:
                    self._known.add((person.id, seen.id))
                    new.append(Notice(seen.message.at, person.name, where, seen.text))
        self.notices += sorted(new)
        return sorted(new)
