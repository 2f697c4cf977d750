"""The points of every seat from the start of a match to its end, round by round, as a plot and in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
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
PEOPLE, AWAY, APART = 284, 40, 86
#: how wide the band of the final scoring is
BAND = 96
#: equal points run side by side, this far apart
BESIDE = 8.0
#: markers on a line, at the most
MARKERS = 8


class ScoreLine(NamedTuple):
    """The points of one seat at every position; None where the game could not say."""

    name: str
    #: which livery the seat wears on the board, see `Pictures.liveries`
    sign: int
    points: Sequence[int | None]
    #: those scored in play alone, where a final scoring adds to them
    in_play: Sequence[int | None] | None = None

    @property
    def last(self) -> int:
        """The final points."""
        return next((point for point in reversed(self.points) if point is not None), 0)

    def at(self, position: int) -> int | None:
        """The points that the line shows at a position."""
        return (self.points if self.in_play is None else self.in_play)[position]

    def before_the_end(self) -> int:
        """What was scored in play; the last position holds the final scoring too."""
        known = self.points if self.in_play is None else self.in_play
        return next((point for point in reversed(known[:-1]) if point is not None), self.last)


def _words(lang: str, game: str | None) -> Wording:
    return registry.find(game).words(lang) if game else wording(lang)


Tallies = Sequence[Sequence[int] | None]


def lines_of(tallies: Tallies, names: Sequence[str], signs: Sequence[int], in_play: Tallies = ()) -> list[ScoreLine]:
    """A line for each seat, from the tally of every position; the signs are the liveries of the seats."""

    def column(rows: Tallies, seat: int) -> list[int | None]:
        return [None if row is None else row[seat] for row in rows]

    told = any(row is not None for row in in_play)
    return [
        ScoreLine(name, sign, column(tallies, seat), column(in_play, seat) if told else None)
        for seat, (name, sign) in enumerate(zip(names, signs, strict=True))
    ]


class Stop(NamedTuple):
    """A place on the axis: what is written there, if anything, and the position that it shows."""

    number: int | None
    position: int


def scores(
    lines: Sequence[ScoreLine], marks: Sequence[int | None], lang: str, title: str, game: str | None = None
) -> Canvas:
    """The points of each seat at the end of each round, and what the final scoring made of them.

    Marks are the rounds of the positions. The game may have its own word for a round.
    """
    words = _words(lang, game)
    final = len(marks) > 1 and any(line.in_play is not None for line in lines)
    stops = _stops(marks, final)
    canvas = chart.page(spelled(title, "title"), words("plot-scored" if final else "plot-scores"))
    known = [0, *(line.last for line in lines)]
    known += [point for line in lines for stop in stops if (point := line.at(stop.position)) is not None]
    steps = chart.ticks(min(known), max(*known, min(known) + 5), 7)
    band = BAND if final else 0
    field = Field(
        MARGIN + VALUES, TOP + 34, WIDTH - 2 * MARGIN - VALUES - PEOPLE - band, LOW - TOP - 34 - 62,
        0, len(stops) - 1, steps[0], steps[-1],
    )  # fmt: skip
    whole = field._replace(wide=field.wide + band)
    if final:
        _band(canvas, field, words)
    chart.heights(canvas, whole, [(value, signed(round(value))) for value in steps])
    _axis(canvas, field, stops, whole, words)
    pen = chart.field_pen(whole)
    paths = _paths(lines, stops, field)
    ends = [(whole.wide, field.down(line.last)) if final else path[-1] for line, path in zip(lines, paths, strict=True)]
    order = sorted(range(len(lines)), key=lambda one: lines[one].last)
    for one in order:
        path = [*paths[one], *([ends[one]] if final else [])]
        chart.draw_line(pen, [(x + ROOM, y + ROOM) for x, y in path], lines[one].sign)
    for one in order:
        for x, y in _marked(paths[one], one, len(lines)):
            chart.draw_marker(pen, x + ROOM, y + ROOM, 19, lines[one].sign)
    places = _places(ends, whole)
    for (x, y), place in zip(ends, places, strict=True):
        pen.line([(x + ROOM, y + ROOM), (whole.wide + ROOM + AWAY - 8, place + ROOM)], "sepia", chart.LEADER)
    for one in order:
        x, y = ends[one]
        chart.draw_marker(pen, x + ROOM, y + ROOM, 26, lines[one].sign)
    chart.lay(canvas, whole, pen)
    _people(canvas, whole, lines, places, final)
    return canvas


def _stops(marks: Sequence[int | None], final: bool) -> list[Stop]:
    """The start and the end of each round; every position where there are no rounds.

    Before a final scoring the last round ends one position early: the very last one has the final points.
    """
    last = len(marks) - 1
    close = max(0, last - 1) if final else last
    begun = _begun(marks)
    if not begun:
        return [Stop(at, at) for at in range(close + 1)]
    ends = [min(at - 1, close) for _, at in begun[1:]] + [close]
    start = begun[0][1]
    return [Stop(None, start), *(Stop(number, end) for (number, _), end in zip(begun, ends, strict=True))]


def _paths(lines: Sequence[ScoreLine], stops: Sequence[Stop], field: Field) -> list[list[Point]]:
    """Where each line runs; those with equal points side by side, so that each can be seen."""
    paths: list[list[Point]] = [[] for _ in lines]
    for place, stop in enumerate(stops):
        equal = defaultdict(list)
        for number, line in enumerate(lines):
            point = line.at(stop.position)
            if point is not None:
                equal[point].append(number)
        for point, numbers in equal.items():
            first = -BESIDE * (len(numbers) - 1) / 2
            for rank, number in enumerate(numbers):
                paths[number].append((field.across(place), field.down(point) + first + rank * BESIDE))
    return [path or [(0.0, field.down(0))] for path in paths]


def _marked(path: Sequence[Point], number: int, of: int) -> list[Point]:
    """Where a line bears its marker: a few times, each seat at stops of its own."""
    every = max(of, -(-len(path) // MARKERS))
    return [path[at] for at in range(number * every // of, len(path) - 1, every)]


def _begun(marks: Sequence[int | None]) -> list[tuple[int, int]]:
    """The rounds and where each begins; what comes before the first round is none."""
    return [(mark, at) for at, mark in enumerate(marks) if mark and (not at or marks[at - 1] != mark)]


def _band(canvas: Canvas, field: Field, words: Wording) -> None:
    """The ground on which the final scoring is shown, with its name."""
    x = field.x + field.wide
    canvas.fill(x, field.y, BAND, field.high, "parchment")
    canvas.fill(x - 1, field.y, 2, field.high, "rule")
    canvas.text(
        x + BAND // 2, field.y + field.high + 30, words("plot-end"), "bold", 28, ink="sepia", anchor="mm",
        width=BAND, least=18,
    )  # fmt: skip


def _axis(canvas: Canvas, field: Field, stops: Sequence[Stop], whole: Field, words: Wording) -> None:
    """The numbers of the rounds, at equal distances, and what they count."""
    rounds = stops[0].number is None
    said = {at: stop.number for at, stop in enumerate(stops) if stop.number is not None}
    wide = lettering.width(str(max(said.values())), "bold", 30) + 20
    step = next(one for one in chart.round_steps() if one * field.wide / max(1, len(stops) - 1) >= wide)
    for at, number in said.items():
        x = field.x + round(field.across(at))
        written = number % step == 0 or number == 1
        canvas.fill(x - 1, field.y + field.high, 2, 12 if written else 7, "rule")
        if written:
            canvas.text(x, field.y + field.high + 30, str(number), "bold", 30, ink="sepia", anchor="mm")
    canvas.text(
        whole.x + whole.wide + AWAY, whole.y + whole.high + 30, words("plot-round" if rounds else "plot-actions"),
        "bold", 30, ink="sepia", anchor="lm", width=PEOPLE - 50, least=20,
    )  # fmt: skip


def _places(ends: Sequence[Point], field: Field) -> list[float]:
    """How far down each seat's label stands: near its line's end, never on top of another."""
    order = sorted(range(len(ends)), key=lambda one: (ends[one][1], one))
    spread = chart.spread([ends[one][1] for one in order], APART, 4, field.high - 50)
    return [place for _, place in sorted(zip(order, spread, strict=True))]


def _people(canvas: Canvas, field: Field, lines: Sequence[ScoreLine], places: Sequence[float], final: bool) -> None:
    """At the end of each line: its marker and its points, how they came, and the name below."""
    x = field.x + field.wide + AWAY
    room = WIDTH - MARGIN - 16 - x
    for one, (line, place) in enumerate(zip(lines, places, strict=True)):
        y = field.y + round(place)
        canvas.stamp_mid(chart.marker(40, line.sign), x + 12, y, "vellum")
        ink, points = LIVERIES[line.sign].deep, signed(line.last)
        canvas.text(x + 38, y, points, "number", 46, ink=ink, anchor="lm", width=room - 38)
        if final:
            at = x + 38 + min(lettering.width(points, "number", 46), room - 38) + 14
            before = line.before_the_end()
            gained = f"{signed(before)} {'+' if line.last >= before else lettering.MINUS} {abs(line.last - before)}"
            if x + room - at > 40:
                canvas.text(at, y + 6, gained, "bold", 28, ink="sepia", anchor="lm", width=x + room - at, least=18)
        name = spelled(line.name) or f"#{one + 1}"
        canvas.text(x, y + 36, name, "bold", 28, anchor="lm", width=room, least=23)


def scores_alt(
    lines: Sequence[ScoreLine], marks: Sequence[int | None], lang: str, title: str, game: str | None = None
) -> str:
    """The same in at most 1024 characters: the final points and how they came, and who led when."""
    words = _words(lang, game)
    order = sorted(lines, key=lambda line: line.last, reverse=True)
    said = [f"{title}.", words("plot-scores-alt", rounds=len(_begun(marks)))]
    of = [words("plot-of", name=one.name, points=signed(one.last)) for one in order]
    said.append(words("plot-final", points=words.listed(of)))
    if len(marks) > 1 and any(line.in_play is not None for line in lines):
        of = [words("plot-of", name=one.name, points=signed(one.before_the_end())) for one in order]
        said.append(words("plot-before", points=words.listed(of)))
    for number, names in _leads(lines, marks):
        said.append(words("plot-lead", round=number, name=words.listed(names), count=len(names)))
    return shortened(said)


def _leads(lines: Sequence[ScoreLine], marks: Sequence[int | None]) -> list[tuple[int, list[str]]]:
    """Who was ahead at the end of each round, where it changed."""
    found: list[tuple[int, list[str]]] = []
    begun = _begun(marks)
    ends = [at - 1 for _, at in begun[1:]] + [len(marks) - 1]
    for (number, _), at in zip(begun, ends, strict=bool(begun)):
        points = [
            (point, line.name)
            for line in lines
            if (point := line.points[at] if at == len(marks) - 1 else line.at(at)) is not None
        ]
        best = max((point for point, _ in points), default=0)
        ahead = [name for point, name in points if point == best]
        if ahead and len(ahead) < len(lines) and (not found or found[-1][1] != ahead):
            found.append((number, ahead))
    return found
