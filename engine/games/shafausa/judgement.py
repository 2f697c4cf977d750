"""What mines, buildings and points are worth to a realm, and how the game goes on: money against points and time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.action import Action
from engine.games.shafausa.actions import ADD_MINER, CONSCRIPT, BuildCity, BuildMine, Construct
from engine.games.shafausa.components import Components, Tile
from engine.games.shafausa.extraction import yields
from engine.games.shafausa.pieces import RESOURCES, Building, Entry, Mode, Power, Realm, Resource, View, Work
from engine.games.shafausa.plan import Desk, cities_in, cost
from engine.games.shafausa.prices import (
    PLACE,
    building_price,
    conscript_price,
    mine_limit,
    miner_price,
    missing,
    missing_price,
    purchases_allowed,
)

#: rounds a game takes among regulars
LENGTH = {Mode.FAMILY: 8, Mode.GEEK: 11, Mode.COLONIAL: 13}
#: what a victory point is worth in CHF: little while money still grows, much when nothing else will come
EARLY_POINT, LATE_POINT = 3.0, 14.0
#: which part of a later yield counts today
PATIENCE = 0.8
#: what a slot and a miner cost beyond the price of a mine, at the start; a better use of them may come
PLACE_PRICE = 10.0
#: resources that are used as material
MATERIALS = (Resource.WOOD, Resource.STONE, Resource.IRON, Resource.COAL)


class Outlook(NamedTuple):
    """How I see the game: how many more extractions there will be, and what a point is worth."""

    rounds: float
    point: float
    #: how much of the game is still to come, from 1 to 0
    left: float


def outlook(view: View) -> Outlook:
    """The end comes with the fullest realm, or after the usual number of rounds."""
    table, mode = view.table, view.variant.mode
    cities, length = cities_in(mode, view.data), LENGTH[mode]
    slots = min(sum(city.free for city in realm.cities[:cities]) for realm in table.realms)
    rounds = min(max(length - table.round, 1.0), slots / 1.5)
    left = min(1.0, rounds / (length - 1))
    return Outlook(rounds, LATE_POINT + (EARLY_POINT - LATE_POINT) * left, left)


def yield_value(view: View, realm: Realm, resource: Resource) -> float:
    """What one more cube each round brings: used instead of bought as long as there are few, then sold."""
    quote, scale = view.table.exchange[PLACE[resource]], view.data.scales[resource]
    fixed = view.variant.mode is Mode.FAMILY
    sold: float = quote.sale if fixed else 0.6 * quote.sale + 0.4 * scale.sell_min
    if resource not in MATERIALS:
        return sold
    have = realm.mines.count(resource) + (resource is Resource.IRON and realm.works(Building.IRONWORKS))
    wanted = max(0.0, 1 - 0.4 * have)
    return sold + wanted * 0.6 * (quote.purchase - sold)


def building_value(view: View, realm: Realm, building: Building, now: Outlook) -> float:
    """Points and what the effect brings until the end."""
    tile: Tile = view.data.buildings[building]
    effect, dug = tile.effect, tile.effect.resource
    a_round = 0.0
    if effect.type == "income":
        a_round = effect.chf
    elif effect.type == "produce" and dug:
        a_round = effect.amount * yield_value(view, realm, dug)
    elif effect.type == "double" and dug:
        a_round = min(effect.max_mines, realm.mines.count(dug)) * yield_value(view, realm, dug)
    elif effect.type == "sell_bonus":
        a_round = 2.2 * effect.chf
    elif effect.type == "buy_discount":
        a_round = 1.8 * effect.chf
    elif effect.type == "discount":
        a_round = 1.5 * effect.chf if building is Building.BUILDERS_HOUSE else 0.7 * effect.chf
    elif effect.type in ("storage", "mine_limit"):
        a_round = 1.0
    return tile.vp * now.point + a_round * now.rounds * PATIENCE


class Chance(NamedTuple):
    """Something I could do: what it is worth for each CHF, and how to do it."""

    ratio: float
    #: money it takes now, with all that has to be bought
    money: int
    materials: tuple[tuple[Resource, int], ...]
    action: Action


def chances(view: View, realm: Realm, now: Outlook) -> Iterator[Chance]:
    """Mines, miners, cities and buildings, as far as slots and miners allow."""
    data, mode, table = view.data, view.variant.mode, view.table
    planned = sum(entry.work is Work.MINE for entry in view.hand.plan)
    desk = Desk(realm, data, mode, table.exchange, table.mines - planned)
    free = sum(city.free for city in realm.cities if city.built)
    mines, limit, built = len(realm.mines), mine_limit(realm, data), realm.built
    room = free - len(realm.reserve)
    place = PLACE_PRICE * now.left
    # mines printed in cities to come need their miners too
    asleep = sum(len(city.mines) for city in realm.cities[built : cities_in(mode, data)])
    most = data.most_miners + limit - realm.miners - asleep
    best, best_price = 0.0, 0.0
    for resource in RESOURCES:
        price, money, materials = _price(desk, Entry(Work.MINE, resource=resource))
        worth = data.mines[resource].vp * now.point + yield_value(view, realm, resource) * now.rounds * PATIENCE
        ratio = worth / (price + place)
        if ratio > best:
            best, best_price = ratio, price
        if mines < min(limit, most) and room > 0 and desk.mines > 0:
            yield Chance(ratio, money, materials, BuildMine(resource=resource, buy=True))
    if realm.miners < data.most_miners:
        yield _miner(realm, now, data, mines >= limit and room > 0, best, best_price)
    if built < cities_in(mode, data):
        brought = realm.cities[built].mines
        if mines + len(brought) <= limit:
            price, money, materials = _price(desk, Entry(Work.CITY, city=built + 1))
            worth = now.point * data.points.city
            for mine in brought:
                worth += data.mines[mine].vp * now.point + yield_value(view, realm, mine) * now.rounds * PATIENCE
            ratio = worth / price
            if room <= 0 and mines <= limit:
                ratio = max(ratio, (worth + best * best_price) / (price + best_price))
            yield Chance(ratio, money, materials, BuildCity(city=built + 1, buy=True))
    for building in realm.reserve:
        replaces = building is Building.BUILDERS_HOUSE and realm.works(Building.OFFICE)
        if free or replaces:
            price, money, materials = _price(desk, Entry(Work.CONSTRUCT, building=building))
            worth = building_value(view, realm, building, now) + data.upkeep
            yield Chance(worth / price, money, materials, Construct(building=building, buy=True))


def _miner(realm: Realm, now: Outlook, data: Components, needed: bool, best: float, price: float) -> Chance:
    """A point, perhaps the bonus for all miners, and perhaps the mine that waits for one."""
    money, action = miner_price(realm, data), ADD_MINER
    if realm.power is Power.CONSCRIPTION and not realm.spent_power:
        money, action = conscript_price(realm, data), CONSCRIPT
    worth = now.point * data.points.miner
    if realm.miners + 2 >= data.most_miners:
        worth += now.point * data.points.max_miners / 2
    ratio = worth / money
    if needed:
        ratio = max(ratio, (worth + best * price) / (money + price))
    return Chance(ratio, money, (), action)


def _price(desk: Desk, entry: Entry) -> tuple[float, int, tuple[tuple[Resource, int], ...]]:
    """The price with materials of my own at what they would sell for, and the money needed now."""
    price = cost(desk, entry)
    lacking = missing(desk.realm, price.materials)
    bought = missing_price(desk.realm, desk.data, desk.exchange, lacking)
    short = dict(lacking)
    used = sum((need - short.get(one, 0)) * desk.exchange[PLACE[one]].sale for one, need in price.materials)
    return max(1, price.chf + bought + used), price.chf + bought, price.materials


def worth_of_stock(view: View, realm: Realm) -> int:
    """What the bank would pay for everything."""
    return sum(quote.sale * realm.stock[quote.resource] for quote in view.table.exchange)


def income(view: View, realm: Realm) -> int:
    """What the next extraction brings, sold."""
    goods, chf = yields(realm, view.data, last=False)
    return chf + sum(quote.sale * goods[quote.resource] for quote in view.table.exchange)


def buildings_wanted(view: View, realm: Realm, now: Outlook) -> list[tuple[float, Building]]:
    """Buildings on offer by what they are worth to me beyond their price, with the iron to construct them."""
    data = view.data
    if realm.purchases >= purchases_allowed(realm):
        return []
    iron = view.table.exchange[PLACE[Resource.IRON]]
    cities = cities_in(view.variant.mode, data)
    places = sum(city.free for city in realm.cities[:cities]) - len(realm.reserve)
    found = []
    for building in dict.fromkeys(view.table.available):
        if realm.owns(building):
            continue
        price = building_price(realm, data, building)
        replaces = building is Building.BUILDERS_HOUSE and realm.owns(Building.OFFICE)
        if price > realm.chf or (places < 1 and not replaces) or len(realm.reserve) > 1:
            continue
        gain = building_value(view, realm, building, now) - price - 0.5 * (iron.sale + iron.purchase)
        if gain > 0:
            found.append((gain, building))
    return sorted(found, key=lambda one: -one[0])
