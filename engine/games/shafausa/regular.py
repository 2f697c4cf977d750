"""The regular of Shafausa: weighs money against points and time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.action import Action, Option, simplest
from engine.core.dice import Dice
from engine.core.house import Mind
from engine.games.shafausa.actions import (
    ADD_MINER,
    COMMIT,
    CONSCRIPT,
    DECLINE,
    PAY_UPKEEP,
    PLACES,
    PURCHASE,
    REVEAL,
    WAREHOUSES,
    Bid,
    BuildCity,
    BuildMine,
    BuildWarehouses,
    Construct,
    Sell,
    SellExcess,
    Speculate,
    TakeTile,
)
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep, excess
from engine.games.shafausa.auction import BidOrPass, Placement, auction_of
from engine.games.shafausa.budget import realm_of
from engine.games.shafausa.buying import BuyBuilding
from engine.games.shafausa.colonial import Draft
from engine.games.shafausa.components import Components, Content, Tile
from engine.games.shafausa.extraction import ForcedLabour, yields
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import RESOURCES, Building, Entry, Mode, Power, Realm, Resource, Work
from engine.games.shafausa.plan import Desk, cities_in, cost
from engine.games.shafausa.powers import FirstCards
from engine.games.shafausa.prices import (
    PLACE,
    building_price,
    conscript_price,
    mine_limit,
    miner_price,
    missing,
    missing_price,
    purchases_allowed,
    warehouses_price,
)
from engine.games.shafausa.rookie import View, own, rookie_labour, rookie_people, rookie_place, usual
from engine.games.shafausa.setup import Peoples
from engine.games.shafausa.speculation import Speculation, kind_of, price_of

#: rounds a game takes among regulars
LENGTH = {Mode.FAMILY: 8, Mode.GEEK: 11, Mode.COLONIAL: 13}
#: what a victory point is worth in CHF: little while money still grows, much when nothing else will come
EARLY_POINT, LATE_POINT = 3.0, 14.0
#: which part of a later yield counts today
PATIENCE = 0.8
#: what a slot and a miner cost beyond the price of a mine, at the start; a better use of them may come
PLACE_PRICE = 10.0
#: as much less as this the second best thing may be worth and still be done now
NEARLY = 0.85
#: how many rounds of income I would save for something better
SAVING = 1.2
#: money that is kept for mines while there is hardly any income
FIRST_MINES = 24
#: from when on money is kept for the next buying phase, and how much
BUILDING_TIME, FOR_BUYING = 0.5, 9.0
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


def regular_manage(view: View, dice: Dice) -> Action:
    """The best thing that can be paid for, if need be by selling what it does not take; or nearly as good; or save."""
    realm, now = realm_of(view), outlook(view)
    # nothing can be sold in the next buying phase, and every round without a building is lost
    early = view.variant.mode is Mode.FAMILY or now.left > BUILDING_TIME or now.rounds <= 1
    kept = 0 if early else int(min(FOR_BUYING, income(view, realm) / 2))
    # what could not be paid next round either is no reason to save
    reach = realm.chf + worth_of_stock(view, realm) + SAVING * income(view, realm)
    ranked = sorted(
        (chance for chance in chances(view, realm, now) if chance.money <= reach), key=lambda chance: -chance.ratio
    )
    if not ranked:
        return COMMIT
    least = max(1.0, ranked[0].ratio * NEARLY) if now.rounds > 1 else 0.7
    for chance in ranked:
        if chance.ratio < least:
            break
        if chance.money + kept <= realm.chf:
            return chance.action
        if sale := _sale_for(view, realm, chance, kept):
            return sale
    return COMMIT


def worth_of_stock(view: View, realm: Realm) -> int:
    """What the bank would pay for everything."""
    return sum(quote.sale * realm.stock[quote.resource] for quote in view.table.exchange)


def income(view: View, realm: Realm) -> int:
    """What the next extraction brings, sold."""
    goods, chf = yields(realm, view.data, last=False)
    return chf + sum(quote.sale * goods[quote.resource] for quote in view.table.exchange)


def _sale_for(view: View, realm: Realm, chance: Chance, kept: int) -> Action | None:
    """What to sell so that something can be paid, dearest first; nothing if it is not enough."""
    needed = dict(chance.materials)
    free = {resource: max(0, realm.stock[resource] - needed.get(resource, 0)) for resource in RESOURCES}
    worth = sum(view.table.exchange[PLACE[resource]].sale * count for resource, count in free.items())
    short = chance.money + kept - realm.chf
    if worth < short:
        return None
    for resource in reversed(RESOURCES):
        if free[resource]:
            price = max(1, view.table.exchange[PLACE[resource]].sale)
            return Sell(resource=resource, count=min(free[resource], -(-short // price)))
    return None


def regular_buy(view: View, dice: Dice) -> Action:
    """The building that is worth most beyond its price, then warehouses as long as they are cheap for a point."""
    realm, data, now = own(view), view.data, outlook(view)
    # whoever earns little needs the money for mines
    purse = realm.chf - max(0, FIRST_MINES - 2 * income(view, realm))
    best = best_building(view, realm, now)
    if best and building_price(realm, data, best[1]) <= purse:
        return PURCHASE[best[1]]
    if realm.warehouses < len(data.warehouse_prices):
        options = [option for option in view.options() if isinstance(option, BuildWarehouses)]
        last = len(data.warehouse_prices) - realm.warehouses <= 3
        for option in reversed(options):
            price = warehouses_price(realm, data, option.count)
            worth = option.count * (now.point + 0.25 * now.rounds + (0.7 * now.point if last else 0))
            if price < worth and price <= purse - 2:
                return WAREHOUSES[option.count]
    return DECLINE


def best_building(view: View, realm: Realm, now: Outlook) -> tuple[float, Building] | None:
    """The building on offer that is worth most to me beyond its price, with the iron to construct it."""
    data = view.data
    if realm.purchases >= purchases_allowed(realm):
        return None
    iron = view.table.exchange[PLACE[Resource.IRON]]
    cities = cities_in(view.variant.mode, data)
    places = sum(city.free for city in realm.cities[:cities]) - len(realm.reserve)
    best: tuple[float, Building] | None = None
    for building in dict.fromkeys(view.table.available):
        if realm.owns(building):
            continue
        price = building_price(realm, data, building)
        replaces = building is Building.BUILDERS_HOUSE and realm.owns(Building.OFFICE)
        if price > realm.chf or (places < 1 and not replaces) or len(realm.reserve) > 1:
            continue
        gain = building_value(view, realm, building, now) - price - 0.5 * (iron.sale + iron.purchase)
        if gain > 0 and (not best or gain > best[0]):
            best = (gain, building)
    return best


def regular_bid(view: View, dice: Dice) -> Action:
    """Being first is worth what the best building has over the next best, shared by those who want it too."""
    auction, realm, now = auction_of(view.table), own(view), outlook(view)
    gains = sorted(
        (
            building_value(view, realm, building, now) - building_price(realm, view.data, building)
            for building in dict.fromkeys(view.table.available)
            if not realm.owns(building)
        ),
        reverse=True,
    )
    edge = 0.35 * (gains[0] - gains[min(2, len(gains) - 1)]) if len(gains) > 1 else 1.0
    if realm.chf > auction.bid and auction.bid + 1 <= min(edge, realm.chf / 8):
        return Bid(chf=auction.bid + 1)
    return PLACES[1]


def regular_storage(view: View, dice: Dice) -> Action:
    """Keep what I will need as material, sell what brings most."""
    realm = own(view)
    count = excess(realm, view.data)
    sold = dict.fromkeys(RESOURCES, 0)
    stock = dict(realm.stock)

    def keeps(resource: Resource) -> float:
        quote = view.table.exchange[PLACE[resource]]
        if resource in (Resource.WOOD, Resource.STONE, Resource.IRON, Resource.COAL):
            return (quote.purchase - quote.sale) / (1 + 0.5 * stock[resource])
        return 0.2

    for _ in range(count):
        least = min((resource for resource in RESOURCES if stock[resource]), key=keeps)
        stock[least] -= 1
        sold[least] += 1
    return SellExcess(**sold)


def regular_speculate(view: View, dice: Dice) -> Action:
    """Raise what I dig most, if I will still sell it."""
    assert isinstance(view.step, Speculation)
    realm, data, now = own(view), view.data, outlook(view)
    if now.rounds < 1.5:
        return DECLINE
    goods, _ = yields(realm, data, last=False)
    best: tuple[float, Action] = (0.3, DECLINE)
    for option in view.options():
        if not isinstance(option, Speculate):
            continue
        quote = view.table.exchange[PLACE[option.resource]]
        cubes = goods[option.resource] + realm.stock[option.resource]
        sells = 1.0 if quote.sale >= 6 else 0.3
        gain = sells * cubes * (option.sale or 0) * 1.3
        gain -= 0.4 * (option.purchase or 0) * (option.resource in (Resource.WOOD, Resource.STONE, Resource.IRON))
        gain -= price_of(realm, data, kind_of(option.sale, option.purchase), view.step.second)
        if gain > best[0]:
            best = (gain, option)
    return best[1]


def regular_interest(view: View, dice: Dice) -> Action:
    """Early enough it brings more than the card for the scoring."""
    return REVEAL[Power.INTEREST] if outlook(view).rounds > 3 else DECLINE


def regular_tile(view: View, dice: Dice) -> Action:
    """What the content is worth at the start."""
    now = Outlook(LENGTH[Mode.COLONIAL] - 1, EARLY_POINT, 1.0)

    def worth(option: Option) -> float:
        if not isinstance(option, TakeTile):
            return -1.0
        content: Content = view.data.tiles[option.value].content
        value = content.chf + 4.0 * content.miners + 3.5 * content.warehouses + 14.0 * content.cities
        if content.building:
            value += building_value(view, own(view), content.building, now) * 0.8
        return value

    return simplest(max(view.options(), key=worth))


def regular_labour(view: View, dice: Dice) -> Action:
    """Iron for a coin, or stone."""
    return rookie_labour(view, dice)


REGULAR: Mind = {
    Peoples: rookie_people,
    Draft: regular_tile,
    FirstCards: usual,
    ForcedLabour: regular_labour,
    BidOrPass: regular_bid,
    Placement: rookie_place,
    BuyBuilding: regular_buy,
    Management: regular_manage,
    Storage: regular_storage,
    Upkeep: lambda view, dice: PAY_UPKEEP,
    AskForInterest: regular_interest,
    Speculation: regular_speculate,
}
