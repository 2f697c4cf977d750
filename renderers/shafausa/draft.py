"""Before the first round: the peoples still to be chosen, or the set-up tiles of COLONIAL."""

from __future__ import annotations

from engine.games.shafausa.components import Content
from engine.games.shafausa.pieces import Phase
from renderers.canvas import Canvas
from renderers.shafausa import folk, goods, houses, look
from renderers.shafausa.cities import gate
from renderers.shafausa.look import Says, View

#: columns and rows for so many set-up tiles
GRIDS = ((4, 2), (6, 2), (8, 2), (7, 3), (9, 3))


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, say: Says) -> None:
    """A panel with what can be taken."""
    key = ("draft", say.lang, view.table.phase, tuple(view.table.tiles), tuple(view.table.peoples), view.players)

    def draw_it(inner: Canvas) -> None:
        inner.panel(0, 0, wide - 3, high - 4, "vellum", inner.ground, "ink", 3, 14, "shade")
        if view.table.phase is Phase.PEOPLES:
            _peoples(inner, wide - 3, high - 4, view, say)
        else:
            _tiles(inner, wide - 3, high - 4, view, say)

    canvas.part(key, x, y, wide, high, canvas.ground, draw_it)


def _peoples(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    canvas.text(20, 34, say("peoples-left"), "title", 30, anchor="lm", width=wide - 40)
    each, tall = (wide - 32) // 4, (high - 70) // 2
    for place, people in enumerate(view.table.peoples):
        left, top = 16 + place % 4 * each, 62 + place // 4 * tall
        canvas.panel(left, top, each - 10, tall - 10, "parchment", "vellum", "ink", 2, 10)
        size = tall - 84
        canvas.stamp(folk.charge(people, size, "sepia"), left + (each - 10 - size) // 2, top + 12, "parchment")
        canvas.text(
            left + (each - 10) // 2, top + tall - 40, say.name(people), "title", 27, on="parchment", anchor="mm",
            width=each - 24,
        )  # fmt: skip


def _tiles(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    data, tiles = look.data_of(view), list(view.table.tiles)
    canvas.text(20, 32, say("tiles"), "title", 28, anchor="lm", width=wide - 40)
    across, down = next((across, down) for across, down in GRIDS if across * down >= len(tiles))
    each, tall = (wide - 24) // across, (high - 62) // down
    for place, value in enumerate(tiles):
        left, top = 14 + place % across * each, 54 + place // across * tall
        tile(canvas, left, top, each - 8, tall - 8, value, data.tiles[value].content, "vellum")


def tile(canvas: Canvas, x: int, y: int, wide: int, high: int, value: int, content: Content, on: str) -> None:
    """A set-up tile: its value on top, below it what it brings."""
    canvas.panel(x, y, wide, high, "parchment", on, "ink", 2, 8)
    band = min(60, round(high * 0.3))
    canvas.panel(x, y, wide, band, "glint", on, "ink", 2, 8)
    canvas.text(x + wide // 2, y + band // 2 + 1, str(value), "number", band, on="glint", anchor="mm")
    brings = [
        (goods.chafouin, content.chf), (goods.miner, content.miners), (goods.warehouse, content.warehouses),
        (gate, content.cities),
    ]  # fmt: skip
    shown = [(draw, count) for draw, count in brings if count]
    rows = len(shown) + (1 if content.building else 0)
    step = min(56, (high - band - 6) // max(1, rows))
    top = y + band + (high - band - rows * step) // 2
    size = step - 8
    if content.building:
        big = min(size + 6, step + 2)
        canvas.stamp(houses.house(content.building, big), x + (wide - big) // 2, top - 1, "parchment")
        top += step
    for draw_one, count in shown:
        canvas.stamp(draw_one(size), x + wide // 2 - size - 3, top + 4, "parchment")
        canvas.text(
            x + wide // 2 + 5,
            top + step // 2 + 1,
            str(count),
            "number",
            round(size * 0.95),
            on="parchment",
            anchor="lm",
        )
        top += step
