"""What can be afforded: every step that could be added to a plan, told from the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.action import Offer, Option
from engine.games.shafausa import actions
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import (
    RESOURCES,
    Building,
    Entry,
    Mode,
    Power,
    Quote,
    Realm,
    Resource,
    View,
    Work,
)
from engine.games.shafausa.plan import IN_PLAN, Desk, cities_in, cost, miners_needed, office_city
from engine.games.shafausa.prices import (
    affordable,
    conscript_price,
    discount,
    mine_limit,
    miner_price,
    missing,
    missing_price,
)

NO, EITHER, YES = (False,), (False, True), (True,)


def realm_of(view: View) -> Realm:
    """The own realm as the plan leaves it."""
    return view.hand.draft or view.table.realms[view.seat]


@lru_cache(maxsize=16_384)
def _sale_offer(resource: Resource, most: int) -> Offer:
    return Offer(actions.Sell, {"resource": (resource,), "count": range(1, min(most, actions.MOST) + 1)})


@lru_cache(maxsize=16_384)
def _purchase_offer(resource: Resource, most: int) -> Offer:
    return Offer(actions.Buy, {"resource": (resource,), "count": range(1, min(most, actions.MOST) + 1)})


@lru_cache(maxsize=16_384)
def _mine_offer(resource: Resource, rooms: tuple[int, ...], buy: tuple[bool, ...]) -> Offer:
    return Offer(actions.BuildMine, {"resource": (resource,), "city": rooms, "buy": buy})


def trades(realm: Realm, data: Components, exchange: Sequence[Quote]) -> list[Option]:
    """What the bank would take and give for the money there is."""
    stock, chf = realm.stock, realm.chf
    found: list[Option] = [_sale_offer(resource, stock[resource]) for resource in RESOURCES if stock[resource]]
    # looked up once, not for each resource
    if realm.works(Building.MARKET_HALL):
        bought = [(quote.resource, affordable(realm, data, quote)) for quote in exchange]
    else:
        bought = [(quote.resource, chf // quote.purchase) for quote in exchange]
    found += [_purchase_offer(resource, most) for resource, most in bought if most]
    return found


def steps(view: View) -> list[Option]:
    """Every step that can be added to the plan."""
    table, data, mode = view.table, view.data, view.variant.mode
    realm = realm_of(view)
    planned = sum([entry.work is Work.MINE for entry in view.hand.plan])
    desk = Desk(realm, data, mode, table.exchange, table.mines - planned)
    chf, power = realm.chf, realm.power
    found = trades(realm, data, table.exchange)
    rooms = (0, *[number for number, city in enumerate(realm.cities, 1) if city.built and city.free])
    if len(rooms) > 1 and desk.mines > 0 and realm.digging < mine_limit(realm, data):
        less = discount(realm, data)
        for resource, mine in data.mines.items():
            if buy := _ways(desk, max(0, mine.price.chf - less), mine.price.materials):
                found.append(_mine_offer(resource, rooms, buy))
    if realm.miners < data.most_miners:
        if miner_price(realm, data) <= chf:
            found.append(actions.ADD_MINER)
        if power is Power.CONSCRIPTION and not realm.spent_power and conscript_price(realm, data) <= chf:
            found.append(actions.CONSCRIPT)
    found += _city_step(desk)
    if realm.reserve:
        found += _construction_steps(desk, rooms)
    if power is Power.TRANSMUTATION and not realm.spent_power:
        chain = data.cards[Power.TRANSMUTATION].effect.chain
        found += [actions.TRANSMUTE[resource] for resource in chain[:-1] if realm.stock[resource]]
    if power is None and mode is not Mode.FAMILY:
        found += [actions.REVEAL[card.id] for card in data.cards_of(realm.people) if card.when in IN_PLAN]
    return found


def _ways(desk: Desk, chf: int, materials: Sequence[tuple[Resource, int]]) -> tuple[bool, ...]:
    """Whether a step can be paid from stock, by buying what is missing, or not at all."""
    realm = desk.realm
    left = realm.chf - chf
    if left < 0:
        return ()
    lacking = missing(realm, materials)
    if not lacking:
        return EITHER
    return YES if missing_price(realm, desk.data, desk.exchange, lacking) <= left else ()


def _city_step(desk: Desk) -> list[Option]:
    realm, data = desk.realm, desk.data
    number = realm.built + 1
    if number > cities_in(desk.mode, data) or miners_needed(realm, data, number) > realm.miners:
        return []
    price = cost(desk, Entry(Work.CITY, city=number))
    buy = _ways(desk, price.chf, price.materials)
    return [_city_offer(number, buy)] if buy else []


@lru_cache
def _city_offer(number: int, buy: tuple[bool, ...]) -> Offer:
    return Offer(actions.BuildCity, {"city": (number,), "buy": buy})


def _construction_steps(desk: Desk, rooms: tuple[int, ...]) -> Iterator[Option]:
    realm = desk.realm
    for building in realm.reserve:
        office = office_city(realm) if building is Building.BUILDERS_HOUSE else 0
        places = (0, office) if office else rooms
        if len(places) < 2:
            continue
        for with_wood in EITHER if realm.power is Power.HARMONY else NO:
            price = cost(desk, Entry(Work.CONSTRUCT, building=building, with_wood=with_wood))
            if buy := _ways(desk, price.chf, price.materials):
                fields = {"building": (building,), "city": places, "buy": buy, "with_wood": (with_wood,)}
                yield Offer(actions.Construct, fields)


def revisions(view: View) -> Iterator[Option]:
    """What can be taken back: always the last press; a step that others need cannot."""
    plan = view.hand.plan
    if not plan:
        return
    yield Offer(actions.TakeBack, {"step": (0, *range(len(plan), 0, -1))})
