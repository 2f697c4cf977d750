"""Phase 3: one building, bought or discarded, and up to two warehouses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Seat
from engine.games.shafausa import events
from engine.games.shafausa.actions import DECLINE, DISCARD, PURCHASE, REVEAL, WAREHOUSES
from engine.games.shafausa.buying import BuyBuilding, Buying
from engine.games.shafausa.pieces import Building, Power
from tests.games.shafausa.names import HOUSE, INN, KILN, LOFT, OFFICE, A, B
from tests.games.shafausa.positions import Arranged, Position, Refused, dealt, each_refused

SIGNATURE, SHIFT = REVEAL[Power.SECOND_SIGNATURE], REVEAL[Power.NIGHT_SHIFT]


def buying(
    *buildings: Building, people: str = "zugriga", mode: str = "geek", did: tuple[Action, ...] = (), **known: Any
) -> Arranged:
    """These buildings are on offer, and the first seat buys, with 20 CHF or what is known; it has done this already."""
    game = dealt(people, "grisa", "luserna", mode=mode).offer(*buildings)
    return game.arrange(Buying(), **{"chf": 20, **known}).play(A, *did)


def owning(*buildings: Building) -> Arranged:
    """These are on offer; a Kiln lies in reserve, and a Loft sleeps in a city not built."""
    return buying(keeps=[KILN]).construct(LOFT, city=3).offer(*buildings)


def test_a_building_is_paid_and_goes_to_the_reserve():
    game = buying(INN, LOFT)
    assert game.heard(A, PURCHASE[INN]) == [events.BuildingPurchased(A, INN, 8)]
    assert (game.anne.chf, game.anne.reserve, game.table.available) == (12, [INN], [LOFT])


def test_the_ladder_is_not_refilled_in_this_phase():
    game = buying(INN, LOFT)
    future = list(game.table.future)
    game.play(A, PURCHASE[INN], DECLINE)
    assert (game.table.available, game.table.future) == ([LOFT], future)


def test_a_building_may_be_discarded_instead_for_its_price():
    game = buying(INN, LOFT)
    assert game.heard(A, DISCARD[INN]) == [events.BuildingDiscarded(A, INN, 8)]
    assert (game.anne.chf, game.table.returned) == (12, [INN])


#: a position, what is done there, and the money left
PAID: dict[str, tuple[Position, list[Action], int]] = {
    "ruling Q31: a kind one owns is discarded at its printed price": (lambda: owning(KILN), [DISCARD[KILN]], 20 - 13),
    "vector 5: the Builders' House costs 3 CHF for the owner of the office":
        (lambda: buying(HOUSE, people="tessina"), [PURCHASE[HOUSE]], 20 - 3),
    "ruling Q31: also to discard it": (lambda: buying(HOUSE, people="tessina"), [DISCARD[HOUSE]], 20 - 3),
    "ruling Q31: but 8 CHF once one owns it":
        (lambda: buying(HOUSE, people="tessina", reserve=[HOUSE]), [DISCARD[HOUSE]], 20 - 8),
    "warehouses are built from left to right at their prices":
        (lambda: buying(INN, warehouses=2), [WAREHOUSES[2]], 20 - 4 - 4),
    "one warehouse where two are too dear": (lambda: buying(LOFT, chf=4), [WAREHOUSES[1]], 4 - 2),
    "before Second Signature a building costs what is printed":
        (lambda: buying(INN, LOFT, KILN, people="gineva"), [PURCHASE[LOFT], SIGNATURE], 20 - 5),
    "with it the second one is cheaper":
        (lambda: buying(INN, LOFT, KILN, people="gineva"), [PURCHASE[LOFT], SIGNATURE, PURCHASE[KILN]], 20 - 5 - 12),
    "Night Shift builds three cheaper warehouses for at least 1 CHF":
        (lambda: buying(INN, people="tessina"), [SHIFT, WAREHOUSES[3]], 20 - (1 + 2 + 3)),
}  # fmt: skip


@pytest.mark.parametrize(("position", "done", "left"), PAID.values(), ids=PAID)
def test_what_is_paid(position: Position, done: list[Action], left: int):
    assert position().play(A, *done).anne.chf == left


ONE = "You may buy or discard 1 building in a round."
DEAR = "Inn costs you 8 CHF; you hold 7."
ALL = "You’ve built all 11 warehouses."
REFUSED: Refused = {
    "ruling Q32: a kind that sleeps in a city not built":
        (lambda: owning(LOFT), A, PURCHASE[LOFT], "You already own Loft and can’t buy a second one."),
    "ruling Q32: a kind in reserve":
        (lambda: owning(KILN), A, PURCHASE[KILN], "You already own Charcoal Kiln and can’t buy a second one."),
    "ruling Q30: a second building in a round":
        (lambda: buying(INN, LOFT, did=(PURCHASE[INN],)), A, PURCHASE[LOFT], ONE),
    "ruling Q30: a second building discarded":
        (lambda: buying(INN, LOFT, did=(PURCHASE[INN],)), A, DISCARD[LOFT], ONE),
    "a third building with Second Signature":
        (lambda: buying(INN, LOFT, KILN, people="gineva", did=(PURCHASE[LOFT], SIGNATURE, PURCHASE[KILN])),
         A, DISCARD[INN], "You may buy or discard 2 buildings in a round."),
    "what is not on offer": (lambda: buying(INN), A, PURCHASE[LOFT], "Loft isn’t on offer this round."),
    "the Engineer's Office":
        (lambda: buying(INN), A, PURCHASE[OFFICE],
         "The Engineer’s Office is a privilege and can’t be bought."),
    "a building that is too dear": (lambda: buying(INN, chf=7), A, PURCHASE[INN], DEAR),
    "a building too dear to discard": (lambda: buying(INN, chf=7), A, DISCARD[INN], DEAR),
    "three warehouses in a round":
        (lambda: buying(INN), A, WAREHOUSES[3], "You may build up to 2 warehouses in a round and have built 0."),
    "a third warehouse in a round":
        (lambda: buying(INN, did=(WAREHOUSES[2],)), A, WAREHOUSES[1],
         "You may build up to 2 warehouses in a round and have built 2."),
    "a twelfth warehouse": (lambda: buying(INN, warehouses=11), A, WAREHOUSES[1], ALL),
    "a twelfth warehouse with the eleventh":
        (lambda: buying(INN, warehouses=10), A, WAREHOUSES[2], "You can build only 1 more warehouse."),
    "warehouses too dear":
        (lambda: buying(LOFT, chf=4), A, WAREHOUSES[2], "For 2 warehouses you need 5 CHF; you hold 4."),
    "a discard in FAMILY":
        (lambda: buying(INN, mode="family"), A, DISCARD[INN], "In FAMILY buildings can’t be discarded."),
    "a warehouse in FAMILY": (lambda: buying(INN, mode="family"), A, WAREHOUSES[1], ALL),
}  # fmt: skip


test_what_is_refused = each_refused(REFUSED)


def test_everybody_hears_of_warehouses():
    assert buying(INN).heard(A, WAREHOUSES[2]) == [events.WarehousesBuilt(A, 2, 2 + 3, 2)]


def test_a_building_and_warehouses_come_in_any_sequence():
    realm = buying(INN, LOFT, did=(WAREHOUSES[1], PURCHASE[INN], WAREHOUSES[1])).anne
    assert (realm.chf, realm.warehouses, realm.reserve) == (20 - 2 - 8 - 3, 2, [INN])


#: a position, and who is asked there
ASKED: dict[str, tuple[Position, Seat]] = {
    "the turn ends by itself when nothing is left to do":
        (lambda: buying(INN, did=(PURCHASE[INN], WAREHOUSES[2])), B),
    "whoever can buy nothing more is not asked to say so":
        (lambda: buying(INN, LOFT, chf=8, did=(PURCHASE[INN],)), B),
    "the owner of a card for this phase is asked as long as it could help":
        (lambda: buying(INN, LOFT, chf=14, people="gineva", did=(PURCHASE[LOFT], WAREHOUSES[2])), A),
    "also when it is revealed":
        (lambda: buying(INN, LOFT, chf=14, people="gineva", did=(PURCHASE[LOFT], WAREHOUSES[2], SIGNATURE)), A),
    "in FAMILY there is no warehouse to build":
        (lambda: buying(INN, KILN, mode="family", did=(PURCHASE[INN],)), B),
    "without money nobody is asked": (lambda: buying(INN, chf=0, coal=2), B),
    "but in FAMILY because one may sell": (lambda: buying(INN, mode="family", chf=0, coal=2), A),
}  # fmt: skip


@pytest.mark.parametrize(("position", "asked"), ASKED.values(), ids=ASKED)
def test_who_is_asked(position: Position, asked: Seat):
    assert position().step == BuyBuilding(asked)


def test_in_turn_order_each_seat_is_asked_once_and_the_absent_buy_nothing():
    game = buying(INN)
    assert (game.step, game.absent()) == (BuyBuilding(A), DECLINE)
    assert game.play(A, DECLINE).step == BuyBuilding(B)


@pytest.mark.parametrize(("rules", "questions"), [(None, 0), (2, 1)])
def test_all_that_one_player_buys_is_one_question_since_rules_3(rules, questions):
    game = buying(INN, LOFT)
    game.rules, before = rules or game.rules, game.question
    for action, asked, more in ((PURCHASE[INN], A, questions), (DECLINE, B, questions + 1)):
        assert (game.play(A, action).step, game.question) == (BuyBuilding(asked), before + more)
