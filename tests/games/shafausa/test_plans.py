"""Phase 4: private plans, being done, turn order on conflict, scarce tiles."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import public_told
from engine.core.seat import Seat
from engine.games.shafausa import Shafausa, management
from engine.games.shafausa.actions import (
    ADD_MINER,
    CALL_ORDER,
    COMMIT,
    REOPEN,
    REVEAL,
    BuildCity,
    BuildMine,
    Buy,
    Sell,
    TakeBack,
)
from engine.games.shafausa.events import MineMissed, OrderCalled, PlanCarriedOut, PlanCommitted, PlanReopened
from engine.games.shafausa.pieces import Power
from tests.games.shafausa.names import COAL, IRON, STONE, WOOD, A, B, C
from tests.games.shafausa.positions import dealt, hold, kinds_of, managing, play, refuses


@pytest.fixture
def three() -> Shafausa:
    """Three realms with the means for a little of everything."""
    game = dealt("zugriga", "grisa", "luserna")
    for seat in (A, B, C):
        hold(game, seat, chf=30, wood=4, stone=4, iron=2, coal=1)
    return managing(game)


def test_everybody_is_asked_at_once(three: Shafausa):
    assert three.step == management.Management()
    assert three.asked == (A, B, C)


def test_a_plan_is_seen_by_nobody_else(three: Shafausa):
    before = three.view(), three.view_of(B)
    outcome = three.submit(A, Sell(resource=COAL))
    assert outcome.told == []
    assert outcome.reversible
    assert (three.view(), three.view_of(B)) == before
    assert three.view_of(A).hand.draft.chf == 30 + 7
    assert three.table.realms[A].chf == 30


def test_the_plan_is_gone_from_the_hand_once_it_is_carried_out(three: Shafausa):
    play(three, A, Sell(resource=COAL))
    for seat in (A, B, C):
        play(three, seat, COMMIT)
    assert (three.hands[A].plan, three.hands[A].draft) == ([], None)
    assert three.table.realms[A].chf == 37


def test_the_running_balance_stands_beside_each_step(three: Shafausa):
    play(three, A, Sell(resource=COAL), ADD_MINER, Buy(resource=IRON, count=2))
    assert [entry.chf for entry in three.hands[A].plan] == [7, -3, -12]
    assert three.hands[A].draft.chf == 30 + 7 - 3 - 12


def test_one_press_takes_the_last_step_back(three: Shafausa):
    play(three, A, Sell(resource=COAL), ADD_MINER)
    once = msgspec.json.encode(three.hands[A])
    play(three, A, Buy(resource=IRON, count=2), TakeBack())
    assert msgspec.json.encode(three.hands[A]) == once
    play(three, A, TakeBack(), TakeBack())
    assert (three.hands[A].plan, three.hands[A].draft) == ([], None)
    refuses(three, A, TakeBack(), "Your plan is empty.")


def test_what_one_press_added_goes_back_with_one_press(three: Shafausa):
    hold(three, A, chf=40)
    play(three, A, ADD_MINER, BuildMine(resource=COAL, buy=True))
    assert len(three.hands[A].plan) == 5
    play(three, A, TakeBack())
    assert len(three.hands[A].plan) == 1


def test_any_step_can_be_struck_if_the_others_hold_without_it(three: Shafausa):
    play(three, A, Sell(resource=COAL), ADD_MINER, Buy(resource=IRON))
    play(three, A, TakeBack(step=2))
    assert [entry.work for entry in three.hands[A].plan] == ["sell", "buy"]
    assert three.hands[A].draft.miners == 4


def test_a_step_that_others_need_cannot_be_struck(three: Shafausa):
    play(three, A, BuildMine(resource=WOOD), ADD_MINER, BuildCity(city=2), BuildMine(resource=WOOD))
    refuses(three, A, TakeBack(step=2), "Later steps of your plan need step 2. Take them back first.")
    refuses(three, A, TakeBack(step=5), "Your plan has 4 steps; there’s no step 5.")


def test_who_is_done_waits_for_nobody_and_tells_nothing_but_that(three: Shafausa):
    play(three, B, Sell(resource=COAL))
    assert play(three, B, COMMIT) == [PlanCommitted(B)]
    assert three.asked == (A, C)
    assert three.table.realms[B].chf == 30
    refuses(three, B, ADD_MINER, "It’s not your turn. Waiting for Anne and Charles.")


def test_the_others_questions_stay_the_same_while_one_plans(three: Shafausa):
    number = three.question
    play(three, B, Sell(resource=COAL), COMMIT)
    three.submit(A, ADD_MINER, number)


def test_done_can_be_withdrawn_until_everybody_is_done(three: Shafausa):
    play(three, B, Sell(resource=COAL), COMMIT)
    assert three.options(B) == [REOPEN]
    assert play(three, B, REOPEN) == [PlanReopened(B)]
    assert three.asked == (A, B, C)
    play(three, B, TakeBack(), ADD_MINER, COMMIT)
    for seat in (A, C):
        play(three, seat, COMMIT)
    assert (three.table.realms[B].chf, three.table.realms[B].miners) == (27, 5)


def test_only_who_is_done_can_withdraw_it(three: Shafausa):
    refuses(three, A, REOPEN, "Your plan is still open: just go on.")


def test_plans_are_carried_out_in_turn_order_when_all_are_done(three: Shafausa):
    three.table.order = [C, A, B]
    for seat in (A, B):
        play(three, seat, COMMIT)
    heard = public_told(three.submit(C, COMMIT).told)
    assert [event.seat for event in heard if isinstance(event, PlanCarriedOut)] == [C, A, B]
    assert three.over


def test_carrying_out_shows_what_was_hidden_and_cannot_be_taken_back(three: Shafausa):
    play(three, A, ADD_MINER, COMMIT)
    play(three, B, COMMIT)
    assert not three.submit(C, COMMIT).reversible


# -- turn order on conflict


def test_after_the_call_one_finishes_after_the_other(three: Shafausa):
    """Ruling Q11."""
    play(three, C, Sell(resource=COAL), COMMIT)
    play(three, A, Sell(resource=STONE))
    heard = play(three, B, CALL_ORDER)
    assert heard[0] == OrderCalled(B)
    assert kinds_of(heard[1:]) == ["resource-sold", "plan-carried-out"]
    assert three.asked == (A,)
    assert three.table.realms[C].chf == 36
    play(three, A, COMMIT)
    assert three.table.realms[A].chf == 30 + 3
    assert three.asked == (B,)
    play(three, B, ADD_MINER, COMMIT)
    assert three.over
    assert three.table.realms[B].miners == 5


def test_after_the_call_done_is_final(three: Shafausa):
    play(three, C, COMMIT)
    play(three, B, CALL_ORDER)
    refuses(three, C, REOPEN, "Turn order has been called, so you can’t reopen your plan.")
    refuses(three, A, CALL_ORDER, "Turn order has already been called.")
    assert REOPEN not in three.options(C)


def test_waiting_for_the_turn_keeps_the_plan(three: Shafausa):
    play(three, C, ADD_MINER)
    play(three, A, CALL_ORDER)
    refuses(three, C, ADD_MINER, "It’s not your turn. Waiting for Anne.")
    play(three, A, COMMIT)
    play(three, B, COMMIT)
    play(three, C, COMMIT)
    assert three.table.realms[C].miners == 5


# -- scarce tiles


def test_the_last_mine_tile_goes_to_the_first_in_turn_order_and_the_other_plans_again(three: Shafausa):
    three.table.mines = 1
    three.table.order = [B, A, C]
    play(three, A, ADD_MINER, BuildMine(resource=WOOD), Sell(resource=STONE), COMMIT)
    play(three, B, BuildMine(resource=STONE), COMMIT)
    heard = public_told(three.submit(C, COMMIT).told)
    assert MineMissed(A, WOOD) in heard
    anne, bernard = three.table.realms[A], three.table.realms[B]
    assert (len(anne.mines), len(bernard.mines), three.table.mines) == (3, 4, 0)
    # everything else of the plan holds, and nothing is paid for the mine
    assert (anne.chf, anne.miners, anne.stock[WOOD], anne.stock[STONE]) == (30 - 3 + 3, 5, 4, 3)
    assert three.asked == (A,)
    play(three, A, Buy(resource=IRON), COMMIT)
    assert three.over
    assert three.table.realms[A].stock[IRON] == 3


def test_after_a_call_a_missed_mine_keeps_its_seat_in_turn(three: Shafausa):
    three.table.mines = 1
    play(three, B, BuildMine(resource=STONE))
    play(three, A, CALL_ORDER, BuildMine(resource=WOOD), COMMIT)
    assert three.asked == (B,)
    heard = play(three, B, COMMIT)
    assert MineMissed(B, STONE) in heard
    assert three.asked == (B,)
    play(three, B, COMMIT)
    assert three.asked == (C,)


# -- cards out of turn, absence


def test_an_extraction_card_can_be_revealed_by_who_is_done(two: Shafausa):
    managing(two)
    play(two, A, ADD_MINER, COMMIT)
    play(two, A, REVEAL[Power.EMBASSIES])
    assert two.table.realms[A].power is Power.EMBASSIES
    play(two, B, COMMIT)
    assert two.table.realms[A].power is Power.EMBASSIES


def test_a_card_in_the_plan_keeps_another_from_being_revealed(two: Shafausa):
    managing(two)
    play(two, A, REVEAL[Power.EMBASSIES], COMMIT)
    refuses(two, A, REVEAL[Power.EMBASSIES], "You’ve already put a POWER card into your plan.")
    assert two.table.realms[A].power is None


def test_for_the_absent_the_plan_is_committed_as_it_stands(three: Shafausa):
    play(three, A, Sell(resource=COAL))
    assert three.step.absent(three.view_of(A)) == COMMIT
    assert three.step.absent(three.view_of(Seat(1))) == COMMIT
