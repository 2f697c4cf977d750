"""Phase 1: what mines, buildings and POWER cards yield."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.shafausa import Shafausa
from engine.games.shafausa.actions import DECLINE, ForceLabour
from engine.games.shafausa.events import Extracted, LabourForced
from engine.games.shafausa.extraction import Extraction, ForcedLabour
from engine.games.shafausa.pieces import Building, Goods, Power
from tests.games.shafausa.names import COAL, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import arranged, ask, construct, dealt, hold, play, refuses, stock


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
    realm = game.table.realms[A]
    assert stock(realm) == goods
    assert realm.chf == game.data.boards[realm.people].chf + income


@pytest.mark.parametrize(("mines", "more"), [(0, 0), (1, 1), (2, 2), (3, 2)])
@pytest.mark.parametrize(("building", "resource"), [(Building.QUARRY, STONE), (Building.SAWMILL, WOOD)])
def test_quarry_and_sawmill_double_at_most_two_mines(building: Building, resource: str, mines: int, more: int):
    game = dealt("primitiva", "zugriga", "shafausa")
    realm = hold(game, A)
    realm.alter(1, mines=(resource,) * mines)
    construct(game, A, building)
    ask(game, Extraction())
    assert stock(realm).get(resource, 0) == mines + more


@pytest.mark.parametrize(("building", "resource"), [(Building.IRONWORKS, IRON), (Building.KILN, COAL)])
def test_ironworks_and_kiln_produce_without_a_mine(building: Building, resource: str):
    game = dealt("luserna", "gineva", "grisa")
    realm = hold(game, A)
    realm.alter(1, mines=())
    construct(game, A, building)
    ask(game, Extraction())
    assert stock(realm) == {resource: 1}


def test_a_building_in_reserve_or_in_a_city_not_built_does_nothing():
    game = dealt("primitiva", "zugriga", "grisa")
    realm = hold(game, A, chf=5)
    construct(game, A, Building.INN, city=2)
    ask(game, Extraction())
    assert realm.chf == 5
    realm.alter(2, built=True)
    ask(game, Extraction())
    assert realm.chf == 8


def test_counters_of_the_round_begin_anew(two: Shafausa):
    realm = two.table.realms[A]
    realm.sold = realm.bought = realm.purchases = realm.new_warehouses = 2
    realm.spent_power = True
    ask(two, Extraction())
    assert (realm.sold, realm.bought, realm.purchases, realm.new_warehouses, realm.spent_power) == (0, 0, 0, 0, False)


def test_there_is_no_limit_on_the_stock_in_this_phase(two: Shafausa):
    realm = hold(two, A, wood=40)
    ask(two, Extraction())
    assert realm.stock[WOOD] == 41


# -- POWER cards of the extraction


def test_embassies_pay_for_each_city_after_the_first(two: Shafausa):
    realm = two.table.realms[A]
    realm.alter(2, built=True)
    realm.alter(3, built=True)
    arranged(two, Extraction(), chf=0, power=Power.EMBASSIES)
    assert realm.chf == 3 + 2


def test_guardians_need_a_wood_mine():
    game = arranged(dealt("luserna", "grisa"), Extraction(), power=Power.GUARDIANS)
    realm = game.table.realms[A]
    assert realm.stock[WOOD] == 5
    realm.alter(1, mines=())
    ask(game, Extraction())
    assert realm.stock[WOOD] == 5


@pytest.mark.parametrize(("order", "chf"), [([0, 1], 1), ([1, 0], 3)])
def test_the_pass_toll_pays_the_last_in_turn_order_best(order: list[int], chf: int):
    game = dealt("tessina", "grisa")
    game.table.order = [Seat(seat) for seat in order]
    arranged(game, Extraction(), chf=0, power=Power.PASS_TOLL)
    assert game.table.realms[A].chf == chf


def forcing(chf: int = 3) -> Shafausa:
    """The owner of Forced Labour holds this much before an extraction."""
    return arranged(dealt("shafausa", "grisa"), Extraction(), chf=chf, power=Power.FORCED_LABOUR)


def test_forced_labour_asks_its_owner_at_each_extraction():
    game = forcing()
    assert game.step == ForcedLabour(A)
    assert game.asked == (A,)
    assert play(game, A, ForceLabour(resource=IRON)) == [LabourForced(A, IRON, 1)]
    assert (game.table.realms[A].chf, game.table.realms[A].stock[IRON]) == (2, 2)


def test_forced_labour_may_be_left_alone_and_that_is_done_for_the_absent():
    game = forcing()
    assert game.step.absent(game.view_of(A)) == DECLINE
    game.submit(A, DECLINE)
    assert (game.table.realms[A].chf, game.table.realms[A].stock[IRON]) == (3, 1)


@pytest.mark.parametrize("resource", [COAL, WOOD])
def test_forced_labour_needs_a_wood_stone_or_iron_mine(resource: str):
    sentence = f"Forced Labour works in one of your wood, stone or iron mines; you have none for {resource}."
    refuses(forcing(), A, ForceLabour(resource=resource), sentence)


def test_nobody_is_asked_for_forced_labour_without_money_or_mines():
    game = forcing(chf=0)
    assert game.over
    game.table.realms[A].chf = 5
    game.table.realms[A].alter(1, mines=(COAL,))
    ask(game, Extraction())
    assert game.over


def test_everybody_hears_what_is_extracted(two: Shafausa):
    two._told = []
    ask(two, Extraction())
    heard = [told.event for told in two._told]
    assert heard == [Extracted(A, Goods(wood=1, stone=1, iron=1), 3), Extracted(B, Goods(wood=1, stone=2, coal=1), 0)]
