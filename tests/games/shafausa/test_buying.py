"""Phase 3: one building, bought or discarded, and up to two warehouses."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.shafausa import Shafausa
from engine.games.shafausa.actions import DECLINE, DISCARD, PURCHASE, REVEAL, WAREHOUSES, BuildWarehouses
from engine.games.shafausa.buying import BuyBuilding, Buying
from engine.games.shafausa.events import BuildingDiscarded, BuildingPurchased, WarehousesBuilt
from engine.games.shafausa.pieces import Building, Power
from tests.games.shafausa.names import A, B
from tests.games.shafausa.positions import arranged, construct, dealt, offer, play, refuses, reserve

INN, LOFT, KILN, HOUSE = Building.INN, Building.LOFT, Building.KILN, Building.BUILDERS_HOUSE


def buying(*buildings: Building, people: str = "zugriga", chf: int = 20, mode: str = "geek", **goods: int) -> Shafausa:
    """These buildings are on offer, and the first seat buys, with this much."""
    game = dealt(people, "grisa", "luserna", mode=mode)
    offer(game, *buildings)
    return arranged(game, Buying(), chf=chf, **goods)


def test_a_building_is_paid_and_goes_to_the_reserve():
    game = buying(INN, LOFT)
    assert play(game, A, PURCHASE[INN]) == [BuildingPurchased(A, INN, 8)]
    realm = game.table.realms[A]
    assert (realm.chf, realm.reserve, game.table.available) == (12, [INN], [LOFT])


def test_the_ladder_is_not_refilled_in_this_phase():
    game = buying(INN, LOFT)
    future = list(game.table.future)
    play(game, A, PURCHASE[INN], DECLINE)
    assert game.table.available == [LOFT]
    assert game.table.future == future


def test_a_building_may_be_discarded_instead_for_its_price():
    game = buying(INN, LOFT)
    assert play(game, A, DISCARD[INN]) == [BuildingDiscarded(A, INN, 8)]
    assert game.table.realms[A].chf == 12
    assert game.table.returned == [INN]


def test_a_kind_one_owns_can_be_discarded_at_its_printed_price_but_not_bought():
    """Rulings Q31 and Q32: also what lies in reserve or sleeps in a city not built."""
    game = buying(INN, LOFT)
    reserve(game, A, KILN)
    construct(game, A, LOFT, city=3)
    offer(game, KILN, LOFT)
    sentence = "You already own Loft and can’t buy a second one."
    refuses(game, A, PURCHASE[LOFT], sentence, "already-owned", building=LOFT)
    refuses(game, A, PURCHASE[KILN], "You already own Charcoal Kiln and can’t buy a second one.", "already-owned")
    play(game, A, DISCARD[KILN])
    assert game.table.realms[A].chf == 20 - 13


@pytest.mark.parametrize("second", [PURCHASE[LOFT], DISCARD[LOFT]])
def test_one_building_per_round(second: object):
    """Ruling Q30."""
    game = buying(INN, LOFT)
    play(game, A, PURCHASE[INN])
    refuses(game, A, second, "You may buy or discard 1 building in a round.", "one-purchase", most=1)


def test_what_is_not_on_offer_cannot_be_bought_and_the_engineers_office_never_is():
    game = buying(INN)
    refuses(game, A, PURCHASE[LOFT], "Loft isn’t on offer this round.", "not-available", building=LOFT)
    sentence = "The Engineer’s Office is a privilege and can’t be bought."
    refuses(game, A, PURCHASE[Building.OFFICE], sentence, "office-not-for-sale")


def test_a_building_that_is_too_dear_is_refused():
    game = buying(INN, chf=7)
    sentence = "Inn costs you 8 CHF; you hold 7."
    refuses(game, A, PURCHASE[INN], sentence, "building-too-dear", building=INN, price=8, have=7)
    refuses(game, A, DISCARD[INN], sentence, "building-too-dear", price=8, have=7)


def test_the_builders_house_costs_3_chf_for_the_owner_of_the_office_to_buy_or_to_discard():
    """Vector 5, first part; ruling Q31."""
    for take in (PURCHASE, DISCARD):
        game = buying(HOUSE, people="tessina")
        play(game, A, take[HOUSE])
        assert game.table.realms[A].chf == 17


def test_discarding_the_builders_house_costs_8_chf_once_one_owns_it():
    """Ruling Q31."""
    game = buying(INN, people="tessina")
    reserve(game, A, HOUSE)
    offer(game, HOUSE)
    play(game, A, DISCARD[HOUSE])
    assert game.table.realms[A].chf == 12


# -- warehouses


def test_warehouses_are_built_from_left_to_right_at_their_prices():
    game = buying(INN)
    assert play(game, A, WAREHOUSES[2]) == [WarehousesBuilt(A, 2, 2 + 3, 2)]
    assert game.table.realms[A].chf == 15
    game.table.realms[A].new_warehouses = 0
    play(game, A, WAREHOUSES[2])
    assert game.table.realms[A].chf == 15 - 4 - 4


def test_a_third_warehouse_in_a_round_is_refused():
    game = buying(INN)
    sentence = "You may build up to 2 warehouses in a round and have built 0."
    refuses(game, A, WAREHOUSES[3], sentence, "warehouse-limit", most=2, built=0)
    play(game, A, WAREHOUSES[2])
    sentence = "You may build up to 2 warehouses in a round and have built 2."
    refuses(game, A, WAREHOUSES[1], sentence, "warehouse-limit", most=2, built=2)


def test_a_twelfth_warehouse_is_refused():
    game = buying(INN)
    game.table.realms[A].warehouses = 11
    refuses(game, A, WAREHOUSES[1], "You’ve built all 11 warehouses.", "warehouse-all", every=11)
    game.table.realms[A].warehouses = 10
    sentence = "You can build only 1 more warehouse."
    refuses(game, A, BuildWarehouses(count=2), sentence, "warehouses-left", left=1)


def test_warehouses_too_dear_are_refused():
    game = buying(LOFT, chf=4)
    sentence = "For 2 warehouses you need 5 CHF; you hold 4."
    refuses(game, A, WAREHOUSES[2], sentence, "warehouses-too-dear", count=2, price=5, have=4)
    play(game, A, WAREHOUSES[1])


def test_a_building_and_warehouses_come_in_any_sequence():
    game = buying(INN, LOFT)
    play(game, A, WAREHOUSES[1], PURCHASE[INN], WAREHOUSES[1])
    realm = game.table.realms[A]
    assert (realm.chf, realm.warehouses, realm.reserve) == (20 - 2 - 8 - 3, 2, [INN])


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do():
    game = buying(INN)
    play(game, A, PURCHASE[INN], WAREHOUSES[2])
    assert game.asked == (B,)


def test_in_turn_order_each_seat_is_asked_once_and_the_absent_buy_nothing():
    game = buying(INN)
    assert game.step == BuyBuilding(A)
    assert game.step.absent(game.view_of(A)) == DECLINE
    play(game, A, DECLINE)
    assert game.step == BuyBuilding(B)


# -- POWER cards of this phase


def test_second_signature_makes_buildings_cheaper_and_allows_two():
    game = buying(INN, LOFT, KILN, chf=30, people="gineva")
    play(game, A, PURCHASE[LOFT], REVEAL[Power.SECOND_SIGNATURE])
    assert game.table.realms[A].chf == 25
    play(game, A, PURCHASE[KILN])
    assert game.table.realms[A].chf == 25 - 12
    sentence = "You may buy or discard 2 buildings in a round."
    refuses(game, A, DISCARD[INN], sentence, "one-purchase", most=2)


def test_night_shift_builds_three_cheaper_warehouses_for_at_least_1_chf():
    game = buying(INN, people="tessina")
    play(game, A, REVEAL[Power.NIGHT_SHIFT], WAREHOUSES[3])
    assert game.table.realms[A].chf == 20 - (1 + 2 + 3)


def test_the_owner_of_a_card_for_this_phase_is_asked_as_long_as_it_could_help():
    game = buying(INN, LOFT, chf=14, people="gineva")
    play(game, A, PURCHASE[LOFT], WAREHOUSES[2])
    assert game.asked == (A,)
    play(game, A, REVEAL[Power.SECOND_SIGNATURE])
    assert game.asked == (A,)


# -- FAMILY


def test_in_family_there_is_no_discard_and_no_warehouse_to_build():
    game = buying(INN, KILN, mode="family")
    refuses(game, A, DISCARD[INN], "In FAMILY buildings can’t be discarded.", "no-discard")
    refuses(game, A, WAREHOUSES[1], "You’ve built all 11 warehouses.", "warehouse-all", every=11)
    play(game, A, PURCHASE[INN])
    assert game.asked == (B,)


@pytest.mark.parametrize(("mode", "asked"), [("geek", B), ("family", A)])
def test_without_money_nobody_is_asked_but_in_family_because_one_may_sell(mode: str, asked: Seat):
    assert buying(INN, mode=mode, chf=0, coal=2).asked == (asked,)


@pytest.mark.parametrize(("rules", "questions"), [(None, 0), (2, 1)])
def test_all_that_one_player_buys_is_one_question_since_rules_3(rules, questions):
    game = buying(INN, LOFT)
    if rules:
        game.rules = rules
    before = game.question
    play(game, A, PURCHASE[INN])
    assert (game.step, game.question) == (BuyBuilding(A), before + questions)
    play(game, A, DECLINE)
    assert (game.step, game.question) == (BuyBuilding(B), before + questions + 1)


def test_whoever_can_buy_nothing_more_is_not_asked_to_say_so():
    game = buying(INN, LOFT, chf=8)
    play(game, A, PURCHASE[INN])
    assert game.step == BuyBuilding(B)
