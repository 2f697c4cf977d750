"""The sign of each city on its shield: seats differ by sign and pattern, not by colour alone."""

from __future__ import annotations

from math import pi

from engine.games.alba_longa.pieces import Town
from renderers import heraldry
from renderers.api import LIVERIES, Canvas, Pen, around, sprite

#: which livery a city wears, no matter who plays it
LIVERY = {Town.ALBA_LONGA: 0, Town.ROMA: 3, Town.VEII: 2, Town.VELITRAE: 1, Town.REATE: 4}


@sprite
def emblem(town: Town, size: int, ink: str, ground: str) -> Pen:
    """The mountain of Alba, the wolf of Rome, the wheel of Veii, the grapes of Velitrae, the spring of Reate."""
    pen = Pen(size, size)
    if town is Town.ALBA_LONGA:
        pen.path("M2 84 L36 18 L52 48 L66 28 L98 84 Z", ink)
        pen.path("M36 18 L45 36 L38 44 L32 38 L26 38 Z", ground)
        pen.line("M10 95 H90", ink, 9)
    elif town is Town.ROMA:
        pen.path(
            "M1 42 L15 32 L17 13 L25 25 L31 14 L35 30 C50 36 66 29 82 31 C93 33 97 46 98 72 L90 66 C90 58 88 52 85 48 "
            "L86 91 H74 L70 64 H46 L40 91 H28 L27 58 L16 53 L3 54 Z",
            ink,
        )
        for x in (52, 62):
            pen.circle(x, 70, 5, ink)
    elif town is Town.VEII:
        pen.circle(50, 50, 47, ink)
        pen.circle(50, 50, 34, ground)
        for spoke in around(50, 50, 38, 8, pi / 8):
            pen.line([(50, 50), spoke], ink, 7)
        pen.circle(50, 50, 13, ink)
    elif town is Town.VELITRAE:
        for row, count in enumerate((4, 3, 2, 1)):
            for place in range(count):
                pen.circle(50 + (place - (count - 1) / 2) * 22, 38 + row * 17, 10.5, ink)
        pen.line("M50 30 V8", ink, 7)
        pen.path("M52 20 C62 0 86 0 96 10 C88 28 66 30 52 20 Z", ink)
    elif town is Town.REATE:
        for y in (24, 50, 76):
            up, down = y - 16, y + 16
            wave = f"M4 {y} C14 {up} 24 {up} 34 {y} C44 {down} 54 {down} 64 {y} C74 {up} 84 {up} 96 {y}"
            pen.line(wave, ink, 12)
    else:
        pen.path("M16 94 V20 H30 V32 H42 V20 H58 V32 H70 V20 H84 V94 Z", ink)
        pen.path("M40 94 V68 C40 54 60 54 60 68 V94 Z", ground)
    return pen


def livery(town: Town) -> int:
    """The number of a city's colours."""
    return LIVERY[town]


def shield(canvas: Canvas, x: int, y: int, wide: int, town: Town, on: str) -> None:
    """A city's shield with its sign; Assisi's is bare stone."""
    size = round(wide * 0.58)
    left, top = x + (wide - size) // 2, y + round(wide * 0.5) - size // 2
    if town is Town.ASSISI:
        heraldry.blank_shield(canvas, x, y, wide, on, "ashlar", "ink")
        canvas.stamp(emblem(town, size, "ink", "ashlar"), left, top, "ashlar")
        return
    colours = LIVERIES[LIVERY[town]]
    heraldry.shield(canvas, x, y, wide, LIVERY[town], "", on)
    canvas.stamp(emblem(town, size, colours.letter, colours.paint), left, top, colours.paint)
