"""House players: legal, quick, and the regular better than the rookie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.house import House, absent, levels, playout
from engine.core.step import Decision
from engine.core.view import PrivateView
from engine.games.comuni import Comuni
from engine.games.comuni.regular import REGULAR
from engine.games.comuni.rookie import ROOKIE

HOUSES = levels("comuni")
GAMES = 400


def play(players: int, houses: Sequence[House], seed: str) -> Comuni:
    game, _ = Comuni.start(players, seed)
    for _ in playout(game, houses, seed):
        pass
    return game


def test_a_regular_wins_at_least_six_of_ten_games_against_three_rookies():
    won = 0
    for number in range(GAMES):
        houses = [HOUSES["rookie"]] * 4
        houses[number % 4] = HOUSES["regular"]
        won += play(4, houses, f"regular {number}").winners() == [number % 4]
    assert won >= 0.6 * GAMES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_games_of_the_house_end_with_all_pieces_in_place(level: str, players: int):
    for number in range(5):
        game, _ = Comuni.start(players, f"{level} {number}")
        census = game.census()
        for _ in playout(game, [HOUSES[level]] * players, f"{level} {number}"):
            assert game.census() == census
        assert game.over
        assert len(game.table.sheets) == players


@pytest.mark.parametrize("mind", [ROOKIE, REGULAR], ids=["rookie", "regular"])
def test_the_house_has_a_mind_for_every_question(mind: dict[type[Decision], Any]):
    questions = {step for step in Comuni.kinds().steps if issubclass(step, Decision)}
    assert set(mind) == questions


@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_the_house_decides_from_its_own_view_alone(level: str):
    views = []

    def watched(view: PrivateView[Any, Any], dice: Any) -> Any:
        views.append(view)
        return HOUSES[level](view, dice)

    play(3, [watched] * 3, "views")
    assert all(type(view) is PrivateView for view in views)
    assert {int(view.seat) for view in views} == {0, 1, 2}


def test_the_same_seed_plays_the_same_game():
    houses = [HOUSES["regular"], HOUSES["rookie"], HOUSES["regular"]]
    assert play(3, houses, "again").save() == play(3, houses, "again").save()


def test_a_seat_whose_player_stays_away_does_not_stop_the_game():
    game = play(3, [HOUSES["rookie"], absent, HOUSES["rookie"]], "away")
    assert game.over
