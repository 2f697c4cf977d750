"""Phase 2: peasants on the free spaces of the housing track."""

from __future__ import annotations

import pytest

from engine.core.action import Offer
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Settle
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.components import printed
from engine.games.alba_longa.events import FreeSettled
from engine.games.alba_longa.housing import FreeHousing, FreePeasants
from engine.games.alba_longa.pieces import City, Job, Jobs, Season, Town
from tests.games.alba_longa.board import A, B, C, kings, put, refused, told


def housed(*peasants: int, season: Season = Season.GROWING) -> AlbaLonga:
    game = kings(len(peasants))
    for city, count in zip(game.table.cities, peasants, strict=True):
        city.peasants = city.housing = count
    put(game, FreeHousing(), season=season)
    return game


@pytest.mark.parametrize(
    ("peasants", "disc", "free"),
    [(8, 0, 0), (11, 0, 0), (12, 0, 1), (16, 0, 2), (20, 0, 3), (25, 0, 3), (10, 2, 1), (12, 4, 2), (12, 12, 2)],
)
def test_v7_free_peasants_live_on_12_16_and_20_after_the_disc(peasants: int, disc: int, free: int) -> None:
    city = City(Town.ROMA, peasants=peasants, housing=peasants, silver=5, population=8, disc=disc)
    assert free_peasants(city, printed()) == free


def test_all_who_have_some_are_asked_at_once() -> None:
    assert housed(12, 8, 16).asked == (A, C)


def test_nobody_is_asked_when_nobody_has_any() -> None:
    assert housed(8, 8, 11).asked == ()


def test_free_peasants_go_to_work_without_die_or_silver() -> None:
    game = housed(12, 8, 20)
    game.submit(A, Settle(first=Job.SOLDIERS))
    events = told(game, C, Settle(first=Job.MERCHANTS, second=Job.WORKERS, third=Job.WORKERS))
    a, c = game.table.cities[A], game.table.cities[C]
    assert (a.housing, a.soldiers, a.silver) == (11, 1, 5)
    assert (c.housing, c.market.own, c.quarry.own) == (17, 1, 2)
    assert events == [
        FreeSettled(A, Jobs((Job.SOLDIERS,))),
        FreeSettled(C, Jobs((Job.MERCHANTS, Job.WORKERS, Job.WORKERS))),
    ]


def test_they_may_stay_at_home() -> None:
    game = housed(12, 8)
    assert told(game, A, Settle()) == []
    assert game.table.cities[A].housing == 12


def test_farmers_only_in_the_harvest_season() -> None:
    game = housed(12, 8)
    with refused(game, "farmers-in-harvest"):
        game.submit(A, Settle(first=Job.FARMERS))
    harvest = housed(12, 8, season=Season.HARVEST)
    harvest.submit(A, Settle(first=Job.FARMERS))
    assert harvest.table.cities[A].fields.own == 1


def test_no_more_than_live_there() -> None:
    game = housed(16, 8)
    with refused(game, "few-free-peasants", free=2):
        game.submit(A, Settle(first=Job.SOLDIERS, second=Job.PRIESTS, third=Job.PRIESTS))


def test_a_king_without_free_peasants_is_told_so() -> None:
    game = housed(16, 8)
    with refused(game, "no-free-peasants"):
        game.submit(B, Settle(first=Job.SOLDIERS))


def test_each_free_peasant_is_offered_every_job_of_the_season() -> None:
    [offer] = housed(16, 8).options(A)
    assert isinstance(offer, Offer)
    assert offer.first() == Settle()
    assert len(list(offer.members())) == 5 * 5
    assert not offer.holds(Settle(first=Job.FARMERS))
    assert not offer.holds(Settle(third=Job.WORKERS))
    [offer] = housed(12, 8, season=Season.HARVEST).options(A)
    assert isinstance(offer, Offer)
    assert len(list(offer.members())) == 6


def test_shortcuts_send_all_to_the_same_work_or_none() -> None:
    view = housed(16, 8, season=Season.HARVEST).view_of(A)
    assert isinstance(view.step, FreePeasants)
    assert view.step.shortcuts(view) == [*(Settle(first=job, second=job) for job in Job), Settle()]
    growing = housed(16, 8).view_of(A)
    farmers = Settle(first=Job.FARMERS, second=Job.FARMERS)
    assert farmers not in view.step.shortcuts(growing)


def test_the_absent_king_leaves_them_at_home() -> None:
    game = housed(12, 8)
    view = game.view_of(A)
    assert view.step
    assert view.step.absent(view) == Settle()
