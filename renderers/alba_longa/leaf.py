"""Single sheets beside the board: a titled page in the frieze, and the rows that several of them share."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Town
from renderers.alba_longa import emblems, frieze, look
from renderers.api import LIVERIES, Canvas, HeadedSheet, Leaf, TitleLine, Titling, plate

WIDTH, MARGIN, TITLE = 1200, 38, 100
#: where there is room under the title
LEFT, TOP, WIDE = MARGIN, MARGIN + TITLE + 16, WIDTH - 2 * MARGIN
#: sheets with a heading
HEADED = HeadedSheet(27, 20, 30, 50)


def _paper(high: int) -> Canvas:
    """A sheet of parchment in the frieze."""
    canvas = Canvas.over(frieze.bare(WIDTH, high), "parchment")
    plate(canvas, MARGIN, MARGIN, WIDE - 3, TITLE)
    return canvas


def band(canvas: Canvas, x: int, y: int, wide: int, high: int, town: Town | None) -> None:
    """A vellum row with a stripe in a city's colour."""
    canvas.sheet(x, y, wide, high)
    paint = LIVERIES[emblems.livery(town)].paint if town and town is not Town.ASSISI else "stone"
    canvas.fill(x + 8, y + 14, 8, high - 32, paint)


LEAF = Leaf(
    titling=Titling("title", TitleLine(52, 54), TitleLine(36, 46, 16), TitleLine(78, 27)),
    sides=look.SIDES, paper=_paper, margin=MARGIN, band=MARGIN, title=TITLE, before=24,
    # capitals of a title reach a little beyond their measure
    behind=30,
    shield=66, apart=20, striped=False,
)  # fmt: skip
page = LEAF.page
