"""Quarters as small roofscapes: stepped gables in the guild's paint, churches with spires, sites with scaffolding."""

from __future__ import annotations

from engine.games.flandern1302.pieces import Arms
from renderers.flandern1302.look import GUISES
from renderers.flandern1302.plan import AIR, Outline, inset, inside, pixels
from renderers.pen import Pen, sprite

#: streets between quarters, and the line around one, in units
STREET, LINE = 0.16, 0.2
#: about as wide and as high as a house stands
HOUSE = 2.0


def _pen(outline: Outline, scale: float) -> tuple[Pen, Outline]:
    """A pen in units of the plan, and the outline moved into its air, less the street."""
    wide, high = max(x for x, _ in outline), max(y for _, y in outline)
    across, down = pixels(wide, high, scale)
    moved = tuple((x + AIR, y + AIR) for x, y in inset(outline, STREET))
    return Pen(across, down, across / scale), moved


def _ground(outline: Outline, scale: float, paint: str) -> tuple[Pen, Outline, float, float]:
    """A painted plot: the pen, the outline as drawn, and how wide and high the plot is."""
    pen, edge = _pen(outline, scale)
    pen.shape(edge, paint)
    return pen, edge, max(x for x, _ in outline), max(y for _, y in outline)


def _gable(pen: Pen, x: float, y: float, wide: float, high: float, fill: str, windows: str, line: float) -> None:
    """A house with a stepped gable, its foot's left end here."""
    eaves = high * 0.46
    steps, rise = 3, (high - eaves) / 3.2
    half = wide / 2
    points = [(x, y), (x, y - eaves)]
    for step in range(1, steps + 1):
        inward = half * step / (steps + 0.7)
        points += [(x + inward, y - eaves - (step - 1) * rise), (x + inward, y - eaves - step * rise)]
    points += [(x + wide - (px - x), py) for px, py in reversed(points)]
    pen.shape(points, fill, "ink", line)
    size = wide * 0.13
    for across in (0.24, 0.5, 0.76):
        pen.box(x + wide * across - size / 2, y - eaves * 0.95, size, eaves * 0.5, windows)
    pen.box(x + half - size / 2, y - eaves * 1.68, size, eaves * 0.4, windows)


def _tree(pen: Pen, x: float, y: float, size: float) -> None:
    pen.line([(x, y), (x, y - size)], "beam", size * 0.22)
    pen.circle(x, y - size * 1.1, size * 0.62, "moss", "ink", 0.09)
    pen.circle(x - size * 0.16, y - size * 1.25, size * 0.26, "leaf")


@sprite
def quarter(outline: Outline, arms: Arms, scale: float) -> Pen:
    """A finished guild quarter: rows of houses within its outline, a garden where no house fits."""
    guise = GUISES[arms]
    windows = guise.pale if guise.letter == "chalk" else guise.deep
    pen, edge, wide, high = _ground(outline, scale, guise.deep)

    def houses(inner: Pen) -> None:
        rows, across = round(high / HOUSE), round(wide / HOUSE)
        floor, step = wide / across, high / rows
        for row in range(rows):
            foot = AIR + (row + 1) * step - STREET
            for place in range(across):
                left = AIR + place * floor
                middle = (left - AIR + floor / 2, foot - AIR - step / 2)
                if inside(outline, *middle) and all(
                    inside(outline, middle[0] + dx, foot - AIR - 0.3) for dx in (-0.6, 0.6)
                ):
                    _gable(inner, left + 0.05, foot, floor - 0.1, step * 1.02, guise.paint, windows, 0.1)
                elif inside(outline, *middle):
                    inner.box(left - 1, foot - step + STREET, floor + 2, step, "leaf")
                    _tree(inner, middle[0] + AIR, middle[1] + AIR + 0.8, 0.75)

    pen.within(edge, houses)
    pen.shape(edge, None, "ink", LINE)
    return pen


@sprite
def churchyard(outline: Outline, scale: float) -> Pen:
    """The ground of a church quarter: white, with trees at the ends of a long one."""
    pen, edge, wide, high = _ground(outline, scale, "chalk")

    def trees(inner: Pen) -> None:
        upright = high > wide
        long = max(wide, high)
        for across in (0.9, 1.9, long - 1.9, long - 0.9):
            x, y = (wide / 2, across + 0.7) if upright else (across, high - 0.6)
            if long > 7 and inside(outline, x, y) and inside(outline, x, y - 1.6):
                _tree(inner, AIR + x, AIR + y, 0.7)

    pen.within(edge, trees)
    pen.shape(edge, None, "ink", LINE)
    return pen


@sprite
def chapel(scale: float) -> Pen:
    """A church: a nave, and a tower with a spire."""
    wide, high = 3.6, 3.7
    pen = Pen(round(wide * scale), round(high * scale), wide)
    x, y = 1.55, 3.55
    pen.box(0.05, 3.3, 3.5, 0.4, "leaf")
    pen.box(x - 0.1, y - 1.35, 1.8, 1.35, "ashlar", "ink", 0.12)
    pen.shape([(x - 0.2, y - 1.35), (x + 0.1, y - 2.1), (x + 1.5, y - 2.1), (x + 1.85, y - 1.35)], "slate", "ink", 0.12)
    for at in (0.5, 1.1):
        pen.box(x + at, y - 1.0, 0.26, 0.62, "slate")
    pen.box(x - 1.25, y - 1.95, 1.15, 1.95, "ashlar", "ink", 0.12)
    pen.shape([(x - 1.4, y - 1.95), (x - 0.68, y - 3.35), (x + 0.04, y - 1.95)], "slate", "ink", 0.12)
    pen.box(x - 0.87, y - 0.75, 0.38, 0.75, "ink")
    pen.box(x - 0.83, y - 1.6, 0.3, 0.42, "slate")
    return pen


@sprite
def site(outline: Outline, arms: Arms, scale: float) -> Pen:
    """A quarter under construction: bare ground in a pale tint, behind scaffolding."""
    guise = GUISES[arms]
    pen, edge, wide, high = _ground(outline, scale, guise.pale)

    def poles(inner: Pen) -> None:
        at = AIR + 0.5
        while at < AIR + wide:
            inner.line([(at, 0), (at, high + 2 * AIR)], "wood", 0.17)
            at += 1.0
        at = AIR + 0.62
        while at < AIR + high:
            inner.line([(0, at), (wide + 2 * AIR, at)], "beam", 0.17)
            at += 1.0
        for across in range(-int(high), int(wide) + 1, 4):
            inner.line([(AIR + across, AIR), (AIR + across + high, AIR + high)], "wood", 0.13)

    pen.within(edge, poles)
    pen.shape(edge, None, "beam", LINE + 0.06)
    return pen


@sprite
def lot(outline: Outline, scale: float, lit: bool) -> Pen:
    """A free plot, staked out; lit if it can be chosen."""
    pen, edge = _pen(outline, scale)
    if lit:
        pen.shape(edge, "glint")
        pen.shape(edge, None, "rubric", 0.34)
        return pen
    pen.shape(edge, "vellum")
    inner = inset(outline, STREET + 0.24)
    for (ax, ay), (bx, by) in zip(inner, (*inner[1:], inner[0]), strict=True):
        far = max(abs(bx - ax), abs(by - ay))
        dashes = max(2, round(far / 0.9))
        for dash in range(dashes):
            start, end = (dash + 0.2) / dashes, (dash + 0.75) / dashes
            pen.line(
                [
                    (AIR + ax + (bx - ax) * start, AIR + ay + (by - ay) * start),
                    (AIR + ax + (bx - ax) * end, AIR + ay + (by - ay) * end),
                ],
                "rule",
                0.14,
            )
    return pen


@sprite
def cover(outline: Outline, scale: float) -> Pen:
    """A covered plot: rubble under a cross; nothing will ever be built here."""
    pen, edge, wide, high = _ground(outline, scale, "stone")

    def hatch(inner: Pen) -> None:
        for at in range(-int(high) - 1, int(wide) + 2):
            inner.line([(AIR + at, AIR + high), (AIR + at + high, AIR)], "mortar", 0.16)

    pen.within(edge, hatch)
    pen.shape(edge, None, "mortar", LINE)
    x, y = AIR + sum(x for x, _ in outline) / len(outline), AIR + sum(y for _, y in outline) / len(outline)
    for turn in (-1, 1):
        pen.line([(x - 0.9, y - 0.9 * turn), (x + 0.9, y + 0.9 * turn)], "ink", 0.62)
        pen.line([(x - 0.9, y - 0.9 * turn), (x + 0.9, y + 0.9 * turn)], "ashlar", 0.3)
    return pen


@sprite
def centre(arms: Arms, scale: float) -> Pen:
    """The middle of a town: the market square with hall and belfry, or the minster of a church town."""
    outline: Outline = ((0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0))
    pen, edge = _pen(outline, scale)
    guise = GUISES[arms]
    pen.shape(edge, "chalk" if arms is Arms.CHURCH else guise.pale)
    foot = AIR + 3.6

    def hall(inner: Pen) -> None:
        fill = "ashlar" if arms is Arms.CHURCH else guise.paint
        dark = "slate" if arms is Arms.CHURCH else guise.deep
        inner.box(AIR, foot, 6, 3, "fold")
        for place in range(3):
            _gable(inner, AIR + 0.2 + place * 1.87, foot, 1.8, 2.5, fill, dark, 0.12)
        inner.box(AIR + 2.3, foot - 2.6, 1.4, 2.6, fill, "ink", 0.14)
        inner.shape([(AIR + 2.1, foot - 2.6), (AIR + 3, foot - 3.5), (AIR + 3.9, foot - 2.6)], dark, "ink", 0.14)
        inner.circle(AIR + 3, foot - 1.85, 0.42, "vellum", "ink", 0.1)

    pen.within(edge, hall)
    pen.shape(edge, None, "ink", LINE + 0.08)
    return pen


@sprite
def wall(scale: float, paint: str, dark: str, street: str) -> Pen:
    """A town's wall with towers and gates around its streets; the outline of the plan is the inner edge."""
    reach = 12.6
    side = round(2 * reach * scale)
    pen = Pen(side, side, 2 * reach)
    corners = ((-7, -11), (7, -11), (11, -7), (11, 7), (7, 11), (-7, 11), (-11, 7), (-11, -7))
    ring = [(reach + x * 1.035, reach + y * 1.035) for x, y in corners]
    pen.shape([(reach + x, reach + y) for x, y in corners], street)
    pen.shape(ring, None, "ink", 1.08)
    pen.shape(ring, None, paint, 0.78)
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        count = round(max(abs(bx - ax), abs(by - ay)) / 1.0)
        for step in range(count):
            share = (step + 0.5) / count
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            pen.circle(x, y, 0.15, dark)
    for x, y in ring:
        pen.circle(x, y, 0.95, paint, "ink", 0.16)
        pen.circle(x, y, 0.5, dark)
    return pen


@sprite
def glow(outline: Outline, scale: float) -> Pen:
    """A frame around the quarter that is being tried out."""
    pen, edge = _pen(outline, scale)
    pen.shape(edge, None, "chalk", 0.62)
    pen.shape(edge, None, "rubric", 0.36)
    return pen
