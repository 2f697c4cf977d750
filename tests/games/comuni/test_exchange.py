"""Exchanges: two cubes become one, at any time a seat is asked something."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, WITHDRAW, Bid, Exchange, Keep
from engine.games.comuni.events import Exchanged, SupplyRanOut
from engine.games.comuni.pieces import Resource
from engine.games.comuni.projects import Displaced, FreeChoice, Projects
from tests.games.comuni.positions import ARMY, CRAFTSMAN, FIRST, FOURTH, GOLD, PILGRIM, SECOND, Arranged

LAWFUL = {(PILGRIM, GOLD), (PILGRIM, ARMY), (PILGRIM, CRAFTSMAN), (GOLD, ARMY)}
PAIRS = [(give, receive) for give in Resource for receive in Resource]


@pytest.mark.parametrize(("giving", "receive"), sorted(LAWFUL))
def test_two_pilgrims_make_anything_else_and_two_gold_an_army(four: Arranged, giving: Resource, receive: Resource):
    four.equip(FIRST, **{giving: 3})
    supply = four.box.supply[receive]
    assert four.events(FIRST, Exchange(give=giving, receive=receive)) == [Exchanged(FIRST, giving, receive)]
    assert (four.hands[FIRST].stock[giving], four.hands[FIRST].stock[receive]) == (1, 1)
    assert four.box.supply[receive] == supply - 1
    assert four.step == Projects(FIRST)


@pytest.mark.parametrize(("giving", "receive"), [pair for pair in PAIRS if pair not in LAWFUL and pair[1] != PILGRIM])
def test_nothing_else_turns_into_anything(four: Arranged, giving: Resource, receive: Resource):
    four.give(FIRST, gold=4, army=4, pilgrim=4, craftsman=4)
    exchange = Exchange(give=giving, receive=receive)
    four.refuses(FIRST, exchange, "no-such-exchange")


@pytest.mark.parametrize("giving", list(Resource))
def test_nothing_can_be_turned_into_pilgrims(four: Arranged, giving: Resource):
    four.give(FIRST, gold=4, army=4, pilgrim=4, craftsman=4)
    four.refuses(FIRST, Exchange(give=giving, receive=PILGRIM), "no-exchange-into-pilgrims")


@pytest.mark.parametrize(
    ("receive", "sentence"),
    [
        (GOLD, "There’s no gold left in the supply."),
        (ARMY, "There’s no army left in the supply."),
        (CRAFTSMAN, "There’s no craftsman left in the supply."),
    ],
)
def test_an_exchange_into_the_stock_needs_a_cube_of_the_supply(four: Arranged, receive: Resource, sentence: str):
    """Ruling Q8."""
    four.leave_in_supply(FOURTH, **{receive: 0})
    four.give(FIRST, pilgrim=2)
    exchange = Exchange(give=PILGRIM, receive=receive)
    four.refuses(FIRST, exchange, "supply-empty", sentence)
    assert exchange not in four.offered(FIRST)


def test_the_last_cube_of_a_kind_is_announced_and_shown(four: Arranged):
    four.leave_in_supply(FOURTH, army=1)
    four.give(FIRST, gold=2)
    assert SupplyRanOut(ARMY) in four.events(FIRST, Exchange(give=GOLD, receive=ARMY))
    assert ARMY not in four.view().table.supply


def test_an_exchange_takes_two_cubes(four: Arranged):
    four.give(FIRST, pilgrim=1, gold=1)
    sentence = "An exchange takes 2 pilgrims; you have 1."
    four.refuses(FIRST, Exchange(give=PILGRIM, receive=GOLD), "exchange-too-dear", sentence)
    four.refuses(FIRST, Exchange(give=GOLD, receive=ARMY), "exchange-too-dear", "An exchange takes 2 gold; you have 1.")


def test_a_seat_exchanges_only_in_its_own_decisions(four: Arranged):
    """Ruling Q31."""
    four.give(SECOND, pilgrim=2)
    four.refuses(
        SECOND, Exchange(give=PILGRIM, receive=GOLD), "not-your-decision", "It’s not your turn. Waiting for Lucca."
    )


def test_exchanges_are_open_in_every_decision_and_leave_it_open(four: Arranged):
    four.give(FIRST, pilgrim=12)
    four.give(SECOND, pilgrim=2)
    four.deal(FIRST, "A01", "A02", "A03")
    four.plunder(FIRST, 1)
    four.stand(SECOND, 1)

    def swap(seat: Seat = FIRST) -> str:
        step, number = four.step, four.question
        four.submit(seat, Exchange(give=PILGRIM, receive=GOLD))
        assert (four.step, four.question) == (step, number)
        return step.word if step else ""

    asked = [swap()]
    for seat, answer in (
        (FIRST, Bid(column=1, gold=1)), (SECOND, WITHDRAW), (FIRST, FINISH), (FIRST, Keep(first="A01", second="A02"))
    ):  # fmt: skip
        four.submit(seat, answer)
        asked.append(swap(four.asked[0]))
    assert asked == ["projects", "displaced", "build-step", "hand-limit", "repair"]
    assert four.stock(SECOND)[::2] == (3, 0)


def test_exchanges_are_open_while_a_cube_is_chosen(four: Arranged):
    four.give(FIRST, pilgrim=2)
    four.submit(FIRST, COLLECT)
    four.submit(FIRST, Exchange(give=PILGRIM, receive=GOLD))
    assert four.step == FreeChoice(FIRST, 1)


def test_gold_made_by_an_exchange_can_be_bid(four: Arranged):
    four.give(FIRST, gold=0, pilgrim=2)
    four.stand(SECOND, 1)
    four.submit(FIRST, Exchange(give=PILGRIM, receive=GOLD))
    four.submit(FIRST, Bid(column=1, gold=1))
    assert four.step == Displaced(SECOND, 1, 0)


def test_offered_exchanges_are_exactly_those_accepted(four: Arranged):
    four.give(FIRST, gold=2, pilgrim=1)
    offered = [option for option in four.offered(FIRST) if isinstance(option, Exchange)]
    assert offered == [Exchange(give=GOLD, receive=ARMY)]
    assert CLAIM not in four.offered(FIRST)
