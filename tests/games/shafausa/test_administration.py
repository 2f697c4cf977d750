"""Phase 5: storage, upkeep, ladders, free market and interest, in this order."""

from __future__ import annotations

from itertools import chain, product

import pytest

from engine.core.action import holds
from engine.games.shafausa import events, panel
from engine.games.shafausa.actions import DECLINE, GIVE_UP, PAY_UPKEEP, REVEAL, GiveUp, PayUpkeep, SellExcess
from engine.games.shafausa.administration import (
    Administration,
    AskForInterest,
    FreeMarket,
    Storage,
    Upkeep,
    ways_to_sell,
)
from engine.games.shafausa.pieces import Goods, Power
from engine.games.shafausa.prices import mark_sold
from tests.games.shafausa.names import COAL, COPPER, INN, IRON, KILN, LOFT, STONE, WOOD, A, B
from tests.games.shafausa.positions import Arranged, dealt, facts_of, stock

PHASE = Administration()


@pytest.fixture
def three() -> Arranged:
    """Three realms with nothing."""
    return dealt("shafausa", "grisa", "luserna").hold_all(chf=0)


# -- storage


def test_the_whole_phase_of_one_realm(three: Arranged):
    """Vector 11."""
    three.arrange(PHASE, chf=0, warehouses=2, keeps=(INN, KILN), wood=1, iron=2, coal=1)
    assert three.heard(A, SellExcess(wood=1, coal=1)) == [events.ExcessSold(A, Goods(wood=1, coal=1), 7)]
    left = {"chf": 5, "stock": {"iron": 2}, "reserve": [INN, KILN]}
    assert facts_of(three.play(A, PAY_UPKEEP).anne, left) == left
    assert [three.quote(resource)[0] for resource in (COAL, WOOD, IRON)] == [5, 1, 3]


@pytest.mark.parametrize("sold", [SellExcess(wood=1), SellExcess(wood=1, iron=2), SellExcess()])
def test_exactly_what_is_too_much_is_sold(three: Arranged, sold: SellExcess):
    three.arrange(PHASE, warehouses=2, wood=1, iron=2, coal=1)
    three.refuses(A, sold, "You can keep 2 resources; choose exactly 2 to sell.")


def test_nobody_sells_what_he_lacks(three: Arranged):
    three.arrange(PHASE, warehouses=2, wood=1, iron=2)
    three.refuses(A, SellExcess(wood=2), "You hold 1 wood and can’t sell more.")


def test_the_loft_stores_four(three: Arranged):
    three.construct(LOFT).arrange(PHASE, warehouses=2, wood=3, iron=3)
    assert stock(three.anne) == {"wood": 3, "iron": 3}


def test_without_a_choice_nobody_is_asked(three: Arranged):
    assert three.hold(B, wood=1, iron=2).arrange(PHASE, warehouses=1, wood=3).over
    assert [(stock(realm), realm.chf) for realm in (three.anne, three.bernard)] == [({"wood": 1}, 2), ({}, 7)]


def test_several_choose_at_the_same_time(three: Arranged):
    for seat in (A, B):
        three.hold(seat, wood=1, iron=2).having(seat, warehouses=2)
    assert (three.come_to(PHASE).step, three.asked) == (Storage((A, B)), (A, B))


def test_the_trading_post_does_not_raise_what_is_sold_here():
    """Ruling Q13."""
    assert dealt("zugriga", "grisa").hold_all(chf=0).arrange(PHASE, stone=2).anne.chf == 4


def test_for_the_absent_the_cheapest_are_sold(three: Arranged):
    assert three.arrange(PHASE, warehouses=4, wood=2, stone=2, coal=3).absent() == SellExcess(wood=2, stone=1)


def test_every_way_to_sell_is_found_once_what_brings_least_first(three: Arranged):
    """Remembered by no more of a kind than are to be sold: a larger stock has the same ways."""
    for wood, stone, coal in product(range(5), repeat=3):
        realm = three.hold(A, wood=wood, stone=stone, coal=coal).anne
        for count in range(1, min(3, realm.held) + 1):
            every = product(range(wood, -1, -1), range(stone, -1, -1), range(coal, -1, -1))
            ways = tuple(SellExcess(wood=w, stone=s, coal=c) for w, s, c in every if w + s + c == count)
            assert ways_to_sell(realm, three.table.exchange, count, len(ways)) == ways
            assert not ways_to_sell(realm, three.table.exchange, count, len(ways) - 1)


def test_prices_decide_which_way_to_sell_comes_first(three: Arranged):
    three.arrange(Storage((A,)), warehouses=1, wood=1, iron=1)
    assert three.options(A)[:2] == [SellExcess(wood=1), SellExcess(iron=1)]
    assert three.price(WOOD, 4, 6).options(A)[:2] == [SellExcess(iron=1), SellExcess(wood=1)]


def test_more_than_a_hundred_of_a_kind_can_be_sold_at_once(three: Arranged):
    """What was bought with 405 CHF and cannot be stored is sold in one answer."""
    action = three.alter(1, buildings=()).arrange(Storage((A,)), warehouses=0, wood=140, iron=2).absent()
    assert holds(three.options(A), action)
    assert three.play(A, action).anne.stock[WOOD] == 0


# -- upkeep


def test_paying_is_one_press_and_giving_up_is_not():
    assert panel.PANEL.appearance(PayUpkeep).at_once(PAY_UPKEEP)
    assert not panel.PANEL.appearance(GiveUp).at_once(GIVE_UP[INN])


def test_one_coin_pays_for_one_building_the_other_goes_back(three: Arranged):
    """Vector 12: the oldest is paid first."""
    assert three.arrange(PHASE, chf=1, keeps=(INN, KILN)).step == Upkeep()
    assert events.BuildingReturned(A, KILN) in three.heard(A, PAY_UPKEEP)
    assert (three.anne.chf, three.anne.reserve) == (0, [INN])


def test_one_may_give_a_building_up_instead_of_paying(three: Arranged):
    """Ruling Q14."""
    assert three.arrange(PHASE, chf=5, keeps=(INN, KILN)).play(A, GIVE_UP[INN]).asked == (A,)
    three.play(A, PAY_UPKEEP)
    assert (three.anne.chf, three.anne.reserve) == (4, [KILN])


def test_only_what_is_in_reserve_can_be_given_up_and_the_last_building_ends_the_question(three: Arranged):
    three.arrange(PHASE, chf=5, keeps=[INN]).refuses(A, GIVE_UP[KILN], "Charcoal Kiln isn’t in your reserve.")
    assert three.play(A, GIVE_UP[INN]).over


def test_without_money_everything_goes_back_without_a_question(three: Arranged):
    census = three.reserve(A, INN, KILN).census()
    assert three.come_to(PHASE).over
    assert (three.anne.reserve, three.census()) == ([], census)


def test_storage_finishes_for_all_before_upkeep_which_is_paid_for_the_absent(three: Arranged):
    three.hold(B, wood=1, iron=2).having(B, warehouses=2).arrange(PHASE, chf=3, keeps=[INN])
    assert three.asked == (B,)
    assert three.play(B, SellExcess(wood=1)).step == Upkeep()
    assert three.absent() == PAY_UPKEEP


# -- ladders


def fill_bag(g: Arranged, *tiles: str) -> None:
    """Exactly these tiles are in the bag."""
    g.box.bag.cards = list(tiles)
    g.table.bag = {building: tiles.count(building) for building in g.table.bag}


def lengths(g: Arranged) -> tuple[int, int]:
    """How many buildings are on offer, and how many are to come."""
    return len(g.table.available), len(g.table.future)


def test_the_future_moves_up_oldest_first_and_unsold_buildings_stay(three: Arranged):
    one, two, third = three.offer(INN).table.future
    assert three.come_to(PHASE).table.available == [INN, one, two]
    assert (three.table.future[0], lengths(three)) == (third, (3, 3))


def test_an_empty_bag_leaves_the_ladders_short(three: Arranged):
    """Ruling Q15."""
    fill_bag(three)
    for left in (3, 0):
        assert lengths(three.having(available=[]).come_to(PHASE)) == (left, 0)


def test_after_a_short_future_the_bag_fills_both_ladders_the_available_one_first(three: Arranged):
    """A ladder is short only if the bag is empty: here five tiles are drawn, two to buy now and three to come."""
    oldest, *gone = three.offer().table.future
    census = three.having(future=[oldest], returned=gone).census()
    assert three.come_to(PHASE).table.available[0] == oldest
    assert (lengths(three), three.census()) == ((3, 3), census)


def test_a_bag_with_two_tiles_fills_the_available_ladder_before_the_future_one(three: Arranged):
    three.offer().having(future=[])
    fill_bag(three, *three.box.bag.cards[:2])
    assert lengths(three.come_to(PHASE)) == (2, 0)


def test_what_was_discarded_is_in_the_bag_before_the_next_is_drawn(three: Arranged):
    fill_bag(three)
    three.having(returned=[three.table.available.pop()]).come_to(PHASE)
    assert (three.table.returned, len(three.table.future)) == ([], 3)


def test_in_family_unsold_buildings_go_back_into_the_bag():
    game = dealt("shafausa", "grisa", "luserna", mode="family")
    census, offered = game.census(), [list(game.come_to(PHASE).table.available) for _ in range(12)]
    assert ({len(buildings) for buildings in offered}, game.census()) == ({3}, census)
    assert len(set(chain(*offered))) > 6


# -- free market


def test_whatever_was_sold_falls_by_one_however_much_it_was(three: Arranged):
    """Vector 2: copper falls from 10 to 9."""
    mark_sold(three.table, COPPER)
    assert three.happen(FreeMarket()) == [events.PriceFell(COPPER, 9)]
    assert three.quote(COPPER) == (9, 13)
    assert not any(q.sold for q in three.table.exchange)


def test_at_the_end_of_its_ladder_a_price_stays(two: Arranged):
    """Ruling Q16."""
    for resource in (WOOD, STONE):
        two.price(resource, 1, two.quote(resource)[1])
        mark_sold(two.table, resource)
    two.come_to(FreeMarket())
    assert (two.quote(WOOD), two.quote(STONE)) == ((1, 4), (1, 5))


def test_forced_sales_count_as_sold(three: Arranged):
    """Ruling Q12."""
    assert three.hold(A, coal=1).come_to(PHASE).quote(COAL)[0] == 5


# -- Interest


def interest(chf: int, power: Power | None = None) -> Arranged:
    """The owner of Interest holds this much money, and the others nothing."""
    return dealt("zugriga", "grisa").hold(B, chf=0).arrange(PHASE, chf=chf, power=power)


@pytest.mark.parametrize(("chf", "paid"), [(5, 1), (14, 2), (19, 3), (20, 4), (60, 4)])
def test_interest_pays_1_for_every_full_5_at_most_4(chf: int, paid: int):
    game = interest(chf)
    assert game.step == AskForInterest(A)
    assert events.InterestPaid(A, paid) in game.heard(A, REVEAL[Power.INTEREST])
    assert game.anne.chf == chf + paid


def test_the_owner_may_keep_it_hidden_and_that_is_done_for_the_absent():
    game = interest(10)
    assert game.absent() == DECLINE
    assert game.play(A, DECLINE).anne.power is None


@pytest.mark.parametrize(
    ("chf", "power", "left"), [(10, Power.INTEREST, 12), (4, None, 4), (40, Power.INSIDER_TRADING, 40)]
)
def test_nobody_is_asked_for_interest_once_revealed_or_that_would_pay_nothing_or_is_out_of_the_game(
    chf: int, power: Power | None, left: int
):
    game = interest(chf, power)
    assert game.over
    assert game.anne.chf == left
