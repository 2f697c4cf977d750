"""Cities with their slots: mines under their arch, buildings on their plot, what sleeps, what is free."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.shafausa.components import Components, Price
from engine.games.shafausa.pieces import Building, City, Mode, Realm, Resource
from engine.games.shafausa.plan import cities_in
from renderers import icons, lettering
from renderers.api import LIVERIES, Box, Canvas
from renderers.shafausa import goods, look
from renderers.shafausa.news import RealmNews

HEAD_SHARE, GAP = 0.15, 6


class Plot(NamedTuple):
    """Where the cities of a realm are drawn: rows and columns of cities, slots across, size of a slot."""

    columns: int
    rows: int
    across: int
    slot: int


def plot(wide: int, high: int, columns: int, rows: int, slots: int) -> Plot:
    """The largest slots that fit."""
    each, tall = (wide - GAP * (columns - 1)) // columns, (high - GAP * (rows - 1)) // rows
    best = Plot(columns, rows, 2, 0)
    for across in (2, 3, 5):
        down = -(-slots // across)
        size = min((each - 10) // across - 3, (tall - head_of(tall) - 6) // down - 3)
        if size > best.slot:
            best = Plot(columns, rows, across, size)
    return best


def head_of(high: int) -> int:
    """Height of the gate over a city."""
    return max(26, min(44, round(high * HEAD_SHARE)))


def mine(canvas: Canvas, x: int, y: int, size: int, resource: Resource, on: str, asleep: bool = False) -> None:
    """A mine: the arch and what comes out of it."""
    arch = goods.adit(size)
    inner = round(size * 0.6)
    sign = goods.good(resource, inner)
    at = (x + (size - inner) // 2, y + round(size * 0.29))
    if asleep:
        canvas.stamp(look.faded(arch, on), x, y, on)
        canvas.stamp(look.faded(sign, "fold"), *at, "fold")
    else:
        canvas.stamp(arch, x, y, on)
        canvas.stamp(sign, *at, "fold")


def house(canvas: Canvas, x: int, y: int, size: int, building: Building, on: str, asleep: bool = False) -> None:
    """A building on its plot."""
    canvas.panel(x, y, size, size, "vellum" if not asleep else on, on, "ink" if not asleep else "rule", 2, size // 8)
    inner = round(size * 0.84)
    at = (size - inner) // 2
    sign = goods.house(building, inner)
    ground = on if asleep else "vellum"
    canvas.stamp(look.faded(sign, on) if asleep else sign, x + at, y + at, ground)


def free(canvas: Canvas, x: int, y: int, size: int, on: str, built: bool) -> None:
    """A slot that holds nothing."""
    canvas.panel(x, y, size, size, "chalk" if built else on, on, "rule" if built else "shade", 2, size // 8)


def slot(canvas: Canvas, x: int, y: int, size: int, thing: Resource | Building | None, on: str, built: bool) -> None:
    """A slot of a city with its mine or building, which sleep until the city is built, or with nothing."""
    if thing is None:
        free(canvas, x, y, size, on, built)
    elif isinstance(thing, Resource):
        mine(canvas, x, y, size, thing, on, not built)
    else:
        house(canvas, x, y, size, thing, on, not built)


class Look(NamedTuple):
    """What matters for one city besides the city itself."""

    number: int
    seat: int
    #: FAMILY ends with the fourth city
    closed: bool
    price: Price
    new: bool
    mines: frozenset[int]
    buildings: frozenset[int]


def city(canvas: Canvas, x: int, y: int, wide: int, high: int, one: City, how: Look, size: Plot, on: str) -> None:
    """A city: its gate with its number, and its slots."""
    livery = LIVERIES[how.seat]
    ground = "sky" if one.built else "fold"
    head = head_of(high)
    if one.built:
        canvas.panel(x, y, wide, high, ground, on, "ink", 2, 8)
        canvas.panel(x, y, wide, head, livery.paint, on, "ink", 2, 8)
        canvas.fill(x + 2, y + head - 9, wide - 4, 7, livery.paint)
        canvas.fill(x, y + head - 2, wide, 2, "ink")
        canvas.fill(x, y + head - 9, 2, 9, "ink")
        canvas.fill(x + wide - 2, y + head - 9, 2, 9, "ink")
    else:
        canvas.panel(x, y, wide, high, ground, on, None, 0, 8)
        canvas.dashes(x + 2, y + 2, wide - 4, high - 4, "rule" if not how.closed else "shade", 2, 7)
    ink, over = (livery.letter, livery.paint) if one.built else ("sepia", ground)
    tower = head - 8
    canvas.stamp(goods.gate(tower, ink), x + 7, y + 4, over)
    canvas.text(x + 7 + tower + 5, y + head // 2, str(how.number), "number", head - 4, ink=ink, on=over, anchor="lm")
    if one.full:
        canvas.stamp(icons.crown(round(head * 0.95)), x + wide - head - 6, y + head // 6, over)
    elif not one.built and not how.closed:
        _price(canvas, x + wide - 7, y + head // 2, head, how.price, ground, wide - tower - head - 16)
    elif how.closed:
        canvas.stamp(goods.crossed(head - 8), x + wide - head - 1, y + 4, ground)
    if how.closed:
        return
    left = x + (wide - size.across * (size.slot + 3) + 3) // 2
    top = y + head + max(4, (high - head - -(-one.slots // size.across) * (size.slot + 3)) // 3)
    _slots(canvas, left, top, one, how, size, ground)


def kept(canvas: Canvas, x: int, y: int, wide: int, high: int, one: City, how: Look, size: Plot, on: str) -> None:
    """A city drawn once for all pictures; most moves leave it as it is."""
    key = ("city", one.built, tuple(one.mines), tuple(one.buildings), one.slots, how._replace(new=False), size)
    canvas.part(key, x, y, wide, high, on, lambda inner: city(inner, 0, 0, wide, high, one, how, size, on))
    if how.new:
        canvas.stamp(icons.fresh(28), x + wide - 22, y - 6, on)


def _price(canvas: Canvas, right: int, y: int, head: int, price: Price, on: str, room: int) -> None:
    """What the city costs: money, and materials where there is room."""
    size = head - 6
    signs = [(resource, count) for resource, count in price.materials]
    each = round(size * 0.72)
    need = len(signs) * (each + size // 2 + 6)
    chf = round(size * 0.9) + 4 + size * (1 if price.chf > 9 else 0.55)
    if need + chf + 12 <= room:
        for resource, count in reversed(signs):
            right = right - size // 2 - 2
            canvas.text(right, y, str(count), "number", round(size * 0.78), ink="sepia", on=on, anchor="lm")
            right -= each + 2
            canvas.stamp(goods.good(resource, each), right, y - each // 2, on)
            right -= 4
        right -= 4
    number = lettering.width(str(price.chf), "number", size)
    canvas.text(right - number, y, str(price.chf), "number", size, ink="sepia", on=on, anchor="lm")
    coin = round(size * 0.86)
    canvas.stamp(goods.chafouin(coin), right - number - coin - 3, y - coin // 2, on)


def _slots(canvas: Canvas, left: int, top: int, one: City, how: Look, size: Plot, ground: str) -> None:
    step, things = size.slot + 3, list[Resource | Building]([*one.mines, *one.buildings])
    new = how.mines | {len(one.mines) + place for place in how.buildings}
    for place in range(one.slots):
        at = left + place % size.across * step, top + place // size.across * step
        slot(canvas, *at, size.slot, things[place] if place < len(things) else None, ground, one.built)
        if place < len(things):
            _mark(canvas, *at, size.slot, place in new, not one.built, ground)


def _mark(canvas: Canvas, x: int, y: int, size: int, new: bool, asleep: bool, on: str) -> None:
    if asleep:
        moon = max(16, size // 3)
        canvas.stamp(goods.moon(moon), x + size - moon + 3, y + size - moon + 3, on)
    elif new:
        canvas.stamp(icons.fresh(max(22, size // 3)), x + size - 16, y - 7, on)


def row(
    canvas: Canvas, box: Box, realm: Realm, seat: int, mode: Mode, data: Components, new: RealmNews, rows: int = 1
) -> Box | None:
    """All cities of a realm; returns the place that is left over behind the last one, if there is one."""
    (x, y, wide, high), gap = box, GAP
    plots, closed = data.board(mode, realm.people).cities, cities_in(mode, data)
    columns = -(-len(realm.cities) // rows)
    size = plot(wide, high, columns, rows, max(one.slots for one in realm.cities))
    each, tall = (wide - gap * (columns - 1)) // columns, (high - gap * (rows - 1)) // rows
    places = [
        (x + place % columns * (each + gap), y + place // columns * (tall + gap), each, tall)
        for place in range(columns * rows)
    ]
    for number, one in enumerate(realm.cities):
        mines, buildings = (
            frozenset(place for at, place in found if at == number) for found in (new.mines, new.buildings)
        )
        price, fresh = plots[number].price, number in new.cities
        how = Look(number + 1, seat, number >= closed, price, fresh, mines, buildings)
        kept(canvas, *places[number], one, how, size, "vellum")
    return places[len(realm.cities)] if len(places) > len(realm.cities) else None
