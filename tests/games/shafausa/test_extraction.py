"""Phase 1: what mines, buildings and POWER cards yield."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.shafausa.actions import DECLINE, FORCE, ForceLabour
from engine.games.shafausa.events import Extracted, LabourForced
from engine.games.shafausa.extraction import Extraction, ForcedLabour
from engine.games.shafausa.pieces import Building, Goods, Power, Resource
from tests.games.shafausa.names import COAL, INN, IRON, IRONWORKS, KILN, QUARRY, STONE, WOOD, A, B
from tests.games.shafausa.positions import Arranged, at, dealt, stock

PHASE = Extraction()


@pytest.mark.parametrize(
    ("people", "goods", "income"),
    [
        ("gineva", {"wood": 1, "stone": 1, "iron": 1}, 3),
        ("grisa", {"wood": 1, "stone": 2, "coal": 1}, 0),
        ("luserna", {"wood": 4, "iron": 1}, 0),
        ("tessina", {"wood": 1, "stone": 1, "coal": 1}, 0),
        ("shafausa", {"stone": 1, "iron": 1, "coal": 1}, 0),
        ("zugriga", {"wood": 1, "iron": 1, "coal": 1}, 0),
    ],
)
def test_the_first_extraction(people: str, goods: dict[str, int], income: int):
    """Vectors 7 and 10: what is printed in a city not built yields nothing (Shafausa has no wood and no gold)."""
    game = dealt(people, "primitiva")
    assert (stock(game.anne), game.anne.chf) == (goods, game.data.boards[game.anne.people].chf + income)


@pytest.mark.parametrize(("mines", "more"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize(("building", "resource"), [(QUARRY, STONE), (Building.SAWMILL, WOOD)])
def test_quarry_and_sawmill_double_at_most_two_mines(building: Building, resource: Resource, mines: int, more: int):
    game = dealt("primitiva", "zugriga", "shafausa").hold(A).alter(1, mines=(resource,) * mines)
    assert game.construct(building).come_to(PHASE).anne.stock[resource] == mines + more


@pytest.mark.parametrize(("building", "resource"), [(IRONWORKS, IRON), (KILN, COAL)])
def test_ironworks_and_kiln_produce_without_a_mine(building: Building, resource: str):
    game = dealt("luserna", "gineva", "grisa").hold(A).alter(1, mines=())
    assert stock(game.construct(building).come_to(PHASE).anne) == {resource: 1}


def test_a_building_in_reserve_or_in_a_city_not_built_does_nothing():
    game = dealt("primitiva", "zugriga", "grisa").hold(A, chf=5).construct(INN, city=2)
    assert game.come_to(PHASE).anne.chf == 5
    assert game.alter(2, built=True).come_to(PHASE).anne.chf == 8


def test_counters_of_the_round_begin_anew(two: Arranged):
    counters = ("sold", "bought", "purchases", "new_warehouses", "spent_power")
    two.having(**dict.fromkeys(counters, 2)).come_to(PHASE)
    assert [getattr(two.anne, name) for name in counters] == [0, 0, 0, 0, False]


def test_there_is_no_limit_on_the_stock_in_this_phase(two: Arranged):
    assert two.hold(A, wood=40).come_to(PHASE).anne.stock[WOOD] == 41


# -- POWER cards of the extraction


def test_embassies_pay_for_each_city_after_the_first(two: Arranged):
    two.alter(2, built=True).alter(3, built=True)
    assert two.arrange(PHASE, chf=0, power=Power.EMBASSIES).anne.chf == 3 + 2


def test_guardians_need_a_wood_mine():
    game = at(PHASE, "luserna", "grisa", power=Power.GUARDIANS)
    assert game.anne.stock[WOOD] == 5
    assert game.alter(1, mines=()).come_to(PHASE).anne.stock[WOOD] == 5


@pytest.mark.parametrize(("order", "chf"), [([0, 1], 1), ([1, 0], 3)])
def test_the_pass_toll_pays_the_last_in_turn_order_best(order: list[int], chf: int):
    game = at(PHASE, "tessina", "grisa", chf=0, power=Power.PASS_TOLL, order=[Seat(seat) for seat in order])
    assert game.anne.chf == chf


def forcing(chf: int = 3) -> Arranged:
    """The owner of Forced Labour holds this much before an extraction."""
    return at(PHASE, "shafausa", "grisa", chf=chf, power=Power.FORCED_LABOUR)


def test_forced_labour_asks_its_owner_at_each_extraction():
    game = forcing()
    assert (game.step, game.asked) == (ForcedLabour(A), (A,))
    assert game.heard(A, FORCE[IRON]) == [LabourForced(A, IRON, 1)]
    assert (game.anne.chf, game.anne.stock[IRON]) == (2, 2)


def test_forced_labour_may_be_left_alone_and_that_is_done_for_the_absent():
    game = forcing()
    assert game.absent() == DECLINE
    game.submit(A, DECLINE)
    assert (game.anne.chf, game.anne.stock[IRON]) == (3, 1)


@pytest.mark.parametrize("resource", [COAL, WOOD])
def test_forced_labour_needs_a_wood_stone_or_iron_mine(resource: Resource):
    sentence = f"Forced Labour works in one of your wood, stone or iron mines; you have none for {resource}."
    forcing().refuses(A, ForceLabour(resource=resource), sentence)


def test_nobody_is_asked_for_forced_labour_without_money_or_mines():
    game = forcing(chf=0)
    assert game.over
    assert game.having(chf=5).alter(1, mines=(COAL,)).come_to(PHASE).over


def test_everybody_hears_what_is_extracted(two: Arranged):
    goods = Goods(wood=1, stone=1, iron=1), Goods(wood=1, stone=2, coal=1)
    assert two.happen(PHASE) == [Extracted(A, goods[0], 3), Extracted(B, goods[1], 0)]
