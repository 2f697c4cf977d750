"""Phase 4: who has built most in a category."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.api import Event, Seat
from engine.core.record import from_bytes, replay
from engine.games.comuni.actions import AddFloor, Bid, Found, LayWall
from engine.games.comuni.events import MasterTaken
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, MILITARY, SECOND, Arranged

RECORD = Path(__file__).parents[2] / "records" / "comuni" / "2-players-master-without-building.txt"
#: economy cards of level 1
HOUSES = ("A01", "A02")


def found_house(g: Arranged, seat: Seat = FIRST) -> list[Event]:
    """The seat founds one more economic building of height 1 and ends its turn."""
    card = next(card for card in HOUSES if all(card not in b.cards for c in g.table.comuni for b in c.buildings))
    return g.to_build(seat, card).heard(seat, Found(card=card, category=ECONOMY))


def test_a_free_master_goes_to_the_active_player_with_a_building_of_height_two(four: Arranged):
    four.erect(FIRST, ECONOMY, 1).to_build(FIRST, "A03")
    assert MasterTaken(FIRST, ECONOMY, None) in four.heard(FIRST, AddFloor(card="A03", building=1))
    assert four.table.masters == {ECONOMY: FIRST}


#: the economic buildings of the first and of the second, whom the Treasurer serves, and whom afterwards; vector 18
SERVED: dict[str, tuple[list[int], list[int], Seat | None, Seat | None]] = {
    "four buildings of one floor do not win a free master (ruling Q3)": ([1, 1, 1], [], None, None),
    "equal points leave it where it is, 1 + 1 + 1 against 3 (ruling Q3a)": ([1, 1], [2], SECOND, SECOND),
    "more points take it, 1 + 1 + 1 + 1 against 3, even without a second floor": ([1, 1, 1], [2], SECOND, FIRST),
    "points of other categories do not count": ([], [2], SECOND, SECOND),
    "one that is held is not announced again": ([3], [], FIRST, FIRST),
}  # fmt: skip


@pytest.mark.parametrize(("mine", "others", "holder", "after"), SERVED.values(), ids=SERVED)
def test_whom_a_master_serves_after_one_more_house(
    four: Arranged, mine: list[int], others: list[int], holder: Seat | None, after: Seat | None
):
    four.erect(FIRST, ECONOMY, *mine).erect(FIRST, CULTURE, 4).erect(SECOND, ECONOMY, *others)
    four.table.masters = {CULTURE: FIRST} if holder is None else {ECONOMY: holder, CULTURE: FIRST}
    heard = found_house(four)
    assert four.table.comuni[FIRST].points_in(ECONOMY) == sum(height * (height + 1) // 2 for height in mine) + 1
    assert (four.table.masters.get(ECONOMY), four.table.masters[CULTURE]) == (after, FIRST)
    taken = [event for event in heard if isinstance(event, MasterTaken)]
    assert taken == ([MasterTaken(FIRST, ECONOMY, holder)] if after != holder else [])


def test_several_masters_can_be_taken_in_one_turn(four: Arranged):
    four.give(FIRST, craftsman=1).erect(FIRST, ECONOMY, 1).erect(FIRST, MILITARY, 1).to_build(FIRST, "A03", "A07")
    heard = four.play(FIRST, AddFloor(card="A03", building=1)).heard(FIRST, AddFloor(card="A07", building=2))
    assert [event.category for event in heard if isinstance(event, MasterTaken)] == [ECONOMY, MILITARY]


def test_only_the_active_player_takes_masters(four: Arranged):
    found_house(four.erect(SECOND, ECONOMY, 2).erect(FIRST, CULTURE, 1))
    assert four.table.masters == {}
    found_house(four, SECOND)
    assert four.table.masters == {ECONOMY: SECOND}


def test_a_turn_without_building_leaves_the_masters_where_they_are(four: Arranged):
    four.erect(SECOND, ECONOMY, 2).serving(economy=SECOND).to_build(FIRST)
    assert four.table.masters == {ECONOMY: SECOND}


def outdone(g: Arranged) -> Arranged:
    """The first has 4 points of buildings, the second holds the master with 3."""
    return g.erect(FIRST, ECONOMY, 1, 1, 1, 1).erect(SECOND, ECONOMY, 2).serving(economy=SECOND)


def test_a_master_changes_hands_without_building(four: Arranged):
    """Another claims a free master with 3 points; the player with 4 gets it in their next turn."""
    assert MasterTaken(FIRST, ECONOMY, SECOND) in outdone(four).heard(FIRST, Bid(column=1))
    assert four.table.masters == {ECONOMY: FIRST}


def test_a_master_changes_hands_in_a_turn_that_only_builds_a_wall(four: Arranged):
    heard = outdone(four).to_build(FIRST, "A01").heard(FIRST, LayWall(card="A01"))
    assert MasterTaken(FIRST, ECONOMY, SECOND) in heard


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
