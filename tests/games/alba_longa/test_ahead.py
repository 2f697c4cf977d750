"""Sales, free calls and unwanted dice are no questions: a King says ahead what he wants otherwise."""

from __future__ import annotations

import pytest

from engine.core.api import holds, words_for
from engine.games.alba_longa import actions, panel, season
from engine.games.alba_longa.actions import DECLINE, FREE_CALL, NEVER, PASS, Buy, Sell, SellLater, StayAway, Take, Wish
from engine.games.alba_longa.court import Buying, Calling, Taking
from engine.games.alba_longa.events import CallPassed, NextCallAnnounced, PurchaseDeclined, SaleAnnounced, SlavesSold
from engine.games.alba_longa.pieces import Die, Season
from engine.games.alba_longa.slaves import SlaveMarket, SlaveSale
from tests.games.alba_longa.board import A, Arranged, B, C, D, begin, kings
from tests.narration import IN_ALL_LANGUAGES

NONE, WORKER = Wish(black=NEVER, grey=NEVER, white=NEVER, brown=NEVER), Take(die=Die.WHITE, peasants=1)


@pytest.fixture
def newest() -> Arranged:
    """The first King of Kings is named, and his free call has rolled soldiers 3, merchants 2, workers 2, priests 4."""
    return kings(rules=None).showing(3, 2, 2, 4)


# -- sales


def test_nobody_with_silver_is_asked_for_a_sale(newest: Arranged) -> None:
    assert newest.having(silver=[0, 0]).before(SlaveMarket()).asked == (A, B)
    newest.refuses(C, Sell(peasants=1), "not-your-decision")


def test_a_sale_said_ahead_takes_place_when_the_season_begins(newest: Arranged) -> None:
    assert newest.heard(C, SellLater(peasants=3)) == [SaleAnnounced(C, 3)]
    assert newest.put(SlaveMarket()) == [SlavesSold(C, 3, 2)]
    assert newest.of(C, "peasants", "housing", "silver", "sale") == (5, 5, 7, 0)
    assert newest.put(SlaveMarket()) == []


def test_a_king_without_silver_who_has_spoken_is_not_asked(newest: Arranged) -> None:
    newest.having(silver=[5, 0]).play(B, SellLater(peasants=1))
    assert newest.put(SlaveMarket()) == [SlavesSold(B, 1, 1)]


def test_a_sale_said_ahead_can_be_taken_back_and_lapses_when_nobody_could_stay(newest: Arranged) -> None:
    assert newest.play(D, SellLater(peasants=1)).heard(D, SellLater()) == [SaleAnnounced(D, 0)]
    newest.refuses(D, SellLater(), "said-already")
    newest.play(D, SellLater(peasants=3)).city(D, peasants=3, housing=3)
    newest.refuses(D, SellLater(peasants=3), "somebody-must-stay", have=3)
    newest.refuses(D, SellLater(peasants=2), "one-sale", peasants=2)
    assert newest.put(SlaveMarket()) == []
    assert newest.of(D, "peasants") == 3


def test_out_of_its_time_a_sale_is_told_how_it_is_said(newest: Arranged) -> None:
    newest.refuses(A, Sell(peasants=1), "sale-ahead")


# -- calls


def test_a_free_call_is_no_question_and_a_dear_one_is(newest: Arranged) -> None:
    assert (newest.step, len(newest.table.dice)) == (Taking(A), 4)
    for seat in (A, B, C, D):
        newest.play(seat, WORKER).decline_all()
    assert (newest.step, newest.table.price) == (Calling(A), 1)


def test_who_has_said_so_passes_his_free_call(newest: Arranged) -> None:
    assert newest.heard(B, StayAway()) == [NextCallAnnounced(B, True)]
    newest.refuses(B, StayAway(), "said-already")
    assert CallPassed(B) in newest.play(A, WORKER).all_do(DECLINE, B, C).heard(D, DECLINE)
    assert (newest.step, *newest.of(B, "out", "away")) == (Taking(C), True, False)


def test_who_calls_after_all_calls(newest: Arranged) -> None:
    newest.play(B, StayAway(), StayAway(away=False)).play(A, WORKER)
    assert newest.all_do(DECLINE, B, C, D).step == Taking(B)


def test_the_first_king_can_say_before_his_first_call_that_he_passes() -> None:
    game = begin()
    first = game.asked[0]
    assert game.play(first, StayAway(), actions.APPOINT[game.of(first, "town")]).of(first, "out")


def test_whoever_is_asked_for_a_call_answers(newest: Arranged) -> None:
    newest.before(Calling(A)).refuses(A, StayAway(), "another-question", question=newest.step)
    assert not holds(newest.options(A), StayAway())


# -- dice


def test_a_king_is_asked_about_the_dice_he_wishes_only(newest: Arranged) -> None:
    assert newest.heard(B, Wish(black=4, grey=NEVER, brown=NEVER)) == []
    assert newest.of(B, "wish") == {Die.BLACK: 4, Die.GREY: NEVER, Die.BROWN: NEVER}
    # soldiers 3 are too few for B; C wants priests from 4
    assert newest.play(C, Wish(brown=4)).play(A, WORKER).step == Buying(C)
    newest.refuses(B, Buy(die=Die.BLACK), "unwanted-dice")


def test_whoever_wants_none_of_the_dice_left_has_declined_them(newest: Arranged) -> None:
    assert newest.play(A, WORKER).heard(B, NONE) == [PurchaseDeclined(B, until_call=False)]
    assert newest.step == Buying(C)
    assert newest.play(C, Wish(white=3)).step == Buying(C)
    assert newest.play(C, Buy(die=Die.BROWN)).step == Buying(D)


def test_a_wish_holds_through_the_own_call_until_the_season_ends(newest: Arranged) -> None:
    newest.play(A, WORKER).play(B, NONE).all_do(DECLINE, C, D)
    newest.play(B, WORKER).all_do(DECLINE, C, D, A)
    assert newest.play(C, WORKER).asked == (D,)
    # B is passed over
    assert newest.all_do(DECLINE, D, A).step == Taking(D)
    assert newest.play(B, Wish()).play(D, WORKER).play(A, DECLINE).step == Buying(B)


def test_a_wish_ends_with_its_season(newest: Arranged) -> None:
    newest.play(A, WORKER).play(B, NONE)
    assert newest.before(season.NewSeason(Season.HARVEST)).of(B, "wish") == {}


def test_nobody_wishes_who_is_out_or_when_there_are_no_dice_to_come(newest: Arranged) -> None:
    newest.having(out=[False, True]).refuses(B, NONE, "no-dice-to-come")


# -- matches begun before


@pytest.mark.parametrize("action", [SellLater(peasants=1), StayAway(), NONE])
def test_matches_begun_before_ask_as_they_did(four: Arranged, action: SellLater | StayAway | Wish) -> None:
    assert four.step == SlaveSale((A, B, C, D))
    assert not holds(four.options(A), action)
    four.refuses(A, action, "another-question", question=four.step)
    assert four.all_do(Sell()).step == Calling(A)
    assert four.options(A) == [FREE_CALL, PASS]
    four.refuses(B, action, "not-your-decision")


# -- what would be regretted


@IN_ALL_LANGUAGES
def test_a_harvest_says_who_will_leave(newest: Arranged, lang: str) -> None:
    words = words_for("alba_longa", lang)

    def said(action: Take | None = None) -> str:
        view = newest.view_of(A)
        return panel.PANEL.numbers[type(view.step)](view, words, action)

    newest.before(Calling(A), season=Season.HARVEST).city(A, wheat=6, peasants=8)
    assert words.say("hint-hungry", leaving=2, wheat=2) in said()
    newest.city(A, wheat=0)
    assert words.say("hint-forgotten") in said()
    # the farmers being sent are counted
    newest.showing(3, 2, 2, 4).before(Taking(A), season=Season.HARVEST)
    assert words.say("hint-forgotten") not in said(Take(die=Die.BLACK, peasants=3, farm=True))
    newest.before(Calling(A), season=Season.GROWING)
    assert "⚠️" not in said()
