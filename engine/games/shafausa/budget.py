"""What can be afforded: every step that could be added to a plan, told from the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.action import Action, Offer, Option
from engine.games.shafausa import actions, plan
from engine.games.shafausa.cards import reveals
from engine.games.shafausa.components import Components, Price
from engine.games.shafausa.pieces import RESOURCES, Building, Quote, Resource, View, planned
from engine.games.shafausa.prices import Means, affordable, construction, means

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
def _mines(rooms: tuple[int, ...], buy: tuple[bool, ...]) -> dict[Resource, Offer]:
    """Offers of a mine of each kind, by the ways to pay for it."""
    rooms = (0, *rooms)
    return {one: Offer(actions.BuildMine, {"resource": (one,), "city": rooms, "buy": buy}) for one in RESOURCES}


@lru_cache
def _city(number: int, buy: tuple[bool, ...]) -> Offer:
    return Offer(actions.BuildCity, {"city": (number,), "buy": buy})


@lru_cache(maxsize=4096)
def _construction(building: Building, rooms: tuple[int, ...], buy: tuple[bool, ...], with_wood: bool) -> Offer:
    fields = {"building": (building,), "city": (0, *rooms), "buy": buy, "with_wood": (with_wood,)}
    return Offer(actions.Construct, fields)


def trades(now: Means, exchange: Sequence[Quote], room: int | None = None) -> list[Option]:
    """What the bank would take, and give for the money there is, if need be no more than there is room for."""
    found: list[Option] = [SELL[resource][count] for resource, count in now.realm.stock.items() if count]
    if room != 0:
        found += _purchases(tuple(exchange), now.realm.chf, now.cheaper(), now.data, room)
    return found


@lru_cache(maxsize=1024)
def _purchases(
    exchange: tuple[Quote, ...], chf: int, cheaper: int, data: Components, room: int | None
) -> tuple[Offer, ...]:
    """What the bank gives for some money: the exchange lists the resources in their order."""
    counts = affordable(exchange, chf, cheaper, data)
    return tuple(offers[min(room, most) if room else most] for offers, most in zip(BUYS, counts, strict=True) if most)


def steps(view: View) -> list[Option]:
    """Every step that can be added to the plan."""
    data, mode, realm, exchange = view.data, view.variant.mode, planned(view), view.table.exchange
    now, chf = means(realm, data), realm.chf
    found = trades(now, exchange)
    if now.mine_fits and plan.has_tile(view.table, view.hand):
        from_stock, bought = _mines(now.rooms, EITHER), _mines(now.rooms, YES)
        for resource, bill in now.mine_bills(exchange).items():
            if bill.money <= chf:
                found.append((bought if bill.lacking else from_stock)[resource])
    if realm.miners < data.most_miners:
        if now.miner_price() <= chf:
            found.append(actions.ADD_MINER)
        if plan.usable(realm, plan.CONSCRIPTION) and now.conscript_price() <= chf:
            found.append(actions.CONSCRIPT)
    number = plan.next_city(now, mode)
    if number and (cost := now.city_cost(mode, number)).chf <= chf and (buy := _ways(now, exchange, cost)):
        found.append(_city(number, buy))
    for building in realm.reserve:
        found += _constructions(now, exchange, building)
    if plan.usable(realm, plan.TRANSMUTATION):
        found += [actions.TRANSMUTE[resource] for resource in plan.transmutations(data) if realm.stock[resource]]
    found += reveals(realm, data, mode, plan.IN_PLAN)
    return found


def _ways(now: Means, exchange: Sequence[Quote], price: Price) -> tuple[bool, ...]:
    """Whether a step can be paid from stock, by buying what is missing, or not at all."""
    bill = now.bill(exchange, price)
    return () if bill.money > now.realm.chf else YES if bill.lacking else EITHER


def _constructions(now: Means, exchange: Sequence[Quote], building: Building) -> Iterator[Option]:
    if not plan.takes_building(now, building):
        return
    office = plan.office_replaced(now, building)
    for with_wood in EITHER if now.realm.power is plan.HARMONY else NO:
        if buy := _ways(now, exchange, construction(now.data, with_wood)):
            yield _construction(building, (office,) if office else now.rooms, buy, with_wood)


@lru_cache
def revisions(steps: int) -> tuple[Option, ...]:
    """What can be taken back of a plan with this many steps: always the last press; a step that others need cannot."""
    return (Offer(actions.TakeBack, {"step": (0, *range(steps, 0, -1))}),) if steps else ()
