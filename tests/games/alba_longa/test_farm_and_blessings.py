"""Phase 3 E and F: climate, prayers, wheat, blessings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import AlbaLonga, quarry, temple
from engine.games.alba_longa.actions import Improve, Invoke, Spare
from engine.games.alba_longa.blessings import Blessings, Invoking
from engine.games.alba_longa.events import BestFarmers, Blessed, BlessingTurned, ClimateTurned, Harvested, NobodyBlessed
from engine.games.alba_longa.farm import Farm, Improving
from engine.games.alba_longa.pieces import Blessing, Climate, Season, Year
from tests.games.alba_longa.board import A, B, C, D, absent, at, put, refused, told


def harvest(
    worship: tuple[int, ...], farmers: tuple[int, ...], card: str = "M2", lying: int = 0, **known: Any
) -> AlbaLonga:
    """A harvest with this climate card before a dry year; so many farmers of the first King lie."""
    known |= {"fields": [min(5, count) for count in farmers], "granary": [max(0, count - 5) for count in farmers]}
    game = at(players=len(worship), season=Season.HARVEST, worship=worship, **known)
    game.table.cities[A].fields.lying = lying
    game.box.climate.cards[-2:] = ["D1", card]
    game.table.climate = {"D": Climate.DRY, "M": Climate.MODERATE, "W": Climate.WET}[card[0]]
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


#: a harvest, what the first King decides, and the wheat of both afterwards
YIELDS: dict[str, tuple[Callable[[], AlbaLonga], Improve | Spare | None, list[int]]] = {
    "in a dry year": (lambda: harvest((4, 0), (2, 7), "D1", lying=1), Improve(), [3 + 1, 7 * 2]),
    "in a moderate year": (lambda: harvest((4, 0), (2, 7), "M1", lying=1), Improve(), [4 + 2, 7 * 3]),
    "in a wet year": (lambda: harvest((4, 0), (2, 7), "W1", lying=1), Improve(), [5 + 3, 7 * 4]),
    "improving is a choice": (lambda: harvest((6, 0), (2, 2)), Spare(), [2 * 3, 2 * 3]),
    "wheat is added to the store": (lambda: harvest((0, 0), (2, 2), wheat=[7]), None, [7 + 2 * 3, 2 * 3]),
    "with Job Well Done most farmers bring two wheat more":
        (lambda: harvest((0, 0), (3, 2), job_well_done=True), None, [3 * 3 + 2, 2 * 3]),
    "for which a lying one does not count":
        (lambda: harvest((0, 0), (3, 2), job_well_done=True, lying=1), None, [2 * 3 + 2, 2 * 3]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "decision", "wheat"), YIELDS.values(), ids=YIELDS)
def test_yields(position: Callable[[], AlbaLonga], decision: Improve | Spare | None, wheat: list[int]) -> None:
    game = position()
    worship = game.table.cities[A].worship
    put(game, Farm())
    if decision:
        game.submit(A, decision)
    assert [city.wheat for city in game.table.cities] == wheat
    paid = decision == Improve()
    assert game.table.cities[A].worship == (0 if paid else worship)
    assert game.table.improved == ([A] if paid else [])


def test_everybody_hears_of_the_best_farmers() -> None:
    assert BestFarmers(A, 2) in put(harvest((0, 0), (3, 2), job_well_done=True), Farm())


def test_without_farmers_a_king_may_improve_for_the_blessing() -> None:
    game = harvest((8, 0), (0, 2))
    put(game, Farm(), Blessings())
    game.submit(A, Improve())
    assert game.asked == (A,)
    assert isinstance(game.step, Invoking)


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


# -- blessings ---------------------------------------------------------------------------------------------------------


def blessing(card: Blessing, worship: tuple[int, ...], *improved: Seat, **known: Any) -> AlbaLonga:
    """This card is on top, and these Kings have improved the harvest."""
    game = at(players=len(worship), season=Season.HARVEST, worship=worship, improved=list(improved), **known)
    game.box.blessings.cards[-1] = card
    return game


@pytest.mark.parametrize(
    ("card", "wheat", "silver", "monuments"),
    [(Blessing.WHEAT, 3, 5, 0), (Blessing.SILVER, 0, 7, 0), (Blessing.MONUMENT, 0, 5, 1)],
)
def test_all_who_pay_receive_the_same(card: Blessing, wheat: int, silver: int, monuments: int) -> None:
    game = blessing(card, (3, 2, 4), A, B, C)
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
    game = blessing(Blessing.MONUMENT, (3, 0), A, monuments=[10])
    put(game, Blessings())
    events = told(game, A, Invoke())
    assert Blessed(A, Blessing.MONUMENT, 2, True) in events
    assert (game.table.cities[A].monuments, game.table.cities[A].worship) == (10, 1)


def test_the_card_is_turned_even_if_nobody_can_take_part() -> None:
    game = blessing(Blessing.WHEAT, (9, 9))
    assert put(game, Blessings()) == [BlessingTurned(Blessing.WHEAT), NobodyBlessed()]
    assert len(game.box.blessings) == 8


def test_only_who_improved_may_ask() -> None:
    game = blessing(Blessing.WHEAT, (3, 9, 1), A, C)
    put(game, Blessings())
    assert game.asked == (A,)
    refused(game, B, Invoke(), "blessing-without-improving")
    refused(game, C, Invoke(), "blessing-too-dear", cost=2, have=1)


def test_v17_job_well_done_in_the_harvest() -> None:
    game = harvest((6, 5, 0), (3, 3, 1), card="W2", quarry=[3, 2, 0], job_well_done=True)
    game.box.blessings.cards[-1] = Blessing.SILVER
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
    game = blessing(Blessing.WHEAT, (3, 0), A, job_well_done=True, piety=A)
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
