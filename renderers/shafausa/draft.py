"""Before the first round: the peoples still to be chosen, or the set-up tiles of COLONIAL."""

from __future__ import annotations

from engine.games.shafausa.components import Content
from engine.games.shafausa.pieces import Phase
from renderers import lettering
from renderers.api import Canvas, DrawIcon
from renderers.shafausa import goods, look
from renderers.shafausa.look import Says, View

#: columns and rows for this many set-up tiles
GRIDS = ((4, 2), (6, 2), (8, 2), (7, 3), (9, 3))
#: between what a tile brings and its edge, and between a sign and its number
EDGE, BESIDE = 8, 6


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, say: Says) -> None:
    """A panel with what can be taken."""
    taken = tuple((realm.people, tuple(realm.tiles)) for realm in view.table.realms)
    key = ("draft", say.lang, view.table.phase, tuple(view.table.tiles), tuple(view.table.peoples), taken)
    shown = _peoples if view.table.phase is Phase.PEOPLES else _tiles
    canvas.kept_sheet(key, x, y, wide, high, lambda inner, wide, high: shown(inner, wide, high, view, say))


def _peoples(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    canvas.text(20, 34, say("peoples-left"), "title", 30, anchor="lm", width=wide - 40)
    each, tall = (wide - 32) // 4, (high - 70) // 2
    for place, people in enumerate(view.table.peoples):
        left, top = 16 + place % 4 * each, 62 + place // 4 * tall
        canvas.panel(left, top, each - 10, tall - 10, "parchment", "vellum", "ink", 2, 10)
        size = tall - 84
        canvas.stamp(goods.charge(people, size, "sepia"), left + (each - 10 - size) // 2, top + 12, "parchment")
        middle, name = (left + (each - 10) // 2, top + tall - 40), say.name(people)
        canvas.text(*middle, name, "title", 27, on="parchment", anchor="mm", width=each - 24)


def _tiles(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    """All tiles of the match; those taken stay where they lay, with the shield of their owner."""
    data, realms = look.data_of(view), view.table.realms
    owners = {value: seat for seat, realm in enumerate(realms) for value in realm.tiles}
    tiles = sorted([*view.table.tiles, *owners])
    canvas.text(20, 32, say("tiles"), "title", 28, anchor="lm", width=wide - 40)
    across, down = next((across, down) for across, down in GRIDS if across * down >= len(tiles))
    each, tall = (wide - 24) // across, (high - 62) // down
    for place, value in enumerate(tiles):
        left, top = 14 + place % across * each, 54 + place // across * tall
        taken = value in owners
        tile(canvas, left, top, each - 8, tall - 8, value, data.tiles[value].content, "vellum", taken=taken)
        if taken:
            size, seat = round(band_of(tall - 8) * 0.78), owners[value]
            look.shield(canvas, left + 4, top + 3, size, seat, realms[seat].people, "fold")


def band_of(high: int) -> int:
    """How high the band with a tile's value is."""
    return min(60, round(high * 0.3))


def tile(
    canvas: Canvas, x: int, y: int, wide: int, high: int, value: int, content: Content, on: str, *, taken: bool = False
) -> None:
    """A set-up tile: its value on top, below it what it brings; one that is taken has faded."""
    ground, head, ink, line = ("fold", "fold", "sepia", "rule") if taken else ("parchment", "glint", "ink", "ink")
    canvas.panel(x, y, wide, high, ground, on, line, 2, 8)
    band = band_of(high)
    canvas.panel(x, y, wide, band, head, on, line, 2, 8)
    left = x + (band if taken else 0)
    centre, room = ((left + x + wide) // 2, y + band // 2 + 1), x + wide - left - 8
    canvas.text(*centre, str(value), "number", band, ink=ink, on=head, anchor="mm", width=room)
    brings: list[tuple[DrawIcon, int]] = [
        (goods.chafouin, content.chf), (goods.miner, content.miners), (goods.warehouse, content.warehouses),
        (goods.gate, content.cities),
    ]  # fmt: skip
    shown = [(draw, count) for draw, count in brings if count]
    rows = len(shown) + (1 if content.building else 0)
    step = min(56, (high - band - 6) // max(1, rows))
    top = y + band + (high - band - rows * step) // 2
    size, room = step - 8, wide - 2 * EDGE
    while size > 12 and max((_length(size, count) for _, count in shown), default=0) > room:
        size -= 1
    if content.building:
        big = min(step - 2, room)
        house = goods.house(content.building, big)
        canvas.stamp_mid(look.faded(house, ground) if taken else house, x + wide // 2, top + step // 2, ground)
        top += step
    for draw_one, count in shown:
        sign, length = draw_one(size), _length(size, count)
        left, middle = x + (wide - length) // 2, top + step // 2
        canvas.stamp_mid(look.faded(sign, ground) if taken else sign, left + size // 2, middle, ground)
        canvas.text(left + size + BESIDE, middle + 1, str(count), "number", number_of(size), ink=ink, on=ground,
                    anchor="lm")  # fmt: skip
        top += step


def number_of(size: int) -> int:
    """How large a number beside a sign of this size is."""
    return round(size * 0.95)


def _length(size: int, count: int) -> int:
    """The width of a sign with its number."""
    return size + BESIDE + lettering.width(str(count), "number", number_of(size))
