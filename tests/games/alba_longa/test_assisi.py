"""The Assisi variant: defenders, loot, captives."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Attack, Plunder, Sabotage, Send, Stock
from engine.games.alba_longa.assisi import Plundering, Stocking, UpdateAssisi
from engine.games.alba_longa.events import AssisiFortified, AssisiPlundered, AssisiStocked, AttackFailed, NothingLeft
from engine.games.alba_longa.pieces import Assisi, Job, Loot, Place, Season, Town
from engine.games.alba_longa.sabotage import Strike
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, B, C, absent, kings, put, refused, spend_heroes, told


def at_assisi(players: int = 3, **options: Any) -> AlbaLonga:
    return kings(players, assisi="with", **options)


def assisi(game: AlbaLonga) -> Assisi:
    assert game.table.assisi is not None
    return game.table.assisi


def arm(game: AlbaLonga, seat: Seat, soldiers: int) -> None:
    city = game.table.cities[seat]
    city.soldiers, city.housing = soldiers, city.housing - soldiers


def march(game: AlbaLonga, armies: dict[Seat, tuple[int, Town]]) -> None:
    """Kings have so many soldiers each, and attack a city with them."""
    for seat, (soldiers, _) in armies.items():
        arm(game, seat, soldiers)
    put(game, Soldiers())
    for seat, (_, target) in armies.items():
        game.submit(seat, Attack(city=target))


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
    assert game.table.cities[B].silver == 6
    assert game.table.cities[C].wheat == 2
    assert AssisiFortified(4) in events
    assert game.step == Stocking(A)
    game.submit(A, Stock(loot=Loot.CAPTIVE))
    assert (assisi(game).defenders, assisi(game).silver, assisi(game).wheat, assisi(game).captive) == (4, 0, 0, 1)


def test_v11_a_hero_against_assisi_is_used_and_all_come_back() -> None:
    game = at_assisi()
    arm(game, A, 1)
    spend_heroes(game, A, 1, 2, 4)
    put(game, Soldiers())
    game.submit(A, Attack(city=Town.ASSISI))
    assert game.asked == (A,)
    game.submit(A, Send(hero=3))
    game.submit(A, Plunder(loot=Loot.SILVER))
    game.submit(A, Stock(loot=Loot.WHEAT))
    assert game.hands[A].active == [0, 1, 2, 3, 4]
    assert assisi(game).defenders == 4


def test_assisi_comes_first_and_sends_no_hero() -> None:
    game = at_assisi()
    march(game, {A: (1, Town.ROMA), B: (1, Town.ASSISI)})
    game.submit(A, Send(hero=0))
    events = told(game, B, Send(hero=0))
    assert [event for event in events if isinstance(event, AttackFailed)] == [
        AttackFailed(Town.ASSISI, 1, 3),
        AttackFailed(Town.ROMA, 1, 1),
    ]


def test_a_defeated_attack_also_brings_a_defender() -> None:
    game = at_assisi()
    assisi(game).attacked = True
    assert AssisiFortified(4) in put(game, UpdateAssisi())
    assert not assisi(game).attacked


def test_there_are_never_more_than_eight_defenders() -> None:
    game = at_assisi()
    assisi(game).attacked, assisi(game).defenders = True, 8
    assert not any(isinstance(event, AssisiFortified) for event in put(game, UpdateAssisi()))
    assert assisi(game).defenders == 8


def test_without_an_attack_the_king_of_kings_adds_loot_all_the_same() -> None:
    game = at_assisi()
    put(game, Soldiers())
    assert game.step == Stocking(A)
    assert told(game, A, Stock(loot=Loot.SILVER))[-1] == AssisiStocked(A, Loot.SILVER)
    assert assisi(game).defenders == 3


def test_three_of_a_kind_and_eight_in_all() -> None:
    game = at_assisi()
    assisi(game).silver = 3
    put(game, UpdateAssisi())
    assert game.options(A) == [Stock(loot=Loot.WHEAT), Stock(loot=Loot.CAPTIVE)]
    refused(game, A, Stock(loot=Loot.SILVER), "assisi-full-of", loot=Loot.SILVER, most=3)
    assisi(game).wheat, assisi(game).captive = 3, 2
    put(game, UpdateAssisi())
    assert game.over
    assert assisi(game).items == 8


def test_captives_at_work_and_in_assisi_are_ten_together() -> None:
    game = at_assisi()
    assisi(game).captive, game.table.cities[B].quarry.captive = 1, 9
    put(game, UpdateAssisi())
    assert game.options(A) == [Stock(loot=Loot.SILVER), Stock(loot=Loot.WHEAT)]
    refused(game, A, Stock(loot=Loot.CAPTIVE), "no-captive-left", most=10)
    game.table.cities[B].quarry.captive = 8
    put(game, UpdateAssisi())
    assert Stock(loot=Loot.CAPTIVE) in game.options(A)


def test_the_only_loot_that_fits_is_added_without_asking() -> None:
    game = at_assisi()
    assisi(game).silver, assisi(game).wheat = 3, 3
    assert AssisiStocked(A, Loot.CAPTIVE) in put(game, UpdateAssisi())


def test_nothing_can_be_taken_that_is_not_there() -> None:
    game = at_assisi()
    put(game, Plundering(A))
    refused(game, A, Plunder(loot=Loot.CAPTIVE, job=Job.WORKERS), "assisi-has-none", loot=Loot.CAPTIVE)


def test_without_loot_the_rest_is_lost() -> None:
    game = at_assisi()
    assisi(game).silver = assisi(game).wheat = 0
    assert put(game, Strike(Town.ASSISI, (A,), 0, 2)) == [NothingLeft(Town.ASSISI, 2)]


def test_the_only_loot_is_taken_without_asking_and_the_rest_is_lost() -> None:
    game = at_assisi()
    assisi(game).wheat = 0
    events = put(game, Strike(Town.ASSISI, (A, B), 0, 3))
    assert events == [AssisiPlundered(A, Loot.SILVER, None), NothingLeft(Town.ASSISI, 2)]


def test_looting_removes_no_defender() -> None:
    game = at_assisi()
    put(game, Strike(Town.ASSISI, (A,), 0, 2))
    game.submit(A, Plunder(loot=Loot.WHEAT))
    assert assisi(game).defenders == 3
    assert assisi(game).items == 0


@pytest.mark.parametrize(
    ("job_well_done", "season", "farm"),
    [(False, Season.HARVEST, False), (True, Season.GROWING, False), (True, Season.HARVEST, True)],
)
def test_a_captive_farms_only_in_a_harvest_with_job_well_done(job_well_done: bool, season: Season, farm: bool) -> None:
    game = at_assisi(job_well_done=job_well_done)
    assisi(game).captive = 1
    put(game, Plundering(A), season=season)
    if farm:
        game.submit(A, Plunder(loot=Loot.CAPTIVE, job=Job.FARMERS))
        assert game.table.cities[A].granary.captive == 1
    else:
        refused(
            game,
            A,
            Plunder(loot=Loot.CAPTIVE, job=Job.FARMERS),
            "captive-cannot",
            job=Job.FARMERS,
            jobs=(Job.MERCHANTS, Job.WORKERS, Job.PRIESTS),
        )


@pytest.mark.parametrize(
    ("job", "place"), [(Job.MERCHANTS, "market"), (Job.WORKERS, "quarry"), (Job.PRIESTS, "temple")]
)
def test_a_captive_works_at_once(job: Job, place: str) -> None:
    game = at_assisi()
    assisi(game).captive = 1
    put(game, Plundering(A))
    game.submit(A, Plunder(loot=Loot.CAPTIVE, job=job))
    assert getattr(game.table.cities[A], place).captive == 1
    assert assisi(game).captive == 0


def test_a_captive_never_fights_and_needs_a_job() -> None:
    game = at_assisi()
    assisi(game).captive = 1
    put(game, Plundering(A))
    refused(game, A, Plunder(loot=Loot.CAPTIVE, job=Job.SOLDIERS), "captive-cannot", job=Job.SOLDIERS)
    refused(game, A, Plunder(loot=Loot.CAPTIVE), "captive-needs-job", jobs=(Job.MERCHANTS, Job.WORKERS, Job.PRIESTS))
    refused(game, A, Plunder(loot=Loot.SILVER, job=Job.WORKERS), "no-job-for-goods")


def test_absent_kings_take_silver_then_wheat_then_a_captive_and_add_silver() -> None:
    game = at_assisi()
    found = []
    for silver, wheat, captive in ((1, 1, 1), (0, 1, 1), (0, 0, 1)):
        assisi(game).silver, assisi(game).wheat, assisi(game).captive = silver, wheat, captive
        put(game, Plundering(A))
        view = game.view_of(A)
        assert view.step
        found.append(view.step.absent(view))
    assert found == [
        Plunder(loot=Loot.SILVER),
        Plunder(loot=Loot.WHEAT),
        Plunder(loot=Loot.CAPTIVE, job=Job.WORKERS),
    ]
    put(game, Stocking(A))
    assert absent(game, A) == Stock(loot=Loot.SILVER)


def test_assisi_and_spoils_of_war_are_independent() -> None:
    game = at_assisi(spoils_of_war=True)
    game.table.cities[A].monuments = 9
    assisi(game).captive = 1
    put(game, Plundering(A))
    game.submit(A, Plunder(loot=Loot.CAPTIVE, job=Job.WORKERS))
    assert game.table.cities[A].quarry.captive == 1
    city = game.table.cities[B]
    city.quarry.own, city.housing = 2, 6
    city.market.own, city.housing = 1, 5
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    game.submit(A, Sabotage(place=Place.QUARRY))
    assert game.table.cities[A].quarry.captive == 1
