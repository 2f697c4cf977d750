"""What mines, buildings and points are worth to a realm, and how the game goes on: money against points and time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.action import Action
from engine.core.value import Value
from engine.games.shafausa.actions import ADD_MINER, CONSCRIPT, MOST_CITIES, BuildCity, BuildMine, Construct
from engine.games.shafausa.administration import proceeds
from engine.games.shafausa.buying import purchasable
from engine.games.shafausa.components import Components, Price, Tile
from engine.games.shafausa.extraction import realm_yields
from engine.games.shafausa.pieces import Building, City, Mode, Power, Quote, Realm, Resource, Table, View
from engine.games.shafausa.plan import Desk, cities_in, desk_of, next_city, takes_building, takes_mine, usable
from engine.games.shafausa.prices import PLACE, Means, building_price, construction, means

# frozen values are built once
BUILD_MINE = {resource: BuildMine(resource=resource, buy=True) for resource in Resource}
BUILD_CITY = {city: BuildCity(city=city, buy=True) for city in range(1, MOST_CITIES + 1)}
CONSTRUCT = {building: Construct(building=building, buy=True) for building in Building}

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
# looked at again and again, and a member of an enum takes its time to be found
FAMILY, IRON, IRONWORKS = Mode.FAMILY, Resource.IRON, Building.IRONWORKS


class Outlook(NamedTuple):
    """How I see the game: how many more extractions there will be, and what a point is worth."""

    rounds: float
    point: float
    #: how much of the game is still to come, from 1 to 0
    left: float


def outlook(view: View) -> Outlook:
    """How the seat that looks sees the game: from the table alone, so that all who see the same table share it."""
    global _last
    table, found = _last
    if table is not view.table:
        found = _looked_at(view)
        _last = view.table, found
    return found


def _looked_at(view: View) -> Outlook:
    """The end comes with the fullest realm, or after the usual number of rounds."""
    table, mode = view.table, view.variant.mode
    cities, length = cities_in(mode, view.data), LENGTH[mode]
    slots = min([free_slots(realm.cities[:cities]) for realm in table.realms])
    rounds = min(max(length - table.round, 1.0), slots / 1.5)
    left = min(1.0, rounds / (length - 1))
    return Outlook(rounds, LATE_POINT + (EARLY_POINT - LATE_POINT) * left, left)


#: the table that was looked at last, and how the game looked then; the table of a view never changes
_last: tuple[Table | None, Outlook] = (None, Outlook(0.0, 0.0, 0.0))


@lru_cache(maxsize=8192)
def free_slots(cities: tuple[City, ...]) -> int:
    """How many slots of these cities hold nothing."""
    return sum([city.free for city in cities])


def yield_value(view: View, able: Means, resource: Resource) -> float:
    """What one more cube each round brings: used instead of bought as long as there are few, then sold."""
    have = able.mines.count(resource) + (resource is IRON and IRONWORKS in able.at_work)
    return _cube(view.table.exchange[PLACE[resource]], view.data, view.variant.mode is FAMILY, have)


@lru_cache(maxsize=8192)
def _cube(quote: Quote, data: Components, fixed: bool, have: int) -> float:
    """What a cube brings a round at a price that is fixed or may fall, if so many come in already."""
    sold: float = quote.sale if fixed else 0.6 * quote.sale + 0.4 * data.scales[quote.resource].sell_min
    if quote.resource not in MATERIALS:
        return sold
    return sold + max(0.0, 1 - 0.4 * have) * 0.6 * (quote.purchase - sold)


def mine_values(view: View, able: Means, now: Outlook) -> Mapping[Resource, float]:
    """Points of a mine of each kind, and what it brings until the end."""
    fixed, iron = view.variant.mode is FAMILY, IRONWORKS in able.at_work
    return _mine_values(tuple(view.table.exchange), able.mines, iron, fixed, now, view.data)


@lru_cache(maxsize=4096)
def _mine_values(
    exchange: tuple[Quote, ...], mines: tuple[Resource, ...], iron: bool, fixed: bool, now: Outlook, data: Components
) -> Mapping[Resource, float]:
    """They are the same from step to step of a plan."""
    brought = {
        q.resource: _cube(q, data, fixed, mines.count(q.resource) + (iron and q.resource is IRON)) for q in exchange
    }
    return {one: data.mines[one].vp * now.point + cube * now.rounds * PATIENCE for one, cube in brought.items()}


def building_value(view: View, able: Means, building: Building, now: Outlook) -> float:
    """Points and what the effect brings until the end."""
    tile: Tile = view.data.buildings[building]
    effect, dug = tile.effect, tile.effect.resource
    a_round = 0.0
    if effect.type == "income":
        a_round = effect.chf
    elif effect.type == "produce" and dug:
        a_round = effect.amount * yield_value(view, able, dug)
    elif effect.type == "double" and dug:
        a_round = min(effect.max_mines, able.mines.count(dug)) * yield_value(view, able, dug)
    elif effect.type == "sell_bonus":
        a_round = 2.2 * effect.chf
    elif effect.type == "buy_discount":
        a_round = 1.8 * effect.chf
    elif effect.type == "discount":
        a_round = 1.5 * effect.chf if building is Building.BUILDERS_HOUSE else 0.7 * effect.chf
    elif effect.type in ("storage", "mine_limit"):
        a_round = 1.0
    return tile.vp * now.point + a_round * now.rounds * PATIENCE


class Chance(Value, gc=False):
    """Something I could do: what it is worth for each CHF, and how to do it."""

    ratio: float
    #: money it takes now, with all that has to be bought
    money: int
    materials: tuple[tuple[Resource, int], ...]
    action: Action


def chances(view: View, realm: Realm, now: Outlook, reach: float) -> list[Chance]:
    """Mines, miners, cities and buildings, as far as slots and miners allow, and money within reach."""
    data, mode, found = view.data, view.variant.mode, list[Chance]()
    able, desk = means(realm, data), desk_of(view, view.hand, realm)
    mines, limit, built, cities = len(able.mines), able.mine_limit, able.built, cities_in(mode, data)
    free = free_slots(realm.cities[:built])
    room = free - len(realm.reserve)
    place = PLACE_PRICE * now.left
    # mines printed in cities to come need their miners too
    asleep = sum([len(city.mines) for city in realm.cities[built:cities]])
    possible = room > 0 and mines < data.most_miners + limit - realm.miners - asleep and takes_mine(desk, able)
    # without a place or a miner for it, the best mine is a reason to get them
    waiting = room <= 0 or mines >= limit
    best, best_price = 0.0, 0.0
    values = mine_values(view, able, now)
    if possible or waiting:
        for resource, cost in able.mine_costs.items():
            if waiting or cost.chf <= reach:
                price, money = _price(desk, able, cost)
                ratio = values[resource] / (price + place)
                if possible:
                    found.append(Chance(ratio, money, cost.materials, BUILD_MINE[resource]))
                elif ratio > best:
                    best, best_price = ratio, price
    if realm.miners < data.most_miners:
        found.append(_miner(able, now, waiting and room > 0, best, best_price))
    if next_city(desk, able) and (cost := able.city_cost(mode, built + 1)).chf <= reach:
        price, money = _price(desk, able, cost)
        worth = now.point * data.points.city
        for mine in realm.cities[built].mines:
            worth += values[mine]
        ratio = worth / price
        if room <= 0:
            ratio = max(ratio, (worth + best * best_price) / (price + best_price))
        found.append(Chance(ratio, money, cost.materials, BUILD_CITY[built + 1]))
    for building in realm.reserve:
        if takes_building(able, building):
            cost = construction(data, with_wood=False)
            price, money = _price(desk, able, cost)
            worth = building_value(view, able, building, now) + data.upkeep
            found.append(Chance(worth / price, money, cost.materials, CONSTRUCT[building]))
    return [chance for chance in found if chance.money <= reach]


def _miner(able: Means, now: Outlook, needed: bool, best: float, price: float) -> Chance:
    """A point, perhaps the bonus for all miners, and perhaps the mine that waits for one."""
    realm, data = able.realm, able.data
    conscripted = usable(realm, Power.CONSCRIPTION)
    money = able.conscript_price() if conscripted else able.miner_price()
    worth = now.point * data.points.miner
    if realm.miners + 2 >= data.most_miners:
        worth += now.point * data.points.max_miners / 2
    ratio = worth / money
    if needed:
        ratio = max(ratio, (worth + best * price) / (money + price))
    return Chance(ratio, money, (), CONSCRIPT if conscripted else ADD_MINER)


def _price(desk: Desk, able: Means, cost: Price) -> tuple[int, int]:
    """The price with materials of my own at what they would sell for, and the money needed now."""
    _, money = able.bill(desk.exchange, cost)
    used, stock, exchange = 0, desk.realm.stock, desk.exchange
    for resource, need in cost.materials:
        if have := stock[resource]:
            used += (need if need < have else have) * exchange[PLACE[resource]].sale
    return money + used or 1, money


def worth_of_stock(view: View, realm: Realm) -> int:
    """What the bank would pay for everything."""
    return proceeds(realm.stock, view.table.exchange)


def income(view: View, realm: Realm) -> int:
    """What the next extraction brings, sold."""
    goods, chf = realm_yields(realm, view.data, last=False)
    return chf + proceeds(goods, view.table.exchange)


def buildings_wanted(view: View, realm: Realm, now: Outlook) -> list[tuple[float, Building]]:
    """Buildings on offer by what they are worth to me beyond their price, with the iron to construct them."""
    if len(realm.reserve) > 1:
        return []
    data, able = view.data, means(realm, view.data)
    iron = view.table.exchange[PLACE[IRON]]
    places = free_slots(realm.cities[: cities_in(view.variant.mode, data)]) - len(realm.reserve)
    found = []
    for building in purchasable(view.table, realm, data):
        replaces = building is Building.BUILDERS_HOUSE and realm.owns(Building.OFFICE)
        if places >= 1 or replaces:
            price = building_price(realm, data, building)
            gain = building_value(view, able, building, now) - price - 0.5 * (iron.sale + iron.purchase)
            if gain > 0:
                found.append((gain, building))
    return sorted(found, key=lambda one: -one[0])
