"""Phase 1: one slave sale per season, asked of all at once."""

from __future__ import annotations

import pytest

from engine.core.api import LANGUAGES, words_for
from engine.games.alba_longa.actions import ATTACK, IMPROVE, SEND, Grow, Sell, Settle
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.pieces import Town
from engine.games.alba_longa.slaves import SlaveMarket, SlaveSale
from tests.games.alba_longa.board import A, Arranged, B, C, D, at


def peopled(players: int, *peasants: int) -> Arranged:
    """Kings with so many peasants, all at home, before a sale."""
    return at(SlaveMarket(), players=players, peasants=peasants, housing=peasants)


def test_a_peasant_for_a_silver_or_three_for_two(three: Arranged) -> None:
    three.before(SlaveMarket()).play(A, Sell(peasants=1)).play(B, Sell(peasants=3))
    assert three.heard(C, Sell()) == [SlavesSold(A, 1, 1), SlavesSold(B, 3, 2)]
    left = [three.of(seat, "peasants", "housing", "silver") for seat in (A, B, C)]
    assert left == [(7, 7, 6), (5, 5, 7), (8, 8, 5)]
    assert three.every("population") == [8, 8, 8], "its marker does not move"


def test_all_are_asked_at_once_and_it_is_told_when_nobody_sells(three: Arranged) -> None:
    assert three.asked == (A, B, C)
    assert three.before(SlaveMarket()).all_do(Sell(), A, B).heard(C, Sell()) == [NoSlavesSold()]


def test_two_are_not_for_sale(four: Arranged) -> None:
    four.refuses(A, Sell(peasants=2), "one-sale", peasants=2)


def test_somebody_must_stay() -> None:
    game = peopled(2, 3)
    game.refuses(A, Sell(peasants=3), "somebody-must-stay", have=3)
    assert game.options(A) == [Sell(), Sell(peasants=1)]


@pytest.mark.parametrize(("have", "sold"), [(2, 1), (4, 3)])
def test_all_but_one_may_be_sold(have: int, sold: int) -> None:
    game = peopled(2, have)
    assert game.options(A)[-1] == Sell(peasants=sold)
    assert game.play(A, Sell(peasants=sold)).play(B, Sell()).of(A, "peasants") == 1


def test_whoever_has_a_single_peasant_is_not_asked() -> None:
    game = peopled(3, 8, 1)
    assert game.asked == (A, C)
    game.refuses(B, Sell(peasants=1), "somebody-must-stay", have=1)


def test_there_is_no_second_sale_in_a_season(four: Arranged) -> None:
    four.all_do(Sell()).refuses(A, Sell(peasants=1), "one-sale", peasants=1)


def test_the_absent_king_sells_nobody(four: Arranged) -> None:
    assert four.absent(A) == Sell()


def test_other_answers_do_not_fit(four: Arranged) -> None:
    for early in (Settle(), ATTACK[Town.ROMA], SEND[1], Grow(peasants=1), IMPROVE):
        four.refuses(A, early, "another-question", question=four.step)


def test_out_of_its_phase_an_action_is_told_what_is_asked(four: Arranged) -> None:
    refusal = four.refuses(A, ATTACK[Town.ROMA], "another-question")
    said = "“Attack” isn’t possible now. You’re being asked: “Sell peasants as slaves?”"
    assert words_for("alba_longa", "en").refusal(refusal) == said
    for words in (words_for("alba_longa", lang) for lang in LANGUAGES):
        assert words.question(SlaveSale((A, B, C, D))) in words.refusal(refusal)
