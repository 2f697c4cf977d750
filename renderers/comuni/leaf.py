"""Single sheets beside the board: a titled page, and the rows that several of them share."""

from __future__ import annotations

from engine.games.comuni.pieces import Comune
from renderers import heraldry, titled
from renderers.api import LIVERIES, Canvas, Leaf, TitleLine, Titling, parchment
from renderers.comuni import look

WIDTH, MARGIN, TITLE = titled.WIDTH, titled.MARGIN, titled.TITLE
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


LEAF = Leaf(page)
