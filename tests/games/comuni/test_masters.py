"""Phase 4: who has built most in a category."""

from __future__ import annotations

from engine.games.comuni import Comuni
from engine.games.comuni.actions import COLLECT, TAKE, Bid
from engine.games.comuni.events import MasterTaken
from tests.games.comuni.positions import (
    ARMY,
    CULTURE,
    ECONOMY,
    FIRST,
    MILITARY,
    RELIGION,
    SECOND,
    erect,
    events,
)

BID = Bid(column=1)


def test_a_free_master_goes_to_the_active_player_with_a_building_of_height_two(four: Comuni):
    erect(four, FIRST, ECONOMY, 2)
    assert MasterTaken(FIRST, ECONOMY, None) in events(four, FIRST, BID)
    assert four.table.masters == {ECONOMY: FIRST}


def test_four_buildings_of_height_one_do_not_win_a_free_master(four: Comuni):
    """Vector 18, last part."""
    for _ in range(4):
        erect(four, FIRST, ECONOMY, 1)
    four.submit(FIRST, BID)
    assert four.table.masters == {}


def test_equal_points_leave_the_master_with_its_holder(four: Comuni):
    """Vector 18, first part: 3 points against 1 + 1 + 1."""
    erect(four, SECOND, ECONOMY, 2)
    four.table.masters = {ECONOMY: SECOND}
    for _ in range(3):
        erect(four, FIRST, ECONOMY, 1)
    four.submit(FIRST, BID)
    assert four.table.masters == {ECONOMY: SECOND}


def test_more_points_in_total_take_the_master_even_without_a_second_floor(four: Comuni):
    """Vector 18, second part, with rulings Q3 and Q3a: 3 points against 1 + 1 + 1 + 1."""
    erect(four, SECOND, ECONOMY, 2)
    four.table.masters = {ECONOMY: SECOND}
    for _ in range(4):
        erect(four, FIRST, ECONOMY, 1)
    assert MasterTaken(FIRST, ECONOMY, SECOND) in events(four, FIRST, BID)
    assert four.table.masters == {ECONOMY: FIRST}


def test_points_of_other_categories_do_not_count(four: Comuni):
    erect(four, SECOND, ECONOMY, 2)
    four.table.masters = {ECONOMY: SECOND}
    erect(four, FIRST, ECONOMY, 1)
    erect(four, FIRST, CULTURE, 4)
    four.submit(FIRST, BID)
    assert four.table.masters == {ECONOMY: SECOND, CULTURE: FIRST}


def test_several_masters_can_be_taken_in_one_turn(four: Comuni):
    for category in (ECONOMY, MILITARY, CULTURE, RELIGION):
        erect(four, FIRST, category, 2)
    heard = events(four, FIRST, BID)
    assert [event.category for event in heard if isinstance(event, MasterTaken)] == [
        ECONOMY,
        MILITARY,
        CULTURE,
        RELIGION,
    ]


def test_only_the_active_player_takes_masters(four: Comuni):
    erect(four, SECOND, ECONOMY, 2)
    four.submit(FIRST, BID)
    assert four.table.masters == {}
    four.submit(SECOND, COLLECT)
    four.submit(SECOND, TAKE[ARMY])
    assert four.table.masters == {ECONOMY: SECOND}


def test_a_master_one_holds_is_not_announced_again(four: Comuni):
    erect(four, FIRST, ECONOMY, 3)
    four.table.masters = {ECONOMY: FIRST}
    assert not [event for event in events(four, FIRST, BID) if isinstance(event, MasterTaken)]
