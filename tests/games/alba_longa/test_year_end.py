"""The end of a year: feeding, growing, forgotten Kings."""

from __future__ import annotations

from typing import Any

from engine.games.alba_longa import court, king_of_kings, slaves, soldiers
from engine.games.alba_longa.actions import APPOINT, ATTACK, DECLINE, FREE_CALL, Grow, Sell, Take
from engine.games.alba_longa.events import AtPeace, Fed, Forgotten, Grown, KingNamed, LastKingWon
from engine.games.alba_longa.pieces import Die, Ending, Phase, Town
from engine.games.alba_longa.season import NextYear
from engine.games.alba_longa.year_end import Feeding, Growth
from tests.games.alba_longa.board import A, Arranged, B, C, D, at


def stores(*wheat: int, **known: Any) -> Arranged:
    """The end of the year with this much wheat in the granaries."""
    return at(players=len(wheat), wheat=wheat, **known)


def fed(*wheat: int, **known: Any) -> Arranged:
    """The same after all have eaten."""
    return stores(*wheat, **known).before(Feeding(), NextYear())


def test_v8_feed_as_far_as_it_goes_and_grow_with_the_rest() -> None:
    game = stores(18, 5, 0)
    assert game.put(Feeding(), NextYear()) == [Fed(A, 8, 0, 10), Fed(B, 5, 3, 0), Forgotten(C)]
    assert (game.of(B, "peasants", "housing"), game.of(C, "peasants", "alive")) == ((5, 5), (0, False))
    assert game.asked == (A,)
    assert Grown(A, 4, 12, 0) in game.heard(A, Grow(peasants=4))
    assert (*game.of(A, "peasants", "wheat", "population"), game.of(B, "population")) == (12, 0, 12, 5)
    assert game.table.year == 2


def test_growth_is_asked_of_all_at_once_and_shown_together() -> None:
    game = fed(18, 18, 8)
    assert game.step == Growth((A, B))
    assert (game.heard(A, Grow(peasants=4)), game.of(A, "peasants")) == ([], 8)
    assert game.play(B, Grow()).every("peasants") == [12, 8, 8]
    assert game.of(B, "wheat") == 10


def test_growth_is_limited_by_wheat_and_by_six() -> None:
    game = fed(8 + 9, 8 + 99, 8)
    for seat, peasants, most, wheat in ((A, 4, 3, 9), (B, 7, 6, 99), (C, 1, 0, 0)):
        game.refuses(seat, Grow(peasants=peasants), "growth-too-dear", most=most, wheat=wheat)
    assert game.options(A) == [Grow(peasants=number) for number in range(4)]


def test_whoever_let_people_go_cannot_grow() -> None:
    assert fed(7, 8, 9).asked == (C,)


def test_a_forgotten_king_of_kings_names_a_living_one() -> None:
    game = fed(0, 8, 8, 8)
    assert game.step == king_of_kings.Succession(A)
    game.refuses(A, APPOINT[Town.ALBA_LONGA], "another-king")
    assert KingNamed(A, C) in game.heard(A, APPOINT[Town.VEII])
    assert (type(game.step), game.table.king, game.asked) == (slaves.SlaveSale, C, (B, C, D))


def test_after_the_last_year_a_forgotten_king_of_kings_names_nobody() -> None:
    assert fed(0, 8, 9, 8, year=7).step == Growth((C,))


def test_a_forgotten_king_makes_no_decisions_and_cannot_be_attacked() -> None:
    game = fed(0, 8, 8, 8, king=B)
    assert game.asked == (B, C, D)
    game.refuses(A, Grow(peasants=1), "forgotten")
    assert soldiers.city_cards(game.table, B) == [Town.VEII, Town.VELITRAE]
    assert game.table.turn_order() == [B, C, D]
    game.having(soldiers=[0, 1], housing=[0, 7]).before(soldiers.Soldiers())
    game.refuses(B, ATTACK[Town.ALBA_LONGA], "no-city-card", town=Town.ALBA_LONGA)
    assert len(game.table.stalls) == 5


def test_a_larger_game_reduced_to_two_keeps_its_rules() -> None:
    game = fed(0, 8, 8, king=B)
    assert (game.table.assisi, game.table.turn_order(), game.players) == (None, [B, C], 3)
    assert game.all_do(Sell()).play(B, FREE_CALL, Take(die=Die.WHITE)).step == court.Buying(C)
    assert game.play(C, DECLINE).step == court.Calling(C), "one die for each King, not four slots"


def test_the_last_king_wins_at_once() -> None:
    game = stores(0, 9, 0)
    assert LastKingWon(B) in game.put(Feeding(), NextYear())
    assert (game.over, game.winners(), game.standing()) == (True, [B], [0, 8, 0])
    assert (game.table.ending, game.table.phase) == (Ending.LAST_KING, Phase.OVER)


def test_the_last_king_plays_on_if_agreed() -> None:
    game = stores(0, 8, 0, last_king="plays-on")
    assert KingNamed(A, B) in game.put(Feeding(), NextYear())
    assert (game.over, game.table.year, game.asked, game.table.king) == (False, 2, (B,), B)


def test_the_last_king_who_plays_on_has_no_city_to_attack() -> None:
    game = fed(0, 8, 0, last_king="plays-on").having(soldiers=[0, 2], housing=[0, 6])
    assert game.put(soldiers.Soldiers()) == [AtPeace()]


def test_the_absent_king_grows_to_the_maximum() -> None:
    assert fed(18, 8).absent(A) == Grow(peasants=4)
