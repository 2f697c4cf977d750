"""What a seat of Comuni does not see: stocks and cards behind other screens, the supply, the piles, what is buried.

The table tells how many cards each comune holds, how many the open pile has and which kinds the supply has; what lies
where is drawn by lot. Stocks are drawn near what a comune seems to hold.
"""

from __future__ import annotations

from engine.core.api import Dice, Lot, Pile, Seat, Unseen, about, without
from engine.games.comuni.components import PILES
from engine.games.comuni.pieces import Box, CardId, Cubes, Hand, Resource, View
from engine.games.comuni.projects import Displaced, gold_standing
from engine.games.comuni.stocks import seeming

#: plunder tiles that a comune usually keeps of each invasion so far besides the first, and the most it can have
PLUNDER, MOST_PLUNDER = 1.0, 100
#: how many tiles of the last invasion are still there
UNMENDED = 0.5
#: of this many invasions one leaves a hero tile where it was
HERO_LEFT = 6
#: how far a stock strays from what it seems to be, up and down, in thousandths: always, and by each cube of it
STRAYS, STRAYS_BY_CUBE = 150, 150


def unseen(view: View, dice: Dice) -> Unseen:
    """Everything behind the other screens and face down, as it might be."""
    others = [Seat(seat) for seat in range(view.players) if seat != view.seat]
    stocks, supply = _cubes(view, others, dice)
    heroes = _heroes(view, others, dice)
    hands = [Hand(Cubes(), []) for _ in range(view.players)]
    piles, unknown = _piles(view, dice)
    for seat in others:
        comune = view.table.comuni[seat]
        plunder = 1 + about(dice, "plunder", _plunder(view, seat), MOST_PLUNDER) if comune.plundered else 0
        hands[seat] = Hand(stocks[seat], unknown.take(comune.cards), plunder, heroes[seat])
    return Unseen(hands, Box(piles, supply, unknown.rest()))


def _plunder(view: View, seat: Seat) -> float:
    """The tiles that a comune may still have."""
    forces = view.table.battle.forces if view.table.battle else ()
    invasions = PILES.index(view.table.pile) + 1
    return PLUNDER * invasions + UNMENDED * sum(force.plunder for force in forces if force.seat == seat)


# -- cards -------------------------------------------------------------------------------------------------------------


def _piles(view: View, dice: Dice) -> tuple[dict[str, Pile], Lot]:
    """The piles, and the cards that lie in hands, in walls and among the discards."""
    table, data = view.table, view.data
    seen = [*view.hand.cards, *(card for column in table.columns for card in column.cards)]
    seen += [card for comune in table.comuni for building in comune.buildings for card in building.cards]
    drawn: list[CardId] = []
    piles = {}
    for letter in PILES:
        lot = Lot(dice, f"pile {letter}", without(data.pile(letter, view.players), seen))
        # a pile not yet opened is whole
        left = table.left if letter == table.pile else len(lot) if letter > table.pile else 0
        piles[letter] = Pile([str(card) for card in lot.take(left)])
        drawn += lot.rest()
    return piles, Lot(dice, "face down", drawn)


# -- cubes -------------------------------------------------------------------------------------------------------------


def _cubes(view: View, others: list[Seat], dice: Dice) -> tuple[dict[Seat, Cubes], Cubes]:
    """Stocks near what they seem to be; the rest is the supply, as far as everyone sees it has any."""
    table, data = view.table, view.data
    stocks, supply = {seat: Cubes() for seat in others}, Cubes()
    seem = {seat: seeming(view, seat) for seat in others}
    standing = gold_standing(table.columns) + sum(step.gold for step in view.agenda if isinstance(step, Displaced))
    for resource in Resource:
        out = view.hand.stock[resource] + (standing if resource is Resource.GOLD else 0)
        left = data.cubes[resource] - out
        # where the supply has the kind, one cube is there at least
        kept = int(resource in table.supply)
        for seat in dice.shuffle("screens", others):
            count = min(left - kept, _strayed(dice, f"stock {resource}", seem[seat][resource]))
            stocks[seat].add(resource, count)
            left -= count
        if kept:
            supply.add(resource, left)
        else:
            for _ in range(left):
                stocks[dice.choose("cube", others)].add(resource, 1)
    return stocks, supply


def _strayed(dice: Dice, label: str, seems: float) -> int:
    """A number near what there seems to be: any is possible, those far from it are rare."""
    number = int(seems) + (dice.below(label, 1000) < 1000 * (seems % 1))
    strays = round(STRAYS + STRAYS_BY_CUBE * seems)
    for way in (1, -1):
        while dice.below(label, 1000 + strays) < strays:
            number += way
    return max(0, number)


# -- hero tiles --------------------------------------------------------------------------------------------------------


def _heroes(view: View, others: list[Seat], dice: Dice) -> dict[Seat, list[int]]:
    """Who has won which hero tiles: the last battle lies open and my own tiles I know; the rest may be anyone's."""
    table, heroes = view.table, {seat: list[int]() for seat in others}
    # as they came, one invasion after another
    mine = list(view.hand.heroes)
    for letter in PILES:
        if letter in table.heroes:
            continue
        if table.battle and table.battle.pile == letter:
            for force in table.battle.forces:
                if force.hero and force.seat in heroes:
                    heroes[force.seat].append(force.hero)
            continue
        invader = view.data.invaders[letter]
        values = (invader.hero_high, invader.hero_low)
        own = mine.pop(0) if mine and mine[0] in values else 0
        able = dice.shuffle("heroes", others)
        for value in values:
            if value == own:
                continue
            # without a first there is no second, and without anyone left neither
            before_me = own == invader.hero_low
            if not able or not (before_me or dice.below("hero", HERO_LEFT)):
                break
            heroes[able.pop()].append(value)
    return heroes
