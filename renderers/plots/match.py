"""The points of every seat from the first position of a match to the last, as a plot and in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from renderers import lettering, registry
from renderers.canvas import Canvas
from renderers.lettering import signed
from renderers.names import spelled
from renderers.palette import LIVERIES
from renderers.pen import Point
from renderers.plots import chart
from renderers.plots.chart import LOW, MARGIN, ROOM, TOP, VALUES, WIDTH, Field
from renderers.wording import Wording, shortened, wording

#: room for the names at the ends of the lines; how far from the field they begin, how far apart they are
PEOPLE, AWAY, APART = 284, 40, 78


class ScoreLine(NamedTuple):
    """The points of one seat at every position; None where the game could not say."""

    name: str
    #: which livery the seat wears on the board, see `Pictures.liveries`
    sign: int
    points: Sequence[int | None]


def _words(lang: str, game: str | None) -> Wording:
    return registry.find(game).words(lang) if game else wording(lang)


def lines_of(tallies: Sequence[Sequence[int] | None], names: Sequence[str], signs: Sequence[int]) -> list[ScoreLine]:
    """A line for each seat, from the tally of every position; the signs are the liveries of the seats."""
    return [
        ScoreLine(name, sign, [None if tally is None else tally[seat] for tally in tallies])
        for seat, (name, sign) in enumerate(zip(names, signs, strict=True))
    ]


def scores(
    lines: Sequence[ScoreLine], marks: Sequence[int | None], lang: str, title: str, game: str | None = None
) -> Canvas:
    """The points of each seat; marks are the rounds of the positions. The game may have its own word for a round."""
    words = _words(lang, game)
    canvas = chart.page(spelled(title, "title"), words("plot-scores"))
    known = [0, *(point for line in lines for point in line.points if point is not None)]
    steps = chart.ticks(min(known), max(*known, min(known) + 5), 7)
    field = Field(
        MARGIN + VALUES, TOP + 34, WIDTH - 2 * MARGIN - VALUES - PEOPLE, LOW - TOP - 34 - 62,
        0, len(marks) - 1, steps[0], steps[-1],
    )  # fmt: skip
    chart.heights(canvas, field, [(value, signed(round(value))) for value in steps])
    shown = _rounds(canvas, field, _begun(marks), len(marks), words)
    pen = chart.field_pen(field)
    ends = _ends(lines, field)
    order = sorted(range(len(lines)), key=lambda one: (len(chart.DASHES[lines[one].sign]) > 0, -ends[one][1]))
    for one in order:
        chart.draw_line(pen, _path(lines[one], field), lines[one].sign)
    for one in order:
        for x, y in _marked(lines[one], field, shown, one, len(lines)):
            chart.draw_marker(pen, x + ROOM, y + ROOM, 19, lines[one].sign)
    places = _places(ends, field)
    for (x, y), place in zip(ends, places, strict=True):
        pen.line([(x + ROOM, y + ROOM), (field.wide + ROOM + AWAY - 8, place + ROOM)], "sepia", chart.LEADER)
    for one in order:
        x, y = ends[one]
        chart.draw_marker(pen, x + ROOM, y + ROOM, 26, lines[one].sign)
    chart.lay(canvas, field, pen)
    _people(canvas, field, lines, places)
    return canvas


def _path(line: ScoreLine, field: Field) -> list[Point]:
    points = [
        (field.across(at) + ROOM, field.down(value) + ROOM) for at, value in enumerate(line.points) if value is not None
    ]
    return chart.bends(points)


def _ends(lines: Sequence[ScoreLine], field: Field) -> list[Point]:
    """Where each line ends."""
    return [(field.across(len(line.points) - 1), field.down(_last(line))) for line in lines]


def _last(line: ScoreLine) -> int:
    return next((point for point in reversed(line.points) if point is not None), 0)


def _marked(line: ScoreLine, field: Field, shown: Sequence[int], number: int, of: int) -> list[Point]:
    """Where a line bears its marker: once between two marks of the axis, each seat at a place of its own."""
    found = []
    for one, other in pairwise(shown):
        at = one + (other - one) * (number + 0.5) / of
        before, after = line.points[int(at)], line.points[min(int(at) + 1, len(line.points) - 1)]
        if before is not None and after is not None:
            found.append((field.across(at), field.down(before + (after - before) * (at - int(at)))))
    return found


def _begun(marks: Sequence[int | None]) -> list[tuple[int, int]]:
    """The rounds and where each begins; what comes before the first round is none."""
    return [(mark, at) for at, mark in enumerate(marks) if mark and (not at or marks[at - 1] != mark)]


def _rounds(
    canvas: Canvas, field: Field, rounds: Sequence[tuple[int, int]], positions: int, words: Wording
) -> list[int]:
    """Lines down where a round begins, with its number as far as there is room; returns the places of the numbers."""
    said = [(str(number), at) for number, at in rounds] or [
        (str(round(one)), round(one)) for one in chart.ticks(0, positions - 1, 6) if 0 <= one < positions
    ]
    widths = [(field.across(at), float(lettering.width(text, "bold", 30))) for text, at in said]
    kept = chart.thinned(widths, 20)
    for one, (text, at) in enumerate(said):
        x = field.x + round(field.across(at))
        canvas.fill(x - 1, field.y + field.high, 2, 12 if one in kept else 7, "rule")
        if one not in kept:
            continue
        canvas.fill(x - 1, field.y, 2, field.high, "fold")
        canvas.text(x, field.y + field.high + 30, text, "bold", 30, ink="sepia", anchor="mm")
    canvas.text(
        field.x + field.wide + AWAY,
        field.y + field.high + 30,
        words("plot-round" if rounds else "plot-actions"),
        "bold",
        30,
        ink="sepia",
        anchor="lm",
        width=PEOPLE - 50,
        least=20,
    )
    return [*(said[one][1] for one in kept), positions - 1]


def _places(ends: Sequence[Point], field: Field) -> list[float]:
    """How far down each seat's label stands: near its line's end, never on top of another."""
    order = sorted(range(len(ends)), key=lambda one: (ends[one][1], one))
    spread = chart.spread([ends[one][1] for one in order], APART, 4, field.high - 50)
    return [place for _, place in sorted(zip(order, spread, strict=True))]


def _people(canvas: Canvas, field: Field, lines: Sequence[ScoreLine], places: Sequence[float]) -> None:
    """At the end of each line: its marker and its points, and the name below."""
    x = field.x + field.wide + AWAY
    room = WIDTH - MARGIN - 16 - x
    for one, (line, place) in enumerate(zip(lines, places, strict=True)):
        y = field.y + round(place)
        canvas.stamp_mid(chart.marker(40, line.sign), x + 12, y, "vellum")
        ink = LIVERIES[line.sign].deep
        canvas.text(x + 38, y, signed(_last(line)), "number", 46, ink=ink, anchor="lm", width=room - 38)
        name = spelled(line.name) or f"#{one + 1}"
        canvas.text(x, y + 36, name, "bold", 28, anchor="lm", width=room, least=23)


def scores_alt(
    lines: Sequence[ScoreLine], marks: Sequence[int | None], lang: str, title: str, game: str | None = None
) -> str:
    """The same in at most 1024 characters: the final points, and who led when."""
    words = _words(lang, game)
    order = sorted(lines, key=_last, reverse=True)
    said = [f"{title}.", words("plot-scores-alt", rounds=len(_begun(marks)))]
    said.append(
        words(
            "plot-final",
            points=words.listed([words("plot-of", name=one.name, points=signed(_last(one))) for one in order]),
        )
    )
    for number, names in _leads(lines, marks):
        said.append(words("plot-lead", round=number, name=words.listed(names), count=len(names)))
    return shortened(said)


def _leads(lines: Sequence[ScoreLine], marks: Sequence[int | None]) -> list[tuple[int, list[str]]]:
    """Who was ahead at the end of each round, where it changed."""
    found: list[tuple[int, list[str]]] = []
    begun = _begun(marks)
    ends = [at - 1 for _, at in begun[1:]] + [len(marks) - 1]
    for (number, _), at in zip(begun, ends, strict=bool(begun)):
        points = [(point, line.name) for line in lines if (point := line.points[at]) is not None]
        best = max((point for point, _ in points), default=0)
        ahead = [name for point, name in points if point == best]
        if ahead and len(ahead) < len(lines) and (not found or found[-1][1] != ahead):
            found.append((number, ahead))
    return found
