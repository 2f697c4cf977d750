"""The regular of Shafausa: weighs money against points and time.

At every question it has ideas, the best first. The house player does the first; advice names more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.api import Action, Decision, Dice, Mind, Value, ranked
from engine.games.shafausa import actions
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep, excess, from_first, proceeds
from engine.games.shafausa.auction import BidOrPass, Placement, next_bid, places
from engine.games.shafausa.buying import BuyBuilding, warehouses
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.colonial import Draft
from engine.games.shafausa.components import Components, Content
from engine.games.shafausa.extraction import ForcedLabour, realm_yields
from engine.games.shafausa.judgement import (
    MATERIALS,
    Chance,
    Outlook,
    building_value,
    buildings_wanted,
    chances,
    income,
    outlook,
)
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import (
    RESOURCES,
    Building,
    Mode,
    People,
    Power,
    Quote,
    Realm,
    Resource,
    View,
    own,
    planned,
)
from engine.games.shafausa.plan import IN_PLAN, has_tile
from engine.games.shafausa.powers import FirstCards
from engine.games.shafausa.prices import PLACE, allowed, building_price, upkeep_price, warehouses_price
from engine.games.shafausa.rookie import rookie_people
from engine.games.shafausa.setup import Peoples
from engine.games.shafausa.speculation import KIND_OF_WAY, TAX_REBATE, Speculation, on_resource, payable, prices

A = TypeVar("A", bound=Action)

#: as much less as this the second best thing may be worth and still be done now
NEARLY = 0.85
#: how many rounds of income I would save for something better
SAVING = 1.2
#: money that is kept for mines while there is hardly any income
FIRST_MINES = 24
#: from when on money is kept for the next buying phase, and how much
BUILDING_TIME, FOR_BUYING = 0.5, 9.0
#: what a CHF put into something must bring, at least when nothing else will come
FAIR, LATE = 1.0, 0.7
#: part of my money that I would bid for the turn order
FOR_ORDER = 1 / 8
#: what a speculation must bring beyond its price
WORTHWHILE = 0.3
#: rounds to go from which on Interest pays more than a card for the scoring
INTEREST_ROUNDS = 3
#: rounds to go without which speculation is too late
SPECULATION_ROUNDS = 1.5
#: cards for the extraction that bring more in a whole game than the people's card for the scoring
FROM_THE_START = (Power.FORCED_LABOUR, Power.PASS_TOLL, Power.EMBASSIES)
#: cards that do so in every plan, and until when: rounds to go
IN_EVERY_PLAN, PLAN_ROUNDS = (Power.HARD_BARGAIN,), 5


#: what the things on set-up tiles are worth in CHF of the start, when money grows most: measured in matches of regulars
#: who took tiles at random; the Kiln, which is on no tile, beside the Ironworks
EARLY_MINER, EARLY_WAREHOUSE, EARLY_CITY = 0.8, 0.8, 4.4
EARLY_BUILDING = {
    Building.INN: 8.6,
    Building.IRONWORKS: 18.0,
    Building.QUARRY: 7.2,
    Building.SAWMILL: 3.6,
    Building.KILN: 20.0,
    Building.LOFT: 2.4,
    Building.BUILDERS_HOUSE: 9.6,
    Building.BOOSTER_SHOP: 1.8,
    Building.MINERS_GUILD: 0.3,
    Building.TRADING_POST: 2.4,
    Building.MARKET_HALL: 4.6,
}
#: CHF by which a tile may be worse than the best one and still be taken
HARDLY_LESS = 1.0

#: what a chance is worth for each CHF
RATIO = attrgetter("ratio")
#: what nearly everything is built with
BUILT_WITH = (Resource.WOOD, Resource.STONE, Resource.IRON)


class Idea(Value, Generic[A], gc=False):
    """Something that could be done, and with a sale or a refusal in the management what it is done for."""

    action: A
    chance: Chance | None = None


Ideas: TypeAlias = Iterator[Idea[Any]]


# -- before the first round


def peoples(view: View, dice: Dice) -> Ideas:
    """Any people: they are equally strong; or the richest, or the one with most miners."""
    yield Idea(rookie_people(view, dice))

    def board(people: People) -> tuple[int, int]:
        found = view.data.board(view.variant.mode, people)
        return found.chf, found.miners

    yield Idea(actions.CHOOSE[max(view.table.peoples, key=board)])
    yield Idea(actions.CHOOSE[max(view.table.peoples, key=lambda people: board(people)[::-1])])


def tile_worth(content: Content) -> float:
    """What a set-up tile is worth in CHF of the start."""
    things = EARLY_MINER * content.miners + EARLY_WAREHOUSE * content.warehouses + EARLY_CITY * content.cities
    return content.chf + things + (EARLY_BUILDING[content.building] if content.building else 0.0)


def tiles(view: View, dice: Dice) -> Ideas:
    """What the content is worth at the start; of tiles that are nearly the best, any."""

    def worth(tile: actions.TakeTile) -> float:
        return tile_worth(view.data.tiles[tile.value].content)

    found = sorted((one for one in view.options() if isinstance(one, actions.TakeTile)), key=lambda one: -worth(one))
    least = worth(found[0]) - HARDLY_LESS
    drawn = dice.choose("tile", [tile for tile in found if worth(tile) >= least])
    yield Idea(drawn)
    yield from (Idea(tile) for tile in found if tile is not drawn)


def first_cards(view: View, dice: Dice) -> Ideas:
    """A card that pays from the first round on; or none yet: only one can be played in a game."""
    cards = [option for option in view.options() if isinstance(option, actions.Reveal)]
    early = [Idea(option) for option in cards if option.card in FROM_THE_START]
    yield from early
    yield Idea(actions.DECLINE)
    yield from (Idea(option) for option in cards if option.card not in FROM_THE_START)


# -- rounds


def labours(view: View, dice: Dice) -> Ideas:
    """Iron for a coin, or stone."""
    for option in reversed(view.options()):
        if isinstance(option, actions.ForceLabour):
            yield Idea(option)
    yield Idea(actions.DECLINE)


def coveted(view: View) -> list[tuple[float, Building]]:
    """Buildings on offer by what they are worth to me beyond their price."""
    realm, now = own(view), outlook(view)
    able = allowed(realm, view.data)
    found = [
        (building_value(view, able, building, now) - building_price(realm, view.data, building), building)
        for building in dict.fromkeys(view.table.available)
        if not realm.owns(building)
    ]
    return ranked(found)


def bids(view: View, dice: Dice) -> Ideas:
    """Being first is worth what the best building has over the next best, shared by those who want it too."""
    following, spendable, gains = next_bid(view.table, view.seat), own(view).chf * FOR_ORDER, coveted(view)
    edge = 0.35 * (gains[0][0] - gains[min(2, len(gains) - 1)][0]) if len(gains) > 1 else 1.0
    if following and following <= min(edge, spendable):
        yield Idea(actions.bid(chf=following))
    yield Idea(actions.PLACES[1])
    if following and min(edge, spendable) < following <= max(edge, spendable):
        yield Idea(actions.bid(chf=following))
    yield Idea(actions.PLACES[places(view.table)])


def placements(view: View, dice: Dice) -> Ideas:
    """The first; or the last, who sees what all others do."""
    yield Idea(actions.PLACES[1])
    yield Idea(actions.PLACES[view.players])


def purse(view: View, realm: Realm) -> int:
    """What may be spent on buildings: a realm that earns little needs the money for mines."""
    return realm.chf - max(0, FIRST_MINES - 2 * income(view, realm))


def purchases(view: View, dice: Dice) -> Ideas:
    """The building that is worth most beyond its price, then warehouses as long as they are cheap for a point."""
    realm, now = own(view), outlook(view)
    spendable, wanted = purse(view, realm), buildings_wanted(view, realm, now)
    bought = [Idea(actions.PURCHASE[building]) for _, building in wanted]
    if wanted and building_price(realm, view.data, wanted[0][1]) <= spendable:
        yield bought.pop(0)
    yield from _warehouses(view, realm, now, spendable)
    yield Idea(actions.DECLINE)
    yield from bought


def _warehouses(view: View, realm: Realm, now: Outlook, spendable: int) -> Ideas:
    last = len(view.data.warehouse_prices) - realm.warehouses <= 3
    for count in reversed(warehouses(realm, view.data)):
        price = warehouses_price(realm, view.data, count)
        worth = count * (now.point + 0.25 * now.rounds + (0.7 * now.point if last else 0))
        if price < worth and price <= spendable - 2:
            yield Idea(actions.WAREHOUSES[count])
            return


def kept_for_buying(view: View, earned: int, now: Outlook) -> int:
    """Nothing can be sold in the next buying phase, and every round without a building is lost."""
    early = view.variant.mode is Mode.FAMILY or now.left > BUILDING_TIME or now.rounds <= 1
    return 0 if early else int(min(FOR_BUYING, earned / 2))


def plans(view: View, dice: Dice) -> Ideas:
    """The best thing that can be paid for, if need be by selling what it does not take; or nearly as good; or save."""
    realm, now = planned(view), outlook(view)
    if now.rounds > PLAN_ROUNDS:
        for card in revealable(realm, view.data, view.variant.mode, IN_PLAN):
            if card in IN_EVERY_PLAN:
                yield Idea(actions.REVEAL[card])
    earned = income(view, realm)
    kept = kept_for_buying(view, earned, now)
    # what could not be paid next round either is no reason to save
    reach = realm.chf + proceeds(realm.stock, view.table.exchange) + SAVING * earned
    weighed = sorted(chances(view, realm, now, reach), key=RATIO, reverse=True)
    if not weighed:
        yield Idea(actions.COMMIT)
        return
    fair = FAIR if now.rounds > 1 else LATE
    least = max(fair, weighed[0].ratio * NEARLY) if now.rounds > 1 else fair
    near = [chance for chance in weighed if chance.ratio >= least]
    missed: list[Chance] = []
    for chance in near:
        if idea := _step(view, realm, chance, kept):
            yield idea
        else:
            missed.append(chance)
    yield Idea(actions.COMMIT, missed[0] if missed else None)
    for chance in weighed[len(near) :]:
        if chance.ratio >= fair and (idea := _step(view, realm, chance, kept)):
            yield idea


#: first ideas by all that they depend on, and how many are remembered
_had: dict[tuple[object, ...], Action] = {}
REMEMBERED = 4096


def next_step(view: View, dice: Dice) -> Action:
    """The first idea for a plan. In the games that an expert imagines, every other one was had before."""
    realm, table = planned(view), view.table
    depends = (
        realm.people,
        realm.chf,
        tuple(realm.stock.values()),
        realm.miners,
        realm.cities,
        tuple(realm.reserve),
        realm.power,
        realm.spent_power,
        realm.bought,
        tuple(table.exchange),
        has_tile(table, view.hand.plan),
        outlook(view),
        view.variant.mode,
        view.data,
    )
    found = _had.get(depends)
    if found is None:
        found = next(plans(view, dice)).action
        if len(_had) >= REMEMBERED:
            _had.clear()
        _had[depends] = found
    return found


def _step(view: View, realm: Realm, chance: Chance, kept: int) -> Idea[Any] | None:
    """Do it, or sell for it what it does not take, the most valuable first; nothing if that is not enough."""
    if chance.money + kept <= realm.chf:
        return Idea(chance.action, chance)
    free, exchange = dict(realm.stock), view.table.exchange
    for resource, need in chance.materials:
        free[resource] = max(0, free[resource] - need)
    short = chance.money + kept - realm.chf
    if proceeds(free, exchange) < short:
        return None
    for quote in reversed(exchange):
        if have := free[quote.resource]:
            count = -(-short // max(1, quote.sale))
            return Idea(actions.sell(resource=quote.resource, count=count if count < have else have), chance)
    return None


def sales_of_excess(view: View, dice: Dice) -> Ideas:
    """Keep what I will need as material, sell what brings most; or take as much money as there is."""
    realm, exchange = own(view), view.table.exchange
    count = excess(realm, view.data)
    stock = dict(realm.stock)

    def keeps(resource: Resource) -> float:
        quote = exchange[PLACE[resource]]
        return (quote.purchase - quote.sale) / (1 + 0.5 * stock[resource]) if resource in MATERIALS else 0.2

    sold = dict.fromkeys(RESOURCES, 0)
    kept = {resource: keeps(resource) for resource in RESOURCES if stock[resource]}
    for _ in range(count):
        least = min(kept, key=kept.__getitem__)
        stock[least] -= 1
        sold[least] += 1
        if stock[least]:
            kept[least] = keeps(least)
        else:
            del kept[least]
    yield Idea(actions.sell_excess(**sold))
    dearest = sorted(exchange, key=lambda quote: -quote.sale)
    yield Idea(actions.sell_excess(**from_first(realm, dearest, count)))


def upkeeps(view: View, dice: Dice) -> Ideas:
    """Pay; or give up the least useful building, if not all can be paid for."""
    realm = own(view)
    yield Idea(actions.PAY_UPKEEP)
    if realm.chf < upkeep_price(realm, view.data):
        able, now = allowed(realm, view.data), outlook(view)
        yield Idea(actions.GIVE_UP[min(realm.reserve, key=lambda building: building_value(view, able, building, now))])


def interests(view: View, dice: Dice) -> Ideas:
    """Early enough it brings more than the card for the scoring."""
    revealed, kept = Idea(actions.REVEAL[Power.INTEREST]), Idea(actions.DECLINE)
    yield from (revealed, kept) if outlook(view).rounds > INTEREST_ROUNDS else (kept, revealed)


def speculations(view: View, dice: Dice) -> Ideas:
    """Raise what I dig most, if I will still sell it."""
    assert isinstance(view.step, Speculation)
    realm, data, now, second = own(view), view.data, outlook(view), view.step.second
    if now.rounds < SPECULATION_ROUNDS:
        yield Idea(actions.DECLINE)
        return
    goods, _ = realm_yields(realm, data, last=False)
    stock, paid, rebate = realm.stock, payable(realm, data, second), realm.power is TAX_REBATE
    found: list[tuple[float, actions.Speculate]] = []
    for quote in view.table.exchange:
        resource = quote.resource
        found += _worthwhile(quote, goods[resource] + stock[resource], paid, rebate, second, data)
    for _, option in ranked(found):
        yield Idea(option)
    yield Idea(actions.DECLINE)


@lru_cache(maxsize=8192)
def _worthwhile(
    quote: Quote, cubes: int, paid: tuple[bool, ...], rebate: bool, second: bool, data: Components
) -> tuple[tuple[float, actions.Speculate], ...]:
    """What can be done to a resource of which I will have so many cubes, and what that brings, if it is enough."""
    price_of, found = prices(rebate, data, second), []
    for option in on_resource(quote, data, paid):
        sale, purchase = option.sale or 0, option.purchase or 0
        if sale <= 0 <= purchase:
            continue
        sells = 1.0 if quote.sale >= 6 else 0.3
        gain = sells * cubes * sale * 1.3
        gain -= 0.4 * purchase * (quote.resource in BUILT_WITH)
        gain -= price_of[KIND_OF_WAY[option.sale, option.purchase]]
        if gain > WORTHWHILE:
            found.append((gain, option))
    return tuple(found)


IDEAS: Mapping[type[Decision], Callable[[View, Dice], Ideas]] = {
    Peoples: peoples,
    Draft: tiles,
    FirstCards: first_cards,
    ForcedLabour: labours,
    BidOrPass: bids,
    Placement: placements,
    BuyBuilding: purchases,
    Management: plans,
    Storage: sales_of_excess,
    Upkeep: upkeeps,
    AskForInterest: interests,
    Speculation: speculations,
}


def _first(ideas: Callable[[View, Dice], Ideas]) -> Callable[[View, Dice], Action]:
    return lambda view, dice: next(ideas(view, dice)).action


REGULAR: Mind = {step: _first(ideas) for step, ideas in IDEAS.items()} | {Management: next_step}
