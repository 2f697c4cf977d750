"""Quarters as small roofscapes: stepped gables in the guild's paint, churches with spires, sites with scaffolding."""

from __future__ import annotations

from engine.games.flandern1302.pieces import Arms
from renderers.flandern1302.look import GUISES
from renderers.flandern1302.plan import AIR, Outline, inset, inside, pixels
from renderers.flandern1302.wood import ART
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
            ends = ((dash + 0.2) / dashes, (dash + 0.75) / dashes)
            pen.line([(AIR + ax + (bx - ax) * at, AIR + ay + (by - ay) * at) for at in ends], "rule", 0.14)
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
    pen, _ = _pen(((0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0)), scale)
    guise = GUISES[arms]
    painted = ("chalk", "ashlar", "slate") if arms is Arms.CHURCH else (guise.pale, guise.paint, guise.deep)
    return ART.onto("centre", pen, **dict(zip(("ground", "sign", "dark"), painted, strict=True)))


@sprite
def glow(outline: Outline, scale: float) -> Pen:
    """A frame around the quarter that is being tried out."""
    pen, edge = _pen(outline, scale)
    pen.shape(edge, None, "chalk", 0.62)
    pen.shape(edge, None, "rubric", 0.36)
    return pen
