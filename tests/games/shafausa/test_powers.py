"""POWER cards: one per game, hidden until the first use, each at its moment."""

from __future__ import annotations

import pytest

from engine.games.shafausa import Agreement, Shafausa, auction, events, powers
from engine.games.shafausa.actions import DECLINE, PLACES, REVEAL, Bid
from engine.games.shafausa.pieces import People, Phase, Power
from tests.games.shafausa.names import A, B
from tests.games.shafausa.positions import ask, dealt, managing, play, refuses


def test_before_the_first_round_all_with_a_card_for_the_extraction_are_asked_at_once():
    game = dealt("gineva", "grisa", "luserna", cards=True)
    assert isinstance(game.step, powers.FirstCards)
    assert game.asked == (0, 2)
    assert game.table.round == 0
    assert game.step.absent(game.view_of(A)) == DECLINE
    assert play(game, A, REVEAL[Power.EMBASSIES]) == [events.PowerRevealed(A, Power.EMBASSIES)]
    play(game, game.asked[0], DECLINE)
    assert game.table.round == 1


def test_only_a_card_for_the_extraction_can_be_revealed_then():
    game = dealt("gineva", "grisa", cards=True)
    sentence = "Peace Prize works only in the final scoring, where it’s revealed by itself."
    refuses(game, A, REVEAL[Power.PEACE_PRIZE], sentence)


def test_a_card_of_the_extraction_can_be_revealed_at_any_time_out_of_turn():
    game = dealt("grisa", "gineva")
    ask(game, auction.TurnOrder())
    assert game.asked == (A,)
    play(game, B, REVEAL[Power.EMBASSIES])
    assert game.table.realms[B].power is Power.EMBASSIES
    assert game.asked == (A,)
    play(game, A, PLACES[1])


def test_after_the_first_card_the_others_are_out_of_the_game(two: Shafausa):
    play(two, A, REVEAL[Power.EMBASSIES])
    refuses(two, A, REVEAL[Power.SECOND_SIGNATURE], "You already play Embassies; your other cards are out of the game.")
    assert not [option for option in two.options(A) if option.word == "reveal"]


def test_a_card_of_another_people_is_refused(two: Shafausa):
    refuses(two, A, REVEAL[Power.BRUTE_STRENGTH], "Brute Strength belongs to another people.")


@pytest.mark.parametrize(
    ("people", "card", "moment"),
    [
        ("gineva", Power.SECOND_SIGNATURE, "your turn to buy"),
        ("grisa", Power.HARD_BARGAIN, "the management phase"),
        ("zugriga", Power.INTEREST, "the management phase and the administration"),
        ("sanagal", Power.TAX_REBATE, "your turn to speculate"),
        ("primitiva", Power.OATH, "the final scoring, where it’s revealed by itself"),
    ],
)
def test_at_another_moment_a_card_is_refused(people: str, card: Power, moment: str):
    game = dealt(people, "luserna")
    ask(game, auction.TurnOrder())
    assert game.table.phase is Phase.ORDER
    name = card.replace("_", " ").title()
    name = "Oath of the First Cantons" if card is Power.OATH else name
    refuses(game, A, REVEAL[card], f"{name} works only in {moment}.")


def test_privilege_is_revealed_in_the_auction_only_by_who_is_asked():
    game = dealt("grisa", "primitiva")
    ask(game, auction.TurnOrder())
    sentence = "Privilege works only in the auction, when you bid, pass or take your place."
    refuses(game, B, REVEAL[Power.PRIVILEGE], sentence)
    play(game, A, Bid(chf=1))
    play(game, B, REVEAL[Power.PRIVILEGE])


def test_interest_may_be_put_into_a_plan():
    game = dealt("zugriga", "grisa")
    managing(game)
    play(game, A, REVEAL[Power.INTEREST])
    assert game.hands[A].draft.power is Power.INTEREST
    assert game.table.realms[A].power is None


def test_family_knows_no_cards(two_in_family: Shafausa):
    sentence = "FAMILY is played without POWER cards."
    refuses(two_in_family, A, REVEAL[Power.EMBASSIES], sentence)
    refuses(managing(two_in_family), A, REVEAL[Power.EMBASSIES], sentence)


def test_nobody_reveals_anything_before_he_has_a_people():
    game, _ = Shafausa.start(2, "early", Agreement(peoples="chosen"))
    refuses(game, A, REVEAL[Power.EMBASSIES], "First everyone chooses a people.")


def test_every_people_has_three_cards_and_one_of_them_for_the_scoring(two: Shafausa):
    for people in People:
        cards = two.data.cards_of(people)
        assert len(cards) == 3
        assert sum(card.when == "scoring" for card in cards) == 1


def test_a_hidden_card_is_nowhere_in_the_game(two: Shafausa):
    """Nothing is chosen before the first use, so there is nothing to find out."""
    assert [realm.power for realm in two.table.realms] == [None, None]
    assert all(card not in two.save().decode() for card in Power)
