"""Phase 6: five actions on the stock exchange."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.games.shafausa import speculation
from engine.games.shafausa.actions import DECLINE, REVEAL
from engine.games.shafausa.events import PriceFixed, PriceMoved, ResourceFixed, ResourceVaried
from engine.games.shafausa.pieces import Market, Power
from engine.games.shafausa.prices import PLACE
from engine.games.shafausa.rounds import Round
from tests.games.shafausa.names import COAL, GOLD, WOOD, A, B, C, speculate
from tests.games.shafausa.positions import Arranged, at, dealt

SALE, PURCHASE = Market
REBATE, INSIDER = REVEAL[Power.TAX_REBATE], REVEAL[Power.INSIDER_TRADING]
FIXED = "The {} price of coal is already fixed for this round."


def speculating(*peoples: str, chf: int = 10) -> Arranged:
    return dealt(*(peoples or ("grisa", "gineva", "luserna"))).hold_all(chf).come_to(speculation.Exchange())


@pytest.mark.parametrize(
    ("action", "price", "after", "heard"),
    [
        (speculate(COAL, sale=0), 1, (6, 9), PriceFixed(A, COAL, SALE, 1)),
        (speculate(COAL, purchase=0), 1, (6, 9), PriceFixed(A, COAL, PURCHASE, 1)),
        (speculate(COAL, sale=1), 1, (7, 9), PriceMoved(A, COAL, SALE, 7, 1)),
        (speculate(COAL, purchase=-1), 1, (6, 8), PriceMoved(A, COAL, PURCHASE, 8, 1)),
        (speculate(COAL, sale=-2), 3, (4, 9), PriceMoved(A, COAL, SALE, 4, 3)),
        (speculate(COAL, purchase=2), 3, (6, 11), PriceMoved(A, COAL, PURCHASE, 11, 3)),
        (speculate(COAL, sale=0, purchase=0), 3, (6, 9), ResourceFixed(A, COAL, 3)),
        (speculate(COAL, sale=1, purchase=-1), 3, (7, 8), ResourceVaried(A, COAL, 7, 8, 3)),
        (speculate(COAL, sale=-1, purchase=1), 3, (5, 10), ResourceVaried(A, COAL, 5, 10, 3)),
    ],
)
def test_the_five_actions_and_their_prices(action: Action, price: int, after: tuple[int, int], heard: object):
    game = speculating()
    assert game.heard(A, action)[0] == heard
    assert (game.anne.chf, game.quote(COAL)) == (10 - price, after)


def test_a_crossed_marker_cannot_be_used_again_this_round():
    """Vector 15; ruling Q40."""
    game = speculating().play(A, speculate(COAL, sale=1, purchase=-1))
    assert game.quote(COAL) == (7, 8)
    for sale in (-1, 0, 1):
        game.refuses(B, speculate(COAL, sale=sale), FIXED.format("sale"))
    game.refuses(B, speculate(COAL, purchase=0), FIXED.format("purchase"))
    assert not [option for option in game.options(B) if getattr(option, "resource", None) == COAL]


def test_one_crossed_marker_leaves_the_other_free():
    game = speculating().play(A, speculate(COAL, sale=0)).play(B, speculate(COAL, purchase=-1))
    assert game.quote(COAL) == (6, 8)


def test_the_purchase_price_stays_above_the_sale_price():
    """Vector 14."""
    game = speculating().play(A, speculate(COAL, purchase=-2))
    assert game.quote(COAL) == (6, 7)
    sentence = "The purchase price of coal must stay above its sale price; it would be 7 against 7."
    game.refuses(B, speculate(COAL, sale=1), sentence)


def test_for_a_variation_only_the_final_pair_counts():
    game = speculating().price(COAL, 7, 8).play(A, speculate(COAL, sale=1, purchase=1))
    assert game.quote(COAL) == (8, 9)


LEAVES = "The {} price of wood stands at {} and must stay between {} and {}."
BOTH = "If you move both prices, each moves by exactly one notch; if you fix both, neither moves."
NOTHING = "Say what happens to the sale price, to the purchase price or to both."
#: what is not allowed, and the sentence of the refusal
REFUSED: dict[str, tuple[Action, str]] = {
    "ruling Q39: a notch below a ladder": (speculate(WOOD, sale=-1), LEAVES.format("sale", 1, 1, 4)),
    "ruling Q39: two notches below a ladder": (speculate(WOOD, sale=-2), LEAVES.format("sale", 1, 1, 4)),
    "ruling Q39: a move that fits half": (speculate(WOOD, purchase=-2), LEAVES.format("purchase", 4, 3, 7)),
    "a variation that moves one and fixes the other": (speculate(GOLD, sale=1, purchase=0), BOTH),
    "a variation that fixes one and moves the other": (speculate(GOLD, sale=0, purchase=-1), BOTH),
    "a variation by two notches and one": (speculate(GOLD, sale=2, purchase=1), BOTH),
    "a variation by two notches": (speculate(GOLD, sale=2, purchase=2), BOTH),
    "to say nothing": (speculate(GOLD), NOTHING),
}


@pytest.mark.parametrize(("action", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(action: Action, sentence: str):
    speculating().refuses(A, action, sentence)


def test_a_speculation_must_be_paid():
    speculating(chf=2).refuses(A, speculate(COAL, sale=2), "This speculation costs 3 CHF; you hold 2.")


def test_one_speculation_each_in_turn_order_then_all_crosses_are_removed():
    game = speculating().play(A, speculate(COAL, sale=1))
    game.refuses(A, speculate(GOLD, sale=1), "It’s not your turn. Waiting for Bernard.")
    assert game.play(B, DECLINE).table.exchange[PLACE[COAL]].sale_crossed
    assert game.play(C, speculate(GOLD, sale=1)).over
    assert not any(q.sale_crossed or q.purchase_crossed for q in game.table.exchange)


def test_the_absent_leave_the_exchange_alone():
    assert speculating().absent() == DECLINE


def test_who_can_pay_nothing_is_not_asked():
    assert speculating(chf=0).over


def test_family_has_no_speculation():
    assert at(speculation.Exchange(), "grisa", "gineva", mode="family").over


# -- POWER cards of this phase


@pytest.mark.parametrize(("chf", "sale", "left"), [(10, 2, 9), (0, 1, 0)])
def test_the_tax_rebate_makes_speculation_2_chf_cheaper_never_below_nothing(chf: int, sale: int, left: int):
    assert speculating("sanagal", "gineva", chf=chf).play(A, REBATE, speculate(COAL, sale=sale)).anne.chf == left


def test_insider_trading_allows_a_second_speculation_3_chf_cheaper():
    game = speculating("zugriga", "gineva").play(A, INSIDER, speculate(COAL, sale=2))
    assert game.step == speculation.Speculation(A, second=True)
    assert (game.play(A, speculate(GOLD, sale=2)).anne.chf, game.asked) == (7, (B,))


def test_after_passing_there_is_no_second_speculation():
    assert speculating("zugriga", "gineva").play(A, INSIDER, DECLINE).asked == (B,)


def test_the_second_speculation_cannot_use_the_marker_of_the_first():
    first = speculate(COAL, sale=1)
    speculating("zugriga", "gineva").play(A, INSIDER, first).refuses(A, first, FIXED.format("sale"))


def test_prices_of_every_round_are_remembered_for_the_chart():
    game = speculating().play(A, speculate(COAL, sale=1))
    rounds = len(game.table.history)
    *before, closing = game.come_to(Round()).table.history
    assert len(before) == rounds
    assert (closing.sale[PLACE[COAL]], closing.round) == (7, game.table.round)
