"""Phase 3 E and F: climate, prayers, wheat, blessings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.alba_longa import AlbaLonga, quarry, temple
from engine.games.alba_longa.actions import Improve, Invoke, Spare
from engine.games.alba_longa.blessings import Blessings, Invoking
from engine.games.alba_longa.events import BestFarmers, Blessed, BlessingTurned, ClimateTurned, Harvested, NobodyBlessed
from engine.games.alba_longa.farm import Farm, Improving
from engine.games.alba_longa.pieces import Blessing, Climate, Crew, Season, Year
from tests.games.alba_longa.board import A, B, C, D, absent, kings, put, refused, told


def harvest(
    worship: tuple[int, ...], farmers: tuple[int, ...], card: str = "M2", below: str = "D1", **options: Any
) -> AlbaLonga:
    """A harvest with this climate card on top of that one."""
    game = kings(len(worship), **options)
    game.table.season = Season.HARVEST
    game.box.climate.cards[-1], game.box.climate.cards[-2] = card, below
    game.table.climate = {"D": Climate.DRY, "M": Climate.MODERATE, "W": Climate.WET}[card[0]]
    for city, level, count in zip(game.table.cities, worship, farmers, strict=True):
        city.worship = level
        city.fields.own = min(5, count)
        city.granary.own = count - city.fields.own
    return game


def test_v3_the_example_of_the_rulebook() -> None:
    game = harvest((6, 7, 4, 8), (4, 5, 5, 4))
    game.table.cities[B].fields.lying = 1
    events = put(game, Farm(), Blessings())
    assert events == [ClimateTurned(Climate.MODERATE, 5, Climate.DRY)]
    assert (game.table.prayers, game.table.following) == (5, Climate.DRY)
    assert game.asked == (A, B, D)
    refused(game, C, Improve(), "few-prayers", cost=5, have=4)
    game.submit(A, Improve())
    game.submit(B, Improve())
    events = told(game, D, Improve())
    assert [city.wheat for city in game.table.cities] == [16, 18, 15, 16]
    assert [city.worship for city in game.table.cities] == [1, 2, 4, 3]
    assert Harvested(B, 4, 1, True, 18) in events
    assert game.step == Invoking((B, D))
    assert game.table.past == [Year(Climate.MODERATE, 5)]


@pytest.mark.parametrize(("card", "plain", "improved", "lying"), [("D1", 2, 3, 1), ("M1", 3, 4, 2), ("W1", 4, 5, 3)])
def test_yields_by_climate(card: str, plain: int, improved: int, lying: int) -> None:
    game = harvest((4, 0), (2, 7), card)
    game.table.cities[A].fields.lying = 1
    put(game, Farm())
    game.submit(A, Improve())
    assert game.table.cities[A].wheat == improved + lying
    assert game.table.cities[B].wheat == 7 * plain


def test_improving_is_a_choice() -> None:
    game = harvest((6, 0), (2, 2))
    put(game, Farm())
    game.submit(A, Spare())
    assert (game.table.cities[A].worship, game.table.cities[A].wheat) == (6, 6)
    assert game.table.improved == []


def test_answers_are_unseen_until_all_are_in() -> None:
    game = harvest((6, 6), (2, 2))
    put(game, Farm())
    before = game.view().table
    assert told(game, A, Improve()) == []
    assert game.view().table == before


def test_without_farmers_a_king_may_improve_for_the_blessing() -> None:
    game = harvest((8, 0), (0, 2))
    put(game, Farm(), Blessings())
    game.submit(A, Improve())
    assert game.asked == (A,)
    assert isinstance(game.step, Invoking)


def test_wheat_is_added_to_the_store() -> None:
    game = harvest((0, 0), (2, 2))
    game.table.cities[A].wheat = 7
    put(game, Farm())
    assert game.table.cities[A].wheat == 13


def test_the_last_card_shows_no_next_climate() -> None:
    game = harvest((0, 0), (0, 0))
    game.box.climate.cards = ["W2"]
    events = put(game, Farm())
    assert events[0] == ClimateTurned(Climate.WET, 5, None)


def test_nothing_is_harvested_in_the_growing_season() -> None:
    game = harvest((6, 6), (2, 2))
    assert put(game, Farm(), Blessings(), season=Season.GROWING) == []
    assert len(game.box.climate) == 7
    assert len(game.box.blessings) == 9


def test_job_well_done_most_farmers_bring_two_wheat_more() -> None:
    game = harvest((0, 0), (3, 2), job_well_done=True)
    assert BestFarmers(A, 2) in put(game, Farm())
    assert [city.wheat for city in game.table.cities] == [11, 6]
    lying = harvest((0, 0), (3, 2), job_well_done=True)
    lying.table.cities[A].fields.lying = 1
    put(lying, Farm())
    assert [city.wheat for city in lying.table.cities] == [3 * 2 + 2, 6]


def test_turning_the_card_cannot_be_taken_back() -> None:
    game = harvest((6, 6), (2, 2))
    put(game, Farm(), Blessings())
    game.submit(A, Spare())
    assert not game.submit(B, Spare()).reversible


# -- blessings ---------------------------------------------------------------------------------------------------------


def blessing(card: Blessing, worship: tuple[int, ...], improved: tuple[int, ...], **options: Any) -> AlbaLonga:
    game = kings(len(worship), **options)
    game.table.season = Season.HARVEST
    game.box.blessings.cards[-1] = card
    for city, level in zip(game.table.cities, worship, strict=True):
        city.worship = level
    game.table.improved = [city for city in (A, B, C, D) if city in improved]
    return game


@pytest.mark.parametrize(
    ("card", "wheat", "silver", "monuments"),
    [(Blessing.WHEAT, 3, 5, 0), (Blessing.SILVER, 0, 7, 0), (Blessing.MONUMENT, 0, 5, 1)],
)
def test_all_who_pay_receive_the_same(card: Blessing, wheat: int, silver: int, monuments: int) -> None:
    game = blessing(card, (3, 2, 4), (A, B, C))
    put(game, Blessings())
    game.submit(A, Invoke())
    game.submit(B, Invoke())
    events = told(game, C, Spare())
    for seat, left in ((A, 1), (B, 0)):
        city = game.table.cities[seat]
        assert (city.wheat, city.silver, city.monuments, city.worship) == (wheat, silver, monuments, left)
    assert game.table.cities[C].worship == 4
    assert events == [BlessingTurned(card), Blessed(A, card, 2, False), Blessed(B, card, 2, False)]
    assert game.table.blessings == [card]


def test_a_monument_is_lost_on_a_finished_city_and_paid_all_the_same() -> None:
    game = blessing(Blessing.MONUMENT, (3, 0), (A,))
    game.table.cities[A].monuments = 10
    put(game, Blessings())
    events = told(game, A, Invoke())
    assert Blessed(A, Blessing.MONUMENT, 2, True) in events
    assert (game.table.cities[A].monuments, game.table.cities[A].worship) == (10, 1)


def test_the_card_is_turned_even_if_nobody_can_take_part() -> None:
    game = blessing(Blessing.WHEAT, (9, 9), ())
    assert put(game, Blessings()) == [BlessingTurned(Blessing.WHEAT), NobodyBlessed()]
    assert len(game.box.blessings) == 8


def test_only_who_improved_may_ask() -> None:
    game = blessing(Blessing.WHEAT, (3, 9, 1), (A, C))
    put(game, Blessings())
    assert game.asked == (A,)
    refused(game, B, Invoke(), "blessing-without-improving")
    refused(game, C, Invoke(), "blessing-too-dear", cost=2, have=1)


def test_v17_job_well_done_in_the_harvest() -> None:
    game = harvest((6, 5, 0), (3, 3, 1), card="W2", below="D1", job_well_done=True)
    game.box.blessings.cards[-1] = Blessing.SILVER
    for seat, workers in ((A, 3), (B, 2), (C, 0)):
        game.table.cities[seat].quarry = Crew(own=workers)
    put(game, quarry.Quarry(), temple.Temple(), Farm(), Blessings())
    assert game.table.cities[A].disc == 1
    assert game.table.piety == A
    assert game.step == Improving((A, B), 5)
    game.submit(A, Improve())
    game.submit(B, Improve())
    assert [city.wheat for city in game.table.cities] == [15, 15, 4]
    assert game.step == Invoking((A,))
    game.submit(A, Invoke())
    assert (game.table.cities[A].worship, game.table.cities[A].silver) == (0, 7)
    assert (game.table.cities[B].worship, game.table.cities[B].silver) == (0, 5)
    assert game.table.piety is None


def test_the_mark_of_piety_is_returned_unused() -> None:
    game = blessing(Blessing.WHEAT, (3, 0), (A,), job_well_done=True)
    game.table.piety = A
    put(game, Blessings())
    game.submit(A, Spare())
    assert game.table.piety is None
    assert game.table.cities[A].worship == 3


def test_absent_kings_improve_and_ask_for_nothing() -> None:
    game = harvest((8, 0), (2, 2))
    put(game, Farm(), Blessings())
    assert absent(game, A) == Improve()
    game.submit(A, Improve())
    assert absent(game, A) == Spare()
