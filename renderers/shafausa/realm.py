"""The panel of one people on the board: who, money, resources, miners, warehouses, reserve, POWER card, cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.shafausa.administration import excess
from engine.games.shafausa.colonial import TILES_COUNTED
from engine.games.shafausa.components import TILES_EACH, Components
from engine.games.shafausa.pieces import RESOURCES, Mode, Power, Realm
from engine.games.shafausa.prices import means
from renderers import icons, lettering
from renderers.api import LIVERIES, Canvas, SeatState
from renderers.shafausa import cities, goods, look
from renderers.shafausa.look import Says
from renderers.shafausa.news import RealmNews

#: from this height on, the cities stand in two rows and the POWER card beside them
TALL = 420


class State(NamedTuple):
    """What matters for the panel besides the realm itself."""

    who: SeatState
    mode: Mode
    #: set-up tiles are being taken; what is too much must be sold
    draft: bool
    storing: bool
    #: place in the turn order, from 1
    place: int
    chosen: bool
    done: bool
    #: as far as everyone can count them, or of the score sheet; None before a people is chosen
    points: int | None
    final: bool
    news: RealmNews


def key_of(realm: Realm) -> tuple[object, ...]:
    """Everything of a realm that can be seen, to know it again."""
    return (
        realm.people, realm.chf, tuple(realm.stock[one] for one in RESOURCES), realm.miners, realm.warehouses,
        tuple(realm.reserve), realm.power, tuple(realm.tiles),
        tuple((one.built, tuple(one.mines), tuple(one.buildings)) for one in realm.cities),
    )  # fmt: skip


def panel(
    canvas: Canvas, x: int, y: int, wide: int, high: int, realm: Realm, state: State, data: Components, say: Says
) -> None:
    """Draw the panel, or take the one drawn before."""
    key = ("realm", say.lang, state, key_of(realm), data)
    canvas.part(key, x, y, wide, high, canvas.ground, lambda inner: _panel(inner, wide, high, realm, state, data, say))


def _panel(canvas: Canvas, wide: int, high: int, realm: Realm, state: State, data: Components, say: Says) -> None:
    canvas.seat_sheet(wide, high, LIVERIES[state.who.seat].paint, state.who.turn)
    wide, high = wide - 3, high - 4
    tall = high > TALL
    head, row = (88, 66) if tall else (66, 42) if wide < 640 else (66, 46)
    _head(canvas, wide, head, realm, state, say)
    if not state.chosen:
        canvas.text(wide // 2, high // 2 + 20, say("choosing"), "text", 34, ink="sepia", anchor="mm", width=wide - 60)
        return
    if state.draft:
        # nobody has resources yet, and the sum of the tiles sets the turn order
        _tiles(canvas, 12, head + 4, wide - 24, row - 4, realm.tiles)
    else:
        held = tuple(realm.stock[one] for one in RESOURCES)
        canvas.kept(_stock, 12, head + 4, wide - 24, row - 4, "vellum", held)
    low, able = head + row, means(realm, data)
    canvas.fill(14, low + 2, wide - 28, 2, "rule")
    key = (
        "holdings", say.lang, state.mode, state.storing, tall, realm.miners, len(realm.mines),
        able.mine_limit, realm.held, able.capacity(), tuple(realm.reserve), realm.power,
        state.news.miners > 0, state.news.warehouses > 0, state.news.reserve,
        state.news.power,
    )  # fmt: skip
    canvas.part(key, 10, low + 4, wide - 20, row, "vellum",
                lambda inner: _holdings(inner, wide - 20, row, realm, state, data, say, tall))  # fmt: skip
    top = low + row + 6
    _cities(canvas, 11, top, wide - 22, high - top - 10, realm, state, data, say)


def _cities(
    canvas: Canvas, x: int, y: int, wide: int, high: int, realm: Realm, state: State, data: Components, say: Says
) -> None:
    """The cities in a row, or in two with the POWER card beside the last."""
    rows = 2 if high > TALL // 2 else 1
    left = cities.row(canvas, (x, y, wide, high), realm, state.who.seat, state.mode, data, state.news, rows)
    if left and rows > 1:
        _card(canvas, *left, realm, state, data, say)


def _head(canvas: Canvas, wide: int, high: int, realm: Realm, state: State, say: Says) -> None:
    """Shield, people, player, place in the order, money, points."""
    size, top, who = high - 20, 14, state.who
    look.shield(canvas, 12, top, size, who.seat, realm.people if state.chosen else None, "vellum")
    if who.awaited or state.done:
        mark = icons.hourglass if who.awaited else icons.tick
        canvas.stamp(mark(round(size * 0.62)), 12 + round(size * 0.6), top + size // 2, "vellum")
    plaque, tall = (min(round(high * 2.1), round(wide * 0.23)), high - 22) if state.chosen else (0, high - 22)
    right = wide - 12 - plaque
    if state.chosen:
        look.money(canvas, right, top, plaque, tall, realm.chf, "vellum")
    if state.points is not None:
        points, wreath = min(round(tall * 1.62), round(wide * 0.17)), min(round(tall * 0.5), 26)
        right -= points + 6
        ground = "gold" if who.winner else "fold"
        canvas.panel(right, top, points, tall, ground, "vellum", "ink", 2, tall // 4)
        canvas.stamp(icons.laurel(wreath, "ink"), right + 5, top + (tall - wreath) // 2, ground)
        middle, letters = (right + (points + wreath) // 2 + 2, top + tall // 2 + 1), round(tall * 0.78)
        room = points - wreath - 12
        canvas.text(*middle, str(state.points), "number", letters, on=ground, anchor="mm", width=room, least=16)
    if state.place and not state.final:
        ring = min(46, tall - 8, round(wide * 0.08))
        right -= ring + 8
        canvas.panel(right, top + (tall - ring) // 2, ring, ring, "vellum", "vellum", "ink", 3, ring // 2)
        canvas.text(right + ring // 2, top + tall // 2, str(state.place), "number", round(ring * 0.72), anchor="mm")
    text = 12 + size + 16
    room = right - text - 8
    people = say.name(realm.people) if state.chosen else say("seat", number=who.seat + 1)
    base = round(high * 0.57) if who.name else round(high * 0.68)
    canvas.text(text, base, people, "title", round(high * 0.43), width=room, least=18)
    if state.news.chf and state.chosen:
        ground, said = "rubric" if state.news.chf < 0 else "moss", lettering.gained(state.news.chf)
        canvas.plaque(right - 60, top + tall - 18, 56, 25, said, 23, fill=ground, ink="chalk", width=48)
        room -= 60
    if who.name:
        canvas.text(text, round(high * 0.9), who.name, "bold", round(high * 0.31), ink="sepia", width=room, least=14)


def _stock(canvas: Canvas, wide: int, high: int, held: Sequence[int]) -> None:
    """The seven resources."""
    each = wide / len(RESOURCES)
    size = min(high - 4, round(each * 0.48))
    for place, (resource, count) in enumerate(zip(RESOURCES, held, strict=True)):
        left, sign = round(place * each), goods.good(resource, size)
        canvas.stamp(look.there(sign, count, "vellum"), left, (high - size) // 2, "vellum")
        ink, letters, room = "ink" if count else "wood", round(size * (0.98 if count else 0.7)), round(each) - size - 8
        canvas.text(left + size + 5, high // 2 + 1, str(count), "number", letters, ink=ink, anchor="lm", width=room)


def _tiles(canvas: Canvas, x: int, y: int, wide: int, high: int, tiles: Sequence[int]) -> None:
    """The set-up tiles taken so far, and the sum of those that set the turn order."""
    each, size = min(wide // (TILES_EACH + 1), high * 2), high - 8
    middle, text = y + high // 2 + 1, round(size * 0.86)
    for place in range(TILES_EACH):
        left, there = x + (place + (place >= TILES_COUNTED)) * each, place < len(tiles)
        ground, line = ("glint", "ink") if there else ("vellum", "fold")
        canvas.panel(left, y + 4, each - 10, size, ground, "vellum", line, 2, 8)
        if there:
            value = str(tiles[place])
            canvas.text(left + each // 2 - 5, middle, value, "number", text, on=ground, anchor="mm", width=each - 20)
    if len(tiles) >= TILES_COUNTED:
        left, said = x + TILES_COUNTED * each, f"= {sum(tiles[:TILES_COUNTED])}"
        canvas.text(left + each // 2 - 5, middle, said, "number", text, anchor="mm", width=each - 12)


def _holdings(
    canvas: Canvas, wide: int, high: int, realm: Realm, state: State, data: Components, say: Says, tall: bool
) -> None:
    """Miners, mines of what they allow, resources of what can be stored; the reserve; the POWER card."""
    size, middle, x, end = high - 8, high // 2, 2, wide - 2
    text = round(size * 0.86)
    able, half = means(realm, data), size // 2
    x = canvas.counted(x + half, middle, goods.miner(size), realm.miners, size + 5 - half, text, down=1)
    x = _fresh(canvas, x, middle, state.news.miners > 0) + round(size * 0.34)
    dug = f"{len(able.mines)}/{able.mine_limit}"
    x = canvas.counted(x + half - 2, middle, goods.shaft(size - 4), dug, size + 3 - half, text, down=1)
    x += round(size * 0.34)
    kept, ink = f"{realm.held}/{able.capacity()}", "rubric" if state.storing and excess(realm, data) else "ink"
    x = canvas.counted(x + half, middle, goods.warehouse(size), kept, size + 5 - half, text, down=1, ink=ink)
    x = _fresh(canvas, x, middle, state.news.warehouses > 0) + round(size * 0.4)
    if not tall and state.mode is not Mode.FAMILY:
        end = _power(canvas, x, end, middle, size, realm, state, say)
    if realm.reserve:
        room, others = end - x - 8, len(realm.reserve) - 1
        each = max(14, min(size + 4, (room - size) // others if others else room))
        for place, building in enumerate(realm.reserve):
            at = x + place * each
            canvas.panel(at, middle - size // 2, size, size, "fold", "vellum", "rule", 2, 5)
            inner = size - 8
            canvas.stamp(goods.house(building, inner), at + 4, middle - inner // 2, "fold")
            if str(building) in state.news.reserve:
                canvas.stamp(icons.fresh(22), at + size - 14, middle - size // 2 - 5, "vellum")


def _fresh(canvas: Canvas, x: int, middle: int, new: bool) -> int:
    if new:
        canvas.stamp(icons.fresh(20), x + 1, middle - 22, "vellum")
        return x + 12
    return x


def _power(canvas: Canvas, x: int, right: int, middle: int, size: int, realm: Realm, state: State, say: Says) -> int:
    """The POWER card in use, or three backs; returns where it begins."""
    if realm.power is None:
        for place in range(3):
            canvas.stamp(icons.card_back(round(size * 0.6), size - 2), right - (3 - place) * round(size * 0.66) + 4,
                         middle - size // 2 + 1, "vellum")  # fmt: skip
        return right - 2 * size
    name = say.name(realm.power)
    room = min(max(120, right - x - 10 - len(realm.reserve) * (size // 2 + 4)), 210)
    labels = lettering.wrapped(name, "bold", 21, room - 16, 2, 12)
    if len(labels) > 1:
        # two lines stand within the plaque only if they are small
        labels = lettering.wrapped(name, "bold", size // 2, room - 16, 2, 12)
    room = max(label.width for label in labels) + 18
    canvas.panel(right - room, middle - size // 2 - 1, room, size + 2, "glint", "vellum", "ink", 2, 7)
    canvas.lines(
        right - room // 2, middle + 1, name, "bold", labels[0].size, width=room - 14, lines=2, lead=1.0, on="glint",
        anchor="mm", least=12,
    )  # fmt: skip
    if state.news.power:
        canvas.stamp(icons.fresh(24), right - 16, middle - size // 2 - 8, "vellum")
    return right - room


def _card(
    canvas: Canvas, x: int, y: int, wide: int, high: int, realm: Realm, state: State, data: Components, say: Says
) -> None:
    """The POWER card beside the cities, with its words; or the backs of the three nobody has seen."""
    if state.mode is Mode.FAMILY:
        return
    if realm.power is None:
        card = min(72, wide // 3 - 8)
        tall = round(card * 1.4)
        for place in range(3):
            canvas.stamp(icons.card_back(card, tall), x + wide // 2 + (place - 1) * (card + 7) - card // 2,
                         y + (high - tall) // 2 - 14, "vellum")  # fmt: skip
        middle, said = (x + wide // 2, y + (high + tall) // 2 + 14), say("power-hidden")
        canvas.text(*middle, said, "bold", 22, ink="sepia", anchor="mm", width=wide - 8)
        return
    power(canvas, x, y, wide, high, realm.power, data, say, "vellum")
    if state.news.power:
        canvas.stamp(icons.fresh(30), x + wide - 22, y - 8, "vellum")


def power(
    canvas: Canvas, x: int, y: int, wide: int, high: int, card: Power, data: Components, say: Says, on: str,
    used: bool = True,
) -> None:  # fmt: skip
    """A POWER card, face up; pale if it is out of the game."""
    ground, line, thick, ink = ("glint", "ink", 3, "ink") if used else ("parchment", "rule", 2, "sepia")
    canvas.panel(x, y, wide, high, ground, on, line, thick, 10)
    band = max(26, round(high * 0.22))
    canvas.lines(
        x + wide // 2, y + band // 2 + 6, say.name(card), "bold", min(27, band), width=wide - 16, lines=2, lead=1.0,
        ink=ink, on=ground, anchor="mm", least=13,
    )  # fmt: skip
    canvas.fill(x + 12, y + band + 12, wide - 24, 2, "bronze" if used else "rule")
    middle, effect, size = (x + wide // 2, y + band + 16), say.effect(card, data), (wide - 18, high - band - 22)
    look.paragraph(canvas, *middle, effect, *size, 23, ink=ink, on=ground, side="m")
