"""The extraction: what mines, buildings and POWER cards yield, people by people."""

from __future__ import annotations

from engine.games.shafausa.extraction import yields
from engine.games.shafausa.pieces import RESOURCES
from renderers.api import LIVERIES, Canvas
from renderers.shafausa import goods, leaf, look
from renderers.shafausa.look import Names, View

ROW, HEAD, NAME = 92, 96, 320


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """What an extraction brings as the boards now stand, in turn order."""
    table, say, data = view.table, look.says(lang), look.data_of(view)
    high = leaf.TOP + HEAD + view.players * (ROW + 8) + leaf.MARGIN
    canvas = leaf.page(high, say("extraction-title"), say("extraction-under"))
    leaf.corner(canvas, say("round"), str(table.round))
    left, wide = leaf.LEFT, leaf.WIDE
    each = (wide - NAME - 130) // len(RESOURCES)
    first = left + NAME
    for place, resource in enumerate(RESOURCES):
        middle = first + place * each + each // 2
        canvas.stamp(goods.good(resource, 56), middle - 28, leaf.TOP, "parchment")
        canvas.text(middle, leaf.TOP + 76, say.title(resource), "bold", 22, ink="sepia", on="parchment", anchor="mm",
                    width=each - 6)  # fmt: skip
    money = first + 7 * each + 60
    canvas.stamp(goods.chafouin(56), money - 28, leaf.TOP, "parchment")
    canvas.text(money, leaf.TOP + 76, "CHF", "bold", 22, ink="sepia", on="parchment", anchor="mm")
    for row, seat in enumerate(table.order):
        y = leaf.TOP + HEAD + row * (ROW + 8)
        brought, chf = yields(table, seat, data)
        canvas.panel(left, y, wide - 3, ROW, "vellum", "parchment", "ink", 3, 14, "shade")
        canvas.fill(left + 6, y + 14, 8, ROW - 28, LIVERIES[seat].paint)
        look.SIDES.who(canvas, left + 22, y, NAME - 30, ROW, view, seat, lang, names, "vellum")
        for place, resource in enumerate(RESOURCES):
            count = brought[resource]
            canvas.text(
                first + place * each + each // 2, y + ROW // 2, f"+{count}" if count else look.NOTHING, "number",
                50 if count else 34, ink="ink" if count else "wood", anchor="mm", width=each - 8,
            )  # fmt: skip
        canvas.text(
            money, y + ROW // 2, f"+{chf}" if chf else look.NOTHING, "number", 50 if chf else 34,
            ink="bronze" if chf else "wood", anchor="mm", width=110,
        )  # fmt: skip
    return canvas
