"""A regular of Comuni weighs what each move is worth in points; what comes out first is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.api import Action, Dice, Mind, Weighed, holds, ranked
from engine.games.comuni import actions
from engine.games.comuni.building import (
    BuildStep,
    Construction,
    HandLimit,
    craftsmen_for,
    fits,
    height_after,
    missing_levels,
)
from engine.games.comuni.components import LAST_PILE, Card
from engine.games.comuni.invasion import Commitment, attacks_of, city_defence, defence, most_armies, plunder
from engine.games.comuni.masters import wins_master
from engine.games.comuni.pieces import ENVOYS, CardId, Category, Column, Resource, View
from engine.games.comuni.projects import Displaced, FreeChoice, Projects, bids, held_by, income
from engine.games.comuni.repair import Repair, repairs
from engine.games.comuni.supply import CUBES_FOR_ONE
from engine.games.comuni.together import together

#: what a cube is worth in points while there is time to use it
CUBE = {Resource.GOLD: 0.55, Resource.ARMY: 0.8, Resource.PILGRIM: 0.55, Resource.CRAFTSMAN: 0.75}
#: what a cube is worth when the Emperor stands at the gates: only majorities count
LATE_CUBE = 0.15
#: what a point of defence is worth in an invasion that may fall short of it
WALL = 1.1
#: what an army is worth more for each point that I fall short of the next invader, and at most
FEAR, MOST_FEAR = 0.12, 1.2
#: pilgrims that I keep for repairs and craftsmen when others become gold
PILGRIMS_KEPT = 2
#: what each point costs me by which I would fall short of the invader after this one
WORRY = 0.35
#: armies that I expect to gather before he comes, by players: the more there are, the sooner he is there
GATHERED = {2: 8, 3: 6, 4: 4, 5: 2}


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
        if fits(card, building):
            missing = missing_levels(card, building.height + 1)
            if missing <= stock.craftsman + 1:
                best = max(best, building.height + 1 - 0.7 * missing + 0.3)
    return best + 0.12 * card.level + 0.1 * (len(card.categories) - 1)


def peril(view: View) -> float:
    """How far my walls and armies fall short of the next invader, whom my lead makes stronger."""
    table, stock = view.table, view.hand.stock
    if not table.heroes:
        return 0.0
    held = defence(table.comuni[view.seat].walls, stock.army + (stock.gold + stock.pilgrim) // 4)
    return max(0.0, float(attacks_of(table, view.data, table.heroes[0])[view.seat] - held - view.players))


def wall_worth(view: View, height: int) -> float:
    """What a wall card brings: it doubles an army's strength and more, in every invasion to come."""
    comune, stock = view.table.comuni[view.seat], view.hand.stock
    stones = sum(comune.walls)
    to_come = len(view.table.heroes)
    useful = max(0.2, min(1.0, (stock.army + 5 - stones) / 4))
    return WALL * useful * (to_come + 0.5) * min(height + 0.5, 0.5 + peril(view))


def steps_at_once(view: View) -> int:
    """How many cards I could build in one turn."""
    return 2 + view.hand.stock.craftsman


def claim_worth(view: View) -> float:
    """What the columns bring that I hold; cards beyond what I can build at once count little."""
    held = held_by(view.table, view.seat)
    worths = sorted((worth_of(view, number) for column in held for number in column.cards), reverse=True)
    steps = steps_at_once(view)
    return sum(worths[:steps]) + 0.4 * sum(worths[steps:]) + 0.8 * sum(column.bonus for column in held)


def column_worth(view: View, column: Column) -> float:
    """What a column would bring me."""
    worths = sorted((worth_of(view, number) for number in column.cards), reverse=True)
    return sum(worths[: max(1, steps_at_once(view))]) + 0.8 * column.bonus


def projects(view: View) -> list[Weighed]:
    """Whatever brings most: claiming what I hold, collecting, or a bid for a column I could use."""
    table, stock, seat = view.table, view.hand.stock, view.seat
    comune = table.comuni[seat]
    if not comune.envoys:
        return [Weighed(claim_worth(view), actions.CLAIM)]
    found = [Weighed(income_worth(view, prices(view)) - 0.2, actions.COLLECT)]
    out = ENVOYS - comune.envoys
    if out:
        found.append(Weighed(claim_worth(view) * (0.75 + 0.15 * out), actions.CLAIM))
    # a bid pays only if there is time to claim
    if late(view) and (table.last_turns or 0) <= view.players:
        return ranked(found)
    for column in table.columns:
        affordable = bids(table, stock, seat, column)
        if not affordable:
            continue
        value = column_worth(view, column)
        gold = max(affordable.start, 1 if value > 4 and stock.gold > 2 else 0)
        # pilgrims have better uses, as long as there are few of them
        made = max(0, gold - stock.gold)
        if made and stock.pilgrim < CUBES_FOR_ONE * made + PILGRIMS_KEPT:
            continue
        price = 0.5 * (gold - made) + CUBES_FOR_ONE * CUBE[Resource.PILGRIM] * made
        bid = actions.Bid(column=column.number, gold=gold, from_pilgrims=made)
        found.append(Weighed(0.62 * value - price - 0.25 * out, bid))
    return ranked(found)


def income_worth(view: View, cube: Mapping[Resource, float]) -> float:
    """What collecting would bring now: cubes that the supply lacks are worth nothing."""
    fixed, free = income(view.table, view.data, view.seat)
    best = max((cube[resource] for resource in view.table.supply), default=0.0)
    return float(sum(cube[resource] * fixed[resource] for resource in Resource) + free * best)


WANTED = {Resource.ARMY: 5, Resource.CRAFTSMAN: 3, Resource.GOLD: 3, Resource.PILGRIM: 2}


def cubes(view: View) -> list[Resource]:
    """What I lack most of what I want to have comes first."""
    stock = view.hand.stock
    wanted = {**WANTED, Resource.ARMY: WANTED[Resource.ARMY] + peril(view)}
    return sorted(view.table.supply, key=lambda resource: -wanted[resource] / (1 + stock[resource]))


def reactions(view: View) -> list[Weighed]:
    """A pilgrim is well spent if another column is as good; otherwise the out-bid envoy goes home."""
    assert isinstance(view.step, Displaced)
    worths = {
        column.number: sum(worth_of(view, number) for number in column.cards) + 0.8 * column.bonus
        for column in view.table.columns
    }
    price = CUBE[Resource.PILGRIM] + 0.3 * view.step.gold
    moves = [option for option in view.step.options(view) if isinstance(option, actions.Move)]
    moves.sort(key=lambda move: -worths[move.column])
    return ranked(
        [Weighed(0.0, actions.WITHDRAW), *(Weighed(0.4 * worths[move.column] - price, move) for move in moves)]
    )


def building_steps(view: View) -> list[Weighed]:
    """The step that is worth most beyond its price; cards I could use better later stay in hand."""
    comune = view.table.comuni[view.seat]
    craftsman = LATE_CUBE if late(view) else CUBE[Resource.CRAFTSMAN]
    pilgrim = LATE_CUBE if late(view) else CUBE[Resource.PILGRIM]
    crowded = comune.cards > 2 or late(view)
    found = [Weighed(0.0, actions.FINISH)]
    for option in view.options():
        if not isinstance(option, Construction):
            continue
        card: Card = view.data.cards[option.card]
        if isinstance(option, actions.AddFloor):
            building = comune.buildings[option.building - 1]
            worth = building.height + 1 + master_worth(view, building.category, building.height + 1)
            # a high card is wasted on a low floor
            worth -= 0.25 * max(0, card.level - building.height - 1)
        elif isinstance(option, actions.Found):
            new = not comune.tallest(option.category)
            worth = 1.0 + 1.2 * new + (0.5 if option.category not in comune.active else 0) - 0.3 * (card.level - 1)
        else:
            worth = wall_worth(view, height_after(option, comune)) - 0.5 * worth_of(view, option.card)
        need = craftsmen_for(option, view.table, view.data, view.seat)
        worth -= craftsman * (need - option.from_pilgrims) + 2 * pilgrim * option.from_pilgrims
        worth += 0.8 if crowded else -0.3
        found.append(Weighed(worth, option))
    return ranked(found)


def master_worth(view: View, category: Category, height: int) -> float:
    """What a floor does for a guild master: it may win one, or keep it."""
    holder = view.table.masters.get(category)
    if wins_master(view.table, view.seat, category, height):
        return 3.0 if holder is None else 3.5
    return 0.3 if holder == view.seat else 0.4


def keepers(view: View) -> list[CardId]:
    """The cards in hand, those worth most to me first."""
    return sorted(view.hand.cards, key=lambda number: -worth_of(view, number))


class Odds(NamedTuple):
    """What a regular reckons with when an invader comes."""

    attack: int
    #: what my city holds, by the armies on its walls
    strength: list[int]
    #: what the others may send to the alliance: little, what they usually do, much
    guesses: tuple[float, float, float]


def odds(view: View) -> Odds:
    """The attack on me, what my walls can do, and what the others may bring."""
    assert isinstance(view.step, Commitment)
    table, stock = view.table, view.hand.stock
    before = table.battle.alliance / view.players if table.battle else 0.8
    expected = (view.players - 1) * max(0.4, before)
    strength = [city_defence(table, view.seat, city) for city in range(most_armies(stock) + 1)]
    return Odds(view.step.attack(view), strength, (0.4 * expected, 0.8 * expected, 1.3 * expected))


class Sending(NamedTuple):
    """Armies for the alliance and the city, and what sending them is worth."""

    worth: float
    alliance: int
    city: int

    def order(self, view: View) -> actions.Commit:
        """The same as an action: armies first, then gold, then pilgrims."""
        stock = view.hand.stock
        bought = max(0, self.alliance + self.city - stock.army)
        by_gold = min(bought, stock.gold // CUBES_FOR_ONE)
        return actions.Commit(alliance=self.alliance, city=self.city, by_gold=by_gold, by_pilgrims=bought - by_gold)


def shortfalls(view: View, pile: str) -> list[int]:
    """By how much I would fall short of the invader after this one, by the armies that I send now."""
    table, army = view.table, view.hand.stock.army
    to_come = table.heroes[table.heroes.index(pile) + 1 :]
    if not to_come:
        return [0] * (army + 1)
    # an army of each for the alliance
    attack = attacks_of(table, view.data, to_come[0])[view.seat] - view.players
    walls, gathered = table.comuni[view.seat].walls, GATHERED[view.players]
    return [max(0, attack - defence(walls, army - sent + gathered)) for sent in range(army + 1)]


def sendings(view: View) -> list[Sending]:
    """Weigh plunder against cubes and hero tiles, for what the others may bring."""
    assert isinstance(view.step, Commitment)
    stock, others = view.hand.stock, view.players - 1
    attack, strength, guesses = odds(view)
    invader = view.data.invaders[view.step.pile]
    last = view.step.pile == LAST_PILE
    price = LATE_CUBE if last else 0.75
    dear = 2 * LATE_CUBE if last else 1.3
    worries = [WORRY * short for short in shortfalls(view, view.step.pile)]
    found: list[Sending] = []
    for armies in range(len(strength)):
        bought = max(0, armies - stock.army)
        paid = price * (armies - bought) + dear * bought + worries[armies - bought]
        for alliance in range(armies + 1):
            value = -paid
            for guess in guesses:
                tiles = plunder(float(attack - alliance), guess, strength[armies - alliance])
                value -= tiles / 3
                if alliance and not tiles:
                    share = alliance / (alliance + 1 + guess / others * 1.6)
                    value += (invader.hero_high * share * share + invader.hero_low * share * (1 - share)) / 3
            found.append(Sending(value, alliance, armies - alliance))
    return sorted(found, key=lambda sending: -sending.worth)


def mendings(view: View) -> list[Action]:
    """One tile for one pilgrim is a bargain; two for three when the end is near or pilgrims abound."""
    tiles = repairs(view.hand.plunder, view.hand.stock.pilgrim)
    best = tiles[-1] if late(view) or view.hand.stock.pilgrim > 4 else min(1, tiles[-1])
    return [actions.MEND[count] for count in (best, *(other for other in reversed(tiles) if other != best))]


def regular_keep(view: View, dice: Dice) -> Action:
    """The two cards worth most to me."""
    first, second = keepers(view)[:2]
    return actions.Keep(first=first, second=second)


def in_one_breath(view: View, action: Action) -> Action:
    """A move with what would be asked next: the repair with the finish, the cube with the income."""
    if action == actions.FINISH and together(view) and view.table.comuni[view.seat].plundered:
        mending = mendings(view)[0]
        assert isinstance(mending, actions.Mend)
        return actions.FINISH_AND_MEND[mending.tiles]
    if action == actions.COLLECT and view.table.supply:
        chosen = actions.COLLECT_WITH[cubes(view)[0]]
        return chosen if holds(view.options(), chosen) else action
    return action


REGULAR: Mind = {
    Projects: lambda view, dice: in_one_breath(view, projects(view)[0].action),
    FreeChoice: lambda view, dice: actions.TAKE[cubes(view)[0]],
    Displaced: lambda view, dice: reactions(view)[0].action,
    BuildStep: lambda view, dice: in_one_breath(view, building_steps(view)[0].action),
    HandLimit: regular_keep,
    Commitment: lambda view, dice: sendings(view)[0].order(view),
    Repair: lambda view, dice: mendings(view)[0],
}
