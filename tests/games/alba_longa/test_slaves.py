"""Phase 1: one slave sale per season, asked of all at once."""

from __future__ import annotations

import pytest

from engine.core.api import LANGUAGES, Illegal, words_for
from engine.games.alba_longa.actions import IMPROVE, Attack, Grow, Sell, Send, Settle
from engine.games.alba_longa.events import NoSlavesSold, SlavesSold
from engine.games.alba_longa.pieces import Town
from engine.games.alba_longa.slaves import SlaveMarket, SlaveSale
from tests.games.alba_longa.board import A, B, C, D, absent, at_court, kings, put, refused, told


def test_a_peasant_for_a_silver_or_three_for_two() -> None:
    game = kings(3)
    put(game, SlaveMarket())
    game.submit(A, Sell(peasants=1))
    game.submit(B, Sell(peasants=3))
    events = told(game, C, Sell())
    assert [(city.peasants, city.housing, city.silver) for city in game.table.cities] == [
        (7, 7, 6),
        (5, 5, 7),
        (8, 8, 5),
    ]
    assert events == [SlavesSold(A, 1, 1), SlavesSold(B, 3, 2)]


def test_all_are_asked_at_once_and_nothing_shows_before_the_last_answer() -> None:
    game = kings(3)
    assert game.asked == (A, B, C)
    before = game.view()
    assert told(game, B, Sell(peasants=3)) == []
    assert game.view().table == before.table
    assert game.view_of(B).answer == Sell(peasants=3)
    assert game.view_of(A).answer is None


def test_a_sale_may_be_changed_until_all_are_in() -> None:
    game = kings(3)
    put(game, SlaveMarket())
    game.submit(A, Sell(peasants=3))
    game.submit(A, Sell())
    game.submit(B, Sell())
    assert told(game, C, Sell()) == [NoSlavesSold()]
    assert game.table.cities[A].peasants == 8


def test_the_population_marker_does_not_move() -> None:
    game = kings(2)
    put(game, SlaveMarket())
    game.submit(A, Sell(peasants=3))
    game.submit(B, Sell())
    assert game.table.cities[A].population == 8


def test_two_are_not_for_sale() -> None:
    game = kings()
    refused(game, A, Sell(peasants=2), "one-sale", peasants=2)


def test_somebody_must_stay() -> None:
    game = kings(2)
    game.table.cities[A].peasants = game.table.cities[A].housing = 3
    put(game, SlaveMarket())
    refused(game, A, Sell(peasants=3), "somebody-must-stay", have=3)
    assert game.options(A) == [Sell(), Sell(peasants=1)]


def test_all_but_one_may_be_sold() -> None:
    for have, sold in ((2, 1), (4, 3)):
        game = kings(2)
        game.table.cities[A].peasants = game.table.cities[A].housing = have
        put(game, SlaveMarket())
        assert game.options(A)[-1] == Sell(peasants=sold)
        game.submit(A, Sell(peasants=sold))
        game.submit(B, Sell())
        assert game.table.cities[A].peasants == 1


def test_whoever_has_a_single_peasant_is_not_asked() -> None:
    game = kings(3)
    game.table.cities[B].peasants = game.table.cities[B].housing = 1
    put(game, SlaveMarket())
    assert game.asked == (A, C)
    refused(game, B, Sell(peasants=1), "somebody-must-stay", have=1)


def test_there_is_no_second_sale_in_a_season() -> None:
    game = at_court()
    refused(game, A, Sell(peasants=1), "one-sale", peasants=1)


def test_the_absent_king_sells_nobody() -> None:
    game = kings()
    assert absent(game, A) == Sell()


def test_other_answers_do_not_fit() -> None:
    game = kings()
    refused(game, A, Settle(), "another-question", question=game.step)
    for early in (Attack(city=Town.ROMA), Send(hero=1), Grow(peasants=1), IMPROVE):
        refused(game, A, early, "another-question", question=game.step)


def test_out_of_its_phase_an_action_is_told_what_is_asked() -> None:
    game = kings()
    with pytest.raises(Illegal) as refusal:
        game.submit(A, Attack(city=Town.ROMA))
    said = "“Attack” isn’t possible now. You’re being asked: “Sell peasants as slaves?”."
    assert words_for("alba_longa", "en").refusal(refusal.value) == said
    for lang in LANGUAGES:
        words = words_for("alba_longa", lang)
        assert words.question(SlaveSale((A, B, C, D))) in words.refusal(refusal.value)
