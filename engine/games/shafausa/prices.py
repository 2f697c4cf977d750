"""What things cost and bring a realm, with everything its buildings and its POWER card change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

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
    at_work: frozenset[Building]
    #: how much less mines and cities cost: the Builders' House, or the Engineer's Office it replaces
    discount: int
    #: what a mine of each resource costs, the money never below 0
    mine_costs: Mapping[Resource, Price]

    def mine_cost(self, resource: Resource) -> Price:
        """What a mine costs."""
        return self.mine_costs[resource]

    def city_cost(self, mode: Mode, number: int) -> Price:
        """What a city costs, the money never below 0."""
        realm = self.realm
        return _city_cost(self.data, mode, realm.people, number, self.discount, realm.power is BRUTE_STRENGTH)

    def bill(self, exchange: Sequence[Quote], price: Price) -> tuple[list[tuple[Resource, int]], int]:
        """What the stock lacks for a price, and the money it takes if the bank sells that."""
        stock, lacking = self.realm.stock, []
        for resource, need in price.materials:
            if need > (have := stock[resource]):
                lacking.append((resource, need - have))
        return lacking, price.chf + self.purchase(exchange, lacking) if lacking else price.chf

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

    def purchase(self, exchange: Sequence[Quote], wanted: Sequence[tuple[Resource, int]]) -> int:
        """What the bank asks for all of it, with the Market Hall for the first resources of the round."""
        chf = bought = 0
        for resource, count in wanted:
            chf += count * exchange[PLACE[resource]].purchase
            bought += count
        if MARKET_HALL in self.at_work:
            chf -= _for_the_first(self.data.buildings[MARKET_HALL].effect, bought, self.realm.bought)
        return chf

    def affordable(self, exchange: Sequence[Quote]) -> list[int]:
        """How many of each resource the money buys: the most for which `purchase` does not ask too much."""
        chf, effect = self.realm.chf, self.data.buildings[MARKET_HALL].effect
        if MARKET_HALL not in self.at_work:
            return [chf // quote.purchase for quote in exchange]
        saved = _for_the_first(effect, effect.max_per_round, self.realm.bought)
        # with all that can be saved, or as long as every one is cheaper
        return [min((chf + saved) // quote.purchase, chf // (quote.purchase - effect.chf)) for quote in exchange]


def _for_the_first(effect: Effect, count: int, before: int) -> int:
    """Money for each of the first resources of a round, when some were traded before."""
    return effect.chf * min(count, max(0, effect.max_per_round - before))


def means(realm: Realm, data: Components) -> Means:
    """Look at a realm."""
    return Means(realm, data, *_allowed(realm.cities, realm.miners, realm.power, data))


@lru_cache(maxsize=16_384)
def _allowed(
    cities: tuple[City, ...], miners: int, power: Power | None, data: Components
) -> tuple[int, tuple[Resource, ...], int, tuple[int, ...], frozenset[Building], int, Mapping[Resource, Price]]:
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
    costs = {resource: _less(mine.price, discount) for resource, mine in data.mines.items()}
    return seen.built, seen.mines, limit, seen.rooms, seen.at_work, discount, costs


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
