"""The last card of pile D, one more turn for everyone, and the Emperor."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.comuni import events, invasion, projects
from engine.games.comuni.actions import CLAIM, FINISH, TAKE, Bid, Commit, Exchange
from engine.games.comuni.building import BuildStep
from engine.games.comuni.repair import Repair
from tests.games.comuni.positions import ARMY, FIRST, GOLD, PILGRIM, SECOND, THIRD, Arranged, kinds_of


def last_card(g: Arranged, seat: Seat) -> None:
    """The seat claims column 2, draws the last card of pile D and is about to build."""
    g.turn_of(seat).leave(1, "D").stand(seat, 2).submit(seat, CLAIM)


def test_everybody_has_one_more_turn_beginning_at_the_left_and_the_leader_stays(three: Arranged):
    """Vector 20."""
    last_card(three, SECOND)
    heard = three.heard(SECOND, FINISH)
    assert kinds_of(heard) == ["last-round-began", "turn-began"]
    assert (heard[0], three.table.leader) == (events.LastRoundBegan(SECOND), SECOND)
    for seat, column in ((THIRD, 1), (FIRST, 3), (SECOND, 4)):
        assert (three.step, three.table.leader) == (projects.Projects(seat), SECOND)
        three.submit(seat, Bid(column=column))
    assert events.InvasionBegan("D", 16, (16, 16, 16)) in three.heard(SECOND, FINISH)
    assert three.step == invasion.Commitment("D")


def test_the_emperor_meets_the_leader_who_drew_the_last_card_and_then_the_game_is_scored(three: Arranged):
    """Vector 20, last part."""
    three.last_turn_of_all(SECOND).equip_all(army=15).submit(SECOND, Bid(column=1))
    heard = three.commit_all(*[Commit(city=15)] * 3)
    assert events.CityHeld(SECOND, 16, 16) in heard
    assert ([hand.plunder for hand in three.hands], three.over) == ([1, 0, 1], True)
    assert kinds_of(heard)[-4:] == ["scored", "scored", "scored", "game-won"]


def test_before_the_last_card_the_leader_goes_to_the_left_with_the_turn(three: Arranged):
    three.submit(FIRST, Bid(column=1))
    assert (three.table.turn, three.table.leader, three.table.round) == (SECOND, SECOND, 1)
    three.play(SECOND, Bid(column=2)).play(THIRD, Bid(column=3))
    assert (three.table.turn, three.table.leader, three.table.round) == (FIRST, FIRST, 2)


def test_a_claim_in_the_last_round_is_not_refilled(three: Arranged):
    last_card(three, SECOND)
    assert kinds_of(three.play(SECOND, FINISH).stand(THIRD, 1).heard(THIRD, CLAIM)) == ["projects-claimed"]
    assert three.table.columns[0].cards == []
    # ruling Q16: the other phases are played
    assert three.step == BuildStep(THIRD)


def test_the_player_who_drew_the_last_card_finishes_the_turn_first(three: Arranged):
    last_card(three.plunder(SECOND, 1), SECOND)
    assert three.step == BuildStep(SECOND)
    assert three.play(SECOND, FINISH).step == Repair(SECOND)


def test_an_emptied_column_takes_no_envoy_in_the_last_round(three: Arranged):
    """Ruling Q12."""
    last_card(three, SECOND)
    three.play(SECOND, FINISH).stand(THIRD, 4).play(THIRD, CLAIM, TAKE[GOLD], FINISH)
    three.refuses(FIRST, Bid(column=4), "column-empty", "There are no projects left in column 4.")


def test_gold_with_envoys_on_the_board_does_not_count_at_the_end(two: Arranged):
    """Ruling Q13."""
    two.equip_all().give(SECOND, gold=1).stand(FIRST, 1, gold=9)
    two.last_turn_of_all(FIRST).play(FIRST, Bid(column=2)).commit_all()
    assert [(sheet.gold, sheet.majorities) for sheet in two.table.sheets] == [(0, 0), (1, 2)]


def test_there_is_no_repair_after_the_emperor(two: Arranged):
    two.last_turn_of_all(FIRST).equip(FIRST, pilgrim=9).play(FIRST, Bid(column=2)).commit_all()
    assert (two.over, two.table.sheets[FIRST].plunder) == (True, -15)


def test_the_last_chance_to_exchange_is_before_the_emperor(two: Arranged):
    """Ruling Q31."""
    swap = Exchange(give=PILGRIM, receive=ARMY)
    two.last_turn_of_all(FIRST).equip_all(pilgrim=4).play(FIRST, Bid(column=2)).play(SECOND, swap).commit_all()
    two.refuses(SECOND, swap, "exchange-in-scoring")
    assert two.table.sheets[SECOND].army == 1
    assert ARMY in two.table.supply


def test_nothing_can_be_done_after_the_end(two: Arranged):
    two.last_turn_of_all(FIRST).play(FIRST, Bid(column=2)).commit_all()
    assert two.asked == ()
    two.refuses(FIRST, Bid(column=1), "game-over", "The game is over.")


@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_the_last_round_has_as_many_turns_as_players_whoever_draws_the_last_card(three: Arranged, drawer: int):
    last_card(three, Seat(drawer))
    turns = []
    while not three.over:
        seat = three.asked[0]
        if isinstance(three.step, projects.Projects):
            turns.append(seat)
        three.submit(seat, three.absent(seat))
    assert turns == [Seat((drawer + 1) % 3), Seat((drawer + 2) % 3), Seat(drawer)]
