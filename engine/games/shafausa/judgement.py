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
from engine.games.shafausa.components import Components, Tile
from engine.games.shafausa.extraction import realm_yields
from engine.games.shafausa.pieces import Building, City, Mode, Power, Quote, Realm, Resource, Table, View, counts
from engine.games.shafausa.plan import has_tile, rooms_for, usable
from engine.games.shafausa.prices import (
    PLACE,
    Allowed,
    Bill,
    allowed,
    building_price,
    cities_in,
    construction,
    last_material,
    mine_bills,
)

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
        table = view.table
        found = _outlook(tuple([realm.cities for realm in table.realms]), table.round, view.variant.mode, view.data)
        _last = table, found
    return found


#: the table that was looked at last, and how the game looked then; the table of a view never changes
_last: tuple[Table | None, Outlook] = (None, Outlook(0.0, 0.0, 0.0))


# of a few rounds: while a round is played, everyone sees the same again and again
@lru_cache(maxsize=512)
def _outlook(realms: tuple[tuple[City, ...], ...], now: int, mode: Mode, data: Components) -> Outlook:
    """The end comes with the fullest realm, or after the usual number of rounds."""
    most, length = cities_in(mode, data), LENGTH[mode]
    slots = min([sites(cities, most).free for cities in realms])
    rounds = min(max(length - now, 1.0), slots / 1.5)
    left = min(1.0, rounds / (length - 1))
    return Outlook(rounds, LATE_POINT + (EARLY_POINT - LATE_POINT) * left, left)


class Sites(NamedTuple):
    """The slots and mines of a realm's cities, as far as they can be built in a mode."""

    #: slots that hold nothing, and those of them in cities that stand
    free: int
    open: int
    #: mines printed in cities to come
    asleep: int


@lru_cache(maxsize=8192)
def sites(cities: tuple[City, ...], most: int) -> Sites:
    """Look at the first cities of a realm, so many as can be built; they change seldom."""
    free = standing = asleep = 0
    for city in cities[:most]:
        slots = city.free
        free += slots
        if city.built:
            standing += slots
        else:
            asleep += len(city.mines)
    return Sites(free, standing, asleep)


@lru_cache(maxsize=8192)
def _cube(quote: Quote, data: Components, fixed: bool, have: int) -> float:
    """What a cube brings a round at a price that is fixed or may fall, if so many come in already."""
    sold: float = quote.sale if fixed else 0.6 * quote.sale + 0.4 * data.scales[quote.resource].sell_min
    if quote.resource not in MATERIALS:
        return sold
    return sold + max(0.0, 1 - 0.4 * have) * 0.6 * (quote.purchase - sold)


class Mining(NamedTuple):
    """All that the worth of a mine depends on, whatever it costs."""

    exchange: tuple[Quote, ...]
    mines: tuple[Resource, ...]
    #: the Ironworks are at work
    iron: bool
    #: prices never change
    fixed: bool
    now: Outlook
    data: Components


@lru_cache(maxsize=4096)
def mine_values(at: Mining) -> Mapping[Resource, float]:
    """Points of a mine of each kind, and what it brings until the end: the same from step to step of a plan."""
    _, mines, iron, fixed, now, data = at
    brought = {
        q.resource: _cube(q, data, fixed, mines.count(q.resource) + (iron and q.resource is IRON)) for q in at.exchange
    }
    return {one: data.mines[one].vp * now.point + cube * now.rounds * PATIENCE for one, cube in brought.items()}


def building_value(view: View, able: Allowed, building: Building, now: Outlook) -> float:
    """Points and what the effect brings until the end."""
    tile: Tile = view.data.buildings[building]
    a_round = _every_round(view.data, building)
    if a_round is None:
        effect, dug = tile.effect, tile.effect.resource
        assert dug
        cubes = effect.amount if effect.type == "produce" else min(effect.max_mines, able.mines.count(dug))
        have = able.mines.count(dug) + (dug is IRON and IRONWORKS in able.at_work)
        a_round = cubes * _cube(view.table.exchange[PLACE[dug]], view.data, view.variant.mode is FAMILY, have)
    return tile.vp * now.point + a_round * now.rounds * PATIENCE


@lru_cache
def _every_round(data: Components, building: Building) -> float | None:
    """What the effect of a building brings a round whatever stands beside it; nothing can be said of what it digs."""
    effect = data.buildings[building].effect
    if effect.type in ("produce", "double") and effect.resource:
        return None
    if effect.type == "income":
        return effect.chf
    if effect.type == "sell_bonus":
        return 2.2 * effect.chf
    if effect.type == "buy_discount":
        return 1.8 * effect.chf
    if effect.type == "discount":
        return 1.5 * effect.chf if building is Building.BUILDERS_HOUSE else 0.7 * effect.chf
    return 1.0 if effect.type in ("storage", "mine_limit") else 0.0


class Chance(Value, gc=False):
    """Something I could do: what it is worth for each CHF, and how to do it."""

    ratio: float
    #: money it takes now, with all that has to be bought
    money: int
    materials: tuple[tuple[Resource, int], ...]
    action: Action


class MineChances(NamedTuple):
    """A mine of each kind, and the best of them with its price."""

    chances: tuple[Chance, ...]
    best: float
    best_price: float


@lru_cache(maxsize=4096)
def mine_chances(at: Mining, for_mines: tuple[int, ...], cheaper: int, discount: int) -> MineChances:
    """What each mine is worth for each CHF, whether it can be built now or not.

    They are often the same in the next step of a plan, and in all games that an expert imagines.
    """
    values, place = mine_values(at), PLACE_PRICE * at.now.left
    found, best, best_price = [], 0.0, 0.0
    quotes = at.exchange[: last_material(at.data)]
    for resource, bill in mine_bills(quotes, for_mines, cheaper, discount, at.data).items():
        price = _price(bill)
        ratio = values[resource] / (price + place)
        found.append(Chance(ratio, bill.money, bill.price.materials, BUILD_MINE[resource]))
        if ratio > best:
            best, best_price = ratio, price
    return MineChances(tuple(found), best, best_price)


def chances(view: View, realm: Realm, now: Outlook, reach: float) -> list[Chance]:
    """Mines, miners, cities and buildings, as far as slots and miners allow, and money within reach."""
    data, mode, exchange = view.data, view.variant.mode, view.table.exchange
    found: list[Chance] = []
    able = allowed(realm, data)
    mines, limit, built = len(able.mines), able.mine_limit, able.built
    # mines printed in cities to come need their miners too
    _, free, asleep = sites(realm.cities, cities_in(mode, data))
    room = free - len(realm.reserve)
    possible = (
        room > 0
        and mines < data.most_miners + limit - realm.miners - asleep
        and able.mine_fits
        and has_tile(view.table, view.hand.plan)
    )
    # without a place or a miner for it, the best mine is a reason to get them
    waiting = room <= 0 or mines >= limit
    best, best_price = 0.0, 0.0
    mining = Mining(tuple(exchange), able.mines, IRONWORKS in able.at_work, mode is FAMILY, now, data)
    if possible or waiting:
        each = mine_chances(mining, able.for_mines(counts(realm.stock)), able.cheaper(realm), able.discount)
        if possible:
            found += each.chances
        else:
            _, best, best_price = each
    if realm.miners < data.most_miners:
        found.append(_miner(realm, able, now, waiting and room > 0, best, best_price))
    if (cost := able.next_city.get(mode)) and cost.chf <= reach:
        bill = able.bill(realm, exchange, cost)
        price, worth = _price(bill), now.point * data.points.city
        if asleep and (printed := realm.cities[built].mines):
            values = mine_values(mining)
            for mine in printed:
                worth += values[mine]
        ratio = worth / price
        if room <= 0:
            ratio = max(ratio, (worth + best * best_price) / (price + best_price))
        found.append(Chance(ratio, bill.money, cost.materials, BUILD_CITY[built + 1]))
    for building in realm.reserve:
        if rooms_for(able, building):
            cost = construction(data, with_wood=False)
            bill = able.bill(realm, exchange, cost)
            worth = building_value(view, able, building, now) + data.upkeep
            found.append(Chance(worth / _price(bill), bill.money, cost.materials, CONSTRUCT[building]))
    return [chance for chance in found if chance.money <= reach]


def _miner(realm: Realm, able: Allowed, now: Outlook, needed: bool, best: float, price: float) -> Chance:
    """A point, perhaps the bonus for all miners, and perhaps the mine that waits for one."""
    data = able.data
    conscripted = usable(realm, Power.CONSCRIPTION)
    money = able.conscript_price() if conscripted else able.miner_price
    worth = now.point * data.points.miner
    if realm.miners + 2 >= data.most_miners:
        worth += now.point * data.points.max_miners / 2
    ratio = worth / money
    if needed:
        ratio = max(ratio, (worth + best * price) / (money + price))
    return Chance(ratio, money, (), CONSCRIPT if conscripted else ADD_MINER)


def _price(bill: Bill) -> int:
    """The price with materials of my own at what they would sell for."""
    return bill.money + bill.material or 1


def income(view: View, realm: Realm) -> int:
    """What the next extraction brings, sold."""
    goods, chf = realm_yields(realm, view.data, last=False)
    return chf + proceeds(goods, view.table.exchange)


def buildings_wanted(view: View, realm: Realm, now: Outlook) -> list[tuple[float, Building]]:
    """Buildings on offer by what they are worth to me beyond their price, with the iron to construct them."""
    if len(realm.reserve) > 1:
        return []
    data, able = view.data, allowed(realm, view.data)
    iron = view.table.exchange[PLACE[IRON]]
    places = sites(realm.cities, cities_in(view.variant.mode, data)).free - len(realm.reserve)
    found = []
    for building in purchasable(view.table, realm, data):
        replaces = building is Building.BUILDERS_HOUSE and realm.owns(Building.OFFICE)
        if places >= 1 or replaces:
            price = building_price(realm, data, building)
            gain = building_value(view, able, building, now) - price - 0.5 * (iron.sale + iron.purchase)
            if gain > 0:
                found.append((gain, building))
    return sorted(found, key=lambda one: -one[0])
