"""Single sheets beside the board: a titled page in a guild's colours, panels with a heading."""

from __future__ import annotations

from engine.games.flandern1302.pieces import Arms
from renderers import titled
from renderers.api import Canvas, Leaf, TitleLine, Titling, parchment
from renderers.flandern1302 import look

WIDTH, MARGIN, TITLE = titled.WIDTH, titled.MARGIN, titled.TITLE
LEFT, TOP, WIDE = titled.LEFT, titled.TOP, titled.WIDE
TITLING = Titling("title", TitleLine(53, 54), TitleLine(36, 50), TitleLine(82, 28, least=16))


def page(high: int, title: str, under: str = "", arms: Arms | None = None, sign: str = "") -> Canvas:
    """A sheet of parchment with a title, under a guild's crest or a city's letter."""
    canvas = parchment(high)
    left = MARGIN + 26
    if arms:
        look.crest(canvas, left, MARGIN + 13, 68, arms, "ink")
        left += 92
    elif sign:
        look.letter(canvas, left, MARGIN + 16, 72, 50, sign, "ink")
        left += 96
    TITLING.write(canvas, left, MARGIN, WIDTH - MARGIN - 26 - left, title, under)
    return canvas


def panel(canvas: Canvas, x: int, y: int, wide: int, high: int, title: str = "") -> None:
    """A sheet of vellum on the page, with a heading."""
    canvas.sheet(x, y, wide, high)
    if title:
        canvas.text(x + 20, y + 32, title, "title", 28, anchor="lm", width=wide - 43, least=16)
        canvas.fill(x + 20, y + 54, wide - 43, 2, "rule")


LEAF = Leaf(page)
