"""Titles in gold and vellum on ink, as every game's banners and sheets bear them, and the sheet of plain parchment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from renderers import icons
from renderers.canvas import Canvas
from renderers.heraldry import TALL
from renderers.lettering import Face
from renderers.sides import Sides, W
from renderers.view import View

#: a plain sheet: its width, its margin, the height of its title
WIDTH, MARGIN, TITLE = 1200, 22, 104
#: where there is room under the title
LEFT, TOP, WIDE = MARGIN, MARGIN + TITLE + 16, WIDTH - 2 * MARGIN


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

    def lay(self, canvas: Canvas) -> None:
        """The empty banner, which is the same on every board of a game."""
        plate(canvas, self.x, self.y, self.wide - 3, self.high - 4, self.on, self.shadow)

    def draw(
        self, canvas: Canvas, sides: Sides[W], view: View, first: str, second: str, *, unsettled: bool = True
    ) -> None:
        """On the empty banner the shields of those who are asked or have won, also of seats without a side, and what
        is asked.
        """
        x, shown = self.x + 20, [seat for seat in sides.shown(view) if unsettled or sides.settled(view, seat)]
        for seat in shown:
            sides.shield(canvas, x, self.y + self.down, self.shield, view, seat, "ink")
            x += self.step
        x += 10 if shown else self.indent
        self.titling.write(canvas, x, self.y, self.right - x - 16, first, second)


def plate(
    canvas: Canvas, x: int, y: int, wide: int, high: int, on: str = "parchment", shadow: str | None = "shade"
) -> None:
    """What a title is written on: ink within a golden line."""
    canvas.panel(x, y, wide, high, "ink", on, None, 0, 14, shadow)
    canvas.panel(x + 4, y + 4, wide - 8, high - 8, "ink", "ink", "gold", 2, 11)


def parchment(high: int) -> Canvas:
    """A plain sheet in its frame, with the ground of its title."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.frame(8, 8, WIDTH - 16, high - 16, "rule", 2)
    plate(canvas, MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE)
    return canvas


@dataclass(frozen=True, kw_only=True)
class Leaf(Generic[W]):
    """A game's own paper: pages with a title and the shields of those whom they are about, and the room on them."""

    titling: Titling
    #: of a game that has pages about seats
    sides: Sides[W] | None = None
    #: a page of some height with the ground of its title
    paper: Callable[[int], Canvas] = parchment
    wide: int = WIDTH
    margin: int = MARGIN
    #: where the title lies, how high it is, and how far below it there is room
    band: int = MARGIN
    title: int = TITLE
    below: int = 16
    #: air before a title and behind it
    before: int = 26
    behind: int = 26
    #: how wide a shield is, how far from it the title begins, and whether there is a stripe between them
    shield: int = 68
    apart: int = 40
    striped: bool = True

    @property
    def top(self) -> int:
        """Where what lies under the title begins."""
        return self.band + self.title + self.below

    @property
    def inner(self) -> int:
        """How wide what lies under the title may be."""
        return self.wide - 2 * self.margin

    def page(
        self, high: int, title: str, under: str = "", view: View | None = None, seats: Sequence[int] = (), *,
        begin: int = 0, spare: int = 0,
    ) -> Canvas:  # fmt: skip
        """A page about these seats of a view; its title begins further right, or ends earlier, if that is told."""
        canvas, left = self.paper(high), self.margin + self.before + begin
        size = self.shield if len(seats) < 3 else self.shield - 20
        if self.sides and view and seats:
            for seat in seats:
                top = self.band + (self.title - round(size * TALL)) // 2
                self.sides.shield(canvas, left, top, size, view, seat, "ink")
                left += size + 10
            if self.striped:
                paint = self.sides.paint(view, seats[0])
                canvas.fill(left + 8, self.band + 16, 6, self.title - 32, paint)
            left += self.apart - 10
        room = self.wide - self.margin - self.behind - spare - left
        self.titling.write(canvas, left, self.band, room, title, under)
        return canvas


class HeadedSheet(NamedTuple):
    """How a sheet with a heading is set: its letters, air beside it, and how far down it and the line below it lie."""

    size: int = 30
    edge: int = 22
    middle: int = 34
    rule: int = 58

    def draw(self, canvas: Canvas, x: int, y: int, wide: int, high: int, title: str, room: int = 0) -> None:
        """A sheet of vellum with a heading, which may have less room than there is."""
        left, inner = x + self.edge, wide - 2 * self.edge - 3
        canvas.sheet(x, y, wide, high)
        canvas.text(left, y + self.middle, title, "title", self.size, anchor="lm", width=room or inner, least=16)
        canvas.fill(left, y + self.rule, inner, 2, "rule")


def sealed(canvas: Canvas, x: int, y: int, wide: int, high: int, said: str, size: int, lines: int) -> None:
    """An answer that nobody else has seen yet, on a sheet of vellum."""
    canvas.panel(x, y, wide, high, "blush", "vellum", "rubric", 2, 12)
    canvas.stamp(icons.seal(58), x + 12, y + (high - 58) // 2, "blush")
    canvas.lines(
        x + 84, y + high // 2, said, "bold", size, width=wide - 96, lines=lines, on="blush", anchor="lm", least=15
    )


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
