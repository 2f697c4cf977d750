"""Phase 2: the columns are filled from the left, and the last card of a pile calls the invader."""

from __future__ import annotations

from engine.games.comuni import building, events, invasion
from engine.games.comuni.actions import CLAIM, COLLECT, TAKE, Bid
from engine.games.comuni.pieces import Phase
from tests.games.comuni.positions import ARMY, FIRST, SECOND, Arranged, kinds_of


def test_a_claim_refills_the_columns_and_the_marker_falls_by_one_per_card(three: Arranged):
    left = three.stand(FIRST, 1, 2).table.left
    assert three.play(FIRST, CLAIM).table.left == len(three.box.piles["A"]) == left - 5
    assert three.laid_out() == [3, 2, 2, 1, 2]


def test_columns_are_filled_from_the_left(three: Arranged):
    coming = tuple(reversed(three.box.piles["A"].cards))
    heard = three.stand(FIRST, 5, 2).heard(FIRST, CLAIM)
    filled = [event for event in heard if isinstance(event, events.ColumnFilled)]
    assert filled == [events.ColumnFilled(2, coming[:2], 11), events.ColumnFilled(5, coming[2:4], 9)]


def test_a_bid_or_an_income_refills_nothing(three: Arranged):
    three.table.columns[0].cards, kept = three.table.columns[0].cards[:2], three.table.columns[0].cards[2:]
    three.play(FIRST, Bid(column=2)).play(SECOND, COLLECT, TAKE[ARMY])
    assert (three.table.left, three.laid_out()[0]) == (13, 2)
    three.table.columns[0].cards += kept


def test_the_last_card_of_a_pile_interrupts_the_refill_with_an_invasion(three: Arranged):
    """Vector 15: pile A has 2 left, columns 1 and 4 are claimed."""
    heard = three.leave(2).stand(FIRST, 1, 4).play(FIRST, CLAIM).heard(FIRST, TAKE[ARMY])
    assert (type(three.step), three.table.phase) == (invasion.Commitment, Phase.INVASION)
    assert kinds_of(heard) == ["cube-taken", "column-filled", "invasion-began"]
    assert (three.laid_out(), three.table.pile, three.table.left) == ([2, 2, 2, 0, 2], "A", 0)

    heard = three.commit_all()
    assert kinds_of(heard)[-3:] == ["pile-opened", "column-filled", "column-filled"]
    assert events.PileOpened("B", 14) in heard
    assert (three.laid_out(), three.table.pile, three.table.left) == ([3, 2, 2, 1, 2], "B", 12)
    assert [card[0] for card in three.table.columns[0].cards] == ["A", "A", "B"]
    assert len(three.box.piles["B"]) == 12


def test_a_pile_that_ends_with_the_last_space_still_calls_the_invader(three: Arranged):
    """Vector 16: pile B has 3 left and only column 1 is claimed."""
    heard = three.leave(3, "B").stand(FIRST, 1).heard(FIRST, CLAIM)
    assert isinstance(heard[-1], events.InvasionBegan)
    assert (heard[-1].pile, heard[-1].base, three.laid_out()[0]) == ("B", 8, 3)
    assert three.commit_all()[-1] == events.PileOpened("C", 14)
    assert (three.table.pile, three.table.left) == ("C", 14)


def test_after_the_invasion_the_active_player_goes_on_with_building(three: Arranged):
    """Ruling Q1."""
    three.invade()
    three.commit_all()
    assert three.step == building.BuildStep(FIRST)
    assert (three.table.turn, three.table.leader, three.asked) == (FIRST, FIRST, (FIRST,))


def test_the_cube_of_a_bonus_column_is_chosen_before_the_refill(three: Arranged):
    assert kinds_of(three.leave(1).stand(FIRST, 4).heard(FIRST, CLAIM)) == ["projects-claimed"]
    assert three.table.columns[3].cards == []


def test_the_last_card_of_pile_d_ends_the_refill_for_good_without_an_invasion(three: Arranged):
    heard = three.leave(2, "D").stand(SECOND, 5).stand(FIRST, 1).heard(FIRST, CLAIM)
    assert kinds_of(heard) == ["projects-claimed", "column-filled"]
    assert (three.step, three.laid_out()[0], three.table.left) == (building.BuildStep(FIRST), 2, 0)
    assert three.table.last_turns is not None
