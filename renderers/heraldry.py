"""What belongs to a seat: shields, envoys, flags, always in its paint, with its pattern and its letter."""

from __future__ import annotations

from typing import Protocol

from renderers import lettering
from renderers.canvas import Canvas
from renderers.emoji import DrawIcon, upon
from renderers.palette import LIVERIES, Pattern
from renderers.pen import Pen, Point, Sprite, path, sprite

SHIELD = "M6 6 H94 V52 C94 84 66 102 50 110 C34 102 6 84 6 52 Z"
#: height of a shield by its width
TALL = 1.14


class Dress(Protocol):
    """What a pattern is painted with; every livery is one."""

    @property
    def paint(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def pattern(self) -> Pattern: ...
    @property
    def pale(self) -> str: ...
    @property
    def deep(self) -> str: ...


def pattern(pen: Pen, livery: Dress, outline: list[Point], tall: float) -> None:
    """The seat's pattern, tone in tone, within an outline; never on the side of its letter's contrast."""
    tone = livery.deep if livery.letter == "chalk" else livery.pale

    def draw(inner: Pen) -> None:
        inner.box(-5, -5, 110, tall + 10, livery.paint)
        if livery.pattern == "bend":
            for at in range(-100, 120, 44):
                inner.shape([(at, 0), (at + 20, 0), (at + 20 + tall, tall), (at + tall, tall)], tone)
        elif livery.pattern == "fess":
            for at in range(0, int(tall) + 20, 40):
                inner.box(-5, at, 110, 18, tone)
        elif livery.pattern == "pales":
            for at in range(4, 110, 36):
                inner.box(at, -5, 17, tall + 10, tone)
        elif livery.pattern == "cross":
            inner.box(38, -5, 24, tall + 10, tone)
            inner.box(-5, tall * 0.36, 110, 24, tone)
        elif livery.pattern == "chevrons":
            for at in range(-20, int(tall) + 60, 40):
                inner.shape([(-5, at), (50, at - 40), (105, at), (105, at + 18), (50, at - 22), (-5, at + 18)], tone)
        else:
            for row in range(-1, int(tall / 28) + 2):
                for column in range(5):
                    x, y = column * 28 + (14 if row % 2 else 0) - 6, row * 28 + 10
                    inner.shape([(x, y - 13), (x + 8, y), (x, y + 13), (x - 8, y)], tone)

    pen.within(outline, draw)


@sprite
def bare_shield(wide: int, seat: int) -> Pen:
    """A seat's shield, with nothing on it."""
    pen = Pen(wide, round(wide * TALL) + 1)
    outline = path(SHIELD)[0]
    pattern(pen, LIVERIES[seat], outline, 112)
    pen.shape(outline, None, "ink", 6 if wide < 60 else 4.5)
    return pen


@sprite
def _blank(wide: int, fill: str, line: str) -> Pen:
    pen = Pen(wide, round(wide * TALL) + 1)
    pen.shape(path(SHIELD)[0], fill, line, 6)
    return pen


@sprite
def _envoy(wide: int, seat: int) -> Pen:
    """A messenger in a hat and a long cloak."""
    pen = Pen(wide, round(wide * 1.3))
    cloak = path(
        "M50 36 C74 38 82 56 86 90 C88 104 92 112 96 120 C80 130 20 130 4 120 C8 112 12 104 14 90 C18 56 26 38 50 36 Z"
    )[0]
    pattern(pen, LIVERIES[seat], cloak, 128)
    pen.shape(cloak, None, "ink", 5)
    pen.circle(50, 28, 19, "straw", "ink", 5)
    pen.path(
        "M14 25 C24 17 30 17 33 17 C34 4 66 4 67 17 C70 17 76 17 86 25 C74 31 26 31 14 25 Z",
        LIVERIES[seat].paint,
        "ink",
        5,
    )
    return pen


@sprite
def single_pawn(wide: int, seat: int | None) -> Pen:
    """An envoy at home, or the empty place of one that is out."""
    pen = Pen(wide, round(wide * 1.3))
    body = path(
        "M50 8 C64 8 70 18 70 28 C70 36 66 40 62 44 C76 54 80 76 84 100 C90 104 92 110 92 118 H8 C8 "
        "110 10 104 16 100 C20 76 24 54 38 44 C34 40 30 36 30 28 C30 18 36 8 50 8 Z"
    )[0]
    if seat is None:
        pen.shape(body, "fold", "rule", 6)
    else:
        pen.shape(body, LIVERIES[seat].paint, "ink", 8)
    return pen


@sprite
def gonfalon(high: int) -> Pen:
    """The leader of the alliance: a standard on a lance."""
    wide = round(high * 0.78)
    pen = Pen(wide, high)
    pen.line("M14 8 V122", "ink", 10)
    pen.line("M14 8 V122", "wood", 5)
    pen.path("M14 0 L21 11 L14 18 L7 11 Z", "silver", "ink", 3)
    pen.path("M16 18 H96 L80 42 L96 66 H16 Z", "chalk", "ink", 5)
    pen.box(40, 20, 13, 44, "rubric")
    pen.path("M18 36 H84 L80 42 L84 48 H18 Z", "rubric")
    return pen


def shield(canvas: Canvas, x: int, y: int, wide: int, seat: int, letter: str, on: str) -> None:
    """A seat's shield with its letter."""
    canvas.stamp(bare_shield(wide, seat), x, y, on)
    _lettered(canvas, x + wide // 2, y + round(wide * 0.49), round(wide * 0.66), seat, letter)


def shield_icon(wide: int, seat: int, letter: str) -> Sprite:
    """A seat's shield with its letter, for itself: on a plain ground, for on its pattern a small letter is lost."""

    def draw(canvas: Canvas, *_: int) -> None:
        canvas.stamp(plain_field(wide, LIVERIES[seat].paint), 0, 0, LIVERIES[seat].paint)
        _lettered(canvas, wide // 2, round(wide * 0.5), round(wide * 0.74), seat, letter)

    return upon(bare_shield(wide, seat), draw)


def seat_icon(seat: int, letter: str) -> DrawIcon:
    """A seat's shield with its letter, of any size."""
    return lambda wide: shield_icon(wide, seat, letter)


@sprite
def plain_field(wide: int, paint: str) -> Pen:
    """A shield's middle without a pattern, so that a small sign on it is seen."""
    pen = Pen(wide, round(wide * TALL) + 1)
    pen.path("M50 10 C78 10 84 34 84 52 C84 78 66 92 50 98 C34 92 16 78 16 52 C16 34 22 10 50 10 Z", paint)
    return pen


def blank_shield(canvas: Canvas, x: int, y: int, wide: int, on: str, fill: str = "fold", line: str = "rule") -> None:
    """A shield nobody holds."""
    canvas.stamp(_blank(wide, fill, line), x, y, on)


def envoy(canvas: Canvas, x: int, y: int, wide: int, seat: int, letter: str, on: str) -> None:
    """A seat's envoy with its letter."""
    canvas.stamp(_envoy(wide, seat), x, y, on)
    _lettered(canvas, x + wide // 2, y + round(wide * 0.84), round(wide * 0.56), seat, letter)


def _lettered(canvas: Canvas, x: int, y: int, size: int, seat: int, letter: str) -> None:
    """A seat's letter on the seat's own paint."""
    livery = LIVERIES[seat]
    canvas.text(x, y, letter, "title", size, ink=livery.letter, on=livery.paint, anchor="mm")


def pawns(canvas: Canvas, x: int, y: int, wide: int, seat: int, home: int, all_: int, on: str) -> int:
    """Envoys at home and the places of those who are out; returns where the row ends."""
    for place in range(all_):
        canvas.stamp(single_pawn(wide, seat if place < home else None), x + place * (wide + 4), y, on)
    return x + all_ * (wide + 4)


def cap(size: int) -> int:
    """Height of a capital of a title."""
    return lettering.rise("title", size)
