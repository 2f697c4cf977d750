"""Phase 3 A: what a sabotage does at each place, and Spoils of War."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Attack, Decline, Pass, Sabotage, Send
from engine.games.alba_longa.city import exposed
from engine.games.alba_longa.components import printed
from engine.games.alba_longa.events import NoCaptiveLeft, NothingLeft, Sabotaged
from engine.games.alba_longa.market import bank_income
from engine.games.alba_longa.pieces import City, Crew, Place, Season, Town
from engine.games.alba_longa.sabotage import Sabotaging, Strike, knock
from engine.games.alba_longa.soldiers import Soldiers
from tests.games.alba_longa.board import A, B, C, kings, put, refused, told


def beaten(**options: Any) -> AlbaLonga:
    """A harvest in which Roma is about to suffer: fill its places, then put the strike."""
    game = kings(3, **options)
    game.table.season = Season.HARVEST
    return game


def work(city: City, market: int = 0, quarry: int = 0, temple: int = 0, fields: int = 0, granary: int = 0) -> None:
    city.peasants = city.housing = market + quarry + temple + fields + granary
    for crew, count in (
        (city.market, market),
        (city.quarry, quarry),
        (city.temple, temple),
        (city.fields, fields),
        (city.granary, granary),
    ):
        crew.own = count
        city.housing -= count


def roma(game: AlbaLonga) -> City:
    return game.table.cities[B]


def test_v6_a_lone_merchant_lies_down_and_cannot_be_hit_again() -> None:
    game = beaten()
    work(roma(game), market=1)
    events = put(game, Strike(Town.ROMA, (A,), 0, 2))
    assert roma(game).market == Crew(own=1, lying=1)
    assert roma(game).housing == 0
    assert exposed(roma(game), Place.MARKET) == 0
    assert bank_income(roma(game).market, printed()) == 0
    assert events == [Sabotaged(A, Town.ROMA, Place.MARKET, True, False, 0), NothingLeft(Town.ROMA, 1)]


def test_v6_granary_farmers_go_first_then_fields_lie_down() -> None:
    game = beaten()
    work(roma(game), fields=5, granary=1)
    put(game, Strike(Town.ROMA, (A,), 0, 3))
    city = roma(game)
    assert (city.fields, city.granary.own, city.housing) == (Crew(own=5, lying=2), 0, 1)
    assert city.farmers == 3


def test_merchants_leave_from_the_highest_space() -> None:
    game = beaten()
    work(roma(game), market=8, quarry=1)
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    game.submit(A, Sabotage(place=Place.MARKET))
    assert (roma(game).market.own, roma(game).housing) == (7, 1)
    assert bank_income(roma(game).market, printed()) == 3


def test_a_worker_and_a_priest_go_home_and_the_worship_level_is_safe() -> None:
    game = beaten()
    work(roma(game), quarry=2, temple=2)
    roma(game).worship = 5
    put(game, Strike(Town.ROMA, (A,), 0, 2))
    game.submit(A, Sabotage(place=Place.QUARRY))
    game.submit(A, Sabotage(place=Place.TEMPLE))
    city = roma(game)
    assert (city.quarry.own, city.temple.own, city.housing, city.worship) == (1, 1, 2, 5)


def test_without_priests_of_this_season_the_temple_is_safe() -> None:
    game = beaten()
    work(roma(game), quarry=1, market=1)
    roma(game).worship = 9
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    refused(
        game,
        A,
        Sabotage(place=Place.TEMPLE),
        "nobody-to-sabotage",
        place=Place.TEMPLE,
        places=(Place.MARKET, Place.QUARRY),
    )


def test_only_lying_farmers_are_safe() -> None:
    city = City(Town.ROMA, peasants=3, housing=0, silver=0, population=3)
    city.fields.own, city.fields.lying = 3, 3
    assert exposed(city, Place.FARM) == 0
    game = beaten()
    work(roma(game), fields=3, quarry=1, market=1)
    roma(game).fields.lying = 3
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    refused(
        game, A, Sabotage(place=Place.FARM), "nobody-to-sabotage", place=Place.FARM, places=(Place.MARKET, Place.QUARRY)
    )


def test_soldiers_cannot_be_sabotaged() -> None:
    game = beaten()
    work(roma(game), quarry=1, market=1)
    roma(game).soldiers, roma(game).peasants = 3, 5
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    refused(game, A, Sabotage(place=Place.BARRACKS), "no-sabotage-of-soldiers")


def test_a_city_of_soldiers_only_has_nothing_to_sabotage() -> None:
    game = beaten()
    roma(game).soldiers, roma(game).housing = 8, 0
    assert put(game, Strike(Town.ROMA, (A,), 0, 3)) == [NothingLeft(Town.ROMA, 3)]


def test_a_sabotage_cannot_be_waived() -> None:
    game = beaten()
    work(roma(game), quarry=4, market=3)
    put(game, Strike(Town.ROMA, (A,), 0, 2))
    assert game.step == Sabotaging(A, Town.ROMA)
    assert game.options(A) == [Sabotage(place=Place.MARKET), Sabotage(place=Place.QUARRY)]
    for waived in (Pass(), Decline()):
        refused(game, A, waived, "another-question")


def test_a_lone_attacker_is_asked_for_each_sabotage() -> None:
    game = beaten()
    work(roma(game), quarry=2, market=3)
    put(game, Strike(Town.ROMA, (A,), 0, 3))
    for place in (Place.MARKET, Place.QUARRY, Place.MARKET):
        assert game.asked == (A,)
        game.submit(A, Sabotage(place=place))
    assert game.over
    assert (roma(game).market.own, roma(game).quarry.own, roma(game).housing) == (1, 1, 3)


def test_more_sabotages_than_figures_are_lost() -> None:
    game = beaten()
    work(roma(game), quarry=1, market=1)
    put(game, Strike(Town.ROMA, (A,), 0, 4))
    events = told(game, A, Sabotage(place=Place.QUARRY))
    assert NothingLeft(Town.ROMA, 2) in events
    assert (roma(game).quarry.own, roma(game).market.lying) == (0, 1)


def test_where_only_one_choice_is_legal_nobody_is_asked() -> None:
    game = beaten()
    work(roma(game), quarry=3)
    events = put(game, Strike(Town.ROMA, (A, C), 0, 2))
    assert game.over
    assert [event.seat for event in events if isinstance(event, Sabotaged)] == [A, C]
    assert roma(game).quarry.own == 1


def test_v10_spoils_of_war_take_captives_and_wheat() -> None:
    game = kings(3, spoils_of_war=True)
    game.table.season = Season.HARVEST
    game.table.cities[A].soldiers, game.table.cities[A].housing = 6, 2
    city = roma(game)
    city.market.own, city.fields.own, city.housing = 1, 1, 6
    put(game, Soldiers())
    game.submit(A, Attack(city=Town.ROMA))
    game.submit(A, Send(hero=0))
    game.submit(B, Send(hero=1))
    events = told(game, A, Sabotage(place=Place.MARKET))
    assert (city.market.lying, city.fields.lying) == (1, 1)
    assert (game.table.cities[A].market.captive, game.table.cities[A].wheat) == (1, 1)
    assert Sabotaged(A, Town.ROMA, Place.MARKET, True, True, 0) in events
    assert Sabotaged(A, Town.ROMA, Place.FARM, True, False, 1) in events


@pytest.mark.parametrize(("mine", "theirs", "captured"), [(3, 3, 1), (2, 3, 1), (4, 3, 0)])
def test_spoils_need_as_many_monuments_or_fewer(mine: int, theirs: int, captured: int) -> None:
    game = beaten(spoils_of_war=True)
    game.table.cities[A].monuments, roma(game).monuments = mine, theirs
    work(roma(game), quarry=2)
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    assert game.table.cities[A].quarry.captive == captured
    assert (roma(game).quarry.own, roma(game).housing) == (1, 1)


def test_without_the_variant_nobody_is_captured() -> None:
    game = beaten()
    work(roma(game), quarry=2)
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    assert game.table.cities[A].quarry.captive == 0


def test_captives_go_to_the_same_job() -> None:
    game = beaten(spoils_of_war=True)
    work(roma(game), market=3, quarry=3, temple=3)
    put(game, Strike(Town.ROMA, (A,), 0, 3))
    for place in (Place.MARKET, Place.QUARRY, Place.TEMPLE):
        game.submit(A, Sabotage(place=place))
    mine = game.table.cities[A]
    assert (mine.market.captive, mine.quarry.captive, mine.temple.captive) == (1, 1, 1)
    assert mine.peasants == 8


def test_without_job_well_done_a_granary_farmer_brings_nothing() -> None:
    game = beaten(spoils_of_war=True)
    work(roma(game), fields=5, granary=1)
    put(game, Strike(Town.ROMA, (A,), 0, 2))
    mine = game.table.cities[A]
    assert (mine.wheat, mine.granary.captive) == (1, 0)


def test_with_job_well_done_captured_farmers_work_in_the_granary() -> None:
    game = beaten(spoils_of_war=True, job_well_done=True)
    work(roma(game), fields=5, granary=1)
    put(game, Strike(Town.ROMA, (A,), 0, 2))
    mine = game.table.cities[A]
    assert (mine.wheat, mine.granary.captive, mine.fields.own) == (0, 2, 0)
    assert mine.farmers == 2


def test_there_are_ten_captives_and_no_more() -> None:
    game = beaten(spoils_of_war=True, job_well_done=True)
    work(roma(game), quarry=3, fields=1)
    game.table.cities[C].temple.captive = 9
    put(game, Strike(Town.ROMA, (A,), 0, 3))
    mine = game.table.cities[A]
    assert NoCaptiveLeft(A) not in told(game, A, Sabotage(place=Place.QUARRY))
    assert (mine.quarry.captive, roma(game).quarry.own) == (1, 2)
    events = told(game, A, Sabotage(place=Place.QUARRY))
    assert events[:2] == [Sabotaged(A, Town.ROMA, Place.QUARRY, False, False, 0), NoCaptiveLeft(A)]
    assert (mine.quarry.captive, roma(game).quarry.own) == (1, 1)
    told(game, A, Sabotage(place=Place.FARM))
    assert (roma(game).fields.lying, mine.granary.captive, mine.wheat) == (1, 0, 0)


def test_a_captive_taken_from_a_captor_can_be_captured_again() -> None:
    game = beaten(spoils_of_war=True)
    roma(game).quarry.captive = 10
    put(game, Strike(Town.ROMA, (A,), 0, 1))
    assert (game.table.cities[A].quarry.captive, roma(game).quarry.captive) == (1, 9)


def test_a_sabotaged_captive_goes_to_the_supply() -> None:
    city = City(Town.ROMA, peasants=2, housing=0, silver=0, population=2)
    city.quarry.own, city.quarry.captive = 2, 1
    assert not knock(city, Place.QUARRY)
    assert (city.quarry, city.housing) == (Crew(own=2), 0)
    assert not knock(city, Place.QUARRY)
    assert (city.quarry, city.housing) == (Crew(own=1), 1)


def test_a_captive_who_is_the_only_merchant_lies_down() -> None:
    city = City(Town.ROMA, peasants=2, housing=2, silver=0, population=2)
    city.market.captive = 1
    assert knock(city, Place.MARKET)
    assert city.market == Crew(captive=1, lying=1)


def test_the_absent_king_strikes_farmers_workers_priests_then_merchants() -> None:
    game = beaten()
    work(roma(game), market=3, quarry=1, temple=1, fields=1)
    put(game, Strike(Town.ROMA, (A,), 0, 4))
    struck = []
    while not game.over:
        view = game.view_of(A)
        assert view.step
        chosen = view.step.absent(view)
        struck.append(chosen)
        game.submit(A, chosen)
    assert struck == [Sabotage(place=place) for place in (Place.FARM, Place.QUARRY, Place.TEMPLE)]
    assert roma(game).market.own == 2
