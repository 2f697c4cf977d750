"""What can be afforded: every step that could be added to a plan, told from the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.action import Action, Offer, Option
from engine.games.shafausa import actions, plan
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.components import Price
from engine.games.shafausa.pieces import RESOURCES, Building, Quote, Resource, View, planned
from engine.games.shafausa.prices import Means, construction, means

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


SELL = {resource: _Counted(actions.Sell, resource) for resource in RESOURCES}
BUYS = [_Counted(actions.Buy, resource) for resource in RESOURCES]


@lru_cache
def _mines(rooms: tuple[int, ...]) -> dict[tuple[Resource, tuple[bool, ...]], Offer]:
    """Offers of a mine of each kind, by the ways to pay for it."""
    return {
        (one, buy): Offer(actions.BuildMine, {"resource": (one,), "city": rooms, "buy": buy})
        for one in RESOURCES
        for buy in (EITHER, YES)
    }


@lru_cache
def _city(number: int, buy: tuple[bool, ...]) -> Offer:
    return Offer(actions.BuildCity, {"city": (number,), "buy": buy})


@lru_cache(maxsize=4096)
def _construction(building: Building, rooms: tuple[int, ...], buy: tuple[bool, ...], with_wood: bool) -> Offer:
    fields = {"building": (building,), "city": rooms, "buy": buy, "with_wood": (with_wood,)}
    return Offer(actions.Construct, fields)


def trades(now: Means, exchange: Sequence[Quote], room: int | None = None) -> list[Option]:
    """What the bank would take, and give for the money there is, if need be no more than there is room for."""
    found: list[Option] = [SELL[resource][count] for resource, count in now.realm.stock.items() if count]
    if room != 0:
        # the exchange lists the resources in their order
        for offers, most in zip(BUYS, now.affordable(exchange), strict=True):
            if most:
                found.append(offers[min(room, most) if room else most])
    return found


def steps(view: View) -> list[Option]:
    """Every step that can be added to the plan."""
    data, mode, realm = view.data, view.variant.mode, planned(view)
    desk, now = plan.desk_of(view, view.hand, realm), means(realm, data)
    found = trades(now, desk.exchange)
    rooms = (0, *now.rooms)
    if plan.takes_mine(desk, now):
        offers, chf = _mines(rooms), realm.chf
        for resource, price in now.mine_costs.items():
            # most mines are too dear at first sight
            if price.chf <= chf and (buy := _ways(desk, now, price)):
                found.append(offers[resource, buy])
    if realm.miners < data.most_miners:
        if now.miner_price() <= realm.chf:
            found.append(actions.ADD_MINER)
        if plan.usable(realm, plan.CONSCRIPTION) and now.conscript_price() <= realm.chf:
            found.append(actions.CONSCRIPT)
    if (number := plan.next_city(desk, now)) and (buy := _ways(desk, now, now.city_cost(mode, number))):
        found.append(_city(number, buy))
    for building in realm.reserve:
        found += _constructions(desk, now, building, rooms)
    if plan.usable(realm, plan.TRANSMUTATION):
        found += [actions.TRANSMUTE[resource] for resource in plan.transmutations(data) if realm.stock[resource]]
    found += [actions.REVEAL[card] for card in revealable(realm, data, mode, plan.IN_PLAN)]
    return found


def _ways(desk: plan.Desk, now: Means, price: Price) -> tuple[bool, ...]:
    """Whether a step can be paid from stock, by buying what is missing, or not at all."""
    lacking, total = now.bill(desk.exchange, price)
    return () if total > desk.realm.chf else YES if lacking else EITHER


def _constructions(desk: plan.Desk, now: Means, building: Building, rooms: tuple[int, ...]) -> Iterator[Option]:
    if not plan.takes_building(now, building):
        return
    office = plan.office_replaced(now, building)
    places = (0, office) if office else rooms
    for with_wood in EITHER if desk.realm.power is plan.HARMONY else NO:
        if buy := _ways(desk, now, construction(desk.data, with_wood)):
            yield _construction(building, places, buy, with_wood)


@lru_cache
def revisions(steps: int) -> tuple[Option, ...]:
    """What can be taken back of a plan with this many steps: always the last press; a step that others need cannot."""
    return (Offer(actions.TakeBack, {"step": (0, *range(steps, 0, -1))}),) if steps else ()
