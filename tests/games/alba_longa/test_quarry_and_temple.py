"""Phase 3 C and D: monuments, worship, and the awards of Job Well Done."""

from __future__ import annotations

from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.events import HousingImproved, MonumentsBuilt, PietyGiven, WorshipRisen
from engine.games.alba_longa.pieces import Crew, Season
from engine.games.alba_longa.quarry import Quarry
from engine.games.alba_longa.temple import Temple
from tests.games.alba_longa.board import A, B, C, kings, put


def test_each_pair_of_workers_builds_and_an_odd_one_is_wasted(three: AlbaLonga) -> None:
    for seat, workers in ((A, 5), (B, 1), (C, 2)):
        three.table.cities[seat].quarry = Crew(own=workers)
    events = put(three, Quarry())
    assert [city.monuments for city in three.table.cities] == [2, 0, 1]
    assert events == [MonumentsBuilt(A, 2, 2), MonumentsBuilt(C, 1, 1)]


def test_there_are_ten_foundations(two: AlbaLonga) -> None:
    two.table.cities[A].quarry = Crew(own=6)
    two.table.cities[A].monuments = 9
    put(two, Quarry())
    assert two.table.cities[A].monuments == 10


def test_captives_build_too(two: AlbaLonga) -> None:
    two.table.cities[A].quarry = Crew(own=1, captive=1)
    put(two, Quarry())
    assert two.table.cities[A].monuments == 1


def test_v17_most_workers_move_the_housing_disc_and_a_tie_moves_none() -> None:
    game = kings(3, job_well_done=True)
    game.table.cities[A].quarry, game.table.cities[B].quarry = Crew(own=3), Crew(own=2)
    assert HousingImproved(A, 1) in put(game, Quarry())
    assert [city.disc for city in game.table.cities] == [1, 0, 0]
    game.table.cities[B].quarry = Crew(own=3)
    put(game, Quarry())
    assert [city.disc for city in game.table.cities] == [1, 0, 0]


def test_no_workers_move_no_disc() -> None:
    game = kings(3, job_well_done=True)
    assert put(game, Quarry()) == []


def test_captives_and_odd_workers_count_for_the_majority() -> None:
    game = kings(3, job_well_done=True)
    game.table.cities[A].quarry, game.table.cities[B].quarry = Crew(own=2), Crew(own=2, captive=1)
    put(game, Quarry())
    assert [city.disc for city in game.table.cities] == [0, 1, 0]


def test_without_the_variant_no_disc_moves(three: AlbaLonga) -> None:
    three.table.cities[A].quarry = Crew(own=3)
    put(three, Quarry())
    assert three.table.cities[A].disc == 0


def test_priests_raise_the_worship_level(three: AlbaLonga) -> None:
    three.table.cities[A].worship, three.table.cities[A].temple = 4, Crew(own=3)
    three.table.cities[B].temple = Crew(own=1, captive=1)
    events = put(three, Temple())
    assert [city.worship for city in three.table.cities] == [7, 2, 0]
    assert events == [WorshipRisen(A, 3, 7), WorshipRisen(B, 2, 2)]


def test_the_track_ends_at_twelve(two: AlbaLonga) -> None:
    two.table.cities[A].worship, two.table.cities[A].temple = 11, Crew(own=4)
    put(two, Temple())
    assert two.table.cities[A].worship == 12


def test_the_highest_level_earns_the_mark_of_piety_in_the_harvest_only() -> None:
    game = kings(3, job_well_done=True)
    game.table.cities[A].worship = 3
    put(game, Temple(), season=Season.GROWING)
    assert game.table.piety is None
    assert PietyGiven(A) in put(game, Temple(), season=Season.HARVEST)
    assert game.table.piety == A


def test_a_tie_earns_no_piety_and_neither_does_nothing() -> None:
    game = kings(3, job_well_done=True)
    put(game, Temple(), season=Season.HARVEST)
    assert game.table.piety is None
    game.table.cities[A].worship = game.table.cities[C].worship = 3
    put(game, Temple(), season=Season.HARVEST)
    assert game.table.piety is None


def test_without_the_variant_there_is_no_piety(three: AlbaLonga) -> None:
    three.table.cities[A].worship = 3
    put(three, Temple(), season=Season.HARVEST)
    assert three.table.piety is None
