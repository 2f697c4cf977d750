"""Who plays whom in a tournament, and what it is worth."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.match import swiss
from bot.match.swiss import TableResult
from engine.core.dice import Dice


def sheet(**points: int) -> TableResult:
    """A finished table, the best have won; entrants are called by letters."""
    best = max(points.values())
    numbers = {ord(name): score for name, score in points.items()}
    return TableResult(numbers, {one: score == best for one, score in numbers.items()})


A, B, C, D = map(ord, "ABCD")


@pytest.mark.parametrize(
    ("people", "least", "most", "expected"),
    [
        (7, 2, 5, [4, 3]), (5, 2, 4, [3, 2]), (2, 2, 4, [2]), (40, 2, 5, [5] * 8), (11, 3, 4, [4, 4, 3]),
        (6, 4, 4, []), (5, 3, 4, []), (2, 3, 5, []), (9, 2, 2, []),
    ],
)  # fmt: skip
def test_tables_are_few_and_as_equal_as_the_game_allows(
    people: int, least: int, most: int, expected: list[int]
) -> None:
    assert swiss.sizes(people, least, most) == expected


def test_tables_of_a_size_that_the_options_do_not_allow_are_avoided() -> None:
    assert swiss.sizes(8, 2, 5, lambda size: size != 4) == [3, 3, 2]


def test_neighbours_play_together_in_the_first_round() -> None:
    assert swiss.seating([5, 3, 1, 4, 2], [3, 2], Counter()) == [[5, 3, 1], [4, 2]]


@pytest.mark.parametrize("people", [8, 12, 16, 24, 40])
def test_nobody_meets_again_while_that_can_be_avoided(people: int) -> None:
    played: list[list[int]] = []
    for number in range(3):
        order = Dice(f"lots {people}").shuffle(f"round {number}", range(people))
        sizes = swiss.sizes(people, 2, 2)
        tables = swiss.seating(order, sizes, swiss.meetings(played))
        assert sorted(one for table in tables for one in table) == list(range(people)), "everybody plays"
        assert [len(table) for table in tables] == sizes
        played += tables
    assert max(swiss.meetings(played).values()) == 1


def test_at_larger_tables_few_meet_again() -> None:
    first = swiss.seating(range(20), [4] * 5, Counter())
    second = swiss.seating(range(20), [4] * 5, swiss.meetings(first))
    assert sum(swiss.meetings(first)[frozenset(pair)] for table in second for pair in combinations(table, 2)) == 0


def test_a_winner_gets_one_at_a_table_of_any_size_and_the_last_nothing() -> None:
    for points in ({"A": 9, "B": 3}, {"A": 9, "B": 3, "C": 5}, {"A": 9, "B": 3, "C": 5, "D": 4}):
        worth = swiss.table_points(sheet(**points))
        assert (worth[A], worth[B]) == (1, 0)
    assert swiss.table_points(sheet(A=9, B=5, C=5, D=1)) == {A: 1, B: 0.5, C: 0.5, D: 0}


def test_a_shared_win_is_worth_half_of_the_other_winner() -> None:
    assert swiss.table_points(sheet(A=9, B=9, C=1)) == {A: 0.75, B: 0.75, C: 0}


def test_a_table_that_was_ended_early_is_worth_nothing_to_anybody() -> None:
    scores = swiss.results([A, B], [TableResult({}, {})])
    assert [(one.place, one.points) for one in scores] == [(1, 0), (1, 0)]


def test_the_points_decide_between_equals_and_who_is_equal_in_all_shares_the_place() -> None:
    scores = swiss.results([A, B, C, D], [sheet(A=10, B=5), sheet(C=30, D=5), sheet(A=10, D=20), sheet(C=10, B=20)])
    assert [(chr(one.entrant), one.place, one.points) for one in scores] == [
        ("C", 1, 1), ("A", 2, 1), ("B", 2, 1), ("D", 4, 1),
    ]  # fmt: skip
    equal = swiss.results([B, A], [sheet(A=10, B=5), sheet(A=5, B=10)])
    assert [(chr(one.entrant), one.place) for one in equal] == [("B", 1), ("A", 1)], "the order of the lots stands"


def test_points_count_in_relation_to_the_table_whatever_its_size() -> None:
    assert swiss.forms(sheet(A=30, B=10)) == {A: 1.5, B: 0.5}
    assert swiss.forms(sheet(A=30, B=20, C=10)) == {A: 1.5, B: 1, C: 0.5}


def test_debts_and_empty_sheets_can_be_compared_too() -> None:
    assert swiss.forms(TableResult({A: -5, B: 5}, {A: False, B: True})) == {A: 0, B: 2}
    assert swiss.forms(TableResult({A: 0, B: -1}, {A: True, B: False})) == {A: 1, B: 1}
