"""Sales, free calls and unwanted dice are no questions: a King says ahead what he wants otherwise."""

from __future__ import annotations

import pytest

from engine.core.api import LANGUAGES, holds, words_for
from engine.games.alba_longa import AlbaLonga, panel, season
from engine.games.alba_longa.actions import (
    NEVER,
    Appoint,
    Buy,
    Call,
    Decline,
    Pass,
    Sell,
    SellLater,
    StayAway,
    Take,
    Wish,
)
from engine.games.alba_longa.court import Buying, Calling, Taking
from engine.games.alba_longa.events import CallPassed, NextCallAnnounced, PurchaseDeclined, SaleAnnounced, SlavesSold
from engine.games.alba_longa.pieces import Die, Season
from engine.games.alba_longa.slaves import SlaveMarket, SlaveSale
from tests.games.alba_longa.board import A, B, C, D, begin, dice, kings, put, refused, told

NONE = Wish(black=NEVER, grey=NEVER, white=NEVER, brown=NEVER)


def newest(players: int = 4) -> AlbaLonga:
    """The first King of Kings is named, and his free call has rolled."""
    return kings(players, rules=None)


def offered(game: AlbaLonga) -> AlbaLonga:
    """The first caller has taken a die; soldiers 3, merchants 2, priests 4 are left."""
    dice(game, 3, 2, 2, 4)
    game.submit(A, Take(die=Die.WHITE, peasants=1))
    return game


# -- sales


def test_nobody_with_silver_is_asked_for_a_sale() -> None:
    game = newest()
    for city in game.table.cities[:2]:
        city.silver = 0
    put(game, SlaveMarket())
    assert game.asked == (A, B)
    refused(game, C, Sell(peasants=1), "not-your-decision")


def test_a_sale_said_ahead_takes_place_when_the_season_begins() -> None:
    game = newest()
    assert told(game, C, SellLater(peasants=3)) == [SaleAnnounced(C, 3)]
    events = put(game, SlaveMarket())
    assert events == [SlavesSold(C, 3, 2)]
    city = game.table.cities[C]
    assert (city.peasants, city.housing, city.silver, city.sale) == (5, 5, 7, 0)
    assert put(game, SlaveMarket()) == []


def test_a_king_without_silver_who_has_spoken_is_not_asked() -> None:
    game = newest()
    game.table.cities[B].silver = 0
    game.submit(B, SellLater(peasants=1))
    assert put(game, SlaveMarket()) == [SlavesSold(B, 1, 1)]


def test_a_sale_said_ahead_can_be_taken_back_and_lapses_when_nobody_could_stay() -> None:
    game = newest()
    game.submit(D, SellLater(peasants=1))
    assert told(game, D, SellLater()) == [SaleAnnounced(D, 0)]
    refused(game, D, SellLater(), "said-already")
    game.submit(D, SellLater(peasants=3))
    game.table.cities[D].peasants = game.table.cities[D].housing = 3
    refused(game, D, SellLater(peasants=3), "somebody-must-stay", have=3)
    refused(game, D, SellLater(peasants=2), "one-sale", peasants=2)
    assert put(game, SlaveMarket()) == []
    assert game.table.cities[D].peasants == 3


def test_out_of_its_time_a_sale_is_told_how_it_is_said() -> None:
    refused(newest(), A, Sell(peasants=1), "sale-ahead")


# -- calls


def test_a_free_call_is_no_question_and_a_dear_one_is() -> None:
    game = newest()
    assert game.step == Taking(A)
    assert len(game.table.dice) == 4
    for seat in (A, B, C, D):
        game.submit(seat, Take(die=Die.WHITE, peasants=1))
        while isinstance(game.step, Buying):
            game.submit(game.asked[0], Decline())
    assert (game.step, game.table.price) == (Calling(A), 1)


def test_who_has_said_so_passes_his_free_call() -> None:
    game = newest()
    assert told(game, B, StayAway()) == [NextCallAnnounced(B, True)]
    refused(game, B, StayAway(), "said-already")
    offered(game)
    for seat in (B, C):
        game.submit(seat, Decline())
    events = told(game, D, Decline())
    assert CallPassed(B) in events
    assert game.step == Taking(C)
    assert game.table.cities[B].out
    assert not game.table.cities[B].away


def test_who_calls_after_all_calls() -> None:
    game = newest()
    game.submit(B, StayAway())
    game.submit(B, StayAway(away=False))
    offered(game)
    for seat in (B, C, D):
        game.submit(seat, Decline())
    assert game.step == Taking(B)


def test_the_first_king_can_say_before_his_first_call_that_he_passes() -> None:
    game = begin()
    first = game.asked[0]
    game.submit(first, StayAway())
    game.submit(first, Appoint(city=game.table.cities[first].town))
    assert game.table.cities[first].out


def test_whoever_is_asked_for_a_call_answers() -> None:
    game = newest()
    put(game, Calling(A))
    refused(game, A, StayAway(), "another-question", question=game.step)
    assert not holds(game.options(A), StayAway())


# -- dice


def test_a_king_is_asked_about_the_dice_he_wishes_only() -> None:
    game = newest()
    assert told(game, B, Wish(black=4, grey=NEVER, brown=NEVER)) == []
    assert game.table.cities[B].wish == {Die.BLACK: 4, Die.GREY: NEVER, Die.BROWN: NEVER}
    game.submit(C, Wish(brown=4))
    offered(game)
    # soldiers 3 are too few for B; C wants priests from 4
    assert game.step == Buying(C)
    refused(game, B, Buy(die=Die.BLACK), "unwanted-dice")


def test_whoever_wants_none_of_the_dice_left_has_declined_them() -> None:
    game = offered(newest())
    assert told(game, B, NONE) == [PurchaseDeclined(B, until_call=False)]
    assert game.step == Buying(C)
    game.submit(C, Wish(white=3))
    assert game.step == Buying(C)
    game.submit(C, Buy(die=Die.BROWN))
    assert game.step == Buying(D)


def test_a_wish_holds_through_the_own_call_until_the_season_ends() -> None:
    game = offered(newest())
    game.submit(B, NONE)
    game.submit(C, Decline())
    game.submit(D, Decline())
    game.submit(B, Take(die=Die.WHITE, peasants=1))
    for seat in (C, D, A):
        game.submit(seat, Decline())
    game.submit(C, Take(die=Die.WHITE, peasants=1))
    assert game.asked == (D,)
    game.submit(D, Decline())
    game.submit(A, Decline())
    # B is passed over
    assert game.step == Taking(D)
    game.submit(B, Wish())
    game.submit(D, Take(die=Die.WHITE, peasants=1))
    game.submit(A, Decline())
    assert game.step == Buying(B)


def test_a_wish_ends_with_its_season() -> None:
    game = offered(newest())
    game.submit(B, NONE)
    put(game, season.NewSeason(Season.HARVEST))
    assert game.table.cities[B].wish == {}


def test_nobody_wishes_who_is_out_or_when_there_are_no_dice_to_come() -> None:
    game = newest()
    game.table.cities[B].out = True
    refused(game, B, NONE, "no-dice-to-come")


# -- matches begun before


@pytest.mark.parametrize("action", [SellLater(peasants=1), StayAway(), NONE])
def test_matches_begun_before_ask_as_they_did(action: SellLater | StayAway | Wish) -> None:
    game = kings()
    assert game.step == SlaveSale((A, B, C, D))
    assert not holds(game.options(A), action)
    refused(game, A, action, "another-question", question=game.step)
    for seat in game.asked:
        game.submit(seat, Sell())
    assert game.step == Calling(A)
    assert game.options(A) == [Call(), Pass()]
    refused(game, B, action, "not-your-decision")


# -- what would be regretted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_harvest_says_who_will_leave(lang: str) -> None:
    game = newest()
    words = words_for("alba_longa", lang)
    city = game.table.cities[A]
    put(game, Calling(A), season=Season.HARVEST)
    city.wheat, city.peasants = 6, 8
    warned = words.say("hint-hungry", leaving=2, wheat=2)
    assert warned in panel.PANEL.numbers[Calling](game.view_of(A), words, None)
    city.wheat = 0
    game._frozen = None
    said = panel.PANEL.numbers[Calling](game.view_of(A), words, None)
    assert words.say("hint-forgotten") in said
    # the farmers being sent are counted
    dice(game, 3, 2, 2, 4)
    put(game, Taking(A), season=Season.HARVEST)
    said = panel.PANEL.numbers[Taking](game.view_of(A), words, Take(die=Die.BLACK, peasants=3, farm=True))
    assert words.say("hint-forgotten") not in said
    put(game, Calling(A), season=Season.GROWING)
    assert "⚠️" not in panel.PANEL.numbers[Calling](game.view_of(A), words, None)
