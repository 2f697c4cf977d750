"""Icons every game can use: coins and cubes, signs of trades, marks for states. Drawn on a grid of 100."""

from __future__ import annotations

from math import cos, pi, sin
from pathlib import Path

from renderers.art import Art
from renderers.pen import Pen, Sprite, sprite, square, star

_ART = Art(Path(__file__).parent / "art")
_BOOK = _ART["book"]
# resources
coin = _ART["coin"]
helmet = _ART["helmet"]
shell = _ART["shell"]
hammer = _ART["hammer"]
any_cube = _ART["any-cube"]
# trades
scales = _ART["scales"]
swords = _ART["swords"]
cross = _ART["cross"]
# marks
crown = _ART["crown"]
flame = _ART["flame"]
fresh = _ART["fresh"]
hourglass = _ART["hourglass"]
seal = _ART["seal"]
tick = _ART["tick"]


def book(size: int, paint: str, gap: str) -> Sprite:
    """Culture: an open book."""
    return _BOOK(size, paint, ground=gap)


@square
def laurel(pen: Pen, paint: str) -> None:
    """A victor's wreath, open at the top."""
    for side in (-1, 1):
        for leaf in range(8):
            angle = (0.5 + side * (0.1 + leaf * 0.098)) * pi
            x, y = 50 + 39 * cos(angle), 50 + 39 * sin(angle)
            lean = angle + side * 1.15
            for turn in (lean + 0.55, lean - 0.55):
                tip = (x + 14 * cos(turn), y + 14 * sin(turn))
                one = (x + 7 * cos(turn) + 4.2 * cos(turn + pi / 2), y + 7 * sin(turn) + 4.2 * sin(turn + pi / 2))
                two = (x + 7 * cos(turn) - 4.2 * cos(turn + pi / 2), y + 7 * sin(turn) - 4.2 * sin(turn + pi / 2))
                pen.shape([(x, y), one, tip, two], paint)
    pen.circle(50, 90, 4.5, paint)


@sprite
def arrow(wide: int, high: int, paint: str) -> Pen:
    """From here to there."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    mid, half = tall / 2, tall * 0.2
    pen.shape(
        [(0, mid - half), (60, mid - half), (60, 0), (100, mid), (60, tall), (60, mid + half), (0, mid + half)], paint
    )
    return pen


def framed(wide: int, high: int, rim: str, field: str, line: str) -> Pen:
    """A card with a broad rim around an empty field, to draw on."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    pen.rounded(0, 0, 100, tall, 10, rim, "ink", 5)
    pen.rounded(12, 12, 76, tall - 24, 5, field, line, 3)
    return pen


@sprite
def card_back(wide: int, high: int) -> Pen:
    """The back of a card."""
    pen = framed(wide, high, "sepia", "fold", "rule")
    pen.shape(star(50, 50 * high / wide, 26, 12, 4), "sepia")
    return pen
