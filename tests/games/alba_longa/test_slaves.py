"""Phase 1: one slave sale per season, asked of all at once."""

from __future__ import annotations

import pytest

from engine.core.api import LANGUAGES, Illegal, words_for
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import IMPROVE, Attack, Grow, Sell, Send, Settle
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.pieces import Town
from engine.games.alba_longa.slaves import SlaveMarket, SlaveSale
from tests.games.alba_longa.board import A, B, C, D, absent, at, put, refused, told


def test_a_peasant_for_a_silver_or_three_for_two(three: AlbaLonga) -> None:
    put(three, SlaveMarket())
    three.submit(A, Sell(peasants=1))
    three.submit(B, Sell(peasants=3))
    assert told(three, C, Sell()) == [SlavesSold(A, 1, 1), SlavesSold(B, 3, 2)]
    left = [(city.peasants, city.housing, city.silver) for city in three.table.cities]
    assert left == [(7, 7, 6), (5, 5, 7), (8, 8, 5)]
    assert [city.population for city in three.table.cities] == [8, 8, 8], "its marker does not move"


def test_all_are_asked_at_once_and_it_is_told_when_nobody_sells(three: AlbaLonga) -> None:
    assert three.asked == (A, B, C)
    put(three, SlaveMarket())
    for seat in (A, B):
        three.submit(seat, Sell())
    assert told(three, C, Sell()) == [NoSlavesSold()]


def test_two_are_not_for_sale(four: AlbaLonga) -> None:
    refused(four, A, Sell(peasants=2), "one-sale", peasants=2)


def test_somebody_must_stay() -> None:
    game = at(SlaveMarket(), players=2, peasants=[3], housing=[3])
    refused(game, A, Sell(peasants=3), "somebody-must-stay", have=3)
    assert game.options(A) == [Sell(), Sell(peasants=1)]


@pytest.mark.parametrize(("have", "sold"), [(2, 1), (4, 3)])
def test_all_but_one_may_be_sold(have: int, sold: int) -> None:
    game = at(SlaveMarket(), players=2, peasants=[have], housing=[have])
    assert game.options(A)[-1] == Sell(peasants=sold)
    game.submit(A, Sell(peasants=sold))
    game.submit(B, Sell())
    assert game.table.cities[A].peasants == 1


def test_whoever_has_a_single_peasant_is_not_asked() -> None:
    game = at(SlaveMarket(), players=3, peasants=[8, 1], housing=[8, 1])
    assert game.asked == (A, C)
    refused(game, B, Sell(peasants=1), "somebody-must-stay", have=1)


def test_there_is_no_second_sale_in_a_season(court: AlbaLonga) -> None:
    refused(court, A, Sell(peasants=1), "one-sale", peasants=1)


def test_the_absent_king_sells_nobody(four: AlbaLonga) -> None:
    assert absent(four, A) == Sell()


def test_other_answers_do_not_fit(four: AlbaLonga) -> None:
    for early in (Settle(), Attack(city=Town.ROMA), Send(hero=1), Grow(peasants=1), IMPROVE):
        refused(four, A, early, "another-question", question=four.step)


def test_out_of_its_phase_an_action_is_told_what_is_asked(four: AlbaLonga) -> None:
    with pytest.raises(Illegal) as refusal:
        four.submit(A, Attack(city=Town.ROMA))
    said = "“Attack” isn’t possible now. You’re being asked: “Sell peasants as slaves?”"
    assert words_for("alba_longa", "en").refusal(refusal.value) == said
    for lang in LANGUAGES:
        words = words_for("alba_longa", lang)
        assert words.question(SlaveSale((A, B, C, D))) in words.refusal(refusal.value)
