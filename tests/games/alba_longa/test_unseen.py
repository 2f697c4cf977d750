"""What a King can imagine: which heroes of the others rest, and the climate of the years to come."""

from __future__ import annotations

from itertools import permutations

from engine.core.api import Dice, Seat
from engine.core.imagine import imagine
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.pieces import Attacker, Battle, Climate, Town

A, B = Seat(0), Seat(1)


def begun(seed: str = "unseen") -> AlbaLonga:
    return AlbaLonga.start(3, seed)[0]


def test_any_hero_but_the_first_may_rest_and_each_comes_up() -> None:
    game = begun()
    game.hands[B].active, game.hands[B].used = [0, 1, 3], [2, 4]
    game.table.cities[B].active, game.table.cities[B].used = 3, 2
    view, dice = game.view_of(A), Dice("heroes")
    used = {tuple(imagine(view, dice).hands[B].used) for _ in range(200)}
    assert used == {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)}


def test_a_hero_who_fought_this_season_rests() -> None:
    game = begun()
    game.hands[B].active, game.hands[B].used = [0, 1, 3], [2, 4]
    game.table.cities[B].active, game.table.cities[B].used = 3, 2
    game.table.battles = [Battle(Town.ALBA_LONGA, (Attacker(B, 2, 4),), 1, 0, 5, 2)]
    view, dice = game.view_of(A), Dice("fought")
    assert {tuple(imagine(view, dice).hands[B].used) for _ in range(100)} == {(1, 4), (2, 4), (3, 4)}


def test_the_first_years_have_one_of_each_climate_in_every_order() -> None:
    view, dice = begun().view_of(A), Dice("years")
    orders = set()
    for _ in range(200):
        imagined = imagine(view, dice)
        deck = [imagined.data.cards[card].front for card in reversed(imagined.box.climate.cards)]
        assert deck[0] is Climate.MODERATE
        assert len(deck) == 7
        assert sorted(deck[4:]) == sorted(Climate)
        orders.add(tuple(deck[1:4]))
    assert orders == set(permutations(Climate))
