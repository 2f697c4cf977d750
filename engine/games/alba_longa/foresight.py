"""How Kings think ahead: to the end of the year, and then by what wins the race: people, monuments, what feeds them.

Among regulars nearly every game ends with the third year, when most Kings have met the challenge: the largest
population decides then, so people count beyond the goal as well. The weights are those of a logistic regression over
the ends of years in 1,500 games of four regulars: who won, by what each had.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp
from typing import Any

from engine.core.api import Action, Dice, Foresight, Game, all_offered, different, with_victory
from engine.games.alba_longa.actions import DECLINE, Attack, Decline, Wish, buy, take
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.court import Buying, Calling, Taking, jobs_of, most_sent, poorest_stall
from engine.games.alba_longa.glance import own
from engine.games.alba_longa.housing import FreePeasants
from engine.games.alba_longa.pieces import City, Job, View
from engine.games.alba_longa.regular import Ideas, calls, dice_to_buy, dice_to_take, settlements, take_or_say
from engine.games.alba_longa.soldiers import Targets

#: what a new peasant beyond the goal is worth to an expert, as regulars weigh: with it one King wins 34 of 100 games
#: against three of them
BEYOND = 3.6
#: what each of them adds to the logarithm of the odds to win
PEASANT, MONUMENT, WHEAT, PRAYER, COIN = 1.0, 0.55, 0.12, 0.17, 0.2
#: the first coins are those without which nobody is called
FIRST_COINS, FIRST_COIN = 3, 0.7
#: how far a King is behind who has not met the challenge when another has, and what wheat and silver add in a tie
UNMET, IN_A_TIE = 6.0, 0.02
#: how much of the worth of a finished game is the victory itself
VICTORY = 0.6


def worth(game: Game[Any, Any, Any]) -> list[float]:
    """The odds to win; at the end who has won, and how narrowly."""
    near = rank if game.over else strength
    return with_victory(game, shares([near(city, game.data) for city in game.table.cities]), VICTORY)


def shares(strengths: list[float]) -> list[float]:
    """The odds of each, by how strong they are."""
    best = max(strengths)
    odds = [exp(one - best) for one in strengths]
    total = sum(odds)
    return [one / total for one in odds]


def strength(city: City, data: Components) -> float:
    """How far a King is at the end of a year."""
    if not city.alive:
        return -30.0
    coins = COIN * city.silver + FIRST_COIN * min(city.silver, FIRST_COINS)
    built = MONUMENT * min(city.monuments, data.goal_monuments)
    return PEASANT * city.peasants + built + WHEAT * city.wheat + PRAYER * city.worship + coins


def rank(city: City, data: Components) -> float:
    """How near a King came to the victory when the game is over: people first, then what lies in store."""
    missing = max(0, data.goal_monuments - city.monuments) + max(0, data.goal_peasants - city.peasants)
    met = UNMET + missing if missing or not city.alive else 0.0
    return PEASANT * city.peasants + IN_A_TIE * (city.wheat + city.silver) - met


def whole_dice(view: View, dice: Dice) -> list[Action]:
    """Each die with all whom it can send to its job; a regular may send fewer."""
    table, city = view.table, own(view)
    return [
        take(die=die, peasants=most_sent(table, city, die), farm=job is Job.FARMERS)
        for die in sorted(table.dice, key=lambda die: -table.dice[die])
        for job in jobs_of(die, table.season)
    ]


def of_mine(ideas: Callable[..., Ideas]) -> Callable[[View, Dice], list[Action]]:
    """What a regular would think of who wanted people as much as I do; nothing that is only a burden."""

    def thought_of(view: View, dice: Dice) -> list[Action]:
        best, *others = different(ideas(view, dice, beyond=BEYOND), lambda idea: idea.job or idea.action)
        return [best.action, *(idea.action for idea in others if idea.worth > 0)]

    return thought_of


def at_once(ideas: Callable[..., Ideas]) -> Callable[[View, Dice], Action]:
    """The first of these thoughts."""
    return lambda view, dice: ideas(view, dice, beyond=BEYOND)[0].action


def dice_worth_a_coin(view: View, dice: Dice) -> list[Action]:
    """What a regular would buy, and each die with all whom it can send.

    Who thinks about every die does not say ahead which ones he wants.
    """
    table, city = view.table, own(view)
    stall = poorest_stall(table.stalls)
    usual = [DECLINE if isinstance(idea.action, Wish | Decline) else idea.action for idea in dice_to_buy(view, dice)]
    return [*usual, *(buy(die=die, peasants=most_sent(table, city, die), stall=stall) for die in table.dice)]


FORESIGHT = Foresight(
    worth=worth,
    playouts=160,
    glances=True,
    chapter=lambda game: game.table.year,
    ideas={Targets: all_offered(Attack), Taking: whole_dice},
    instead={
        FreePeasants: of_mine(settlements),
        Calling: of_mine(calls),
        Taking: of_mine(dice_to_take),
        Buying: dice_worth_a_coin,
    },
    own={
        FreePeasants: at_once(settlements),
        Calling: at_once(calls),
        Taking: partial(take_or_say, beyond=BEYOND),
    },
)
