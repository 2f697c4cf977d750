"""What can be afforded: every step that could be added to a plan, told from the seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.action import Action, Offer, Option
from engine.games.shafausa import actions, plan
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import RESOURCES, Building, Quote, Realm, Resource, View, counts
from engine.games.shafausa.prices import (
    Allowed,
    affordable,
    allowed,
    construction,
    due,
    mine_bills,
)
from engine.games.shafausa.remembered import remembered

NO, EITHER, YES = (False,), (False, True), (True,)


class _Counted(dict[int, Offer]):
    """Offers of any number of a resource, up to the most, by that number; they are the same again and again."""

    def __init__(self, action: type[Action], resource: Resource) -> None:
        super().__init__()
        self._action, self._resource = action, resource

    def __missing__(self, most: int) -> Offer:
        counts = range(1, min(most, actions.MOST) + 1)
        offer = self[most] = Offer(self._action, {"resource": (self._resource,), "count": counts})
        return offer


SELLS = [_Counted(actions.Sell, resource) for resource in RESOURCES]
BUYS = [_Counted(actions.Buy, resource) for resource in RESOURCES]


#: the ways to pay -> offers of each city by its number
CITIES: Mapping[tuple[bool, ...], Sequence[Offer]] = {
    buy: [Offer(actions.BuildCity, {"city": (number,), "buy": buy}) for number in range(actions.MOST_CITIES + 1)]
    for buy in (EITHER, YES)
}


@lru_cache(maxsize=4096)
def _construction(building: Building, rooms: tuple[int, ...], buy: tuple[bool, ...], with_wood: bool) -> Offer:
    fields = {"building": (building,), "city": (0, *rooms), "buy": buy, "with_wood": (with_wood,)}
    return Offer(actions.Construct, fields)


@remembered(4096)
def sales(stock: tuple[int, ...]) -> tuple[Offer, ...]:
    """What the bank takes of so many resources, in their order; five in six stocks are known ones."""
    return tuple([SELLS[place][count] for place, count in enumerate(stock) if count])


@lru_cache(maxsize=1024)
def purchases(
    exchange: tuple[Quote, ...], chf: int, cheaper: int, data: Components, room: int | None = None
) -> tuple[Offer, ...]:
    """What the bank gives for some money, if need be no more than there is room for."""
    most_of_each = affordable(exchange, chf, cheaper, data)
    pairs = zip(BUYS, most_of_each, strict=True)
    return tuple(offers[min(room, most) if room else most] for offers, most in pairs if most)


def steps(view: View) -> list[Option]:
    """Every step that can be added to the plan: the realm is looked at once, and what it has to pay is compared."""
    table, hand, data, mode = view.table, view.hand, view.data, view.variant.mode
    realm = hand.draft or table.realms[view.seat]
    exchange, chf, power, now = table.exchange, realm.chf, realm.power, allowed(realm, data)
    cheaper, stock, quotes = now.halls and now.cheaper(realm), counts(realm.stock), tuple(exchange)
    found: list[Option] = [*sales(stock), *purchases(quotes, chf, cheaper, data)]
    if now.mine_fits and plan.has_tile(table, hand.plan):
        seen, materials = quotes[: now.last_material], now.for_mines(stock)
        for money, offer in _mines(seen, materials, cheaper, now.discount, data, now.rooms):
            if money <= chf:
                found.append(offer)
    if realm.miners < data.most_miners:
        if now.miner_price <= chf:
            found.append(actions.ADD_MINER)
        if power is plan.CONSCRIPTION and plan.usable(realm, power) and now.conscript_price() <= chf:
            found.append(actions.CONSCRIPT)
    city = now.next_city.get(mode)
    if city and city.chf <= chf:
        money, lacking = due(realm.stock, exchange, city, cheaper, data)
        if money <= chf:
            found.append(CITIES[_ways(lacking)][now.built + 1])
    if realm.reserve:
        found += _constructions(realm, now, exchange, cheaper)
    if power is plan.TRANSMUTATION and plan.usable(realm, power):
        found += [actions.TRANSMUTE[resource] for resource in plan.transmutations(data) if realm.stock[resource]]
    if power is None:
        for card in revealable(realm, data, mode, plan.IN_PLAN):
            found.append(actions.REVEAL[card])
    return found


@lru_cache(maxsize=4096)
def _mines(
    exchange: tuple[Quote, ...],
    for_mines: tuple[int, ...],
    cheaper: int,
    discount: int,
    data: Components,
    rooms: tuple[int, ...],
) -> tuple[tuple[int, Offer], ...]:
    """The money for a mine of each kind, and its offer by the ways to pay for it, in one of these cities."""
    bills, rooms = mine_bills(exchange, for_mines, cheaper, discount, data), (0, *rooms)
    return tuple(
        (bill.money, Offer(actions.BuildMine, {"resource": (one,), "city": rooms, "buy": _ways(bill.lacking)}))
        for one, bill in bills.items()
    )


def _ways(lacking: Sequence[object]) -> tuple[bool, ...]:
    """The ways to pay for a step there is enough money for: what the stock lacks has to be bought."""
    return YES if lacking else EITHER


def _constructions(realm: Realm, now: Allowed, exchange: Sequence[Quote], cheaper: int) -> list[Option]:
    """The buildings of the reserve for which there is a place; all of them cost the same."""
    data, ways = now.data, []
    for with_wood in EITHER if realm.power is plan.HARMONY else NO:
        money, lacking = due(realm.stock, exchange, construction(data, with_wood), cheaper, data)
        if money <= realm.chf:
            ways.append((_ways(lacking), with_wood))
    found: list[Option] = []
    if ways:
        for building in realm.reserve:
            if rooms := plan.rooms_for(now, building):
                for buy, with_wood in ways:
                    found.append(_construction(building, rooms, buy, with_wood))
    return found


@lru_cache
def taking_back(steps: int) -> Offer:
    """What can be taken back of a plan with this many steps: always the last press; a step that others need cannot."""
    return Offer(actions.TakeBack, {"step": (0, *range(steps, 0, -1))})
