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
from renderers.api import Canvas, Names, OpenChoice, Sprite, shortened
from renderers.lettering import Label
from renderers.portrait import LEAST, Band, Banner, Break, Cell, Drawn, Heading, Prose, Row, Sign, Word, beside, stacked
from renderers.shafausa import board, folk, goods, houses, look
from renderers.shafausa.look import Says, View

#: questions that no city matters for
WITHOUT_CITIES = (AskForInterest, Storage, Upkeep)


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The whole position, tall."""
    return stacked(_bands(view, look.says(lang), names))


def strip(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """What a question of one's own turn is answered with: money, resources and cities."""
    say = look.says(lang)
    return stacked(_at_hand(view, say) if look.chosen(view, view.seat) else _peoples(view, view.table.peoples, say))


def _bands(view: View, say: Says, names: Names) -> Iterator[Band]:
    first, second = board.headline(view, say, names)
    mine = view.seat if isinstance(view, PrivateView) and look.chosen(view, view.seat) else None
    if isinstance(view, PrivateView) and mine is not None:
        seat = view.seat
        arms = Drawn(80, 92, lambda canvas, x, y, on: look.shield_of(canvas, x, y, 80, view, seat, on))
        yield Banner(
            look.people_of(view, seat, say),
            beside(first, second),
            arms,
            _points(view, seat),
        )
        yield from _own(view, say)
    else:
        yield Banner(first, second)
    if view.table.phase not in (Phase.DRAFT, Phase.PEOPLES):
        yield Heading(say("portrait-offer"))
        yield from _market(view, say)
    yield Heading(say("portrait-rivals" if mine is not None else "portrait-seats"))
    order = [seat for seat in view.table.order if seat != mine]
    yield from (_line(view, seat, say, names) for seat in order)


def _points(view: View, seat: int) -> str:
    return next((str(sheet.total) for sheet in view.table.sheets if sheet.seat == seat), "")


# -- my realm ----------------------------------------------------------------------------------------------------------


def _at_hand(view: PrivateView[Table, Hand], say: Says) -> Iterator[Band]:
    """What the question of now is answered with, as low as can be: the answers stand below it."""
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
    ink = "ink" if city.built else "sepia"
    cells: list[Sign | Drawn] = [
        Drawn(44, 56, lambda canvas, x, y, on: _number(canvas, x - 6, y - 4, number, ink, on), 4, True)
    ]
    signs = [goods.good(mine, 56) for mine in city.mines] + [houses.house(one, 60) for one in city.buildings]
    cells += [Sign(sign if city.built else look.faded(sign, "vellum"), 6) for sign in signs]
    cells += [Drawn(56, 56, lambda canvas, x, y, on: canvas.dashes(x, y, 56, 56, "rule", 3), 6, True)] * city.free
    if not city.built:
        paid = [(goods.chafouin(44), price.chf), *((goods.good(one, 44), count) for one, count in price.materials)]
        cells += [_priced(sign, count) for sign, count in paid]
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
        Sign(goods.chafouin(72)),
        Word(str(realm.chf), 68, "number", apart=34),
        Sign(goods.miner(64)),
        Word(str(realm.miners), 56, "number", apart=34),
        Sign(goods.shaft(64)),
        Word(f"{len(realm.mines)}/{able.mine_limit}", 56, "number", apart=34),
        Sign(goods.warehouse(64)),
        Word(f"{realm.held}/{able.capacity()}", 56, "number"),
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
        ink = "ink" if count else "sepia"
        cells += [
            Sign(sign if count else look.faded(sign, "vellum")),
            Word(str(count), 52, "number", ink, 24),
        ]
    return cells


def _city(number: int, city: City, price: Price) -> Row:
    """A city that stands, or the next one with what it costs."""
    cells: list[Cell] = []
    for mine in city.mines:
        sign = goods.good(mine, 68)
        cells.append(Sign(sign if city.built else look.faded(sign, "vellum"), 14, False))
    for building in city.buildings:
        sign = houses.house(building, 76)
        cells.append(Sign(sign if city.built else look.faded(sign, "vellum"), 14, False))
    cells += [Drawn(64, 64, _empty, 14) for _ in range(city.free)]
    if not city.built:
        cells += [Sign(goods.chafouin(48)), Word(str(price.chf), 48, "number")]
        for resource, count in price.materials:
            cells += [Sign(goods.good(resource, 48)), Word(str(count), 48, "number")]
    ink = "ink" if city.built else "sepia"
    head = Drawn(
        56, 64, lambda canvas, x, y, on: _number(canvas, x, y, number, ink, on)
    )  # fmt: skip
    return Row(cells, head)


def _empty(canvas: Canvas, x: int, y: int, on: str) -> None:
    canvas.dashes(x, y, 64, 64, "rule", 3)


def _number(canvas: Canvas, x: int, y: int, number: int, ink: str, on: str) -> None:
    canvas.text(x + 24, y + 32, str(number), "title", 56, ink=ink, on=on, anchor="mm")


def _stamped(sprite: Sprite) -> Drawn:
    return Drawn(*sprite.size, lambda canvas, x, y, on: canvas.stamp(sprite, x, y, on))


def _house(building: Building, say: Says) -> Drawn:
    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        canvas.stamp(houses.house(building, 84), x, y, on)
        canvas.lines(
            x + 96,
            y + 42,
            say.name(building),
            "bold",
            40,
            width=230,
            lines=2,
            on=on,
            anchor="lm",
            lead=1.0,
            least=LEAST,
        )

    return Drawn(330, 84, draw)


# -- on offer ----------------------------------------------------------------------------------------------------------


def _market(view: View, say: Says) -> Iterator[Band]:
    table, data = view.table, look.data_of(view)
    yield Row(
        [Word(f"{say('sale')} / {say('purchase')}", 38, ink="sepia"), Break(), *_quotes(table, 56, 44, 30, " / ")]
    )
    for building in table.available:
        kind = data.buildings[building]
        cells: list[Cell] = [Word(say.name(building), 44), Break()]
        cells.append(Prose(say.effect(building, data)))
        yield Row(cells, _stamped(houses.house(building, 88)), str(kind.price))


def _quotes(table: Table, size: int, letters: int, apart: int, between: str) -> list[Cell]:
    """Both prices of each resource."""
    cells: list[Cell] = []
    for quote in table.exchange:
        cells += [
            Sign(goods.good(quote.resource, size)),
            Word(f"{quote.sale}{between}{quote.purchase}", letters, "number", apart=apart),
        ]
    return cells


# -- the others --------------------------------------------------------------------------------------------------------


def _line(view: View, seat: int, say: Says, names: Names) -> Row:
    realm = view.table.realms[seat]
    marked = seat in view.asked and view.step is not None
    name = look.player(names, seat)
    arms = Drawn(68, 78, lambda canvas, x, y, on: look.shield_of(canvas, x, y, 68, view, seat, on))
    cells: list[Cell] = [Word(look.people_of(view, seat, say), 44, "title")]
    if name:
        cells.append(Word(name, LEAST, ink="sepia"))
    if not look.chosen(view, seat):
        return Row(cells, arms, "", marked)
    cells += [Break(), Sign(goods.chafouin(52)), Word(str(realm.chf), 48, "number")]
    cells += [Sign(goods.miner(48)), Word(str(realm.miners), 48, "number")]
    cells += [Sign(goods.good(mine, 44), 4, False) for mine in realm.mines]
    cells += [Sign(houses.house(one, 56), 4, False) for one in realm.constructed]
    held = [(one, realm.stock[one]) for one in RESOURCES if realm.stock[one]]
    if held:
        cells += [Break(), Sign(goods.warehouse(44))]
        cells += [cell for one, count in held for cell in (Sign(goods.good(one, 40)), Word(str(count), 44, "number"))]
    return Row(cells, arms, _points(view, seat), marked)


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
            cells += [Sign(houses.house(one, 56), 6, False) for one in city.buildings]
            cells.append(Word(" ", 40, apart=2))
        if mode is not Mode.FAMILY:
            cards = ", ".join(say.name(card.id) for card in data.cards_of(people))
            cells += [Break(), Prose(cards)]
        yield Row(cells, _stamped(folk.charge(people, 88, "ink")))


def choosing(view: PrivateView[Table, Hand], lang: str, choice: OpenChoice) -> Canvas | None:
    """The peoples that can be chosen; once one is, it alone."""
    if (peoples := _choice(choice)) is None:
        return None
    return stacked(_peoples(view, peoples, look.says(lang)))


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
