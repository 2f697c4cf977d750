"""What a regular would tell a new King: its ideas, and for each the reason with the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from math import inf
from typing import Any

from engine.core.api import Advice, Counsel, Decision, Dice, Reason, different, question
from engine.games.alba_longa import actions, assisi, housing, judgement, market, quarry, slaves, temple, year_end
from engine.games.alba_longa.blessings import Invoking, blessing_cost, blessings_left
from engine.games.alba_longa.court import Buying, Calling, Taking
from engine.games.alba_longa.farm import Improving, crop, farmer_lost
from engine.games.alba_longa.glance import numbers, own
from engine.games.alba_longa.king_of_kings import FirstKing, Succession, heirs
from engine.games.alba_longa.pieces import Blessing, City, Crew, Job, Loot, Place, Town, View
from engine.games.alba_longa.regular import IDEAS, Idea, call_worth
from engine.games.alba_longa.sabotage import Sabotaging, lies_down, spoils_of
from engine.games.alba_longa.soldiers import REUSABLE, Heroes, Recovery, Targets, guarding, marching

# -- work: the same reasons at court, for free peasants and for captives


def work(view: View, idea: Idea[Any], price: int = 0) -> Reason:
    """Why peasants should do this job now, and what their die costs."""
    job, count = idea.job, idea.peasants
    assert job
    if judgement.worth(view, job, count) <= 0:
        return "least", {}
    facts = {"job": job, "peasants": count, "price": price, "silver": own(view).silver}
    why, more = WORK[job](view, count)
    return why, {**facts, **more}


def _workers(view: View, count: int) -> Reason:
    city, data = own(view), numbers(view)
    total, built = city.quarry.total + count, quarry.being_built(city, data, count)
    facts = {"total": total, "built": built, "monuments": city.monuments, "goal": data.goal_monuments}
    return "workers" if built > quarry.being_built(city, data) else "workers-odd", facts


def _farmers(view: View, count: int) -> Reason:
    city, data = own(view), numbers(view)
    wheat = judgement.wheat_in_sight(view, count)
    facts = {"wheat": wheat, "people": city.peasants, "each": data.harvest[view.table.climate].farmer}
    spare = wheat - city.peasants
    return ("farmers-hungry", facts) if spare <= 0 else ("farmers-growth", {**facts, "born": data.grown(spare)})


def _priests(view: View, count: int) -> Reason:
    city, data = own(view), numbers(view)
    facts = {"level": temple.worship_to_be(city, data, count), "dearest": data.prayers[-1]}
    if temple.worship_to_be(city, data) < data.prayers[-1]:
        return "priests", facts
    return "priests-blessing", {**facts, "cost": blessing_cost(view.table, data, view.seat)}


def _merchants(view: View, count: int) -> Reason:
    there, data = own(view).market, numbers(view)
    facts = {"total": there.total + count, "bank": market.bank_income(Crew(there.total + count, 0, there.lying), data)}
    if there.total:
        return "merchants", facts
    # the richest stall is lost to the bank
    return "merchants-first", {**facts, "stall": sorted(view.table.stalls)[-2]}


def _soldiers(view: View, count: int) -> Reason:
    rivals = [city for city in view.table.cities if city.alive and city is not own(view)]
    facts = {"total": own(view).soldiers + count, "rival": max((city.soldiers for city in rivals), default=0)}
    if judgement.menace(view) > 1:
        return "soldiers-alarm", {**facts, **standing(max(rivals, key=lambda city: judgement.danger(view, city)))}
    return "soldiers", facts


WORK: Mapping[Job, Callable[[View, int], Reason]] = {
    Job.WORKERS: _workers,
    Job.FARMERS: _farmers,
    Job.PRIESTS: _priests,
    Job.MERCHANTS: _merchants,
    Job.SOLDIERS: _soldiers,
}


def standing(city: City) -> dict[str, Any]:
    """How far a King is."""
    return {"town": city.town, "monuments": city.monuments, "people": city.peasants}


# -- the court


def _settling(view: View, idea: Idea[actions.Settle]) -> Reason:
    jobs = list(dict.fromkeys(idea.action.jobs))
    return work(view, idea) if len(jobs) == 1 else ("settle-mixed", {"jobs": tuple(jobs), "people": own(view).peasants})


def _calling(view: View, idea: Idea[Any]) -> Reason:
    city, price = own(view), view.table.price
    facts = {"price": price, "silver": city.silver, "housing": city.housing}
    if not price:
        return "call-free", facts
    if not isinstance(idea.action, actions.Call):
        return "pass", facts
    return ("call", {**facts, "job": idea.job}) if idea.worth >= call_worth(price) else ("call-dear", facts)


def _buying(view: View, idea: Idea[actions.Buy | actions.Wish | actions.Decline]) -> Reason:
    city = own(view)
    facts = {"price": numbers(view).buyer_price, "silver": city.silver, "housing": city.housing}
    if isinstance(idea.action, actions.Buy):
        return work(view, idea, facts["price"])
    if not idea.action.for_any if isinstance(idea.action, actions.Wish) else idea.action.until_call:
        return ("abstain-farmers" if city.housing <= judgement.farmers_to_come(view) else "abstain"), facts
    return "decline", facts


# -- soldiers


def _attacking(view: View, idea: Idea[actions.Attack]) -> Reason:
    table, soldiers, town = view.table, own(view).soldiers, idea.action.city
    facts: dict[str, Any] = {"defenders": guarding(table, town), "soldiers": soldiers}
    if town is Town.ASSISI:
        assert table.assisi
        return "attack-assisi", {**facts, "items": table.assisi.items}
    city = table.city_of(town)
    rivals = [judgement.danger(view, other) for other in table.cities if other is not city and other is not own(view)]
    if judgement.danger(view, city) > max(rivals, default=0.0):
        return "attack-leader", {**facts, **standing(city)}
    return ("attack-weak" if city.soldiers < soldiers else "attack-strong"), {**facts, **standing(city)}


def _sending(view: View, idea: Idea[actions.Send]) -> Reason:
    hero, active, mine = idea.action.hero, view.hand.active, own(view)
    target = view.table.targets[view.seat]
    if len(active) == 1:
        return "only", {}
    if hero == REUSABLE:
        return "hero-rest", {"others": len(active) - 1}
    facts = {"hero": hero, "soldiers": mine.soldiers, "total": mine.soldiers + hero}
    if against := marching(view.table, mine.town):
        return "hero-defend", {**facts, "against": against}
    assert target is not None
    return "hero-attack", {**facts, "defenders": guarding(view.table, target)}


def _sabotaging(view: View, idea: Idea[actions.Sabotage]) -> Reason:
    city, place = view.table.city_of(question(view, Sabotaging).town), idea.action.place
    facts = {**standing(city), "captured": spoils_of(view, view.seat, city, place).captive}
    if place is Place.QUARRY:
        why = "sabotage-pair" if judgement.monument_lost(view, city) else "sabotage-odd"
        return why, {**facts, "workers": city.quarry.total}
    if place is Place.FARM:
        return "sabotage-farm", {**facts, "wheat": farmer_lost(view, city)}
    if place is Place.TEMPLE:
        why = "sabotage-temple" if judgement.prayer_lost(view, city) else "sabotage-temple-full"
        return why, {**facts, "level": temple.worship_to_be(city, numbers(view))}
    return ("sabotage-market-last" if lies_down(city, place) else "sabotage-market"), facts


def _plundering(view: View, idea: Idea[actions.Plunder]) -> Reason:
    if idea.action.loot is Loot.CAPTIVE:
        return work(view, idea)
    city = own(view)
    return f"loot-{idea.action.loot}", {"silver": city.silver, "wheat": city.wheat, "people": city.peasants}


def _stocking(view: View, idea: Idea[actions.Stock]) -> Reason:
    return f"stock-{idea.action.loot}", {}


# -- the gods, the year and the card


def _improving(view: View, idea: Idea[Any]) -> Reason:
    city, data, prayers = own(view), numbers(view), question(view, Improving).prayers
    cost, left = blessing_cost(view.table, data, view.seat), city.worship - prayers
    facts = {
        "farmers": city.farmers,
        "more": crop(view, city, improved=True) - crop(view, city),
        "prayers": prayers,
        "worship": city.worship,
    }
    if idea.action is not actions.IMPROVE:
        return ("spare-later" if city.farmers >= 2 else "spare-few"), facts
    if city.farmers >= 2:
        return "improve", facts
    return ("improve-blessing", {**facts, "left": left, "cost": cost}) if left >= cost else ("improve-little", facts)


def _invoking(view: View, idea: Idea[Any]) -> Reason:
    table, data, city = view.table, numbers(view), own(view)
    cost = blessing_cost(table, data, view.seat)
    if idea.action is actions.INVOKE:
        left = blessings_left(table, data)
        wheat, silver, monuments = left[Blessing.WHEAT], left[Blessing.SILVER], left[Blessing.MONUMENT]
        return "invoke", {"cost": cost, "wheat": wheat, "silver": silver, "monuments": monuments}
    return "spare-blessing", {"worship": city.worship, "cheapest": data.prayers[0], "dearest": data.prayers[-1]}


def _crowning(view: View, idea: Idea[actions.Appoint]) -> Reason:
    table = view.table
    city = table.city_of(idea.action.city)
    others = [judgement.danger(view, table.cities[heir]) for heir in heirs(table, view.seat)]
    last = judgement.danger(view, city) <= min(others)
    return ("crown-last" if last else "crown-neighbour"), standing(city)


def _growing(view: View, idea: Idea[actions.Grow]) -> Reason:
    city, data, born = own(view), numbers(view), idea.action.peasants
    most = data.grown(city.wheat)
    if born < most:
        return "grow-less", {"saved": data.growth[most] - data.growth[born], "total": city.peasants + born}
    facts = {"born": born, "price": data.growth[born], "wheat": city.wheat}
    return "grow", {**facts, "total": city.peasants + born, "goal": data.goal_peasants}


def _selling(view: View, idea: Idea[actions.Sell]) -> Reason:
    if sold := idea.action.peasants:
        return "sell-one", {"silver": numbers(view).slaves[sold]}
    return "sell-nobody", {"people": own(view).peasants, "goal": numbers(view).goal_peasants}


def _recovering(view: View, idea: Idea[actions.Recover]) -> Reason:
    if idea.action.hero is None:
        return "recover-none", {"hero": max(view.hand.active)}
    return "recover", {"hero": idea.action.hero}


REASONS: Mapping[type[Decision], Callable[[View, Any], Reason]] = {
    FirstKing: lambda view, idea: ("king-first", {}),
    slaves.SlaveSale: _selling,
    housing.FreePeasants: _settling,
    Calling: _calling,
    Taking: work,
    Buying: _buying,
    Recovery: _recovering,
    Targets: _attacking,
    Heroes: _sending,
    Sabotaging: _sabotaging,
    assisi.Plundering: _plundering,
    assisi.Stocking: _stocking,
    Improving: _improving,
    Invoking: _invoking,
    Succession: _crowning,
    year_end.Growth: _growing,
}
#: what an idea must be worth to be told when it is not the best
WORTHWHILE: Mapping[type[Decision], float] = {Taking: 0.0, housing.FreePeasants: 0.0, Buying: judgement.SILVER}


def _kind(view: View, idea: Idea[Any]) -> Hashable:
    """Of one kind are ideas for the same job, and heroes who are neither the strongest nor the one who never tires."""
    if isinstance(idea.action, actions.Send):
        return idea.action.hero if idea.action.hero in (REUSABLE, max(view.hand.active)) else actions.Send
    return idea.job or idea.action


def counsel(view: View, dice: Dice) -> list[Advice]:
    """The best idea and those of other kinds that are worth something, each with its reason."""
    assert view.step
    step = type(view.step)
    best, *others = IDEAS[step](view, dice)
    least = WORTHWHILE.get(step, -inf)
    told = different([best, *(idea for idea in others if idea.worth > least)], lambda idea: _kind(view, idea))
    return [Advice(idea.action, *REASONS[step](view, idea)) for idea in told]


COUNSEL: Counsel = dict.fromkeys(IDEAS, counsel)
