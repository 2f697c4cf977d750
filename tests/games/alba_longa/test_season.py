"""Seasons, the return of the peasants, the next King of Kings."""

from __future__ import annotations

from engine.games.alba_longa import AlbaLonga, king_of_kings, slaves
from engine.games.alba_longa.actions import Appoint
from engine.games.alba_longa.events import KingNamed, SeasonBegan, YearBegan
from engine.games.alba_longa.pieces import Climate, Crew, Phase, Season, Town
from engine.games.alba_longa.season import NewSeason, NewYear, NextYear, Return
from tests.games.alba_longa.board import A, B, C, absent, at, put, refused, told


def test_everybody_goes_home_and_captives_leave() -> None:
    crews = {"market": [Crew(own=1, lying=1)], "quarry": [Crew(own=1, captive=2)], "temple": [Crew(own=1, captive=1)]}
    crews |= {"fields": [Crew(own=3, lying=2)], "granary": [Crew(own=1, captive=1)]}
    city = at(Return(), players=2, housing=[0], soldiers=[1], **crews).table.cities[A]
    assert (city.peasants, city.housing, city.soldiers) == (8, 8, 0)
    assert all(getattr(city, place) == Crew() for place in crews)


def test_the_card_goes_to_any_other_king(three: AlbaLonga) -> None:
    put(three, Return())
    assert three.step == king_of_kings.Succession(A)
    assert three.options(A) == [Appoint(city=Town.ROMA), Appoint(city=Town.VEII)]
    assert told(three, A, Appoint(city=Town.VEII)) == [KingNamed(A, C)]
    assert three.table.king == C


def test_the_king_of_kings_cannot_keep_the_card(three: AlbaLonga) -> None:
    put(three, Return())
    refused(three, A, Appoint(city=Town.ALBA_LONGA), "another-king", towns=(Town.ROMA, Town.VEII))
    refused(three, A, Appoint(city=Town.VELITRAE), "no-such-king", town=Town.VELITRAE)


def test_a_forgotten_king_cannot_be_named() -> None:
    game = at(Return(), alive=[True, False])
    refused(game, A, Appoint(city=Town.ROMA), "no-such-king", town=Town.ROMA, towns=(Town.VEII, Town.VELITRAE))


def test_with_one_other_king_the_card_goes_by_itself(two: AlbaLonga) -> None:
    assert KingNamed(A, B) in put(two, Return())
    assert two.table.king == B


def test_the_last_king_keeps_the_card() -> None:
    game = at(players=2, last_king="plays-on", alive=[True, False])
    assert put(game, Return()) == []
    assert game.table.king == A


def test_after_the_last_harvest_nobody_is_asked(three: AlbaLonga) -> None:
    three.table.year = 7
    assert put(three, Return(), season=Season.HARVEST) == []
    put(three, Return(), season=Season.GROWING)
    assert three.step == king_of_kings.Succession(A)


def test_the_absent_king_of_kings_names_his_left_neighbour() -> None:
    game = at(Return(), king=C, alive=[True, True, True, False])
    assert absent(game, C) == Appoint(city=Town.ALBA_LONGA)


def test_a_season_begins_with_empty_stalls_a_free_call_and_everybody_in() -> None:
    game = at(players=3, stalls=[1, 2, 3, 4], price=4, out=[True, True, True], alive=[True, True, False])
    assert put(game, NewSeason(Season.HARVEST))[0] == SeasonBegan(Season.HARVEST, A)
    table = game.table
    assert (table.stalls, table.price) == ([0, 0, 0, 0], 0)
    assert [city.out for city in table.cities] == [False, False, True]
    assert isinstance(game.step, slaves.SlaveSale)
    assert game.asked == (A, B)
    assert table.phase is Phase.SLAVES


def test_a_year_takes_its_climate_from_the_card_seen_last_year() -> None:
    game = at(following=Climate.WET, prayers=5)
    assert put(game, NewYear(2))[0] == YearBegan(2, Climate.WET)
    assert (game.table.climate, game.table.following, game.table.prayers) == (Climate.WET, None, None)


def test_the_next_year_follows(three: AlbaLonga) -> None:
    assert put(three, NextYear())[0] == YearBegan(2, Climate.MODERATE)
