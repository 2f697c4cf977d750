"""How the things of Shafausa are put into words, and the numbers that matter for a question."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.api import Action, Illegal, Phrase, Words, question
from engine.games.shafausa import prices
from engine.games.shafausa.actions import Discard, Purchase, SellExcess, Speculate
from engine.games.shafausa.administration import excess, interest_on, proceeds
from engine.games.shafausa.auction import auction_of, due
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.choices import amounts, goods, with_effect
from engine.games.shafausa.extraction import forced
from engine.games.shafausa.management import ENTRIES, trial, tried
from engine.games.shafausa.pieces import RESOURCES, Goods, Mode, Power, Realm, Resource, View, by_resource, own
from engine.games.shafausa.speculation import KINDS_OF_ACTION, Speculation, kind_of, price_of

PHRASES: Mapping[Any, Phrase] = {Goods: goods}


# -- the numbers that matter -------------------------------------------------------------------------------------------


def held(realm: Realm, words: Words) -> str:
    """Money and stock."""
    return words.say("hint-held", chf=realm.chf, stock=amounts(realm.stock, words))


def sale_prices(view: View, words: Words, resources: Collection[Resource]) -> str:
    """What the bank pays for these."""
    sold = (quote for quote in view.table.exchange if quote.resource in resources)
    return ", ".join(words.counted(words.named(quote.resource), quote.sale) for quote in sold)


def bidding(view: View, words: Words, action: Action | None) -> str:
    """What passing costs, what the next bid is, and how many others are still in."""
    table = view.table
    auction, price = auction_of(table), due(table, view.data, view.seat)
    others = len(auction.active) - 1
    return words.say("hint-bid", chf=own(view).chf, price=price, next=auction.bid + 1, others=others)


def placement(view: View, words: Words, action: Action | None) -> str:
    """What the place costs."""
    return words.say("hint-place", chf=own(view).chf, price=due(view.table, view.data, view.seat))


def cards(view: View, words: Words, action: Action | None) -> str:
    """What the POWER cards do that may be revealed now."""
    known = revealable(own(view), view.data, view.variant.mode, ("extraction",))
    return words.say("hint-cards", cards="; ".join(with_effect(card, words, view) for card in known))


def forced_labour(view: View, words: Words, action: Action | None) -> str:
    """What it costs, and what the bank pays for what it brings."""
    realm, price = own(view), view.data.cards[Power.FORCED_LABOUR].effect.cost_chf
    sold = sale_prices(view, words, forced(realm, view.data))
    return words.say("hint-labour", chf=realm.chf, price=price, prices=sold)


def buying(view: View, words: Words, action: Action | None) -> str:
    """What is on offer and for how much, and what the reserve costs already; what a building brings."""
    realm, data = own(view), view.data
    if isinstance(action, Purchase | Discard):
        chf, known = prices.building_price(realm, data, action.building), data.buildings[action.building]
        name = words.named(action.building)
        key = "hint-purchase" if isinstance(action, Purchase) else "hint-discard"
        return words.say(
            key, name=name, points=known.vp, chf=chf, left=realm.chf - chf, upkeep=data.upkeep,
            goods=amounts(dict(data.construction.materials), words),
        )  # fmt: skip
    offers = [
        words.counted(words.named(building), prices.building_price(realm, data, building))
        for building in dict.fromkeys(view.table.available)
        if prices.purchases_left(realm) > 0
        # what one owns can be discarded, but not in FAMILY
        and not (view.variant.mode is Mode.FAMILY and realm.owns(building))
    ]
    if prices.warehouses_left(realm, data) > 0:
        offers.append(words.counted(words.say("hint-warehouse"), prices.warehouses_price(realm, data, 1)))
    told = ", ".join(offers) or "none"
    return words.say("hint-buying", chf=realm.chf, prices=told, upkeep=prices.upkeep_price(realm, data))


def management(view: View, words: Words, action: Action | None) -> str:
    """What the next step would cost, and how many mines, slots and resources there is room for after it."""
    desk = trial(view)
    before = desk.realm.chf
    if action is not None and type(action) in ENTRIES:
        try:
            tried(desk, action, 0)
        except Illegal:
            # a step that is refused says why by itself
            desk = trial(view)
    realm, now = desk.realm, prices.means(desk.realm, view.data)
    slots = sum(city.free for city in realm.cities if city.built)
    room = words.say(
        "hint-room", mines=len(now.mines), limit=now.mine_limit, slots=slots, held=realm.held, capacity=now.capacity()
    )
    if realm.chf != before:
        return (
            words.say("hint-step", chf=abs(realm.chf - before), gain=realm.chf > before, left=realm.chf) + f"\n{room}"
        )
    # a plan is told with its balance already
    return room if view.hand.plan else f"{held(realm, words)}\n{room}"


def storage(view: View, words: Words, action: Action | None) -> str:
    """What does not fit, and what the bank pays for it."""
    realm, exchange = own(view), view.table.exchange
    room, count = prices.means(realm, view.data).capacity(), excess(realm, view.data)
    told = words.say("hint-storage", held=realm.held, capacity=room, count=count)
    if isinstance(action, SellExcess):
        return f"{told} {words.say('hint-proceeds', chf=proceeds(by_resource(action), exchange))}"
    sold = sale_prices(view, words, [resource for resource in RESOURCES if realm.stock[resource]])
    return f"{told} {words.say('hint-sale-prices', prices=sold)}"


def upkeep(view: View, words: Words, action: Action | None) -> str:
    """What is due against the money there is."""
    realm = own(view)
    price = prices.upkeep_price(realm, view.data)
    return words.say("hint-upkeep", count=len(realm.reserve), price=price, chf=realm.chf)


def interest(view: View, words: Words, action: Action | None) -> str:
    """What the card would pay now."""
    chf = own(view).chf
    return words.say("hint-interest", chf=chf, interest=interest_on(chf, view.data))


def speculation(view: View, words: Words, action: Action | None) -> str:
    """Money and stock, and what each action costs, or what this one leaves."""
    step, realm, data = question(view, Speculation), own(view), view.data
    if isinstance(action, Speculate):
        price = price_of(realm, data, kind_of(action.sale, action.purchase), step.second)
        return f"{held(realm, words)} {words.say('hint-speculate', price=price, left=realm.chf - price)}"
    fix, small, big, both, vary = (price_of(realm, data, kind, step.second) for kind in KINDS_OF_ACTION)
    each = words.say("hint-speculation", fix=fix, small=small, big=big, both=both, vary=vary)
    return f"{held(realm, words)}\n{each}"
