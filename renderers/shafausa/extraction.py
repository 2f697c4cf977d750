"""The extraction: what mines, buildings and POWER cards yield, people by people."""

from __future__ import annotations

from engine.games.shafausa.extraction import yields
from engine.games.shafausa.pieces import RESOURCES
from renderers.api import LIVERIES, NOTHING, Canvas
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
    money = first + 7 * each + 60
    middles = [first + place * each + each // 2 for place in range(len(RESOURCES))]
    heads = [(middle, goods.good(one, 56), say.title(one)) for middle, one in zip(middles, RESOURCES, strict=True)]
    for middle, sign, name in (*heads, (money, goods.chafouin(56), "CHF")):
        canvas.stamp(sign, middle - 28, leaf.TOP, "parchment")
        canvas.text(middle, leaf.TOP + 76, name, "bold", 22, ink="sepia", on="parchment", anchor="mm", width=each - 6)
    for row, seat in enumerate(table.order):
        y = leaf.TOP + HEAD + row * (ROW + 8)
        brought, chf = yields(table, seat, data)
        canvas.sheet(left, y, wide, ROW + 4)
        canvas.fill(left + 6, y + 14, 8, ROW - 28, LIVERIES[seat].paint)
        look.SIDES.who(canvas, left + 22, y, NAME - 30, ROW, view, seat, lang, names, "vellum")
        for middle, resource in zip(middles, RESOURCES, strict=True):
            _brought(canvas, middle, y, brought[resource], "ink", each - 8)
        _brought(canvas, money, y, chf, "bronze", 110)
    return canvas


def _brought(canvas: Canvas, x: int, y: int, count: int, ink: str, room: int) -> None:
    said, size, paint = (f"+{count}", 50, ink) if count else (NOTHING, 34, "wood")
    canvas.text(x, y + ROW // 2, said, "number", size, ink=paint, anchor="mm", width=room)
