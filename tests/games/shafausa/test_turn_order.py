"""Phase 2: the auction with insertion, and the rotation of FAMILY."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Seat, Step
from engine.games.shafausa import events
from engine.games.shafausa.actions import DECLINE, PLACES, REVEAL, Bid
from engine.games.shafausa.auction import BidOrPass, Placement, TurnOrder
from engine.games.shafausa.pieces import Phase, Power
from tests.games.shafausa.names import A, B, C, D
from tests.games.shafausa.positions import Arranged, Refused, auction, dealt, each_refused
from tests.refusals import refused

Played = list[tuple[Seat, Action]]
ONE, TWO, THREE, FOUR, FIVE = (Bid(chf=chf) for chf in range(1, 6))
FIRST, SECOND, PRIVILEGE = PLACES[1], PLACES[2], REVEAL[Power.PRIVILEGE]
#: Primitiva plays first
OWNER = ("primitiva", "grisa", "gineva")
OTHERS = ("gineva", "grisa", "luserna", "primitiva")
THREE_BIDS: Played = [(A, ONE), (B, TWO), (C, FIRST), (A, THREE), (B, FIRST)]
FIVE_BIDS: Played = [(A, ONE), (B, TWO), (A, THREE), (B, FOUR), (A, FIVE), (B, FIRST)]

#: the peoples and their money, what is played, the next question or the order that is set, and the money left
AUCTIONS: dict[str, tuple[tuple[str, ...], list[int], Played, Step | list[Seat], list[int]]] = {
    "vector 8: an auction with three bids": (OTHERS, [10, 10, 10], THREE_BIDS, Placement(A), [10, 8, 10]),
    "vector 8: whoever is left takes a place":
        (OTHERS, [10, 10, 10], [*THREE_BIDS, (A, FIRST)], [A, B, C], [7, 8, 10]),
    "vector 9: everybody passes at once":
        (OTHERS, [10, 10, 10], [(A, FIRST), (B, SECOND), (C, SECOND)], [A, C, B], [10, 10, 10]),
    "ruling Q6: who passes pays his own last bid only":
        (OTHERS, [10, 10], [(A, ONE), (B, TWO), (A, FIRST)], Placement(B), [9, 10]),
    "ruling Q6: and so does the last one":
        (OTHERS, [10, 10], [(A, ONE), (B, TWO), (A, FIRST), (B, FIRST)], [B, A], [9, 8]),
    "ruling Q7: the last one left bids no more": (OTHERS, [10, 10], [(A, FIRST)], Placement(B), [10, 10]),
    "ruling Q7: and pays nothing": (OTHERS, [10, 10], [(A, FIRST), (B, SECOND)], [A, B], [10, 10]),
    "bidding goes on with those who are left":
        (OTHERS, [10, 10, 10, 10], [(A, ONE), (B, FIRST), (C, TWO)], BidOrPass(D), [10, 10, 10, 10]),
    "and round":
        (OTHERS, [10, 10, 10, 10], [(A, ONE), (B, FIRST), (C, TWO), (D, THREE)], BidOrPass(A), [10, 10, 10, 10]),
    "who has no money and only one place is not asked": (OTHERS, [0, 10, 10], [], BidOrPass(B), [0, 10, 10]),
    "Privilege makes a bid cheaper, but never less than nothing":
        (OWNER, [10, 10], [(A, ONE), (B, TWO), (A, PRIVILEGE), (A, FIRST)], Placement(B), [10, 10]),
    "Privilege makes a bid three CHF cheaper":
        (OWNER, [10, 10], [*FIVE_BIDS, (A, PRIVILEGE), (A, FIRST)], [A, B], [10 - (5 - 3), 10 - 4]),
    # with money for the bid lost and one place only there is still the card to reveal
    "Privilege keeps its owner from being passed over":
        (OWNER, [1, 5, 5], [(A, ONE), (B, TWO), (C, THREE)], BidOrPass(A), [1, 5, 5]),
}  # fmt: skip


@pytest.mark.parametrize(("peoples", "money", "played", "then", "left"), AUCTIONS.values(), ids=AUCTIONS)
def test_what_an_auction_comes_to(
    peoples: tuple[str, ...], money: list[int], played: Played, then: Step | list[Seat], left: list[int]
):
    game = auction(*money, peoples=peoples, played=played)
    assert (game.step or game.table.order) == then
    assert (game.table.auction is None) == game.over
    assert [realm.chf for realm in game.table.realms] == left


NEXT = "The next bid is 2 CHF: bid it or pass."
BROKE = "You hold 1 CHF and can’t bid 3. You must pass."
ANOTHER = "“Bid” isn’t possible now. You’re being asked: “All others are out of the auction: take a place”"
REFUSED: Refused = {
    "a bid twice": (lambda: auction(9, 9, played=[(A, ONE)]), B, ONE, NEXT),
    "a bid that leaves one out": (lambda: auction(9, 9, played=[(A, ONE)]), B, THREE, NEXT),
    "a bid far too high": (lambda: auction(9, 9, played=[(A, ONE)]), B, Bid(chf=9), NEXT),
    "a bid of more than one holds":
        (lambda: auction(5, 1, 5, played=[(A, FIRST), (B, ONE), (C, TWO)]), B, THREE, BROKE),
    "a bid of more than one holds, with Privilege, too":
        (lambda: auction(1, 5, peoples=OWNER, played=[(A, ONE), (B, TWO), (A, PRIVILEGE)]), A, THREE, BROKE),
    "the second place of one": (lambda: auction(5, 5, 5), A, SECOND, "Choose a place from 1 to 1."),
    "the third place of two":
        (lambda: auction(5, 5, 5, played=[(A, FIRST)]), B, PLACES[3], "Choose a place from 1 to 2."),
    "the fourth place of three":
        (lambda: auction(5, 5, 5, played=[(A, FIRST), (B, FIRST)]), C, PLACES[4], "Choose a place from 1 to 3."),
    "a bid out of turn": (lambda: auction(5, 5), B, ONE, "It’s not your turn. Waiting for Anne."),
    "ruling Q7: a bid of the last one left": (lambda: auction(9, 9, played=[(A, FIRST)]), B, ONE, ANOTHER),
}  # fmt: skip


test_what_is_refused = each_refused(REFUSED)


def test_a_bid_that_cannot_be_paid_is_not_offered():
    assert THREE not in auction(5, 1, 5, played=[(A, FIRST), (B, ONE), (C, TWO)]).options(B)


def test_everybody_hears_of_places_and_of_the_order():
    game = auction(10, 10, 10, played=[(A, FIRST), (B, SECOND)])
    assert game.heard(C, SECOND) == [events.PlaceTaken(C, 2, 0), events.OrderSet((A, C, B))]


def test_who_is_not_asked_has_the_only_place():
    assert auction(0, 10, 10).table.auction.new == [A]


def test_the_absent_pass_and_go_last():
    game = auction(5, 5)
    assert game.absent(A) == FIRST
    assert game.play(A, FIRST).absent(B) == SECOND


# -- FAMILY


def test_in_family_the_order_stays_in_the_first_round_and_then_rotates():
    """Vector 16; ruling Q5."""
    game = dealt("gineva", "grisa", "luserna", mode="family").having(order=[C, A, B])
    for number, order in ((1, [C, A, B]), (2, [A, B, C])):
        assert game.having(round=number).come_to(TurnOrder()).table.order == order
    assert game.table.auction is None


def test_in_family_nobody_is_asked_for_the_order(two_in_family: Arranged):
    assert two_in_family.table.phase is Phase.BUYING
    with refused("another-question", action="bid"):
        two_in_family.submit(A, ONE)
    two_in_family.play(A, DECLINE)
