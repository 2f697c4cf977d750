"""What can be afforded: every step that could be added to a plan, told from the seat's own view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from engine.core.action import Action, Offer, Option
from engine.games.shafausa import actions, plan
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.components import Price
from engine.games.shafausa.lawful import lawful
from engine.games.shafausa.pieces import RESOURCES, Building, Quote, Resource, View, planned
from engine.games.shafausa.prices import Means, construction, means

NO, EITHER, YES = (False,), (False, True), (True,)


@lru_cache(maxsize=16_384)
def _counted(action: type[Action], resource: Resource, most: int) -> Offer:
    """Any number of a resource, up to the most; such offers are the same again and again."""
    return Offer(action, {"resource": (resource,), "count": range(1, min(most, actions.MOST) + 1)})


@lru_cache(maxsize=16_384)
def _built(action: type[Action], thing: str, one: Any, **more: Sequence[Any]) -> Offer:
    return Offer(action, {thing: (one,), **more})


def trades(now: Means, exchange: Sequence[Quote], room: int | None = None) -> list[Option]:
    """What the bank would take, and give for the money there is, if need be no more than there is room for."""
    stock = now.realm.stock
    found: list[Option] = [
        _counted(actions.Sell, resource, stock[resource]) for resource in RESOURCES if stock[resource]
    ]
    for quote, most in zip(exchange, now.affordable(exchange), strict=True):
        if most and room != 0:
            found.append(_counted(actions.Buy, quote.resource, min(room, most) if room else most))
    return found


def steps(view: View) -> list[Option]:
    """Every step that can be added to the plan."""
    data, mode, realm = view.data, view.variant.mode, planned(view)
    desk, now = plan.desk_of(view, view.hand, realm), means(realm, data)
    found = trades(now, desk.exchange)
    rooms = (0, *now.rooms)
    if plan.takes_mine(desk, now):
        for resource in RESOURCES:
            if buy := _ways(desk, now, now.mine_cost(resource)):
                found.append(_built(actions.BuildMine, "resource", resource, city=rooms, buy=buy))
    if realm.miners < data.most_miners:
        if now.miner_price() <= realm.chf:
            found.append(actions.ADD_MINER)
        if plan.usable(realm, plan.CONSCRIPTION) and now.conscript_price() <= realm.chf:
            found.append(actions.CONSCRIPT)
    if (number := plan.next_city(desk, now)) and (buy := _ways(desk, now, now.city_cost(mode, number))):
        found.append(_built(actions.BuildCity, "city", number, buy=buy))
    for building in realm.reserve:
        found += _constructions(desk, now, building, rooms)
    if plan.usable(realm, plan.TRANSMUTATION):
        found += [actions.TRANSMUTE[resource] for resource in plan.transmutations(data) if realm.stock[resource]]
    found += [actions.REVEAL[card] for card in revealable(realm, data, mode, plan.IN_PLAN)]
    return found


def _ways(desk: plan.Desk, now: Means, price: Price) -> tuple[bool, ...]:
    """Whether a step can be paid from stock, by buying what is missing, or not at all."""
    if price.chf > desk.realm.chf:
        return ()
    lacking, total = now.bill(desk.exchange, price)
    return () if total > desk.realm.chf else YES if lacking else EITHER


def _constructions(desk: plan.Desk, now: Means, building: Building, rooms: tuple[int, ...]) -> Iterator[Option]:
    if not lawful(plan.building_site, now, building, 0):
        return
    office = plan.office_replaced(now, building)
    places = (0, office) if office else rooms
    for with_wood in EITHER if desk.realm.power is plan.HARMONY else NO:
        if buy := _ways(desk, now, construction(desk.data, with_wood)):
            yield _built(actions.Construct, "building", building, city=places, buy=buy, with_wood=(with_wood,))


@lru_cache
def revisions(steps: int) -> tuple[Option, ...]:
    """What can be taken back of a plan with this many steps: always the last press; a step that others need cannot."""
    return (Offer(actions.TakeBack, {"step": (0, *range(steps, 0, -1))}),) if steps else ()
