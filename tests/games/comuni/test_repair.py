"""Phase 5: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

import pytest

from engine.games.comuni import Comuni
from engine.games.comuni.actions import MEND, Bid, Mend
from engine.games.comuni.events import Mended
from engine.games.comuni.pieces import Phase
from engine.games.comuni.projects import Projects
from tests.games.comuni.positions import FIRST, SECOND, events, give, kinds_of, plunder, refuses, repairing


@pytest.mark.parametrize(("tiles", "price"), [(1, 1), (2, 3)])
def test_one_pilgrim_removes_one_tile_and_three_remove_two(four: Comuni, tiles: int, price: int):
    """Vector 9."""
    repairing(four, tiles=4, pilgrims=5)
    heard = events(four, FIRST, Mend(tiles=tiles))
    assert heard[0] == Mended(FIRST, tiles, price)
    assert (four.hands[FIRST].plunder, four.hands[FIRST].stock.pilgrim) == (4 - tiles, 5 - price)


def test_mending_two_tiles_with_two_pilgrims_is_refused_and_changes_nothing(four: Comuni):
    """Vector 9, last part."""
    repairing(four, tiles=4, pilgrims=2)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 4 plunder tiles and 2 pilgrims."
    refuses(four, FIRST, Mend(tiles=2), sentence, "one-repair", tiles=4, have=2)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[0], MEND[1]]


def test_mending_three_tiles_is_refused(four: Comuni):
    repairing(four, tiles=4, pilgrims=9)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 4 plunder tiles and 9 pilgrims."
    refuses(four, FIRST, Mend(tiles=3), sentence, "one-repair", tiles=4, have=9)


def test_mending_more_tiles_than_one_has_is_refused(four: Comuni):
    repairing(four, tiles=1, pilgrims=9)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 1 plunder tile and 9 pilgrims."
    refuses(four, FIRST, Mend(tiles=2), sentence, "one-repair", tiles=1, have=9)


def test_there_is_one_repair_per_turn(four: Comuni):
    """Ruling Q26."""
    repairing(four, tiles=4, pilgrims=9)
    four.submit(FIRST, Mend(tiles=1))
    assert four.step == Projects(SECOND)
    refuses(four, FIRST, Mend(tiles=1), "It is Firenze\u2019s decision now.", "not-your-decision", seats=[SECOND])


def test_nothing_replaces_a_pilgrim(four: Comuni):
    give(four, FIRST, gold=9, army=9, craftsman=9)
    repairing(four, tiles=1, pilgrims=0)
    sentence = "One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have 1 plunder tile and 0 pilgrims."
    refuses(four, FIRST, Mend(tiles=1), sentence, "one-repair", tiles=1, have=0)


def test_a_plundered_seat_is_asked_whether_or_not_it_holds_a_pilgrim(four: Comuni):
    repairing(four, tiles=2, pilgrims=0)
    assert (four.asked, four.table.phase) == ((FIRST,), Phase.REPAIR)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[0]]


def test_repairing_nothing_is_allowed_and_not_worth_a_word(four: Comuni):
    repairing(four, tiles=2, pilgrims=3)
    heard = events(four, FIRST, Mend(tiles=0))
    assert kinds_of(heard) == ["turn-began"]
    assert four.hands[FIRST].plunder == 2


def test_without_plunder_the_phase_is_skipped(four: Comuni):
    give(four, FIRST, pilgrim=5)
    four.submit(FIRST, Bid(column=1))
    assert four.step == Projects(SECOND)


def test_a_seat_that_mended_its_last_tile_is_not_asked_again(two: Comuni):
    repairing(two, tiles=1, pilgrims=1)
    two.submit(FIRST, Mend(tiles=1))
    assert not two.table.comuni[FIRST].plundered
    two.submit(SECOND, Bid(column=2))
    two.submit(FIRST, Bid(column=3))
    assert two.step == Projects(SECOND)


def test_how_many_tiles_a_seat_has_is_not_on_the_table(four: Comuni):
    plunder(four, FIRST, 3)
    other = Comuni.load(four.save())
    plunder(other, FIRST, 1)
    assert four.view() == other.view()
    assert four.view_of(SECOND) == other.view_of(SECOND)
    assert four.view_of(FIRST) != other.view_of(FIRST)


def test_a_player_who_stays_away_repairs_nothing(four: Comuni):
    """Ruling Q29."""
    repairing(four, tiles=2, pilgrims=5)
    assert four.step
    assert four.step.absent(four.view_of(FIRST)) == MEND[0]
