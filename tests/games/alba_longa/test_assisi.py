"""The Assisi variant: defenders, loot, captives."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from engine.core.api import Seat, Step
from engine.games.alba_longa import AlbaLonga, sabotage
from engine.games.alba_longa.actions import Attack, Plunder, Sabotage, Send, Stock
from engine.games.alba_longa.assisi import Plundering, Stocking, UpdateAssisi
from engine.games.alba_longa.events import AssisiFortified, AssisiPlundered, AssisiStocked, AttackFailed, NothingLeft
from engine.games.alba_longa.pieces import Assisi, Crew, Job, Loot, Place, Season, Town
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, B, C, absent, at, city, put, refused, spend_heroes, told

CAPTIVE_JOBS = (Job.MERCHANTS, Job.WORKERS, Job.PRIESTS)


def at_assisi(*steps: Step, known: Mapping[str, Any] = MappingProxyType({}), **loot: int) -> AlbaLonga:
    """Three Kings before an Assisi which has this, of whom something is known, and before these steps."""
    return at(*steps, players=3, assisi="with", loot=loot, **known)


def assisi(game: AlbaLonga) -> Assisi:
    assert game.table.assisi is not None
    return game.table.assisi


def march(game: AlbaLonga, armies: dict[Seat, tuple[int, Town]]) -> None:
    """Kings have this many soldiers each, and attack a city with them."""
    for seat, (soldiers, _) in armies.items():
        city(game, seat, soldiers=soldiers, housing=8 - soldiers)
    put(game, Soldiers())
    for seat, (_, target) in armies.items():
        game.submit(seat, Attack(city=target))


def captive(job: Job | None) -> Plunder:
    return Plunder(loot=Loot.CAPTIVE, job=job)


def test_v12_assisi_is_plundered_in_turn_and_updated() -> None:
    game = at_assisi()
    march(game, {B: (3, Town.ASSISI), C: (2, Town.ASSISI)})
    assert game.asked == (B, C)
    game.submit(B, Send(hero=2))
    game.submit(C, Send(hero=0))
    assert game.step == Plundering(B)
    events = told(game, B, Plunder(loot=Loot.SILVER))
    # only the wheat is left, so Veii takes it without being asked
    assert AssisiPlundered(C, Loot.WHEAT, None) in events
    assert (game.table.cities[B].silver, game.table.cities[C].wheat) == (6, 2)
    assert AssisiFortified(4) in events
    assert game.step == Stocking(A)
    game.submit(A, Stock(loot=Loot.CAPTIVE))
    assert (assisi(game).defenders, assisi(game).silver, assisi(game).wheat, assisi(game).captive) == (4, 0, 0, 1)


def test_v11_a_hero_against_assisi_is_used_and_all_come_back() -> None:
    game = at_assisi()
    spend_heroes(game, A, 1, 2, 4)
    march(game, {A: (1, Town.ASSISI)})
    assert game.asked == (A,)
    for action in (Send(hero=3), Plunder(loot=Loot.SILVER), Stock(loot=Loot.WHEAT)):
        game.submit(A, action)
    assert game.hands[A].active == [0, 1, 2, 3, 4]
    assert assisi(game).defenders == 4


def test_assisi_comes_first_and_sends_no_hero() -> None:
    game = at_assisi()
    march(game, {A: (1, Town.ROMA), B: (1, Town.ASSISI)})
    game.submit(A, Send(hero=0))
    failed = [event for event in told(game, B, Send(hero=0)) if isinstance(event, AttackFailed)]
    assert failed == [AttackFailed(Town.ASSISI, 1, 3), AttackFailed(Town.ROMA, 1, 1)]


def test_a_defeated_attack_also_brings_a_defender() -> None:
    game = at_assisi(attacked=True)
    assert AssisiFortified(4) in put(game, UpdateAssisi())
    assert not assisi(game).attacked


def test_there_are_never_more_than_eight_defenders() -> None:
    game = at_assisi(attacked=True, defenders=8)
    assert not any(isinstance(event, AssisiFortified) for event in put(game, UpdateAssisi()))
    assert assisi(game).defenders == 8


def test_without_an_attack_the_king_of_kings_adds_loot_all_the_same() -> None:
    game = at_assisi(Soldiers())
    assert game.step == Stocking(A)
    assert told(game, A, Stock(loot=Loot.SILVER))[-1] == AssisiStocked(A, Loot.SILVER)
    assert assisi(game).defenders == 3


def test_three_of_a_kind_and_eight_in_all() -> None:
    game = at_assisi(UpdateAssisi(), silver=3)
    assert game.options(A) == [Stock(loot=Loot.WHEAT), Stock(loot=Loot.CAPTIVE)]
    refused(game, A, Stock(loot=Loot.SILVER), "assisi-full-of", loot=Loot.SILVER, most=3)
    assisi(game).wheat, assisi(game).captive = 3, 2
    put(game, UpdateAssisi())
    assert game.over
    assert assisi(game).items == 8


def test_captives_at_work_and_in_assisi_are_ten_together() -> None:
    game = at_assisi(UpdateAssisi(), captive=1, known={"quarry": [0, Crew(captive=9)]})
    assert game.options(A) == [Stock(loot=Loot.SILVER), Stock(loot=Loot.WHEAT)]
    refused(game, A, Stock(loot=Loot.CAPTIVE), "no-captive-left", most=10)
    city(game, B, quarry=Crew(captive=8))
    put(game, UpdateAssisi())
    assert Stock(loot=Loot.CAPTIVE) in game.options(A)


def test_the_only_loot_that_fits_is_added_without_asking() -> None:
    assert AssisiStocked(A, Loot.CAPTIVE) in put(at_assisi(silver=3, wheat=3), UpdateAssisi())


def test_nothing_can_be_taken_that_is_not_there() -> None:
    game = at_assisi(Plundering(A))
    refused(game, A, captive(Job.WORKERS), "assisi-has-none", loot=Loot.CAPTIVE)


def test_without_loot_the_rest_is_lost() -> None:
    strike = sabotage.Strike(Town.ASSISI, (A,), 0, 2)
    assert put(at_assisi(silver=0, wheat=0), strike) == [NothingLeft(Town.ASSISI, 2)]


def test_the_only_loot_is_taken_without_asking_and_the_rest_is_lost() -> None:
    events = put(at_assisi(wheat=0), sabotage.Strike(Town.ASSISI, (A, B), 0, 3))
    assert events == [AssisiPlundered(A, Loot.SILVER, None), NothingLeft(Town.ASSISI, 2)]


def test_looting_removes_no_defender() -> None:
    game = at_assisi(sabotage.Strike(Town.ASSISI, (A,), 0, 2))
    game.submit(A, Plunder(loot=Loot.WHEAT))
    assert (assisi(game).defenders, assisi(game).items) == (3, 0)


@pytest.mark.parametrize(
    ("job_well_done", "season", "farm"),
    [(False, Season.HARVEST, False), (True, Season.GROWING, False), (True, Season.HARVEST, True)],
)
def test_a_captive_farms_only_in_a_harvest_with_job_well_done(job_well_done: bool, season: Season, farm: bool) -> None:
    game = at_assisi(Plundering(A), captive=1, known={"job_well_done": job_well_done, "season": season})
    if farm:
        game.submit(A, captive(Job.FARMERS))
        assert game.table.cities[A].granary.captive == 1
    else:
        refused(game, A, captive(Job.FARMERS), "captive-cannot", job=Job.FARMERS, jobs=CAPTIVE_JOBS)


@pytest.mark.parametrize("job", CAPTIVE_JOBS)
def test_a_captive_works_at_once(job: Job) -> None:
    game = at_assisi(Plundering(A), captive=1)
    game.submit(A, captive(job))
    assert {job: crew.captive for job, crew in game.table.cities[A].crews.items() if crew.captive} == {job: 1}
    assert assisi(game).captive == 0


def test_a_captive_never_fights_and_needs_a_job() -> None:
    game = at_assisi(Plundering(A), captive=1)
    refused(game, A, captive(Job.SOLDIERS), "captive-cannot", job=Job.SOLDIERS)
    refused(game, A, captive(None), "captive-needs-job", jobs=CAPTIVE_JOBS)
    refused(game, A, Plunder(loot=Loot.SILVER, job=Job.WORKERS), "no-job-for-goods")


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
    game = at_assisi(Plundering(A), **loot)
    assert absent(game, A) == taken
    put(game, Stocking(A))
    assert absent(game, A) == Stock(loot=Loot.SILVER)


def test_assisi_and_spoils_of_war_are_independent() -> None:
    game = at_assisi(Plundering(A), captive=1, known={"spoils_of_war": True, "monuments": [9]})
    mine = game.table.cities[A]
    game.submit(A, captive(Job.WORKERS))
    assert mine.quarry.captive == 1
    city(game, B, quarry=2, market=1, housing=5)
    put(game, sabotage.Strike(Town.ROMA, (A,), 0, 1))
    game.submit(A, Sabotage(place=Place.QUARRY))
    assert mine.quarry.captive == 1
