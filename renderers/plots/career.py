"""One person's rating from match to match, with its uncertainty, as a plot and in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from renderers import icons, lettering
from renderers.canvas import Canvas
from renderers.lettering import MINUS, gained
from renderers.names import spelled
from renderers.palette import LIVERIES
from renderers.pen import Pen, Point, sprite
from renderers.plots import chart
from renderers.plots.chart import LOW, MARGIN, ROOM, TOP, VALUES, WIDTH, Field
from renderers.wording import Wording, shortened, wording

#: room for the last value
LATEST = 170
#: matches that get a dot each, at the most, and those of which the place is told
DOTS, PLACED = 40, 12
#: how wide the label of a value may be
TAG = 90
#: from here on a rating is written without decimals
DECIMALS = 100
LIVERY = 0


class RatingPoint(NamedTuple):
    """A rating after a match: the estimate, how uncertain it is, the day of the match, the place and of how many."""

    mu: float
    sigma: float
    day: date | None = None
    place: int | None = None
    players: int | None = None


def rating(points: Sequence[RatingPoint], lang: str, title: str, start: RatingPoint | None = None) -> Canvas:
    """One person's rating over one match or more, with its uncertainty as a band, from what it was at the start."""
    words = wording(lang)
    canvas = chart.page(spelled(title, "title"), words("plot-rating"))
    shown = [*([start] if start else []), *points]
    steps = chart.ticks(min(one.mu - one.sigma for one in shown), max(one.mu + one.sigma for one in shown), 6, False)
    first = 0 if start else 1
    field = Field(
        MARGIN + VALUES, TOP + 40, WIDTH - 2 * MARGIN - VALUES - LATEST, LOW - TOP - 40 - 104,
        first, len(points), steps[0], steps[-1],
    )  # fmt: skip
    upper, middle, lower = (
        [(field.across(at) + ROOM, field.down(one.mu + side * one.sigma) + ROOM) for at, one in enumerate(shown, first)]
        for side in (1, 0, -1)
    )
    under = chart.field_pen(field)
    _band(under, upper, lower)
    chart.lay(canvas, field, under)
    chart.heights(canvas, field, [(value, _said(value, words, steps)) for value in steps])
    _matches(canvas, field, points, words, bool(start))
    pen = chart.field_pen(field)
    for edge in (upper, lower):
        for piece in chart.strokes(edge, (10, 9)):
            pen.line(piece, "azure", 3)
    if len(shown) == 1:
        pen.line([upper[0], lower[0]], "azure", 3)
    chart.draw_line(pen, chart.bends(middle), LIVERY)
    for x, y in middle if len(shown) <= DOTS else ():
        chart.draw_marker(pen, x, y, 17, LIVERY)
    for x, y in (middle[0], middle[-1]):
        chart.draw_marker(pen, x, y, 28, LIVERY)
    chart.lay(canvas, field, pen)
    _values(canvas, field, shown, words, first)
    if len(points) <= PLACED:
        _places(canvas, field, points, words)
    return canvas


def _said(value: float, words: Wording, steps: Sequence[float] = ()) -> str:
    """A rating as people write it: a small one with a decimal; on the axis, only where the steps need it."""
    whole = all(step == round(step) for step in steps) if steps else abs(value) >= DECIMALS
    key = "plot-whole" if whole else "plot-value"
    return words(key, value=round(value, 1)).replace("-", MINUS)


def _band(pen: Pen, upper: Sequence[Point], lower: Sequence[Point]) -> None:
    """From the estimate less its uncertainty to the estimate and its uncertainty; a bar if there is one match only."""
    pale = LIVERIES[LIVERY].pale
    if len(upper) == 1:
        (x, top), (_, low) = upper[0], lower[0]
        pen.rounded(x - 60, top, 120, low - top, 12, pale)
    else:
        pen.shape([*upper, *reversed(lower)], pale)


def _matches(canvas: Canvas, field: Field, points: Sequence[RatingPoint], words: Wording, started: bool) -> None:
    """The numbers of the matches along the foot, and below them the days, as far as there is room."""
    count = len(points)
    if started:
        canvas.text(
            field.x, field.y + field.high + 30, words("plot-start"), "bold", 26, ink="sepia", anchor="mm",
            width=min(110, 2 * round(field.across(1)) - 50), least=14,
        )  # fmt: skip
    inner = [round(one) for one in chart.ticks(1, count, 8) if 1 < one < count] if count > 1 else []
    numbers = sorted({1, count, *inner})
    low = field.y + field.high
    places = [(field.across(one), float(lettering.width(str(one), "bold", 30))) for one in numbers]
    for number in (numbers[one] for one in chart.thinned(places, 24)):
        x = field.x + round(field.across(number))
        canvas.fill(x - 1, low, 2, 10, "rule")
        canvas.text(x, low + 30, str(number), "bold", 30, ink="sepia", anchor="mm")
    canvas.text(
        field.x + field.wide + 40, low + 30, words("plot-matches", count=count), "bold", 30, ink="sepia", anchor="lm",
        width=LATEST - 56, least=18,
    )  # fmt: skip
    dated = [(number, words("plot-day", day=day)) for number in numbers if (day := points[number - 1].day)]
    places = [(field.across(number), float(lettering.width(text, "bold", 26))) for number, text in dated]
    for number, text in (dated[one] for one in chart.thinned(places, 36)):
        canvas.text(field.x + round(field.across(number)), low + 68, text, "bold", 26, ink="sepia", anchor="mm")


def _places(canvas: Canvas, field: Field, points: Sequence[RatingPoint], words: Wording) -> None:
    """Which place each match brought, below its point."""
    for at, one in enumerate(points, 1):
        if one.place and one.players:
            y = field.y + round(field.down(one.mu)) + 34
            said = words("plot-place", place=one.place, players=one.players)
            x = min(field.x + round(field.across(at)), field.x + field.wide - 8)
            canvas.text(x, y, said, "bold", 26, ink="sepia", on=LIVERIES[LIVERY].pale, anchor="mm")


def _values(canvas: Canvas, field: Field, points: Sequence[RatingPoint], words: Wording, first: int) -> None:
    """The first value and the best at their places, the last one large beside the field with its last change."""
    last, deep = points[-1], LIVERIES[LIVERY].deep
    x, y = field.x + field.wide + ROOM + 4, field.y + round(field.down(last.mu))
    if len(points) == 1:
        x = field.x + field.wide // 2 + 74
    y = min(max(y, field.y + 10), field.y + field.high - 90)
    canvas.text(x, y, _said(last.mu, words), "number", 54, ink=deep, anchor="lm", width=LATEST - ROOM - 18, least=30)
    canvas.text(
        x, y + 40, f"\N{PLUS-MINUS SIGN}{_said(last.sigma, words)}", "bold", 32, ink="sepia", anchor="lm",
        width=LATEST - ROOM - 18, least=20,
    )  # fmt: skip
    if len(points) == 1:
        return
    change = round(last.mu) - round(points[-2].mu)
    if abs(last.mu) >= DECIMALS:
        said = f"({gained(change)})"
        canvas.text(x, y + 80, said, "bold", 28, ink="sepia", anchor="lm", width=LATEST - ROOM - 18, least=18)
    near = [one.mu for at, one in enumerate(points, first) if field.across(at) < TAG]
    _tag(canvas, field, first, points[0].mu, _said(points[0].mu, words), below=max(near) > points[0].mu)
    best = max(range(len(points)), key=lambda at: points[at].mu)
    if 0 < best < len(points) - 1 and points[best].mu > max(points[0].mu, last.mu):
        far = field.across(best + first)
        if min(far, field.wide - far) > TAG:
            _tag(canvas, field, best + first, points[best].mu, _said(points[best].mu, words), crowned=True)


@sprite
def _paper(wide: int, high: int) -> Pen:
    """A small label."""
    pen = Pen(wide, high, wide)
    pen.rounded(0, 0, wide, high, 10, "chalk", "ink", 2.5)
    return pen


def _tag(
    canvas: Canvas, field: Field, at: int, value: float, said: str, below: bool = False, crowned: bool = False
) -> None:
    """A value on a small label over its place on the line, or below it where the line rises."""
    wide, high = lettering.width(said, "number", 32) + (58 if crowned else 24), 44
    x = field.x + round(field.across(at))
    left = min(max(x - wide // 2, field.x - 8), field.x + field.wide - wide)
    y = field.y + round(field.down(value))
    top = y + 26 if below else y - 26 - high
    canvas.stamp(_paper(wide, high), left, top, LIVERIES[LIVERY].pale)
    if crowned:
        canvas.stamp(icons.crown(32), left + 10, top + 10, "chalk")
    canvas.text(left + wide - 12, top + high // 2, said, "number", 32, ink="ink", on="chalk", anchor="rm")


def rating_alt(points: Sequence[RatingPoint], lang: str, title: str, start: RatingPoint | None = None) -> str:
    """The same in at most 1024 characters: the first, the last, the best and the lowest value."""
    words = wording(lang)
    first, last = start or points[0], points[-1]
    said = [f"{title}."]
    facts = {"value": _said(last.mu, words), "sigma": _said(last.sigma, words)}
    if len(points) == 1:
        said.append(words("plot-rating-alt-one", **facts))
        if start:
            said.append(words("plot-started", value=_said(start.mu, words)))
    else:
        said.append(words("plot-rating-alt", count=len(points), first=_said(first.mu, words), **facts))
        high, low = (pick(points, key=lambda one: one.mu) for pick in (max, min))
        said += [
            words(key, value=_said(one.mu, words), match=points.index(one) + 1)
            for key, one in (("plot-best", high), ("plot-lowest", low))
        ]
    ranks = [words("plot-place", place=one.place, players=one.players) for one in points if one.place and one.players]
    if ranks and len(points) <= PLACED:
        said.append(words("plot-placed", count=len(ranks), places=words.listed(ranks)))
    days = [one.day for one in points if one.day]
    if days:
        key = "plot-day-alt" if days[0] == days[-1] else "plot-days-alt"
        said.append(words(key, first=words("plot-day", day=days[0]), last=words("plot-day", day=days[-1])))
    return shortened(said)
