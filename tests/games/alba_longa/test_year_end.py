"""The end of a year: feeding, growing, forgotten Kings."""

from __future__ import annotations

from typing import Any

from engine.games.alba_longa import AlbaLonga, court, king_of_kings, slaves, soldiers
from engine.games.alba_longa.actions import Appoint, Attack, Call, Decline, Grow, Sell, Take
from engine.games.alba_longa.events import AtPeace, Fed, Forgotten, Grown, KingNamed, LastKingWon
from engine.games.alba_longa.pieces import Die, Ending, Phase, Town
from engine.games.alba_longa.season import NextYear
from engine.games.alba_longa.year_end import Feeding, Growth
from tests.games.alba_longa.board import A, B, C, D, absent, at, put, refused, told


def stores(*wheat: int, **known: Any) -> AlbaLonga:
    """The end of the year with this much wheat in the granaries."""
    return at(players=len(wheat), wheat=wheat, **known)


def fed(*wheat: int, **known: Any) -> AlbaLonga:
    """The same after all have eaten."""
    return at(Feeding(), NextYear(), players=len(wheat), wheat=wheat, **known)


def test_v8_feed_as_far_as_it_goes_and_grow_with_the_rest() -> None:
    game = stores(18, 5, 0)
    events = put(game, Feeding(), NextYear())
    a, b, c = game.table.cities
    assert events == [Fed(A, 8, 0, 10), Fed(B, 5, 3, 0), Forgotten(C)]
    assert (b.peasants, b.housing) == (5, 5)
    assert (c.peasants, c.alive) == (0, False)
    assert game.asked == (A,)
    events = told(game, A, Grow(peasants=4))
    assert Grown(A, 4, 12, 0) in events
    assert (a.peasants, a.wheat, a.population, b.population) == (12, 0, 12, 5)
    assert game.table.year == 2


def test_growth_is_asked_of_all_at_once_and_shown_together() -> None:
    game = fed(18, 18, 8)
    assert game.step == Growth((A, B))
    assert told(game, A, Grow(peasants=4)) == []
    assert game.table.cities[A].peasants == 8
    game.submit(B, Grow())
    assert [city.peasants for city in game.table.cities] == [12, 8, 8]
    assert game.table.cities[B].wheat == 10


def test_growth_is_limited_by_wheat_and_by_six() -> None:
    game = fed(8 + 9, 8 + 99, 8)
    refused(game, A, Grow(peasants=4), "growth-too-dear", most=3, wheat=9)
    refused(game, B, Grow(peasants=7), "growth-too-dear", most=6, wheat=99)
    refused(game, C, Grow(peasants=1), "growth-too-dear", most=0, wheat=0)
    assert game.options(A) == [Grow(peasants=number) for number in range(4)]


def test_whoever_let_people_go_cannot_grow() -> None:
    assert fed(7, 8, 9).asked == (C,)


def test_a_forgotten_king_of_kings_names_a_living_one() -> None:
    game = fed(0, 8, 8, 8)
    assert game.step == king_of_kings.Succession(A)
    refused(game, A, Appoint(city=Town.ALBA_LONGA), "another-king")
    assert KingNamed(A, C) in told(game, A, Appoint(city=Town.VEII))
    assert game.table.king == C
    assert game.asked == (B, C, D)
    assert isinstance(game.step, slaves.SlaveSale)


def test_after_the_last_year_a_forgotten_king_of_kings_names_nobody() -> None:
    assert fed(0, 8, 9, 8, year=7).step == Growth((C,))


def test_a_forgotten_king_makes_no_decisions_and_cannot_be_attacked() -> None:
    game = fed(0, 8, 8, 8, king=B)
    assert game.asked == (B, C, D)
    refused(game, A, Grow(peasants=1), "forgotten")
    assert soldiers.city_cards(game.table, B) == [Town.VEII, Town.VELITRAE]
    assert game.table.turn_order() == [B, C, D]
    game.table.cities[B].soldiers, game.table.cities[B].housing = 1, 7
    put(game, soldiers.Soldiers())
    refused(game, B, Attack(city=Town.ALBA_LONGA), "no-city-card", town=Town.ALBA_LONGA)
    assert len(game.table.stalls) == 5


def test_a_larger_game_reduced_to_two_keeps_its_rules() -> None:
    game = fed(0, 8, 8, king=B)
    assert game.table.assisi is None
    assert game.table.turn_order() == [B, C]
    assert game.players == 3
    for seat in game.asked:
        game.submit(seat, Sell())
    game.submit(B, Call())
    game.submit(B, Take(die=Die.WHITE))
    assert game.step == court.Buying(C)
    game.submit(C, Decline())
    assert game.step == court.Calling(C), "one die for each King, not four slots"


def test_the_last_king_wins_at_once() -> None:
    game = stores(0, 9, 0)
    events = put(game, Feeding(), NextYear())
    assert LastKingWon(B) in events
    assert game.over
    assert game.winners() == [B]
    assert game.table.ending is Ending.LAST_KING
    assert game.table.phase is Phase.OVER
    assert game.standing() == [0, 8, 0]


def test_the_last_king_plays_on_if_agreed() -> None:
    game = stores(0, 8, 0, last_king="plays-on")
    events = put(game, Feeding(), NextYear())
    assert KingNamed(A, B) in events
    assert not game.over
    assert game.table.year == 2
    assert game.asked == (B,)
    assert game.table.king == B


def test_the_last_king_who_plays_on_has_no_city_to_attack() -> None:
    game = fed(0, 8, 0, last_king="plays-on")
    game.table.cities[B].soldiers, game.table.cities[B].housing = 2, 6
    assert put(game, soldiers.Soldiers()) == [AtPeace()]


def test_the_absent_king_grows_to_the_maximum() -> None:
    assert absent(fed(18, 8), A) == Grow(peasants=4)
