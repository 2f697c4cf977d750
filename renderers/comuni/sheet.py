"""The final score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.comuni.pieces import Resource, Sheet
from renderers import icons
from renderers.api import LIVERIES, Canvas, total_row
from renderers.comuni import leaf, look
from renderers.comuni.look import View
from renderers.lettering import signed

LINES = ("track", "masters", "majorities", "heroes", "lowest_building", "plunder")
ROW, NAME, HEAD, TOTAL = 66, 330, 132, 92


def drawn(view: View, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words = view.table, look.words_in(lang)
    winner = table.winner if table.winner is not None else 0
    high = 2 * leaf.MARGIN + leaf.TITLE + 14 + HEAD + len(LINES) * ROW + TOTAL + 82 + 14
    title = words("headline-over", comune=table.comuni[winner].name, points=_sheet(table.sheets, winner).total)
    under = look.player(names, winner) or words("phase-scoring")
    canvas = leaf.page(high, title, under, table.comuni[winner])
    canvas.stamp(icons.laurel(84, "gold"), leaf.WIDTH - leaf.MARGIN - 112, leaf.MARGIN + 10, "ink")
    left, wide = leaf.MARGIN, leaf.WIDTH - 2 * leaf.MARGIN
    top = leaf.MARGIN + leaf.TITLE + 14
    canvas.sheet(left, top, wide, high - top - leaf.MARGIN)
    each = (wide - NAME - 18) // len(table.sheets)
    for place, line in enumerate(LINES):
        y = top + HEAD + place * ROW
        said, ground = words(f"sheet-{line.replace('_', '-')}"), _ground(place)
        canvas.fill(left + 3, y, wide - 9, ROW, ground)
        canvas.text(left + 24, y + ROW // 2, said, "bold", 30, on=ground, anchor="lm", width=NAME - 36)
    low = top + HEAD + len(LINES) * ROW
    total_row(canvas, left, low, wide, TOTAL, words("sheet-total"), 40, NAME - 36)
    canvas.text(left + 24, low + TOTAL + 41, words("sheet-stock"), "bold", 28, anchor="lm", width=NAME - 36)
    for sheet in table.sheets:
        _column(canvas, left + NAME + sheet.seat * each, top, each, view, sheet, sheet.seat == winner, names)
    return canvas


def _ground(place: int) -> str:
    """Every second line stands out."""
    return ("parchment", "vellum")[place % 2]


def _sheet(sheets: Sequence[Sheet], seat: int) -> Sheet:
    return next(sheet for sheet in sheets if sheet.seat == seat)


def _column(
    canvas: Canvas, x: int, y: int, wide: int, view: View, sheet: Sheet, won: bool, names: Sequence[str] | None
) -> None:
    comune = view.table.comuni[sheet.seat]
    middle = x + wide // 2
    livery = LIVERIES[look.livery(comune)]
    canvas.fill(x + 4, y + 3, wide - 8, 8, livery.paint)
    look.shield(canvas, middle - 26, y + 18, 52, comune, "vellum")
    canvas.text(middle, y + 99, comune.name, "title", 26, anchor="mm", width=wide - 12, least=15)
    name = look.player(names, sheet.seat)
    canvas.text(middle, y + 121, name, "bold", 19, ink="sepia", anchor="mm", width=wide - 12, least=13)
    if won:
        canvas.stamp(icons.crown(50), middle + 24, y + 14, "vellum")
    for place, line in enumerate(LINES):
        top = y + HEAD + place * ROW
        value = getattr(sheet, line)
        said = signed(value)
        ink = "rubric" if value < 0 else "ink" if value else "sepia"
        canvas.text(
            middle, top + ROW // 2, said, "number", 42, ink=ink, on=_ground(place), anchor="mm", width=wide - 10
        )
    low = y + HEAD + len(LINES) * ROW
    if won:
        canvas.panel(x + 8, low + 8, wide - 16, TOTAL - 16, "gold", "ink", None, 0, 12)
    ink, on = ("ink", "gold") if won else ("chalk", "ink")
    canvas.text(
        middle, low + TOTAL // 2, signed(sheet.total), "number", 66, ink=ink, on=on, anchor="mm", width=wide - 24
    )
    step = (wide - 8) // 4
    for place, resource in enumerate(Resource):
        at = x + 4 + place * step + step // 2
        size = min(30, step - 6)
        canvas.stamp(look.cube(resource, size), at - size // 2, low + TOTAL + 10, "vellum")
        canvas.text(at, low + TOTAL + 60, str(getattr(sheet, resource)), "number", 26, anchor="mm", width=step - 2)
