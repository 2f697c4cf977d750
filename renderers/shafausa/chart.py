"""The prices over the rounds: for each resource what the bank paid and asked."""

from __future__ import annotations

from engine.games.shafausa.components import Scale
from engine.games.shafausa.pieces import RESOURCES, Resource
from engine.games.shafausa.prices import PLACE
from renderers.api import Canvas, Pen, gained, sprite
from renderers.shafausa import goods, leaf, look
from renderers.shafausa.look import Names, Says, View

HIGH, GAP, COLUMNS = 900, 12, 4


def series(view: View, resource: Resource) -> tuple[list[int], list[int]]:
    """Sale and purchase price at the beginning of each round, and now."""
    place, table = PLACE[resource], view.table
    quote = table.exchange[place]
    sale = [closing.sale[place] for closing in table.history] + [quote.sale]
    purchase = [closing.purchase[place] for closing in table.history] + [quote.purchase]
    return sale, purchase


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """All seven resources, each with a little chart."""
    say, data = look.says(lang), look.data_of(view)
    canvas = leaf.page(HIGH, say("prices-title"), say("prices-under"))
    leaf.corner(canvas, say("round"), str(view.table.round))
    left, wide = leaf.LEFT, leaf.WIDE
    each = (wide - GAP * (COLUMNS - 1)) // COLUMNS
    tall = (HIGH - leaf.TOP - leaf.MARGIN - GAP) // 2
    for place in range(len(RESOURCES) + 1):
        x, y = left + place % COLUMNS * (each + GAP), leaf.TOP + place // COLUMNS * (tall + GAP)
        canvas.sheet(x, y, each, tall)
        if place < len(RESOURCES):
            resource = RESOURCES[place]
            _chart(canvas, x, y, each - 3, tall - 4, resource, data.scales[resource], *series(view, resource), say)
        else:
            _legend(canvas, x, y, each - 3, tall - 4, say)
    return canvas


@sprite
def _lines(wide: int, high: int, least: int, most: int, sale: tuple[int, ...], purchase: tuple[int, ...]) -> Pen:
    """Two lines of steps over the rounds, the gap between them shaded; a thin line for every price."""
    pen = Pen(wide, high, wide)
    margin, span = 9, max(1, len(sale) - 1)

    def at(number: int, price: int) -> tuple[float, float]:
        share = (price - least) / (most - least)
        return margin + (wide - 2 * margin) * number / span, high - margin - (high - 2 * margin) * share

    for price in range(least, most + 1):
        y = at(0, price)[1]
        pen.line([(2, y), (wide - 2, y)], "fold", 2 if price % 5 else 4)
    above, below = ([at(*one) for one in enumerate(prices)] for prices in (purchase, sale))
    if len(sale) == 1:
        above.append((wide - margin, above[0][1]))
        below.append((wide - margin, below[0][1]))
    pen.shape([*above, *reversed(below)], "glint")
    pen.line(below, "bronze", 6)
    pen.line(below, "gold", 3)
    pen.line(above, "ink", 6)
    for x, y in above:
        pen.circle(x, y, 5.5, "ink")
    for x, y in below:
        pen.circle(x, y, 6.5, "gold", "bronze", 2.5)
    return pen


def _chart(
    canvas: Canvas, x: int, y: int, wide: int, high: int, resource: Resource, scale: Scale, sale: list[int],
    purchase: list[int], say: Says,
) -> None:  # fmt: skip
    name, room = say.title(resource), wide - 72 - 116
    canvas.counted(x + 38, y + 36, goods.good(resource, 48), name, 34, 28, face="bold", width=room)
    for place, (price, ground, ink) in enumerate(((sale[-1], "gold", "ink"), (purchase[-1], "ink", "glint"))):
        left = x + wide - 114 + place * 52
        canvas.plaque(left, y + 16, 48, 38, str(price), 34, fill=ground, ink=ink, line="ink", radius=9, width=42)
    least, most = scale.sell_min, scale.buy_max
    top, room, left = y + 68, high - 68 - 40, x + 44
    art = _lines(wide - 58, room, least, most, tuple(sale), tuple(purchase))
    canvas.stamp(art, left, top, "vellum")
    foot = y + high - 22
    moved = " / ".join(gained(prices[-1] - prices[0]) for prices in (sale, purchase))
    for at, low, said, anchor, width in (
        (x + 26, top + 9, str(most), "mm", 34), (x + 26, top + room - 9, str(least), "mm", 34),
        (left + 9, foot, "1", "mm", 20), (left + wide - 64, foot, say("now"), "rm", 90),
        (left + 30, foot, moved, "lm", 84),
    ):  # fmt: skip
        canvas.text(at, low, said, "bold", 20, ink="sepia", anchor=anchor, width=width, least=12)


def _legend(canvas: Canvas, x: int, y: int, wide: int, high: int, say: Says) -> None:
    for place, (word, ground, ink) in enumerate((("legend-purchase", "ink", "glint"), ("legend-sale", "gold", "ink"))):
        top = y + 34 + place * 122
        canvas.plaque(x + 20, top, 58, 48, "9", 40, fill=ground, ink=ink, line="ink", radius=10)
        canvas.lines(x + 92, top + 24, say(word), "bold", 24, width=wide - 108, lines=3, anchor="lm", lead=1.0)
    canvas.lines(
        x + wide // 2, y + high - 62, say("legend-axis"), "text", 22, width=wide - 36, lines=4, lead=1.05, ink="sepia",
        anchor="mm",
    )  # fmt: skip
