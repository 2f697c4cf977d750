"""Single sheets beside the board: a titled page under the mountains, and what stands at the right of its title."""

from __future__ import annotations

from renderers.api import Canvas, HeadedSheet, Leaf, TitleLine, Titling, plate
from renderers.shafausa import look
from renderers.shafausa.goods import ART

WIDTH, MARGIN, TITLE = 1200, 22, 100
#: where the title begins, and what lies under it
BAND = 56
LEFT, TOP, WIDE = MARGIN, BAND + TITLE + 14, WIDTH - 2 * MARGIN
#: a range of snowy peaks
alps = ART.piece("alps")
#: sheets with a heading
HEADED = HeadedSheet()


def _paper(high: int) -> Canvas:
    """A sheet of parchment under the mountains."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.stamp(alps(0, 0, WIDTH - 8, 92), 4, 4, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.fill(4, 96, WIDTH - 8, 2, "ink")
    canvas.frame(8, 102, WIDTH - 16, high - 110, "rule", 2)
    plate(canvas, MARGIN, BAND, WIDE, TITLE, "moss", None)
    return canvas


def corner(canvas: Canvas, words: str, number: str) -> None:
    """A number at the right of the title."""
    right = WIDTH - MARGIN - 26
    canvas.text(right - 80, BAND + 40, number, "number", 58, ink="chalk", on="ink", anchor="mm", width=150)
    canvas.text(right - 80, BAND + 84, words, "bold", 22, ink="straw", on="ink", anchor="mm", width=160)


def money(canvas: Canvas, chf: int) -> None:
    """A sum at the right of the title."""
    look.money(canvas, WIDTH - MARGIN - 196, BAND + 20, 176, 60, chf, "ink")
    canvas.frame(WIDTH - MARGIN - 196, BAND + 20, 176, 60, "gold", 2)


TITLING = Titling("title", TitleLine(51, 54), TitleLine(35, 48), TitleLine(79, 27))
LEAF = Leaf(titling=TITLING, sides=look.SIDES, paper=_paper, band=BAND, title=TITLE, behind=216, shield=66)
page = LEAF.page
