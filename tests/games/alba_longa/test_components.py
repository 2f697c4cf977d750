"""The printed numbers, and what is looked up in them."""

from __future__ import annotations

import pytest

from engine.games.alba_longa.components import printed
from engine.games.alba_longa.pieces import Climate


def test_the_printed_components_are_sound() -> None:
    data = printed()
    assert (len(data.cards), data.start.peasants, data.start.silver) == (10, 8, 5)


@pytest.mark.parametrize(
    ("success", "sabotages"), [(0, 0), (-4, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4), (30, 4)]
)
def test_v4_success_gives_sabotages(success: int, sabotages: int) -> None:
    assert printed().sabotaged(success) == sabotages


@pytest.mark.parametrize(("lap", "price"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (20, 4)])
def test_the_price_rises_lap_by_lap_and_stays_on_four(lap: int, price: int) -> None:
    assert printed().price(lap) == price


@pytest.mark.parametrize(
    ("wheat", "born"), [(0, 0), (1, 1), (2, 1), (3, 2), (9, 3), (10, 4), (20, 5), (21, 6), (99, 6)]
)
def test_growth_is_bought_with_wheat(wheat: int, born: int) -> None:
    assert printed().grown(wheat) == born


def test_each_climate_has_its_yields() -> None:
    yields = [printed().harvest[climate] for climate in Climate]
    assert [(one.farmer, one.improved, one.sabotaged) for one in yields] == [(2, 3, 1), (3, 4, 2), (4, 5, 3)]


def test_growth_is_the_most_that_the_wheat_pays_for_whatever_there_is_of_it() -> None:
    data = printed()
    for wheat in range(2 * data.growth[-1]):
        assert data.grown(wheat) == max(number for number, price in enumerate(data.growth) if price <= wheat)


def test_the_sales_are_those_that_have_a_price_in_the_same_order() -> None:
    assert printed().sales == tuple(printed().slaves)
