"""Single sheets beside the board: a titled page under a guild's crest or a city's letter, panels with a heading."""

from __future__ import annotations

from renderers import titled
from renderers.api import Canvas, HeadedSheet, Leaf, TitleLine, Titling
from renderers.flandern1302 import look

WIDTH, MARGIN, LEFT, TOP, WIDE = titled.WIDTH, titled.MARGIN, titled.LEFT, titled.TOP, titled.WIDE
TITLING = Titling("title", TitleLine(53, 54), TitleLine(36, 50), TitleLine(82, 28, least=16))
LEAF = Leaf(titling=TITLING, sides=look.SIDES, apart=24, striped=False)
page = LEAF.page
#: a sheet of vellum on the page, with a heading
panel = HeadedSheet(28, 20, 32, 54).draw


def city_page(high: int, title: str, under: str, sign: str) -> Canvas:
    """A page about a city, with its letter."""
    canvas = page(high, title, under, begin=96)
    look.letter(canvas, MARGIN + 26, MARGIN + 16, 72, 50, sign, "ink")
    return canvas
