"""House players: they decide from their own view, know every question, and the regular is the better one."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.expert import expert
from engine.core.house import House, levels, playout
from engine.core.step import Decision
from engine.core.view import PrivateView
from tests.laws.tables import NAMES, AnyGame, Case, accepted, cases, copy, positions, shake_hidden

GAMES = pytest.mark.parametrize("name", NAMES)
LEVELS = pytest.mark.parametrize("level", ["rookie", "regular"])
EVERY_COUNT = pytest.mark.parametrize("case", cases(per_count=1), ids=str)
MATCHES, SHARE = 400, 0.6
#: for an expert that is only to come to an answer
FEW_PLAYOUTS = 3


def played(name: str, houses: list[House], seed: str) -> AnyGame:
    game, _ = catalogue.find(name).start(len(houses), seed)
    for _ in playout(game, houses, seed):
        pass
    return game


def few(name: str) -> int:
    """Three players, or as many as the game takes."""
    return min(3, catalogue.find(name).seats[-1])


@pytest.mark.exhaustive
@GAMES
def test_a_regular_wins_at_least_six_of_ten_games_against_three_rookies(name: str) -> None:
    house, won, players = levels(name), 0, min(4, catalogue.find(name).seats[-1])
    for number in range(MATCHES):
        houses = [house["rookie"]] * players
        houses[number % players] = house["regular"]
        won += played(name, houses, f"regular {number}").winners() == [number % players]
        # the rest cannot change the answer any more
        if won >= SHARE * MATCHES:
            return
    assert won >= SHARE * MATCHES


@GAMES
@LEVELS
def test_the_house_has_a_mind_for_every_question(name: str, level: str) -> None:
    assert set(catalogue.kit(name).house[level]) == {
        step for step in catalogue.find(name).kinds().steps if issubclass(step, Decision)
    }


@GAMES
@LEVELS
def test_the_house_decides_from_its_own_view_alone(name: str, level: str) -> None:
    seats = []

    def watched(view: PrivateView[Any, Any], dice: Dice) -> Any:
        assert type(view) is PrivateView
        seats.append(int(view.seat))
        return levels(name)[level](view, dice)

    players = few(name)
    assert played(name, [watched] * players, "views").over
    assert set(seats) == set(range(players))


@GAMES
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    houses = [levels(name)[("regular", "rookie")[seat % 2]] for seat in range(few(name))]
    assert played(name, houses, "again").save() == played(name, houses, "again").save()


@EVERY_COUNT
def test_an_expert_answers_from_its_view_what_the_rules_accept_and_the_same_in_twin_worlds(case: Case) -> None:
    think, chance = expert(FEW_PLAYOUTS), random.Random(str(case))
    for game in positions(case, every=45, seed="expert"):
        seat, other = game.asked[0], copy(game)
        other.dice.seed = "another"
        shake_hidden(other, seat, chance)
        action = think(game.view_of(seat), Dice("expert"))
        assert think(other.view_of(seat), Dice("expert")) == action
        assert accepted(game, seat, action), f"{game.step!r}: {action!r}"


@EVERY_COUNT
def test_a_seat_whose_player_stays_away_does_not_stop_the_game(case: Case) -> None:
    house = levels(case.game)
    for away in range(case.players):
        houses = [house["absent" if seat == away else "rookie"] for seat in range(case.players)]
        assert played(case.game, houses, "away").over
