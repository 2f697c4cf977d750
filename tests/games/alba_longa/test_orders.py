"""Standing orders of Alba Longa: position, question, answer."""

from __future__ import annotations

import pytest

from engine.games.alba_longa import AlbaLonga, actions, blessings, king_of_kings, orders, sabotage, soldiers, year_end
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.farm import Farm
from engine.games.alba_longa.housing import FreeHousing
from engine.games.alba_longa.pieces import Die, Job, Place, Season
from tests.games.alba_longa.board import A, B, C, D, at_court, dice, kings, put
from tests.orders import answer


def called(black: int = 1, grey: int = 2, white: int = 3, brown: int = 4) -> AlbaLonga:
    """The first King has called and rolled this."""
    game = at_court()
    game.submit(A, actions.Call())
    dice(game, black, grey, white, brown)
    return game


def selling() -> AlbaLonga:
    """The second King may buy: 2 merchants, 3 workers or 4 priests are left."""
    game = called()
    game.submit(A, actions.Take(die=Die.BLACK, peasants=1))
    assert game.step == Buying(B)
    return game


def test_never_sell() -> None:
    assert answer(kings(), orders.NeverSell()) == actions.Sell()


def test_all_free_peasants_go_to_the_same_work(four: AlbaLonga) -> None:
    four.table.cities[A].housing = four.table.cities[A].peasants = 16
    put(four, FreeHousing(), season=Season.GROWING)
    assert answer(four, orders.SendToWork(job=Job.PRIESTS), A) == actions.Settle(first=Job.PRIESTS, second=Job.PRIESTS)


def test_free_peasants_become_farmers_in_the_harvest_season_only(four: AlbaLonga) -> None:
    four.table.cities[A].housing = four.table.cities[A].peasants = 12
    put(four, FreeHousing(), season=Season.GROWING)
    assert answer(four, orders.SendToWork(job=Job.FARMERS), A) is None
    put(four, FreeHousing(), season=Season.HARVEST)
    assert answer(four, orders.SendToWork(job=Job.FARMERS), A) == actions.Settle(first=Job.FARMERS)


@pytest.mark.parametrize(("lap", "up_to", "expected"), [(1, 0, actions.Call()), (3, 2, actions.Call()), (3, 1, None)])
def test_the_court_is_called_up_to_a_price(lap: int, up_to: int, expected: actions.Call | None) -> None:
    game = at_court()
    game.table.cities[A].silver = 9
    put(game, Lap(lap))
    assert game.step == Calling(A)
    assert answer(game, orders.CallCourt(up_to=up_to)) == expected


def test_the_own_call_is_passed_from_a_price_on(court: AlbaLonga) -> None:
    court.table.cities[A].silver = 9
    put(court, Lap(3))
    assert answer(court, orders.PassCall(from_price=2)) == actions.Pass()
    assert answer(court, orders.PassCall(from_price=3)) is None


def test_a_die_of_the_own_roll_is_taken_if_it_shows_enough() -> None:
    game = called(white=3)
    assert game.step == Taking(A)
    assert answer(game, orders.TakeDie(die=Die.WHITE, pips=3)) == actions.Take(die=Die.WHITE)
    assert answer(game, orders.TakeDie(die=Die.WHITE, pips=4)) is None


def test_peasants_of_the_own_die_go_to_the_farm_in_the_harvest_season_only() -> None:
    game = called(brown=4)
    assert answer(game, orders.TakeDie(die=Die.BROWN, farm=True)) == actions.Take(die=Die.BROWN)
    game.table.season = Season.HARVEST
    assert answer(game, orders.TakeDie(die=Die.BROWN, farm=True)) == actions.Take(die=Die.BROWN, farm=True)


def test_no_die_is_bought_unless_the_worker_die_shows_three_or_more() -> None:
    game = selling()
    assert answer(game, orders.DeclineDice()) == actions.Decline()
    assert answer(game, orders.DeclineDice(unless_die=Die.WHITE, unless_pips=3)) is None
    assert answer(game, orders.DeclineDice(unless_die=Die.WHITE, unless_pips=4)) == actions.Decline()
    assert answer(game, orders.DeclineDice(unless_die=Die.BLACK, unless_pips=1)) == actions.Decline()


def test_the_die_that_shows_enough_is_bought_if_the_order_says_so() -> None:
    order = orders.DeclineDice(unless_die=Die.WHITE, unless_pips=3, then="buy")
    assert answer(selling(), order) == actions.Buy(die=Die.WHITE)


def test_the_hero_who_never_rests_goes_against_an_attack(four: AlbaLonga) -> None:
    towns = [city.town for city in four.table.cities]
    four.table.targets = [towns[B], None, None, None]
    put(four, soldiers.Heroes())
    assert answer(four, orders.KeepHeroes(), B) == actions.Send(hero=0)
    assert answer(four, orders.KeepHeroes(), A) is None
    assert answer(four, orders.KeepHeroes(attacking=True), A) == actions.Send(hero=0)


def test_sabotage_where_somebody_stands(four: AlbaLonga) -> None:
    victim = four.table.cities[B]
    victim.quarry.own = victim.temple.own = 1
    put(four, sabotage.Sabotaging(A, victim.town))
    assert answer(four, orders.SabotagePlace(place=Place.TEMPLE)) == actions.Sabotage(place=Place.TEMPLE)
    assert answer(four, orders.SabotagePlace(place=Place.FARM)) is None


def test_the_harvest_is_improved_up_to_so_many_prayers(two: AlbaLonga) -> None:
    two.table.cities[A].worship = 12
    put(two, Farm(), blessings.Blessings(), season=Season.HARVEST)
    prayers = two.table.prayers
    assert prayers
    assert answer(two, orders.AlwaysImprove()) == actions.Improve()
    assert answer(two, orders.AlwaysImprove(up_to=prayers)) == actions.Improve()
    assert prayers == 4 or answer(two, orders.AlwaysImprove(up_to=prayers - 1)) is None


def test_blessings_are_always_paid_for_or_never(two: AlbaLonga) -> None:
    two.table.cities[A].worship = 12
    put(two, Farm(), blessings.Blessings(), season=Season.HARVEST)
    two.submit(A, actions.Improve())
    assert answer(two, orders.SettleBlessings()) == actions.Invoke()
    assert answer(two, orders.SettleBlessings(pay=False)) == actions.Spare()


def test_the_card_goes_to_the_left_or_to_the_king_with_fewest_monuments(four: AlbaLonga) -> None:
    for seat, monuments in ((A, 0), (B, 3), (C, 1), (D, 1)):
        four.table.cities[seat].monuments = monuments
    put(four, king_of_kings.Succession(A))
    assert answer(four, orders.NameKing(heir="left")) == actions.Appoint(city=four.table.cities[B].town)
    assert answer(four, orders.NameKing(heir="fewest-monuments")) == actions.Appoint(city=four.table.cities[C].town)


@pytest.mark.parametrize(("keep", "peasants"), [(0, 4), (1, 3), (9, 1), (10, 0)])
def test_a_city_grows_as_far_as_the_wheat_reaches_beyond_what_is_kept(two: AlbaLonga, keep: int, peasants: int) -> None:
    for city in two.table.cities:
        city.wheat = 18
    put(two, year_end.Feeding())
    assert two.table.cities[A].wheat == 10
    assert answer(two, orders.GrowMost(keep=keep), A) == actions.Grow(peasants=peasants)
