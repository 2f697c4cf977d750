"""A city from afar: the hills of Latium, and monuments rising from their foundations."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Town
from renderers.alba_longa import emblems, look, monuments
from renderers.alba_longa.look import Box
from renderers.alba_longa.signs import ART
from renderers.api import Canvas

#: from this width on, all monuments stand in one row
ONE_ROW = 1000
#: one of twelve vultures
_bird = ART["bird"]
#: mountains with a lake between them, and one terrace for each row of monuments
_LAND = {rows: ART.stretched(f"land-{rows}") for rows in (1, 2)}


def scene(canvas: Canvas, box: Box, town: Town, built: int, foundations: int, new: int = 0) -> None:
    """The monuments of a city; those built since the last picture are marked."""
    x, y, wide, high = box
    rows = 1 if wide >= ONE_ROW else 2
    canvas.stamp(_LAND[rows](wide, high), x, y, "sky")
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
