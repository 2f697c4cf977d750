"""Little houses that rise by floors: a market hall, a tower, a school, a church, and the city wall.

Each category has its own silhouette. All are drawn on a grid of 100 across; a floor is FLOOR high, a roof ROOF.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.comuni.pieces import Category
from renderers.pen import Pen, around, sprite

FLOOR, ROOF = 44.0, 46.0
COURSE, MERLON = 27.0, 17.0
EDGE = 3.2


def high(floors: int, wide: int) -> int:
    """Pixels from the ground to the tip of the roof."""
    return round((floors * FLOOR + ROOF) * wide / 100)


def wall_high(courses: int, wide: int) -> int:
    """Pixels from the ground to the top of the merlons."""
    return round((courses * COURSE + MERLON + 2) * wide / 100)


@sprite
def building(category: Category, floors: int, wide: int) -> Pen:
    """A building of this many floors, standing on the lower edge of its sprite."""
    pen = Pen(wide, high(floors, wide))
    ground = floors * FLOOR + ROOF
    draw = {Category.ECONOMY: _market, Category.MILITARY: _tower, Category.CULTURE: _school, Category.RELIGION: _church}
    draw[category](pen, floors, ground)
    return pen


def _arch(pen: Pen, x: float, foot: float, wide: float, tall: float, fill: str, line: str | None = "ink") -> None:
    """An opening with a round top."""
    half, top = wide / 2, foot - tall + wide / 2
    pen.path(
        f"M{x - half} {foot} V{top} C{x - half} {top - wide * 0.66} {x + half} {top - wide * 0.66} "
        f"{x + half} {top} V{foot} Z",
        fill,
        line,
        2.4 if line else 0,
    )


def _storeys(floors: int, ground: float) -> Iterator[tuple[int, float]]:
    """Each floor with the height of its foot."""
    return ((floor, ground - floor * FLOOR) for floor in range(floors))


def _market(pen: Pen, floors: int, ground: float) -> None:
    """Plastered walls between beams, an awning below, a wide tiled roof."""
    top = ground - floors * FLOOR
    pen.box(10, top, 80, ground - top - 1.6, "straw", "ink", EDGE)
    for floor, foot in _storeys(floors, ground):
        if floor == 0:
            _arch(pen, 31, foot - 2, 22, 27, "beam")
            _arch(pen, 69, foot - 2, 22, 27, "beam")
            for strip in range(6):
                x = 7 + strip * 14.33
                pen.path(
                    f"M{x + 1.5} {foot - 38} H{x + 13} L{x + 14.3} {foot - 24} C{x + 12} {foot - 19} {x + 2} "
                    f"{foot - 19} {x} {foot - 24} Z",
                    "rubric" if strip % 2 == 0 else "chalk",
                    "ink",
                    2,
                )
        else:
            for x in (28, 50, 72):
                _arch(pen, x, foot - 9, 14, 24, "economy")
                pen.line([(x, foot - 9), (x, foot - 30)], "ink", 2)
        pen.box(8, foot - FLOOR - 2.5, 84, 6, "wood", "ink", 2.4)
    pen.path(f"M70 {top - 8} V{top - 42} H82 V{top - 8} Z", "brick", "ink", EDGE)
    pen.path(f"M0 {top - 2} L20 {top - 34} H80 L100 {top - 2} Z", "tile", "ink", EDGE)
    for x in (22, 36, 50, 64, 78):
        pen.line([(50 + (x - 50) * 0.86, top - 30), (50 + (x - 50) * 1.28, top - 6)], "brick", 3)
    pen.line([(20, top - 34), (80, top - 34)], "ink", 4.5)


def _tower(pen: Pen, floors: int, ground: float) -> None:
    """Ashlar, arrow slits, swallow-tailed merlons."""
    top = ground - floors * FLOOR
    pen.path(f"M16 {ground - 1.6} L22 {top} H78 L84 {ground - 1.6} Z", "steel", "ink", EDGE)
    pen.path(f"M60 {ground - 3} L62 {top + 2} H76 L82 {ground - 3} Z", "slate")
    for floor, foot in _storeys(floors, ground):
        for x, y in ((28, 10), (40, 22), (30, 34), (54, 34), (50, 8)):
            pen.line([(x, foot - y), (x + 8, foot - y)], "silver", 2.6)
        if floor:
            pen.line([(20, foot), (80, foot)], "ink", 2.6)
            pen.box(46, foot - 31, 8, 19, "ink")
            pen.box(41, foot - 24.5, 18, 5.5, "ink")
        else:
            _arch(pen, 49, foot - 2, 22, 28, "beam")
    pen.path(f"M22 {top + 6} L12 {top - 8} H88 L78 {top + 6} Z", "slate", "ink", EDGE)
    pen.box(10, top - 18, 80, 12, "steel", "ink", EDGE)
    for x in (10, 37, 64):
        pen.path(
            f"M{x} {top - 17} V{top - 42} L{x + 13} {top - 32} L{x + 26} {top - 42} V{top - 17} Z", "steel", "ink", EDGE
        )


def _school(pen: Pen, floors: int, ground: float) -> None:
    """White columns, blue gables."""
    top = ground - floors * FLOOR
    pen.box(12, top, 76, ground - top - 1.6, "culture", "ink", EDGE)
    for floor, foot in _storeys(floors, ground):
        if floor == 0:
            _arch(pen, 50, foot - 4, 20, 31, "slate")
            for x in (27, 73):
                _arch(pen, x, foot - 11, 13, 22, "lake")
        else:
            for x in (32, 50, 68):
                _arch(pen, x, foot - 10, 12, 24, "lake")
        for x in (14, 86):
            pen.box(x - 4, foot - 38, 8, 34, "chalk", "ink", 2.2)
        pen.box(6, foot - FLOOR - 2, 88, 7, "chalk", "ink", 2.4)
    pen.box(4, ground - 5, 92, 4, "ashlar", "ink", 2)
    pen.path(f"M2 {top - 2} L50 {top - 42} L98 {top - 2} Z", "lake", "ink", EDGE)
    pen.path(f"M24 {top - 6} L50 {top - 28} L76 {top - 6} Z", "culture", "ink", 2.4)
    pen.path(
        f"M50 {top - 18} C46 {top - 20} 42 {top - 20} 39 {top - 18} V{top - 9} C42 {top - 11} 46 "
        f"{top - 11} 50 {top - 9} C54 {top - 11} 58 {top - 11} 61 {top - 9} V{top - 18} C58 "
        f"{top - 20} 54 {top - 20} 50 {top - 18} Z",
        "ink",
    )


def _church(pen: Pen, floors: int, ground: float) -> None:
    """Striped stone, lancet windows, a steep gable with a cross."""
    top = ground - floors * FLOOR
    left, wide = 18.0, 64.0
    pen.box(left, top - 2, wide, ground - top + 0.4, "ashlar", "ink", EDGE)
    y = ground - 8
    while y > top:
        pen.box(left + 1.6, y - 5, wide - 3.2, 6, "religion")
        y -= 14.66
    for floor, foot in _storeys(floors, ground):
        if floor == 0:
            _arch(pen, 50, foot - 2, 24, 34, "clay")
            pen.line([(50, foot - 3), (50, foot - 30)], "ink", 2)
        elif floor == floors - 1:
            pen.circle(50, foot - 22, 15, "lake", "ink", 3)
            for x, y in around(50, foot - 22, 7.5, 6):
                pen.circle(x, y, 3.4, "glint")
            pen.circle(50, foot - 22, 3.4, "rubric")
        else:
            for x in (35, 65):
                pen.path(
                    f"M{x - 6.5} {foot - 8} V{foot - 24} L{x} {foot - 36} L{x + 6.5} {foot - 24} V{foot - 8} Z",
                    "slate",
                    "ink",
                    2.4,
                )
        if floor:
            pen.line([(left, foot), (left + wide, foot)], "ink", 2.6)
    pen.path(f"M8 {top + 1} L50 {top - 32} L92 {top + 1} Z", "brick", "ink", EDGE)
    pen.path(f"M32 {top - 4} L50 {top - 18} L68 {top - 4} Z", "ashlar", "ink", 2.2)
    pen.line([(50, top - 44), (50, top - 30)], "ink", 4.6)
    pen.line([(44, top - 39.5), (56, top - 39.5)], "ink", 4.6)


@sprite
def wall(courses: int, wide: int) -> Pen:
    """A section of the city wall; every card is a course of stones."""
    pen = Pen(wide, wall_high(courses, wide))
    ground = courses * COURSE + MERLON + 2
    top = ground - courses * COURSE
    for x in (2, 36, 70):
        pen.box(x, top - MERLON, 28, MERLON + 6, "ashlar", "ink", EDGE)
    pen.box(2, top, 96, ground - top - 1.6, "ashlar", "ink", EDGE)
    for course in range(courses):
        foot = ground - course * COURSE
        shift = 16 if course % 2 else 0
        pen.line([(3, foot - COURSE / 2 - 1), (97, foot - COURSE / 2 - 1)], "stone", 2.2)
        for x in range(18, 100, 32):
            at = x + shift - 16 if shift else x
            pen.line([(at, foot - COURSE / 2), (at, foot - 2)], "stone", 2.2)
            pen.line([(min(96, at + 16), foot - COURSE / 2), (min(96, at + 16), foot - COURSE)], "stone", 2.2)
        if course:
            pen.line([(2, foot), (98, foot)], "ink", 2.6)
    pen.line([(2, top), (98, top)], "mortar", 3)
    return pen
