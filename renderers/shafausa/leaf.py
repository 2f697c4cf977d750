"""Single sheets beside the board: a titled page under the mountains, and the rows that several of them share."""

from __future__ import annotations

from renderers.api import LIVERIES, Canvas, Leaf, TitleLine, Titling
from renderers.shafausa import look
from renderers.shafausa.goods import ART
from renderers.shafausa.look import View

WIDTH, MARGIN, TITLE = 1200, 22, 100
#: where the title begins, and what lies under it
BAND = 56
LEFT, TOP, WIDE = MARGIN, BAND + TITLE + 14, WIDTH - 2 * MARGIN
TITLING = Titling("title", TitleLine(51, 54), TitleLine(35, 48), TitleLine(79, 27))
#: a range of snowy peaks
alps = ART.piece("alps")


def page(high: int, title: str, under: str = "", view: View | None = None, seat: int | None = None) -> Canvas:
    """A sheet of parchment with a title; in a seat's colours if it belongs to one."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.stamp(alps(0, 0, WIDTH - 8, 92), 4, 4, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.fill(4, 96, WIDTH - 8, 2, "ink")
    canvas.frame(8, 102, WIDTH - 16, high - 110, "rule", 2)
    top = BAND
    canvas.panel(MARGIN, top, WIDTH - 2 * MARGIN, TITLE, "ink", "moss", None, 0, 14)
    canvas.panel(MARGIN + 4, top + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left = MARGIN + 26
    if view is not None and seat is not None:
        look.shield_of(canvas, left, top + 12, 66, view, seat, "ink")
        canvas.fill(left + 84, top + 16, 6, TITLE - 32, LIVERIES[seat].paint)
        left += 106
    TITLING.write(canvas, left, top, WIDTH - MARGIN - 216 - left, title, under)
    return canvas


def corner(canvas: Canvas, words: str, number: str) -> None:
    """A number at the right of the title."""
    right = WIDTH - MARGIN - 26
    canvas.text(right - 80, BAND + 40, number, "number", 58, ink="chalk", on="ink", anchor="mm", width=150)
    canvas.text(right - 80, BAND + 84, words, "bold", 22, ink="straw", on="ink", anchor="mm", width=160)


LEAF = Leaf(page, top=TOP + 2)
