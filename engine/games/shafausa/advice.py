"""What a regular would tell a newcomer to Shafausa: its ideas, and for each the reason with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from engine.core.api import Advice, Counsel, Decision, Dice, Reason, different, question
from engine.games.shafausa import actions, administration, buying, choices, colonial, management, powers, setup
from engine.games.shafausa.auction import BidOrPass, Placement, auction_of, due, next_bid
from engine.games.shafausa.components import Content
from engine.games.shafausa.extraction import ForcedLabour, realm_yields
from engine.games.shafausa.judgement import MATERIALS, Chance, buildings_wanted, income, outlook
from engine.games.shafausa.pieces import Building, Mode, Power, Realm, View, by_resource, own, planned
from engine.games.shafausa.prices import PLACE, building_price, means, purchases_left, upkeep_price, warehouses_price
from engine.games.shafausa.regular import IDEAS, SPECULATION_ROUNDS, Idea, coveted, kept_for_buying, purse
from engine.games.shafausa.speculation import Speculation, kind_of, price_of

ONLY: Reason = ("only", {})


def _building(view: View, building: Building) -> dict[str, Any]:
    """A building, its points and its effect."""
    tile = view.data.buildings[building]
    return {**choices.effect_numbers(tile.effect), "building": building, "points": tile.vp}


# -- before the first round


def _people(view: View, idea: Idea[actions.ChoosePeople], best: bool) -> Reason:
    people, mode = idea.action.people, view.variant.mode
    if mode is Mode.COLONIAL:
        # all boards are alike
        return "people-colonial", {"people": people}
    board = view.data.board(mode, people)
    mines = sum(len(plot.mines) for plot in board.cities[: board.cities_built])
    facts = {"people": people, "chf": board.chf, "miners": board.miners, "mines": mines}
    if best:
        return "people", facts
    richest = max(view.data.board(mode, other).chf for other in view.table.peoples)
    return ("people-rich" if board.chf == richest else "people-miners"), facts


def _tile(view: View, idea: Idea[actions.TakeTile], best: bool) -> Reason:
    content: Content = view.data.tiles[idea.action.value].content
    brought = {name: getattr(content, name) for name in ("miners", "warehouses", "cities")}
    facts = {"value": idea.action.value, "money": content.chf, **brought}
    if content.building:
        return "tile-building", {**facts, **_building(view, content.building)}
    main = next((name for name in ("cities", "miners", "warehouses") if brought[name]), "money")
    return f"tile-{main}", facts


def _card(view: View, card: Power) -> dict[str, Any]:
    return {**choices.effect_numbers(view.data.cards[card].effect), "power": card}


def _first_card(view: View, idea: Idea[Any], best: bool) -> Reason:
    if isinstance(idea.action, actions.Reveal):
        return "card-now", _card(view, idea.action.card)
    return ONLY if own(view).power else ("card-later", {})


# -- extraction, turn order and buying


def _labour(view: View, idea: Idea[Any], best: bool) -> Reason:
    facts = {"price": view.data.cards[Power.FORCED_LABOUR].effect.cost_chf, "have": own(view).chf}
    if not isinstance(idea.action, actions.ForceLabour):
        return "labour-spared", facts
    quote = view.table.exchange[PLACE[idea.action.resource]]
    return "labour", {**facts, "resource": quote.resource, "sale": quote.sale, "purchase": quote.purchase}


def _bid(view: View, idea: Idea[actions.Bid | actions.TakePlace], best: bool) -> Reason:
    auction, realm = auction_of(view.table), own(view)
    facts = {"price": due(view.table, view.data, view.seat), "following": auction.bid + 1, "have": realm.chf}
    if isinstance(idea.action, actions.Bid):
        gains = coveted(view)
        return ("bid-building", {**facts, "building": gains[0][1]}) if gains else ("bid", facts)
    facts["place"] = idea.action.place
    if idea.action.place > 1:
        return "pass-last", facts
    if next_bid(view.table, view.seat) is None:
        return "pass-broke", facts
    return ("pass-first" if best else "pass-cheap"), facts


def _place(view: View, idea: Idea[actions.TakePlace], best: bool) -> Reason:
    facts = {"price": due(view.table, view.data, view.seat), "count": len(view.table.available)}
    return ("place-first" if idea.action.place == 1 else "place-last"), facts


def _purchase(view: View, idea: Idea[Any], best: bool) -> Reason:
    realm, data = own(view), view.data
    if isinstance(idea.action, actions.Purchase):
        building = idea.action.building
        facts = {"price": building_price(realm, data, building), "have": realm.chf}
        return "purchase", {**facts, **_building(view, building)}
    if isinstance(idea.action, actions.BuildWarehouses):
        count = idea.action.count
        facts = {"count": count, "price": warehouses_price(realm, data, count), "have": realm.chf}
        return "warehouses", {
            **facts,
            "points": count * data.points.warehouse,
            "space": means(realm, data).capacity() + count,
        }
    facts = {"have": realm.chf, "income": income(view, realm)}
    if not best:
        return "buy-later", facts
    if purchases_left(realm) < 1:
        return "buy-enough", facts
    kept_for_mines = purse(view, realm) < realm.chf and buildings_wanted(view, realm, outlook(view))
    return ("buy-mines" if kept_for_mines else "buy-nothing"), facts


# -- management


def _plan(view: View, idea: Idea[Any], best: bool) -> Reason:
    realm, data, chance = planned(view), view.data, idea.chance
    if idea.action is actions.COMMIT:
        return _commit(view, realm, chance, best)
    if isinstance(idea.action, actions.Reveal):
        return "card-plan", _card(view, idea.action.card)
    assert chance
    facts: dict[str, Any] = {"money": chance.money, "have": realm.chf}
    match idea.action:
        case actions.Sell(resource=resource, count=count):
            chf = means(realm, data).sale(view.table.exchange[PLACE[resource]], count)
            facts |= {"resource": resource, "count": count, "chf": chf, "aim": chance.action.word}
            if chance.money > realm.chf:
                return "sell-for", facts
            return "sell-keep", {**facts, "kept": kept_for_buying(view, income(view, realm), outlook(view))}
        case actions.BuildMine(resource=resource):
            brings = {"sale": view.table.exchange[PLACE[resource]].sale, "points": data.mines[resource].vp}
            return "mine", {**facts, "resource": resource, **brings}
        case actions.BuildCity(city=number):
            city = realm.cities[number - 1]
            return "city", {**facts, "city": number, "free": city.free, "mines": len(city.mines)}
        case actions.Construct(building=building):
            return "construct", {**facts, **_building(view, building)}
    able = means(realm, data)
    facts |= {"miners": realm.miners, "most": data.most_miners, "mines": len(able.mines)}
    return ("miner-needed" if len(able.mines) >= able.mine_limit else "miner"), facts


def _commit(view: View, realm: Realm, chance: Chance | None, best: bool) -> Reason:
    facts = {"have": realm.chf, "income": income(view, realm)}
    if not best:
        return "commit-now", facts
    if chance is None:
        return "commit-done", facts
    if chance.money <= realm.chf:
        return "commit-keep", {**facts, "kept": kept_for_buying(view, income(view, realm), outlook(view))}
    return "commit-save", {**facts, "money": chance.money, "aim": chance.action.word}


# -- administration and speculation


def _excess(view: View, idea: Idea[actions.SellExcess], best: bool) -> Reason:
    realm, sold = own(view), by_resource(idea.action)
    if administration.no_choice(realm, administration.excess(realm, view.data)):
        return ONLY
    chf = administration.proceeds(sold, view.table.exchange)
    facts = {"space": means(realm, view.data).capacity(), "held": realm.held, "chf": chf}
    if not best:
        return "excess-money", facts
    return ("excess-plenty" if any(sold[resource] for resource in MATERIALS) else "excess-metals"), facts


def _upkeep(view: View, idea: Idea[Any], best: bool) -> Reason:
    realm, price = own(view), upkeep_price(own(view), view.data)
    facts = {"count": len(realm.reserve), "price": price, "have": realm.chf}
    if isinstance(idea.action, actions.GiveUp):
        return "give-up", {**facts, "building": idea.action.building}
    return ("upkeep" if price <= realm.chf else "upkeep-short"), facts


def _interest(view: View, idea: Idea[Any], best: bool) -> Reason:
    chf = own(view).chf
    facts = {"pays": administration.interest_on(chf, view.data), "have": chf, "rounds": int(outlook(view).rounds)}
    if not isinstance(idea.action, actions.Reveal):
        return "interest-later", facts
    return ("interest" if best else "interest-now"), facts


def _speculation(view: View, idea: Idea[Any], best: bool) -> Reason:
    realm, action = own(view), idea.action
    if not isinstance(action, actions.Speculate):
        if outlook(view).rounds < SPECULATION_ROUNDS:
            return "exchange-late", {"have": realm.chf}
        return ("exchange-alone" if best else "exchange-save"), {"have": realm.chf}
    quote = view.table.exchange[PLACE[action.resource]]
    price = price_of(realm, view.data, kind_of(action.sale, action.purchase), question(view, Speculation).second)
    facts = {"resource": action.resource, "price": price, "have": realm.chf}
    if (action.sale or 0) > 0:
        goods, _ = realm_yields(realm, view.data, last=False)
        cubes = goods[action.resource] + realm.stock[action.resource]
        return "raise-sale", {**facts, "count": cubes, "before": quote.sale, "after": quote.sale + (action.sale or 0)}
    return "lower-purchase", {**facts, "before": quote.purchase, "after": quote.purchase + (action.purchase or 0)}


REASONS: Mapping[type[Decision], Callable[[View, Any, bool], Reason]] = {
    setup.Peoples: _people,
    colonial.Draft: _tile,
    powers.FirstCards: _first_card,
    ForcedLabour: _labour,
    BidOrPass: _bid,
    Placement: _place,
    buying.BuyBuilding: _purchase,
    management.Management: _plan,
    administration.Storage: _excess,
    administration.Upkeep: _upkeep,
    administration.AskForInterest: _interest,
    Speculation: _speculation,
}


def _kind(view: View, idea: Idea[Any]) -> Hashable:
    """Ideas of one kind do the same thing, with another building, mine or number."""
    match idea.action:
        case actions.TakeTile(value=value):
            content: Content = view.data.tiles[value].content
            return bool(content.building), bool(content.cities), bool(content.miners)
        case actions.Speculate(resource=resource):
            return resource
        case actions.Purchase() | actions.ForceLabour():
            return type(idea.action)
    return type(idea.chance.action) if idea.chance and idea.action is not actions.COMMIT else idea.action


def counsel(view: View, dice: Dice) -> list[Advice]:
    """The first idea of each kind with its reason."""
    assert view.step
    step = type(view.step)
    told = different(IDEAS[step](view, dice), lambda idea: _kind(view, idea))
    return [Advice(idea.action, *REASONS[step](view, idea, not place)) for place, idea in enumerate(told)]


COUNSEL: Counsel = dict.fromkeys(IDEAS, counsel)
