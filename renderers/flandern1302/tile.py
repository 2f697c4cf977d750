"""A quarter that lies beside the board, as a tile: its shape, whose it is, its printed masters."""

from __future__ import annotations

from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import Arms, QuarterName, Shape, Special
from renderers.api import Canvas
from renderers.flandern1302 import block, look, plan, roofs, wood
from renderers.flandern1302.plan import AIR, Outline

OUTLINES: dict[Shape, Outline] = {
    Shape.ROW: ((0.0, 0.0), (10.0, 0.0), (10.0, 4.0), (0.0, 4.0)),
    Shape.WEDGE: ((0.0, 4.0), (3.4, 0.0), (10.0, 0.0), (10.0, 4.0)),
    Shape.YARD: ((0.0, 0.0), (6.0, 0.0), (6.0, 4.0), (0.0, 4.0)),
}
_ON_WALL = {Special.A: Shape.YARD, Special.B: Shape.WEDGE, Special.C: Shape.WEDGE, Special.D: Shape.WEDGE}
#: the longest tile with its air, in units
LONG, TALL = 10 + 2 * AIR, 4 + 2 * AIR


def height(wide: int) -> int:
    """How high tiles are if the longest are so wide."""
    return round(wide * TALL / LONG)


def draw(canvas: Canvas, x: int, y: int, wide: int, name: QuarterName, data: Components, on: str = "vellum") -> None:
    """A tile within a box of this width."""
    kind, scale = data.kinds[name], wide / LONG
    outline = OUTLINES[kind.shape or _ON_WALL[kind.special or Special.A]]
    guise, church = look.GUISES[kind.arms], kind.arms is Arms.CHURCH
    sprite = roofs.churchyard(outline, scale) if church else roofs.quarter(outline, kind.arms, scale)
    canvas.stamp(sprite, x, y, on)
    small = plan.Town(x + sprite.size[0] // 2, y + sprite.size[1] // 2, scale)
    cx, cy = small.x, small.y
    if kind.special:
        canvas.stamp_mid(wood.chapel(scale), cx + small.length(1.5), cy, "chalk")
        block.tag(canvas, small, cx - small.length(1.5), cy, str(kind.special))
    elif church:
        canvas.stamp_mid(wood.chapel(scale), cx, cy, "chalk")
    else:
        tight = kind.shape is Shape.YARD and kind.masters
        size = small.length(2.4 if tight else 2.9)
        shift = small.length(1.4 if tight else 0.75 + 0.55 * kind.masters) if kind.masters else 0
        left = cx - shift - size // 2
        look.crest(canvas, left, cy - round(size * look.TALL / 2), size, kind.arms, guise.paint)
        if kind.masters:
            block.masters(canvas, small, cx + small.length(1.3 if tight else 1.6), cy, kind.masters, 0, guise.paint)
