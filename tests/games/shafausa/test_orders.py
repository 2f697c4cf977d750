"""Standing orders of Shafausa: position, question, answer, and when an order ends."""

from __future__ import annotations

import pytest

from engine.core.house import levels, playout
from engine.games.shafausa import Agreement, Shafausa, extraction, powers, speculation
from engine.games.shafausa.actions import (
    DECLINE,
    FORCE,
    PAY_UPKEEP,
    PLACES,
    PURCHASE,
    WAREHOUSES,
    Bid,
    SellExcess,
    Speculate,
    TakePlace,
)
from engine.games.shafausa.administration import AskForInterest, Overflow, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement, TurnOrder
from engine.games.shafausa.buying import BuyBuilding, Buying
from engine.games.shafausa.orders import (
    BidUpTo,
    BuyNothing,
    HiddenCards,
    OnePurchase,
    PassSpeculation,
    PayForReserve,
    SellSurplus,
    UseForcedLabour,
)
from engine.games.shafausa.pieces import Building, Mode, Power
from tests.games.shafausa.names import IRON, STONE, WOOD, A, B, C
from tests.games.shafausa.positions import arranged, ask, dealt, hold, offer, play, prices, reserve
from tests.orders import answer, disarmed


def auction(chf: int = 9) -> Shafausa:
    """The first of three opens the auction; all have this much money."""
    game = dealt("gineva", "grisa", "luserna")
    for seat in (A, B, C):
        hold(game, seat, chf=chf)
    ask(game, TurnOrder(), Buying())
    assert game.step == BidOrPass(A)
    return game


def buying(chf: int = 20) -> Shafausa:
    """The first of four may buy the Inn or the Quarry."""
    game = dealt("luserna", "grisa", "gineva", "tessina")
    hold(game, A, chf=chf)
    offer(game, Building.INN, Building.QUARRY)
    ask(game, BuyBuilding(A))
    return game


# -- the auction -------------------------------------------------------------------------------------------------------


def test_one_bids_up_to_the_limit_and_then_takes_the_last_place() -> None:
    game = auction()
    order = BidUpTo(chf=2)
    assert answer(game, order) == Bid(chf=1)
    play(game, A, Bid(chf=1))
    play(game, B, Bid(chf=2))
    assert answer(game, order) == PLACES[1]
    play(game, C, TakePlace(place=1))
    assert answer(game, order) == PLACES[2]


@pytest.mark.parametrize(("then", "expected"), [("first", PLACES[1]), ("last", PLACES[2]), ("ask", None)])
def test_beyond_the_limit_the_order_says_which_place(then: str, expected: TakePlace | None) -> None:
    game = auction()
    play(game, A, Bid(chf=1))
    play(game, B, TakePlace(place=1))
    assert game.step == BidOrPass(C)
    assert answer(game, BidUpTo.model_validate({"chf": 1, "then": then})) == expected


def test_nobody_bids_more_than_he_has() -> None:
    game = auction(chf=1)
    # the second one cannot bid either and has no place to choose
    play(game, A, Bid(chf=1))
    assert game.step == BidOrPass(C)
    assert answer(game, BidUpTo(chf=5)) == PLACES[2]


def test_the_last_one_in_the_auction_bids_no_more() -> None:
    game = auction()
    play(game, A, TakePlace(place=1))
    play(game, B, TakePlace(place=1))
    assert game.step == Placement(C)
    assert answer(game, BidUpTo(chf=9)) == PLACES[3]
    assert answer(game, BidUpTo(chf=9, then="first")) == PLACES[1]


# -- buying ------------------------------------------------------------------------------------------------------------


def test_nothing_is_bought() -> None:
    assert answer(buying(), BuyNothing()) == DECLINE


def test_who_is_rich_enough_is_asked() -> None:
    assert answer(buying(chf=9), BuyNothing(asked_from=10)) == DECLINE
    assert answer(buying(chf=10), BuyNothing(asked_from=10)) is None


def test_a_building_wanted_is_asked_about_if_it_can_be_bought() -> None:
    assert answer(buying(), BuyNothing(unless=Building.INN)) is None
    assert answer(buying(chf=0), BuyNothing(unless=Building.INN)) == DECLINE
    assert answer(buying(), BuyNothing(unless=Building.SAWMILL)) == DECLINE


def test_a_building_wanted_and_owned_is_not_asked_about() -> None:
    game = buying()
    reserve(game, A, Building.INN)
    offer(game, Building.INN)
    assert answer(game, BuyNothing(unless=Building.INN)) == DECLINE


def test_a_building_wanted_is_not_asked_about_once_one_was_bought() -> None:
    game = buying()
    play(game, A, PURCHASE[Building.QUARRY])
    assert game.step == BuyBuilding(A)
    assert answer(game, BuyNothing(unless=Building.INN)) == DECLINE


def test_one_purchase_is_enough() -> None:
    game = buying()
    assert answer(game, OnePurchase()) is None
    play(game, A, PURCHASE[Building.INN])
    assert game.step == BuyBuilding(A)
    assert answer(game, OnePurchase()) == DECLINE
    assert answer(game, OnePurchase(after="building")) == DECLINE


def test_warehouses_are_enough_unless_a_building_is_wanted() -> None:
    game = buying()
    play(game, A, WAREHOUSES[1])
    assert answer(game, OnePurchase()) == DECLINE
    assert answer(game, OnePurchase(after="building")) is None


# -- administration ----------------------------------------------------------------------------------------------------


def storing() -> Shafausa:
    """The first has wood and iron, two more than fit; iron brings less."""
    game = dealt("gineva", "grisa")
    hold(game, A, wood=3, iron=3).warehouses = 4
    prices(game, WOOD, 3, 5)
    prices(game, IRON, 1, 9)
    ask(game, Overflow())
    assert isinstance(game.step, Storage)
    return game


def test_what_brings_least_is_sold() -> None:
    assert answer(storing(), SellSurplus()) == SellExcess(iron=2)


def test_what_there_is_most_of_is_sold() -> None:
    game = storing()
    game.table.realms[A].stock[WOOD] += 4
    assert answer(game, SellSurplus(what="commonest")) == SellExcess(wood=5, iron=1)


def paying(chf: int) -> Shafausa:
    """Two buildings in reserve, for 1 CHF each."""
    game = dealt("luserna", "grisa", "gineva", "tessina")
    return arranged(game, Upkeep(), chf=chf, keeps=(Building.INN, Building.QUARRY))


def test_the_whole_reserve_is_paid_for_up_to_a_limit() -> None:
    game = paying(chf=9)
    assert answer(game, PayForReserve()) == PAY_UPKEEP
    assert answer(game, PayForReserve(up_to=2)) == PAY_UPKEEP
    assert answer(game, PayForReserve(up_to=1)) is None


def test_too_little_money_for_the_reserve_ends_the_order() -> None:
    with disarmed("upkeep-short", price=2, have=1):
        answer(paying(chf=1), PayForReserve())


# -- POWER cards and speculation ---------------------------------------------------------------------------------------


def test_power_cards_stay_hidden() -> None:
    game = dealt("gineva", "zugriga", cards=True)
    assert isinstance(game.step, powers.FirstCards)
    assert answer(game, HiddenCards()) == DECLINE
    ask(game, AskForInterest(B))
    assert answer(game, HiddenCards()) == DECLINE


def test_forced_labour_brings_what_sells_best_or_nothing() -> None:
    game = dealt("sanagal", "grisa")
    realm = game.table.realms[A]
    realm.power = Power.FORCED_LABOUR
    realm.alter(1, mines=(*realm.cities[0].mines, WOOD, STONE))
    prices(game, WOOD, 1, 9)
    prices(game, STONE, 4, 9)
    ask(game, extraction.ForcedLabour(A))
    assert answer(game, UseForcedLabour()) == FORCE[STONE]
    assert answer(game, UseForcedLabour(pay=False)) == DECLINE


def test_the_exchange_is_left_alone_unless_one_is_rich() -> None:
    game = arranged(dealt("gineva", "grisa"), speculation.Speculation(A, second=False), chf=12)
    assert any(isinstance(option, Speculate) for option in game.options(A))
    assert answer(game, PassSpeculation()) == DECLINE
    assert answer(game, PassSpeculation(asked_from=13)) == DECLINE
    assert answer(game, PassSpeculation(asked_from=12)) is None


def test_a_second_speculation_is_asked() -> None:
    game = dealt("zugriga", "grisa")
    ask(game, speculation.Speculation(A, second=True))
    assert answer(game, PassSpeculation()) is None


@pytest.mark.parametrize("mode", list(Mode))
def test_what_the_rules_never_ask_for_is_not_offered(mode: Mode) -> None:
    agreement = Agreement(mode=mode)
    kinds = Shafausa.kinds().orders.values()
    fit = {kind for kind in kinds if kind.fits(agreement)}
    assert fit == ({BuyNothing, SellSurplus, PayForReserve} if mode is Mode.FAMILY else set(kinds))
    game, _ = Shafausa.start(3, f"offered {mode}", agreement)
    for _ in playout(game, [levels("shafausa")["rookie"]] * 3, mode):
        for kind in set(kinds) - fit:
            for seat in game.asked:
                assert answer(game, kind(), seat) is None
