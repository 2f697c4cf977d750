"""The pieces and signs of Shafausa, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from engine.games.shafausa import components
from engine.games.shafausa.components import Price
from engine.games.shafausa.pieces import RESOURCES, Building, City, People, Power, Resource
from renderers import icons, legend
from renderers.api import LIVERIES, Canvas, Draw, Item, Legend, Section, stamped
from renderers.shafausa import cities, draft, exchange, goods, leaf, look
from renderers.shafausa.look import Says

#: prices and a sum that serve as examples, and a seat
SALE, PURCHASE, CHF, SEAT = 4, 6, 25, 0
COST = Price(7, ())
#: size of a city
CITY, TOWN = 118, 88


def _chapters(say: Says) -> tuple[Section, ...]:
    return (
        Section(say("pieces-resources"), _resources(say), 5, 148, None),
        Section(say("pieces-buildings"), _buildings(say), 6, 152, None),
        Section(say("pieces-peoples"), _peoples(say), 5, 146, None),
        Section(say("pieces-cities"), _cities(say), 3, 98, 122),
        Section(say("pieces-exchange"), _exchange(say), 5, 160, None),
        Section(say("pieces-marks"), legend.marks(say)),
    )


def _resources(say: Says) -> list[Item]:
    def mine(resource: Resource) -> Draw:
        return lambda canvas, x, y: cities.mine(canvas, x - 38, y - 38, 76, resource, "vellum")

    def called(name: str) -> str:
        return name[0].upper() + name[1:]

    return [
        *(Item(say.title(one), stamped(goods.good(one, 70))) for one in RESOURCES),
        Item(say("piece-chf"), lambda canvas, x, y: look.money(canvas, x - 56, y - 27, 112, 54, CHF, "vellum")),
        *(Item(called(say.mine(one)), mine(one)) for one in RESOURCES),
    ]


def _buildings(say: Says) -> list[Item]:
    def house(building: Building) -> Draw:
        return lambda canvas, x, y: cities.house(canvas, x - 40, y - 40, 80, building, "vellum")

    return [Item(say.title(one), house(one)) for one in Building]


def _peoples(say: Says) -> list[Item]:
    def shield(seat: int, people: People | None) -> Draw:
        return lambda canvas, x, y: look.shield(canvas, x - 33, y - 38, 66, seat % len(LIVERIES), people, "vellum")

    return [
        *(Item(say.title(people), stamped(goods.charge(people, 68, "sepia"))) for people in People),
        Item(say("piece-people-seat"), shield(SEAT, People.SHAFAUSA)),
        Item(say("piece-seat"), shield(SEAT + 1, None)),
    ]


def _cities(say: Says) -> list[Item]:
    size, how = cities.plot(CITY, TOWN, 1, 1, 2), cities.Look(1, SEAT, False, COST, False, frozenset(), frozenset())

    def city(one: City) -> Draw:
        return lambda canvas, x, y: cities.city(
            canvas, x - CITY // 2, y - TOWN // 2, CITY, TOWN, one, how, size, "vellum"
        )

    def asleep(canvas: Canvas, x: int, y: int) -> None:
        cities.mine(canvas, x - 36, y - 36, 72, Resource.IRON, "vellum", asleep=True)
        canvas.stamp(goods.moon(34), x + 12, y - 40, "vellum")

    return [
        Item(say("piece-city"), city(City(2, True, (Resource.IRON,), ()))),
        Item(say("piece-full-city"), city(City(2, True, (Resource.IRON,), (Building.INN,)))),
        Item(say("piece-unbuilt-city"), city(City(2, False, (Resource.IRON,), ()))),
        Item(say("piece-slot"), lambda canvas, x, y: cities.free(canvas, x - 33, y - 33, 66, "vellum", True)),
        Item(say("piece-asleep"), asleep),
        Item(say("piece-shaft"), stamped(goods.shaft(70))),
        Item(say("piece-miner"), stamped(goods.miner(70))),
        Item(say("piece-warehouse"), stamped(goods.warehouse(72))),
        Item(say("piece-no-warehouse"), stamped(goods.warehouse(72, built=False))),
    ]


def _exchange(say: Says) -> list[Item]:
    def price(value: int, buy: bool) -> Draw:
        return lambda canvas, x, y: exchange.marker(canvas, x - 34, y, 68, value, False, 0, buy)

    def power(canvas: Canvas, x: int, y: int) -> None:
        canvas.plaque(
            x - 70, y - 26, 140, 52, say.name(Power.HARMONY), 28, fill="glint", ink="ink", line="ink", radius=7,
            face="bold", width=124,
        )  # fmt: skip

    def tile(canvas: Canvas, x: int, y: int) -> None:
        tiles = components.printed().tiles
        value = next(value for value, one in tiles.items() if one.content.miners and not one.content.building)
        draft.tile(canvas, x - 38, y - 48, 76, 96, value, tiles[value].content, "vellum")

    return [
        Item(say("piece-sale"), price(SALE, False)),
        Item(say("piece-purchase"), price(PURCHASE, True)),
        Item(say("piece-crossed"), stamped(goods.crossed(66))),
        Item(say("piece-rise"), stamped(goods.rise(58))),
        Item(say("piece-fall"), stamped(goods.fall(58))),
        Item(say("piece-bag"), stamped(goods.bag(76))),
        Item(say("piece-power"), stamped(icons.card_back(58, 82))),
        Item(say("piece-power-shown"), power),
        Item(say("piece-tile"), tile),
    ]


PIECES = Legend(look.says, _chapters, leaf.LEAF)
