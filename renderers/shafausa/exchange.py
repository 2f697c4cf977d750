"""The stock exchange: two ladders for each resource, a marker on each, crosses and SOLD marks."""

from __future__ import annotations

from engine.games.shafausa.components import Scale
from engine.games.shafausa.pieces import Mode, Quote
from renderers import lettering
from renderers.canvas import Canvas
from renderers.shafausa import goods, look
from renderers.shafausa.look import Says, View
from renderers.shafausa.news import News

GAP = 6
#: what stands over the ladders
HEAD = 118
PLAQUE = 40


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, say: Says, changed: News) -> None:
    """Seven resources side by side."""
    data, quotes = look.data_of(view), view.table.exchange
    fixed = look.mode_of(view) is Mode.FAMILY
    each = (wide - GAP * (len(quotes) - 1)) // len(quotes)
    for place, quote in enumerate(quotes):
        scale, moved = data.scales[quote.resource], (changed.sale[place], changed.purchase[place])
        shown = quote, scale, fixed, moved, say
        canvas.kept(_card, x + place * (each + GAP), y, each, high, canvas.ground, *shown)


def _card(
    canvas: Canvas, wide: int, high: int, quote: Quote, scale: Scale, fixed: bool, moved: tuple[int, int], say: Says
) -> None:
    canvas.sheet(0, 0, wide, high, radius=12)
    wide, high = wide - 3, high - 4
    icon = 110 if fixed else 56
    canvas.stamp(goods.good(quote.resource, icon), (wide - icon) // 2, 10 if not fixed else 20, "vellum")
    name = 84 if not fixed else 162
    canvas.text(wide // 2, name, say.title(quote.resource), "bold", 27, anchor="mm", width=wide - 14)
    if fixed:
        _fixed(canvas, wide, high, quote, say)
        return
    half = wide // 2
    room = half - 8
    size = min(lettering.fitted(say(word), "bold", 20, room, 12).size for word in ("sale", "purchase"))
    _label(canvas, 5 + room // 2, 108, room, say("sold") if quote.sold else say("sale"), size, quote.sold)
    _label(canvas, half + 3 + room // 2, 108, room, say("purchase"), size, False)
    least, most = scale.sell_min, scale.buy_max
    top, bottom = HEAD + 16 + PLAQUE // 2 - 8, high - 12 - PLAQUE // 2 + 4
    step = (bottom - top) / (most - least)

    def level(price: int) -> int:
        return round(bottom - (price - least) * step)

    rail = (wide - 16 - 26) // 2
    left, right = 8, wide - 8 - rail
    for at, low, high_ in ((left, scale.sell_min, scale.sell_max), (right, scale.buy_min, scale.buy_max)):
        _ladder(canvas, at, rail, [level(price) for price in range(low, high_ + 1)])
    every = 1 if step >= 19 else 2
    for price in range(least, most + 1):
        if (price - least) % every == 0:
            canvas.text(wide // 2, level(price), str(price), "bold", 16, ink="sepia", anchor="mm", width=24)
    marker(canvas, left, level(quote.sale), rail, quote.sale, quote.sale_crossed, moved[0], False)
    marker(canvas, right, level(quote.purchase), rail, quote.purchase, quote.purchase_crossed, moved[1], True)


def _label(canvas: Canvas, x: int, y: int, wide: int, word: str, size: int, struck: bool) -> None:
    if struck:
        label = lettering.fitted(word, "bold", 20, wide - 6, 10)
        canvas.panel(x - wide // 2, y - 13, wide, 26, "rubric", "vellum", None, 0, 8)
        canvas.text(x, y, word, "bold", label.size, ink="chalk", on="rubric", anchor="mm")
    else:
        canvas.text(x, y, word, "bold", size, ink="sepia", anchor="mm", width=wide, least=12)


def _ladder(canvas: Canvas, x: int, wide: int, rungs: list[int]) -> None:
    """Two rails and a rung for every price."""
    top, bottom = min(rungs) - 9, max(rungs) + 9
    for at in (x + 4, x + wide - 10):
        canvas.fill(at, top, 6, bottom - top, "straw")
        canvas.frame(at, top, 6, bottom - top, "wood", 1)
    for rung in rungs:
        canvas.fill(x + 10, rung - 2, wide - 20, 4, "wood")


def marker(canvas: Canvas, x: int, y: int, wide: int, price: int, cross: bool, moved: int, buy: bool) -> None:
    """The price, large, on its rung."""
    ground, ink = ("ink", "glint") if buy else ("gold", "ink")
    top = y - PLAQUE // 2
    canvas.plaque(x - 3, top, wide + 6, PLAQUE, str(price), 40, fill=ground, ink=ink, line="ink", radius=9, width=wide)
    if moved:
        arrow = goods.rise(26) if moved > 0 else goods.fall(26)
        canvas.stamp(arrow, x + wide - 9 if not buy else x - 17, y - 13, "vellum")
    if cross:
        canvas.stamp(goods.crossed(36), x - 8 if not buy else x + wide - 28, top - 20, "vellum")


def _fixed(canvas: Canvas, wide: int, high: int, quote: Quote, say: Says) -> None:
    """FAMILY: prices never move."""
    room = (high - 190) // 2
    for place, (word, price, ground, ink) in enumerate(
        ((say("purchase"), quote.purchase, "ink", "glint"), (say("sale"), quote.sale, "gold", "ink"))
    ):
        top = 186 + place * room
        canvas.text(wide // 2, top + 14, word, "bold", 24, ink="sepia", anchor="mm", width=wide - 14)
        canvas.panel(14, top + 30, wide - 28, room - 46, ground, "vellum", "ink", 2, 12)
        middle = wide // 2, top + 30 + (room - 46) // 2
        canvas.text(*middle, str(price), "number", 66, ink=ink, on=ground, anchor="mm", width=wide - 40)
    if quote.sold:
        canvas.panel(wide - 52, 8, 44, 44, "vellum", "vellum", "rubric", 3, 22)
        canvas.stamp(goods.fall(28), wide - 44, 16, "vellum")
