"""The final score sheet: a column for each side under its shield, a row for each thing that counts, and the totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from renderers import icons
from renderers.canvas import Canvas
from renderers.names import Names, player
from renderers.sides import Sides, W
from renderers.titled import total_row
from renderers.view import View

#: how high the heads of columns are, as a rule
_HEAD = 132


class ScoreCell(NamedTuple):
    """What stands in a cell; its size, if it is another than that of the sheet."""

    text: str
    ink: str = "ink"
    size: int = 0


class Column(NamedTuple):
    """A side: how its shield is drawn (canvas, x, y, width, ground), its names, and what it scored, row by row."""

    shield: Callable[[Canvas, int, int, int, str], None]
    paint: str
    side: str
    name: str
    won: bool
    scores: Sequence[ScoreCell] = ()
    total: str = ""


def column(
    sides: Sides[W], view: View, seat: int, lang: str, names: Names, scores: Sequence[ScoreCell] = (), total: str = ""
) -> Column:
    """The column of a seat."""

    def shield(canvas: Canvas, x: int, y: int, wide: int, on: str) -> None:
        sides.shield(canvas, x, y, wide, view, seat, on)

    side = sides.called(view, seat, sides.words_in(lang))
    won = seat in sides.winners(view)
    return Column(shield, sides.paint(view, seat), side, player(names, seat), won, scores, total)


class ScoreSheet(NamedTuple):
    """How a sheet is set: heights of a row and of the totals, width and letters of the labels, sizes of the numbers."""

    row: int
    total: int
    label: int
    letters: int = 30
    number: int = 40
    sum: int = 64
    head: int = _HEAD
    #: air behind the last column
    edge: int = 18

    def high(self, rows: int) -> int:
        """How high heads, rows and totals are together."""
        return self.head + rows * self.row + self.total

    def ground(self, place: int) -> str:
        """Every second row stands out."""
        return ("parchment", "vellum")[place % 2]

    def places(self, x: int, wide: int, count: int) -> list[tuple[int, int]]:
        """Where each column begins, and how wide it is."""
        each = (wide - self.label - self.edge) // count
        return [(x + self.label + place * each, each) for place in range(count)]

    def draw(
        self, canvas: Canvas, x: int, y: int, wide: int, labels: Sequence[str], columns: Sequence[Column], total: str
    ) -> None:
        """The whole sheet: labels at the left, then the columns."""
        for place, label in enumerate(labels):
            top, ground = y + self.head + place * self.row, self.ground(place)
            canvas.fill(x + 3, top, wide - 9, self.row, ground)
            canvas.text(
                x + 24, top + self.row // 2, label, "bold", self.letters, on=ground, anchor="lm", width=self.label - 36,
                least=16,
            )  # fmt: skip
        low = y + self.head + len(labels) * self.row
        total_row(canvas, x, low, wide, self.total, total, 38, self.label - 36)
        for one, (left, each) in zip(columns, self.places(x, wide, len(columns)), strict=True):
            self.heading(canvas, left, y, each, one)
            self._scores(canvas, left + each // 2, y + self.head, each, one.scores)
            if one.total:
                self.sum_up(canvas, left, low, each, one.total, one.won)

    def heading(self, canvas: Canvas, x: int, y: int, wide: int, one: Column) -> None:
        """Whose column it is: shield, side and player under a stripe; a crown for who has won."""
        middle, room = x + wide // 2, wide - 12
        canvas.fill(x + 4, y + 3, wide - 8, 8, one.paint)
        y += (self.head - _HEAD) // 4
        one.shield(canvas, middle - 26, y + 18, 52, "vellum")
        if one.won:
            canvas.stamp(icons.crown(48), middle + 24, y + 15, "vellum")
        canvas.text(middle, y + 98, one.side, "title", 25, anchor="mm", width=room, least=13)
        canvas.text(middle, y + 120, one.name, "bold", 18, ink="sepia", anchor="mm", width=room, least=12)

    def _scores(self, canvas: Canvas, x: int, y: int, wide: int, scores: Sequence[ScoreCell]) -> None:
        for place, (text, ink, size) in enumerate(scores):
            canvas.text(
                x, y + place * self.row + self.row // 2, text, "number", size or self.number, ink=ink,
                on=self.ground(place), anchor="mm", width=wide - 10,
            )  # fmt: skip

    def sum_up(
        self, canvas: Canvas, x: int, y: int, wide: int, total: str, won: bool, ink: str = "chalk", down: int = 0
    ) -> None:
        """The total of a side, on gold if it has won; a little lower where something stands above it."""
        ground = "gold" if won else "ink"
        if won:
            canvas.panel(x + 8, y + 8, wide - 16, self.total - 16, ground, "ink", None, 0, 12)
        canvas.text(
            x + wide // 2, y + self.total // 2 + down, total, "number", self.sum, ink="ink" if won else ink, on=ground,
            anchor="mm", width=wide - 24,
        )  # fmt: skip
