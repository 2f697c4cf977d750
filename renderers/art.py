"""Drawings that are files: SVG pictures of a few plain shapes, drawn by the pen in the paints of the palette.

A file holds `path` (absolute M L H V C Q Z), `polygon`, `polyline`, `rect` and `circle`, each with a fill, a stroke or
both, in colours of the palette. A paint that is told apart when it is drawn is a variable, with the colour that any
viewer shows: `style="fill: var(--sign, #271C13)"`. What is filled with `transparent` is cut out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar
from xml.etree import ElementTree

from renderers import palette
from renderers.pen import Pen, Point, Sprite, path, sprite

_NAMES = {colour: paint for paint, colour in palette.PAINTS.items()}
_VARIABLE = re.compile(r"var\(--(\w+), ([#\w]+)\)")
_CUT = "transparent"
T_contra = TypeVar("T_contra", contravariant=True)


class DrawArt(Protocol):
    """Draws a file so many pixels wide, its sign and its other variables in these paints."""

    def __call__(self, wide: int, sign: str | None = None, /, **paints: str | None) -> Sprite: ...


class DrawOne(Protocol[T_contra]):
    """Draws the file of one of several things."""

    def __call__(self, which: T_contra, wide: int, sign: str | None = None, /, **paints: str | None) -> Sprite: ...


class Colour(NamedTuple):
    """A paint, None for nothing; of a variable, its name and what it is unless it is told."""

    paint: str | None
    variable: str = ""

    def among(self, paints: Mapping[str, str | None]) -> str | None:
        """The paint to draw with."""
        return paints.get(self.variable, self.paint)


class Shape(NamedTuple):
    """An element of a file."""

    kind: str
    where: Mapping[str, str]
    fill: Colour
    line: Colour
    thick: float

    def drawn(self, pen: Pen, paints: Mapping[str, str | None]) -> None:
        """Draw it as the pen draws such a shape: lines of circles lie inside their edge."""
        fill, line, thick = self.fill.among(paints), self.line.among(paints), self.thick
        match self.kind:
            case "circle":
                x, y, radius = self._numbers("cx", "cy", "r")
                pen.circle(x, y, radius + thick / 2, fill, line, thick)
            case "rect":
                x, y, wide, high = self._numbers("x", "y", "width", "height")
                if "rx" in self.where:
                    pen.rounded(x, y, wide, high, float(self.where["rx"]), fill, line, thick)
                else:
                    pen.box(x, y, wide, high, fill, line, thick)
            case "polyline" if line:
                pen.line(self._points(), line, thick)
            case "path" if line and fill is None and not self.where["d"].endswith("Z"):
                pen.line(self.where["d"], line, thick)
            case "path" if fill != _CUT:
                pen.path(self.where["d"], fill, line, thick)
            case _ if fill == _CUT:
                pen.clear(path(self.where["d"])[0] if self.kind == "path" else self._points())
            case "polygon":
                pen.shape(self._points(), fill, line, thick)

    def _numbers(self, *names: str) -> tuple[float, ...]:
        return tuple(float(self.where[name]) for name in names)

    def _points(self) -> list[Point]:
        pairs = (pair.split(",") for pair in self.where["points"].split())
        return [(float(x), float(y)) for x, y in pairs]


class Drawing(NamedTuple):
    """A file: its width and height, and its shapes from the lowest to the uppermost."""

    wide: float
    high: float
    shapes: tuple[Shape, ...]

    def drawn(self, pen: Pen, paints: Mapping[str, str | None]) -> Pen:
        """Draw all of it."""
        for shape in self.shapes:
            shape.drawn(pen, paints)
        return pen


def _colour(told: str | None) -> Colour:
    found = _VARIABLE.fullmatch(told or "none")
    name, colour = found.groups() if found else ("", told or "none")
    return Colour(None if colour == "none" else _CUT if colour == _CUT else _NAMES[colour], name)


def _shape(element: ElementTree.Element) -> Shape:
    kind, attributes = element.tag.rpartition("}")[2], dict(element.attrib)
    styles = (one.split(": ", 1) for one in filter(None, attributes.get("style", "").split("; ")))
    attributes |= dict(styles)
    thick = float(attributes.get("stroke-width", 0))
    return Shape(kind, attributes, _colour(attributes.get("fill")), _colour(attributes.get("stroke")), thick)


@cache
def drawing(file: Path) -> Drawing:
    """What a file holds."""
    root = ElementTree.parse(file).getroot()
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    return Drawing(wide, high, tuple(_shape(one) for one in root if not one.tag.endswith("title")))


class Art:
    """The drawings of a folder, each kept by its size and its paints."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, name: str) -> DrawArt:
        file = self._folder / f"{name}.svg"

        @sprite
        def draw(wide: int, sign: str | None = None, /, **paints: str | None) -> Pen:
            found = drawing(file)
            pen = Pen(wide, round(wide * found.high / found.wide), found.wide)
            return found.drawn(pen, {"sign": sign, **paints} if sign else paints)

        return draw

    def each(self, name: str, things: Iterable[T_contra]) -> DrawOne[T_contra]:
        """Drawings of several things, a file for each: its name has a place for the thing."""
        drawings = {thing: self[name.format(thing)] for thing in things}

        def draw(which: T_contra, wide: int, sign: str | None = None, /, **paints: str | None) -> Sprite:
            return drawings[which](wide, sign, **paints)

        return draw

    def onto(self, name: str, pen: Pen, **paints: str | None) -> Pen:
        """A drawing on what a pen has drawn, in the pen's own grid; the pen."""
        return drawing(self._folder / f"{name}.svg").drawn(pen, paints)

    def stretched(self, name: str) -> Callable[[int, int], Sprite]:
        """A drawing that fills a box of any size: its lines stay as thick as in the file, in pixels."""

        @sprite
        def draw(wide: int, high: int) -> Pen:
            found = drawing(self._folder / f"{name}.svg")
            return found.drawn(Pen(wide, high, wide, stretch=(wide / found.wide, high / found.high)), {})

        return draw

    def piece(self, name: str) -> Callable[[int, int, int, int], Sprite]:
        """A large drawing in pieces, each as large as in the file: from x and y on, so many units wide and high."""

        @sprite
        def draw(x: int, y: int, wide: int, high: int) -> Pen:
            return drawing(self._folder / f"{name}.svg").drawn(Pen(wide, high, wide, (x, y)), {})

        return draw
