"""What plots are made of: a titled page, round numbers for the axes, lines and markers that differ by form too."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from math import ceil, floor, hypot, log10
from typing import NamedTuple

from renderers.canvas import Canvas
from renderers.palette import LIVERIES
from renderers.pen import Pen, Point, around, sprite, star

WIDTH, HEIGHT, MARGIN, TITLE = 1000, 750, 20, 100
#: where the panel of the plot begins and ends, and how wide the values on its left are
TOP, LOW, VALUES = MARGIN + TITLE + 14, HEIGHT - MARGIN - 4, 92
#: lines and markers may stand out of the field by this much
ROOM = 40
#: widths of a line: the gap that parts it from those below, its dark edge, its paint; and of what leads to a label
HALO, CASING, CORE, LEADER = 14.0, 8.0, 4.5, 2.5


class Field(NamedTuple):
    """Where the plot lies on the page, and which values its edges stand for."""

    x: int
    y: int
    wide: int
    high: int
    first: float
    last: float
    low: float
    top: float

    def across(self, at: float) -> float:
        """Pixels from the left edge; in the middle if there is one place only."""
        return self.wide * ((at - self.first) / (self.last - self.first) if self.last > self.first else 0.5)

    def down(self, value: float) -> float:
        """Pixels from the upper edge."""
        return self.high * (self.top - value) / (self.top - self.low)


def page(title: str, under: str, high: int = HEIGHT) -> Canvas:
    """A sheet of parchment with a title, and a panel for the plot."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    wide = WIDTH - 2 * MARGIN
    canvas.panel(MARGIN, MARGIN, wide, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, wide - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left, room = MARGIN + 26, wide - 52
    canvas.text(left, MARGIN + 37, title, "title", 44, ink="glint", on="ink", anchor="lm", width=room, least=26)
    canvas.text(left, MARGIN + 78, under, "bold", 28, ink="vellum", on="ink", anchor="lm", width=room, least=20)
    canvas.panel(MARGIN, TOP, wide - 3, high - HEIGHT + LOW - TOP, "vellum", "parchment", "ink", 3, 14, "shade")
    return canvas


def heights(canvas: Canvas, field: Field, steps: Sequence[tuple[float, str]]) -> None:
    """Lines across with what is said of them; the lowest and that of zero are strong."""
    for value, said in steps:
        y = field.y + round(field.down(value))
        strong = value in (0, steps[0][0])
        canvas.fill(field.x, y - 1, field.wide, 3 if strong else 2, "rule" if strong else "fold")
        canvas.text(field.x - 16, y, said, "bold", 30, ink="sepia", anchor="rm", width=VALUES - 26, least=14)


def ticks(low: float, high: float, most: int, whole: bool = True) -> list[float]:
    """Round values around a range, at most about this many; whole numbers if the values are."""
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * part for part in (1, 2, 5, 10) if power * part >= rough * 0.999)
    step = max(step, 1) if whole else step
    return [number * step for number in range(floor(low / step), ceil(high / step) + 1)]


def round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, ...: by how much the numbers of an axis rise."""
    for power in itertools.count():
        yield from (part * 10**power for part in (1, 2, 5))


def thinned(places: Sequence[tuple[float, float]], gap: float) -> list[int]:
    """Which labels (middle, width) fit beside each other: the first, the last and as many between as have room."""
    if not places:
        return []
    kept, last = [0], len(places) - 1
    for at in range(1, last + 1):
        free = places[at][0] - places[at][1] / 2 - (places[kept[-1]][0] + places[kept[-1]][1] / 2)
        if free >= gap:
            kept.append(at)
    if kept[-1] != last:
        while len(kept) > 1 and (
            places[last][0] - places[last][1] / 2 < places[kept[-1]][0] + places[kept[-1]][1] / 2 + gap
        ):
            kept.pop()
        if places[last][0] - places[last][1] / 2 >= places[kept[-1]][0] + places[kept[-1]][1] / 2 + gap:
            kept.append(last)
    return kept


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as can be to those wanted (in rising order), so far apart and within the bounds."""
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    groups: list[tuple[float, int]] = []  # (wanted place of the first, how many)
    for place in wanted:
        first, count = place, 1
        while groups and groups[-1][0] + groups[-1][1] * gap > first:
            before, more = groups.pop()
            first = (before * more + (first - more * gap) * count) / (more + count)
            count += more
        first = min(max(first, low), high - (count - 1) * gap)
        groups.append((first, count))
        while len(groups) > 1 and groups[-2][0] + groups[-2][1] * gap > groups[-1][0] + 1e-9:
            (one, some), (_, more) = groups[-2], groups[-1]
            groups[-2:] = [(min(max(one, low), high - (some + more - 1) * gap), some + more)]
    return [first + number * gap for first, count in groups for number in range(count)]


def bends(points: Sequence[Point]) -> list[Point]:
    """The line without the points at which it goes straight on."""
    kept = list(points[:1])
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False):
        if abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > 1e-9:
            kept.append((bx, by))
    return kept + list(points[1:][-1:])


def strokes(points: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """A line cut into dashes by lengths of stroke, gap, stroke, ..."""
    if not lengths or len(points) < 2:
        yield list(points)
        return
    turns = itertools.cycle(enumerate(lengths))
    number, left = next(turns)
    piece = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length, done = hypot(bx - ax, by - ay), 0.0
        while length - done > left:
            done += left
            cut = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if number % 2 == 0:
                yield [*piece, cut]
            number, left = next(turns)
            piece = [cut]
        left -= length - done
        piece.append((bx, by))
    if number % 2 == 0:
        yield piece


def draw_line(pen: Pen, points: Sequence[Point], livery: int) -> None:
    """A seat's line: its paint within a dark edge, parted from the lines it crosses."""
    for paint, wide in (("vellum", HALO), (LIVERIES[livery].deep, CASING), (LIVERIES[livery].paint, CORE)):
        pen.line(points, paint, wide)


def draw_marker(pen: Pen, x: float, y: float, size: float, livery: int) -> None:
    """A seat's marker: disc, lozenge, square, triangle, star, or triangle on its tip."""
    paint, half = LIVERIES[livery].paint, size / 2
    if livery == 0:
        pen.circle(x, y, half, paint, "ink", 2.5)
        return
    shapes = (
        around(x, y, half * 1.18, 4),
        [(x - half * 0.86, y - half * 0.86), (x + half * 0.86, y - half * 0.86), (x + half * 0.86, y + half * 0.86),
         (x - half * 0.86, y + half * 0.86)],
        [(x, y - half * 1.1), (x + half * 1.12, y + half * 0.85), (x - half * 1.12, y + half * 0.85)],
        star(x, y, half * 1.3, half * 0.6, 5),
        [(x, y + half * 1.1), (x + half * 1.12, y - half * 0.85), (x - half * 1.12, y - half * 0.85)],
    )  # fmt: skip
    pen.shape(shapes[livery - 1], paint, "ink", 2.5)


@sprite
def marker(size: int, livery: int) -> Pen:
    """A seat's marker alone."""
    pen = Pen(size, size, size)
    draw_marker(pen, size / 2, size / 2, size * 0.7, livery)
    return pen


def field_pen(field: Field) -> Pen:
    """A pen for all of the field and a little more; its corner is `ROOM` left of and above the field's."""
    return Pen(field.wide + 2 * ROOM, field.high + 2 * ROOM, field.wide + 2 * ROOM)


def lay(canvas: Canvas, field: Field, pen: Pen) -> None:
    """What the pen has drawn, on the field."""
    canvas.draw(pen, field.x - ROOM, field.y - ROOM, "vellum")
