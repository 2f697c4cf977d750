"""One people, large: cities with everything in them by name, the rows of miners and warehouses, the POWER cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.seat import Seat
from engine.games.shafausa.components import Components
from engine.games.shafausa.extraction import yields
from engine.games.shafausa.pieces import RESOURCES, Building, City, Mode, Power, Realm, Resource
from engine.games.shafausa.plan import cities_in
from engine.games.shafausa.prices import means
from renderers import icons
from renderers.api import LIVERIES, NOTHING, Canvas, Sprite
from renderers.shafausa import cities, goods, leaf, look
from renderers.shafausa.look import Names, Says, View
from renderers.shafausa.realm import power

STOCK, CITY, TRACK, CARDS, SLOT = 96, 372, 92, 190, 62


def drawn(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """What lies before one seat, as a canvas."""
    say, data, realm = look.says(lang), look.data_of(view), view.table.realms[seat]
    family = look.mode_of(view) is Mode.FAMILY
    high = leaf.TOP + STOCK + 10 + CITY + 10 + 2 * (TRACK + 8) + (0 if family else CARDS + 10) + 66 + leaf.MARGIN
    canvas = leaf.page(high, look.people_of(view, seat, say), look.player(names, seat), view, [seat])
    if not look.chosen(view, seat):
        canvas.text(leaf.WIDTH // 2, high // 2, say("choosing"), "text", 44, ink="sepia", on="parchment", anchor="mm")
        return canvas
    leaf.money(canvas, realm.chf)
    left, y, wide = leaf.LEFT, leaf.TOP, leaf.WIDE
    _stock(canvas, left, y, wide, view, seat)
    y += STOCK + 10
    plots = data.board(look.mode_of(view), realm.people).cities
    each = (wide - 4 * 8) // 5
    for number, one in enumerate(realm.cities):
        closed = number >= cities_in(look.mode_of(view), data)
        how = cities.Look(number + 1, seat, closed, plots[number].price, False, frozenset(), frozenset())
        _city(canvas, left + number * (each + 8), y, each, CITY, one, how, say)
    y += CITY + 10
    prices = [data.miner_prices.get(number, 0) for number in range(1, data.most_miners + 1)]
    note = say("mines-of", mines=len(realm.mines), limit=means(realm, data).mine_limit)
    _track(canvas, left, y, wide, say("miners"), note, realm.miners, prices, True)
    y += TRACK + 8
    note = say("stored-of", held=realm.held, capacity=means(realm, data).capacity())
    prices = [0 if family else price for price in data.warehouse_prices]
    _track(canvas, left, y, wide, say("warehouses"), note, realm.warehouses, prices, False)
    y += TRACK + 8
    if not family:
        cards(canvas, left, y, wide, CARDS, realm, data, say)
        y += CARDS + 10
    _round(canvas, left, y, wide, realm, say)
    return canvas


def _stock(canvas: Canvas, x: int, y: int, wide: int, view: View, seat: int) -> None:
    """Resources in stock, and what the next extraction adds."""
    canvas.sheet(x, y, wide, STOCK)
    stock, (brought, chf) = view.table.realms[seat].stock, yields(view.table, Seat(seat), look.data_of(view))
    each = (wide - 30) // 8
    for place, resource in enumerate(RESOURCES):
        _amount(canvas, x + 16 + place * each, y, goods.good(resource, 52), stock[resource], brought[resource])
    if chf:
        _amount(canvas, x + 16 + 7 * each, y, goods.chafouin(52), None, chf)


def _amount(canvas: Canvas, x: int, y: int, sign: Sprite, count: int | None, more: int) -> None:
    canvas.stamp(sign, x, y + 20, "vellum")
    if count is not None:
        canvas.text(x + 60, y + (34 if more else 48), str(count), "number", 48, anchor="lm", width=76)
    if more:
        low = 74 if count is not None else 46
        canvas.text(x + 60, y + low, f"+{more}", "number", 26, ink="moss", anchor="lm", width=76)


def _city(canvas: Canvas, x: int, y: int, wide: int, high: int, one: City, how: cities.Look, say: Says) -> None:
    """A city as a list: sign and name of whatever stands in each slot."""
    ground, livery, head = "sky" if one.built else "fold", LIVERIES[how.seat], 46
    canvas.panel(x, y, wide, high, ground, "parchment", "ink" if one.built else "rule", 3 if one.built else 2, 12)
    over, ink = (livery.paint, livery.letter) if one.built else (ground, "sepia")
    if one.built:
        canvas.panel(x, y, wide, head, over, "parchment", "ink", 3, 12)
        canvas.fill(x + 3, y + head - 14, wide - 6, 11, over)
        canvas.fill(x, y + head - 14, 3, 14, "ink")
        canvas.fill(x + wide - 3, y + head - 14, 3, 14, "ink")
        canvas.fill(x, y + head - 3, wide, 3, "ink")
    canvas.stamp(goods.gate(30, ink), x + 12, y + 8, over)
    canvas.text(x + 50, y + 24, str(how.number), "number", 38, ink=ink, on=over, anchor="lm")
    if one.full:
        canvas.stamp(icons.crown(40), x + wide - 52, y + 9, over)
    elif how.closed:
        canvas.stamp(goods.crossed(30), x + wide - 42, y + 8, over)
    elif not one.built:
        at = look.sum_of(canvas, x + 74, y + 24, how.price.chf, 25, ground, "sepia") + 5
        for resource, count in how.price.materials:
            sign = goods.good(resource, 18)
            at = canvas.counted(at + 9, y + 24, sign, count, 10, 19, ink="sepia", on=ground) + 3
    if how.closed:
        return
    things: list[Resource | Building] = [*one.mines, *one.buildings]
    for place in range(one.slots):
        top = y + head + 8 + place * SLOT
        thing = things[place] if place < len(things) else None
        cities.slot(canvas, x + 10, top, SLOT - 8, thing, ground, one.built)
        if thing is None:
            continue
        canvas.lines(
            x + SLOT + 12, top + SLOT // 2 - 4, say.title(thing), "bold", 23, width=wide - SLOT - 20, lines=2, lead=1.0,
            ink="ink" if one.built else "sepia", on=ground, anchor="lm", least=14,
        )  # fmt: skip
        if not one.built:
            canvas.stamp(goods.moon(24), x + SLOT - 18, top + SLOT - 28, ground)


def _track(
    canvas: Canvas, x: int, y: int, wide: int, title: str, note: str, count: int, prices: Sequence[int], miners: bool
) -> None:
    """A row of miners or warehouses: those there are, and what the next ones cost."""
    canvas.sheet(x, y, wide, TRACK)
    canvas.text(x + 20, y + 30, f"{title} {count}", "title", 25, anchor="lm", width=206, least=14)
    canvas.text(x + 20, y + 64, note, "bold", 21, ink="sepia", anchor="lm", width=206, least=12)
    each = (wide - 250) // 12
    for place, price in enumerate(prices):
        left, there = x + 238 + place * each, place < count
        sign = goods.miner(50) if miners else goods.warehouse(50, there)
        canvas.stamp(look.there(sign, there, "vellum"), left + (each - 50) // 2, y + 6, "vellum")
        if not there and price:
            look.sum_of(canvas, left + each // 2 - 19, y + 71, price, 22, "vellum")
        elif there:
            canvas.text(left + each // 2, y + 71, str(place + 1), "bold", 20, ink="sepia", anchor="mm")


def cards(canvas: Canvas, x: int, y: int, wide: int, high: int, realm: Realm, data: Components, say: Says) -> None:
    """The three POWER cards of a people: the one in use stands out; before that, any of them may be it."""
    each = (wide - 2 * 12) // 3
    for place, card in enumerate(data.cards_of(realm.people)):
        left = x + place * (each + 12)
        power(canvas, left, y, each - 2, high - 4, card.id, data, say, "parchment", in_play(realm, card.id))
        if realm.power is card.id:
            canvas.stamp(icons.tick(40), left + each - 44, y + 4, "glint")
        elif realm.power is not None:
            canvas.stamp(goods.crossed(30), left + each - 40, y + 6, "parchment")


def in_play(realm: Realm, card: Power) -> bool:
    """Whether a card is in use or may still be."""
    return realm.power in (None, card)


def _round(canvas: Canvas, x: int, y: int, wide: int, realm: Realm, say: Says) -> None:
    """The reserve, and what was done this round."""
    canvas.sheet(x, y, wide, 66)
    at = canvas.text(x + 20, y + 31, say("reserve"), "title", 24, anchor="lm", width=150, least=14) + 12
    if not realm.reserve:
        at = canvas.text(at, y + 31, NOTHING, "number", 28, ink="wood", anchor="lm")
    each = min(52, 330 // max(1, len(realm.reserve)))
    for building in realm.reserve:
        canvas.stamp(goods.house(building, 46), at, y + 7, "vellum")
        at += each
    canvas.lines(
        x + wide - 22, y + 31, " ".join(done(realm, say)), "text", 23, width=x + wide - 60 - at, lines=2, lead=1.05,
        ink="sepia", anchor="rm", least=12,
    )  # fmt: skip


def done(realm: Realm, say: Says) -> Iterator[str]:
    """The tiles a seat has taken, and what it did this round, in words."""
    if realm.tiles:
        yield say("text-tiles-taken", list=", ".join(str(value) for value in realm.tiles))
    yield say(
        "text-this-round", sold=realm.sold, bought=realm.bought, purchases=realm.purchases,
        warehouses=realm.new_warehouses,
    )  # fmt: skip
    if realm.spent_power:
        yield say("text-power-spent")
