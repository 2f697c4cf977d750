"""Single sheets beside the board: a titled page, and the rows that several of them share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.comuni.pieces import Comune
from renderers import heraldry
from renderers.canvas import Canvas
from renderers.comuni import look
from renderers.palette import LIVERIES

WIDTH, MARGIN, TITLE = 1200, 22, 104


def page(high: int, title: str, under: str = "", comune: Comune | None = None) -> Canvas:
    """A sheet of parchment with a title; in a comune's colours if it belongs to one."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    canvas.panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left = MARGIN + 26
    if comune:
        look.shield(canvas, left, MARGIN + 13, 68, comune, "ink")
        livery = LIVERIES[look.livery(comune)]
        canvas.fill(left + 86, MARGIN + 16, 6, TITLE - 32, livery.paint)
        left += 108
    room = WIDTH - MARGIN - 26 - left
    if under:
        canvas.text(left, MARGIN + 36, title, "title", 50, ink="glint", on="ink", anchor="lm", width=room)
        canvas.text(left, MARGIN + 82, under, "bold", 28, ink="vellum", on="ink", anchor="lm", width=room)
    else:
        canvas.text(left, MARGIN + 53, title, "title", 56, ink="glint", on="ink", anchor="lm", width=room)
    return canvas


def who(canvas: Canvas, x: int, y: int, wide: int, high: int, comune: Comune, name: str, on: str) -> None:
    """Shield, comune and player, beside each other."""
    size = min(58, high - 24)
    look.shield(canvas, x, y + (high - round(size * heraldry.TALL)) // 2, size, comune, on)
    left, room = x + size + 14, wide - size - 20
    if name:
        canvas.text(left, y + high // 2 - 13, comune.name, "title", 32, on=on, anchor="lm", width=room, least=18)
        canvas.text(left, y + high // 2 + 20, name, "bold", 23, ink="sepia", on=on, anchor="lm", width=room, least=15)
    else:
        canvas.text(left, y + high // 2, comune.name, "title", 34, on=on, anchor="lm", width=room, least=18)


def headings(canvas: Canvas, y: int, columns: Sequence[tuple[int, int, str]], on: str = "parchment") -> None:
    """Small words over the columns of a table: (middle, width, word)."""
    for middle, room, word in columns:
        canvas.lines(
            middle, y, word, "bold", 22, width=room, lines=2, ink="sepia", on=on, anchor="mm", lead=1.0, least=14
        )
