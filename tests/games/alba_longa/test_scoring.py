"""Victory, ties, the last year."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import season, slaves, year_end
from engine.games.alba_longa.events import AllForgotten, ChallengeMet, DeckExhausted, GameWon, VictoryShared
from engine.games.alba_longa.pieces import Ending, Sheet
from engine.games.alba_longa.scoring import Victory
from tests.games.alba_longa.board import A, Arranged, B, at

Line = tuple[int, int, int, int]


def standing(*lines: Line, year: int = 3, **known: Any) -> Arranged:
    """Kings with (peasants, monuments, wheat, silver) at the check of a year."""
    stand = dict(zip(("peasants", "monuments", "wheat", "silver"), zip(*lines, strict=True), strict=True))
    return at(players=len(lines), year=year, housing=stand["peasants"], **stand, **known)


def checked(*lines: Line, **known: Any) -> Arranged:
    """The same after the check."""
    return standing(*lines, **known).before(Victory(), season.NextYear())


@pytest.mark.parametrize(
    ("lines", "winners"),
    [
        (((17, 10, 0, 0), (16, 10, 9, 9), (20, 9, 9, 9)), [0]),
        (((16, 10, 2, 3), (16, 10, 4, 2)), [1]),
        (((16, 10, 2, 3), (16, 10, 4, 1)), [0, 1]),
        (((15, 10, 0, 0), (16, 9, 0, 0)), []),
    ],
)
def test_v14_most_peasants_then_wheat_and_silver_then_shared(lines: tuple[Line, ...], winners: list[Seat]) -> None:
    game = standing(*lines)
    heard = game.put(Victory(), season.NextYear())
    assert (game.winners(), game.over) == (winners, bool(winners))
    if winners:
        alone = len(winners) == 1
        assert (GameWon(winners[0]) if alone else VictoryShared(tuple(winners))) in heard
        assert game.table.ending is (Ending.CHALLENGE if alone else Ending.SHARED)
    else:
        assert (type(game.step), game.table.year) == (slaves.SlaveSale, 4)


def test_each_king_at_the_goal_is_named() -> None:
    heard = standing((16, 10, 2, 3), (17, 10, 0, 0)).put(Victory())
    met = [event for event in heard if isinstance(event, ChallengeMet)]
    assert met == [ChallengeMet(A, 10, 16, 5), ChallengeMet(B, 10, 17, 0)]


def test_after_year_seven_everybody_loses() -> None:
    game = standing((15, 10, 0, 0), (16, 9, 0, 0), year=7)
    assert DeckExhausted() in game.put(Victory(), season.NextYear())
    assert (game.over, game.winners(), game.standing()) == (True, [], [25, 25])
    assert game.table.ending is Ending.NOBODY


def test_a_win_in_year_seven_counts() -> None:
    assert checked((16, 10, 0, 0), (16, 9, 0, 0), year=7).winners() == [A]


def test_with_nobody_left_everybody_loses() -> None:
    game = standing((8, 3, 0, 1), (9, 2, 0, 1), last_king="plays-on")
    assert AllForgotten() in game.put(year_end.Feeding())
    assert (game.over, game.winners(), game.standing()) == (True, [], [0, 0])


def test_the_final_sheet_says_how_far_everybody_came() -> None:
    game = standing((18, 10, 2, 3), (12, 7, 1, 0)).before(Victory())
    assert game.table.sheets == [Sheet(A, 10, 18, 2, 3, True, 26), Sheet(B, 7, 12, 1, 0, False, 19)]
    assert game.standing() == [26, 19]


def test_before_the_end_there_is_no_standing(four: Arranged) -> None:
    assert (four.standing(), four.winners()) == (None, [])


def test_the_housing_disc_is_no_population() -> None:
    assert not checked((15, 10, 0, 0), (8, 0, 0, 0), job_well_done=True, disc=[3]).over


def test_the_goal_counts_only_at_the_end_of_a_year() -> None:
    game = standing((16, 10, 0, 0), (8, 0, 0, 0))
    assert (game.over, game.winners()) == (False, [])
