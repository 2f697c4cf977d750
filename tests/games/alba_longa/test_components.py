"""The printed numbers, and what is said of numbers that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games.alba_longa.components import FILE, printed, read
from engine.games.alba_longa.pieces import Climate


def changed(*path: str | int, value: Any) -> str:
    """What is wrong with a component file in which one value is changed."""
    data = json.loads(FILE.path.read_text())
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(ValueError, match=r".") as error:
        read(json.dumps(data).encode())
    return str(error.value)


def test_the_printed_components_are_sound() -> None:
    data = printed()
    assert len(data.cards) == 10
    assert data.start.peasants == 8
    assert data.start.silver == 5


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (("dice", "faces"), [1, 2, 3, 4], "dice: faces"),
        (("setup", "heroes"), [0, 1, 2, 3], "setup: heroes"),
        (("setup", "peasants"), 0, "setup: a King needs a peasant"),
        (("market_stalls", "by_players", "4"), 6, "market_stalls: 6 with 4 Kings instead of 5"),
        (("dice_cost_track", "values"), [1, 2], "dice_cost_track"),
        (("dice_cost_track", "buyer_price"), 2, "a bought die costs 2 silver instead of 1"),
        (("feeding", "wheat_per_peasant"), 2, "feeding: a peasant eats 2 wheat instead of 1"),
        (("slave_sale", "offers"), [{"peasants": 2, "silver": 1}], "slave_sale"),
        (("merchant_track", "silver_spaces"), [1, 9], "merchant_track"),
        (("climate", "cards", 0, "front"), "wet", "climate, dry: 2 instead of 3"),
        (("climate", "cards", 0, "back_prayers"), 13, "climate, prayers of D1: 13"),
        (("climate", "deck_size"), 8, "climate: 8 in the deck"),
        (("climate", "yield", "dry", "farmer"), 1, "in a dry year"),
        (("blessings", "cards", 0, "count"), 5, "blessings: 10 in all"),
        (("growth", "table", 1, "wheat"), 1, "growth"),
        (("combat", "sabotage_table", 1, "sabotages"), 3, "combat: a success of 5 gives 2"),
        (("victory", "monuments"), 11, "victory, monuments: 11, but foundations: 10"),
        (("variants", "assisi", "loot_start"), {"silver": 1}, "assisi: loot"),
    ],
)
def test_each_violation_has_its_line(path: tuple[str | int, ...], value: Any, line: str) -> None:
    assert line in changed(*path, value=value)


def test_every_violation_is_listed() -> None:
    data = json.loads(FILE.path.read_text())
    data["dice"]["faces"] = [6]
    data["victory"]["monuments"] = 3
    with pytest.raises(ValueError, match="dice: faces") as error:
        read(json.dumps(data).encode())
    assert len(str(error.value).splitlines()) == 2


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
    harvest = printed().harvest
    assert [(h.farmer, h.improved, h.sabotaged) for h in (harvest[c] for c in Climate)] == [
        (2, 3, 1),
        (3, 4, 2),
        (4, 5, 3),
    ]


def test_growth_is_the_most_that_the_wheat_pays_for_whatever_there_is_of_it() -> None:
    data = printed()
    for wheat in range(2 * data.growth[-1]):
        assert data.grown(wheat) == max(number for number, price in enumerate(data.growth) if price <= wheat)


def test_the_sales_are_those_that_have_a_price_in_the_same_order() -> None:
    assert printed().sales == tuple(printed().slaves)
