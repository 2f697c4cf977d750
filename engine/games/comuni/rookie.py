"""A rookie of Comuni plays by rules of thumb."""

from __future__ import annotations

from engine.core.api import Action, Dice, Mind, absent, question
from engine.games.comuni import actions, building, invasion, repair, supply
from engine.games.comuni.pieces import ENVOYS, Resource, View
from engine.games.comuni.projects import Displaced, FreeChoice, Projects, bids, produced


def rookie_take(view: View, dice: Dice) -> Action:
    """An army as long as I have few, else the cube I have fewest of."""
    stock = view.hand.stock
    return actions.TAKE[min(view.table.supply, key=lambda resource: stock[resource] - 4 * (resource is Resource.ARMY))]


def rookie_projects(view: View, dice: Dice) -> Action:
    """Two or three envoys out: claim; a free column I can have: bid; otherwise collect."""
    comune, stock = view.table.comuni[view.seat], view.hand.stock
    if comune.envoys <= dice.below("claim", 2):
        return actions.CLAIM
    if produced(comune).total > dice.below("collect", 9):
        return actions.COLLECT
    open_bids = [(one.number, bids(view.table, stock, view.seat, one)) for one in view.table.columns]
    affordable = [(number, gold.start) for number, gold in open_bids if gold and gold.start <= stock.gold]
    if not affordable:
        return actions.CLAIM if comune.envoys < ENVOYS and dice.below("poor", 2) else actions.COLLECT
    number, gold = dice.choose("bid", affordable)
    return actions.Bid(column=number, gold=min(stock.gold, gold + dice.below("raise", 2)))


def rookie_build(view: View, dice: Dice) -> Action:
    """The highest floor I can add, else something new, now and then a wall."""
    comune = view.table.comuni[view.seat]
    wall = 2 + dice.below("wall", 16)
    best: Action = actions.FINISH
    most = 0
    for option in view.options():
        if not isinstance(option, building.Construction) or option.from_pilgrims:
            continue
        if isinstance(option, actions.AddFloor):
            worth = 10 + comune.buildings[option.building - 1].height
        elif isinstance(option, actions.Found):
            worth = 5
        else:
            worth = wall - len(comune.walls) * isinstance(option, actions.LayWall)
        if worth > most:
            best, most = option, worth
    return best


def rookie_commit(view: View, dice: Dice) -> Action:
    """A few armies for the alliance, the others, and some gold, on the walls as far as needed."""
    stock, attack = view.hand.stock, question(view, invasion.Commitment).attack(view)
    by_gold = stock.gold // supply.CUBES_FOR_ONE
    alliance = dice.below("alliance", 1 + stock.army // 2)
    most = stock.army + by_gold - alliance
    walls = view.table.comuni[view.seat].walls
    city = next((n for n in range(most) if invasion.defence(walls, n) >= attack - 2 * alliance), most)
    return actions.Commit(alliance=alliance, city=city, by_gold=max(0, alliance + city - stock.army))


def rookie_repair(view: View, dice: Dice) -> Action:
    """As much as I can pay."""
    return actions.MEND[repair.repairs(view.hand.plunder, view.hand.stock.pilgrim)[-1]]


ROOKIE: Mind = {
    Projects: rookie_projects,
    FreeChoice: rookie_take,
    Displaced: lambda view, dice: actions.WITHDRAW,
    building.BuildStep: rookie_build,
    building.HandLimit: absent,
    invasion.Commitment: rookie_commit,
    repair.Repair: rookie_repair,
}
