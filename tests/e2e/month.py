"""A month of a five-player match on a virtual clock: who is pinged when and why.

`python -m tests.e2e.month` plays it and prints every notice. Five people as there are: one who answers soon, one who
sleeps at night, one who is slow, one who goes on vacation, one who stops coming.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.metrics import UNWATCHED, Metrics
from bot.pace import Quiet
from engine.core.dice import Dice
from sandbox import Person
from tests.e2e.players import BySlash, Eyes, wish
from tests.e2e.stage import Stage, staged
from tests.e2e.times import DAY, HOUR, Notice, Postboxes, later, settled

NIGHT = Quiet("Europe/Berlin", 22 * 60, 8 * 60)


class Habit(NamedTuple):
    """How someone plays: hours from question to answer, their own night, and the days without an answer."""

    soonest: float
    latest: float
    night: Quiet | None = None
    away: tuple[float, float] | None = None
    #: tells the bot of the days away
    says_so: bool = False

    def answers(self, since: float, began: float, dice: Dice) -> float | None:
        """When a question put at a moment is answered."""
        at = since + HOUR * (self.soonest + (self.latest - self.soonest) * dice.below("hours", 1000) / 1000)
        at = self.night.over(at) if self.night else at
        if self.away:
            first, last = (began + DAY * day for day in self.away)
            if first <= at < last:
                at = last + HOUR
        return at


HABITS = (
    Habit(0.1, 2),
    Habit(0.5, 4, night=NIGHT),
    Habit(8, 22),
    Habit(1, 5, away=(7, 12), says_so=True),
    Habit(1, 6, away=(10, 400)),
)


class Month(NamedTuple):
    """What was sent in a simulated month."""

    began: float
    lasted: float
    actions: int
    over: bool
    notices: list[Notice]
    #: who is which habit
    people: list[str]
    #: waits begun, by person
    waits: Counter[str]


async def nothing(stage: Stage, since: float) -> None:
    """Nobody looks on."""


async def simulated(
    folder: Path,
    days: float,
    progress: Callable[[str], None] = lambda _: None,
    metrics: Metrics = UNWATCHED,
    look: Callable[[Stage, float], Awaitable[None]] = nothing,
) -> Month:
    """Play for this many days, or to the end; `look` is called after each step, with the seconds since the start."""
    async with staged(folder, metrics=metrics) as stage:
        people = stage.people(len(HABITS))
        eyes = Eyes(stage.settings.paravent_database)
        for person, habit in zip(people, HABITS, strict=True):
            eyes.change(
                "UPDATE settings SET lang = 'en', zone = ?, quiet_from = ?, quiet_to = ? WHERE person = ?",
                habit.night.zone if habit.night else None,
                habit.night.begins if habit.night else None,
                habit.night.ends if habit.night else None,
                person.id,
            )
        # it begins at nine in the morning
        now = stage.sandbox.clock.now()
        stage.let_pass((9 * HOUR - now) % DAY)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=len(people), pace="daily")
        await settled(stage, eyes)
        began, boxes, actions = stage.sandbox.clock.now(), Postboxes(people, thread), 0
        waits, told_of = Waits(), set[str]()
        while eyes.status == "running" and stage.sandbox.clock.now() < began + days * DAY:
            now = stage.sandbox.clock.now()
            for person, habit in zip(people, HABITS, strict=True):
                if habit.says_so and habit.away and person.name not in told_of and now >= began + habit.away[0] * DAY:
                    told_of.add(person.name)
                    await person.slash(thread, "vacation start", days=int(habit.away[1] - habit.away[0]))
                    await settled(stage, eyes)
            plans = _plans(eyes, people, began, waits)
            moments = [at for _, at, _ in plans if at is not None]
            moments += [began + habit.away[0] * DAY for habit in HABITS if habit.away]
            due = eyes.rows("SELECT min(due) AS due FROM waits WHERE due > ?", now)[0]["due"]
            soon = min([*(at for at in moments if at > now), *([due] if due else []), now + DAY / 2])
            await later(stage, eyes, max(0.0, soon - now) + 1)
            boxes.empty()
            for name, at, seat in plans:
                if at is not None and at <= stage.sandbox.clock.now() and seat in eyes.now().game.asked:
                    person = next(one for one in people if one.name == name)
                    if eyes.now().players[seat].user == person.id:
                        stand = eyes.now()
                        await BySlash(person, thread, eyes, blind=True).act(wish(stand, seat))
                        actions += 1
                        await settled(stage, eyes)
                        boxes.empty()
            await look(stage, stage.sandbox.clock.now() - began)
            progress(f"day {(stage.sandbox.clock.now() - began) / DAY:5.1f}, {actions} actions")
        lasted = stage.sandbox.clock.now() - began
        return Month(
            began, lasted, actions, eyes.status == "over", boxes.notices, [one.name for one in people], waits.counted
        )


class Waits:
    """The waits of every person, numbered as they begin: what someone does does not follow from the wall clock."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._known: dict[tuple[str, float], int] = {}

    def number(self, name: str, since: float) -> int:
        """Which of a person's waits it is."""
        if (name, since) not in self._known:
            self.counted[name] += 1
            self._known[name, since] = self.counted[name]
        return self._known[name, since]


def _plans(eyes: Eyes, people: Sequence[Person], began: float, waits: Waits) -> list[tuple[str, float | None, int]]:
    """Who will answer when, as each is used to: name, moment, seat."""
    found = []
    for row in eyes.rows("SELECT seat, person, since FROM waits WHERE match = ?", eyes.number):
        index = next(number for number, person in enumerate(people) if person.id == row["person"])
        name = people[index].name
        dice = Dice(f"{name} {waits.number(name, row['since'])}")
        found.append((name, HABITS[index].answers(row["since"], began, dice), row["seat"]))
    return found


def reason(text: str) -> str:
    """Why someone was pinged, from the words of the message."""
    for words, why in (
        ("you’re next", "next"),
        ("time’s up in", "time is up"),
        ("is waiting for you", "reminder"),
        ("it’s your turn in", "ping kept back"),
        ("Does everyone agree", "vote"),
        ("must agree", "vote"),
    ):
        if words in text:
            return why
    return "turn"


def said(text: str) -> str:
    """The decision a message names."""
    lines = [re.sub(r"\[([^]]+)\]\(\S+\)", r"\1", line) for line in text.split("\n") if not line.startswith("-#")]
    asked = next((at for at, line in enumerate(lines) if "<@" in line), 0)
    words = " ".join(lines[asked : asked + 2])
    return re.sub(r"\s+", " ", re.sub(r"<@\d+>,?|#{2,}|\*", "", words)).strip()


def listed(month: Month) -> list[str]:
    """Every notice on a line."""
    lines = []
    for notice in month.notices:
        when = datetime.fromtimestamp(notice.at, UTC)
        day = 1 + int((notice.at - month.began) // DAY)
        first = said(notice.text)
        lines.append(
            f"day {day:2} {when:%a %H:%M}  {notice.person:8} {notice.where:7} {reason(notice.text):15} {first[:90]}"
        )
    return lines


async def main() -> None:
    """Play the month and print it."""
    with tempfile.TemporaryDirectory() as folder:
        month = await simulated(Path(folder), 30, lambda text: print(f"\r{text}", end="", file=sys.stderr))
    print(file=sys.stderr)
    print("\n".join(listed(month)))
    print(f"\n{month.lasted / DAY:.1f} days, {month.actions} actions, {'finished' if month.over else 'not finished'}")
    for name in month.people:
        mine = [notice for notice in month.notices if notice.person == name]
        kinds = Counter(reason(notice.text) for notice in mine)
        print(f"{name:8} {month.waits[name]:3} waits, {len(mine):3} notices: {dict(kinds)}")


if __name__ == "__main__":
    asyncio.run(main())
