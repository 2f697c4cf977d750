"""Phase 4: private plans, being done, turn order on conflict, scarce tiles."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.shafausa import management
from engine.games.shafausa.actions import ADD_MINER, CALL_ORDER, COMMIT, REOPEN, REVEAL, BuildCity, TakeBack
from engine.games.shafausa.events import MineMissed, OrderCalled, PlanCarriedOut, PlanCommitted, PlanReopened
from engine.games.shafausa.pieces import Power
from tests.games.shafausa.names import COAL, IRON, STONE, WOOD, A, B, C, buy, mine, sell
from tests.games.shafausa.positions import Arranged, dealt

EMBASSIES = REVEAL[Power.EMBASSIES]


@pytest.fixture
def three() -> Arranged:
    """Three realms with the means for a little of everything."""
    return dealt("zugriga", "grisa", "luserna").hold_all(chf=30, wood=4, stone=4, iron=2, coal=1).manage()


def test_everybody_is_asked_at_once(three: Arranged):
    assert (three.step, three.asked) == (management.Management(), (A, B, C))


def test_a_plan_is_seen_by_nobody_else(three: Arranged):
    before = three.view(), three.view_of(B)
    outcome = three.submit(A, sell(COAL))
    assert (outcome.told, outcome.reversible) == ([], True)
    assert (three.view(), three.view_of(B)) == before
    assert (three.view_of(A).hand.draft.chf, three.anne.chf) == (30 + 7, 30)


def test_the_plan_is_gone_from_the_hand_once_it_is_carried_out(three: Arranged):
    three.play(A, sell(COAL)).commit()
    assert (three.hands[A].plan, three.hands[A].draft, three.anne.chf) == ([], None, 37)


def test_the_running_balance_stands_beside_each_step(three: Arranged):
    three.play(A, sell(COAL), ADD_MINER, buy(IRON, 2))
    assert [entry.chf for entry in three.hands[A].plan] == [7, -3, -12]
    assert three.draft.chf == 30 + 7 - 3 - 12


def test_one_press_takes_the_last_step_back(three: Arranged):
    once = msgspec.json.encode(three.play(A, sell(COAL), ADD_MINER).hands[A])
    assert msgspec.json.encode(three.play(A, buy(IRON, 2), TakeBack()).hands[A]) == once
    three.play(A, TakeBack(), TakeBack())
    assert (three.hands[A].plan, three.hands[A].draft) == ([], None)
    three.refuses(A, TakeBack(), "Your plan is empty.")


def test_what_one_press_added_goes_back_with_one_press(three: Arranged):
    three.hold(A, chf=40).play(A, ADD_MINER, mine(COAL, bought=True))
    assert len(three.hands[A].plan) == 5
    assert len(three.play(A, TakeBack()).hands[A].plan) == 1


def test_any_step_can_be_struck_if_the_others_hold_without_it(three: Arranged):
    three.play(A, sell(COAL), ADD_MINER, buy(IRON), TakeBack(step=2))
    assert [entry.work for entry in three.hands[A].plan] == ["sell", "buy"]
    assert three.draft.miners == 4


def test_a_step_that_others_need_cannot_be_struck(three: Arranged):
    three.play(A, mine(WOOD), ADD_MINER, BuildCity(city=2), mine(WOOD))
    three.refuses(A, TakeBack(step=2), "Later steps of your plan need step 2. Take them back first.")
    three.refuses(A, TakeBack(step=5), "Your plan has 4 steps; there’s no step 5.")


def test_who_is_done_waits_for_nobody_and_tells_nothing_but_that(three: Arranged):
    assert three.play(B, sell(COAL)).heard(B, COMMIT) == [PlanCommitted(B)]
    assert (three.asked, three.bernard.chf) == ((A, C), 30)
    three.refuses(B, ADD_MINER, "It’s not your turn. Waiting for Anne and Charles.")


def test_the_others_questions_stay_the_same_while_one_plans(three: Arranged):
    number = three.question
    three.play(B, sell(COAL), COMMIT).submit(A, ADD_MINER, number)


def test_done_can_be_withdrawn_until_everybody_is_done(three: Arranged):
    assert three.play(B, sell(COAL), COMMIT).options(B) == [REOPEN]
    assert three.heard(B, REOPEN) == [PlanReopened(B)]
    assert three.asked == (A, B, C)
    three.play(B, TakeBack(), ADD_MINER).commit(B, A, C)
    assert (three.bernard.chf, three.bernard.miners) == (27, 5)


def test_only_who_is_done_can_withdraw_it(three: Arranged):
    three.refuses(A, REOPEN, "Your plan is still open: just go on.")


def test_plans_are_carried_out_in_turn_order_when_all_are_done(three: Arranged):
    three.having(order=[C, A, B]).commit(A, B)
    assert [event.seat for event in three.commit(C) if isinstance(event, PlanCarriedOut)] == [C, A, B]
    assert three.over


def test_carrying_out_shows_what_was_hidden_and_cannot_be_taken_back(three: Arranged):
    assert not three.play(A, ADD_MINER, COMMIT).play(B, COMMIT).submit(C, COMMIT).reversible


# -- turn order on conflict


def test_after_the_call_one_finishes_after_the_other(three: Arranged):
    """Ruling Q11."""
    called, *heard = three.play(C, sell(COAL), COMMIT).play(A, sell(STONE)).heard(B, CALL_ORDER)
    assert called == OrderCalled(B)
    assert [event.word for event in heard] == ["resource-sold", "plan-carried-out"]
    assert (three.asked, three.table.realms[C].chf) == ((A,), 36)
    assert (three.play(A, COMMIT).anne.chf, three.asked) == (30 + 3, (B,))
    assert (three.play(B, ADD_MINER, COMMIT).bernard.miners, three.over) == (5, True)


def test_after_the_call_done_is_final(three: Arranged):
    three.play(C, COMMIT).play(B, CALL_ORDER)
    three.refuses(C, REOPEN, "Turn order has been called, so you can’t reopen your plan.")
    three.refuses(A, CALL_ORDER, "Turn order has already been called.")
    assert REOPEN not in three.options(C)


def test_waiting_for_the_turn_keeps_the_plan(three: Arranged):
    three.play(C, ADD_MINER).play(A, CALL_ORDER)
    three.refuses(C, ADD_MINER, "It’s not your turn. Waiting for Anne.").commit(A, B, C)
    assert three.table.realms[C].miners == 5


# -- scarce tiles


def test_the_last_mine_tile_goes_to_the_first_in_turn_order_and_the_other_plans_again(three: Arranged):
    three.having(mines=1, order=[B, A, C]).play(A, ADD_MINER, mine(WOOD), sell(STONE), COMMIT)
    assert MineMissed(A, WOOD) in three.play(B, mine(STONE), COMMIT).heard(C, COMMIT)
    anne = three.anne
    assert (len(anne.mines), len(three.bernard.mines), three.table.mines) == (3, 4, 0)
    # everything else of the plan holds, and nothing is paid for the mine
    assert (anne.chf, anne.miners, anne.stock[WOOD], anne.stock[STONE]) == (30 - 3 + 3, 5, 4, 3)
    assert three.asked == (A,)
    assert (three.play(A, buy(IRON), COMMIT).anne.stock[IRON], three.over) == (3, True)


def test_after_a_call_a_missed_mine_keeps_its_seat_in_turn(three: Arranged):
    three.having(mines=1).play(B, mine(STONE)).play(A, CALL_ORDER, mine(WOOD), COMMIT)
    assert three.asked == (B,)
    assert MineMissed(B, STONE) in three.heard(B, COMMIT)
    assert three.asked == (B,)
    assert three.play(B, COMMIT).asked == (C,)


# -- cards out of turn, absence


def test_an_extraction_card_can_be_revealed_by_who_is_done(two: Arranged):
    assert two.manage().play(A, ADD_MINER, COMMIT, EMBASSIES).anne.power is Power.EMBASSIES
    assert two.play(B, COMMIT).anne.power is Power.EMBASSIES


def test_a_card_in_the_plan_keeps_another_from_being_revealed(two: Arranged):
    two.manage().play(A, EMBASSIES, COMMIT)
    assert two.refuses(A, EMBASSIES, "You’ve already put a POWER card into your plan.").anne.power is None


def test_for_the_absent_the_plan_is_committed_as_it_stands(three: Arranged):
    three.play(A, sell(COAL))
    assert (three.absent(A), three.absent(B)) == (COMMIT, COMMIT)
