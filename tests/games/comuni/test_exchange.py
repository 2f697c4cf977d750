"""Exchanges: two cubes become one, at any time a seat is asked something."""

from __future__ import annotations

import pytest

from engine.games.comuni import events, projects
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, WITHDRAW, Bid, Exchange, Keep
from engine.games.comuni.pieces import Resource
from tests.games.comuni.positions import ARMY, CRAFTSMAN, FIRST, FOURTH, GOLD, PILGRIM, SECOND, Arranged

LAWFUL = {(PILGRIM, GOLD), (PILGRIM, ARMY), (PILGRIM, CRAFTSMAN), (GOLD, ARMY)}
PILGRIMS_FOR_GOLD, GOLD_FOR_ARMY = Exchange(give=PILGRIM, receive=GOLD), Exchange(give=GOLD, receive=ARMY)
PAIRS = [(give, receive) for give in Resource for receive in Resource]


@pytest.mark.parametrize(("giving", "receive"), sorted(LAWFUL))
def test_two_pilgrims_make_anything_else_and_two_gold_an_army(four: Arranged, giving: Resource, receive: Resource):
    four.equip(FIRST, **{giving: 3})
    supply = four.box.supply[receive]
    assert four.heard(FIRST, Exchange(give=giving, receive=receive)) == [events.Exchanged(FIRST, giving, receive)]
    assert (four.hands[FIRST].stock[giving], four.hands[FIRST].stock[receive]) == (1, 1)
    assert four.box.supply[receive] == supply - 1
    assert four.step == projects.Projects(FIRST)


@pytest.mark.parametrize(("giving", "receive"), [pair for pair in PAIRS if pair not in LAWFUL])
def test_nothing_else_turns_into_anything(four: Arranged, giving: Resource, receive: Resource):
    four.give(FIRST, gold=4, army=4, pilgrim=4, craftsman=4)
    key = "no-exchange-into-pilgrims" if receive is PILGRIM else "no-such-exchange"
    four.refuses(FIRST, Exchange(give=giving, receive=receive), key)


@pytest.mark.parametrize("receive", [GOLD, ARMY, CRAFTSMAN])
def test_an_exchange_into_the_stock_needs_a_cube_of_the_supply(four: Arranged, receive: Resource):
    """Ruling Q8."""
    four.leave_in_supply(FOURTH, **{receive: 0}).give(FIRST, pilgrim=2)
    exchange = Exchange(give=PILGRIM, receive=receive)
    four.refuses(FIRST, exchange, "supply-empty", f"There’s no {receive} left in the supply.")
    assert exchange not in four.options(FIRST)


def test_the_last_cube_of_a_kind_is_announced_and_shown(four: Arranged):
    four.leave_in_supply(FOURTH, army=1).give(FIRST, gold=2)
    assert events.SupplyRanOut(ARMY) in four.heard(FIRST, GOLD_FOR_ARMY)
    assert ARMY not in four.view().table.supply


def test_an_exchange_takes_two_cubes(four: Arranged):
    four.give(FIRST, pilgrim=1, gold=1)
    four.refuses(FIRST, PILGRIMS_FOR_GOLD, "exchange-too-dear", "An exchange takes 2 pilgrims; you have 1.")
    four.refuses(FIRST, GOLD_FOR_ARMY, "exchange-too-dear", "An exchange takes 2 gold; you have 1.")


def test_a_seat_exchanges_only_in_its_own_decisions(four: Arranged):
    """Ruling Q31."""
    sentence = "It’s not your turn. Waiting for Lucca."
    four.give(SECOND, pilgrim=2).refuses(SECOND, PILGRIMS_FOR_GOLD, "not-your-decision", sentence)


def test_exchanges_are_open_in_every_decision_and_leave_it_open(four: Arranged):
    four.give(FIRST, pilgrim=12).give(SECOND, pilgrim=2).deal(FIRST, "A01", "A02", "A03").plunder(FIRST, 1)
    four.stand(SECOND, 1)
    asked = []
    for answer in (Bid(column=1, gold=1), WITHDRAW, FINISH, Keep(first="A01", second="A02"), None):
        step, number, seat = four.step, four.question, four.asked[0]
        four.submit(seat, PILGRIMS_FOR_GOLD)
        assert (four.step, four.question) == (step, number)
        asked.append((step.word, seat))
        if answer:
            four.submit(seat, answer)
    words = ["projects", "displaced", "build-step", "hand-limit", "repair"]
    assert asked == list(zip(words, (FIRST, SECOND, FIRST, FIRST, FIRST), strict=True))
    assert four.stock(SECOND)[::2] == (3, 0)


def test_exchanges_are_open_while_a_cube_is_chosen(four: Arranged):
    four.give(FIRST, pilgrim=2).play(FIRST, COLLECT, PILGRIMS_FOR_GOLD)
    assert four.step == projects.FreeChoice(FIRST, 1)


def test_gold_made_by_an_exchange_can_be_bid(four: Arranged):
    four.give(FIRST, gold=0, pilgrim=2).stand(SECOND, 1).play(FIRST, PILGRIMS_FOR_GOLD, Bid(column=1, gold=1))
    assert four.step == projects.Displaced(SECOND, 1, 0)


def test_offered_exchanges_are_exactly_those_accepted(four: Arranged):
    four.give(FIRST, gold=2, pilgrim=1)
    assert [option for option in four.options(FIRST) if isinstance(option, Exchange)] == [GOLD_FOR_ARMY]
    assert CLAIM not in four.options(FIRST)
