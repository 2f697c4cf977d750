"""The ground of a city: plots as polygons, and which of them touch, computed from the polygons alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import hypot
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.games.flandern1302.pieces import Shape, Special

#: x east, y north
Point = tuple[int, int]
Polygon = tuple[Point, ...]
Edge = tuple[Point, Point]

SIDES = "NESW"

#: what is known of a ground; what is asked with, a set of bits or several; what is found
L = TypeVar("L")
S = TypeVar("S", bound=int | tuple[int, ...])
V = TypeVar("V")


class Ground(msgspec.Struct, frozen=True):
    """A piece of land that one quarter can fill: a plot, a suburb plot, or the double plot of D.

    Every ground but a double one has a bit of its own; `takes`, `touches` and `long` are sets of such bits.
    """

    index: int
    #: the number people call it by; a double plot goes by the number of its Wedge
    plot: int
    shape: Shape | None
    side: str | None
    polygon: Polygon
    label_at: tuple[float, float]
    #: the special quarter that opens it (A, B, C) or fills it whole (D)
    special: Special | None
    #: number of the shape, -1 without one
    form: int
    takes: int
    touches: int
    #: grounds that a long side of a quarter lying here borders; directed
    long: int

    @property
    def suburb(self) -> bool:
        """Outside the wall."""
        return self.special is not None and self.special is not Special.D

    @property
    def wall(self) -> bool:
        """An original plot at the wall: the only place for a special quarter."""
        return self.special is None and self.side is not None and self.shape is not Shape.ROW


class BySet(dict[S, V], Generic[L, S, V]):
    """What there is to know about a set of grounds, or several, given as bits: looked up, once it was found out.

    The rules ask about the same few sets again and again. Two of these are equal if they are of the same land; what
    was found out is not written down.
    """

    #: sets that are remembered at most
    MOST: ClassVar[int] = 1 << 14

    def __init__(self, land: Iterable[L]) -> None:
        """For each ground what is known of it."""
        self.land = tuple(land)

    def found(self, grounds: S) -> V:
        """What there is to know about these grounds."""
        raise NotImplementedError

    def __missing__(self, grounds: S) -> V:
        if len(self) >= self.MOST:
            self.clear()
        found = self[grounds] = self.found(grounds)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BySet) and self.land == other.land

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.land!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.land,)


class Border(BySet[tuple[int, int], int, int]):
    """All grounds that border some of a set: of each ground it knows the bit and those that it borders."""

    def found(self, grounds: int) -> int:
        return sum(takes for takes, borders in self.land if borders & grounds)


class Apart(BySet[tuple[int, int], int, tuple[bool, ...]]):
    """By ground: whether it borders none of a set. Looking one up costs a third of what asking for its bit does."""

    def found(self, grounds: int) -> tuple[bool, ...]:
        return tuple(not borders & grounds for _, borders in self.land)


class Reached(Apart):
    """By ground: whether it borders some of a set."""

    def found(self, grounds: int) -> tuple[bool, ...]:
        return tuple(not apart for apart in super().found(grounds))


class Spread(BySet[tuple[int, int], tuple[int, int], int]):
    """All grounds that are reached from a set of them, one bordering the other, over those of another set only."""

    def found(self, grounds: tuple[int, int]) -> int:
        reached, passable = grounds
        while more := sum(takes for takes, borders in self.land if borders & reached) & passable & ~reached:
            reached |= more
        return reached


class Shaped(BySet[int, tuple[int, ...], int]):
    """All grounds that some arms fit by shape: it knows those of each form, and is asked with the kinds of each form
    that the stock still has.
    """

    def found(self, grounds: tuple[int, ...]) -> int:
        return sum(fitting for fitting, kinds in zip(self.land, grounds, strict=True) if kinds)


def edges(polygon: Polygon) -> Iterator[Edge]:
    """The sides of a polygon."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def length(edge: Edge) -> float:
    """How long a side is."""
    (x1, y1), (x2, y2) = edge
    return hypot(x2 - x1, y2 - y1)


def shared(one: Edge, other: Edge) -> float:
    """The length along which two sides run together, 0 if they do not."""
    (x1, y1), (x2, y2) = one
    dx, dy = x2 - x1, y2 - y1
    if any(dx * (y - y1) != dy * (x - x1) for x, y in other):
        return 0.0
    along = sorted(dx * (x - x1) + dy * (y - y1) for x, y in other)
    whole = dx * dx + dy * dy
    return max(0, min(whole, along[1]) - max(0, along[0])) / hypot(dx, dy)


def contact(one: Polygon, other: Polygon) -> float:
    """The length of boundary that two polygons share."""
    return sum(shared(a, b) for a in edges(one) for b in edges(other))


def borders_long(one: Polygon, other: Polygon, threshold: float) -> bool:
    """Whether a long side of the first polygon runs along the second."""
    return any(length(a) >= threshold and shared(a, b) > 0 for a in edges(one) for b in edges(other))


def turned(polygon: Polygon, quarters: int) -> Polygon:
    """The polygon turned clockwise by this many quarter turns."""
    for _ in range(quarters):
        polygon = tuple((y, -x) for x, y in polygon)
    return polygon


def coexist(one: Ground, other: Ground) -> bool:
    """Whether both can be plots of one city at the same time: a wall side is opened by one special quarter only."""
    if one.index == other.index:
        return False
    return not (one.suburb and other.suburb and one.side == other.side and one.special != other.special)


def joined(grounds: tuple[Ground, ...], threshold: float) -> tuple[Ground, ...]:
    """The same grounds with their contacts worked out."""
    single = [ground for ground in grounds if ground.special is not Special.D]
    found = []
    for ground in grounds:
        touches = long = 0
        for other in single:
            if ground.takes & other.takes or not coexist(ground, other):
                continue
            if contact(ground.polygon, other.polygon) > 0:
                touches |= other.takes
                if borders_long(ground.polygon, other.polygon, threshold):
                    long |= other.takes
        if ground.special is Special.D:
            # the suburbs of its own side can no longer be opened
            same = sum(other.takes for other in single if other.suburb and other.side == ground.side)
            touches, long = touches & ~same, long & ~same
        found.append(msgspec.structs.replace(ground, touches=touches, long=long))
    return tuple(found)
