"""Single sheets beside the board: a page with a title."""

from __future__ import annotations

from engine.games.comuni.pieces import Comune
from renderers import titled
from renderers.api import LIVERIES, Canvas, Leaf, TitleLine, Titling, parchment
from renderers.comuni import look

WIDTH, MARGIN, TITLE = titled.WIDTH, titled.MARGIN, titled.TITLE
LEFT, TOP, WIDE = titled.LEFT, titled.TOP, titled.WIDE
TITLING = Titling("title", TitleLine(53, 56), TitleLine(36, 50), TitleLine(82, 28))


def page(high: int, title: str, under: str = "", comune: Comune | None = None) -> Canvas:
    """A sheet of parchment with a title; in a comune's colours if it belongs to one."""
    canvas = parchment(high)
    left = MARGIN + 26
    if comune:
        look.shield(canvas, left, MARGIN + 13, 68, comune, "ink")
        livery = LIVERIES[look.livery(comune)]
        canvas.fill(left + 86, MARGIN + 16, 6, TITLE - 32, livery.paint)
        left += 108
    TITLING.write(canvas, left, MARGIN, WIDTH - MARGIN - 26 - left, title, under)
    return canvas


LEAF = Leaf(page)
