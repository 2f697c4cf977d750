"""From the ground plan of a town (units, north up) to pixels: outlines of plots, and the same a little smaller."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from math import ceil, floor, hypot
from typing import NamedTuple, TypeAlias

from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import Shape
from renderers.api import Box, Canvas, Point

#: an outline in units of the plan, y down, from the upper left corner of its bounding box
Outline: TypeAlias = tuple[Point, ...]
#: half a town with its suburbs, and half of what lies within the wall
REACH, WALL = 15, 11
#: air around a sprite, in units
AIR = 0.6
STREET = "fold"


class Spot(NamedTuple):
    """Where a ground lies on its town's plan: the corner of its bounding box from the centre, y down."""

    outline: Outline
    left: float
    top: float
    wide: float
    high: float


@cache
def spot(ground: Ground) -> Spot:
    """A ground's outline and where it lies."""
    xs, ys = [x for x, _ in ground.polygon], [-y for _, y in ground.polygon]
    left, top = min(xs), min(ys)
    outline = tuple((float(x - left), float(y - top)) for x, y in zip(xs, ys, strict=True))
    return Spot(outline, left, top, max(xs) - left, max(ys) - top)


@cache
def inset(outline: Outline, by: float) -> Outline:
    """A convex outline with every side moved inward."""
    area = sum(ax * by_ - bx * ay for (ax, ay), (bx, by_) in zip(outline, (*outline[1:], outline[0]), strict=True))
    turn = 1 if area > 0 else -1
    sides = []
    for (ax, ay), (bx, by_) in zip(outline, (*outline[1:], outline[0]), strict=True):
        far = hypot(bx - ax, by_ - ay)
        nx, ny = -(by_ - ay) / far * turn * by, (bx - ax) / far * turn * by
        sides.append(((ax + nx, ay + ny), (bx - ax, by_ - ay)))
    found = []
    for (p, d), (q, e) in zip((sides[-1], *sides[:-1]), sides, strict=True):
        cross = d[0] * e[1] - d[1] * e[0]
        along = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross
        found.append((p[0] + along * d[0], p[1] + along * d[1]))
    return tuple(found)


def inside(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies within a convex outline."""
    sides = zip(outline, (*outline[1:], outline[0]), strict=True)
    crosses = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for (ax, ay), (bx, by) in sides]
    return all(one >= 0 for one in crosses) or all(one <= 0 for one in crosses)


def pixels(wide: float, high: float, scale: float) -> tuple[int, int]:
    """The size of a sprite for such a box, air included."""
    return ceil((wide + 2 * AIR) * scale), ceil((high + 2 * AIR) * scale)


@cache
def middle(ground: Ground) -> tuple[float, float]:
    """Where a crest stands: the middle of the broad part, from the town's centre, y down."""
    x, y = ground.label_at
    return x, -y


class Marks(NamedTuple):
    """What is marked on a town, by ground: what can be chosen, with its label, and what is tried out."""

    lit: Mapping[int, str] = {}
    tried: int | None = None
    #: the numbers of all plots, not only of the free ones
    numbered: bool = False


PLAIN = Marks()


#: draws something in a town
DrawIn: TypeAlias = Callable[[Canvas, "Town"], None]


class Town(NamedTuple):
    """Where and how large a town is drawn."""

    x: int
    y: int
    scale: float

    def corner(self, ground: Ground) -> tuple[int, int]:
        """Where the sprite of a ground is stamped."""
        place = spot(ground)
        return round(self.x + (place.left - AIR) * self.scale), round(self.y + (place.top - AIR) * self.scale)

    def middle(self, ground: Ground) -> tuple[int, int]:
        """Where the crest of a quarter stands."""
        x, y = middle(ground)
        return round(self.x + x * self.scale), round(self.y + y * self.scale)

    def box(self, ground: Ground) -> Box:
        """What a ground covers, with whatever lies on it."""
        place, sides = spot(ground), (self.x, self.y)
        near, far = (place.left, place.top), (place.left + place.wide, place.top + place.high)
        left, top = (floor(at + units * self.scale) for at, units in zip(sides, near, strict=True))
        right, bottom = (ceil(at + units * self.scale) for at, units in zip(sides, far, strict=True))
        return left, top, right, bottom

    def length(self, units: float) -> int:
        """Units in pixels."""
        return round(units * self.scale)

    def kept(
        self, canvas: Canvas, key: Hashable, ground: Ground, on: str, draw: Callable[[Canvas, Town], None]
    ) -> None:
        """Draw on a ground; what fills a rectangle of whole pixels is kept for the next picture."""
        if ground.suburb or ground.shape is Shape.WEDGE or ground.special or self.scale % 1:
            draw(canvas, self)
            return
        place = spot(ground)
        left, top = self.x + self.length(place.left), self.y + self.length(place.top)
        there = Town(self.x - left, self.y - top, self.scale)
        size = self.length(place.wide), self.length(place.high)
        canvas.part((key, self.scale), left, top, *size, on, lambda inner: draw(inner, there))
