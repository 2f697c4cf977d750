"""Phase 5: storage, upkeep, ladders, free market and interest, in this order."""

from __future__ import annotations

import pytest

from engine.core.action import holds
from engine.games.shafausa import Shafausa, events, panel
from engine.games.shafausa.actions import DECLINE, GIVE_UP, PAY_UPKEEP, REVEAL, GiveUp, PayUpkeep, SellExcess
from engine.games.shafausa.administration import Administration, AskForInterest, FreeMarket, Storage, Upkeep
from engine.games.shafausa.pieces import Building, Goods, Power
from engine.games.shafausa.prices import mark_sold
from tests.games.shafausa.names import COAL, COPPER, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import (
    arranged,
    ask,
    construct,
    dealt,
    hold,
    offer,
    play,
    prices,
    quote,
    refuses,
    reserve,
    stock,
)

INN, KILN, LOFT = Building.INN, Building.KILN, Building.LOFT
PHASE = Administration()


@pytest.fixture
def three() -> Shafausa:
    """Three realms with nothing."""
    game = dealt("shafausa", "grisa", "luserna")
    for seat in range(3):
        hold(game, seat, chf=0)
    return game


# -- storage


def test_the_whole_phase_of_one_realm(three: Shafausa):
    """Vector 11."""
    arranged(three, PHASE, chf=0, warehouses=2, keeps=(INN, KILN), wood=1, iron=2, coal=1)
    realm = three.table.realms[A]
    assert play(three, A, SellExcess(wood=1, coal=1)) == [events.ExcessSold(A, Goods(wood=1, coal=1), 7)]
    play(three, A, PAY_UPKEEP)
    assert (realm.chf, stock(realm), realm.reserve) == (5, {"iron": 2}, [INN, KILN])
    assert [quote(three, resource)[0] for resource in (COAL, WOOD, IRON)] == [5, 1, 3]


@pytest.mark.parametrize("sold", [SellExcess(wood=1), SellExcess(wood=1, iron=2), SellExcess()])
def test_exactly_what_is_too_much_is_sold(three: Shafausa, sold: SellExcess):
    arranged(three, PHASE, warehouses=2, wood=1, iron=2, coal=1)
    refuses(three, A, sold, "You can keep 2 resources; choose exactly 2 to sell.")


def test_nobody_sells_what_he_lacks(three: Shafausa):
    arranged(three, PHASE, warehouses=2, wood=1, iron=2)
    refuses(three, A, SellExcess(wood=2), "You hold 1 wood and can’t sell more.")


def test_the_loft_stores_four(three: Shafausa):
    construct(three, A, LOFT)
    arranged(three, PHASE, warehouses=2, wood=3, iron=3)
    assert stock(three.table.realms[A]) == {"wood": 3, "iron": 3}


def test_without_a_choice_nobody_is_asked(three: Shafausa):
    one, none = three.table.realms[A], hold(three, B, wood=1, iron=2)
    arranged(three, PHASE, warehouses=1, wood=3)
    assert three.over
    assert (stock(one), one.chf) == ({"wood": 1}, 2)
    assert (stock(none), none.chf) == ({}, 7)


def test_several_choose_at_the_same_time(three: Shafausa):
    for seat in (A, B):
        hold(three, seat, wood=1, iron=2).warehouses = 2
    ask(three, PHASE)
    assert three.step == Storage((A, B))
    assert three.asked == (A, B)


def test_the_trading_post_does_not_raise_what_is_sold_here():
    """Ruling Q13."""
    game = dealt("zugriga", "grisa")
    hold(game, A, chf=0, stone=2)
    hold(game, B, chf=0)
    ask(game, PHASE)
    assert game.table.realms[A].chf == 4


def test_for_the_absent_the_cheapest_are_sold(three: Shafausa):
    arranged(three, PHASE, warehouses=4, wood=2, stone=2, coal=3)
    assert three.step.absent(three.view_of(A)) == SellExcess(wood=2, stone=1)


def test_more_than_a_hundred_of_a_kind_can_be_sold_at_once(three: Shafausa):
    """What was bought with 405 CHF and cannot be stored is sold in one answer."""
    realm = three.table.realms[A]
    realm.alter(1, buildings=())
    arranged(three, Storage((A,)), warehouses=0, wood=140, iron=2)
    step = three.step
    assert isinstance(step, Storage)
    action = step.absent(three.view_of(A))
    assert holds(three.options(A), action)
    play(three, A, action)
    assert realm.stock[WOOD] == 0


# -- upkeep


def test_paying_is_one_press_and_giving_up_is_not():
    assert panel.PANEL.appearance(PayUpkeep).at_once(PAY_UPKEEP)
    assert not panel.PANEL.appearance(GiveUp).at_once(GIVE_UP[INN])


def test_one_coin_pays_for_one_building_the_other_goes_back(three: Shafausa):
    """Vector 12: the oldest is paid first."""
    arranged(three, PHASE, chf=1, keeps=(INN, KILN))
    assert three.step == Upkeep()
    heard = play(three, A, PAY_UPKEEP)
    realm = three.table.realms[A]
    assert (realm.chf, realm.reserve) == (0, [INN])
    assert events.BuildingReturned(A, KILN) in heard


def test_one_may_give_a_building_up_instead_of_paying(three: Shafausa):
    """Ruling Q14."""
    arranged(three, PHASE, chf=5, keeps=(INN, KILN))
    play(three, A, GIVE_UP[INN])
    assert three.asked == (A,)
    play(three, A, PAY_UPKEEP)
    assert (three.table.realms[A].chf, three.table.realms[A].reserve) == (4, [KILN])


def test_only_what_is_in_reserve_can_be_given_up_and_the_last_building_ends_the_question(three: Shafausa):
    arranged(three, PHASE, chf=5, keeps=[INN])
    refuses(three, A, GIVE_UP[KILN], "Charcoal Kiln isn’t in your reserve.")
    play(three, A, GIVE_UP[INN])
    assert three.over


def test_without_money_everything_goes_back_without_a_question(three: Shafausa):
    reserve(three, A, INN, KILN)
    census = three.census()
    ask(three, PHASE)
    assert three.over
    assert three.table.realms[A].reserve == []
    assert three.census() == census


def test_storage_finishes_for_all_before_upkeep_which_is_paid_for_the_absent(three: Shafausa):
    hold(three, B, wood=1, iron=2).warehouses = 2
    arranged(three, PHASE, chf=3, keeps=[INN])
    assert three.asked == (B,)
    play(three, B, SellExcess(wood=1))
    assert three.step == Upkeep()
    assert three.step.absent(three.view_of(A)) == PAY_UPKEEP


# -- ladders


def fill_bag(g: Shafausa, *tiles: str) -> None:
    """Exactly these tiles are in the bag."""
    g.box.bag.cards = list(tiles)
    g.table.bag = {building: tiles.count(building) for building in g.table.bag}


def test_the_future_moves_up_oldest_first_and_unsold_buildings_stay(three: Shafausa):
    offer(three, INN)
    future = list(three.table.future)
    ask(three, PHASE)
    assert three.table.available == [INN, *future[:2]]
    assert three.table.future[0] == future[2]
    assert len(three.table.future) == 3


def test_an_empty_bag_leaves_the_ladders_short(three: Shafausa):
    """Ruling Q15."""
    fill_bag(three)
    for left in (3, 0):
        three.table.available = []
        ask(three, PHASE)
        assert (len(three.table.available), three.table.future) == (left, [])


def test_after_a_short_future_the_bag_fills_both_ladders_the_available_one_first(three: Shafausa):
    """A ladder is short only if the bag is empty: here five tiles are drawn, two to buy now and three to come."""
    offer(three)
    g = three
    while len(g.table.future) > 1:
        g.table.returned.append(g.table.future.pop())
    [oldest] = g.table.future
    census = g.census()
    ask(g, PHASE)
    assert g.table.available[0] == oldest
    assert (len(g.table.available), len(g.table.future)) == (3, 3)
    assert g.census() == census


def test_a_bag_with_two_tiles_fills_the_available_ladder_before_the_future_one(three: Shafausa):
    offer(three)
    three.table.future = []
    fill_bag(three, *three.box.bag.cards[:2])
    ask(three, PHASE)
    assert (len(three.table.available), len(three.table.future)) == (2, 0)


def test_what_was_discarded_is_in_the_bag_before_the_next_is_drawn(three: Shafausa):
    fill_bag(three)
    three.table.returned = [three.table.available.pop()]
    ask(three, PHASE)
    assert three.table.returned == []
    assert len(three.table.future) == 3


def test_in_family_unsold_buildings_go_back_into_the_bag():
    offered = set()
    game = dealt("shafausa", "grisa", "luserna", mode="family")
    census = game.census()
    for _ in range(12):
        ask(game, PHASE)
        assert len(game.table.available) == 3
        offered |= set(game.table.available)
    assert game.census() == census
    assert len(offered) > 6


# -- free market


def test_whatever_was_sold_falls_by_one_however_much_it_was(three: Shafausa):
    """Vector 2: copper falls from 10 to 9."""
    mark_sold(three.table, COPPER)
    three._told = []
    ask(three, FreeMarket())
    assert [told.event for told in three._told] == [events.PriceFell(COPPER, 9)]
    assert quote(three, COPPER) == (9, 13)
    assert not any(q.sold for q in three.table.exchange)


def test_at_the_end_of_its_ladder_a_price_stays():
    """Ruling Q16."""
    game = dealt("shafausa", "grisa")
    for resource, sale in ((WOOD, 1), (STONE, 1)):
        prices(game, resource, sale, quote(game, resource)[1])
        mark_sold(game.table, resource)
    ask(game, FreeMarket())
    assert quote(game, WOOD) == (1, 4)
    assert quote(game, STONE) == (1, 5)


def test_forced_sales_count_as_sold(three: Shafausa):
    """Ruling Q12."""
    hold(three, A, coal=1)
    ask(three, PHASE)
    assert quote(three, COAL)[0] == 5


# -- Interest


def interest(chf: int, power: Power | None = None) -> Shafausa:
    """The owner of Interest holds this much money, and the others nothing."""
    game = dealt("zugriga", "grisa")
    hold(game, B, chf=0)
    return arranged(game, PHASE, chf=chf, power=power)


@pytest.mark.parametrize(("chf", "paid"), [(5, 1), (14, 2), (19, 3), (20, 4), (60, 4)])
def test_interest_pays_1_for_every_full_5_at_most_4(chf: int, paid: int):
    game = interest(chf)
    assert game.step == AskForInterest(A)
    assert events.InterestPaid(A, paid) in play(game, A, REVEAL[Power.INTEREST])
    assert game.table.realms[A].chf == chf + paid


def test_the_owner_may_keep_it_hidden_and_that_is_done_for_the_absent():
    game = interest(10)
    assert game.step.absent(game.view_of(A)) == DECLINE
    play(game, A, DECLINE)
    assert game.table.realms[A].power is None


@pytest.mark.parametrize(
    ("chf", "power", "left"), [(10, Power.INTEREST, 12), (4, None, 4), (40, Power.INSIDER_TRADING, 40)]
)
def test_nobody_is_asked_for_interest_once_revealed_or_that_would_pay_nothing_or_is_out_of_the_game(
    chf: int, power: Power | None, left: int
):
    game = interest(chf, power)
    assert game.over
    assert game.table.realms[A].chf == left
