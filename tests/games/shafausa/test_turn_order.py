"""Phase 2: the auction with insertion, and the rotation of FAMILY."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.shafausa import Shafausa
from engine.games.shafausa.actions import DECLINE, PLACES, REVEAL, Bid
from engine.games.shafausa.auction import BidOrPass, Placement, TurnOrder
from engine.games.shafausa.events import OrderSet, PlaceTaken
from engine.games.shafausa.pieces import Phase, Power
from tests.games.shafausa.names import A, B, C
from tests.games.shafausa.positions import ask, dealt, hold, play, refuses
from tests.refusals import refused


def auction(*money: int, peoples: tuple[str, ...] = ("gineva", "grisa", "luserna", "primitiva")) -> Shafausa:
    game = dealt(*peoples[: len(money)])
    for seat, chf in enumerate(money):
        hold(game, Seat(seat), chf=chf)
    return ask(game, TurnOrder())


def money(game: Shafausa) -> list[int]:
    return [realm.chf for realm in game.table.realms]


def test_an_auction_with_three_bids():
    """Vector 8."""
    game = auction(10, 10, 10)
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    play(game, C, PLACES[1])
    play(game, A, Bid(chf=3))
    play(game, B, PLACES[1])
    assert game.step == Placement(A)
    play(game, A, PLACES[1])
    assert game.table.order == [A, B, C]
    assert money(game) == [7, 8, 10]


def test_everybody_passes_at_once():
    """Vector 9."""
    game = auction(10, 10, 10)
    play(game, A, PLACES[1])
    play(game, B, PLACES[2])
    heard = play(game, C, PLACES[2])
    assert heard == [PlaceTaken(C, 2, 0), OrderSet((A, C, B))]
    assert game.table.order == [A, C, B]
    assert money(game) == [10, 10, 10]
    assert game.table.auction is None


def test_who_passes_pays_his_own_last_bid_only():
    """Ruling Q6."""
    game = auction(10, 10)
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    play(game, A, PLACES[1])
    assert money(game) == [9, 10]
    play(game, B, PLACES[1])
    assert money(game) == [9, 8]


def test_the_last_one_left_bids_no_more():
    """Ruling Q7."""
    game = auction(10, 10)
    play(game, A, PLACES[1])
    assert game.step == Placement(B)
    told = "“Bid” isn’t possible now. You’re being asked: “All others are out of the auction: take a place”"
    refuses(game, B, Bid(chf=1), told, "another-question", action="bid")
    play(game, B, PLACES[2])
    assert game.table.order == [A, B]


def test_bidding_goes_round_those_who_are_left():
    game = auction(10, 10, 10, 10)
    play(game, A, Bid(chf=1))
    play(game, B, PLACES[1])
    play(game, C, Bid(chf=2))
    assert game.asked == (Seat(3),)
    play(game, Seat(3), Bid(chf=3))
    assert game.asked == (A,)


@pytest.mark.parametrize("chf", [1, 3, 9])
def test_a_bid_must_be_the_next_number(chf: int):
    game = auction(10, 10)
    play(game, A, Bid(chf=1))
    sentence = "The next bid is 2 CHF: bid it or pass."
    refuses(game, B, Bid(chf=chf), sentence, "bid-step", price=2)


def test_nobody_bids_more_than_he_holds():
    game = auction(5, 1, 5)
    play(game, A, PLACES[1])
    play(game, B, Bid(chf=1))
    play(game, C, Bid(chf=2))
    sentence = "You hold 1 CHF and can’t bid 3. You must pass."
    refuses(game, B, Bid(chf=3), sentence, "bid-cash", price=3, have=1)
    assert Bid(chf=3) not in game.options(B)


def test_a_place_outside_the_list_is_refused():
    game = auction(5, 5, 5)
    refuses(game, A, PLACES[2], "Choose a place from 1 to 1.", "insert-range", places=1)
    play(game, A, PLACES[1])
    refuses(game, B, PLACES[3], "Choose a place from 1 to 2.", "insert-range", places=2)
    play(game, B, PLACES[1])
    refuses(game, C, PLACES[4], "Choose a place from 1 to 3.", "insert-range", places=3)


def test_who_has_no_money_and_only_one_place_is_not_asked():
    game = auction(0, 10, 10)
    assert game.step == BidOrPass(B)
    assert game.table.auction.new == [A]


def test_out_of_turn_nobody_bids():
    game = auction(5, 5)
    refuses(game, B, Bid(chf=1), "It’s not your turn. Waiting for Anne.", "not-your-decision", seats=[A])


def test_the_absent_pass_and_go_last():
    game = auction(5, 5)
    assert game.step.absent(game.view_of(A)) == PLACES[1]
    play(game, A, PLACES[1])
    assert game.step.absent(game.view_of(B)) == PLACES[2]


# -- Privilege


def test_privilege_makes_the_bid_three_chf_cheaper_but_never_less_than_nothing():
    game = auction(10, 10, peoples=("primitiva", "grisa"))
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    play(game, A, REVEAL[Power.PRIVILEGE], PLACES[1])
    assert money(game)[A] == 10
    game = auction(10, 10, peoples=("primitiva", "grisa"))
    for chf in range(1, 6):
        play(game, A if chf % 2 else B, Bid(chf=chf))
    play(game, B, PLACES[1])
    assert game.step == Placement(A)
    play(game, A, REVEAL[Power.PRIVILEGE], PLACES[1])
    assert money(game)[A] == 10 - (5 - 3)


def test_privilege_does_not_let_one_bid_more_than_one_holds():
    game = auction(1, 5, peoples=("primitiva", "grisa"))
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    play(game, A, REVEAL[Power.PRIVILEGE])
    refuses(game, A, Bid(chf=3), "You hold 1 CHF and can’t bid 3. You must pass.", "bid-cash", price=3, have=1)


def test_privilege_keeps_its_owner_from_being_passed_over():
    """With money for the bid lost and one place only there is still the card to reveal."""
    game = auction(1, 5, 5, peoples=("primitiva", "grisa", "gineva"))
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    play(game, C, Bid(chf=3))
    assert game.step == BidOrPass(A)


# -- FAMILY


def test_in_family_the_order_stays_in_the_first_round_and_then_rotates():
    """Vector 16; ruling Q5."""
    game = dealt("gineva", "grisa", "luserna", mode="family")
    game.table.order = [C, A, B]
    game.table.round = 1
    ask(game, TurnOrder())
    assert game.table.order == [C, A, B]
    game.table.round = 2
    ask(game, TurnOrder())
    assert game.table.order == [A, B, C]
    assert game.table.auction is None


def test_in_family_nobody_is_asked_for_the_order():
    game = dealt("gineva", "grisa", mode="family")
    assert game.table.phase is Phase.BUYING
    with refused("another-question", action="bid"):
        game.submit(A, Bid(chf=1))
    play(game, A, DECLINE)
