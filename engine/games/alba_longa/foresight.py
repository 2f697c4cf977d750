"""How Kings think ahead: in a race points say little, so to be first counts most, and both goals must be met."""

from __future__ import annotations

from typing import Any

from engine.core.api import Action, Dice, Foresight, Game, judged
from engine.games.alba_longa.actions import Attack
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import City, View
from engine.games.alba_longa.soldiers import Targets

#: how much of the worth is the victory itself
VICTORY = 0.6
#: a lead on the way to the goal that is nearly safe; the whole way is 1
SAFE_LEAD = 0.5


def worth(game: Game[Any, Any, Any]) -> list[float]:
    """Who has won, and how far the others are."""
    return judged(game, [way(city, game.data) for city in game.table.cities], SAFE_LEAD, VICTORY)


def way(city: City, data: Components) -> float:
    """How much of the way to the goal a King has gone: the goal that is farther away counts twice."""
    if not city.alive:
        return 0.0
    monuments = min(1.0, city.monuments / data.goal_monuments)
    peasants = min(1.0, city.peasants / data.goal_peasants)
    return (monuments + peasants + min(monuments, peasants)) / 3


def every_city(view: View, dice: Dice) -> list[Action]:
    """Each city that can be attacked, Assisi too."""
    return [option for option in view.options() if isinstance(option, Attack)]


FORESIGHT = Foresight(worth=worth, playouts=120, ideas={Targets: every_city})
