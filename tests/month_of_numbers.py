"""`make month`: a simulated month of a server, its numbers read twice a day as Prometheus would, and plotted.

The picture shows at a glance whether a number means what `docs/operating/watching.md` says.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.metrics import Readings
from bot.metrics_endpoint import watched
from renderers.lettering import font
from renderers.plots.chart import ticks
from tests.e2e.month import simulated
from tests.e2e.stage import Stage
from tests.e2e.times import DAY
from tests.scraping import Samples, free_address, scrape, value

#: readings a day
A_DAY = 4
WIDE, HIGH, COLUMNS, EDGE = 760, 300, 2, 30
INKS = ("#1f4e9c", "#b8403a", "#3e8e4a", "#7b4fa0", "#c96f27", "#3a3a3a")
PAPER, RULE, WORDS = "#fbf7ec", "#d8cfb8", "#3a3226"


class Reading(NamedTuple):
    """The numbers at a moment, in days since the beginning."""

    day: float
    found: Samples


class Curve(NamedTuple):
    """One line of a plot."""

    label: str
    of: Callable[[Samples], float]


class Plot(NamedTuple):
    """Some lines over the days; a counter is shown by what it grows in a day."""

    title: str
    curves: Sequence[Curve]
    is_counter: bool = False


def _of(name: str, **labels: str) -> Callable[[Samples], float]:
    return lambda found: value(found, name, **labels)


def _mean(name: str, **labels: str) -> Callable[[Samples], float]:
    """Milliseconds on average since the beginning."""
    return lambda found: (
        1000 * value(found, f"{name}_sum", **labels) / max(1.0, value(found, f"{name}_count", **labels))
    )


def _worst(name: str, share: float) -> Callable[[Samples], float]:
    """The milliseconds within which a share of all came, by the scale."""

    def of(found: Samples) -> float:
        bounds: dict[float, float] = {}
        for (one, labels), number in found.items():
            if one == f"{name}_bucket":
                bound = float(dict(labels)["le"])
                bounds[bound] = bounds.get(bound, 0.0) + number
        most = max(bounds.values(), default=0.0)
        return 1000 * min((bound for bound, number in bounds.items() if number >= share * most), default=0.0)

    return of


KINDS = ("press", "command", "suggestion")
OUTCOMES = ("refused", "incident", "store", "lost")
POSTS = ("turn", "nudge", "mail")
PLOTS = (
    Plot("Interactions a day", [Curve(one, _of("paravent_interactions_total", kind=one)) for one in KINDS], True),
    Plot("No answers, a day", [Curve(one, _of("paravent_interactions_total", outcome=one)) for one in OUTCOMES], True),
    Plot("Pings a day", [Curve(one, _of("paravent_pings_total", post=one)) for one in POSTS], True),
    Plot("Changes a day", [Curve("commits", _of("paravent_commit_seconds_count"))], True),
    Plot(
        "Signs to Discord, ms",
        [
            Curve("mean", _mean("paravent_acknowledgement_seconds")),
            Curve("95%, by the scale", _worst("paravent_acknowledgement_seconds", 0.95)),
        ],
    ),
    Plot(
        "Commits, ms",
        [
            Curve("mean", _mean("paravent_commit_seconds")),
            Curve("95%, by the scale", _worst("paravent_commit_seconds", 0.95)),
        ],
    ),
    Plot("Questions to house players, a day", [Curve("questions", _of("paravent_house_thinking_seconds_count"))], True),
    Plot(
        "Outbox, rows",
        [Curve(one, _of("paravent_outbox_rows", state=one)) for one in ("due", "failed")],
    ),
    Plot(
        "Shards connected, ready",
        [Curve("shards", _of("paravent_shards_connected")), Curve("ready", _of("paravent_ready"))],
    ),
    Plot("Memory, MB", [Curve("resident", lambda found: value(found, "process_resident_memory_bytes") / 2**20)]),
)


async def read_month(folder: Path, days: float, tell: Callable[[str], None]) -> list[Reading]:
    """Play, and read the numbers a few times a day."""
    readings: list[Reading] = []
    running: list[Stage] = []

    async def stand() -> Readings | None:
        return await running[0].bot.readings() if running and running[0].bot else None

    address = free_address()
    async with watched(address, stand) as metrics:

        async def look(stage: Stage, since: float) -> None:
            running[:] = [stage]
            if not readings or since / DAY - readings[-1].day >= 1 / A_DAY:
                readings.append(Reading(since / DAY, await scrape(address)))

        await simulated(folder, days, tell, metrics=metrics, look=look)
    return readings


def points_of(plot: Plot, curve: Curve, readings: Sequence[Reading]) -> list[tuple[float, float]]:
    """A curve as days and values; of a counter what it grew in the day before."""
    if not plot.is_counter:
        return [(one.day, curve.of(one.found)) for one in readings]
    found = []
    for at, one in enumerate(readings):
        before = next((early for early in reversed(readings[:at]) if one.day - early.day >= 1), None)
        if before:
            found.append((one.day, (curve.of(one.found) - curve.of(before.found)) / (one.day - before.day)))
    return found


def drawn(readings: Sequence[Reading]) -> Image.Image:
    """All plots on one sheet."""
    rows = -(-len(PLOTS) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * WIDE + EDGE, rows * HIGH + EDGE), PAPER)
    pen = ImageDraw.Draw(sheet)
    for place, plot in enumerate(PLOTS):
        _plot(pen, EDGE + place % COLUMNS * WIDE, EDGE + place // COLUMNS * HIGH, plot, readings)
    return sheet


def _plot(pen: ImageDraw.ImageDraw, left: int, top: int, plot: Plot, readings: Sequence[Reading]) -> None:
    bold, small = font("bold", 20), font("bold", 15)
    pen.text((left, top), plot.title, WORDS, bold)
    curves = [(curve, points_of(plot, curve, readings)) for curve in plot.curves]
    highest = max((high for _, points in curves for _, high in points), default=1.0) or 1.0
    steps = ticks(0, highest, 4)
    x0, y0, wide, high = left + 70, top + 40, WIDE - 120, HIGH - 100
    last = max(readings[-1].day, 1.0)

    def at(day: float, number: float) -> tuple[float, float]:
        return x0 + wide * day / last, y0 + high - high * number / steps[-1]

    for step in steps:
        y = at(0, step)[1]
        pen.line([(x0, y), (x0 + wide, y)], RULE, 1)
        pen.text((x0 - 8, y), f"{step:g}", WORDS, small, anchor="rm")
    for day in range(0, int(last) + 1, 5):
        pen.text((at(day, 0)[0], y0 + high + 14), f"day {day}", WORDS, small, anchor="mm")
    x = left + pen.textlength(plot.title, bold) + 24
    for ink, (curve, points) in zip(INKS, curves, strict=False):
        if len(points) > 1:
            pen.line([at(*one) for one in points], ink, 3, joint="curve")
        # the line beside the word, so that nobody needs to tell colours apart alone: the last value is written, too
        said = f"{curve.label} ({points[-1][1]:.3g})" if points else curve.label
        pen.line([(x, top + 13), (x + 18, top + 13)], ink, 4)
        pen.text((x + 24, top + 4), said, WORDS, small)
        x += 24 + pen.textlength(said, small) + 20


def main() -> None:
    """Play the month and draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("-o", "--output", type=Path, default=Path("month.png"))
    call = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tell = lambda text: print(f"\r{text}", end="", file=sys.stderr)  # noqa: E731
        readings = asyncio.run(read_month(Path(folder), call.days, tell))
    print(file=sys.stderr)
    drawn(readings).save(call.output)
    print(f"{call.output}: {len(readings)} readings over {readings[-1].day:.1f} days")


if __name__ == "__main__":
    main()
