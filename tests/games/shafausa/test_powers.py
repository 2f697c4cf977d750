"""POWER cards: one per game, hidden until the first use, each at its moment."""

from __future__ import annotations

import pytest

from engine.games.shafausa import auction, events, powers
from engine.games.shafausa.actions import DECLINE, PLACES, REVEAL, Bid
from engine.games.shafausa.pieces import People, Phase, Power
from tests.games.shafausa.names import A, B
from tests.games.shafausa.positions import Arranged, dealt, opening

EMBASSIES = REVEAL[Power.EMBASSIES]


def test_before_the_first_round_all_with_a_card_for_the_extraction_are_asked_at_once():
    game = dealt("gineva", "grisa", "luserna", cards=True)
    assert isinstance(game.step, powers.FirstCards)
    assert (game.asked, game.table.round, game.absent()) == ((0, 2), 0, DECLINE)
    assert game.heard(A, EMBASSIES) == [events.PowerRevealed(A, Power.EMBASSIES)]
    assert game.play(game.asked[0], DECLINE).table.round == 1


def test_only_a_card_for_the_extraction_can_be_revealed_then():
    sentence = "Peace Prize works only in the final scoring, where it’s revealed by itself."
    dealt("gineva", "grisa", cards=True).refuses(A, REVEAL[Power.PEACE_PRIZE], sentence)


def test_a_card_of_the_extraction_can_be_revealed_at_any_time_out_of_turn():
    game = dealt("grisa", "gineva").come_to(auction.TurnOrder())
    assert game.asked == (A,)
    assert (game.play(B, EMBASSIES).bernard.power, game.asked) == (Power.EMBASSIES, (A,))
    game.play(A, PLACES[1])


def test_after_the_first_card_the_others_are_out_of_the_game(two: Arranged):
    sentence = "You already play Embassies; your other cards are out of the game."
    two.play(A, EMBASSIES).refuses(A, REVEAL[Power.SECOND_SIGNATURE], sentence)
    assert not [option for option in two.options(A) if option.word == "reveal"]


def test_a_card_of_another_people_is_refused(two: Arranged):
    two.refuses(A, REVEAL[Power.BRUTE_STRENGTH], "Brute Strength belongs to another people.")


@pytest.mark.parametrize(
    ("people", "card", "sentence"),
    [
        ("gineva", Power.SECOND_SIGNATURE, "Second Signature works only in your turn to buy."),
        ("grisa", Power.HARD_BARGAIN, "Hard Bargain works only in the management phase."),
        ("zugriga", Power.INTEREST, "Interest works only in the management phase and the administration."),
        ("sanagal", Power.TAX_REBATE, "Tax Rebate works only in your turn to speculate."),
        ("primitiva", Power.OATH,
         "Oath of the First Cantons works only in the final scoring, where it’s revealed by itself."),
    ],
)  # fmt: skip
def test_at_another_moment_a_card_is_refused(people: str, card: Power, sentence: str):
    game = dealt(people, "luserna").come_to(auction.TurnOrder())
    assert game.table.phase is Phase.ORDER
    game.refuses(A, REVEAL[card], sentence)


def test_privilege_is_revealed_in_the_auction_only_by_who_is_asked():
    game, privilege = dealt("grisa", "primitiva").come_to(auction.TurnOrder()), REVEAL[Power.PRIVILEGE]
    game.refuses(B, privilege, "Privilege works only in the auction, when you bid, pass or take your place.")
    game.play(A, Bid(chf=1)).play(B, privilege)


def test_interest_may_be_put_into_a_plan():
    game = dealt("zugriga", "grisa").manage().play(A, REVEAL[Power.INTEREST])
    assert (game.draft.power, game.anne.power) == (Power.INTEREST, None)


def test_family_knows_no_cards(two_in_family: Arranged):
    sentence = "FAMILY is played without POWER cards."
    two_in_family.refuses(A, EMBASSIES, sentence).manage().refuses(A, EMBASSIES, sentence)


def test_nobody_reveals_anything_before_he_has_a_people():
    opening(2, "early", peoples="chosen").refuses(A, EMBASSIES, "First everyone chooses a people.")


@pytest.mark.parametrize("people", list(People))
def test_every_people_has_three_cards_and_one_of_them_for_the_scoring(two: Arranged, people: People):
    assert sorted(card.when == "scoring" for card in two.data.cards_of(people)) == [False, False, True]


def test_a_hidden_card_is_nowhere_in_the_game(two: Arranged):
    """Nothing is chosen before the first use, so there is nothing to find out."""
    assert [realm.power for realm in two.table.realms] == [None, None]
    assert all(card not in two.save().decode() for card in Power)
