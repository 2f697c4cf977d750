"""House players: legal, quick, the regular better than the rookie, and games of the usual length."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.house import House, absent, levels, playout
from engine.core.seat import Seat
from engine.games.shafausa import Agreement, Shafausa
from engine.games.shafausa.actions import TakeTile
from engine.games.shafausa.judgement import outlook
from engine.games.shafausa.pieces import Mode, Power

HOUSES = levels("shafausa")
#: rounds of a whole game in the specification's simulations
REFERENCE = {Mode.FAMILY: 8, Mode.GEEK: 12, Mode.COLONIAL: 14}


def play(mode: Mode, houses: Sequence[House], seed: str, **options: Any) -> Shafausa:
    game, _ = Shafausa.start(len(houses), seed, Agreement(mode=mode, **options))
    for _ in playout(game, houses, seed):
        pass
    return game


@pytest.mark.parametrize("mode", list(Mode))
def test_a_regular_wins_at_least_six_of_ten_games_against_three_rookies_in_every_mode(mode: Mode):
    won = 0
    for number in range(60):
        houses = [HOUSES["rookie"]] * 4
        houses[number % 4] = HOUSES["regular"]
        won += play(mode, houses, f"regular {number}").winners() == [number % 4]
        # the rest cannot change the answer any more
        if won >= 0.6 * 60:
            return
    raise AssertionError(f"a regular won {won} of 60 games")


def test_in_colonial_no_place_in_the_draft_is_three_points_better_or_worse_than_the_others():
    leads: list[list[float]] = [[], [], [], []]
    for number in range(80):
        game, _ = Shafausa.start(4, f"draft {number}", Agreement(mode=Mode.COLONIAL))
        places = list(game.table.order)
        for _ in playout(game, [HOUSES["regular"]] * 4, f"draft {number}"):
            pass
        points = game.standing() or []
        for lead, seat in zip(leads, places, strict=True):
            lead.append(points[seat] - fmean(points))
    # one standard error is 0.9
    assert max(abs(fmean(lead)) for lead in leads) < 3


def test_a_regular_takes_any_tile_that_is_hardly_worse_than_the_best_one_and_no_other():
    game, _ = Shafausa.start(4, "tiles", Agreement(mode=Mode.COLONIAL))
    view = game.view_of(game.asked[0])
    taken = {HOUSES["regular"](view, Dice(f"tile {number}")) for number in range(40)}
    assert taken == {TakeTile(value=value) for value in (20, 21, 22, 23, 26)}


@pytest.mark.parametrize("mode", list(Mode))
def test_matches_among_regulars_end_within_the_reference_number_of_rounds(mode: Mode):
    rounds = [play(mode, [HOUSES["regular"]] * 4, f"length {number}").table.round for number in range(40)]
    assert sum(rounds) / len(rounds) <= REFERENCE[mode]
    assert max(rounds) <= REFERENCE[mode] + 3


@pytest.mark.parametrize("mode", list(Mode))
def test_a_table_of_absent_players_ends_with_the_agreed_limit(mode: Mode):
    game = play(mode, [absent] * 3, "nobody", round_limit=True)
    assert game.table.round == 25
    assert game.winners()


def test_the_outlook_is_that_of_the_table_looked_at_whoever_looks_and_whatever_was_seen_before():
    game, _ = Shafausa.start(3, "outlook")
    seen = []
    for number, _ in enumerate(playout(game, [HOUSES["rookie"]] * 3, "outlook")):
        if number % 40 == 0:
            seen.append(game.view_of(Seat(number % 3)))
    in_turn = [outlook(view) for view in seen]
    assert len(set(in_turn)) > 3
    assert [outlook(view) for view in reversed(seen)] == in_turn[::-1]
    anew = [Shafausa.load(game.save()).view_of(Seat(seat)) for seat in range(3)]
    assert {outlook(view) for view in anew} == {outlook(game.view_of(Seat(0)))}


def test_regulars_play_the_cards_that_pay_before_the_scoring() -> None:
    early = set()
    for number in range(10):
        game, _ = Shafausa.start(4, f"cards {number}")
        for _ in playout(game, [HOUSES["regular"]] * 4, f"cards {number}"):
            if game.table.round == 2:
                break
        early |= {realm.power for realm in game.table.realms if realm.power}
    assert early >= {Power.FORCED_LABOUR, Power.PASS_TOLL, Power.EMBASSIES, Power.HARD_BARGAIN}
