"""House players: they see their view, they finish, the regular is the better one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.api import Action, Dice, seed_of
from engine.core.house import levels, playout
from engine.games.alba_longa import AlbaLonga, Options, farm, judgement, sabotage
from engine.games.alba_longa.actions import IMPROVE, Attack, Sabotage, Send
from engine.games.alba_longa.pieces import Ending, Place, Season, Town
from engine.games.alba_longa.soldiers import Heroes, Targets
from tests.games.alba_longa.board import A, B, C, city, kings, put

LEVELS = levels("alba_longa")


def match(lineup: list[str], seed: str, **options: Any) -> AlbaLonga:
    game, _ = AlbaLonga.start(len(lineup), seed_of(seed), Options(**options))
    for _ in playout(game, [LEVELS[level] for level in lineup], seed):
        pass
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_regulars_meet_the_challenge_before_the_deck_is_used_up(players: int) -> None:
    endings = Counter(match(["regular"] * players, f"regulars {number}").table.ending for number in range(12))
    assert endings[Ending.CHALLENGE] + endings[Ending.SHARED] >= 9


def test_absent_kings_are_forgotten_in_the_first_year() -> None:
    game = match(["absent"] * 3, "nobody home")
    assert (game.table.ending, game.table.year) == (Ending.NOBODY, 1)


def choice(game: AlbaLonga) -> Action:
    """What a regular does when the first King is asked."""
    game._frozen = None
    return LEVELS["regular"](game.view_of(A), Dice("thought"))


def test_a_regular_knows_that_captured_farmers_work_for_it_with_job_well_done() -> None:
    game = kings(3, spoils_of_war=True, job_well_done=True)
    game.table.cities[B].quarry.own, game.table.cities[B].granary.own = 2, 1
    put(game, sabotage.Sabotaging(A, Town.ROMA), season=Season.HARVEST)
    assert choice(game) == Sabotage(place=Place.FARM)


def test_a_regular_hopes_for_no_captive_when_all_are_in_use() -> None:
    game = kings(3, spoils_of_war=True, job_well_done=True)
    game.table.cities[B].quarry.own, game.table.cities[B].fields.own = 2, 1
    game.table.cities[C].temple.captive = 10
    put(game, sabotage.Sabotaging(A, Town.ROMA), season=Season.HARVEST)
    assert choice(game) == Sabotage(place=Place.QUARRY)
    game.table.cities[C].temple.captive = 0
    assert choice(game) == Sabotage(place=Place.FARM)


def test_a_regular_sees_that_the_last_foundation_needs_two_of_four_workers(three: AlbaLonga) -> None:
    roma = three.table.cities[B]
    roma.monuments, roma.quarry.own, roma.market.own = 9, 4, 1
    put(three, sabotage.Sabotaging(A, Town.ROMA))
    assert choice(three) == Sabotage(place=Place.MARKET)


def test_a_regular_improves_for_the_blessing_that_the_mark_of_piety_makes_cheaper() -> None:
    game = kings(2, job_well_done=True)
    game.table.cities[A].worship, game.table.prayers, game.table.piety = 5, 4, A
    put(game, farm.Improving((A,), 4), season=Season.HARVEST)
    assert choice(game) == IMPROVE


@pytest.mark.parametrize(
    ("loot", "target"),
    [({"captive": 2}, Town.ASSISI), ({"silver": 0, "wheat": 0}, Town.ROMA), ({"defenders": 8}, Town.ROMA)],
)
def test_a_regular_marches_where_something_is_to_be_won(two: AlbaLonga, loot: dict[str, int], target: Town) -> None:
    city(two, A, soldiers=2)
    city(two, B, quarry=2, monuments=2)
    for name, value in loot.items():
        setattr(two.table.assisi, name, value)
    put(two, Targets())
    assert choice(two) == Attack(city=target)


@pytest.mark.parametrize(("soldiers", "hero"), [(4, 0), (2, 2), (1, 3)])
def test_a_regular_sends_the_hero_who_just_suffices_against_assisi(two: AlbaLonga, soldiers: int, hero: int) -> None:
    city(two, A, soldiers=soldiers)
    assert two.table.assisi
    two.table.assisi.silver = 0
    two.table.targets = [Town.ASSISI, None]
    put(two, Heroes())
    assert choice(two) == Send(hero=hero)


def test_a_regular_wants_no_more_people_than_the_gods(two: AlbaLonga) -> None:
    few = judgement.prosperity(two.view_of(A), 8 + 6) - judgement.prosperity(two.view_of(A), 8 + 3)
    city(two, A, peasants=16)
    many = judgement.prosperity(two.view_of(A), 16 + 6) - judgement.prosperity(two.view_of(A), 16 + 3)
    assert few > many > 0
