"""The sheet everything is drawn on, one palette byte a pixel: grounds, panels, sprites and printed text."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec, TypeAlias

from PIL import Image, _imaging

from renderers import lettering, palette
from renderers.lettering import Face, Label
from renderers.pen import Pen, Sprite, Tile, flattened
from renderers.pixels import IN_USE, Pixels

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

P = ParamSpec("P")
Box: TypeAlias = tuple[int, int, int, int]
#: bytes of finished parts (cards, cities) kept for the next picture: those of about five tables
KEPT = 12 * 1024 * 1024
#: pixels of a panel that is kept whole: it is pasted at once, but a large one is filled quicker
SMALL = 4_000


class Placed(NamedTuple):
    """A printed text: what was to be said, what is printed, where its ink lies, how wide it might be, and its size."""

    wanted: str
    text: str
    box: Box
    allowed: int | None
    size: int = 0

    def moved(self, x: int, y: int) -> Placed:
        """The same text on a picture on which this one lies here."""
        text, drawn, (left, top, right, low), allowed, size = self
        return Placed(text, drawn, (left + x, top + y, right + x, low + y), allowed, size)


class PicturePart(Pixels):
    """A finished piece of a picture, with its own texts and those of the parts on it."""

    __slots__ = ("_own", "_texts")

    def __init__(self, pixels: ImagingCore, own: _Own, texts: _Texts) -> None:
        super().__init__(pixels)
        self._own, self._texts = own, texts

    @property
    def placed(self) -> list[Placed]:
        """Every text on it, which few ask for: those of a part are moved to their place only now."""
        return _placed(self._own, self._texts)


#: texts as they are noted while a picture is drawn: the fields of `Placed`, and where parts lie
_Own: TypeAlias = list[tuple[str, str, Box, int | None, int]]
_Texts: TypeAlias = list[tuple[PicturePart, int, int]]


def _placed(own: _Own, texts: _Texts) -> list[Placed]:
    return [one.moved(x, y) for part, x, y in texts for one in part.placed] + [Placed(*one) for one in own]


class _Parts:
    """Finished parts, the least used thrown away first."""

    def __init__(self, most: int) -> None:
        self._most, self._bytes = most, 0
        self._parts: OrderedDict[Hashable, PicturePart] = OrderedDict()

    def get(self, key: Hashable) -> PicturePart | None:
        part = self._parts.get(key)
        if part is not None:
            self._parts.move_to_end(key)
        return part

    def put(self, key: Hashable, part: PicturePart) -> None:
        self._parts[key] = part
        self._bytes += part.wide * part.high
        while self._bytes > self._most:
            _, old = self._parts.popitem(last=False)
            self._bytes -= old.wide * old.high

    def clear(self) -> None:
        self._parts.clear()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        return self._bytes


PARTS = _Parts(KEPT)


@lru_cache(maxsize=200)
def _corners(radius: int, fill: str, line: str | None, thick: int, ground: str) -> tuple[Tile, ...]:
    """Four rounded corners of a panel, clockwise from the upper left."""
    side = 2 * radius
    pen = Pen(side, side, side)
    pen.rounded(0, 0, side, side, radius, fill, line, thick)
    tile = pen.sprite().on(ground)
    boxes = [(x, y, x + radius, y + radius) for x, y in ((0, 0), (radius, 0), (radius, radius), (0, radius))]
    return tuple(tile.crop(box) for box in boxes)


@lru_cache(maxsize=500)
def _panel(wide: int, high: int, fill: str, on: str, line: str | None, thick: int, radius: int) -> Tile:
    """A small panel, ready to be pasted."""
    canvas, mask = Canvas(wide, high, fill), Image.new("1", (wide, high), 255).im
    canvas.laid(0, 0, wide, high, fill, on, line, thick, radius)
    far, low = wide - radius, high - radius
    places = ((0, 0), (far, 0), (far, low), (0, low))
    for corner, (x, y) in zip(_corners(radius, fill, line, thick, on), places, strict=True):
        mask.paste(corner.unpacked()[1], (x, y, x + radius, y + radius))
    return Tile(canvas.pixels, mask)


class Canvas:
    """A picture in the making. Every verb names the ground it draws on, so edges are smooth without blending."""

    def __init__(self, width: int, height: int, ground: str = "parchment") -> None:
        self._begin(_imaging.fill("P", (width, height), palette.index(ground)), ground)

    @classmethod
    def over(cls, layer: PicturePart | Image.Image, ground: str) -> Canvas:
        """A canvas that begins with a copy of a finished layer, or of a picture in palette bytes."""
        canvas = cls.__new__(cls)
        if isinstance(layer, PicturePart):
            canvas._begin(layer.unpacked()[0].copy(), ground)
            canvas._texts.append((layer, 0, 0))
        else:
            canvas._begin(layer.copy().im, ground)
        return canvas

    def _begin(self, pixels: ImagingCore, ground: str) -> None:
        self.ground = ground
        #: Pillow's own pixels: pasting into them directly saves most of a paste's time
        self.pixels = pixels
        self._own: _Own = []
        self._texts: _Texts = []

    @property
    def image(self) -> Image.Image:
        """The picture of these pixels; what is drawn later is seen on it, too."""
        return palette.swatch()._new(self.pixels)

    @property
    def placed(self) -> list[Placed]:
        """Every text on the picture."""
        return _placed(self._own, self._texts)

    def as_part(self) -> PicturePart:
        """What has been drawn, to be kept."""
        return PicturePart(self.pixels, self._own, self._texts)

    def finished(self) -> Image.Image:
        """The picture with its palette."""
        image = self.image
        image.putpalette(list(palette.flat()))
        return image

    def _paste(self, tile: Tile, x: int, y: int) -> None:
        pixels, mask = tile.layers or tile.unpacked()
        tile.used = True
        self.pixels.paste(pixels, (x, y, x + tile.wide, y + tile.high), mask)

    # -- grounds ---------------------------------------------------------------------------------------------------

    def fill(self, x: int, y: int, wide: int, high: int, paint: str) -> None:
        """A plain rectangle."""
        if wide > 0 and high > 0:
            self.pixels.paste(palette.index(paint), (x, y, x + wide, y + high))

    def frame(self, x: int, y: int, wide: int, high: int, paint: str, thick: int = 2) -> None:
        """Four straight lines just inside a rectangle."""
        self.fill(x, y, wide, thick, paint)
        self.fill(x, y + high - thick, wide, thick, paint)
        self.fill(x, y, thick, high, paint)
        self.fill(x + wide - thick, y, thick, high, paint)

    def dashes(self, x: int, y: int, wide: int, high: int, paint: str, thick: int = 2, dash: int = 9) -> None:
        """A dashed rectangle: something could be here."""
        for at in range(0, wide, 2 * dash):
            long = min(dash, wide - at)
            self.fill(x + at, y, long, thick, paint)
            self.fill(x + at, y + high - thick, long, thick, paint)
        for at in range(0, high, 2 * dash):
            long = min(dash, high - at)
            self.fill(x, y + at, thick, long, paint)
            self.fill(x + wide - thick, y + at, thick, long, paint)

    def panel(
        self,
        x: int,
        y: int,
        wide: int,
        high: int,
        fill: str,
        on: str,
        line: str | None = None,
        thick: int = 2,
        radius: int = 10,
        shadow: str | None = None,
    ) -> None:
        """A sheet with rounded corners, with a flat shadow if it lies above its ground."""
        if shadow:
            self.panel(x + 3, y + 4, wide, high, shadow, on, None, 0, radius)
        radius = min(radius, wide // 2, high // 2)
        if wide * high <= SMALL:
            self._paste(_panel(wide, high, fill, on, line, thick, radius), x, y)
        else:
            self.laid(x, y, wide, high, fill, on, line, thick, radius)

    def laid(
        self, x: int, y: int, wide: int, high: int, fill: str, on: str, line: str | None, thick: int, radius: int
    ) -> None:
        """A panel, piece by piece."""
        self.fill(x + radius, y, wide - 2 * radius, high, fill)
        self.fill(x, y + radius, wide, high - 2 * radius, fill)
        if line:
            self.fill(x + radius, y, wide - 2 * radius, thick, line)
            self.fill(x + radius, y + high - thick, wide - 2 * radius, thick, line)
            self.fill(x, y + radius, thick, high - 2 * radius, line)
            self.fill(x + wide - thick, y + radius, thick, high - 2 * radius, line)
        right, low = x + wide - radius, y + high - radius
        places = ((x, y), (right, y), (right, low), (x, low))
        for corner, place in zip(_corners(radius, fill, line, thick, on), places, strict=True):
            self._paste(corner, *place)

    # -- sprites ---------------------------------------------------------------------------------------------------

    def sheet(
        self, x: int, y: int, wide: int, high: int, line: str = "ink", thick: int = 3, fill: str = "vellum",
        radius: int = 14,
    ) -> None:  # fmt: skip
        """A sheet of vellum or something else on the canvas, within its shadow."""
        self.panel(x, y, wide - 3, high - 4, fill, self.ground, line, thick, radius, "shade")

    def seat_sheet(self, wide: int, high: int, paint: str, turn: bool) -> int:
        """The sheet of a seat with a stripe of its paint, framed in red on its turn; returns how thick the frame is."""
        line, thick = ("rubric", 6) if turn else ("ink", 3)
        self.sheet(0, 0, wide, high, line, thick)
        self.fill(thick + 8, thick, wide - 2 * thick - 19, 8, paint)
        return thick

    def stamp(self, sprite: Sprite, x: int, y: int, on: str) -> None:
        """A sprite with its upper left corner here."""
        self._paste(sprite.on(on), x, y)

    def draw(self, pen: Pen, x: int, y: int, on: str) -> None:
        """What a pen has drawn for this picture alone: nothing of it is kept."""
        flat, mask = flattened(pen.finished(), on)
        self.pixels.paste(flat.im, (x, y, x + flat.width, y + flat.height), mask.im)

    def stamp_mid(self, sprite: Sprite, x: int, y: int, on: str) -> None:
        """A sprite centred here."""
        self.stamp(sprite, x - sprite.size[0] // 2, y - sprite.size[1] // 2, on)

    def counted(
        self, x: int, y: int, sign: Sprite, number: int | str, right: int, size: int, *, down: int = 0,
        face: Face = "number", ink: str = "ink", on: str = "vellum", anchor: str = "lm", width: int | None = None,
        least: int = 0,
    ) -> int:  # fmt: skip
        """A sign around (x, y), and so far right of it how many there are of it; returns where the number ends."""
        self.stamp_mid(sign, x, y, on)
        place = x + right, y + down
        return self.text(*place, str(number), face, size, ink=ink, on=on, anchor=anchor, width=width, least=least)

    def part(
        self,
        key: Hashable,
        x: int,
        y: int,
        wide: int,
        high: int,
        on: str,
        draw: Callable[[Canvas], None],
        under: Callable[[], PicturePart] | None = None,
    ) -> None:
        """A piece of the picture that is kept by its key and drawn only when it is new.

        It begins with a plain ground, or with a finished layer that the key stands for too.
        """
        full = (key, wide, high, on)
        part = PARTS.get(full)
        if part is None:
            inner = Canvas.over(under(), on) if under else Canvas(wide, high, on)
            draw(inner)
            part = inner.as_part()
            PARTS.put(full, part)
        self.lay(part, x, y)

    def lay(self, part: PicturePart, x: int, y: int) -> None:
        """A finished part with its upper left corner here."""
        (pixels,) = part.layers or part.unpacked()
        self.pixels.paste(pixels, (x, y, x + part.wide, y + part.high))
        self._texts.append((part, x, y))

    def kept(
        self, draw: Callable[Concatenate[Canvas, int, int, P], None], x: int, y: int, wide: int, high: int, on: str,
        *shown: P.args, **more: P.kwargs,
    ) -> None:  # fmt: skip
        """A part that is drawn from nothing but its width, its height and what is shown on it, and kept by these."""
        key = (draw, shown, *more.items())
        self.part(key, x, y, wide, high, on, lambda inner: draw(inner, wide, high, *shown, **more))

    def kept_sheet(
        self, key: Hashable, x: int, y: int, wide: int, high: int, draw: Callable[[Canvas, int, int], None]
    ) -> None:
        """A sheet of vellum that is kept by its key; what is drawn on it is told the room it has."""

        def whole(inner: Canvas) -> None:
            inner.sheet(0, 0, wide, high)
            draw(inner, wide - 3, high - 4)

        self.part(key, x, y, wide, high, self.ground, whole)

    # -- text ------------------------------------------------------------------------------------------------------

    def text(
        self,
        x: int,
        y: int,
        text: str,
        face: Face = "text",
        size: int = 24,
        *,
        ink: str = "ink",
        on: str = "vellum",
        anchor: str = "lb",
        width: int | None = None,
        least: int = 0,
    ) -> int:
        """One line of text, never wider than `width`; returns where it ends.

        The anchor says how it hangs on (x, y): l, m or r across; b (base line), m (middle of capitals) or t upright.
        """
        label = lettering.fitted(text, face, size, width, least) if width is not None else Label(text, face, size)
        return self._print(x, y, label, ink, on, anchor, text, width)

    def lines(
        self,
        x: int,
        y: int,
        text: str,
        face: Face = "text",
        size: int = 24,
        *,
        width: int,
        lines: int = 2,
        lead: float = 1.12,
        ink: str = "ink",
        on: str = "vellum",
        anchor: str = "lt",
        least: int = 0,
    ) -> int:
        """Several lines within `width`, anchored at the top or around their middle; returns the last base line."""
        labels = lettering.wrapped(text, face, size, width, lines, least)
        if not labels:
            return y
        step = round(labels[0].size * lead)
        cap = lettering.rise(face, labels[0].size)
        base = y + cap if anchor[1] == "t" else y - ((len(labels) - 1) * step - cap) // 2
        for number, label in enumerate(labels):
            wanted = text.replace(lettering.SOFT_HYPHEN, "") if len(labels) == 1 else label.text
            self._print(x, base + number * step, label, ink, on, anchor[0] + "b", wanted, width)
        return base + (len(labels) - 1) * step

    def plaque(
        self, x: int, y: int, wide: int, high: int, text: str, size: int, *, fill: str, ink: str, on: str = "vellum",
        line: str | None = None, thick: int = 2, radius: int | None = None, face: Face = "number",
        width: int | None = None, least: int = 0, down: int = 1,
    ) -> None:  # fmt: skip
        """A small panel, round unless it is told, with a text in its middle: capitals look centred a little lower."""
        self.panel(x, y, wide, high, fill, on, line, thick, high // 2 if radius is None else radius)
        middle = x + wide // 2, y + high // 2 + down
        self.text(*middle, text, face, size, ink=ink, on=fill, anchor="mm", width=width, least=least)

    def _print(
        self, x: int, y: int, label: Label, ink: str, on: str, anchor: str, wanted: str, allowed: int | None
    ) -> int:
        found = lettering.printed(label, ink, on)
        across, upright = anchor[0], anchor[1]
        if across != "l":
            x -= found.wide // 2 if across == "m" else found.wide
        if upright != "b":
            y += found.rise // 2 if upright == "m" else found.rise
        tile = found.tile
        if tile:
            left, top = x + found.dx, y + found.dy
            self._paste(tile, left, top)
            box = (left, top, left + tile.wide, top + tile.high)
            self._own.append((wanted, label.text, box, allowed, label.size))
        elif wanted.strip():
            # no room for a single letter: noted, so that what is missing can be found
            self._own.append((wanted, label.text, (x, y, x, y), allowed, label.size))
        return x + found.wide


def layer(draw: Callable[P, Canvas]) -> Callable[P, PicturePart]:
    """Keeps a finished drawing, by its arguments: many pictures begin with a copy of it."""

    kept: dict[Hashable, PicturePart] = {}

    @wraps(draw)
    def call(*args: P.args, **kwargs: P.kwargs) -> PicturePart:
        key = (args, *kwargs.items())
        found = kept.get(key)
        if found is None:
            found = kept[key] = draw(*args, **kwargs).as_part()
            IN_USE.add(found)
        return found

    return call
