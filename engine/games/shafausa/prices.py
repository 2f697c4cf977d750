"""What things cost and bring a realm, with everything its buildings and its POWER card change."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec
from msgspec.structs import replace

from engine.core.value import Value
from engine.games.shafausa.components import Components, Effect, Price
from engine.games.shafausa.pieces import (
    RESOURCES,
    Building,
    City,
    Mode,
    People,
    Power,
    Quote,
    Realm,
    Resource,
    Table,
    counts,
    known,
    layout,
)

LEAST_MINER, LEAST_WAREHOUSE = 1, 1


# these are asked for again and again, and in Python 3.11 a member of an enum takes its time to be found
BOOSTER_SHOP, LOFT, MARKET_HALL = Building.BOOSTER_SHOP, Building.LOFT, Building.MARKET_HALL
MINERS_GUILD, TRADING_POST = Building.MINERS_GUILD, Building.TRADING_POST
ENGINEERS = OFFICE, BUILDERS_HOUSE = Building.OFFICE, Building.BUILDERS_HOUSE
CONSCRIPTION, DEEP_GALLERIES, HARD_BARGAIN = Power.CONSCRIPTION, Power.DEEP_GALLERIES, Power.HARD_BARGAIN
BRUTE_STRENGTH, NIGHT_SHIFT = Power.BRUTE_STRENGTH, Power.NIGHT_SHIFT
SECOND_SIGNATURE = Power.SECOND_SIGNATURE
FAMILY = Mode.FAMILY

PLACE = {resource: place for place, resource in enumerate(Resource)}


def mark_sold(table: Table, resource: Resource) -> None:
    """A cube lies on SOLD."""
    place, exchange = PLACE[resource], table.exchange
    if not exchange[place].sold:
        exchange[place] = _sold(exchange[place])


@lru_cache(maxsize=8192)
def _sold(quote: Quote) -> Quote:
    return known(replace(quote, sold=True))


class Bill(Value, gc=False):
    """What a price takes from a realm now."""

    price: Price
    #: what the stock lacks
    lacking: tuple[tuple[Resource, int], ...]
    #: the money it takes if the bank sells that
    money: int
    #: what the bank would pay for the materials that the stock has
    material: int


class Allowed(Value, gc=False):
    """What cities, miners and a POWER card allow a realm. It holds until one of them changes."""

    data: Components
    built: int
    #: the active mines, and how many the miners allow, with Booster Shop and Deep Galleries
    mines: tuple[Resource, ...]
    mine_limit: int
    #: numbers of the built cities with a free slot
    rooms: tuple[int, ...]
    #: there is a free slot and a miner for one more mine
    mine_fits: bool
    #: how many miners the mines printed in the next city ask for; none if there are no such mines
    next_miners: int
    #: what the next city costs, the money never below 0, in each mode that has it; empty if there are too few miners
    next_city: Mapping[Mode, Price]
    #: the money for the next miner, with the Miners' Guild less, but something; 0 if there are no more
    miner_price: int
    at_work: frozenset[Building]
    #: number of the built city with the Engineer's Office, 0 without it
    office: int
    #: how much less mines and cities cost: the Builders' House, or the Engineer's Office it replaces
    discount: int
    #: what a mine of each resource costs, the money never below 0
    mine_costs: Mapping[Resource, Price]
    #: the most that a mine takes of each resource, as far as mines are built with any
    mine_materials: tuple[int, ...]
    #: as far into the exchange mines have a look
    last_material: int
    #: how many resources the Market Hall makes cheaper in a round; 0 without it
    halls: int

    def due(self, realm: Realm, exchange: Sequence[Quote], price: Price) -> tuple[int, list[tuple[Resource, int]]]:
        """The money that a price takes from the realm now, and what it has to buy for it."""
        return due(realm.stock, exchange, price, self.halls and self.cheaper(realm), self.data)

    def bill(self, realm: Realm, exchange: Sequence[Quote], price: Price) -> Bill:
        """What a price takes from the realm now."""
        return billed(realm.stock, exchange, price, self.halls and self.cheaper(realm), self.data)

    def for_mines(self, stock: Sequence[int]) -> tuple[int, ...]:
        """As much of each resource of a stock as a mine could take: more changes nothing about what it costs."""
        # no comprehension: it would take longer to make than to go through
        found = []
        for place, most in enumerate(self.mine_materials):
            have = stock[place]
            found.append(have if have < most else most)
        return tuple(found)

    def conscript_price(self) -> int:
        """The Conscription card: at most this much, after all discounts."""
        return min(self.data.cards[CONSCRIPTION].effect.chf, self.miner_price)

    def sale(self, realm: Realm, quote: Quote, count: int) -> int:
        """What the bank pays, with Trading Post and Hard Bargain for the first resources of the round."""
        chf = count * quote.sale
        if TRADING_POST in self.at_work:
            chf += _for_the_first(self.data.buildings[TRADING_POST].effect, count, realm.sold)
        if realm.power is HARD_BARGAIN:
            chf += _for_the_first(self.data.cards[HARD_BARGAIN].effect, count, realm.sold)
        return chf

    def cheaper(self, realm: Realm) -> int:
        """How many resources the Market Hall still makes cheaper in this round."""
        left = self.halls - realm.bought
        return left if left > 0 else 0

    def purchase(self, realm: Realm, quote: Quote, count: int) -> int:
        """What the bank asks, with the Market Hall for the first resources of the round."""
        chf = count * quote.purchase
        return chf - _saved(count, self.cheaper(realm), self.data) if self.halls else chf


class Means(msgspec.Struct, frozen=True, gc=False):
    """A realm together with what it is allowed, for those who look at it."""

    realm: Realm
    able: Allowed

    @property
    def mines(self) -> tuple[Resource, ...]:
        """The active mines."""
        return self.able.mines

    @property
    def mine_limit(self) -> int:
        """How many active mines there may be."""
        return self.able.mine_limit

    @property
    def mine_costs(self) -> Mapping[Resource, Price]:
        """What a mine of each resource costs."""
        return self.able.mine_costs

    def bill(self, exchange: Sequence[Quote], price: Price) -> Bill:
        """What a price takes from this realm now."""
        return self.able.bill(self.realm, exchange, price)

    def mine_bills(self, exchange: Sequence[Quote]) -> Mapping[Resource, Bill]:
        """What a mine of each resource takes from this realm now."""
        able, realm = self.able, self.realm
        quotes, stock = tuple(exchange[: able.last_material]), able.for_mines(counts(realm.stock))
        return mine_bills(quotes, stock, able.cheaper(realm), able.discount, able.data)

    def capacity(self) -> int:
        """How many resources can be stored to the next round."""
        return capacity(self.realm, self.able.data)

    def sale(self, quote: Quote, count: int) -> int:
        """What the bank pays."""
        return self.able.sale(self.realm, quote, count)


def capacity(realm: Realm, data: Components) -> int:
    """How many resources a realm can store to the next round."""
    return realm.warehouses + (data.buildings[LOFT].effect.amount if LOFT in layout(realm.cities).at_work else 0)


def affordable(exchange: Sequence[Quote], chf: int, cheaper: int, data: Components) -> list[int]:
    """How many of each resource the money buys: the most for which `purchase` does not ask too much."""
    if not cheaper:
        return [chf // quote.purchase for quote in exchange]
    less = data.buildings[MARKET_HALL].effect.chf
    # with all that can be saved, or as long as every one is cheaper
    return [min((chf + less * cheaper) // quote.purchase, chf // (quote.purchase - less)) for quote in exchange]


def due(
    stock: Mapping[Resource, int], exchange: Sequence[Quote], price: Price, cheaper: int, data: Components
) -> tuple[int, list[tuple[Resource, int]]]:
    """The money that a price takes now, and what a stock lacks for it and the bank sells.

    The Market Hall still makes so many resources cheaper.
    """
    lacking: list[tuple[Resource, int]] = []
    bought, money = 0, price.chf
    for resource, need in price.materials:
        missing = need - stock[resource]
        if missing > 0:
            lacking.append((resource, missing))
            bought += missing
            money += missing * exchange[PLACE[resource]].purchase
    if cheaper and bought:
        money -= _saved(bought, cheaper, data)
    return money, lacking


def billed(
    stock: Mapping[Resource, int], exchange: Sequence[Quote], price: Price, cheaper: int, data: Components
) -> Bill:
    """What a price takes from a stock, if the Market Hall still makes so many resources cheaper."""
    money, lacking = due(stock, exchange, price, cheaper, data)
    material = 0
    for resource, need in price.materials:
        have = stock[resource]
        material += (need if need < have else have) * exchange[PLACE[resource]].sale
    return Bill(price, tuple(lacking), money, material)


def _saved(bought: int, cheaper: int, data: Components) -> int:
    """What the Market Hall saves, if it still makes so many resources cheaper."""
    return data.buildings[MARKET_HALL].effect.chf * min(bought, cheaper)


@lru_cache
def last_material(data: Components) -> int:
    """How far into the exchange mines have a look: metals, whose prices change most, are beyond."""
    return len(_mine_materials(data))


@lru_cache(maxsize=4096)
def mine_bills(
    exchange: tuple[Quote, ...], for_mines: tuple[int, ...], cheaper: int, discount: int, data: Components
) -> Mapping[Resource, Bill]:
    """What a mine of each resource takes, by the quotes for mines; they are often the same."""
    stock = dict(zip(RESOURCES[: len(for_mines)], for_mines, strict=True))
    costs = _mine_costs(data, discount)
    return {resource: billed(stock, exchange, price, cheaper, data) for resource, price in costs.items()}


@lru_cache
def _mine_materials(data: Components) -> tuple[int, ...]:
    most = [0] * len(RESOURCES)
    for mine in data.mines.values():
        for resource, need in mine.price.materials:
            most[PLACE[resource]] = max(need, most[PLACE[resource]])
    while most and not most[-1]:
        most.pop()
    return tuple(most)


def _for_the_first(effect: Effect, count: int, before: int) -> int:
    """Money for each of the first resources of a round, when some were traded before."""
    return effect.chf * min(count, max(0, effect.max_per_round - before))


def means(realm: Realm, data: Components) -> Means:
    """Look at a realm."""
    return Means(realm, allowed(realm, data))


def allowed(realm: Realm, data: Components) -> Allowed:
    """What a realm is allowed now."""
    return _allowed(realm.cities, realm.miners, realm.power, realm.people, data)


@lru_cache(maxsize=16_384)
def _allowed(cities: tuple[City, ...], miners: int, power: Power | None, people: People, data: Components) -> Allowed:
    """It seldom changes, and is asked for again and again."""
    seen = layout(cities)
    limit, discount = miners, 0
    if BOOSTER_SHOP in seen.at_work:
        limit += data.buildings[BOOSTER_SHOP].effect.amount
    if power is DEEP_GALLERIES:
        limit += data.cards[DEEP_GALLERIES].effect.amount
    for building in ENGINEERS:
        if building in seen.at_work:
            discount = data.buildings[building].effect.chf
    costs, materials = _mine_costs(data, discount), _mine_materials(data)
    fits, needed = bool(seen.rooms) and len(seen.mines) < limit, 0
    following: Mapping[Mode, Price] = {}
    if seen.built < len(cities):
        needed = _miners_needed(cities[seen.built], len(seen.mines), limit - miners, data)
        if needed <= miners:
            following = _city_costs(data, people, seen.built + 1, discount, power is BRUTE_STRENGTH)
    miner = _miner_price(miners, MINERS_GUILD in seen.at_work, data)
    halls = data.buildings[MARKET_HALL].effect.max_per_round if MARKET_HALL in seen.at_work else 0
    office = next((n for n, city in enumerate(cities, 1) if city.built and OFFICE in city.buildings), 0)
    return Allowed(
        data, seen.built, seen.mines, limit, seen.rooms, fits, needed, following, miner, seen.at_work, office, discount,
        costs, materials, last_material(data), halls,
    )  # fmt: skip


def cities_in(mode: Mode, data: Components) -> int:
    """How many cities can be built: FAMILY ends with the fourth."""
    return data.family_cities if mode is FAMILY else len(data.colonial.cities)


def _miner_price(miners: int, guild: bool, data: Components) -> int:
    price = data.miner_prices.get(miners + 1, 0)
    return max(LEAST_MINER, price - data.buildings[MINERS_GUILD].effect.chf) if guild and price else price


def _miners_needed(city: City, mines: int, more: int, data: Components) -> int:
    """How many miners the mines printed in a city ask for, beside others and if more mines than miners are allowed."""
    if not city.mines:
        return 0
    # what is printed in the city works as soon as it stands, a Booster Shop too
    if BOOSTER_SHOP in city.buildings:
        more += data.buildings[BOOSTER_SHOP].effect.amount
    return mines + len(city.mines) - more


@lru_cache
def _mine_costs(data: Components, discount: int) -> Mapping[Resource, Price]:
    return {resource: _less(mine.price, discount) for resource, mine in data.mines.items()}


@lru_cache(maxsize=1024)
def _city_costs(data: Components, people: People, number: int, discount: int, strong: bool) -> Mapping[Mode, Price]:
    """What a city costs in each mode that has it, less the discount of buildings and of Brute Strength, if in use."""
    if strong:
        discount += data.cards[BRUTE_STRENGTH].effect.chf
    return {
        mode: _less(data.board(mode, people).cities[number - 1].price, discount)
        for mode in Mode
        if number <= cities_in(mode, data)
    }


def _less(price: Price, discount: int) -> Price:
    """A price with a discount, the money never below 0."""
    return Price(max(0, price.chf - discount), price.materials)


# -- what depends on no city


def building_price(realm: Realm, data: Components, building: Building) -> int:
    """What a building on offer costs this realm, to buy or to discard."""
    return building_prices(realm, data)[building]


def building_prices(realm: Realm, data: Components) -> Mapping[Building, int]:
    """What each building costs this realm."""
    return _building_prices(realm.cities, BUILDERS_HOUSE in realm.reserve, realm.power is SECOND_SIGNATURE, data)


@lru_cache(maxsize=8192)
def _building_prices(
    cities: tuple[City, ...], reserved: bool, signed: bool, data: Components
) -> Mapping[Building, int]:
    """What each building costs with these cities, with the Builders' House in reserve or not."""
    owned = layout(cities).owned
    return _price_list(OFFICE in owned and BUILDERS_HOUSE not in owned and not reserved, signed, data)


@lru_cache
def _price_list(upgrades: bool, signed: bool, data: Components) -> Mapping[Building, int]:
    """What each building costs, if the Builders' House is an upgrade or not, with the Second Signature or without."""
    found = {building: tile.price for building, tile in data.buildings.items()}
    if upgrades:
        found[BUILDERS_HOUSE] = data.upgrade
    less = data.cards[SECOND_SIGNATURE].effect.price_discount if signed else 0
    return {building: max(0, price - less) for building, price in found.items()}


def purchases_left(realm: Realm) -> int:
    """How many buildings may still be bought or discarded in this round."""
    return (2 if realm.power is SECOND_SIGNATURE else 1) - realm.purchases


def warehouses_allowed(realm: Realm, data: Components) -> int:
    """How many warehouses may be built in a round."""
    if realm.power is NIGHT_SHIFT:
        return data.cards[NIGHT_SHIFT].effect.amount
    return data.warehouses_per_round


def warehouses_left(realm: Realm, data: Components) -> int:
    """How many warehouses may still be built in this round, as far as the row goes."""
    return min(warehouses_allowed(realm, data) - realm.new_warehouses, len(data.warehouse_prices) - realm.warehouses)


def warehouses_price(realm: Realm, data: Components, count: int) -> int:
    """The money for the next warehouses of the row; for all that are left, if there are fewer."""
    row = _warehouse_row(realm.warehouses, realm.power is NIGHT_SHIFT, data)
    return row[min(count, len(row)) - 1] if row else 0


def warehouses_affordable(realm: Realm, data: Components) -> int:
    """How many warehouses can be built now: within the limit of the round, in the row, and for the money there is."""
    left = warehouses_allowed(realm, data) - realm.new_warehouses
    if left <= 0:
        return 0
    row = _warehouse_row(realm.warehouses, realm.power is NIGHT_SHIFT, data)
    return bisect_right(row, realm.chf, 0, left if left < len(row) else len(row))


@lru_cache
def _warehouse_row(built: int, shifted: bool, data: Components) -> tuple[int, ...]:
    """What the next warehouse costs, the next two together, and so on to the end of the row."""
    row: Sequence[int] = data.warehouse_prices[built:]
    if shifted:
        less = data.cards[NIGHT_SHIFT].effect.discount
        row = [max(min(LEAST_WAREHOUSE, price), price - less) for price in row]
    return tuple(accumulate(row))


def upkeep_price(realm: Realm, data: Components) -> int:
    """The money for all buildings in reserve."""
    return data.upkeep * len(realm.reserve)


def construction(data: Components, with_wood: bool) -> Price:
    """What every building costs; Harmony takes wood instead of iron."""
    if not with_wood:
        return data.construction
    return Price(data.construction.chf, tuple((Resource.WOOD, need) for _, need in data.construction.materials))
