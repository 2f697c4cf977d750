"""The final score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.shafausa.pieces import Mode, Sheet
from renderers import icons
from renderers.api import Canvas, ScoreCell, ScoreSheet, column
from renderers.lettering import NOTHING
from renderers.shafausa import board, leaf, look
from renderers.shafausa.look import Names, View

LINES = (
    "cities", "warehouses", "miners", "buildings", "mines", "all_kinds", "all_warehouses", "filled", "full_cities",
    "most_miners", "power", "money",
)  # fmt: skip
#: what FAMILY does not know
NOT_IN_FAMILY = ("warehouses", "all_warehouses", "power")
SHEET, FOOT = ScoreSheet(row=54, total=88, label=330, letters=28, number=38, sum=62), 60


def lines(view: View) -> tuple[str, ...]:
    """What is scored in this mode, top to bottom."""
    family = look.mode_of(view) is Mode.FAMILY
    return tuple(line for line in LINES if not (family and line in NOT_IN_FAMILY))


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, say, scored, won = view.table, look.says(lang), lines(view), look.SIDES.winners(view)
    left, top, wide, tall = leaf.LEFT, leaf.TOP, leaf.WIDE, SHEET.high(len(scored))
    title, players = board.headline(view, say, names)
    canvas = leaf.page(top + tall + FOOT + leaf.MARGIN + 12, title, players or say("sheet-title"), view, won[:1])
    canvas.stamp(icons.laurel(80, "gold"), left + wide - 110, leaf.BAND + 10, "ink")
    canvas.sheet(left, top, wide, tall + FOOT + 12)
    scores = [(sheet.seat, _scores(sheet, scored), str(sheet.total)) for sheet in table.sheets]
    columns = [column(look.SIDES, view, seat, lang, names, points, total) for seat, points, total in scores]
    labels = [say(f"sheet-{line.replace('_', '-')}") for line in scored]
    SHEET.draw(canvas, left, top, wide, labels, columns, say("sheet-total"))
    middle, room = top + tall + FOOT // 2, SHEET.label - 36
    canvas.text(left + 24, middle, say("sheet-chf"), "bold", 26, anchor="lm", width=room, least=15)
    for sheet, (x, each) in zip(table.sheets, SHEET.places(left, wide, len(table.sheets)), strict=True):
        canvas.text(x + each // 2, middle, str(sheet.chf), "number", 34, anchor="mm", width=each - 12)
    return canvas


def _scores(sheet: Sheet, scored: Sequence[str]) -> list[ScoreCell]:
    points = [getattr(sheet, line) for line in scored]
    return [ScoreCell(str(one)) if one else ScoreCell(NOTHING, "wood", 28) for one in points]
