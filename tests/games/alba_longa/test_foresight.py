"""How far a King is on the way to the goal, and which attacks an expert thinks of."""

from __future__ import annotations

from engine.core.api import Dice, Seat
from engine.core.expert import ideas_of
from engine.games.alba_longa import AlbaLonga, Options
from engine.games.alba_longa.foresight import FORESIGHT, way, worth
from engine.games.alba_longa.pieces import Town
from engine.games.alba_longa.soldiers import Targets, city_cards

A = Seat(0)


def test_the_goal_that_is_farther_away_counts_twice() -> None:
    game, _ = AlbaLonga.start(3, "way")
    first, second, third = game.table.cities
    first.monuments, first.peasants = 10, 16
    second.monuments, second.peasants = 10, 8
    third.alive = False
    assert [way(city, game.data) for city in game.table.cities] == [1.0, 2 / 3, 0.0]
    assert worth(game)[0] > worth(game)[1] > worth(game)[2]


def test_an_expert_thinks_of_every_city_and_of_assisi() -> None:
    game, _ = AlbaLonga.start(3, "targets", Options(assisi="with"))
    game.table.cities[A].soldiers = 3
    game.agenda.append(Targets())
    game.asked = (A,)
    thought_of = {getattr(one, "city", None) for one in ideas_of(game.view_of(A), Dice("targets"), FORESIGHT)}
    assert thought_of == set(city_cards(game.table, A))
    assert Town.ASSISI in thought_of
