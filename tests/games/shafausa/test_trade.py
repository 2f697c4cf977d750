"""FAMILY: the bank's fixed prices are open at any moment, also out of turn."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Liberty, Offer
from engine.games.shafausa import buying, events
from engine.games.shafausa.actions import COMMIT, MOST, PAY_UPKEEP, PURCHASE, Buy, Sell, SellExcess, TakeBack
from engine.games.shafausa.administration import Administration, Storage, Upkeep
from engine.games.shafausa.pieces import RESOURCES, Mode, Resource
from engine.games.shafausa.powers import PowerCards
from engine.games.shafausa.trade import Trade
from tests.games.shafausa.names import COAL, INN, IRON, KILN, STONE, WOOD, A, B, buy, sell
from tests.games.shafausa.positions import Arranged, at, dealt, opening

PHASE = Administration()


@pytest.fixture
def family() -> Arranged:
    """The first seat may buy a building."""
    return dealt("shafausa", "grisa", "luserna", mode="family").offer(INN, KILN).come_to(buying.Buying())


@pytest.mark.parametrize(("resource", "sale", "purchase"), [(WOOD, 1, 4), (STONE, 2, 5), (IRON, 3, 6)])
def test_the_fixed_prices(family: Arranged, resource: Resource, sale: int, purchase: int):
    """Vector 4."""
    assert family.hold(A, chf=10).heard(A, buy(resource)) == [events.ResourceBought(A, resource, 1, purchase)]
    assert family.heard(A, sell(resource)) == [events.ResourceSold(A, resource, 1, sale)]
    assert family.anne.chf == 10 - purchase + sale


def test_selling_pays_for_a_building_in_the_same_turn(family: Arranged):
    assert family.hold(A, chf=2, coal=1).play(A, sell(COAL), PURCHASE[INN]).anne.chf == 0


def test_trading_is_allowed_out_of_turn(family: Arranged):
    assert family.asked == (A,)
    assert family.hold(B, chf=0, coal=1).play(B, sell(COAL)).bernard.chf == 6
    assert family.asked == (A,)


def test_prices_never_move(family: Arranged):
    assert family.hold(A, chf=0, coal=5).play(A, sell(COAL, 5)).come_to(PHASE).quote(COAL) == (6, 9)


def test_the_trading_post_counts_trades_of_every_phase():
    game = dealt("zugriga", "grisa", mode="family").come_to(buying.Buying()).hold(A, chf=0, wood=9)
    assert game.play(A, sell(WOOD, 2)).anne.chf == 4
    game.manage().play(A, sell(WOOD, 2)).commit()
    assert game.anne.chf == 4 + 2 + 1


def test_in_the_management_phase_trades_are_part_of_the_plan(family: Arranged):
    assert family.hold(A, chf=0, coal=1).manage().play(A, sell(COAL)).anne.chf == 0
    sentence = "In the management phase, trades are part of your plan. Press Not Done Yet, then plan them."
    family.play(A, COMMIT).refuses(A, sell(COAL), sentence)


def test_while_others_choose_what_to_store_one_may_sell_and_needs_to_sell_less(family: Arranged):
    assert family.hold(A, chf=0, wood=8, stone=5).come_to(PHASE).step == Storage((A,))
    assert family.play(A, sell(WOOD, 2), SellExcess()).anne.held == 11


def test_from_the_administration_on_nobody_buys_more_than_fits(family: Arranged):
    family.hold(A, chf=0, wood=8, stone=5).hold(B, chf=50, wood=10).come_to(PHASE)
    family.refuses(B, buy(WOOD, 2), "You can store 1 more resource and can’t buy more than that now.")
    family.play(B, buy(WOOD))
    family.refuses(A, buy(WOOD), "You can store 0 more resources and can’t buy more than that now.")


def test_upkeep_may_be_paid_by_selling():
    game = at(PHASE, "shafausa", "grisa", mode="family", chf=0, wood=2, keeps=[KILN])
    assert game.step == Upkeep()
    assert game.play(A, sell(WOOD), PAY_UPKEEP).anne.reserve == [KILN]


def test_trades_beyond_ones_means_are_refused(family: Arranged):
    family.hold(A, chf=3).refuses(A, buy(WOOD), "For 1 wood you need 4 CHF; you hold 3.")
    family.refuses(A, sell(WOOD), "You hold 0 wood and can’t sell more.")


def test_before_the_first_round_there_is_no_trade():
    sentence = "You can trade with the bank from the first round on."
    opening(2, "early", "family", peoples="chosen").refuses(A, sell(WOOD), sentence)


@pytest.mark.parametrize("action", [sell(WOOD), buy(WOOD)])
def test_in_geek_one_trades_in_the_management_phase_only(action: Action):
    dealt("shafausa", "grisa").refuses(A, action, "You can trade with the bank only in the management phase.")


def offers(game: Arranged, action: type[Action]) -> list[Offer]:
    return [one for one in game.options(A) if isinstance(one, Offer) and one.action is action]


@pytest.mark.parametrize(("chf", "most"), [(405, 101), (10**6, MOST)])
def test_what_is_offered_and_what_is_accepted_have_the_same_bound(family: Arranged, chf: int, most: int):
    """Wood costs 4 CHF; of what is bought, everything can be sold again."""
    [offered] = [one for one in offers(family.hold(A, chf=chf), Buy) if one.first() == buy(WOOD)]
    assert [action.count for action in offered.members()] == list(range(1, most + 1))
    [offered] = offers(family.play(A, buy(WOOD, most)), Sell)
    *_, last = offered.members()
    assert last == sell(WOOD, most)
    family.play(A, last)


def test_a_plan_of_more_than_a_hundred_steps_can_be_taken_back_step_by_step():
    game = dealt("shafausa", "grisa").manage().hold(A, chf=600)
    game.play(A, *(buy(RESOURCES[count % 2]) for count in range(120)))
    [offered] = offers(game, TakeBack)
    assert all(isinstance(action, TakeBack) for action in offered.members())
    game.submit(A, TakeBack(step=120))


@pytest.mark.parametrize(
    ("mode", "known"), [(Mode.FAMILY, Trade), (Mode.GEEK, PowerCards), (Mode.COLONIAL, PowerCards)]
)
def test_a_table_is_offered_the_liberties_of_its_mode_only(mode: Mode, known: type[Liberty]):
    liberties = opening(3, "liberties", mode).view_of(A).liberties
    assert [type(one) for one in liberties if isinstance(one, Trade | PowerCards)] == [known]
