"""The Assisi variant: defenders, loot, captives."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from engine.core.api import Seat, Step
from engine.games.alba_longa import sabotage
from engine.games.alba_longa.actions import ATTACK, SABOTAGE, SEND, Plunder, Stock
from engine.games.alba_longa.assisi import Plundering, Stocking, UpdateAssisi
from engine.games.alba_longa.events import AssisiFortified, AssisiPlundered, AssisiStocked, AttackFailed, NothingLeft
from engine.games.alba_longa.pieces import Assisi, Crew, Job, Loot, Place, Season, Town
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, Arranged, B, C, at

CAPTIVE_JOBS = (Job.MERCHANTS, Job.WORKERS, Job.PRIESTS)
SILVER, WHEAT, CAPTIVE = Stock(loot=Loot.SILVER), Stock(loot=Loot.WHEAT), Stock(loot=Loot.CAPTIVE)


def at_assisi(*steps: Step, known: Mapping[str, Any] = MappingProxyType({}), **loot: int) -> Arranged:
    """Three Kings before an Assisi which has this, of whom something is known, and before these steps."""
    return at(*steps, players=3, assisi="with", loot=loot, **known)


def assisi(game: Arranged) -> Assisi:
    assert game.table.assisi is not None
    return game.table.assisi


def strike(sabotages: int, *attackers: Seat, town: Town = Town.ASSISI) -> sabotage.Strike:
    """The first King, or these, were so successful."""
    return sabotage.Strike(town, attackers or (A,), 0, sabotages)


def march(game: Arranged, armies: dict[Seat, tuple[int, Town]]) -> Arranged:
    """Kings have this many soldiers each, and attack a city with them."""
    for seat, (soldiers, _) in armies.items():
        game.city(seat, soldiers=soldiers, housing=8 - soldiers)
    game.put(Soldiers())
    for seat, (_, target) in armies.items():
        game.submit(seat, ATTACK[target])
    return game


def captive(job: Job | None) -> Plunder:
    return Plunder(loot=Loot.CAPTIVE, job=job)


def test_v12_assisi_is_plundered_in_turn_and_updated() -> None:
    game = march(at_assisi(), {B: (3, Town.ASSISI), C: (2, Town.ASSISI)})
    assert game.asked == (B, C)
    assert game.play(B, SEND[2]).play(C, SEND[0]).step == Plundering(B)
    # only the wheat is left, so Veii takes it without being asked
    heard = game.heard(B, Plunder(loot=Loot.SILVER))
    assert {AssisiPlundered(C, Loot.WHEAT, None), AssisiFortified(4)} <= set(heard)
    assert (game.of(B, "silver"), game.of(C, "wheat"), game.step) == (6, 2, Stocking(A))
    there = assisi(game.play(A, CAPTIVE))
    assert (there.defenders, there.silver, there.wheat, there.captive) == (4, 0, 0, 1)


def test_v11_a_hero_against_assisi_is_used_and_all_come_back() -> None:
    game = march(at_assisi().resting(A, 1, 2, 4), {A: (1, Town.ASSISI)})
    assert game.asked == (A,)
    game.play(A, SEND[3], Plunder(loot=Loot.SILVER), WHEAT)
    assert (game.hands[A].active, assisi(game).defenders) == ([0, 1, 2, 3, 4], 4)


def test_assisi_comes_first_and_sends_no_hero() -> None:
    game = march(at_assisi(), {A: (1, Town.ROMA), B: (1, Town.ASSISI)}).play(A, SEND[0])
    failed = [event for event in game.heard(B, SEND[0]) if isinstance(event, AttackFailed)]
    assert failed == [AttackFailed(Town.ASSISI, 1, 3), AttackFailed(Town.ROMA, 1, 1)]


def test_a_defeated_attack_also_brings_a_defender() -> None:
    game = at_assisi(attacked=True)
    assert AssisiFortified(4) in game.put(UpdateAssisi())
    assert not assisi(game).attacked


def test_there_are_never_more_than_eight_defenders() -> None:
    game = at_assisi(attacked=True, defenders=8)
    assert not any(isinstance(event, AssisiFortified) for event in game.put(UpdateAssisi()))
    assert assisi(game).defenders == 8


def test_without_an_attack_the_king_of_kings_adds_loot_all_the_same() -> None:
    game = at_assisi(Soldiers())
    assert game.step == Stocking(A)
    assert game.heard(A, SILVER)[-1] == AssisiStocked(A, Loot.SILVER)
    assert assisi(game).defenders == 3


def test_three_of_a_kind_and_eight_in_all() -> None:
    game = at_assisi(UpdateAssisi(), silver=3)
    assert game.options(A) == [WHEAT, CAPTIVE]
    game.refuses(A, SILVER, "assisi-full-of", loot=Loot.SILVER, most=3)
    full = at_assisi(UpdateAssisi(), silver=3, wheat=3, captive=2)
    assert (full.over, assisi(full).items) == (True, 8)


def test_captives_at_work_and_in_assisi_are_ten_together() -> None:
    game = at_assisi(UpdateAssisi(), captive=1, known={"quarry": [0, Crew(captive=9)]})
    assert game.options(A) == [SILVER, WHEAT]
    game.refuses(A, CAPTIVE, "no-captive-left", most=10)
    assert CAPTIVE in game.having(quarry=[0, Crew(captive=8)]).before(UpdateAssisi()).options(A)


def test_the_only_loot_that_fits_is_added_without_asking() -> None:
    assert AssisiStocked(A, Loot.CAPTIVE) in at_assisi(silver=3, wheat=3).put(UpdateAssisi())


def test_nothing_can_be_taken_that_is_not_there() -> None:
    at_assisi(Plundering(A)).refuses(A, captive(Job.WORKERS), "assisi-has-none", loot=Loot.CAPTIVE)


def test_without_loot_the_rest_is_lost() -> None:
    assert at_assisi(silver=0, wheat=0).put(strike(2)) == [NothingLeft(Town.ASSISI, 2)]


def test_the_only_loot_is_taken_without_asking_and_the_rest_is_lost() -> None:
    heard = at_assisi(wheat=0).put(strike(3, A, B))
    assert heard == [AssisiPlundered(A, Loot.SILVER, None), NothingLeft(Town.ASSISI, 2)]


def test_looting_removes_no_defender() -> None:
    left = assisi(at_assisi(strike(2)).play(A, Plunder(loot=Loot.WHEAT)))
    assert (left.defenders, left.items) == (3, 0)


@pytest.mark.parametrize(
    ("job_well_done", "season", "farm"),
    [(False, Season.HARVEST, False), (True, Season.GROWING, False), (True, Season.HARVEST, True)],
)
def test_a_captive_farms_only_in_a_harvest_with_job_well_done(job_well_done: bool, season: Season, farm: bool) -> None:
    game = at_assisi(Plundering(A), captive=1, known={"job_well_done": job_well_done, "season": season})
    if farm:
        assert game.play(A, captive(Job.FARMERS)).of(A, "granary.captive") == 1
    else:
        game.refuses(A, captive(Job.FARMERS), "captive-cannot", job=Job.FARMERS, jobs=CAPTIVE_JOBS)


@pytest.mark.parametrize("job", CAPTIVE_JOBS)
def test_a_captive_works_at_once(job: Job) -> None:
    game = at_assisi(Plundering(A), captive=1).play(A, captive(job))
    assert {job: crew.captive for job, crew in game.of(A, "crews").items() if crew.captive} == {job: 1}
    assert assisi(game).captive == 0


def test_a_captive_never_fights_and_needs_a_job() -> None:
    game = at_assisi(Plundering(A), captive=1)
    game.refuses(A, captive(Job.SOLDIERS), "captive-cannot", job=Job.SOLDIERS)
    game.refuses(A, captive(None), "captive-needs-job", jobs=CAPTIVE_JOBS)
    game.refuses(A, Plunder(loot=Loot.SILVER, job=Job.WORKERS), "no-job-for-goods")


@pytest.mark.parametrize(
    ("loot", "taken"),
    [
        ({"silver": 1, "wheat": 1, "captive": 1}, Plunder(loot=Loot.SILVER)),
        ({"silver": 0, "wheat": 1, "captive": 1}, Plunder(loot=Loot.WHEAT)),
        ({"silver": 0, "wheat": 0, "captive": 1}, captive(Job.WORKERS)),
    ],
)
def test_absent_kings_take_silver_then_wheat_then_a_captive_and_add_silver(
    loot: dict[str, int], taken: Plunder
) -> None:
    assert at_assisi(Plundering(A), **loot).absent(A) == taken
    assert at_assisi(Stocking(A), **loot).absent(A) == SILVER


def test_assisi_and_spoils_of_war_are_independent() -> None:
    game = at_assisi(Plundering(A), captive=1, known={"spoils_of_war": True, "monuments": [9]})
    assert game.play(A, captive(Job.WORKERS)).of(A, "quarry.captive") == 1
    game.city(B, quarry=2, market=1, housing=5)
    assert game.before(strike(1, town=Town.ROMA)).play(A, SABOTAGE[Place.QUARRY]).of(A, "quarry.captive") == 1
