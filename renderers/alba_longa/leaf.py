"""Single sheets beside the board: a titled page in the frieze, and the rows that several of them share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.alba_longa.pieces import Town
from renderers.alba_longa import emblems, frieze
from renderers.api import LIVERIES, Canvas, Leaf

WIDTH, MARGIN, TITLE = 1200, 38, 100
#: where there is room under the title
LEFT, TOP, WIDE = MARGIN, MARGIN + TITLE + 16, WIDTH - 2 * MARGIN


def page(high: int, title: str, under: str = "", towns: Sequence[Town] = (), spare: int = 0) -> Canvas:
    """A sheet of parchment with a title, the shields of the cities it is about, and room spared at the right."""
    canvas = Canvas.over(frieze.bare(WIDTH, high), "parchment")
    canvas.panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN - 3, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 11, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left = MARGIN + 24
    size = 66 if len(towns) < 3 else 46
    for town in towns:
        emblems.shield(canvas, left, MARGIN + 50 - round(size * 0.57), size, town, "ink")
        left += size + 10
    left += 10 if towns else 0
    room = WIDTH - MARGIN - 26 - left - spare
    if under:
        canvas.text(left, MARGIN + 36, title, "title", 46, ink="glint", on="ink", anchor="lm", width=room - 4, least=16)
        canvas.text(left, MARGIN + 78, under, "bold", 27, ink="vellum", on="ink", anchor="lm", width=room)
    else:
        canvas.text(left, MARGIN + 52, title, "title", 54, ink="glint", on="ink", anchor="lm", width=room)
    return canvas


def band(canvas: Canvas, x: int, y: int, wide: int, high: int, town: Town | None) -> None:
    """A vellum row with a stripe in a city's colour."""
    canvas.sheet(x, y, wide, high)
    paint = LIVERIES[emblems.livery(town)].paint if town and town is not Town.ASSISI else "stone"
    canvas.fill(x + 8, y + 14, 8, high - 32, paint)


LEAF = Leaf(page, WIDTH, MARGIN, TOP)
