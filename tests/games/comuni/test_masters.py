"""Phase 4: who has built most in a category."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.api import Event, Seat
from engine.core.record import from_bytes, replay
from engine.games.comuni.actions import AddFloor, Found, LayWall
from engine.games.comuni.events import MasterTaken
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, MILITARY, SECOND, Arranged

RECORD = Path(__file__).parents[2] / "records" / "comuni" / "2-players-master-without-building.txt"
#: economy cards of level 1
HOUSES = ("A01", "A02")


def found_house(g: Arranged, seat: Seat = FIRST) -> list[Event]:
    """The seat founds one more economic building of height 1 and ends its turn."""
    card = next(card for card in HOUSES if all(card not in b.cards for c in g.table.comuni for b in c.buildings))
    g.deal(seat, card)
    g.to_build(seat)
    return g.events(seat, Found(card=card, category=ECONOMY))


def test_a_free_master_goes_to_the_active_player_with_a_building_of_height_two(four: Arranged):
    four.erect(FIRST, ECONOMY, 1)
    four.deal(FIRST, "A03")
    four.to_build(FIRST)
    assert MasterTaken(FIRST, ECONOMY, None) in four.events(FIRST, AddFloor(card="A03", building=1))
    assert four.table.masters == {ECONOMY: FIRST}


@pytest.mark.parametrize(
    ("mine", "others", "holder", "after"),
    [
        ([1, 1, 1], [], None, None),  # four buildings of one floor do not win a free master
        ([1, 1], [2], SECOND, SECOND),  # 1 + 1 + 1 against 3: equal points leave it where it is
        ([1, 1, 1], [2], SECOND, FIRST),  # 1 + 1 + 1 + 1 against 3: more points take it, even without a second floor
    ],
)
def test_a_free_master_needs_a_second_floor_and_one_that_serves_another_more_points_in_total(
    four: Arranged, mine: list[int], others: list[int], holder: Seat | None, after: Seat | None
):
    """Vector 18, with rulings Q3 and Q3a."""
    four.erect(FIRST, ECONOMY, *mine)
    four.erect(SECOND, ECONOMY, *others)
    four.table.masters = {} if holder is None else {ECONOMY: holder}
    heard = found_house(four)
    assert four.table.comuni[FIRST].points_in(ECONOMY) == len(mine) + 1
    assert four.table.masters.get(ECONOMY) == after
    assert (MasterTaken(FIRST, ECONOMY, holder) in heard) == (after != holder)


def test_points_of_other_categories_do_not_count(four: Arranged):
    four.erect(SECOND, ECONOMY, 2)
    four.table.masters = {ECONOMY: SECOND, CULTURE: FIRST}
    four.erect(FIRST, CULTURE, 4)
    found_house(four)
    assert four.table.masters == {ECONOMY: SECOND, CULTURE: FIRST}


def test_several_masters_can_be_taken_in_one_turn(four: Arranged):
    four.give(FIRST, craftsman=1)
    four.erect(FIRST, ECONOMY, 1)
    four.erect(FIRST, MILITARY, 1)
    four.deal(FIRST, "A03", "A07")
    four.to_build(FIRST)
    four.submit(FIRST, AddFloor(card="A03", building=1))
    heard = four.events(FIRST, AddFloor(card="A07", building=2))
    assert [event.category for event in heard if isinstance(event, MasterTaken)] == [ECONOMY, MILITARY]


def test_only_the_active_player_takes_masters(four: Arranged):
    four.erect(SECOND, ECONOMY, 2)
    four.erect(FIRST, CULTURE, 1)
    found_house(four)
    assert four.table.masters == {}
    found_house(four, SECOND)
    assert four.table.masters == {ECONOMY: SECOND}


def test_a_master_one_holds_is_not_announced_again(four: Arranged):
    four.erect(FIRST, ECONOMY, 3)
    four.table.masters = {ECONOMY: FIRST}
    assert not [event for event in found_house(four) if isinstance(event, MasterTaken)]


def test_a_turn_without_building_leaves_the_masters_where_they_are(four: Arranged):
    four.erect(SECOND, ECONOMY, 2)
    four.table.masters = {ECONOMY: SECOND}
    four.to_build(FIRST)
    assert four.table.masters == {ECONOMY: SECOND}


def outdo(game: Arranged) -> None:
    """The first has 4 points of buildings, the second holds the master with 3."""
    game.erect(FIRST, ECONOMY, 1, 1, 1, 1)
    game.erect(SECOND, ECONOMY, 2)
    game.table.masters = {ECONOMY: SECOND}


def test_a_master_changes_hands_without_building(four: Arranged):
    """Another claims a free master with 3 points; the player with 4 gets it in their next turn."""
    outdo(four)
    assert MasterTaken(FIRST, ECONOMY, SECOND) in four.to_build(FIRST)
    assert four.table.masters == {ECONOMY: FIRST}


def test_a_master_changes_hands_in_a_turn_that_only_builds_a_wall(four: Arranged):
    outdo(four)
    four.deal(FIRST, "A01")
    four.to_build(FIRST)
    assert MasterTaken(FIRST, ECONOMY, SECOND) in four.events(FIRST, LayWall(card="A01"))


def test_a_whole_game_in_which_a_claim_leaves_the_master_to_somebody_with_more_points():
    """A legal line: four buildings of one floor, another's claim with 3 points, and a turn that only collects."""
    record = from_bytes(RECORD.read_bytes())
    taken = []
    for number, (game, told) in enumerate(replay(record)):
        points = tuple(comune.points_in(ECONOMY) for comune in game.table.comuni)
        taken += [(number, points, one.event) for one in told if isinstance(one.event, MasterTaken)]
    assert [one for one in taken if one[2].category == ECONOMY][:2] == [
        (45, (4, 3), MasterTaken(SECOND, ECONOMY, None)),
        (47, (4, 3), MasterTaken(FIRST, ECONOMY, SECOND)),
    ]
    assert [move.action for move in record.moves[45:47]] == [{"do": "collect"}, {"do": "take", "resource": "army"}]
