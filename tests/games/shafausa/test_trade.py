"""FAMILY: the bank's fixed prices are open at any moment, also out of turn."""

from __future__ import annotations

import pytest

from engine.core.action import Offer
from engine.games.shafausa import Shafausa, buying, events
from engine.games.shafausa.actions import COMMIT, MOST, PAY_UPKEEP, PURCHASE, Buy, Sell, SellExcess, TakeBack
from engine.games.shafausa.administration import Administration, Storage, Upkeep
from engine.games.shafausa.pieces import RESOURCES, Building
from tests.games.shafausa.names import COAL, IRON, STONE, WOOD, A, B
from tests.games.shafausa.positions import all_done, ask, dealt, hold, managing, offer, play, quote, refuses, reserve


@pytest.fixture
def family() -> Shafausa:
    """The first seat may buy a building."""
    game = dealt("shafausa", "grisa", "luserna", mode="family")
    offer(game, Building.INN, Building.KILN)
    return ask(game, buying.Buying())


@pytest.mark.parametrize(("resource", "sale", "purchase"), [(WOOD, 1, 4), (STONE, 2, 5), (IRON, 3, 6)])
def test_the_fixed_prices(family: Shafausa, resource: str, sale: int, purchase: int):
    """Vector 4."""
    realm = hold(family, A, chf=10)
    assert play(family, A, Buy(resource=resource)) == [events.ResourceBought(A, resource, 1, purchase)]
    assert play(family, A, Sell(resource=resource)) == [events.ResourceSold(A, resource, 1, sale)]
    assert realm.chf == 10 - purchase + sale


def test_selling_pays_for_a_building_in_the_same_turn(family: Shafausa):
    realm = hold(family, A, chf=2, coal=1)
    play(family, A, Sell(resource=COAL), PURCHASE[Building.INN])
    assert realm.chf == 0


def test_trading_is_allowed_out_of_turn(family: Shafausa):
    realm = hold(family, B, chf=0, coal=1)
    assert B not in family.asked
    play(family, B, Sell(resource=COAL))
    assert realm.chf == 6
    assert family.asked == (A,)


def test_prices_never_move(family: Shafausa):
    hold(family, A, chf=0, coal=5)
    play(family, A, Sell(resource=COAL, count=5))
    ask(family, Administration())
    assert quote(family, COAL) == (6, 9)


def test_the_trading_post_counts_trades_of_every_phase():
    game = dealt("zugriga", "grisa", mode="family")
    ask(game, buying.Buying())
    hold(game, A, chf=0, wood=9)
    play(game, A, Sell(resource=WOOD, count=2))
    assert game.table.realms[A].chf == 4
    managing(game)
    play(game, A, Sell(resource=WOOD, count=2))
    all_done(game)
    assert game.table.realms[A].chf == 4 + 2 + 1


def test_in_the_management_phase_trades_are_part_of_the_plan(family: Shafausa):
    hold(family, A, chf=0, coal=1)
    managing(family)
    play(family, A, Sell(resource=COAL))
    assert family.table.realms[A].chf == 0
    play(family, A, COMMIT)
    sentence = "In the management phase, trades are part of your plan. Press Not Done Yet, then plan them."
    refuses(family, A, Sell(resource=COAL), sentence)


def test_while_others_choose_what_to_store_one_may_sell_and_needs_to_sell_less(family: Shafausa):
    hold(family, A, chf=0, wood=8, stone=5)
    ask(family, Administration())
    assert family.step == Storage((A,))
    play(family, A, Sell(resource=WOOD, count=2))
    play(family, A, SellExcess())
    assert family.table.realms[A].held == 11


def test_from_the_administration_on_nobody_buys_more_than_fits(family: Shafausa):
    hold(family, A, chf=0, wood=8, stone=5)
    hold(family, B, chf=50, wood=10)
    ask(family, Administration())
    refuses(family, B, Buy(resource=WOOD, count=2), "You can store 1 more resource and can’t buy more than that now.")
    play(family, B, Buy(resource=WOOD))
    refuses(family, A, Buy(resource=WOOD), "You can store 0 more resources and can’t buy more than that now.")


def test_upkeep_may_be_paid_by_selling():
    game = dealt("shafausa", "grisa", mode="family")
    hold(game, A, chf=0, wood=2)
    reserve(game, A, Building.KILN)
    ask(game, Administration())
    assert game.step == Upkeep()
    play(game, A, Sell(resource=WOOD), PAY_UPKEEP)
    assert game.table.realms[A].reserve == [Building.KILN]


def test_trades_beyond_ones_means_are_refused(family: Shafausa):
    hold(family, A, chf=3)
    refuses(family, A, Buy(resource=WOOD), "For 1 wood you need 4 CHF; you hold 3.")
    refuses(family, A, Sell(resource=WOOD), "You hold 0 wood and can’t sell more.")


def test_before_the_first_round_there_is_no_trade():
    game, _ = Shafausa.start(2, "early", Shafausa.Variant(mode="family", peoples="chosen"))
    refuses(game, A, Sell(resource=WOOD), "You can trade with the bank from the first round on.")


@pytest.mark.parametrize("action", [Sell(resource=WOOD), Buy(resource=WOOD)])
def test_in_geek_one_trades_in_the_management_phase_only(action: object):
    game = dealt("shafausa", "grisa")
    refuses(game, A, action, "You can trade with the bank only in the management phase.")


@pytest.mark.parametrize(("chf", "most"), [(405, 101), (10**6, MOST)])
def test_what_is_offered_and_what_is_accepted_have_the_same_bound(family: Shafausa, chf: int, most: int):
    """Wood costs 4 CHF; of what is bought, everything can be sold again."""
    hold(family, A, chf=chf)
    [offered] = [one for one in family.options(A) if isinstance(one, Offer) and one.first() == Buy(resource=WOOD)]
    assert [action.count for action in offered.members()] == list(range(1, most + 1))
    play(family, A, Buy(resource=WOOD, count=most))
    [offered] = [one for one in family.options(A) if isinstance(one, Offer) and one.action is Sell]
    *_, last = offered.members()
    assert last == Sell(resource=WOOD, count=most)
    play(family, A, last)


def test_a_plan_of_more_than_a_hundred_steps_can_be_taken_back_step_by_step():
    game = managing(dealt("shafausa", "grisa"))
    hold(game, A, chf=600)
    for count in range(120):
        game.submit(A, Buy(resource=RESOURCES[count % 2]))
    [offered] = [one for one in game.options(A) if isinstance(one, Offer) and one.action is TakeBack]
    for action in offered.members():
        assert isinstance(action, TakeBack)
    game.submit(A, TakeBack(step=120))
