"""What a King can imagine: which heroes of the others rest, and the climate of the years to come."""

from __future__ import annotations

from itertools import permutations

from engine.core.api import Dice
from engine.core.imagine import imagine
from engine.games.alba_longa.pieces import Attacker, Battle, Climate, Town
from tests.games.alba_longa.board import A, Arranged, B, begin


def used(game: Arranged, tries: int) -> set[tuple[int, ...]]:
    """Heroes 2 and 4 of the second King rest; which of his heroes the first may imagine to rest."""
    view, dice = game.resting(B, 2, 4).view_of(A), Dice("heroes")
    return {tuple(imagine(view, dice).hands[B].used) for _ in range(tries)}


def test_any_hero_but_the_first_may_rest_and_each_comes_up() -> None:
    assert used(begin(3), 200) == {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)}


def test_a_hero_who_fought_this_season_rests() -> None:
    game = begin(3).having(battles=[Battle(Town.ALBA_LONGA, (Attacker(B, 2, 4),), 1, 0, 5, 2)])
    assert used(game, 100) == {(1, 4), (2, 4), (3, 4)}


def test_the_first_years_have_one_of_each_climate_in_every_order() -> None:
    view, dice = begin(3).view_of(A), Dice("years")
    orders = set()
    for _ in range(200):
        imagined = imagine(view, dice)
        deck = [imagined.data.cards[card].front for card in reversed(imagined.box.climate.cards)]
        assert (deck[0], len(deck), sorted(deck[4:])) == (Climate.MODERATE, 7, sorted(Climate))
        orders.add(tuple(deck[1:4]))
    assert orders == set(permutations(Climate))
