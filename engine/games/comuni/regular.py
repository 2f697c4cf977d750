"""A regular of Comuni weighs what each move is worth in points; what comes out first is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.api import Action, Mind, Weighed, question, ranked
from engine.games.comuni import actions, building
from engine.games.comuni.components import LAST_PILE, Card
from engine.games.comuni.habits import USUAL, Habits
from engine.games.comuni.invasion import Commitment, attacks_of, city_defence, defence, most_armies, residual
from engine.games.comuni.masters import wins_master
from engine.games.comuni.pieces import ENVOYS, RESOURCES, TALLEST, CardId, Category, Column, Resource, View
from engine.games.comuni.projects import Displaced, FreeChoice, Projects, bids, free_income, held_by, income
from engine.games.comuni.repair import Repair, repairs
from engine.games.comuni.supply import CUBES_FOR_ONE
from engine.games.comuni.together import together

#: pilgrims that I keep for repairs and craftsmen when others become gold
PILGRIMS_KEPT = 2
#: armies that I expect to gather before he comes, by players: the more there are, the sooner he is there
GATHERED = {2: 8, 3: 6, 4: 4, 5: 2}


def late(view: View) -> bool:
    """Whether cubes will hardly be used any more."""
    return view.table.last_turns is not None


def prices(view: View, by: Habits = USUAL) -> dict[Resource, float]:
    """What cubes are worth to me now: armies the more, the less I could hold out."""
    army = by.army + min(by.most_fear, by.fear * peril(view))
    return {**(by.late_cubes if late(view) else by.cubes), Resource.ARMY: army}


class CardWorths:
    """What cards bring to a comune with these buildings and craftsmen; cards alike are weighed once."""

    def __init__(self, built: tuple[tuple[Category, int], ...], craftsmen: int, by: Habits) -> None:
        self._built, self._craftsmen, self._by = built, craftsmen, by
        self._categories = {category for category, _ in built}
        self._known: list[dict[tuple[Category, ...], float]] = [{} for _ in range(TALLEST + 1)]

    def of(self, card: Card) -> float:
        """What a card brings."""
        known = self._known[card.level]
        worth = known.get(card.categories)
        if worth is None:
            worth = known[card.categories] = self._weighed(card)
        return worth

    def _weighed(self, card: Card) -> float:
        """The best floor, a new building, or a stone for the wall."""
        by = self._by
        best = 1.0 if self._categories.issuperset(card.categories) else 1.0 + by.new_category
        for category, height in self._built:
            if building.fits(card, category, height):
                missing = building.missing_levels(card.level, height + 1)
                if missing <= self._craftsmen + 1:
                    best = max(best, height + 1 - by.missing_level * missing + by.floor)
        return best + by.level * card.level + by.category * (len(card.categories) - 1)


#: cities change seldom, and are looked at again and again
_worths = lru_cache(maxsize=4_096)(CardWorths)


def worths_of(view: View, numbers: Iterable[CardId], by: Habits = USUAL) -> list[float]:
    """What each of these cards brings me."""
    worths, cards = _worths(view.table.comuni[view.seat].built, view.hand.stock.craftsman, by), view.data.cards
    return [worths.of(cards[number]) for number in numbers]


def peril(view: View) -> float:
    """How far my walls and armies fall short of the next invader, whom my lead makes stronger."""
    table, stock = view.table, view.hand.stock
    if not table.heroes:
        return 0.0
    held = defence(table.comuni[view.seat].walls, stock.army + (stock.gold + stock.pilgrim) // 4)
    return max(0.0, float(attacks_of(table, view.data, table.heroes[0])[view.seat] - held - view.players))


def wall_worths(view: View, by: Habits) -> list[float]:
    """What a wall card brings, by its height: it doubles an army's strength and more, in every invasion to come."""
    stones, to_come, short = sum(view.table.comuni[view.seat].walls), len(view.table.heroes), peril(view)
    useful = max(0.2, min(1.0, (view.hand.stock.army + 5 - stones) / 4))
    return [by.wall * useful * (to_come + 0.5) * (0.5 + min(height, short)) for height in range(TALLEST + 1)]


def steps_at_once(view: View) -> int:
    """How many cards I could build in one turn."""
    return 2 + view.hand.stock.craftsman


def claim_worth(view: View, by: Habits = USUAL) -> float:
    """What the columns bring that I hold; cards beyond what I can build at once count little."""
    held = held_by(view.table, view.seat)
    worths = worths_of(view, [number for column in held for number in column.cards], by)
    worths.sort(reverse=True)
    steps = steps_at_once(view)
    bonus = by.bonus_cube * sum([column.bonus for column in held])
    return sum(worths[:steps]) + by.beyond * sum(worths[steps:]) + bonus


def column_worth(view: View, column: Column, by: Habits = USUAL) -> float:
    """What a column would bring me."""
    worths = worths_of(view, column.cards, by)
    worths.sort(reverse=True)
    return sum(worths[: steps_at_once(view)]) + by.column_bonus * column.bonus


def projects(view: View, by: Habits = USUAL) -> list[Weighed]:
    """Whatever brings most: claiming what I hold, collecting, or a bid for a column I could use."""
    table, stock, seat = view.table, view.hand.stock, view.seat
    comune = table.comuni[seat]
    if not comune.envoys:
        return [Weighed(claim_worth(view, by), actions.CLAIM)]
    found = [Weighed(income_worth(view, prices(view, by)) - by.collect_less, actions.COLLECT)]
    out = ENVOYS - comune.envoys
    if out:
        found.append(Weighed(claim_worth(view, by) * (by.claim + by.claim_envoy * out), actions.CLAIM))
    # a bid pays only if there is time to claim
    if late(view) and (table.last_turns or 0) <= view.players:
        return ranked(found)
    for column in table.columns:
        affordable = bids(table, stock, seat, column)
        if not affordable:
            continue
        value = column_worth(view, column, by)
        gold = max(affordable.start, 1 if value > by.precious and stock.gold > 2 else 0)
        # pilgrims have better uses, as long as there are few of them
        made = max(0, gold - stock.gold)
        if made and stock.pilgrim < CUBES_FOR_ONE * made + PILGRIMS_KEPT:
            continue
        price = by.bid_gold * (gold - made) + CUBES_FOR_ONE * by.pilgrim * made
        bid = actions.bid(column=column.number, gold=gold, from_pilgrims=made)
        found.append(Weighed(by.bid * value - price - by.bid_envoy * out, bid))
    return ranked(found)


def income_worth(view: View, cube: Mapping[Resource, float]) -> float:
    """What collecting would bring now: cubes that the supply lacks are worth nothing."""
    fixed, free = income(view.table, view.data, view.seat)
    best = max([cube[resource] for resource in view.table.supply], default=0.0)
    return sum([cube[resource] * fixed[resource] for resource in RESOURCES]) + free * best


def cubes(view: View, by: Habits = USUAL) -> list[Resource]:
    """What I lack most of what I want to have comes first."""
    stock = view.hand.stock
    wanted = {**by.wanted, Resource.ARMY: by.wanted_army + peril(view)}
    lacking = {resource: -wanted[resource] / (1 + stock[resource]) for resource in view.table.supply}
    return sorted(lacking, key=lacking.__getitem__)


def reactions(view: View, by: Habits = USUAL) -> list[Weighed]:
    """A pilgrim is well spent if another column is as good; otherwise the out-bid envoy goes home."""
    asked, found = question(view, Displaced), [Weighed(0.0, actions.WITHDRAW)]
    price = by.pilgrim + by.move_gold * asked.gold
    for move in asked.options(view):
        if type(move) is actions.Move:
            column = view.table.columns[move.column - 1]
            worth = sum(worths_of(view, column.cards, by)) + by.column_bonus * column.bonus
            found.append(Weighed(by.move * worth - price, move))
    return ranked(found)


def building_steps(view: View, by: Habits = USUAL) -> list[Weighed]:
    """The step that is worth most beyond its price; cards I could use better later stay in hand."""
    comune, cards, cube = view.table.comuni[view.seat], view.data.cards, by.late_cubes if late(view) else by.cubes
    craftsman, pilgrim = cube[Resource.CRAFTSMAN], CUBES_FOR_ONE * cube[Resource.PILGRIM]
    worths = dict(zip(view.hand.cards, worths_of(view, view.hand.cards, by), strict=True))
    walls = wall_worths(view, by)
    crowded = by.crowded if comune.cards > 2 or late(view) else -by.patience
    found = [Weighed(0.0, actions.FINISH)]
    # the fewest pilgrims are always the cheapest way
    for step, *_ in building.constructions(view):
        card: Card = cards[step.card]
        if type(step) is actions.AddFloor:
            grown = comune.buildings[step.building - 1]
            height = grown.height + 1
            # a high card is wasted on a low floor
            worth = height + master_worth(view, grown.category, height, by)
            worth -= by.waste * max(0, card.level - height)
        elif type(step) is actions.Found:
            new, inactive = not comune.tallest(step.category), step.category not in comune.active
            worth = 1.0 + by.found_category * new + by.found_inactive * inactive - by.found_level * (card.level - 1)
        else:
            worth = walls[building.height_after(step, comune)] - by.wall_card * worths[step.card]
        if need := building.craftsmen_for(step, view.table, view.data, view.seat):
            worth -= craftsman * (need - step.from_pilgrims) + pilgrim * step.from_pilgrims
        found.append(Weighed(worth + crowded, step))
    return ranked(found)


def master_worth(view: View, category: Category, height: int, by: Habits) -> float:
    """What a floor does for a guild master: it may win one, or keep it."""
    holder = view.table.masters.get(category)
    if wins_master(view.table, view.seat, category, height):
        return by.master_won if holder is None else by.master_taken
    return by.master_kept if holder == view.seat else by.master_far


def keepers(view: View, by: Habits = USUAL) -> list[CardId]:
    """The cards in hand, those worth most to me first."""
    worths = dict(zip(view.hand.cards, worths_of(view, view.hand.cards, by), strict=True))
    return sorted(worths, key=worths.__getitem__, reverse=True)


class Odds(NamedTuple):
    """What a regular reckons with when an invader comes."""

    attack: int
    #: what my city holds, by the armies on its walls
    strength: list[int]
    #: what the others may send to the alliance: little, what they usually do, much
    guesses: tuple[float, float, float]


def odds(view: View, by: Habits = USUAL) -> Odds:
    """The attack on me, what my walls can do, and what the others may bring."""
    table, stock = view.table, view.hand.stock
    before = table.battle.alliance / view.players if table.battle else 0.8
    expected = (view.players - 1) * max(0.4, before)
    strength = [city_defence(table, view.seat, city) for city in range(most_armies(stock) + 1)]
    guesses = (by.little * expected, by.usual * expected, by.much * expected)
    return Odds(question(view, Commitment).attack(view), strength, guesses)


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
        return actions.commit(alliance=self.alliance, city=self.city, by_gold=by_gold, by_pilgrims=bought - by_gold)


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


def sendings(view: View, by: Habits = USUAL) -> list[Sending]:
    """Weigh plunder against cubes and hero tiles, for what the others may bring."""
    stock, others, pile = view.hand.stock, view.players - 1, question(view, Commitment).pile
    attack, strength, guesses = odds(view, by)
    invader, last = view.data.invaders[pile], pile == LAST_PILE
    price = by.late_cube if last else by.army_sent
    dear = CUBES_FOR_ONE * by.late_cube if last else by.army_bought
    worries = [by.worry * short for short in shortfalls(view, pile)]
    paid = []
    for armies in range(len(strength)):
        bought = max(0, armies - stock.army)
        paid.append(price * (armies - bought) + dear * bought + worries[armies - bought])
    found: list[Sending] = []
    for alliance in range(len(strength)):
        shares = [alliance / (alliance + 1 + guess / others * 1.6) for guess in guesses]
        # for what each of the others may bring: what is left of the attack, and what a city that holds may win
        cases = [
            (
                residual(float(attack - alliance), guess),
                by.hero * (invader.hero_high * share * share + invader.hero_low * share * (1 - share)),
            )
            for guess, share in zip(guesses, shares, strict=True)
        ]
        for city in range(len(strength) - alliance):
            value, held = -paid[alliance + city], strength[city]
            for left, heroic in cases:
                value += (by.tile * (held - left) if left > held else heroic) / 3
            found.append(Sending(value, alliance, city))
    return ranked(found)


def mendings(view: View) -> list[Action]:
    """One tile for one pilgrim is a bargain; two for three when the end is near or pilgrims abound."""
    tiles = repairs(view.hand.plunder, view.hand.stock.pilgrim)
    best = tiles[-1] if late(view) or view.hand.stock.pilgrim > 4 else min(1, tiles[-1])
    return [actions.MEND[count] for count in (best, *(other for other in reversed(tiles) if other != best))]


def keep(view: View, by: Habits) -> Action:
    """The two cards worth most to me."""
    first, second = keepers(view, by)[:2]
    return actions.Keep(first=first, second=second)


def in_one_breath(view: View, action: Action, by: Habits = USUAL) -> Action:
    """A move with what would be asked next: the repair with the finish, the cube with the income."""
    if not together(view):
        return action
    if type(action) is actions.Finish and view.table.comuni[view.seat].plundered:
        mending = mendings(view)[0]
        assert isinstance(mending, actions.Mend)
        return actions.FINISH_AND_MEND[mending.tiles]
    if type(action) is actions.Collect and view.table.supply and free_income(view.table, view.data, view.seat) == 1:
        return actions.COLLECT_WITH[cubes(view, by)[0]]
    return action


def mind_of(by: Habits) -> Mind:
    """A player who goes by some habits."""
    return {
        Projects: lambda view, dice: in_one_breath(view, projects(view, by)[0].action, by),
        FreeChoice: lambda view, dice: actions.TAKE[cubes(view, by)[0]],
        Displaced: lambda view, dice: reactions(view, by)[0].action,
        building.BuildStep: lambda view, dice: in_one_breath(view, building_steps(view, by)[0].action, by),
        building.HandLimit: lambda view, dice: keep(view, by),
        Commitment: lambda view, dice: sendings(view, by)[0].order(view),
        Repair: lambda view, dice: mendings(view)[0],
    }


REGULAR: Mind = mind_of(USUAL)
