"""Phase 5: pilgrims remove plunder tiles, once a turn."""

from __future__ import annotations

import pytest

from engine.games.comuni import events, projects
from engine.games.comuni.actions import MEND, Bid, Mend
from engine.games.comuni.pieces import Phase
from tests.games.comuni.positions import FIRST, SECOND, Arranged, kinds_of


@pytest.mark.parametrize(("tiles", "price"), [(1, 1), (2, 3)])
def test_one_pilgrim_removes_one_tile_and_three_remove_two(four: Arranged, tiles: int, price: int):
    """Vector 9."""
    assert four.repairing(tiles=4, pilgrims=5).heard(FIRST, Mend(tiles=tiles))[0] == events.Mended(FIRST, tiles, price)
    assert (four.hands[FIRST].plunder, four.hands[FIRST].stock.pilgrim) == (4 - tiles, 5 - price)


@pytest.mark.parametrize(
    ("tiles", "pilgrims", "mended", "most", "have"),
    [
        pytest.param(4, 2, 2, 1, "4 plunder tiles and 2 pilgrims", id="two tiles with two pilgrims"),
        pytest.param(4, 9, 3, 2, "4 plunder tiles and 9 pilgrims", id="three tiles"),
        pytest.param(1, 9, 2, 1, "1 plunder tile and 9 pilgrims", id="more tiles than one has"),
        pytest.param(1, 0, 1, 0, "1 plunder tile and 0 pilgrims", id="a tile with anything but pilgrims"),
    ],
)
def test_what_cannot_be_mended(four: Arranged, tiles: int, pilgrims: int, mended: int, most: int, have: str):
    """Vector 9, last part."""
    four.give(FIRST, gold=9, army=9, craftsman=9).repairing(tiles, pilgrims)
    sentence = f"One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have {have}."
    four.refuses(FIRST, Mend(tiles=mended), "one-repair", sentence)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[number] for number in range(most + 1)]


def test_there_is_one_repair_per_turn(four: Arranged):
    """Ruling Q26."""
    assert four.repairing(tiles=4, pilgrims=9).play(FIRST, Mend(tiles=1)).step == projects.Projects(SECOND)
    four.refuses(FIRST, Mend(tiles=1), "not-your-decision", "It’s not your turn. Waiting for Firenze.")


def test_a_plundered_seat_is_asked_whether_or_not_it_holds_a_pilgrim(four: Arranged):
    four.repairing(tiles=2, pilgrims=0)
    assert (four.asked, four.table.phase) == ((FIRST,), Phase.REPAIR)
    assert four.view_of(FIRST).step.options(four.view_of(FIRST)) == [MEND[0]]


def test_repairing_nothing_is_allowed_and_not_worth_a_word(four: Arranged):
    assert kinds_of(four.repairing(tiles=2, pilgrims=3).heard(FIRST, Mend(tiles=0))) == ["turn-began"]
    assert four.hands[FIRST].plunder == 2


def test_without_plunder_the_phase_is_skipped(four: Arranged):
    assert four.give(FIRST, pilgrim=5).play(FIRST, Bid(column=1)).step == projects.Projects(SECOND)


def test_a_seat_that_mended_its_last_tile_is_not_asked_again(two: Arranged):
    assert not two.repairing(tiles=1, pilgrims=1).play(FIRST, Mend(tiles=1)).table.comuni[FIRST].plundered
    assert two.play(SECOND, Bid(column=2)).play(FIRST, Bid(column=3)).step == projects.Projects(SECOND)


def test_a_player_who_stays_away_repairs_nothing(four: Arranged):
    """Ruling Q29."""
    assert four.repairing(tiles=2, pilgrims=5).absent(FIRST) == MEND[0]
