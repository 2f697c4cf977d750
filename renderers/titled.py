"""Titles in gold and vellum on ink, as every game's banners and sheets bear them, and the sheet of plain parchment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from renderers.canvas import Canvas
from renderers.lettering import Face

#: a plain sheet: its width, its margin, the height of its title
WIDTH, MARGIN, TITLE = 1200, 22, 104


class Leaf(NamedTuple):
    """A game's own paper: a page of some height with a title, and where there is room on it."""

    page: Callable[[int, str], Canvas]
    wide: int = WIDTH
    margin: int = MARGIN
    #: where what lies under the title begins
    top: int = MARGIN + TITLE + 16


class TitleLine(NamedTuple):
    """Where the middle of a line lies below the top of its title, its size, and how small it may become."""

    y: int
    size: int
    least: int = 0


class Titling(NamedTuple):
    """How a title is set: in one line, or in two, the second smaller."""

    face: Face
    alone: TitleLine
    over: TitleLine
    under: TitleLine

    def write(self, canvas: Canvas, x: int, y: int, room: int, first: str, second: str) -> None:
        """Write a title of one line or of two, beginning at x."""
        line = self.over if second else self.alone
        _written(canvas, x, y, room, first, line, self.face, "glint")
        if second:
            _written(canvas, x, y, room, second, self.under, "bold", "vellum")


def _written(canvas: Canvas, x: int, y: int, room: int, text: str, line: TitleLine, face: Face, ink: str) -> None:
    canvas.text(x, y + line.y, text, face, line.size, ink=ink, on="ink", anchor="lm", width=room, least=line.least)


def parchment(high: int) -> Canvas:
    """A plain sheet in its frame, with the ground of its title."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    canvas.panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    return canvas


def headings(
    canvas: Canvas, y: int, columns: Sequence[tuple[int, int, str]], on: str = "parchment", least: int = 13
) -> None:
    """Small words over the columns of a table: (middle, width, word)."""
    for middle, room, word in columns:
        canvas.lines(
            middle, y, word, "bold", 22, width=room, lines=2, ink="sepia", on=on, anchor="mm", lead=1.0, least=least
        )


def total_row(canvas: Canvas, x: int, y: int, wide: int, high: int, label: str, size: int, room: int) -> None:
    """The row of a score sheet that sums up, with its label."""
    canvas.fill(x + 3, y, wide - 9, high, "ink")
    canvas.text(x + 24, y + high // 2, label, "title", size, ink="glint", on="ink", anchor="lm", width=room)
