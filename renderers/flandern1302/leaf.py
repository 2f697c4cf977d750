"""Single sheets beside the board: a titled page in a guild's colours, panels with a heading."""

from __future__ import annotations

from engine.games.flandern1302.pieces import Arms
from renderers.canvas import Canvas
from renderers.flandern1302 import look
from renderers.wording import Wording

WIDTH, MARGIN, TITLE = 1200, 22, 104


def page(high: int, title: str, under: str, words: Wording, arms: Arms | None = None, sign: str = "") -> Canvas:
    """A sheet of parchment with a title, under a guild's crest or a city's letter."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    canvas.panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left = MARGIN + 26
    if arms:
        look.crest(canvas, left, MARGIN + 13, 68, arms, words, "ink")
        left += 92
    elif sign:
        canvas.panel(left, MARGIN + 16, 72, 72, "ink", "ink", "gold", 3, 36)
        canvas.text(left + 36, MARGIN + 53, sign, "title", 50, ink="glint", on="ink", anchor="mm")
        left += 96
    room = WIDTH - MARGIN - 26 - left
    if under:
        canvas.text(left, MARGIN + 36, title, "title", 50, ink="glint", on="ink", anchor="lm", width=room)
        canvas.text(left, MARGIN + 82, under, "bold", 28, ink="vellum", on="ink", anchor="lm", width=room, least=16)
    else:
        canvas.text(left, MARGIN + 53, title, "title", 54, ink="glint", on="ink", anchor="lm", width=room)
    return canvas


def panel(canvas: Canvas, x: int, y: int, wide: int, high: int, title: str = "") -> None:
    """A sheet of vellum on the page, with a heading."""
    canvas.panel(x, y, wide - 3, high - 4, "vellum", "parchment", "ink", 3, 14, "shade")
    if title:
        canvas.text(x + 20, y + 32, title, "title", 28, anchor="lm", width=wide - 43, least=16)
        canvas.fill(x + 20, y + 54, wide - 43, 2, "rule")
