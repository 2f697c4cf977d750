"""The final score sheet."""

from __future__ import annotations

from engine.games.comuni.pieces import Resource, Sheet
from renderers import icons
from renderers.api import Canvas, Names, ScoreCell, ScoreSheet, column, signed
from renderers.comuni import leaf, look
from renderers.comuni.look import View

LINES = ("track", "masters", "majorities", "heroes", "lowest_building", "plunder")
SHEET = ScoreSheet(row=66, total=92, label=330, number=42, sum=66)
STOCK = 96


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words, [winner] = view.table, look.words_in(lang), look.SIDES.winners(view)
    left, top, wide, tall = leaf.LEFT, leaf.TOP - 2, leaf.WIDE, SHEET.high(len(LINES))
    total = next(sheet.total for sheet in table.sheets if sheet.seat == winner)
    title = words("headline-over", comune=table.comuni[winner].name, points=total)
    under = look.player(names, winner) or words("phase-scoring")
    canvas = leaf.page(top + tall + STOCK + leaf.MARGIN, title, under, view, [winner])
    canvas.stamp(icons.laurel(84, "gold"), left + wide - 112, leaf.MARGIN + 10, "ink")
    canvas.sheet(left, top, wide, tall + STOCK)
    scores = [(sheet.seat, _scores(sheet), signed(sheet.total)) for sheet in table.sheets]
    columns = [column(look.SIDES, view, seat, lang, names, points, total) for seat, points, total in scores]
    labels = [words(f"sheet-{line.replace('_', '-')}") for line in LINES]
    SHEET.draw(canvas, left, top, wide, labels, columns, words("sheet-total"))
    low = top + tall
    canvas.text(left + 24, low + 41, words("sheet-stock"), "bold", 28, anchor="lm", width=SHEET.label - 36)
    for sheet, (x, each) in zip(table.sheets, SHEET.places(left, wide, len(table.sheets)), strict=True):
        _stock(canvas, x, low, each, sheet)
    return canvas


def _scores(sheet: Sheet) -> list[ScoreCell]:
    points = [getattr(sheet, line) for line in LINES]
    return [ScoreCell(signed(one), "rubric" if one < 0 else "ink" if one else "sepia") for one in points]


def _stock(canvas: Canvas, x: int, y: int, wide: int, sheet: Sheet) -> None:
    """The cubes that are left."""
    step = (wide - 8) // 4
    for place, resource in enumerate(Resource):
        at = x + 4 + place * step + step // 2
        size = min(30, step - 6)
        canvas.stamp(look.cube(resource, size), at - size // 2, y + 10, "vellum")
        canvas.text(at, y + 60, str(getattr(sheet, resource)), "number", 26, anchor="mm", width=step - 2)
