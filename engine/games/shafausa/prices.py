"""What things cost and bring a realm, with everything its buildings and its POWER card change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.core.value import Value
from engine.games.shafausa.components import Components, Effect, Price
from engine.games.shafausa.pieces import Building, City, Mode, People, Power, Quote, Realm, Resource, Table, layout

LEAST_MINER, LEAST_WAREHOUSE = 1, 1


# these are asked for again and again, and in Python 3.11 a member of an enum takes its time to be found
BOOSTER_SHOP, LOFT, MARKET_HALL = Building.BOOSTER_SHOP, Building.LOFT, Building.MARKET_HALL
MINERS_GUILD, TRADING_POST = Building.MINERS_GUILD, Building.TRADING_POST
ENGINEERS = OFFICE, BUILDERS_HOUSE = Building.OFFICE, Building.BUILDERS_HOUSE
CONSCRIPTION, DEEP_GALLERIES, HARD_BARGAIN = Power.CONSCRIPTION, Power.DEEP_GALLERIES, Power.HARD_BARGAIN
BRUTE_STRENGTH, NIGHT_SHIFT = Power.BRUTE_STRENGTH, Power.NIGHT_SHIFT
SECOND_SIGNATURE = Power.SECOND_SIGNATURE

PLACE = {resource: place for place, resource in enumerate(Resource)}


def mark_sold(table: Table, resource: Resource) -> None:
    """A cube lies on SOLD."""
    quote = table.exchange[PLACE[resource]]
    if not quote.sold:
        table.exchange[PLACE[resource]] = replace(quote, sold=True)


class Bill(Value, gc=False):
    """What a price takes from a realm now."""

    price: Price
    #: what the stock lacks
    lacking: tuple[tuple[Resource, int], ...]
    #: the money it takes if the bank sells that
    money: int
    #: what the bank would pay for the materials that the stock has
    material: int


class Means(msgspec.Struct, frozen=True, gc=False):
    """A realm looked at once: what is active in its cities, and what that allows. It holds until the cities change."""

    realm: Realm
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
    at_work: frozenset[Building]
    #: how much less mines and cities cost: the Builders' House, or the Engineer's Office it replaces
    discount: int
    #: what a mine of each resource costs, the money never below 0
    mine_costs: Mapping[Resource, Price]
    #: what mines are built with, and the most that one of them takes of it
    mine_materials: tuple[tuple[Resource, int], ...]

    def city_cost(self, mode: Mode, number: int) -> Price:
        """What a city costs, the money never below 0."""
        realm = self.realm
        return _city_cost(self.data, mode, realm.people, number, self.discount, realm.power is BRUTE_STRENGTH)

    def bill(self, exchange: Sequence[Quote], price: Price) -> Bill:
        """What a price takes from this realm now."""
        return _billed(self.realm.stock, exchange, price, self.cheaper(), self.data)

    def for_mines(self) -> tuple[int, ...]:
        """As much of each material as a mine could take: what no mine takes changes nothing about what it costs."""
        stock = self.realm.stock
        return tuple([have if (have := stock[resource]) < most else most for resource, most in self.mine_materials])

    def mine_bills(self, exchange: Sequence[Quote]) -> Mapping[Resource, Bill]:
        """What a mine of each resource takes from this realm now."""
        return mine_bills(exchange, self.for_mines(), self.cheaper(), self.discount, self.data)

    def miner_price(self) -> int:
        """The money for the next miner; with the Miners' Guild less, but something."""
        price = self.data.miner_prices[self.realm.miners + 1]
        if MINERS_GUILD in self.at_work:
            price = max(LEAST_MINER, price - self.data.buildings[MINERS_GUILD].effect.chf)
        return price

    def conscript_price(self) -> int:
        """The Conscription card: at most this much, after all discounts."""
        return min(self.data.cards[CONSCRIPTION].effect.chf, self.miner_price())

    def capacity(self) -> int:
        """How many resources can be stored to the next round."""
        loft = LOFT in self.at_work
        return self.realm.warehouses + (self.data.buildings[LOFT].effect.amount if loft else 0)

    def sale(self, quote: Quote, count: int) -> int:
        """What the bank pays, with Trading Post and Hard Bargain for the first resources of the round."""
        chf = count * quote.sale
        if TRADING_POST in self.at_work:
            chf += _for_the_first(self.data.buildings[TRADING_POST].effect, count, self.realm.sold)
        if self.realm.power is HARD_BARGAIN:
            chf += _for_the_first(self.data.cards[HARD_BARGAIN].effect, count, self.realm.sold)
        return chf

    def cheaper(self) -> int:
        """How many resources the Market Hall still makes cheaper in this round."""
        if MARKET_HALL not in self.at_work:
            return 0
        return max(0, self.data.buildings[MARKET_HALL].effect.max_per_round - self.realm.bought)

    def purchase(self, exchange: Sequence[Quote], wanted: Sequence[tuple[Resource, int]]) -> int:
        """What the bank asks for all of it, with the Market Hall for the first resources of the round."""
        chf = bought = 0
        for resource, count in wanted:
            chf += count * exchange[PLACE[resource]].purchase
            bought += count
        return chf - _saved(bought, self.cheaper(), self.data)


def affordable(exchange: Sequence[Quote], chf: int, cheaper: int, data: Components) -> list[int]:
    """How many of each resource the money buys: the most for which `purchase` does not ask too much."""
    if not cheaper:
        return [chf // quote.purchase for quote in exchange]
    less = data.buildings[MARKET_HALL].effect.chf
    # with all that can be saved, or as long as every one is cheaper
    return [min((chf + less * cheaper) // quote.purchase, chf // (quote.purchase - less)) for quote in exchange]


def _billed(
    stock: Mapping[Resource, int], exchange: Sequence[Quote], price: Price, cheaper: int, data: Components
) -> Bill:
    lacking, bought, money, material = list[tuple[Resource, int]](), 0, price.chf, 0
    for resource, need in price.materials:
        have, quote = stock[resource], exchange[PLACE[resource]]
        if need > have:
            lacking.append((resource, need - have))
            bought += need - have
            money += (need - have) * quote.purchase
            material += have * quote.sale
        else:
            material += need * quote.sale
    if cheaper and bought:
        money -= _saved(bought, cheaper, data)
    return Bill(price, tuple(lacking), money, material)


def _saved(bought: int, cheaper: int, data: Components) -> int:
    """What the Market Hall saves, if it still makes so many resources cheaper."""
    return data.buildings[MARKET_HALL].effect.chf * min(bought, cheaper)


def mine_bills(
    exchange: Sequence[Quote], for_mines: tuple[int, ...], cheaper: int, discount: int, data: Components
) -> Mapping[Resource, Bill]:
    """What a mine of each resource takes; whoever plans asks for it at every step."""
    return _mine_bills(tuple(exchange[: _last_material(data)]), for_mines, cheaper, discount, data)


@lru_cache
def _last_material(data: Components) -> int:
    """As far into the exchange as the last resource that mines are built with."""
    return max([PLACE[resource] + 1 for resource, _ in _mine_materials(data)], default=0)


@lru_cache(maxsize=4096)
def _mine_bills(
    exchange: tuple[Quote, ...], for_mines: tuple[int, ...], cheaper: int, discount: int, data: Components
) -> Mapping[Resource, Bill]:
    """They are often the same: the prices of metals, which change most, have no part in them."""
    stock = {resource: have for (resource, _), have in zip(_mine_materials(data), for_mines, strict=True)}
    costs = _mine_costs(data, discount)
    return {resource: _billed(stock, exchange, price, cheaper, data) for resource, price in costs.items()}


@lru_cache
def _mine_materials(data: Components) -> tuple[tuple[Resource, int], ...]:
    most = dict[Resource, int]()
    for mine in data.mines.values():
        for resource, need in mine.price.materials:
            most[resource] = max(need, most.get(resource, 0))
    return tuple(most.items())


def _for_the_first(effect: Effect, count: int, before: int) -> int:
    """Money for each of the first resources of a round, when some were traded before."""
    return effect.chf * min(count, max(0, effect.max_per_round - before))


def means(realm: Realm, data: Components) -> Means:
    """Look at a realm."""
    return Means(realm, data, *_allowed(realm.cities, realm.miners, realm.power, data))


@lru_cache(maxsize=16_384)
def _allowed(
    cities: tuple[City, ...], miners: int, power: Power | None, data: Components
) -> tuple[
    int,
    tuple[Resource, ...],
    int,
    tuple[int, ...],
    bool,
    int,
    frozenset[Building],
    int,
    Mapping[Resource, Price],
    tuple[tuple[Resource, int], ...],
]:
    """What cities, miners and a POWER card allow, in the order of the fields; it seldom changes."""
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
    if seen.built < len(cities):
        needed = _miners_needed(cities[seen.built], len(seen.mines), limit - miners, data)
    return seen.built, seen.mines, limit, seen.rooms, fits, needed, seen.at_work, discount, costs, materials


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
def _city_cost(data: Components, mode: Mode, people: People, number: int, discount: int, strong: bool) -> Price:
    """What a city of a board costs, with the discount of buildings and, if it is in use, of Brute Strength."""
    if strong:
        discount += data.cards[BRUTE_STRENGTH].effect.chf
    return _less(data.board(mode, people).cities[number - 1].price, discount)


def _less(price: Price, discount: int) -> Price:
    """A price with a discount, the money never below 0."""
    return Price(max(0, price.chf - discount), price.materials)


# -- what depends on no city


def building_price(realm: Realm, data: Components, building: Building) -> int:
    """What a building on offer costs this realm, to buy or to discard."""
    price = data.buildings[building].price
    upgrades = building is BUILDERS_HOUSE and realm.owns(OFFICE)
    if upgrades and not realm.owns(BUILDERS_HOUSE):
        price = data.upgrade
    if realm.power is SECOND_SIGNATURE:
        price -= data.cards[SECOND_SIGNATURE].effect.price_discount
    return max(0, price)


def purchases_left(realm: Realm) -> int:
    """How many buildings may still be bought or discarded in this round."""
    return purchases_allowed(realm) - realm.purchases


def purchases_allowed(realm: Realm) -> int:
    """How many buildings may be bought or discarded in a round."""
    return 2 if realm.power is SECOND_SIGNATURE else 1


def warehouses_allowed(realm: Realm, data: Components) -> int:
    """How many warehouses may be built in a round."""
    if realm.power is NIGHT_SHIFT:
        return data.cards[NIGHT_SHIFT].effect.amount
    return data.warehouses_per_round


def warehouses_left(realm: Realm, data: Components) -> int:
    """How many warehouses may still be built in this round, as far as the row goes."""
    return min(warehouses_allowed(realm, data) - realm.new_warehouses, len(data.warehouse_prices) - realm.warehouses)


def warehouses_price(realm: Realm, data: Components, count: int) -> int:
    """The money for the next warehouses of the row."""
    return sum(warehouse_row(realm, data, count))


def warehouse_row(realm: Realm, data: Components, count: int) -> Sequence[int]:
    """What each of the next warehouses costs."""
    row = data.warehouse_prices[realm.warehouses : realm.warehouses + count]
    if realm.power is not NIGHT_SHIFT:
        return row
    less = data.cards[NIGHT_SHIFT].effect.discount
    return [max(min(LEAST_WAREHOUSE, price), price - less) for price in row]


def upkeep_price(realm: Realm, data: Components) -> int:
    """The money for all buildings in reserve."""
    return data.upkeep * len(realm.reserve)


def construction(data: Components, with_wood: bool) -> Price:
    """What every building costs; Harmony takes wood instead of iron."""
    if not with_wood:
        return data.construction
    return Price(data.construction.chf, tuple((Resource.WOOD, need) for _, need in data.construction.materials))
