"""Seasons, the return of the peasants, the next King of Kings."""

from __future__ import annotations

from engine.games.alba_longa import king_of_kings, slaves
from engine.games.alba_longa.actions import APPOINT
from engine.games.alba_longa.events import KingNamed, SeasonBegan, YearBegan
from engine.games.alba_longa.pieces import Climate, Crew, Phase, Season, Town
from engine.games.alba_longa.season import NewSeason, NewYear, NextYear, Return
from tests.games.alba_longa.board import A, Arranged, B, C, at


def test_everybody_goes_home_and_captives_leave() -> None:
    crews = {"market": [Crew(own=1, lying=1)], "quarry": [Crew(own=1, captive=2)], "temple": [Crew(own=1, captive=1)]}
    crews |= {"fields": [Crew(own=3, lying=2)], "granary": [Crew(own=1, captive=1)]}
    game = at(Return(), players=2, housing=[0], soldiers=[1], **crews)
    assert game.of(A, "peasants", "housing", "soldiers") == (8, 8, 0)
    assert game.of(A, *crews) == (Crew(),) * 5


def test_the_card_goes_to_any_other_king(three: Arranged) -> None:
    assert three.before(Return()).step == king_of_kings.Succession(A)
    assert three.options(A) == [APPOINT[Town.ROMA], APPOINT[Town.VEII]]
    assert three.heard(A, APPOINT[Town.VEII]) == [KingNamed(A, C)]
    assert three.table.king == C


def test_the_king_of_kings_cannot_keep_the_card(three: Arranged) -> None:
    three.before(Return()).refuses(A, APPOINT[Town.ALBA_LONGA], "another-king", towns=(Town.ROMA, Town.VEII))
    three.refuses(A, APPOINT[Town.VELITRAE], "no-such-king", town=Town.VELITRAE)


def test_a_forgotten_king_cannot_be_named() -> None:
    game, living = at(Return(), alive=[True, False]), (Town.VEII, Town.VELITRAE)
    game.refuses(A, APPOINT[Town.ROMA], "no-such-king", town=Town.ROMA, towns=living)


def test_with_one_other_king_the_card_goes_by_itself(two: Arranged) -> None:
    assert KingNamed(A, B) in two.put(Return())
    assert two.table.king == B


def test_the_last_king_keeps_the_card() -> None:
    game = at(players=2, last_king="plays-on", alive=[True, False])
    assert (game.put(Return()), game.table.king) == ([], A)


def test_after_the_last_harvest_nobody_is_asked(three: Arranged) -> None:
    assert three.having(year=7).put(Return(), season=Season.HARVEST) == []
    assert three.before(Return(), season=Season.GROWING).step == king_of_kings.Succession(A)


def test_the_absent_king_of_kings_names_his_left_neighbour() -> None:
    assert at(Return(), king=C, alive=[True, True, True, False]).absent(C) == APPOINT[Town.ALBA_LONGA]


def test_a_season_begins_with_empty_stalls_a_free_call_and_everybody_in() -> None:
    game = at(players=3, stalls=[1, 2, 3, 4], price=4, out=[True, True, True], alive=[True, True, False])
    assert game.put(NewSeason(Season.HARVEST))[0] == SeasonBegan(Season.HARVEST, A)
    assert (game.table.stalls, game.table.price, game.every("out")) == ([0, 0, 0, 0], 0, [False, False, True])
    assert (type(game.step), game.asked, game.table.phase) == (slaves.SlaveSale, (A, B), Phase.SLAVES)


def test_a_year_takes_its_climate_from_the_card_seen_last_year() -> None:
    game = at(following=Climate.WET, prayers=5)
    assert game.put(NewYear(2))[0] == YearBegan(2, Climate.WET)
    assert (game.table.climate, game.table.following, game.table.prayers) == (Climate.WET, None, None)


def test_the_next_year_follows(three: Arranged) -> None:
    assert three.put(NextYear())[0] == YearBegan(2, Climate.MODERATE)
