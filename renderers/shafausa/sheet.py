"""The final score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.shafausa.pieces import Mode, Sheet
from renderers import icons
from renderers.api import LIVERIES, Canvas
from renderers.shafausa import leaf, look
from renderers.shafausa.look import Names, View

LINES = (
    "cities", "warehouses", "miners", "buildings", "mines", "all_kinds", "all_warehouses", "filled", "full_cities",
    "most_miners", "power", "money",
)  # fmt: skip
#: what FAMILY does not know
NOT_IN_FAMILY = ("warehouses", "all_warehouses", "power")
ROW, NAME, HEAD, TOTAL, FOOT = 54, 330, 132, 88, 60


def lines(view: View) -> tuple[str, ...]:
    """What is scored in this mode, top to bottom."""
    family = look.mode_of(view) is Mode.FAMILY
    return tuple(line for line in LINES if not (family and line in NOT_IN_FAMILY))


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, say, scored = view.table, look.says(lang), lines(view)
    won = list(table.winners)
    high = leaf.TOP + HEAD + len(scored) * ROW + TOTAL + FOOT + leaf.MARGIN + 12
    best = max(sheet.total for sheet in table.sheets)
    title = say("headline-over", count=len(won), people=say.listed([look.people_of(view, seat, say) for seat in won]),
                points=best)  # fmt: skip
    under = ", ".join(name for seat in won if (name := look.player(names, seat))) or say("sheet-title")
    canvas = leaf.page(high, title, under, view, won[0])
    canvas.stamp(icons.laurel(80, "gold"), leaf.WIDTH - leaf.MARGIN - 110, leaf.BAND + 10, "ink")
    left, wide = leaf.MARGIN, leaf.WIDTH - 2 * leaf.MARGIN
    top = leaf.TOP
    canvas.sheet(left, top, wide, high - top - leaf.MARGIN)
    for place, line in enumerate(scored):
        y, ground = top + HEAD + place * ROW, "parchment" if place % 2 == 0 else "vellum"
        if place % 2 == 0:
            canvas.fill(left + 3, y, wide - 9, ROW, ground)
        said = say(f"sheet-{line.replace('_', '-')}")
        canvas.text(left + 24, y + ROW // 2, said, "bold", 28, on=ground, anchor="lm", width=NAME - 36, least=16)
    low = top + HEAD + len(scored) * ROW
    canvas.fill(left + 3, low, wide - 9, TOTAL, "ink")
    canvas.text(left + 24, low + TOTAL // 2, say("sheet-total"), "title", 38, ink="glint", on="ink", anchor="lm",
                width=NAME - 36)  # fmt: skip
    canvas.text(
        left + 24, low + TOTAL + FOOT // 2, say("sheet-chf"), "bold", 26, anchor="lm", width=NAME - 36, least=15
    )
    each = (wide - NAME - 18) // len(table.sheets)
    for sheet in table.sheets:
        _column(canvas, left + NAME + sheet.seat * each, top, each, view, sheet, scored, sheet.seat in won, names, lang)
    return canvas


def _column(
    canvas: Canvas, x: int, y: int, wide: int, view: View, sheet: Sheet, scored: Sequence[str], won: bool, names: Names,
    lang: str,
) -> None:  # fmt: skip
    say, middle = look.says(lang), x + wide // 2
    canvas.fill(x + 4, y + 3, wide - 8, 8, LIVERIES[sheet.seat].paint)
    look.shield_of(canvas, middle - 26, y + 17, 52, view, sheet.seat, "vellum")
    people = look.people_of(view, sheet.seat, say)
    canvas.text(middle, y + 96, people, "title", 24, anchor="mm", width=wide - 10, least=14)
    name = look.player(names, sheet.seat)
    canvas.text(middle, y + 119, name, "bold", 18, ink="sepia", anchor="mm", width=wide - 10, least=12)
    if won:
        canvas.stamp(icons.crown(46), middle + 24, y + 14, "vellum")
    for place, line in enumerate(scored):
        top, ground, value = y + HEAD + place * ROW, "parchment" if place % 2 == 0 else "vellum", getattr(sheet, line)
        canvas.text(
            middle, top + ROW // 2, str(value) if value else look.NOTHING, "number", 38 if value else 28,
            ink="ink" if value else "wood", on=ground, anchor="mm", width=wide - 10,
        )  # fmt: skip
    low = y + HEAD + len(scored) * ROW
    if won:
        canvas.panel(x + 8, low + 8, wide - 16, TOTAL - 16, "gold", "ink", None, 0, 12)
    canvas.text(
        middle, low + TOTAL // 2, str(sheet.total), "number", 62, ink="ink" if won else "chalk",
        on="gold" if won else "ink", anchor="mm", width=wide - 24,
    )  # fmt: skip
    canvas.text(middle, low + TOTAL + FOOT // 2, str(sheet.chf), "number", 34, anchor="mm", width=wide - 12)
