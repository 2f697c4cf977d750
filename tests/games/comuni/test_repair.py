"""Phase 5: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

import pytest

from engine.games.comuni.actions import MEND, Bid, Mend
from engine.games.comuni.events import Mended
from engine.games.comuni.pieces import Phase
from engine.games.comuni.projects import Projects
from tests.games.comuni.positions import FIRST, SECOND, Arranged, kinds_of


@pytest.mark.parametrize(("tiles", "price"), [(1, 1), (2, 3)])
def test_one_pilgrim_removes_one_tile_and_three_remove_two(four: Arranged, tiles: int, price: int):
    """Vector 9."""
    four.repairing(tiles=4, pilgrims=5)
    assert four.events(FIRST, Mend(tiles=tiles))[0] == Mended(FIRST, tiles, price)
    assert (four.hands[FIRST].plunder, four.hands[FIRST].stock.pilgrim) == (4 - tiles, 5 - price)


def test_mending_two_tiles_with_two_pilgrims_is_refused_and_changes_nothing(four: Arranged):
    """Vector 9, last part."""
    four.repairing(tiles=4, pilgrims=2)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 4 plunder tiles and 2 pilgrims."
    four.refuses(FIRST, Mend(tiles=2), "one-repair", sentence)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[0], MEND[1]]


def test_mending_three_tiles_is_refused(four: Arranged):
    four.repairing(tiles=4, pilgrims=9)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 4 plunder tiles and 9 pilgrims."
    four.refuses(FIRST, Mend(tiles=3), "one-repair", sentence)


def test_mending_more_tiles_than_one_has_is_refused(four: Arranged):
    four.repairing(tiles=1, pilgrims=9)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 1 plunder tile and 9 pilgrims."
    four.refuses(FIRST, Mend(tiles=2), "one-repair", sentence)


def test_there_is_one_repair_per_turn(four: Arranged):
    """Ruling Q26."""
    four.repairing(tiles=4, pilgrims=9)
    four.submit(FIRST, Mend(tiles=1))
    assert four.step == Projects(SECOND)
    four.refuses(FIRST, Mend(tiles=1), "not-your-decision", "It’s not your turn. Waiting for Firenze.")


def test_nothing_replaces_a_pilgrim(four: Arranged):
    four.give(FIRST, gold=9, army=9, craftsman=9)
    four.repairing(tiles=1, pilgrims=0)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 1 plunder tile and 0 pilgrims."
    four.refuses(FIRST, Mend(tiles=1), "one-repair", sentence)


def test_a_plundered_seat_is_asked_whether_or_not_it_holds_a_pilgrim(four: Arranged):
    four.repairing(tiles=2, pilgrims=0)
    assert (four.asked, four.table.phase) == ((FIRST,), Phase.REPAIR)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[0]]


def test_repairing_nothing_is_allowed_and_not_worth_a_word(four: Arranged):
    four.repairing(tiles=2, pilgrims=3)
    assert kinds_of(four.events(FIRST, Mend(tiles=0))) == ["turn-began"]
    assert four.hands[FIRST].plunder == 2


def test_without_plunder_the_phase_is_skipped(four: Arranged):
    four.give(FIRST, pilgrim=5)
    four.submit(FIRST, Bid(column=1))
    assert four.step == Projects(SECOND)


def test_a_seat_that_mended_its_last_tile_is_not_asked_again(two: Arranged):
    two.repairing(tiles=1, pilgrims=1)
    two.submit(FIRST, Mend(tiles=1))
    assert not two.table.comuni[FIRST].plundered
    two.submit(SECOND, Bid(column=2))
    two.submit(FIRST, Bid(column=3))
    assert two.step == Projects(SECOND)


def test_how_many_tiles_a_seat_has_is_not_on_the_table(four: Arranged):
    four.plunder(FIRST, 3)
    other = Arranged.load(four.save())
    other.plunder(FIRST, 1)
    assert four.view() == other.view()
    assert four.view_of(SECOND) == other.view_of(SECOND)
    assert four.view_of(FIRST) != other.view_of(FIRST)


def test_a_player_who_stays_away_repairs_nothing(four: Arranged):
    """Ruling Q29."""
    four.repairing(tiles=2, pilgrims=5)
    assert four.absent(FIRST) == MEND[0]
