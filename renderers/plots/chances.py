"""Each seat's chance to win over a match, a row for each with the band of its uncertainty, as a plot and in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.chances import Chance
from renderers import icons, lettering, registry
from renderers.canvas import Canvas
from renderers.names import spelled
from renderers.palette import LIVERIES
from renderers.pen import Pen, sprite
from renderers.plots import chart
from renderers.plots.chart import LOW, MARGIN, ROOM, TOP, VALUES, WIDTH, Field
from renderers.wording import Wording, shortened, wording

#: room for names on the right, height of a row at least, and what is between two of them
PEOPLE, ROW, GAP = 250, 104, 40
#: below the rows: the rounds
FOOT = 46
#: what is marked on the left of each row
STEPS = (0.0, 0.5, 1.0)
#: size of the mark of a turning point, and room above the rows for it
MARK, MARKS = 38, 50


class ChanceLine(NamedTuple):
    """The chance of one seat at every station."""

    name: str
    #: which livery the seat wears on the board
    sign: int
    #: share, and the interval it lies in
    points: Sequence[Chance]


class ChancePlot(NamedTuple):
    """All that the plot shows."""

    lines: Sequence[ChanceLine]
    #: numbers of actions at which the chances were counted
    stations: Sequence[int]
    #: the round of every position
    rounds: Sequence[int | None]
    #: numbers of actions of the turning points
    turning_points: Sequence[int] = ()


def chances(plot: ChancePlot, lang: str, title: str, game: str | None = None) -> Canvas:
    """A row for each seat: the line of its chance within the band of what it may be."""
    words = registry.find(game).words(lang) if game else wording(lang)
    rows = len(plot.lines)
    high = max(ROW, (LOW - TOP - MARKS - FOOT - rows * GAP) // rows)
    whole = TOP + MARKS + rows * (high + GAP) + FOOT + MARGIN
    canvas = chart.page(spelled(title, "title"), words("plot-chances"), whole)
    last = plot.stations[-1]
    fields = [
        Field(
            MARGIN + VALUES, TOP + MARKS + row * (high + GAP), WIDTH - 2 * MARGIN - VALUES - PEOPLE, high,
            0, last, 0.0, 1.0,
        )
        for row in range(rows)
    ]  # fmt: skip
    for line, field in zip(plot.lines, fields, strict=True):
        _row(canvas, field, line, plot, words)
    _points(canvas, fields, plot.turning_points)
    _rounds(canvas, fields[-1], plot, words)
    return canvas


def _row(canvas: Canvas, field: Field, line: ChanceLine, plot: ChancePlot, words: Wording) -> None:
    upper, middle, lower = (
        [
            (field.across(at) + ROOM, field.down(point[part]) + ROOM)
            for at, point in zip(plot.stations, line.points, strict=True)
        ]
        for part in (2, 0, 1)
    )
    under = chart.field_pen(field)
    under.shape([*upper, *reversed(lower)], LIVERIES[line.sign].pale)
    chart.lay(canvas, field, under)
    for step in STEPS:
        y = field.y + round(field.down(step))
        canvas.fill(field.x, y - 1, field.wide, 2, "rule" if step == 0 else "fold")
        said = words("plot-percent", share=round(100 * step))
        canvas.text(field.x - 14, y, said, "bold", 24, ink="sepia", anchor="rm", width=VALUES - 24, least=14)
    pen = chart.field_pen(field)
    for edge in (upper, lower):
        for piece in chart.strokes(edge, (8, 8)):
            pen.line(piece, LIVERIES[line.sign].deep, 2)
    chart.draw_line(pen, middle, line.sign)
    every = max(1, len(middle) // 5)
    for at in middle[::every]:
        chart.draw_marker(pen, *at, 17, line.sign)
    chart.draw_marker(pen, *middle[-1], 24, line.sign)
    chart.lay(canvas, field, pen)
    _person(canvas, field, line)


def _person(canvas: Canvas, field: Field, line: ChanceLine) -> None:
    x, y = field.x + field.wide + 34, field.y + field.high // 2
    room = WIDTH - MARGIN - 16 - x
    canvas.stamp_mid(chart.marker(40, line.sign), x + 12, y, "vellum")
    crowned = line.points[-1][0] > 0
    wide = room - 40 - (46 if crowned else 0)
    canvas.lines(
        x + 40, y, spelled(line.name), "bold", 30, width=wide, lines=2, ink=LIVERIES[line.sign].deep, anchor="lm",
        least=20,
    )  # fmt: skip
    if crowned:
        canvas.stamp_mid(icons.crown(40), x + room - 20, y, "vellum")


@sprite
def _badge(size: int, said: str) -> Pen:
    pen = Pen(size, size, size)
    pen.circle(size / 2, size / 2, size / 2 - 1, "ink", "gold", 2.5)
    return pen


def badge(canvas: Canvas, x: int, y: int, number: int, size: int = MARK, on: str = "vellum") -> None:
    """The number of a turning point, as it stands on the plot and beside its picture."""
    canvas.stamp_mid(_badge(size, str(number)), x, y, on)
    canvas.text(x, y, str(number), "bold", round(size * 0.66), ink="glint", on="ink", anchor="mm")


def _points(canvas: Canvas, fields: Sequence[Field], turning_points: Sequence[int]) -> None:
    """A line through all rows at each turning point, and its number above; numbers that are close make room."""
    first, last = fields[0], fields[-1]
    across = [first.across(at) for at in turning_points]
    low = first.y - 6
    for number, (x, place) in enumerate(zip(across, chart.spread(across, MARK + 4, 0, first.wide), strict=True), 1):
        at = first.x + round(x)
        canvas.dashes(at - 1, low, 2, last.y + last.high - low, "ink", 2)
        badge(canvas, first.x + round(place), low - MARK // 2, number)


def _rounds(canvas: Canvas, field: Field, plot: ChancePlot, words: Wording) -> None:
    """Where each round begins, as far as there is room for its number."""
    begun = [(one, at) for at, one in enumerate(plot.rounds) if one and (not at or plot.rounds[at - 1] != one)]
    named = begun or [(round(at), round(at)) for at in chart.ticks(0, plot.stations[-1], 6) if at <= plot.stations[-1]]
    places = [(field.across(at), float(lettering.width(str(one), "bold", 28))) for one, at in named]
    low = field.y + field.high
    for _, at in named:
        canvas.fill(field.x + round(field.across(at)) - 1, low, 2, 7, "rule")
    for one, at in (named[kept] for kept in chart.thinned(places, 20)):
        canvas.text(field.x + round(field.across(at)), low + 28, str(one), "bold", 28, ink="sepia", anchor="mm")
    canvas.text(
        field.x + field.wide + 34, low + 28, words("plot-round" if begun else "plot-actions"), "bold", 28, ink="sepia",
        anchor="lm", width=PEOPLE - 50, least=18,
    )  # fmt: skip


def chances_alt(plot: ChancePlot, lang: str, title: str, game: str | None = None) -> str:
    """The same in at most 1024 characters: how each began and ended, and where the lead changed."""
    words = registry.find(game).words(lang) if game else wording(lang)
    said = [f"{title}.", words("plot-chances-alt", stations=len(plot.stations))]
    for line in plot.lines:
        shares = [round(100 * share) for share, _, _ in line.points]
        facts = {"first": shares[0], "last": shares[-1], "low": min(shares), "high": max(shares)}
        said.append(words("plot-chance-of", name=line.name, **facts))
    for at, (before, now) in enumerate(pairwise([_leader(plot, at) for at in range(len(plot.stations))]), 1):
        if before != now:
            said.append(words("plot-chance-lead", name=plot.lines[now].name, number=plot.stations[at]))
    return shortened(said)


def _leader(plot: ChancePlot, at: int) -> int:
    return max(range(len(plot.lines)), key=lambda seat: plot.lines[seat].points[at][0])
