"""Phase 6: five actions on the stock exchange."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.games.shafausa import Shafausa, speculation
from engine.games.shafausa.actions import DECLINE, REVEAL, SPECULATE, Speculate
from engine.games.shafausa.events import PriceFixed, PriceMoved, ResourceFixed, ResourceVaried
from engine.games.shafausa.pieces import Market, Power
from engine.games.shafausa.prices import PLACE
from engine.games.shafausa.rounds import Round
from tests.games.shafausa.names import COAL, GOLD, WOOD, A, B, C
from tests.games.shafausa.positions import ask, dealt, hold, play, prices, quote, refuses

SALE, PURCHASE = Market


def speculating(*peoples: str, chf: int = 10) -> Shafausa:
    game = dealt(*(peoples or ("grisa", "gineva", "luserna")))
    for seat in range(game.players):
        hold(game, seat, chf=chf)
    return ask(game, speculation.Exchange())


@pytest.mark.parametrize(
    ("action", "price", "after", "heard"),
    [
        (Speculate(resource=COAL, sale=0), 1, (6, 9), PriceFixed(A, COAL, SALE, 1)),
        (Speculate(resource=COAL, purchase=0), 1, (6, 9), PriceFixed(A, COAL, PURCHASE, 1)),
        (Speculate(resource=COAL, sale=1), 1, (7, 9), PriceMoved(A, COAL, SALE, 7, 1)),
        (Speculate(resource=COAL, purchase=-1), 1, (6, 8), PriceMoved(A, COAL, PURCHASE, 8, 1)),
        (Speculate(resource=COAL, sale=-2), 3, (4, 9), PriceMoved(A, COAL, SALE, 4, 3)),
        (Speculate(resource=COAL, purchase=2), 3, (6, 11), PriceMoved(A, COAL, PURCHASE, 11, 3)),
        (Speculate(resource=COAL, sale=0, purchase=0), 3, (6, 9), ResourceFixed(A, COAL, 3)),
        (Speculate(resource=COAL, sale=1, purchase=-1), 3, (7, 8), ResourceVaried(A, COAL, 7, 8, 3)),
        (Speculate(resource=COAL, sale=-1, purchase=1), 3, (5, 10), ResourceVaried(A, COAL, 5, 10, 3)),
    ],
)
def test_the_five_actions_and_their_prices(action: Action, price: int, after: tuple[int, int], heard: object):
    game = speculating()
    assert play(game, A, action)[0] == heard
    assert game.table.realms[A].chf == 10 - price
    assert quote(game, COAL) == after


def test_a_crossed_marker_cannot_be_used_again_this_round():
    """Vector 15; ruling Q40."""
    game = speculating()
    play(game, A, Speculate(resource=COAL, sale=1, purchase=-1))
    assert quote(game, COAL) == (7, 8)
    sentence = "The sale price of coal is already fixed for this round."
    for sale in (-1, 0, 1):
        refuses(game, B, Speculate(resource=COAL, sale=sale), sentence)
    sentence = "The purchase price of coal is already fixed for this round."
    refuses(game, B, Speculate(resource=COAL, purchase=0), sentence)
    assert not [option for option in game.options(B) if getattr(option, "resource", None) == COAL]


def test_one_crossed_marker_leaves_the_other_free():
    game = speculating()
    play(game, A, Speculate(resource=COAL, sale=0))
    play(game, B, Speculate(resource=COAL, purchase=-1))
    assert quote(game, COAL) == (6, 8)


def test_the_purchase_price_stays_above_the_sale_price():
    """Vector 14."""
    game = speculating()
    play(game, A, Speculate(resource=COAL, purchase=-2))
    assert quote(game, COAL) == (6, 7)
    sentence = "The purchase price of coal must stay above its sale price; it would be 7 against 7."
    refuses(game, B, Speculate(resource=COAL, sale=1), sentence)


def test_for_a_variation_only_the_final_pair_counts():
    game = speculating()
    prices(game, COAL, 7, 8)
    play(game, A, Speculate(resource=COAL, sale=1, purchase=1))
    assert quote(game, COAL) == (8, 9)


@pytest.mark.parametrize(
    ("sale", "purchase", "facts"),
    [(-1, None, ("sale price", 1, 1, 4)), (-2, None, ("sale price", 1, 1, 4)), (None, -2, ("purchase price", 4, 3, 7))],
)
def test_a_move_stays_on_its_ladder_in_full(sale: int | None, purchase: int | None, facts: tuple[str, int, int, int]):
    """Ruling Q39."""
    game = speculating()
    market, price, least, most = facts
    sentence = f"The {market} of wood stands at {price} and must stay between {least} and {most}."
    action = Speculate(resource=WOOD, sale=sale, purchase=purchase)
    refuses(game, A, action, sentence)


@pytest.mark.parametrize(("sale", "purchase"), [(1, 0), (0, -1), (2, 1), (2, 2)])
def test_both_markers_of_a_variation_move_by_one(sale: int, purchase: int):
    game = speculating()
    sentence = "If you move both prices, each moves by exactly one notch; if you fix both, neither moves."
    refuses(game, A, Speculate(resource=GOLD, sale=sale, purchase=purchase), sentence)


def test_something_must_be_said():
    game = speculating()
    refuses(game, A, Speculate(resource=GOLD), "Say what happens to the sale price, to the purchase price or to both.")


def test_a_speculation_must_be_paid():
    game = speculating(chf=2)
    refuses(game, A, Speculate(resource=COAL, sale=2), "This speculation costs 3 CHF; you hold 2.")


def test_one_speculation_each_in_turn_order_then_all_crosses_are_removed():
    game = speculating()
    play(game, A, Speculate(resource=COAL, sale=1))
    refuses(game, A, Speculate(resource=GOLD, sale=1), "It’s not your turn. Waiting for Bernard.")
    play(game, B, DECLINE)
    assert game.table.exchange[PLACE[COAL]].sale_crossed
    play(game, C, Speculate(resource=GOLD, sale=1))
    assert not any(q.sale_crossed or q.purchase_crossed for q in game.table.exchange)
    assert game.over


def test_the_absent_leave_the_exchange_alone():
    game = speculating()
    assert game.step.absent(game.view_of(A)) == DECLINE


def test_who_can_pay_nothing_is_not_asked():
    game = speculating(chf=0)
    assert game.over


def test_family_has_no_speculation():
    game = dealt("grisa", "gineva", mode="family")
    ask(game, speculation.Exchange())
    assert game.over


# -- POWER cards of this phase


def test_the_tax_rebate_makes_speculation_2_chf_cheaper_never_below_nothing():
    game = speculating("sanagal", "gineva")
    play(game, A, REVEAL[Power.TAX_REBATE], Speculate(resource=COAL, sale=2))
    assert game.table.realms[A].chf == 9
    game = speculating("sanagal", "gineva", chf=0)
    play(game, A, REVEAL[Power.TAX_REBATE], Speculate(resource=COAL, sale=1))
    assert game.table.realms[A].chf == 0


def test_insider_trading_allows_a_second_speculation_3_chf_cheaper():
    game = speculating("zugriga", "gineva")
    play(game, A, REVEAL[Power.INSIDER_TRADING], Speculate(resource=COAL, sale=2))
    assert game.step == speculation.Speculation(A, second=True)
    play(game, A, Speculate(resource=GOLD, sale=2))
    assert game.table.realms[A].chf == 7
    assert game.asked == (B,)


def test_after_passing_there_is_no_second_speculation():
    game = speculating("zugriga", "gineva")
    play(game, A, REVEAL[Power.INSIDER_TRADING], DECLINE)
    assert game.asked == (B,)


def test_the_second_speculation_cannot_use_the_marker_of_the_first():
    game = speculating("zugriga", "gineva")
    play(game, A, REVEAL[Power.INSIDER_TRADING], Speculate(resource=COAL, sale=1))
    refuses(game, A, Speculate(resource=COAL, sale=1), "The sale price of coal is already fixed for this round.")


def test_prices_of_every_round_are_remembered_for_the_chart():
    game = speculating()
    play(game, A, SPECULATE[COAL, 1, None])
    rounds = len(game.table.history)
    ask(game, Round())
    closing = game.table.history[-1]
    assert len(game.table.history) == rounds + 1
    assert closing.sale[PLACE[COAL]] == 7
    assert closing.round == game.table.round
