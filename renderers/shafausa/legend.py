"""The pieces and signs of Shafausa, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from engine.games.shafausa import components
from engine.games.shafausa.components import Price
from engine.games.shafausa.pieces import RESOURCES, Building, City, People, Power, Resource
from renderers import icons, legend
from renderers.api import Canvas, Draw, Item, Legend, Section, corner, stamped
from renderers.shafausa import cities, draft, exchange, goods, leaf, look
from renderers.shafausa.look import Says

#: prices and a sum that serve as examples, and a seat
SALE, PURCHASE, CHF, SEAT = 4, 6, 25, 0
COST = Price(7, ())
#: size of a city
CITY, TOWN = 118, 88


def _chapters(say: Says) -> tuple[Section, ...]:
    houses = [Item(say.title(one), corner(cities.house, 40, 40, 80, one, "vellum")) for one in Building]
    return (
        Section(say("pieces-resources"), _resources(say), 5, 148, None),
        Section(say("pieces-buildings"), houses, 6, 152, None),
        Section(say("pieces-peoples"), _peoples(say), 5, 146, None),
        Section(say("pieces-cities"), _cities(say), 3, 98, 122),
        Section(say("pieces-exchange"), _exchange(say), 5, 160, None),
        Section(say("pieces-marks"), legend.marks(say)),
    )


def _resources(say: Says) -> list[Item]:
    mines = [(one, say.mine(one)) for one in RESOURCES]
    return [
        *(Item(say.title(one), stamped(goods.good(one, 70))) for one in RESOURCES),
        Item(say("piece-chf"), corner(look.money, 56, 27, 112, 54, CHF, "vellum")),
        *(Item(name[0].upper() + name[1:], corner(cities.mine, 38, 38, 76, one, "vellum")) for one, name in mines),
    ]


def _peoples(say: Says) -> list[Item]:
    return [
        *(Item(say.title(people), stamped(goods.charge(people, 68, "sepia"))) for people in People),
        Item(say("piece-people-seat"), corner(look.shield, 33, 38, 66, SEAT, People.SHAFAUSA, "vellum")),
        Item(say("piece-seat"), corner(look.shield, 33, 38, 66, SEAT + 1, None, "vellum")),
    ]


def _cities(say: Says) -> list[Item]:
    size, how = cities.plot(CITY, TOWN, 1, 1, 2), cities.Look(1, SEAT, False, COST, False, frozenset(), frozenset())

    def city(one: City) -> Draw:
        return corner(cities.city, CITY // 2, TOWN // 2, CITY, TOWN, one, how, size, "vellum")

    def asleep(canvas: Canvas, x: int, y: int) -> None:
        cities.mine(canvas, x - 36, y - 36, 72, Resource.IRON, "vellum", asleep=True)
        canvas.stamp(goods.moon(34), x + 12, y - 40, "vellum")

    return [
        Item(say("piece-city"), city(City(2, True, (Resource.IRON,), ()))),
        Item(say("piece-full-city"), city(City(2, True, (Resource.IRON,), (Building.INN,)))),
        Item(say("piece-unbuilt-city"), city(City(2, False, (Resource.IRON,), ()))),
        Item(say("piece-slot"), corner(cities.free, 33, 33, 66, "vellum", True)),
        Item(say("piece-asleep"), asleep),
        Item(say("piece-shaft"), stamped(goods.shaft(70))),
        Item(say("piece-miner"), stamped(goods.miner(70))),
        Item(say("piece-warehouse"), stamped(goods.warehouse(72))),
        Item(say("piece-no-warehouse"), stamped(goods.warehouse(72, built=False))),
    ]


def _exchange(say: Says) -> list[Item]:
    power = corner(
        Canvas.plaque, 70, 26, 140, 52, say.name(Power.HARMONY), 28, fill="glint", ink="ink", line="ink", radius=7,
        face="bold", width=124,
    )  # fmt: skip
    contents = [(value, one.content) for value, one in components.printed().tiles.items()]
    value, content = next((value, one) for value, one in contents if one.miners and not one.building)
    return [
        Item(say("piece-sale"), corner(exchange.marker, 34, 0, 68, SALE, False, 0, False)),
        Item(say("piece-purchase"), corner(exchange.marker, 34, 0, 68, PURCHASE, False, 0, True)),
        Item(say("piece-crossed"), stamped(goods.crossed(66))),
        Item(say("piece-rise"), stamped(goods.rise(58))),
        Item(say("piece-fall"), stamped(goods.fall(58))),
        Item(say("piece-bag"), stamped(goods.bag(76))),
        Item(say("piece-power"), stamped(icons.card_back(58, 82))),
        Item(say("piece-power-shown"), power),
        Item(say("piece-tile"), corner(draft.tile, 38, 48, 76, 96, value, content, "vellum")),
    ]


PIECES = Legend(look.says, _chapters, leaf.LEAF)
