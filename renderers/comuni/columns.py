"""The project columns: cards on offer, the bonus cube, and the envoy who stands there with gold."""

from __future__ import annotations

from engine.games.comuni.components import Card
from engine.games.comuni.pieces import Column
from renderers import heraldry, icons
from renderers.api import LIVERIES, Canvas
from renderers.comuni import buildings, look
from renderers.comuni.look import View
from renderers.comuni.news import News

MOST = 3
CARD, HEAD, FOOT = 94, 42, 106


#: where an envoy could stand
niche = buildings.ART["niche"]
#: where no card belongs
_fleuron = buildings.ART["fleuron"]


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, news: News) -> None:
    """All columns in use, side by side over the whole width."""
    columns, data, gap = view.table.columns, look.data_of(view), 10
    each = (wide - gap * (len(columns) - 1)) // len(columns)
    for place, column in enumerate(columns):
        cards = tuple(data.cards[number] for number in column.cards)
        comune = view.table.comuni[column.envoy.seat] if column.envoy else None
        holder = (look.livery(comune), look.letter(comune)) if comune else None
        new = news.cards & set(column.cards)
        shown = column, cards, holder, new, column.number in news.envoys
        canvas.kept(_column, x + place * (each + gap), y, each, high, canvas.ground, *shown)


def _column(
    canvas: Canvas, wide: int, high: int, column: Column, cards: tuple[Card, ...], holder: tuple[int, str] | None,
    new: frozenset[str], arrived: bool,
) -> None:  # fmt: skip
    livery = LIVERIES[holder[0]] if holder else None
    canvas.sheet(0, 0, wide, high, radius=12)
    wide -= 3
    canvas.fill(9, 3, wide - 18, HEAD - 6, "vellum")
    canvas.text(wide // 2, HEAD // 2 + 5, str(column.number), "title", 36, anchor="mm")
    arm = (wide - 90) // 2
    canvas.fill(18, HEAD // 2 + 4, arm, 2, "rule")
    canvas.fill(wide - 18 - arm, HEAD // 2 + 4, arm, 2, "rule")
    step = CARD + 7
    for place in range(column.size):
        top = HEAD + 4 + place * step
        if place < len(cards):
            look.face(canvas, 10, top, wide - 20, CARD, cards[place], "vellum", cards[place].id in new)
        else:
            canvas.dashes(12, top, wide - 24, CARD, "rule", 2)
    if column.bonus:
        top = HEAD + 4 + column.size * step
        canvas.panel(10, top, wide - 20, CARD, "fold", "vellum", "rule", 2, 10)
        canvas.text(wide // 2 - 8, top + CARD // 2 + 1, "+1", "number", 50, on="fold", anchor="rm")
        canvas.stamp(icons.any_cube(56), wide // 2 - 1, top + CARD // 2 - 28, "fold")
    empty = HEAD + 4 + (column.size + column.bonus) * step
    for place in range(MOST - column.size - column.bonus):
        canvas.stamp_mid(_fleuron(min(110, wide - 50)), wide // 2, empty + place * step + CARD // 2 - 4, "vellum")
    foot = high - 4 - FOOT
    canvas.fill(3, foot, wide - 6, 2, "ink")
    ground = livery.pale if livery else "vellum"
    canvas.fill(3, foot + 2, wide - 6, FOOT - 16, ground)
    canvas.panel(3, high - 4 - 3 - 24, wide - 6, 24, ground, "ink", None, 0, 10)
    canvas.fill(3, high - 4 - 3 - 24, wide - 6, 12, ground)
    if not column.envoy or not holder:
        if cards:
            canvas.stamp(niche(50), (wide - 50) // 2, foot + 18, "vellum")
        return
    size, narrow = 70, wide < 170
    left = 8 if narrow else (wide - size - 100) // 2
    heraldry.envoy(canvas, left, foot + 8, size, *holder, ground)
    right = left + size + 4
    gold = str(column.envoy.gold)
    if narrow:
        middle, room = (right + wide - 6) // 2, wide - 6 - right
        canvas.stamp(icons.coin(36), middle - 18, foot + 9, ground)
        canvas.text(middle, foot + 74, gold, "number", 52, on=ground, anchor="mm", width=room)
    else:
        canvas.stamp(icons.coin(44), right + 4, foot + 32, ground)
        canvas.text(right + 54, foot + 55, gold, "number", 56, on=ground, anchor="lm", width=wide - 8 - right - 54)
    if arrived:
        canvas.stamp(icons.fresh(34), left + size - 20, foot + 4, ground)
