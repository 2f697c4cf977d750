"""House players of Comuni. A rookie plays by rules of thumb; a regular weighs what each move is worth in points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.core.action import Action, Offer
from engine.core.dice import Dice
from engine.core.house import House, Mind, mind
from engine.core.view import PrivateView
from engine.games.comuni.actions import (
    CLAIM,
    COLLECT,
    FINISH,
    MEND,
    TAKE,
    WITHDRAW,
    AddFloor,
    Bid,
    Commit,
    Found,
    Keep,
    LayWall,
    Move,
    RaiseWall,
)
from engine.games.comuni.building import BuildStep, HandLimit
from engine.games.comuni.components import Card
from engine.games.comuni.invasion import LEADER_BONUS, Commitment, attacks, defence
from engine.games.comuni.pieces import TALLEST, CardId, Hand, Resource, Table
from engine.games.comuni.projects import YIELDS, Displaced, FreeChoice, Projects
from engine.games.comuni.repair import Repair

View: TypeAlias = PrivateView[Table, Hand]


def rookie_take(view: View, dice: Dice) -> Action:
    """An army as long as I have few, else the cube I have fewest of."""
    stock = view.hand.stock
    return TAKE[min(view.table.supply, key=lambda resource: stock[resource] - 4 * (resource is Resource.ARMY))]


def attack_on(view: View) -> int:
    """What the present invader brings against me."""
    assert isinstance(view.step, Commitment)
    base = view.data.invaders[view.step.pile].base
    return attacks(base, [comune.score for comune in view.table.comuni])[view.seat]


# -- the rookie --------------------------------------------------------------------------------------------------------


def rookie_projects(view: View, dice: Dice) -> Action:
    """Two or three envoys out: claim; a free column I can have: bid; otherwise collect."""
    comune, stock = view.table.comuni[view.seat], view.hand.stock
    if comune.envoys <= dice.below("claim", 2):
        return CLAIM
    if sum(comune.tallest(category) for category in comune.active) > dice.below("collect", 9):
        return COLLECT
    open_bids = [
        (column.number, column.envoy.gold + 1 if column.envoy else 0)
        for column in view.table.columns
        if column.cards and not (column.envoy and column.envoy.seat == view.seat)
    ]
    affordable = [(number, gold) for number, gold in open_bids if gold <= stock.gold]
    if not affordable:
        return CLAIM if comune.envoys < 3 and dice.below("poor", 2) else COLLECT
    number, gold = dice.choose("bid", affordable)
    return Bid(column=number, gold=min(stock.gold, gold + dice.below("raise", 2)))


def rookie_build(view: View, dice: Dice) -> Action:
    """The highest floor I can add, else something new, now and then a wall."""
    comune = view.table.comuni[view.seat]
    wall = 2 + dice.below("wall", 16)
    best: tuple[int, Action] = (0, FINISH)
    for option in view.options():
        worth = 0
        if isinstance(option, AddFloor):
            worth = 10 + comune.buildings[option.building - 1].height
        elif isinstance(option, Found):
            worth = 5
        elif isinstance(option, RaiseWall):
            worth = wall
        elif isinstance(option, LayWall):
            worth = wall - len(comune.walls)
        if isinstance(option, AddFloor | Found | LayWall | RaiseWall) and not option.from_pilgrims and worth > best[0]:
            best = (worth, option)
    return best[1]


def rookie_commit(view: View, dice: Dice) -> Action:
    """A few armies for the alliance, the others, and some gold, on the walls as far as needed."""
    stock, attack = view.hand.stock, attack_on(view)
    by_gold = stock.gold // 2
    alliance = dice.below("alliance", 1 + stock.army // 2)
    most = stock.army + by_gold - alliance
    walls = view.table.comuni[view.seat].walls
    city = next((n for n in range(most) if defence(walls, n) >= attack - 2 * alliance), most)
    return Commit(alliance=alliance, city=city, by_gold=max(0, alliance + city - stock.army))


def rookie_keep(view: View, dice: Dice) -> Action:
    """The cards of the highest level."""
    assert view.step
    return view.step.absent(view)


def rookie_repair(view: View, dice: Dice) -> Action:
    """As much as I can pay."""
    return [option for option in view.step.options(view) if not isinstance(option, Offer)][-1] if view.step else MEND[0]


ROOKIE: Mind = {
    Projects: rookie_projects,
    FreeChoice: rookie_take,
    Displaced: lambda view, dice: WITHDRAW,
    BuildStep: rookie_build,
    HandLimit: rookie_keep,
    Commitment: rookie_commit,
    Repair: rookie_repair,
}

# -- the regular -------------------------------------------------------------------------------------------------------

#: what a cube is worth in points while there is time to use it
CUBE = {Resource.GOLD: 0.55, Resource.ARMY: 0.8, Resource.PILGRIM: 0.55, Resource.CRAFTSMAN: 0.75}
#: what a cube is worth when the Emperor stands at the gates: only majorities count
LATE_CUBE = 0.15
#: what a point of defence is worth in an invasion that may fall short of it
WALL = 1.1
#: what an army is worth more for each point that I fall short of the next invader, and at most
FEAR, MOST_FEAR = 0.12, 1.2


def late(view: View) -> bool:
    """Whether cubes will hardly be used any more."""
    return view.table.last_turns is not None


def prices(view: View) -> dict[Resource, float]:
    """What cubes are worth to me now: armies the more, the less I could hold out."""
    army = CUBE[Resource.ARMY] + min(MOST_FEAR, FEAR * peril(view))
    if late(view):
        return {**dict.fromkeys(Resource, LATE_CUBE), Resource.ARMY: army}
    return {**CUBE, Resource.ARMY: army}


def worth_of(view: View, number: CardId) -> float:
    """What a card brings me: the best floor, a new building, or a stone for the wall."""
    card: Card = view.data.cards[number]
    comune, stock = view.table.comuni[view.seat], view.hand.stock
    best = 1.0 + 0.6 * any(not comune.tallest(category) for category in card.categories)
    for building in comune.buildings:
        if building.height < TALLEST and building.category in card.categories:
            missing = max(0, building.height + 1 - card.level)
            if missing <= stock.craftsman + 1:
                best = max(best, building.height + 1 - 0.7 * missing + 0.3)
    return best + 0.12 * card.level + 0.1 * (len(card.categories) - 1)


def peril(view: View) -> float:
    """How far my walls and armies fall short of the next invader, whom my lead makes stronger."""
    table, stock = view.table, view.hand.stock
    if not table.heroes:
        return 0.0
    comune = table.comuni[view.seat]
    lead = comune.score - min(other.score for other in table.comuni)
    held = defence(comune.walls, stock.army + (stock.gold + stock.pilgrim) // 4)
    return max(0.0, float(view.data.invaders[table.heroes[0]].base + lead - held - view.players))


def wall_worth(view: View, height: int) -> float:
    """What a wall card brings: it doubles an army's strength and more, in every invasion to come."""
    comune, stock = view.table.comuni[view.seat], view.hand.stock
    stones = sum(comune.walls)
    to_come = len(view.table.heroes)
    useful = max(0.2, min(1.0, (stock.army + 5 - stones) / 4))
    return WALL * useful * (to_come + 0.5) * min(height + 0.5, 0.5 + peril(view))


def regular_projects(view: View, dice: Dice) -> Action:
    """Whatever brings most: claiming what I hold, collecting, or a bid for a column I could use."""
    table, stock, seat = view.table, view.hand.stock, view.seat
    comune = table.comuni[seat]
    cube = prices(view)
    steps = 2 + stock.craftsman

    held = [number for column in table.columns if column.envoy and column.envoy.seat == seat for number in column.cards]
    bonus = sum(column.bonus for column in table.columns if column.envoy and column.envoy.seat == seat)
    claims = sorted((worth_of(view, number) for number in held), reverse=True)
    claim = sum(claims[:steps]) + 0.4 * sum(claims[steps:]) + 0.8 * bonus
    if not comune.envoys:
        return CLAIM
    best: tuple[float, Action] = (income(view, cube) - 0.2, COLLECT)
    out = 3 - comune.envoys
    if out and claim * (0.75 + 0.15 * out) > best[0]:
        best = (claim * (0.75 + 0.15 * out), CLAIM)
    # a bid pays only if there is time to claim
    if late(view) and (table.last_turns or 0) <= view.players:
        return best[1]
    for column in table.columns:
        if not column.cards or (column.envoy and column.envoy.seat == seat):
            continue
        least = column.envoy.gold + 1 if column.envoy else 0
        if least > stock.gold:
            continue
        value = sum(sorted((worth_of(view, number) for number in column.cards), reverse=True)[: max(1, steps)])
        value += 0.8 * column.bonus
        gold = min(stock.gold, max(least, 1 if value > 4 and stock.gold > 2 else 0))
        gain = 0.62 * value - 0.5 * gold - 0.25 * out
        if gain > best[0]:
            best = (gain, Bid(column=column.number, gold=gold))
    return best[1]


def income(view: View, cube: Mapping[Resource, float]) -> float:
    """What collecting would bring now."""
    comune = view.table.comuni[view.seat]
    home = view.data.homes[comune.number - 1]
    value = sum(cube[resource] for resource in home.fixed) + home.free * max(cube.values())
    value += sum(cube[YIELDS[category]] * comune.tallest(category) for category in comune.active)
    value += sum(cube[YIELDS[category]] for category, holder in view.table.masters.items() if holder == view.seat)
    return float(value)


WANTED = {Resource.ARMY: 5, Resource.CRAFTSMAN: 3, Resource.GOLD: 3, Resource.PILGRIM: 2}


def regular_take(view: View, dice: Dice) -> Action:
    """What I lack most of what I want to have."""
    stock = view.hand.stock
    wanted = {**WANTED, Resource.ARMY: WANTED[Resource.ARMY] + peril(view)}
    return TAKE[max(view.table.supply, key=lambda resource: wanted[resource] / (1 + stock[resource]))]


def regular_displaced(view: View, dice: Dice) -> Action:
    """A pilgrim is well spent if another column is as good."""
    assert isinstance(view.step, Displaced)
    worths = {
        column.number: sum(worth_of(view, number) for number in column.cards) + 0.8 * column.bonus
        for column in view.table.columns
    }
    moves = [option for option in view.step.options(view) if isinstance(option, Move)]
    if moves:
        best = max(moves, key=lambda move: worths[move.column])
        if 0.4 * worths[best.column] > CUBE[Resource.PILGRIM] + 0.3 * view.step.gold:
            return best
    return WITHDRAW


def regular_build(view: View, dice: Dice) -> Action:
    """The step that is worth most beyond its price; cards I could use better later stay in hand."""
    table = view.table
    comune = table.comuni[view.seat]
    craftsman = LATE_CUBE if late(view) else CUBE[Resource.CRAFTSMAN]
    pilgrim = LATE_CUBE if late(view) else CUBE[Resource.PILGRIM]
    extra, wall_extra = table.works.further(wall=False), table.works.further(wall=True)
    crowded = comune.cards > 2 or late(view)
    best: tuple[float, Action] = (0.0, FINISH)
    for option in view.options():
        if isinstance(option, AddFloor):
            building = comune.buildings[option.building - 1]
            card = view.data.cards[option.card]
            need = extra + max(0, building.height + 1 - card.level)
            worth = building.height + 1 + master_worth(view, building.category, building.height + 1)
            # a high card is wasted on a low floor
            worth -= 0.25 * max(0, card.level - building.height - 1)
        elif isinstance(option, Found):
            card = view.data.cards[option.card]
            need = extra
            new = not comune.tallest(option.category)
            worth = 1.0 + 1.2 * new + (0.5 if option.category not in comune.active else 0) - 0.3 * (card.level - 1)
        elif isinstance(option, RaiseWall | LayWall):
            card = view.data.cards[option.card]
            height = comune.walls[option.section - 1] if isinstance(option, RaiseWall) else 0
            need = wall_extra + (max(0, height + 1 - card.level) if height else 0)
            worth = wall_worth(view, height + 1) - 0.5 * worth_of(view, option.card)
        else:
            continue
        worth -= craftsman * (need - option.from_pilgrims) + 2 * pilgrim * option.from_pilgrims
        worth += 0.8 if crowded else -0.3
        if worth > best[0]:
            best = (worth, option)
    return best[1]


def master_worth(view: View, category: Any, height: int) -> float:
    """What a floor does for a guild master: it may win one, or keep it."""
    holder = view.table.masters.get(category)
    if holder is None:
        return 3.0 if height >= 2 else 0.0
    if holder == view.seat:
        return 0.3
    mine = view.table.comuni[view.seat].points_in(category) + height
    return 3.5 if mine > view.table.comuni[holder].points_in(category) else 0.4


def regular_keep(view: View, dice: Dice) -> Action:
    """The two cards worth most to me."""
    first, second = sorted(view.hand.cards, key=lambda number: -worth_of(view, number))[:2]
    return Keep(first=first, second=second)


def regular_commit(view: View, dice: Dice) -> Action:
    """Weigh plunder against cubes and hero tiles, for what the others may bring."""
    assert isinstance(view.step, Commitment)
    table, stock = view.table, view.hand.stock
    pile, others = view.step.pile, view.players - 1
    attack, walls = attack_on(view), table.comuni[view.seat].walls
    leader = LEADER_BONUS * (table.leader == view.seat)
    invader = view.data.invaders[pile]
    last = pile == "D"
    price = LATE_CUBE if last else 0.75
    dear = 2 * LATE_CUBE if last else 1.3
    before = table.battle.alliance / view.players if table.battle else 0.8
    expected = others * max(0.4, before)
    guesses = (0.4 * expected, 0.8 * expected, 1.3 * expected)
    most = stock.army + stock.gold // 2 + stock.pilgrim // 2
    strength = [defence(walls, city) + leader for city in range(most + 1)]
    best: tuple[float, Action] = (float("-inf"), Commit())
    for armies in range(most + 1):
        bought = max(0, armies - stock.army)
        by_gold = min(bought, stock.gold // 2)
        paid = price * (armies - bought) + dear * bought
        for alliance in range(armies + 1):
            city = armies - alliance
            value = -paid
            for guess in guesses:
                plunder = max(0.0, attack - alliance - guess - strength[city])
                value -= plunder / 3
                if alliance and not plunder:
                    share = alliance / (alliance + 1 + guess / others * 1.6)
                    value += (invader.hero_high * share * share + invader.hero_low * share * (1 - share)) / 3
            if value > best[0]:
                best = (value, Commit(alliance=alliance, city=city, by_gold=by_gold, by_pilgrims=bought - by_gold))
    return best[1]


def regular_repair(view: View, dice: Dice) -> Action:
    """One tile for one pilgrim is a bargain; two for three when the end is near."""
    assert view.step
    tiles = [option for option in view.step.options(view) if not isinstance(option, Offer)]
    return tiles[-1] if late(view) or view.hand.stock.pilgrim > 4 else tiles[min(1, len(tiles) - 1)]


REGULAR: Mind = {
    Projects: regular_projects,
    FreeChoice: regular_take,
    Displaced: regular_displaced,
    BuildStep: regular_build,
    HandLimit: regular_keep,
    Commitment: regular_commit,
    Repair: regular_repair,
}

LEVELS: Mapping[str, House] = {"rookie": mind(ROOKIE), "regular": mind(REGULAR)}
