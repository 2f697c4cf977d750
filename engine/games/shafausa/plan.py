"""The steps of a management plan: what each of them asks for, and how it is carried out on a copy of the realm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from engine.core.illegal import Illegal, require
from engine.core.value import Value
from engine.games.shafausa.agreement import Agreement
from engine.games.shafausa.cards import check_card
from engine.games.shafausa.components import Components, Price
from engine.games.shafausa.pieces import Building, Entry, Mode, Power, Realm, Resource, Table, Work
from engine.games.shafausa.prices import BUILDERS_HOUSE, OFFICE, PLACE, Allowed, allowed, construction
from engine.games.shafausa.prices import cities_in as cities_in

# found at once, see prices
CONSCRIPTION, HARMONY, TRANSMUTATION = Power.CONSCRIPTION, Power.HARMONY, Power.TRANSMUTATION
SELL, BUY, MINE, CITY = Work.SELL, Work.BUY, Work.MINE, Work.CITY
CONSTRUCT, CONSCRIPT = Work.CONSTRUCT, Work.CONSCRIPT

#: cards that may be played in a plan: those of the phase, Interest a little early, and extraction cards at any time
IN_PLAN = ("management", "administration", "extraction")


class Desk(Value, gc=False):
    """What a plan is made with: the realm as it would be, the prices and what the supply still has."""

    realm: Realm
    data: Components
    variant: Agreement
    table: Table
    #: the steps so far, whose mines take tiles, too
    plan: Sequence[Entry] = ()


def has_tile(table: Table, plan: Sequence[Entry]) -> bool:
    """Whether a mine tile is left beside those of a plan; one of fewer steps than tiles need not be looked through."""
    return table.mines > len(plan) or table.mines > sum(entry.work is MINE for entry in plan)


# -- where something can be built: a refusal, if nowhere


def mine_site(desk: Desk, now: Allowed, city: int) -> int:
    """The city for a mine: the one asked for, or the first with a free slot."""
    if not has_tile(desk.table, desk.plan):
        raise Illegal("no-mine-tiles")
    number = _room(now, city)
    if not now.mine_fits:
        raise Illegal("mine-limit", mines=len(now.mines), miners=desk.realm.miners, limit=now.mine_limit)
    return number


def city_site(desk: Desk, now: Allowed, city: int) -> int:
    """The next city in the row."""
    number, mode = now.built + 1, desk.variant.mode
    if mode not in now.next_city or city != number:
        require(number <= cities_in(mode, desk.data), "city-all", cities=now.built)
        require(city == number, "city-order", city=number)
        mines = len(desk.realm.cities[number - 1].mines)
        raise Illegal("city-mines", city=number, mines=mines, need=now.next_miners)
    return number


def building_site(now: Allowed, building: Building, city: int) -> int:
    """A city with a free slot; the Builders' House takes the place of the Engineer's Office."""
    if number := office_replaced(now, building):
        require(city in (0, number), "replaces-office", city=number)
        return number
    return _room(now, city)


def rooms_for(now: Allowed, building: Building) -> tuple[int, ...]:
    """Numbers of the cities with a free slot for a building, or of the one whose Engineer's Office it replaces."""
    number = office_replaced(now, building)
    return (number,) if number else now.rooms


def office_replaced(now: Allowed, building: Building) -> int:
    """Number of the built city whose Engineer's Office the building replaces, 0 if it replaces none."""
    return now.office if building is BUILDERS_HOUSE else 0


def _room(now: Allowed, city: int) -> int:
    """A built city with a free slot: the one asked for, or the first."""
    rooms = now.rooms
    if not rooms:
        raise Illegal("no-slot")
    if not city:
        return rooms[0]
    if city not in rooms:
        raise Illegal("city-full", city=city, free=rooms[0])
    return city


def _site(desk: Desk, now: Allowed, entry: Entry) -> int:
    """The city for a mine, a city itself, or the city for a building of the reserve."""
    work, building = entry.work, entry.building
    if work is MINE:
        return mine_site(desk, now, entry.city)
    if work is CITY:
        return city_site(desk, now, entry.city)
    assert building
    if building not in desk.realm.reserve:
        raise Illegal("not-in-reserve", building=building)
    if entry.with_wood:
        require(desk.realm.power is HARMONY, "needs-power", power=HARMONY)
    return building_site(now, building, entry.city)


# -- what it costs


def cost(now: Allowed, mode: Mode, entry: Entry) -> Price:
    """What a mine, a city, a building or a miner costs this realm now."""
    work = entry.work
    if work is MINE:
        assert entry.resource
        return now.mine_costs[entry.resource]
    if work is CITY:
        return now.next_city[mode]
    if work is CONSTRUCT:
        return construction(now.data, entry.with_wood)
    return Price(now.conscript_price() if work is CONSCRIPT else now.miner_price, ())


def _pay(desk: Desk, now: Allowed, entry: Entry) -> int:
    """Take the materials; the money is moved by `perform`."""
    realm, price = desk.realm, cost(now, desk.variant.mode, entry)
    total, lacking = now.due(realm, desk.table.exchange, price)
    if lacking:
        resource, need = lacking[0][0], dict(price.materials)[lacking[0][0]]
        facts = {"need": need, "have": realm.stock[resource], "price": total - price.chf}
        raise Illegal("no-material", thing=THINGS[entry.work], resource=resource, **facts)
    _check_cash(realm, total, entry)
    _take(realm, price)
    return -total


def _check_cash(realm: Realm, money: int, entry: Entry) -> None:
    if money > realm.chf:
        raise Illegal("no-cash", thing=THINGS[entry.work], price=money, have=realm.chf)


#: how refusals call what a step is about
THINGS = {MINE: "mine", Work.MINER: "miner", CONSCRIPT: "miner", CITY: "city", CONSTRUCT: "building"}


# -- the steps themselves: all checks first, then the change; the money moved and the city used come back


def perform(desk: Desk, entry: Entry, now: Allowed | None = None) -> Entry:
    """Do one step, or refuse it and change nothing; it comes back with the money it moved and the city it used."""
    realm = desk.realm
    done = WORKS[entry.work](desk, now or allowed(realm, desk.data), entry)
    realm.chf += done.chf
    return done


def with_purchases(desk: Desk, entry: Entry) -> list[Entry]:
    """Build something and first buy what is missing for it."""
    realm, now = desk.realm, allowed(desk.realm, desk.data)
    number = _site(desk, now, entry)
    price, press = cost(now, desk.variant.mode, entry), entry.press
    money, lacking = now.due(realm, desk.table.exchange, price)
    _check_cash(realm, money, entry)
    found = []
    for resource, count in lacking:
        found.append(perform(desk, Entry(BUY, 0, press, resource, count), now))
    # now everything is there, and buying has changed nothing about the place
    _take(realm, price)
    realm.chf -= price.chf
    BUILDS[entry.work](realm, now, entry, number)
    found.append(_done(entry, -price.chf, number))
    return found


def _done(entry: Entry, chf: int, city: int) -> Entry:
    """A step with the money it moved and the city it used."""
    return Entry(
        entry.work, chf, entry.press, entry.resource, entry.count, entry.building, city, entry.power, entry.with_wood
    )


def _take(realm: Realm, price: Price) -> None:
    """Take the materials of a price from the stock."""
    stock = realm.stock
    for resource, need in price.materials:
        stock[resource] -= need


def _sell(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    realm, resource, count = desk.realm, entry.resource, entry.count
    assert resource
    stock = realm.stock
    have = stock[resource]
    if count > have:
        raise Illegal("none-to-sell", resource=resource, have=have)
    chf = now.sale(realm, desk.table.exchange[PLACE[resource]], count)
    stock[resource] = have - count
    realm.sold += count
    return Entry(SELL, chf, entry.press, resource, count)


def _buy(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    realm, resource, count = desk.realm, entry.resource, entry.count
    assert resource
    chf = now.purchase(realm, desk.table.exchange[PLACE[resource]], count)
    if chf > realm.chf:
        raise Illegal("purchase-too-dear", resource=resource, count=count, price=chf, have=realm.chf)
    realm.stock[resource] += count
    realm.bought += count
    return Entry(BUY, -chf, entry.press, resource, count)


def _build(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    number, chf = _site(desk, now, entry), _pay(desk, now, entry)
    BUILDS[entry.work](desk.realm, now, entry, number)
    return _done(entry, chf, number)


def _mine(realm: Realm, now: Allowed, entry: Entry, number: int) -> None:
    assert entry.resource
    realm.alter(number, mines=(*realm.cities[number - 1].mines, entry.resource))


def _city(realm: Realm, now: Allowed, entry: Entry, number: int) -> None:
    realm.alter(number, built=True)


def _construct(realm: Realm, now: Allowed, entry: Entry, number: int) -> None:
    assert entry.building
    realm.reserve.remove(entry.building)
    standing = realm.cities[number - 1].buildings
    if office_replaced(now, entry.building):
        standing = tuple(entry.building if one is OFFICE else one for one in standing)
    else:
        standing = (*standing, entry.building)
    realm.alter(number, buildings=standing)


#: what becomes of a realm when something is built and paid for: build(realm, means, entry, number of the city)
BUILDS: dict[Work, Callable[[Realm, Allowed, Entry, int], None]] = {MINE: _mine, CITY: _city, CONSTRUCT: _construct}


def _miner(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    realm, conscripted = desk.realm, entry.work is CONSCRIPT
    if conscripted:
        _once(realm, CONSCRIPTION)
    if realm.miners >= desk.data.most_miners:
        raise Illegal("miners-max", most=desk.data.most_miners)
    chf = now.conscript_price() if conscripted else now.miner_price
    _check_cash(realm, chf, entry)
    realm.miners += 1
    realm.spent_power |= conscripted
    return Entry(entry.work, -chf, entry.press)


def usable(realm: Realm, card: Power) -> bool:
    """Whether a card that works once in a phase is in use and has not worked yet."""
    return realm.power is card and not realm.spent_power


def _once(realm: Realm, card: Power) -> None:
    if not usable(realm, card):
        require(realm.power is card, "needs-power", power=card)
        raise Illegal("power-once", power=card)


def transmutations(data: Components) -> dict[Resource, Resource]:
    """What the Transmutation card can change, and into what."""
    chain = data.cards[TRANSMUTATION].effect.chain
    return dict(pairwise(chain))


def _transmute(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    realm, resource = desk.realm, entry.resource
    assert resource
    _once(realm, TRANSMUTATION)
    into = transmutations(desk.data).get(resource)
    if into is None:
        raise Illegal("no-transmutation", resource=resource)
    require(realm.stock[resource] > 0, "none-to-transmute", resource=resource)
    realm.stock[resource] -= 1
    realm.stock[into] += 1
    realm.spent_power = True
    return entry


def _power(desk: Desk, now: Allowed, entry: Entry) -> Entry:
    assert entry.power
    check_card(desk.realm, desk.data, desk.variant.mode, entry.power, IN_PLAN)
    desk.realm.power = entry.power
    return entry


WORKS: dict[Work, Callable[[Desk, Allowed, Entry], Entry]] = {
    Work.SELL: _sell,
    Work.BUY: _buy,
    Work.MINE: _build,
    Work.MINER: _miner,
    Work.CONSCRIPT: _miner,
    Work.CITY: _build,
    Work.CONSTRUCT: _build,
    Work.TRANSMUTE: _transmute,
    Work.POWER: _power,
}
