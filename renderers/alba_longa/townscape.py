"""A city from afar: the hills of Latium, and monuments rising from their foundations."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Town
from renderers.alba_longa import emblems, look, monuments
from renderers.alba_longa.look import Box
from renderers.alba_longa.signs import ART
from renderers.api import Canvas, Pen, sprite

#: from this width on, all monuments stand in one row
ONE_ROW = 1000
#: one of twelve vultures
_bird = ART["bird"]


@sprite
def _land(wide: int, high: int, rows: int) -> Pen:
    """Sky, mountains with a lake between them, and one terrace for each row of monuments."""
    pen = Pen(wide, high, wide)
    w, h = float(wide), float(high)
    pen.box(0, 0, w, h, "sky")
    pen.path(f"M0 {h * 0.6} L{w * 0.16} {h * 0.3} L{w * 0.3} {h * 0.52} L{w * 0.46} {h * 0.22} L{w * 0.66} {h * 0.56} "
             f"L{w * 0.82} {h * 0.34} L{w} {h * 0.58} V{h} H0 Z", "azure-pale")  # fmt: skip
    pen.path(f"M{w * 0.46} {h * 0.22} L{w * 0.51} {h * 0.31} L{w * 0.47} {h * 0.34} L{w * 0.44} {h * 0.31} "
             f"L{w * 0.41} {h * 0.31} Z", "chalk")  # fmt: skip
    pen.path(f"M0 {h * 0.62} C{w * 0.3} {h * 0.46} {w * 0.5} {h * 0.66} {w} {h * 0.5} V{h} H0 Z", "vert-pale")
    if rows == 2:
        pen.path(f"M0 {h * 0.5} C{w * 0.3} {h * 0.46} {w * 0.7} {h * 0.46} {w} {h * 0.5} V{h} H0 Z", "leaf")
        pen.path(f"M0 {h * 0.56} H{w} V{h * 0.6} H0 Z", "moss")
    pen.box(0, h * 0.93, w, h * 0.07 + 1, "moss")
    pen.path(f"M0 {h * 0.88} C{w * 0.3} {h * 0.86} {w * 0.7} {h * 0.86} {w} {h * 0.88} V{h * 0.94} H0 Z", "leaf")
    return pen


def scene(canvas: Canvas, box: Box, town: Town, built: int, foundations: int, new: int = 0) -> None:
    """The monuments of a city; those built since the last picture are marked."""
    x, y, wide, high = box
    rows = 1 if wide >= ONE_ROW else 2
    canvas.stamp(_land(wide, high, rows), x, y, "sky")
    across = -(-foundations // rows)
    each = wide // across
    tall = high * 0.46 if rows == 2 else high * 0.84
    size = min(each - 6, int(tall / monuments.TALL))
    livery = emblems.livery(town)
    if built < 3:
        for at, up in ((0.62, 0.14), (0.7, 0.22), (0.55, 0.24)):
            canvas.stamp(_bird(18), x + int(wide * at), y + int(high * up), "sky")
    # the first ones stand in front, the later ones higher up behind them
    for number in sorted(range(foundations), key=lambda one: -(one // across)):
        row = number // across
        base = y + round(high * (0.965 if row == 0 else 0.5 + 0.045))
        left = x + number % across * each + (each - size) // 2 + (wide - each * across) // 2
        ground = "leaf" if row == 0 or rows == 1 else "vert-pale"
        one = monuments.monument(number, size, livery) if number < built else monuments.foundation(size)
        canvas.stamp(one, left, base - one.size[1], ground)
        if built - new <= number < built:
            look.fresh(canvas, left + size - 6, base - one.size[1] + 8, "sky", 26)
