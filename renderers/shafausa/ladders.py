"""The two ladders of buildings, on offer and to come, and what the supply still holds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Building, Mode, Table
from renderers import icons
from renderers.canvas import Box, Canvas
from renderers.shafausa import goods, look, signs
from renderers.shafausa.look import Says, View
from renderers.shafausa.news import News

GAP, SUPPLY, TITLE = 6, 44, 30
#: of a tile: the line with its price, and its name in two lines
FOOT, LABEL = 28, 38
#: a tile so high has room for the sentence of what it does, one whose body is so high for a sign of it
TALL, SIGNED = 220, 100
#: a lower one that is so wide has it beside the house
BESIDE = 130
#: a ladder that is so high has room for two rows of broad tiles instead of one of narrow ones
TWO_ROWS = 220


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, say: Says, changed: News) -> None:
    """On offer above, to come below, the bag at the bottom."""
    table, fixed = view.table, look.mode_of(view) is Mode.FAMILY
    key = (
        "ladders", say.lang, tuple(table.available), tuple(table.future), look.bag(table),
        tuple(table.returned), table.mines, changed.available, changed.future, fixed, view.players,
        look.data_of(view),
    )  # fmt: skip

    def draw_it(inner: Canvas, wide: int, high: int) -> None:
        rest = high - SUPPLY - 14
        upper = rest - TITLE if fixed else round((rest - 2 * TITLE) * 0.57)
        _ladder(inner, (12, 8, wide - 24, upper), "available", table.available, changed.available, view, say)
        if not fixed:
            lower = (12, 8 + TITLE + upper + 2, wide - 24, rest - 2 * TITLE - upper)
            _ladder(inner, lower, "future", table.future, changed.future, view, say)
        inner.fill(14, high - SUPPLY - 2, wide - 28, 2, "rule")
        supply = ("supply", look.bag(table), len(table.returned), table.mines)
        box = 12, high - SUPPLY + 2, wide - 24, 40
        inner.part(supply, *box, "vellum", lambda low: _supply(low, 0, 0, wide - 24, table))

    canvas.kept_sheet(key, x, y, wide, high, draw_it)


def _ladder(
    canvas: Canvas, box: Box, title: str, buildings: Sequence[Building], new: frozenset[int], view: View, say: Says
) -> None:
    (x, y, wide, high), data = box, look.data_of(view)
    canvas.text(x + 2, y + TITLE // 2 + 1, say(title), "title", 25, anchor="lm", width=wide // 2)
    places = max(view.players, len(buildings))
    rows = 2 if high >= TWO_ROWS and places > 4 else 1
    columns = -(-places // rows)
    each, tall = min(330, (wide - GAP * (columns - 1)) // columns), (high - 4 - GAP * (rows - 1)) // rows
    for place in range(places):
        left, top = x + place % columns * (each + GAP), y + TITLE + place // columns * (tall + GAP)
        if place < len(buildings):
            canvas.kept(tile, left, top, each, tall, "vellum", buildings[place], data, say)
            if place in new:
                canvas.stamp(icons.fresh(28), left + each - 20, top - 8, "vellum")
        else:
            canvas.dashes(left, top, each, tall, "rule", 2, 8)


def tile(canvas: Canvas, wide: int, high: int, building: Building, data: Components, say: Says) -> None:
    """A building on a ladder: its house, its name, what it does, its price and what it is worth."""
    canvas.panel(0, 0, wide, high, "parchment", "vellum", "ink", 2, 8)
    body = high - FOOT
    if wide >= 240:
        size = min(body - 12, 96, wide // 3)
        canvas.stamp(goods.house(building, size), 8, (body - size) // 2, "parchment")
        left, room = size + 16, wide - size - 22
        canvas.text(left, 20, say.name(building), "bold", 22, on="parchment", anchor="lm", width=room)
        effect, tall = say.effect(building, data), body // 2 * 2 - 38
        look.paragraph(canvas, left, 34, effect, room, tall, 22, ink="sepia", on="parchment")
    elif high >= TALL:
        size = min(wide - 10, body - LABEL - 110)
        canvas.stamp(goods.house(building, size), (wide - size) // 2, 4, "parchment")
        _name(canvas, 3, size + 6 + LABEL // 2, wide - 6, building, say)
        top = size + LABEL + 12
        box, effect = (wide - 10, body - top - 4), say.effect(building, data)
        look.paragraph(canvas, wide // 2, top, effect, *box, 20, ink="sepia", on="parchment", side="m")
    elif wide >= 180:
        size = min(body - 12, 96, wide // 3)
        canvas.stamp(goods.house(building, size), 8, (body - size) // 2, "parchment")
        left, room, half = size + 16, wide - size - 22, body * 6 // 11
        letters = 22 if body >= SIGNED else 18
        canvas.lines(
            left, half // 2 + 1, say.on_tile(building), "bold", letters, width=room, lines=2, lead=1.0,
            on="parchment", anchor="lm", least=12,
        )  # fmt: skip
        signs.row(canvas, left, half + (body - half) // 2 - 1, room, 28, building, data, "parchment")
    else:
        sign = 26 if body >= SIGNED else 0
        size = min(wide - 10, body - LABEL - sign - 5)
        beside = not sign and wide >= BESIDE
        canvas.stamp(goods.house(building, size), 8 if beside else (wide - size) // 2, 4, "parchment")
        if beside:
            signs.row(canvas, size + 12, 4 + size // 2, wide - size - 18, 22, building, data, "parchment")
        _name(canvas, 3, body - sign - LABEL // 2, wide - 6, building, say)
        if sign:
            signs.row(canvas, 5, body - sign // 2 - 2, wide - 10, sign - 4, building, data, "parchment")
    kind = data.buildings[building]
    canvas.panel(0, high - FOOT, wide, FOOT, "ink", "parchment", None, 0, 8)
    middle, slim = high - FOOT // 2, wide < 110
    look.sum_of(canvas, 5, middle, kind.price, 23 if slim else 26, "ink", "glint")
    size, sign = (20, 16) if slim else (24, 21)
    canvas.text(wide - 6, middle, str(kind.vp), "number", size, ink="chalk", on="ink", anchor="rm")
    canvas.stamp(icons.laurel(sign, "leaf"), wide - 8 - size * 11 // 20 - sign, middle - sign // 2, "ink")


def _name(canvas: Canvas, x: int, y: int, wide: int, building: Building, say: Says) -> None:
    """In one line or two around the middle of a narrow box."""
    canvas.lines(
        x + wide // 2, y, say.on_tile(building), "bold", 18, width=wide, lines=2, lead=1.0, on="parchment",
        anchor="mm", least=12,
    )  # fmt: skip


def _supply(canvas: Canvas, x: int, y: int, wide: int, table: Table) -> None:
    """The bag by kinds, and the mine tiles."""
    canvas.stamp(goods.bag(36), x, y + 1, "vellum")
    left, right = x + 42, x + wide - 82
    if table.returned:
        left = canvas.text(left - 2, y + 20, f"+{len(table.returned)}", "number", 22, ink="rubric", anchor="lm") + 4
    kinds = look.bag(table)
    each = (right - left) / max(1, len(kinds))
    for place, (building, count) in enumerate(kinds):
        at = left + round(place * each)
        sign = goods.house(building, 26)
        canvas.stamp(sign if count else look.faded(sign, "vellum"), at, y + 7, "vellum")
        canvas.text(at + 28, y + 22, str(count), "number", 21, ink="ink" if count else "wood", anchor="lm", width=14)
    canvas.fill(right + 2, y + 4, 2, 32, "rule")
    canvas.stamp(goods.shaft(32), right + 12, y + 4, "vellum")
    canvas.text(right + 48, y + 21, str(table.mines), "number", 26, anchor="lm", width=36)
