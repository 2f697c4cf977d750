"""The sign of each city on its shield: seats differ by sign and pattern, not by colour alone."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Town
from renderers import heraldry
from renderers.alba_longa.signs import ART
from renderers.api import LIVERIES, Canvas

#: which livery a city wears, no matter who plays it
LIVERY = {Town.ALBA_LONGA: 0, Town.ROMA: 3, Town.VEII: 2, Town.VELITRAE: 1, Town.REATE: 4}
#: the mountain of Alba, the wolf of Rome, the wheel of Veii, the grapes of Velitrae, the spring of Reate
emblem = ART.each("town-{}", Town)


def livery(town: Town) -> int:
    """The number of a city's colours."""
    return LIVERY[town]


def shield(canvas: Canvas, x: int, y: int, wide: int, town: Town, on: str) -> None:
    """A city's shield with its sign; Assisi's is bare stone."""
    size = round(wide * 0.58)
    left, top = x + (wide - size) // 2, y + round(wide * 0.5) - size // 2
    if town is Town.ASSISI:
        heraldry.blank_shield(canvas, x, y, wide, on, "ashlar", "ink")
        canvas.stamp(emblem(town, size, "ink", ground="ashlar"), left, top, "ashlar")
        return
    colours = LIVERIES[LIVERY[town]]
    heraldry.shield(canvas, x, y, wide, LIVERY[town], "", on)
    canvas.stamp(emblem(town, size, colours.letter, ground=colours.paint), left, top, colours.paint)
