"""Phase 3 A: what a sabotage does at each place, and Spoils of War."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Event, Seat
from engine.games.alba_longa import AlbaLonga, components, market, soldiers
from engine.games.alba_longa.actions import Attack, Decline, Pass, Sabotage, Send
from engine.games.alba_longa.city import crews, exposed
from engine.games.alba_longa.events import NoCaptiveLeft, NothingLeft, Sabotaged
from engine.games.alba_longa.pieces import City, Crew, Place, Season, Town
from engine.games.alba_longa.sabotage import Sabotaging, Strike, knock
from tests.games.alba_longa.board import A, B, C, absent, city, kings, put, refused, told


def working(options: dict[str, Any] | None = None, **work: Any) -> AlbaLonga:
    """A harvest of three Kings in which Roma has just these people."""
    game = kings(3, **options or {})
    game.table.season = Season.HARVEST
    roma = city(game, B, housing=0, **work)
    roma.peasants = roma.soldiers + sum(crew.own for crew in crews(roma))
    return game


def strike(game: AlbaLonga, sabotages: int = 1, *attackers: Seat) -> list[Event]:
    """Roma suffers this many sabotages."""
    return put(game, Strike(Town.ROMA, attackers or (A,), 0, sabotages))


def hit(game: AlbaLonga, *places: Place) -> None:
    """The first King names these places, one after the other."""
    for place in places:
        game.submit(A, Sabotage(place=place))


def test_v6_a_lone_merchant_lies_down_and_cannot_be_hit_again() -> None:
    game = working(market=1)
    events = strike(game, 2)
    roma = game.table.cities[B]
    assert (roma.market, roma.housing) == (Crew(own=1, lying=1), 0)
    assert exposed(roma, Place.MARKET) == market.bank_income(roma.market, components.printed()) == 0
    assert events == [Sabotaged(A, Town.ROMA, Place.MARKET, True, False, 0), NothingLeft(Town.ROMA, 1)]


def test_v6_granary_farmers_go_first_then_fields_lie_down() -> None:
    game = working(fields=5, granary=1)
    strike(game, 3)
    roma = game.table.cities[B]
    assert (roma.fields, roma.granary.own, roma.housing) == (Crew(own=5, lying=2), 0, 1)
    assert roma.farmers == 3


def test_merchants_leave_from_the_highest_space() -> None:
    game = working(market=8, quarry=1)
    strike(game)
    hit(game, Place.MARKET)
    roma = game.table.cities[B]
    assert (roma.market.own, roma.housing) == (7, 1)
    assert market.bank_income(roma.market, components.printed()) == 3


def test_a_worker_and_a_priest_go_home_and_the_worship_level_is_safe() -> None:
    game = working(quarry=2, temple=2, worship=5)
    strike(game, 2)
    hit(game, Place.QUARRY, Place.TEMPLE)
    roma = game.table.cities[B]
    assert (roma.quarry.own, roma.temple.own, roma.housing, roma.worship) == (1, 1, 2, 5)


@pytest.mark.parametrize(
    ("place", "work"),
    [
        pytest.param(Place.TEMPLE, {"worship": 9}, id="without priests of this season the temple is safe"),
        pytest.param(Place.FARM, {"fields": Crew(own=3, lying=3)}, id="only lying farmers are safe"),
    ],
)
def test_nobody_is_sabotaged_where_nobody_stands(place: Place, work: dict[str, Any]) -> None:
    game = working(quarry=1, market=1, **work)
    strike(game)
    assert exposed(game.table.cities[B], place) == 0
    standing = (Place.MARKET, Place.QUARRY)
    refused(game, A, Sabotage(place=place), "nobody-to-sabotage", place=place, places=standing)


def test_soldiers_cannot_be_sabotaged() -> None:
    game = working(quarry=1, market=1, soldiers=3)
    strike(game)
    refused(game, A, Sabotage(place=Place.BARRACKS), "no-sabotage-of-soldiers")


def test_a_city_of_soldiers_only_has_nothing_to_sabotage() -> None:
    assert strike(working(soldiers=8), 3) == [NothingLeft(Town.ROMA, 3)]


def test_a_sabotage_cannot_be_waived() -> None:
    game = working(quarry=4, market=3)
    strike(game, 2)
    assert game.step == Sabotaging(A, Town.ROMA)
    assert game.options(A) == [Sabotage(place=Place.MARKET), Sabotage(place=Place.QUARRY)]
    for waived in (Pass(), Decline()):
        refused(game, A, waived, "another-question")


def test_a_lone_attacker_is_asked_for_each_sabotage() -> None:
    game = working(quarry=2, market=3)
    strike(game, 3)
    for place in (Place.MARKET, Place.QUARRY, Place.MARKET):
        assert game.asked == (A,)
        hit(game, place)
    assert game.over
    roma = game.table.cities[B]
    assert (roma.market.own, roma.quarry.own, roma.housing) == (1, 1, 3)


def test_more_sabotages_than_figures_are_lost() -> None:
    game = working(quarry=1, market=1)
    strike(game, 4)
    assert NothingLeft(Town.ROMA, 2) in told(game, A, Sabotage(place=Place.QUARRY))
    assert (game.table.cities[B].quarry.own, game.table.cities[B].market.lying) == (0, 1)


def test_where_only_one_choice_is_legal_nobody_is_asked() -> None:
    game = working(quarry=3)
    events = strike(game, 2, A, C)
    assert game.over
    assert [event.seat for event in events if isinstance(event, Sabotaged)] == [A, C]
    assert game.table.cities[B].quarry.own == 1


# -- Spoils of War

SPOILS = {"spoils_of_war": True}
SPOILS_AND_JOBS = {"spoils_of_war": True, "job_well_done": True}


def test_v10_spoils_of_war_take_captives_and_wheat() -> None:
    game = kings(3, spoils_of_war=True)
    mine = city(game, A, soldiers=6, housing=2)
    roma = city(game, B, market=1, fields=1, housing=6)
    put(game, soldiers.Soldiers(), season=Season.HARVEST)
    game.submit(A, Attack(city=Town.ROMA))
    game.submit(A, Send(hero=0))
    game.submit(B, Send(hero=1))
    events = told(game, A, Sabotage(place=Place.MARKET))
    assert (roma.market.lying, roma.fields.lying) == (1, 1)
    assert (mine.market.captive, mine.wheat) == (1, 1)
    assert Sabotaged(A, Town.ROMA, Place.MARKET, True, True, 0) in events
    assert Sabotaged(A, Town.ROMA, Place.FARM, True, False, 1) in events


@pytest.mark.parametrize(
    ("mine", "theirs", "options", "captured"), [(3, 3, SPOILS, 1), (2, 3, SPOILS, 1), (4, 3, SPOILS, 0), (0, 0, {}, 0)]
)
def test_spoils_need_the_variant_and_as_many_monuments_or_fewer(
    mine: int, theirs: int, options: dict[str, Any], captured: int
) -> None:
    game = working(options, quarry=2, monuments=theirs)
    city(game, A, monuments=mine)
    strike(game)
    assert game.table.cities[A].quarry.captive == captured
    assert (game.table.cities[B].quarry.own, game.table.cities[B].housing) == (1, 1)


def test_captives_go_to_the_same_job() -> None:
    game = working(SPOILS, market=3, quarry=3, temple=3)
    strike(game, 3)
    hit(game, Place.MARKET, Place.QUARRY, Place.TEMPLE)
    mine = game.table.cities[A]
    assert (mine.market.captive, mine.quarry.captive, mine.temple.captive) == (1, 1, 1)
    assert mine.peasants == 8


@pytest.mark.parametrize(
    ("options", "wheat", "captives"),
    [
        pytest.param(SPOILS, 1, 0, id="without Job Well Done a granary farmer brings nothing"),
        pytest.param(SPOILS_AND_JOBS, 0, 2, id="with Job Well Done captured farmers work in the granary"),
    ],
)
def test_captured_farmers(options: dict[str, Any], wheat: int, captives: int) -> None:
    game = working(options, fields=5, granary=1)
    strike(game, 2)
    mine = game.table.cities[A]
    assert (mine.wheat, mine.granary.captive, mine.fields.own, mine.farmers) == (wheat, captives, 0, captives)


def test_there_are_ten_captives_and_no_more() -> None:
    game = working(SPOILS_AND_JOBS, quarry=3, fields=1)
    city(game, C, temple=Crew(captive=9))
    strike(game, 3)
    mine, roma = game.table.cities[A], game.table.cities[B]
    assert NoCaptiveLeft(A) not in told(game, A, Sabotage(place=Place.QUARRY))
    assert (mine.quarry.captive, roma.quarry.own) == (1, 2)
    events = told(game, A, Sabotage(place=Place.QUARRY))
    assert events[:2] == [Sabotaged(A, Town.ROMA, Place.QUARRY, False, False, 0), NoCaptiveLeft(A)]
    assert (mine.quarry.captive, roma.quarry.own) == (1, 1)
    hit(game, Place.FARM)
    assert (roma.fields.lying, mine.granary.captive, mine.wheat) == (1, 0, 0)


def test_a_captive_taken_from_a_captor_can_be_captured_again() -> None:
    game = working(SPOILS, quarry=Crew(captive=10))
    strike(game)
    assert (game.table.cities[A].quarry.captive, game.table.cities[B].quarry.captive) == (1, 9)


def test_a_sabotaged_captive_goes_to_the_supply() -> None:
    roma = City(Town.ROMA, peasants=2, housing=0, silver=0, population=2, quarry=Crew(own=2, captive=1))
    assert not knock(roma, Place.QUARRY)
    assert (roma.quarry, roma.housing) == (Crew(own=2), 0)
    assert not knock(roma, Place.QUARRY)
    assert (roma.quarry, roma.housing) == (Crew(own=1), 1)


def test_a_captive_who_is_the_only_merchant_lies_down() -> None:
    roma = City(Town.ROMA, peasants=2, housing=2, silver=0, population=2, market=Crew(captive=1))
    assert knock(roma, Place.MARKET)
    assert roma.market == Crew(captive=1, lying=1)


def test_the_absent_king_strikes_farmers_workers_priests_then_merchants() -> None:
    game = working(market=3, quarry=1, temple=1, fields=1)
    strike(game, 4)
    struck = []
    while not game.over:
        struck.append(absent(game, A))
        game.submit(A, struck[-1])
    assert struck == [Sabotage(place=place) for place in (Place.FARM, Place.QUARRY, Place.TEMPLE)]
    assert game.table.cities[B].market.own == 2
