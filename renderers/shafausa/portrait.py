"""Shafausa for a phone: one's own realm, exchange and buildings on offer, and the other peoples in a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.api import PrivateView
from engine.games.shafausa.actions import ChoosePeople
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.components import Price
from engine.games.shafausa.pieces import RESOURCES, Building, City, Hand, Mode, People, Phase, Realm, Table, planned
from engine.games.shafausa.prices import Means, means
from engine.games.shafausa.speculation import Speculation
from renderers import portrait as tall
from renderers.api import Canvas, OpenChoice, Sprite, shortened
from renderers.lettering import Label
from renderers.portrait import Band, Break, Cell, Drawn, Heading, Prose, Row, Sign, Word, counted
from renderers.shafausa import board, goods, look
from renderers.shafausa.look import Says, View

#: questions that no city matters for
WITHOUT_CITIES = (AskForInterest, Storage, Upkeep)


def _points(view: View, seat: int) -> str:
    return next((str(sheet.total) for sheet in view.table.sheets if sheet.seat == seat), "")


# -- my realm ----------------------------------------------------------------------------------------------------------


def _at_hand(view: PrivateView[Table, Hand], say: Says) -> Iterator[Band]:
    """What the question of now is answered with, as low as can be: the answers stand below it."""
    if not look.chosen(view, view.seat):
        yield from _peoples(view, view.table.peoples, say)
        return
    realm, data, mode = planned(view), look.data_of(view), look.mode_of(view)
    yield Row([*_holdings(realm, means(realm, data)), Break(), *_stock(realm)])
    if not isinstance(view.step, WITHOUT_CITIES):
        prices = [one.price for one in data.board(mode, realm.people).cities]
        yield Row([cell for numbered in _cities(realm, prices) for cell in _together(*numbered)])
    if isinstance(view.step, Speculation):
        yield Row(_quotes(view.table, 44, 40, 20, "/"))
        return
    if realm.reserve:
        yield Row([_house(building, say) for building in realm.reserve])
    if mode is not Mode.FAMILY and not isinstance(view.step, WITHOUT_CITIES):
        cards = [realm.power] if realm.power else [card.id for card in data.cards_of(realm.people)]
        yield Row((Prose(", ".join(map(say.name, cards)), face="bold"),))


def _cities(realm: Realm, prices: Sequence[Price]) -> Iterator[tuple[int, City, Price]]:
    """The cities that stand, and the next one."""
    for number, (city, price) in enumerate(zip(realm.cities, prices, strict=True), 1):
        if city.built or number == realm.built + 1:
            yield number, city, price


def _together(number: int, city: City, price: Price) -> list[Cell]:
    """A city in a line with others, in one piece: its number, what stands in it, what it costs."""
    head = tall.numbered(number, ink="ink" if city.built else "sepia")
    cells: list[Sign | Drawn] = [Drawn(44, 56, lambda canvas, x, y, on: head.draw(canvas, x - 6, y - 4, on), 4, True)]
    signs = [goods.good(mine, 56) for mine in city.mines] + [goods.house(one, 60) for one in city.buildings]
    cells += [Sign(sign if city.built else look.faded(sign, "vellum"), 6) for sign in signs]
    cells += [_free(56, 6, joins=True)] * city.free
    if not city.built:
        cells += [_priced(sign, count) for sign, count in _paid(price, 44)]
    # the next city may begin another line
    return [*cells[:-1], cells[-1]._replace(apart=26, joins=False)]


def _priced(sign: Sprite, count: int) -> Drawn:
    """A sign and how many of it."""
    wide, high = sign.size
    label = Label(str(count), "number", 44)

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        canvas.stamp(sign, x, y, on)
        canvas.text(x + wide + 4, y + high // 2, str(count), "number", 44, on=on, anchor="lm")

    return Drawn(wide + 4 + label.width, high, draw, 10, True)


def _holdings(realm: Realm, able: Means) -> list[Cell]:
    """Money, miners, mines and warehouses."""
    return [
        *counted(goods.chafouin(72), realm.chf, 68, apart=34),
        *counted(goods.miner(64), realm.miners, 56, apart=34),
        *counted(goods.shaft(64), f"{len(realm.mines)}/{able.mine_limit}", 56, apart=34),
        *counted(goods.warehouse(64), f"{realm.held}/{able.capacity()}", 56),
    ]


def _own(view: PrivateView[Table, Hand], say: Says) -> Iterator[Band]:
    realm, data, mode = planned(view), look.data_of(view), look.mode_of(view)
    yield Row(_holdings(realm, means(realm, data)))
    yield Row(_stock(realm))
    prices = [one.price for one in data.board(mode, realm.people).cities]
    for numbered in _cities(realm, prices):
        yield _city(*numbered)
    if realm.reserve:
        yield Row([_house(building, say) for building in realm.reserve])
    if realm.power:
        yield Row((Word(say.name(realm.power), 44, "title"), Break(), Prose(say.effect(realm.power, data))))
    elif mode is not Mode.FAMILY:
        yield Row((Prose(", ".join(say.name(card.id) for card in data.cards_of(realm.people)), 40, "bold", "ink"),))


def _stock(realm: Realm) -> list[Cell]:
    cells: list[Cell] = []
    for resource in RESOURCES:
        count, sign = realm.stock[resource], goods.good(resource, 64)
        cells += counted(sign if count else look.faded(sign, "vellum"), count, 52, "ink" if count else "sepia", 24)
    return cells


def _city(number: int, city: City, price: Price) -> Row:
    """A city that stands, or the next one with what it costs."""
    signs = [goods.good(mine, 68) for mine in city.mines] + [goods.house(one, 76) for one in city.buildings]
    cells: list[Cell] = [Sign(sign if city.built else look.faded(sign, "vellum"), 14, False) for sign in signs]
    cells += [_free(64, 14)] * city.free
    if not city.built:
        for sign, count in _paid(price, 48):
            cells += counted(sign, count, 48)
    return Row(cells, tall.numbered(number, ink="ink" if city.built else "sepia"))


def _paid(price: Price, size: int) -> list[tuple[Sprite, int]]:
    """What a city costs, sign by sign."""
    return [(goods.chafouin(size), price.chf), *((goods.good(one, size), count) for one, count in price.materials)]


def _free(size: int, apart: int, joins: bool = False) -> Drawn:
    """A slot that holds nothing."""
    return Drawn(size, size, lambda canvas, x, y, on: canvas.dashes(x, y, size, size, "rule", 3), apart, joins)


def _house(building: Building, say: Says) -> Drawn:
    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        canvas.stamp(goods.house(building, 84), x, y, on)
        name = say.name(building)
        canvas.lines(x + 96, y + 42, name, "bold", 40, width=230, lines=2, on=on, anchor="lm", lead=1, least=tall.LEAST)

    return Drawn(330, 84, draw)


# -- on offer ----------------------------------------------------------------------------------------------------------


def _common(view: View, say: Says) -> Iterator[Band]:
    table, data = view.table, look.data_of(view)
    if table.phase in (Phase.DRAFT, Phase.PEOPLES):
        return
    yield Heading(say("portrait-offer"))
    prices = Word(f"{say('sale')} / {say('purchase')}", 38, ink="sepia")
    yield Row([prices, Break(), *_quotes(table, 56, 44, 30, " / ")])
    for building in table.available:
        cells: list[Cell] = [Word(say.name(building), 44), Break(), Prose(say.effect(building, data))]
        yield Row(cells, tall.stamped(goods.house(building, 88)), str(data.buildings[building].price))


def _quotes(table: Table, size: int, letters: int, apart: int, between: str) -> list[Cell]:
    """Both prices of each resource."""
    cells: list[Cell] = []
    for quote in table.exchange:
        both = f"{quote.sale}{between}{quote.purchase}"
        cells += counted(goods.good(quote.resource, size), both, letters, apart=apart)
    return cells


# -- the others --------------------------------------------------------------------------------------------------------


def _row(view: View, seat: int, say: Says) -> Iterator[Cell]:
    realm = view.table.realms[seat]
    if not look.chosen(view, seat):
        return
    yield from (Break(), *counted(goods.chafouin(52), realm.chf, 48), *counted(goods.miner(48), realm.miners, 48))
    yield from (Sign(goods.good(mine, 44), 4, False) for mine in realm.mines)
    yield from (Sign(goods.house(one, 56), 4, False) for one in realm.constructed)
    if held := [(one, realm.stock[one]) for one in RESOURCES if realm.stock[one]]:
        yield from (Break(), Sign(goods.warehouse(44)))
        for one, count in held:
            yield from counted(goods.good(one, 40), count, 44)


# -- choosing a people -------------------------------------------------------------------------------------------------


def _peoples(view: View, peoples: Sequence[People], say: Says) -> Iterator[Band]:
    """Each people with its mines, its first cities and its POWER cards."""
    data, mode = look.data_of(view), look.mode_of(view)
    for people in peoples:
        first = data.board(mode, people).cities
        cells: list[Cell] = [Word(say.name(people), 48, "title"), Break()]
        for number, city in enumerate(first, 1):
            cells.append(Word(str(number), 44, "number", "sepia", 8))
            cells += [Sign(goods.good(mine, 52), 6, False) for mine in city.mines]
            cells += [Sign(goods.house(one, 56), 6, False) for one in city.buildings]
            cells.append(Word(" ", 40, apart=2))
        if mode is not Mode.FAMILY:
            cards = ", ".join(say.name(card.id) for card in data.cards_of(people))
            cells += [Break(), Prose(cards)]
        yield Row(cells, tall.stamped(goods.charge(people, 88, "ink")))


def choosing(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice) -> Canvas | None:
    """The peoples that can be chosen; once one is, it alone."""
    if (peoples := _choice(choice)) is None:
        return None
    return tall.stacked(_peoples(view, peoples, look.says(lang)))


def told(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice) -> str:
    """That picture in words."""
    if (peoples := _choice(choice)) is None:
        return ""
    say, data, mode = look.says(lang), look.data_of(view), look.mode_of(view)
    lines = []
    for people in peoples:
        holds = [say.mine(mine) for city in data.board(mode, people).cities for mine in city.mines]
        cards = [] if mode is Mode.FAMILY else [say.name(card.id) for card in data.cards_of(people)]
        lines.append(say("told-people", people=say.name(people), list=", ".join([*holds, *cards])))
    return shortened(lines)


def _choice(choice: OpenChoice) -> list[People] | None:
    if choice.action is not ChoosePeople:
        return None
    chosen = choice.chosen.get("people")
    return [chosen] if chosen is not None else list(choice.values.get("people", ()))


PORTRAIT = tall.Portrait(
    sides=look.SIDES, headline=board.headline, own=_own, at_hand=_at_hand, common=_common, row=_row, points=_points,
    order=lambda view: view.table.order, arms=(80, 92), small=(68, 78),
)  # fmt: skip
