"""Anti-aliased shapes: drawn once, large, on a grid of their own, then scaled down to a sprite and kept."""

from __future__ import annotations

import itertools
import re
import zlib
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renderers import palette
from renderers.pixels import IN_USE, Pixels

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

P = ParamSpec("P")
Point: TypeAlias = tuple[float, float]
#: shapes are drawn this many times larger
OVERSIZE = 4
PREMULTIPLIED = "RGBa"
#: sprites kept per drawing function
MOST = 400
_TOKEN = re.compile(r"[MLHVCQZ]|-?\d+(?:\.\d+)?")
_BEND = 14


class Tile(Pixels):
    """Something ready to be pasted: palette bytes, and where they cover the ground."""

    __slots__ = ()

    def __init__(self, pixels: ImagingCore, mask: ImagingCore) -> None:
        super().__init__(pixels, mask)
        IN_USE.add(self)

    @classmethod
    def of(cls, image: Image.Image, mask: Image.Image) -> Tile:
        """The palette bytes of a picture, where a mask shows them."""
        bare = Image.frombytes("L", image.size, image.tobytes()) if image.mode == "P" else image
        return cls(bare.im, mask.im)

    def crop(self, box: tuple[int, int, int, int]) -> Tile:
        """A piece of it."""
        pixels, mask = self.unpacked()
        return Tile(pixels.crop(box), mask.crop(box))


class Sprite:
    """A small picture with a soft edge, flattened onto whatever ground it is put on, once per ground."""

    __slots__ = ("_flat", "_packed", "size")

    def __init__(self, image: Image.Image) -> None:
        #: width and height
        self.size = image.size
        # what lies on a board is flat by then: of the picture itself, hardly ever asked for again, little is kept
        self._packed = zlib.compress(image.tobytes(), 1)
        self._flat: dict[str, Tile] = {}

    @property
    def image(self) -> Image.Image:
        """The picture that is flattened."""
        return Image.frombytes("RGBA", self.size, zlib.decompress(self._packed))

    def on(self, ground: str) -> Tile:
        """The sprite as it looks on a ground."""
        if (found := self._flat.get(ground)) is None:
            found = self._flat[ground] = Tile.of(*flattened(self.image, ground))
        return found


def flattened(image: Image.Image, ground: str) -> tuple[Image.Image, Image.Image]:
    """A picture with a soft edge as it looks on a ground: palette bytes, and where they cover it."""
    back = Image.new("RGBA", image.size, (*palette.rgb(ground), 255))
    back.alpha_composite(image)
    flat = back.convert("RGB").quantize(palette=palette.swatch(), dither=Image.Dither.NONE)
    return flat, image.getchannel("A").point([0] * 12 + [255] * 244, "1")


def sprite(draw: Callable[P, Pen]) -> Callable[P, Sprite]:
    """Keeps what a drawing function drew, by its arguments."""

    kept: dict[Any, Sprite] = {}

    @wraps(draw)
    def call(*args: P.args, **kwargs: P.kwargs) -> Sprite:
        key = (args, *kwargs.items())
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST:
                kept.clear()
            found = kept[key] = draw(*args, **kwargs).sprite()
        return found

    return call


def square(draw: Callable[Concatenate[Pen, P], None]) -> Callable[Concatenate[int, P], Sprite]:
    """A sprite as high as it is wide: called with its size, it draws with a pen of that size, once per arguments."""

    @sprite
    @wraps(draw)
    def call(size: int, /, *args: P.args, **kwargs: P.kwargs) -> Pen:
        pen = Pen(size, size)
        draw(pen, *args, **kwargs)
        return pen

    return call


def path(strokes: str) -> list[list[Point]]:
    """Points of an outline written like an SVG path (absolute M L H V C Q Z)."""
    tokens = _TOKEN.findall(strokes)
    shapes: list[list[Point]] = []
    at, command = 0, ""

    def number() -> float:
        nonlocal at
        at += 1
        return float(tokens[at - 1])

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command == "Z":
            continue
        if command == "M":
            shapes.append([(number(), number())])
            command = "L"
            continue
        shape = shapes[-1]
        x, y = shape[-1]
        if command == "L":
            shape.append((number(), number()))
        elif command == "H":
            shape.append((number(), y))
        elif command == "V":
            shape.append((x, number()))
        else:
            ends = [(number(), number()) for _ in range(3 if command == "C" else 2)]
            shape.extend(_bent([(x, y), *ends]))
    return shapes


def _bent(ends: Sequence[Point]) -> Iterable[Point]:
    """Points along a Bezier curve, its first left out."""
    for step in range(1, _BEND + 1):
        share, points = step / _BEND, list(ends)
        while len(points) > 1:
            points = [
                (ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in itertools.pairwise(points)
            ]
        yield points[0]


class Pen:
    """Draws on a grid of `grid` units across, from its origin on; paints by name, lines in units of the grid."""

    def __init__(
        self, width: int, height: int, grid: float = 100, origin: Point = (0, 0), stretch: Point = (1, 1)
    ) -> None:
        self.width, self.height, self.origin = width, height, origin
        #: how much wider and higher points lie apart than the grid says; lines stay as thick as they are
        self.stretch = stretch
        self.unit = width * OVERSIZE / grid
        # every paint covers all or nothing, so what is drawn is premultiplied as it stands: nothing is converted
        self.image = Image.new(PREMULTIPLIED, (width * OVERSIZE, height * OVERSIZE))
        self._draw = ImageDraw.Draw(self.image)

    def finished(self) -> Image.Image:
        """What has been drawn, at its proper size."""
        return self.image.reduce(OVERSIZE).convert("RGBA")

    def sprite(self) -> Sprite:
        """The same, to be kept."""
        return Sprite(self.finished())

    def _at(self, points: Iterable[Point]) -> list[Point]:
        (left, top), across, down = self.origin, self.unit * self.stretch[0], self.unit * self.stretch[1]
        return [((x - left) * across, (y - top) * down) for x, y in points]

    def shape(self, points: Iterable[Point], fill: str | None = None, line: str | None = None, wide: float = 0) -> None:
        """A filled outline; its line is centred on the edge, with round corners."""
        at = self._at(points)
        if fill:
            self._draw.polygon(at, palette.rgb(fill))
        if line and wide:
            self._stroke([*at, at[0]], line, wide)

    def path(self, strokes: str, fill: str | None = None, line: str | None = None, wide: float = 0) -> None:
        """Outlines written like an SVG path."""
        for points in path(strokes):
            self.shape(points, fill, line, wide)

    def line(self, points: Iterable[Point] | str, paint: str, wide: float) -> None:
        """An open line with round ends."""
        for one in path(points) if isinstance(points, str) else [list(points)]:
            self._stroke(self._at(one), paint, wide)

    def _stroke(self, at: list[Point], paint: str, wide: float) -> None:
        colour, thick = palette.rgb(paint), wide * self.unit
        half = thick / 2
        for (ax, ay), (bx, by) in itertools.pairwise(at):
            length = hypot(bx - ax, by - ay)
            if not length:
                continue
            dx, dy = (by - ay) / length * half, (ax - bx) / length * half
            self._draw.polygon([(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)], colour)
        for x, y in at:
            self._draw.ellipse((x - half, y - half, x + half - 1, y + half - 1), colour)

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str | None, line: str | None = None, thick: float = 0
    ) -> None:
        """A rectangle."""
        self.shape([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], fill, line, thick)

    def rounded(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        round_: float,
        fill: str | None,
        line: str | None = None,
        thick: float = 0,
    ) -> None:
        """A rectangle with round corners, its line inside."""
        u, x, y = self.unit, x - self.origin[0], y - self.origin[1]
        edge = (x * u, y * u, (x + wide) * u - 1, (y + high) * u - 1)
        self._draw.rounded_rectangle(
            edge,
            round_ * u,
            palette.rgb(fill) if fill else None,
            palette.rgb(line) if line else None,
            max(1, round(thick * u)) if line else 0,
        )

    def circle(
        self, x: float, y: float, radius: float, fill: str | None, line: str | None = None, thick: float = 0
    ) -> None:
        """A disc; its line lies inside the edge."""
        u, x, y = self.unit, x - self.origin[0], y - self.origin[1]
        if line:
            self._draw.ellipse(
                ((x - radius) * u, (y - radius) * u, (x + radius) * u - 1, (y + radius) * u - 1), palette.rgb(line)
            )
        if fill:
            radius -= thick
            self._draw.ellipse(
                ((x - radius) * u, (y - radius) * u, (x + radius) * u - 1, (y + radius) * u - 1), palette.rgb(fill)
            )

    def clear(self, points: Iterable[Point]) -> None:
        """Cut a hole."""
        self._draw.polygon(self._at(points), (0, 0, 0, 0))

    def within(self, outline: Iterable[Point], draw: Callable[[Pen], None]) -> None:
        """Whatever `draw` draws, clipped to an outline."""
        other = Pen.__new__(Pen)
        other.width, other.height, other.unit, other.origin = self.width, self.height, self.unit, self.origin
        other.stretch = self.stretch
        other.image = Image.new(PREMULTIPLIED, self.image.size)
        other._draw = ImageDraw.Draw(other.image)
        draw(other)
        clip = Image.new("L", self.image.size)
        ImageDraw.Draw(clip).polygon(self._at(outline), 255)
        self.image.paste(other.image, mask=ImageChops.darker(clip, other.image.getchannel("a")))


def around(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """Corners of a regular shape."""
    return [
        (x + radius * cos(turn + 2 * pi * corner / corners), y + radius * sin(turn + 2 * pi * corner / corners))
        for corner in range(corners)
    ]


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """A star standing on its foot."""
    found = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        angle = -pi / 2 + pi * corner / points
        found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return found
