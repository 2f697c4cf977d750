"""What things cost and bring a realm, with everything its buildings and its POWER card change."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Building, Power, Quote, Realm, Resource

LEAST_MINER, LEAST_WAREHOUSE = 1, 1


PLACE = {resource: place for place, resource in enumerate(Resource)}


def discount(realm: Realm, data: Components) -> int:
    """How much less mines and cities cost: the Builders' House, or the Engineer's Office it replaces."""
    for building in (Building.BUILDERS_HOUSE, Building.OFFICE):
        if realm.works(building):
            return data.buildings[building].effect.chf
    return 0


def mine_price(realm: Realm, data: Components, resource: Resource) -> int:
    """The money for a mine, never below 0."""
    return max(0, data.mines[resource].price.chf - discount(realm, data))


def city_price(realm: Realm, data: Components, chf: int) -> int:
    """The money for a city with this printed price, never below 0."""
    less = discount(realm, data)
    if realm.power is Power.BRUTE_STRENGTH:
        less += data.cards[Power.BRUTE_STRENGTH].effect.chf
    return max(0, chf - less)


def miner_price(realm: Realm, data: Components) -> int:
    """The money for the next miner; with the Miners' Guild less, but something."""
    price = data.miner_prices[realm.miners + 1]
    if realm.works(Building.MINERS_GUILD):
        price = max(LEAST_MINER, price - data.buildings[Building.MINERS_GUILD].effect.chf)
    return price


def conscript_price(realm: Realm, data: Components) -> int:
    """The Conscription card: at most this much, after all discounts."""
    return min(data.cards[Power.CONSCRIPTION].effect.chf, miner_price(realm, data))


def mine_limit(realm: Realm, data: Components) -> int:
    """How many active mines the miners allow, with Booster Shop and Deep Galleries."""
    limit = realm.miners
    if realm.works(Building.BOOSTER_SHOP):
        limit += data.buildings[Building.BOOSTER_SHOP].effect.amount
    if realm.power is Power.DEEP_GALLERIES:
        limit += data.cards[Power.DEEP_GALLERIES].effect.amount
    return limit


def building_price(realm: Realm, data: Components, building: Building) -> int:
    """What a building on offer costs this realm, to buy or to discard."""
    price = data.buildings[building].price
    upgrades = building is Building.BUILDERS_HOUSE and realm.owns(Building.OFFICE)
    if upgrades and not realm.owns(Building.BUILDERS_HOUSE):
        price = data.upgrade
    if realm.power is Power.SECOND_SIGNATURE:
        price -= data.cards[Power.SECOND_SIGNATURE].effect.price_discount
    return max(0, price)


def purchases_allowed(realm: Realm) -> int:
    """How many buildings may be bought or discarded in a round."""
    return 2 if realm.power is Power.SECOND_SIGNATURE else 1


def warehouses_allowed(realm: Realm, data: Components) -> int:
    """How many warehouses may be built in a round."""
    if realm.power is Power.NIGHT_SHIFT:
        return data.cards[Power.NIGHT_SHIFT].effect.amount
    return data.warehouses_per_round


def warehouses_price(realm: Realm, data: Components, count: int) -> int:
    """The money for the next warehouses of the row."""
    less = data.cards[Power.NIGHT_SHIFT].effect.discount if realm.power is Power.NIGHT_SHIFT else 0
    row = data.warehouse_prices[realm.warehouses : realm.warehouses + count]
    return sum(max(min(LEAST_WAREHOUSE, price), price - less) for price in row)


def capacity(realm: Realm, data: Components) -> int:
    """How many resources can be stored to the next round."""
    loft = realm.works(Building.LOFT)
    return realm.warehouses + (data.buildings[Building.LOFT].effect.amount if loft else 0)


def sale(realm: Realm, data: Components, quote: Quote, count: int) -> int:
    """What the bank pays, with Trading Post and Hard Bargain for the first resources of the round."""
    chf = count * quote.sale
    if realm.works(Building.TRADING_POST):
        effect = data.buildings[Building.TRADING_POST].effect
        chf += effect.chf * min(count, max(0, effect.max_per_round - realm.sold))
    if realm.power is Power.HARD_BARGAIN:
        effect = data.cards[Power.HARD_BARGAIN].effect
        chf += effect.chf * min(count, max(0, effect.max_per_round - realm.sold))
    return chf


def purchase(realm: Realm, data: Components, quote: Quote, count: int, before: int = 0) -> int:
    """What the bank asks, with the Market Hall for the first resources of the round; `before` are bought first."""
    chf = count * quote.purchase
    if realm.works(Building.MARKET_HALL):
        effect = data.buildings[Building.MARKET_HALL].effect
        chf -= effect.chf * min(count, max(0, effect.max_per_round - realm.bought - before))
    return chf


def affordable(realm: Realm, data: Components, quote: Quote) -> int:
    """How many of a resource the money buys."""
    chf, price = realm.chf, quote.purchase
    if not realm.works(Building.MARKET_HALL):
        return chf // price
    effect = data.buildings[Building.MARKET_HALL].effect
    cheaper, less = max(0, effect.max_per_round - realm.bought), price - effect.chf
    return chf // less if chf <= cheaper * less else cheaper + (chf - cheaper * less) // price


def missing(realm: Realm, materials: Sequence[tuple[Resource, int]]) -> list[tuple[Resource, int]]:
    """Which of these materials the stock lacks."""
    return [(resource, need - realm.stock[resource]) for resource, need in materials if need > realm.stock[resource]]


def missing_price(
    realm: Realm, data: Components, exchange: Sequence[Quote], lacking: Sequence[tuple[Resource, int]]
) -> int:
    """What the bank asks for all of it."""
    if not realm.works(Building.MARKET_HALL):
        return sum([count * exchange[PLACE[resource]].purchase for resource, count in lacking])
    chf = before = 0
    for resource, count in lacking:
        chf += purchase(realm, data, exchange[PLACE[resource]], count, before)
        before += count
    return chf
