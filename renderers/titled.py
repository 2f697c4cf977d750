"""Titles in gold and vellum on ink, as every game's banners and sheets bear them, and the sheet of plain parchment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from renderers.canvas import Canvas
from renderers.lettering import Face
from renderers.sides import Sides, W
from renderers.view import View

#: a plain sheet: its width, its margin, the height of its title
WIDTH, MARGIN, TITLE = 1200, 22, 104
#: where there is room under the title
LEFT, TOP, WIDE = MARGIN, MARGIN + TITLE + 16, WIDTH - 2 * MARGIN


class Leaf(NamedTuple):
    """A game's own paper: a page of some height with a title, and where there is room on it."""

    page: Callable[[int, str], Canvas]
    wide: int = WIDTH
    margin: int = MARGIN
    #: where what lies under the title begins
    top: int = TOP


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


class BoardBanner(NamedTuple):
    """Where the banner of a board lies and how it is set; something of the game's own stands at its right end."""

    x: int
    y: int
    wide: int
    high: int
    titling: Titling
    #: where the right end begins
    right: int
    #: how wide the shields are, and how far from one to the next and below the upper edge
    shield: int
    step: int
    down: int = 8
    #: what it lies on, and its shadow
    on: str = "parchment"
    shadow: str | None = "shade"
    #: how far a title without shields is moved to the right
    indent: int = 10

    def draw(
        self, canvas: Canvas, sides: Sides[W], view: View, first: str, second: str, *, unsettled: bool = True
    ) -> None:
        """The shields of those who are asked or have won, also of seats without a side, and what is asked."""
        canvas.panel(self.x, self.y, self.wide - 3, self.high - 4, "ink", self.on, None, 0, 14, self.shadow)
        canvas.panel(self.x + 4, self.y + 4, self.wide - 11, self.high - 12, "ink", "ink", "gold", 2, 11)
        x, shown = self.x + 20, [seat for seat in sides.shown(view) if unsettled or sides.settled(view, seat)]
        for seat in shown:
            sides.shield(canvas, x, self.y + self.down, self.shield, view, seat, "ink")
            x += self.step
        x += 10 if shown else self.indent
        self.titling.write(canvas, x, self.y, self.right - x - 16, first, second)


def parchment(high: int) -> Canvas:
    """A plain sheet in its frame, with the ground of its title."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    canvas.panel(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE, "ink", "parchment", None, 0, 14, "shade")
    canvas.panel(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    return canvas


def phase_dot(canvas: Canvas, x: int, y: int, number: int, now: bool) -> None:
    """The number of a phase in a banner, in gold if it is on."""
    fill, ink, line = ("gold", "ink", "gold") if now else ("ink", "fold", "rule")
    canvas.plaque(x, y, 36, 36, str(number), 26, fill=fill, ink=ink, on="ink", line=line)


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
