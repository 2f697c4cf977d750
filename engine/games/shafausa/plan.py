"""The steps of a management plan, carried out on a copy of the realm: all checks first, then the change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.illegal import Illegal, require
from engine.games.shafausa.components import Components, Price
from engine.games.shafausa.pieces import Building, Entry, Mode, Power, Quote, Realm, Resource, Work
from engine.games.shafausa.prices import (
    PLACE,
    city_price,
    conscript_price,
    mine_limit,
    mine_price,
    miner_price,
    missing,
    missing_price,
    purchase,
    sale,
)


class Desk(NamedTuple):
    """What a plan is made with: the realm as it would be, the prices and what the supply still has."""

    realm: Realm
    data: Components
    mode: Mode
    exchange: Sequence[Quote]
    #: mine tiles left, without those of this plan
    mines: int


def cities_in(mode: Mode, data: Components) -> int:
    """How many cities can be built: FAMILY ends with the fourth."""
    return data.family_cities if mode is Mode.FAMILY else len(data.colonial.cities)


def perform(desk: Desk, entry: Entry) -> Entry:
    """Do one step, or refuse it; the step comes back with the money it moved and the city it used."""
    chf, city = WORKS[entry.work](desk, entry)
    desk.realm.chf += chf
    return Entry(
        entry.work,
        chf,
        entry.press,
        entry.resource,
        entry.count,
        entry.building,
        city,
        entry.power,
        entry.with_wood,
    )


def _sell(desk: Desk, entry: Entry) -> tuple[int, int]:
    realm, resource = desk.realm, entry.resource
    assert resource
    have = realm.stock[resource]
    require(entry.count <= have, "none-to-sell", resource=resource, have=have)
    chf = sale(realm, desk.data, desk.exchange[PLACE[resource]], entry.count)
    realm.stock[resource] -= entry.count
    realm.sold += entry.count
    return chf, 0


def _buy(desk: Desk, entry: Entry) -> tuple[int, int]:
    realm, resource = desk.realm, entry.resource
    assert resource
    chf = purchase(realm, desk.data, desk.exchange[PLACE[resource]], entry.count)
    require(chf <= realm.chf, "purchase-too-dear", resource=resource, count=entry.count, price=chf, have=realm.chf)
    realm.stock[resource] += entry.count
    realm.bought += entry.count
    return -chf, 0


def room(realm: Realm, number: int) -> int:
    """A built city with a free slot: the one asked for, or the first."""
    free = [place for place, city in enumerate(realm.cities, 1) if city.built and city.free]
    require(bool(free), "no-slot")
    require(not number or number in free, "city-full", city=number, free=free[0])
    return number or free[0]


def _pay(desk: Desk, thing: str, price: Price) -> int:
    """Take the materials; the money is moved by `perform`."""
    realm, chf, materials = desk.realm, price.chf, price.materials
    if lacking := missing(realm, materials):
        resource = lacking[0][0]
        raise Illegal(
            "no-material",
            thing=thing,
            resource=resource,
            need=dict(materials)[resource],
            have=realm.stock[resource],
            price=missing_price(realm, desk.data, desk.exchange, lacking),
        )
    require(chf <= realm.chf, "no-cash", thing=thing, price=chf, have=realm.chf)
    for resource, need in materials:
        realm.stock[resource] -= need
    return -chf


def mine_site(desk: Desk, entry: Entry) -> int:
    """The city for a mine: there must be a tile, a free slot and a miner for it."""
    realm, data = desk.realm, desk.data
    require(desk.mines > 0, "no-mine-tiles")
    number = room(realm, entry.city)
    mines, limit = realm.digging, mine_limit(realm, data)
    require(mines < limit, "mine-limit", mines=mines, miners=realm.miners, limit=limit)
    return number


def _mine(desk: Desk, entry: Entry) -> tuple[int, int]:
    assert entry.resource
    number = mine_site(desk, entry)
    chf = _pay(desk, "mine", cost(desk, entry))
    desk.realm.cities[number - 1].mines.append(entry.resource)
    return chf, number


def _miner(desk: Desk, entry: Entry) -> tuple[int, int]:
    realm, data = desk.realm, desk.data
    require(realm.miners < data.most_miners, "miners-max", most=data.most_miners)
    chf = _pay(desk, "miner", Price(miner_price(realm, data), ()))
    realm.miners += 1
    return chf, 0


def _conscript(desk: Desk, entry: Entry) -> tuple[int, int]:
    realm, data = desk.realm, desk.data
    _once(realm, Power.CONSCRIPTION)
    require(realm.miners < data.most_miners, "miners-max", most=data.most_miners)
    chf = _pay(desk, "miner", Price(conscript_price(realm, data), ()))
    realm.miners += 1
    realm.spent_power = True
    return chf, 0


def _once(realm: Realm, card: Power) -> None:
    """The card must be in use, and this once in a phase."""
    require(realm.power is card, "needs-power", power=card)
    require(not realm.spent_power, "power-once", power=card)


def cost(desk: Desk, entry: Entry) -> Price:
    """What a mine, a city or a building costs this realm now."""
    realm, data = desk.realm, desk.data
    if entry.work is Work.MINE:
        assert entry.resource
        return Price(mine_price(realm, data, entry.resource), data.mines[entry.resource].price.materials)
    if entry.work is Work.CITY:
        price = data.board(desk.mode, realm.people).cities[entry.city - 1].price
        return Price(city_price(realm, data, price.chf), price.materials)
    if not entry.with_wood:
        return data.construction
    # Harmony takes wood instead of iron
    return Price(data.construction.chf, tuple((Resource.WOOD, need) for _, need in data.construction.materials))


def city_site(desk: Desk, entry: Entry) -> int:
    """The next city in the row: the miners must suffice for the mines printed in it."""
    realm, data = desk.realm, desk.data
    number = realm.built + 1
    require(number <= cities_in(desk.mode, data), "city-all", cities=realm.built)
    require(entry.city == number, "city-order", city=number)
    brought = len(realm.cities[number - 1].mines)
    need = miners_needed(realm, data, number)
    require(need <= realm.miners, "city-mines", city=number, mines=brought, need=need)
    return number


def miners_needed(realm: Realm, data: Components, number: int) -> int:
    """How many miners the mines printed in a city ask for; none if there are no such mines."""
    city = realm.cities[number - 1]
    if not city.mines:
        return 0
    more = mine_limit(realm, data) - realm.miners
    # what is printed in the city works as soon as it stands, a Booster Shop too
    if Building.BOOSTER_SHOP in city.buildings:
        more += data.buildings[Building.BOOSTER_SHOP].effect.amount
    return realm.digging + len(city.mines) - more


def _city(desk: Desk, entry: Entry) -> tuple[int, int]:
    number = city_site(desk, entry)
    chf = _pay(desk, "city", cost(desk, entry))
    desk.realm.cities[number - 1].built = True
    return chf, number


def building_site(desk: Desk, entry: Entry) -> int:
    """A city with a free slot; the Builders' House takes the place of the Engineer's Office."""
    realm, building = desk.realm, entry.building
    assert building
    require(building in realm.reserve, "not-in-reserve", building=building)
    require(not entry.with_wood or realm.power is Power.HARMONY, "needs-power", power=Power.HARMONY)
    if building is Building.BUILDERS_HOUSE and (number := office_city(realm)):
        require(entry.city in (0, number), "replaces-office", city=number)
        return number
    return room(realm, entry.city)


def _construct(desk: Desk, entry: Entry) -> tuple[int, int]:
    assert entry.building
    realm, building = desk.realm, entry.building
    number = building_site(desk, entry)
    chf = _pay(desk, "building", cost(desk, entry))
    realm.reserve.remove(building)
    buildings = realm.cities[number - 1].buildings
    if building is Building.BUILDERS_HOUSE and Building.OFFICE in buildings:
        buildings[buildings.index(Building.OFFICE)] = building
    else:
        buildings.append(building)
    return chf, number


def office_city(realm: Realm) -> int:
    """Number of the built city with the Engineer's Office, 0 without one."""
    for number, city in enumerate(realm.cities, 1):
        if city.built and Building.OFFICE in city.buildings:
            return number
    return 0


def _transmute(desk: Desk, entry: Entry) -> tuple[int, int]:
    realm, resource = desk.realm, entry.resource
    assert resource
    _once(realm, Power.TRANSMUTATION)
    chain = desk.data.cards[Power.TRANSMUTATION].effect.chain
    require(resource in chain[:-1], "no-transmutation", resource=resource)
    require(realm.stock[resource] > 0, "none-to-transmute", resource=resource)
    realm.stock[resource] -= 1
    realm.stock[chain[chain.index(resource) + 1]] += 1
    realm.spent_power = True
    return 0, 0


#: cards that may be played in a plan: those of the phase, Interest a little early, and extraction cards at any time
IN_PLAN = ("management", "administration", "extraction")


def check_card(realm: Realm, data: Components, card: Power, moments: Sequence[str]) -> None:
    """One card per game, of your own people, at its moment."""
    known = data.cards[card]
    require(known.people is realm.people, "power-not-yours", power=card)
    if realm.power:
        raise Illegal("power-used", power=realm.power)
    require(known.when in moments, "power-timing", power=card, moment=known.when)


def _power(desk: Desk, entry: Entry) -> tuple[int, int]:
    assert entry.power
    require(desk.mode is not Mode.FAMILY, "no-powers")
    check_card(desk.realm, desk.data, entry.power, IN_PLAN)
    desk.realm.power = entry.power
    return 0, 0


WORKS: dict[Work, Callable[[Desk, Entry], tuple[int, int]]] = {
    Work.SELL: _sell,
    Work.BUY: _buy,
    Work.MINE: _mine,
    Work.MINER: _miner,
    Work.CONSCRIPT: _conscript,
    Work.CITY: _city,
    Work.CONSTRUCT: _construct,
    Work.TRANSMUTE: _transmute,
    Work.POWER: _power,
}


SITES: dict[Work, Callable[[Desk, Entry], int]] = {
    Work.MINE: mine_site,
    Work.CITY: city_site,
    Work.CONSTRUCT: building_site,
}


def with_purchases(desk: Desk, entry: Entry) -> list[Entry]:
    """Do a step and first buy what is missing for it."""
    SITES[entry.work](desk, entry)
    price = cost(desk, entry)
    lacking = missing(desk.realm, price.materials)
    total = price.chf + missing_price(desk.realm, desk.data, desk.exchange, lacking)
    require(total <= desk.realm.chf, "no-cash", thing=THINGS[entry.work], price=total, have=desk.realm.chf)
    done = [
        perform(desk, Entry(Work.BUY, press=entry.press, resource=resource, count=count)) for resource, count in lacking
    ]
    return [*done, perform(desk, entry)]


#: how refusals call what a step is about
THINGS = {Work.MINE: "mine", Work.CITY: "city", Work.CONSTRUCT: "building"}
