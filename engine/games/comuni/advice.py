"""What a regular of Comuni would tell a newcomer: the moves weighed highest, each with what speaks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.api import Action, Advice, Counsel, Dice, Reason, Weighed, different, question, ranked
from engine.games.comuni import actions, building, invasion, masters, projects, regular, repair, scoring, supply
from engine.games.comuni.pieces import CardId, Category, Column, Resource, View
from engine.games.comuni.regular import Odds, Sending

#: a move that is worth this many points less than the best is no idea to speak of
GAP = 3.0
#: what moving an envoy may cost to be spoken of
LOSS = -1.0
#: this many columns are spoken of besides other ideas
COLUMNS = 2


def near(moves: list[Weighed], least: float = 0.0) -> list[Weighed]:
    """The best move, and others that bring something and not much less."""
    worth = max(least, moves[0].worth - GAP)
    return [moves[0], *(move for move in moves[1:] if move.worth >= worth)]


# -- projects ----------------------------------------------------------------------------------------------------------


def advise_projects(view: View, dice: Dice) -> list[Advice]:
    """Bids for two columns at most, so that claiming and collecting are spoken of as well."""
    moves = near(regular.projects(view))
    bids = [move for move in moves if isinstance(move.action, actions.Bid)]
    others = [move for move in moves if not isinstance(move.action, actions.Bid)]
    told: Mapping[type[Action], Callable[[View, Any], Advice]]
    told = {actions.Bid: _bid, actions.Claim: _claim, actions.Collect: _collect}
    return [told[type(move.action)](view, move.action) for move in ranked([*others, *bids[:COLUMNS]])]


def _bid(view: View, bid: actions.Bid) -> Advice:
    column = view.table.columns[bid.column - 1]
    facts = {
        "column": column.number,
        "gold": bid.gold,
        "cards": len(column.cards),
        "floors": sum(buildable(view, card) for card in column.cards),
        "bonus": column.bonus,
        "points": round(regular.column_worth(view, column)),
    }
    return _into(bid, column, facts)


def _into(action: Action, column: Column, facts: Mapping[str, Any]) -> Advice:
    """An envoy who goes to a free column, or drives another out."""
    if envoy := column.envoy:
        return Advice(action, f"{action.word}-over", {**facts, "seat": envoy.seat, "offer": envoy.gold})
    return Advice(action, f"{action.word}-free", facts)


def buildable(view: View, number: CardId) -> bool:
    """Whether a card could be the next floor of one of my buildings, with the craftsmen I have."""
    card, craftsmen = view.data.cards[number], view.hand.stock.craftsman
    return any(
        building.fits(card, category, height) and building.missing_levels(card.level, height + 1) <= craftsmen
        for category, height in view.table.comuni[view.seat].built
    )


def _claim(view: View, claim: Action) -> Advice:
    held = projects.held_by(view.table, view.seat)
    facts = {
        "cards": sum(len(column.cards) for column in held),
        "gold": projects.gold_standing(held),
        "points": round(regular.claim_worth(view)),
    }
    return Advice(claim, "claim" if view.table.comuni[view.seat].envoys else "claim-must", facts)


def _collect(view: View, action: Action) -> Advice:
    table = view.table
    fixed, free = projects.income(table, view.data, view.seat)
    built = projects.in_supply(table, projects.produced(table.comuni[view.seat])).total
    facts = {"cubes": fixed.total + free, "built": built}
    short = round(regular.peril(view))
    if short > 0:
        return Advice(action, "collect-peril", {**facts, "short": short, "pile": table.heroes[0]})
    return Advice(action, "collect" if built else "collect-base", facts)


def advise_cube(view: View, dice: Dice) -> list[Advice]:
    """What is lacking, with what it is good for."""
    kinds = regular.cubes(view)
    if len(kinds) == 1:
        return [Advice(actions.TAKE[kinds[0]], "only")]
    return [_cube(view, resource) for resource in kinds]


def _cube(view: View, resource: Resource) -> Advice:
    facts: dict[str, Any] = {resource.value: view.hand.stock[resource]}
    short = round(regular.peril(view))
    if resource is Resource.ARMY and short > 0:
        facts |= {"short": short, "pile": view.table.heroes[0]}
        return Advice(actions.TAKE[resource], "take-army-peril", facts)
    return Advice(actions.TAKE[resource], f"take-{resource}", facts)


def advise_displaced(view: View, dice: Dice) -> list[Advice]:
    """Home, or to another column for a pilgrim."""
    gold = {"gold": question(view, projects.Displaced).gold}
    found = []
    for move in near(regular.reactions(view), LOSS):
        if isinstance(move.action, actions.Move):
            column = view.table.columns[move.action.column - 1]
            facts = {**gold, "column": column.number, "points": round(regular.column_worth(view, column))}
            found.append(_into(move.action, column, facts))
        else:
            why = "withdraw" if view.hand.stock.pilgrim >= projects.PILGRIMS_TO_MOVE else "withdraw-must"
            found.append(Advice(actions.WITHDRAW, why, gold))
    return different(found, lambda advice: advice.why)


# -- building ----------------------------------------------------------------------------------------------------------


def advise_build(view: View, dice: Dice) -> list[Advice]:
    """The best floor, the best new building, the best wall; an end where little is to be had."""
    if len(view.options()) == 1:
        return [Advice(actions.FINISH, "only")]
    moves = near(regular.building_steps(view))
    last = regular.late(view) and moves[0].action != actions.FINISH
    return [
        _step(view, move.action) if isinstance(move.action, building.Construction) else _finish(view)
        for move in different(moves, lambda move: _kind(move.action))
        if not (last and move.action == actions.FINISH)
    ]


def _finish(view: View) -> Advice:
    if regular.late(view):
        return Advice(actions.FINISH, "finish-last")
    if view.table.works.further(wall=False):
        return Advice(actions.FINISH, "finish-dear", {"craftsman": view.hand.stock.craftsman})
    return Advice(actions.FINISH, "finish-wait", {"over": max(0, len(view.hand.cards) - building.HAND_LIMIT)})


def _kind(action: Action) -> str:
    return "wall" if isinstance(action, building.WALLS) else action.word


def _step(view: View, step: building.Construction) -> Advice:
    table = view.table
    comune = table.comuni[view.seat]
    height = building.height_after(step, comune)
    need = building.craftsmen_for(step, table, view.data, view.seat)
    facts: dict[str, Any] = {
        "height": height,
        "craftsmen": need - step.from_pilgrims,
        "pilgrims": supply.CUBES_FOR_ONE * step.from_pilgrims,
    }
    if isinstance(step, building.WALLS):
        facts |= {"strength": height + 1, "invasions": len(table.heroes)}
        short = round(regular.peril(view))
        return Advice(step, "wall-peril", {**facts, "short": short}) if short > 0 else Advice(step, "wall", facts)
    if isinstance(step, actions.Found):
        new = not comune.tallest(step.category)
        return Advice(step, "found-new" if new else "found", {**facts, "category": step.category})
    category = comune.buildings[step.building - 1].category
    facts |= {"category": category}
    return Advice(step, *_floor(view, category, height, facts))


def _floor(view: View, category: Category, height: int, facts: Mapping[str, Any]) -> Reason:
    """A floor, and the guild master whom it wins over."""
    if not masters.wins_master(view.table, view.seat, category, height):
        return "floor", facts
    holder, worth = view.table.masters.get(category), {**facts, "master_points": scoring.MASTER_POINTS}
    return ("floor-master", worth) if holder is None else ("floor-master-from", {**worth, "seat": holder})


def advise_keep(view: View, dice: Dice) -> list[Advice]:
    """The two cards of most use to me, or those of the highest levels."""
    cards, held = view.data.cards, regular.keepers(view)
    useful = held[: building.HAND_LIMIT]
    high = sorted(held, key=lambda number: -cards[number].level)[: building.HAND_LIMIT]
    floors = sum(buildable(view, number) for number in useful)
    facts = {"points": round(sum(regular.worths_of(view, useful))), "floors": floors}
    found = [Advice(actions.Keep(first=useful[0], second=useful[1]), "keep-useful", facts)]
    if set(high) != set(useful):
        levels = {"first_level": cards[high[0]].level, "second_level": cards[high[1]].level}
        found.append(Advice(actions.Keep(first=high[0], second=high[1]), "keep-high", levels))
    return found


# -- invasions and repair ----------------------------------------------------------------------------------------------


def advise_commit(view: View, dice: Dice) -> list[Advice]:
    """The best of each way to meet an invader: to hold alone, to hold with the others, to save the armies."""
    reckoned, all_of_them = regular.odds(view), regular.sendings(view)
    if len(all_of_them) == 1:
        return [Advice(all_of_them[0].order(view), "only")]
    moves = [sending for sending in all_of_them if sending.worth > all_of_them[0].worth - GAP]
    return [
        Advice(sending.order(view), _defence(sending, reckoned), _forces(view, sending, reckoned))
        for sending in different(moves, lambda sending: _defence(sending, reckoned))
    ]


def _missing(sending: Sending, reckoned: Odds) -> int:
    """What the others must send to the alliance so that my city holds."""
    return invasion.plunder(reckoned.attack, sending.alliance, reckoned.strength[sending.city])


def _defence(sending: Sending, reckoned: Odds) -> str:
    """Which way to meet the invader this is."""
    if not _missing(sending, reckoned):
        return "defence-hero" if sending.alliance else "defence-enough"
    if _missing(sending, reckoned) > reckoned.guesses[-1]:
        return "defence-hopeless" if sending.alliance or sending.city else "defence-spared"
    return "defence-alliance" if sending.alliance else "defence-others"


def _forces(view: View, sending: Sending, reckoned: Odds) -> dict[str, Any]:
    invader = view.data.invaders[question(view, invasion.Commitment).pile]
    return {
        "attack": reckoned.attack,
        "alliance": sending.alliance,
        "city": sending.city,
        "defence": reckoned.strength[sending.city],
        "missing": _missing(sending, reckoned),
        "hero": invader.hero_high,
        "second": invader.hero_low,
    }


def advise_repair(view: View, dice: Dice) -> list[Advice]:
    """One tile is cheap, two are expensive, pilgrims have other uses."""
    moves = regular.mendings(view)
    if len(moves) == 1:
        return [Advice(moves[0], "only")]
    late, facts = regular.late(view), {"plunder": view.hand.plunder, "pilgrim": view.hand.stock.pilgrim}
    two = {**facts, "tiles": 2, "price": repair.PILGRIMS_TO_MEND[2]}
    reasons: dict[Action, Reason] = {
        actions.MEND[0]: ("mend-none", facts),
        actions.MEND[1]: ("mend-one", facts),
        actions.MEND[2]: ("mend-two-late" if late else "mend-two", two),
    }
    return [Advice(move, *reasons[move]) for move in moves if not (late and move == actions.MEND[0])]


def in_one_breath(advise: Callable[[View, Dice], list[Advice]]) -> Callable[[View, Dice], list[Advice]]:
    """The same advice, each move with what would be asked next."""
    return lambda view, dice: [
        one._replace(action=regular.in_one_breath(view, one.action)) for one in advise(view, dice)
    ]


COUNSEL: Counsel = {
    projects.Projects: in_one_breath(advise_projects),
    projects.FreeChoice: advise_cube,
    projects.Displaced: advise_displaced,
    building.BuildStep: in_one_breath(advise_build),
    building.HandLimit: advise_keep,
    invasion.Commitment: advise_commit,
    repair.Repair: advise_repair,
}
