"""What can be chosen, as it stands in a list or on a button: with its price, and what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.api import Action, Illegal, Label, Words
from engine.games.shafausa import actions, administration, auction, components, management, pieces
from engine.games.shafausa.orders import MOST_SETTLED
from engine.games.shafausa.pieces import (
    RESOURCES,
    Building,
    Entry,
    Goods,
    Market,
    Mode,
    People,
    Power,
    Resource,
    View,
    Work,
    by_resource,
)
from engine.games.shafausa.plan import cost, transmutations
from engine.games.shafausa.prices import PLACE, allowed, building_price, warehouses_price


def amounts(counted: Mapping[Resource, int], words: Words) -> str:
    """2 wood and 1 iron; nothing, if there is nothing."""
    held = [(one, counted[one]) for one in RESOURCES if counted.get(one)]
    parts = [words.marked(one, words.say("amount", resource=one, count=count)) for one, count in held]
    return words.listed(parts) if parts else words.say("nothing")


def goods(all_of_them: Goods, words: Words) -> str:
    """Resources that were moved together."""
    return amounts(by_resource(all_of_them), words)


def effect_numbers(effect: components.Effect) -> dict[str, Any]:
    """What the words of an effect count."""
    values = {name: getattr(effect, name) for name in effect.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, int)}


def effect_of(thing: Building | Power, words: Words, data: components.Components | None = None) -> str:
    """What a building or a POWER card does, in one sentence."""
    data = data or words.data or components.printed()
    effect = data.buildings[thing].effect if isinstance(thing, Building) else data.cards[thing].effect
    return words.say(f"effect-{thing}", **effect_numbers(effect))


def people(value: People, words: Words, view: View) -> str:
    """A people with what its board begins with; where all boards are alike, with its POWER cards."""
    board = view.data.board(view.variant.mode, value)
    if view.variant.mode is Mode.COLONIAL:
        cards = words.listed([words.named(card.id) for card in view.data.cards_of(value)])
        return words.say("choice-people-cards", people=value, cards=cards)
    mines = sum(len(plot.mines) for plot in board.cities[: board.cities_built])
    return words.say("choice-people", people=value, chf=board.chf, miners=board.miners, mines=mines)


def tile(value: int, words: Words, view: View) -> str:
    """A set-up tile with all that it brings."""
    content = view.data.tiles[value].content
    building = words.named(content.building) if content.building else "none"
    return words.say(
        "choice-tile", value=value, built=building, money=content.chf, miners=content.miners,
        warehouses=content.warehouses, cities=content.cities,
    )  # fmt: skip


def with_effect(value: Building | Power, words: Words, view: View) -> str:
    """A building of the reserve, or a POWER card, with its effect."""
    return words.say("labelled", what=words.named(value), value=effect_of(value, words, view.data))


def paid_more(value: Resource, words: Words, view: View) -> str:
    """A mine for Forced Labour, with what the bank pays for its resource."""
    return words.say("choice-labour", resource=value, sale=view.table.exchange[PLACE[value]].sale)


def bids_to_come(view: View) -> range:
    """Every bid that could still be made: from the next one to all the money there is."""
    following = auction.next_bid(view.table, view.seat)
    return range(following, min(view.table.realms[view.seat].chf, MOST_SETTLED) + 1) if following else range(0)


def place(value: int, words: Words, view: View) -> str:
    """A place in the new turn order, by its neighbours."""
    new = auction.auction_of(view.table).new
    before = words.seat(new[value - 2]) if value > 1 else "none"
    after = words.seat(new[value - 1]) if value <= len(new) else "none"
    return words.say("choice-place", place=value, before=before, after=after)


def offered(value: Building, words: Words, view: View) -> str:
    """A building on offer, with its price and effect."""
    price = building_price(view.table.realms[view.seat], view.data, value)
    effect = effect_of(value, words, view.data)
    return words.say("choice-building", name=words.named(value), chf=price, effect=effect)


def warehouses(value: int, words: Words, view: View) -> str:
    """2 for 5 CHF."""
    return words.say("choice-for", count=value, chf=warehouses_price(view.table.realms[view.seat], view.data, value))


def for_sale(value: Resource, words: Words, view: View) -> str:
    """What there is of a resource, and what the bank pays."""
    held, sale = pieces.planned(view).stock[value], view.table.exchange[PLACE[value]].sale
    return words.say("choice-sell", resource=value, count=held, chf=sale)


def for_purchase(value: Resource, words: Words, view: View) -> str:
    """What the bank asks."""
    return words.say("choice-buy", resource=value, chf=view.table.exchange[PLACE[value]].purchase)


def mine(value: Resource, words: Words, view: View) -> str:
    """A mine with all that it costs."""
    price = cost(allowed(pieces.planned(view), view.data), view.variant.mode, Entry(Work.MINE, resource=value))
    return words.say("choice-mine", resource=value, chf=price.chf, goods=amounts(dict(price.materials), words))


def city(value: int, words: Words, view: View) -> str:
    """A city by its number; without one, the first with a free place."""
    rooms = allowed(pieces.planned(view), view.data).rooms
    return words.say("choice-city", city=value or (rooms[0] if rooms else 0))


def miner(value: bool, words: Words, view: View) -> str:
    """What the next miner costs."""
    price = cost(
        allowed(pieces.planned(view), view.data), view.variant.mode, Entry(Work.CONSCRIPT if value else Work.MINER)
    )
    return words.say("choice-miner", chf=price.chf, conscript=value)


def transmuted(value: Resource, words: Words, view: View) -> str:
    """From what into what."""
    return words.say("choice-transmute", resource=value, into=words.named(transmutations(view.data)[value]))


def entry(one: Entry, words: Words) -> str:
    """A step of a plan in a few words."""
    built = words.named(one.building) if one.building else "none"
    power = words.named(one.power) if one.power else "none"
    return words.say(
        "choice-entry", work=one.work, resource=one.resource or Resource.WOOD, count=one.count, city=one.city,
        built=built, card=power,
    )  # fmt: skip


def pressed(entries: Sequence[Entry], words: Words) -> str:
    """All that one press adds: a step, with what the bank has to sell for it."""
    *before, last = entries
    if not before or last.work is Work.BUY:
        return words.listed([entry(one, words) for one in entries])
    bought = {one.resource: one.count for one in before if one.resource}
    return words.say("choice-bought", step=entry(last, words), goods=amounts(bought, words))


def planned_step(value: int, words: Words, view: View) -> str:
    """A step of the plan by what it is."""
    plan = view.hand.plan
    if value:
        return words.say("choice-step", number=value, step=entry(plan[value - 1], words))
    last = [one for one in plan if one.press == plan[-1].press]
    return words.say("choice-last", step=pressed(last, words))


def planned(action: Action, words: Words, view: View) -> str:
    """All that an action would add to the plan."""
    try:
        return pressed(management.tried(management.trial(view), action, 0), words)
    except Illegal:
        return ""


def rated(value: Resource, words: Words, view: View) -> str:
    """A resource with both its prices."""
    quote = view.table.exchange[PLACE[value]]
    return words.say("choice-quote", resource=value, sale=quote.sale, purchase=quote.purchase)


def notches(market: Market) -> Label:
    """How one price is moved or fixed."""

    def label(value: int | None, words: Words, view: View) -> str:
        way = "none" if value is None else "fix" if not value else "up" if value > 0 else "down"
        return words.say("choice-notches", market=market, way=way, count=abs(value or 0))

    return label


def excess_of(resource: Resource) -> Label:
    """How many of a resource are sold, of how many."""

    def label(value: int, words: Words, view: View) -> str:
        held = view.table.realms[view.seat].stock[resource]
        chf = view.table.exchange[PLACE[resource]].sale
        return words.say("choice-excess", resource=resource, count=value, held=held, chf=chf)

    return label


def excess(action: Action, words: Words, view: View) -> str:
    """What is sold, for how much, and what is kept."""
    assert isinstance(action, actions.SellExcess)
    stock = view.table.realms[view.seat].stock
    sold = by_resource(action)
    kept = {resource: stock[resource] - sold[resource] for resource in RESOURCES}
    chf = administration.proceeds(sold, view.table.exchange)
    return words.say("choice-surplus", sold=amounts(sold, words), chf=chf, kept=amounts(kept, words))
