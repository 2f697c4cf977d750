"""Final scoring in five parts."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.comuni import events, scoring
from engine.games.comuni.actions import Bid, Commit
from engine.games.comuni.pieces import Category, Cubes, Sheet
from tests.games.comuni.positions import FIRST, FOURTH, SECOND, THIRD, Arranged

MAJORITIES = [("gold", (5, 5, 2), [1, 1, 0]), ("craftsman", (0, 0, 0), [0, 0, 0])]
MAJORITIES += [("army", (4, 1, 0), [2, 0, 0]), ("pilgrim", (1, 1, 1), [1, 1, 1])]


@pytest.mark.parametrize(("resource", "counts", "points"), MAJORITIES)
def test_most_cubes_of_a_kind_give_two_or_one_each_if_tied(resource: str, counts: tuple[int, ...], points: list[int]):
    """Vector 22, with rulings Q6 and Q20."""
    assert scoring.majorities([Cubes(**{resource: count}) for count in counts]) == points


def test_each_kind_of_cube_is_counted_on_its_own():
    assert scoring.majorities([Cubes(3, 0, 2, 0), Cubes(1, 4, 2, 0)]) == [2 + 1, 2 + 1]


#: the heights of economic, military, cultural and religious buildings, and the points
LOWEST = [([[3], [2], [2], [2]], 3), ([[3], [2], [2], [2, 1]], 1), ([[3], [2], [2], []], 0)]
LOWEST += [([[3], [3], [3], [3]], 6), ([[4], [4], [4], [4]], 10), ([[], [], [], []], 0)]


@pytest.mark.parametrize(("heights", "points"), LOWEST)
def test_a_building_of_every_category_earns_the_full_value_of_the_lowest_of_all(
    five: Arranged, heights: list[list[int]], points: int
):
    """Vector 21 and ruling Q7."""
    for category, built in zip(Category, heights, strict=True):
        five.erect(FIRST, category, *built)
    assert scoring.lowest_building(five.table.comuni[FIRST]) == points


def finish(g: Arranged, *commits: Commit) -> list[Sheet]:
    """The last bid, the Emperor, and the sheets."""
    free = next(column.number for column in g.table.columns if not column.envoy)
    g.submit(g.table.turn, Bid(column=free))
    g.commit_all(*commits)
    assert g.over
    return g.table.sheets


def test_the_scored_session_of_four_players_comes_out_at_53_37_31_and_23(four: Arranged):
    """Vector 23."""
    for seat, (score, heroes) in enumerate([(31, [3, 4]), (26, [2]), (22, [1]), (25, [])]):
        four.table.comuni[seat].score = score
        four.hands[seat].heroes = heroes
        four.equip(Seat(seat))
    four.serving(economy=FIRST, military=FIRST, culture=FIRST, religion=THIRD)
    four.table.heroes = ["D"]
    for seat in (SECOND, THIRD, FOURTH):
        for category in Category:
            four.erect(seat, category, 2)
    four.give(FIRST, gold=1, pilgrim=1, craftsman=1).give(THIRD, army=1).plunder(FOURTH, 8).last_turn_of_all(FIRST)
    # the alliance turns the whole attack away, and the Emperor's tiles go to the second and the fourth
    four.give(SECOND, army=14).give(FOURTH, army=11)
    sheets = finish(four, Commit(), Commit(alliance=14), Commit(), Commit(alliance=11))
    lines = [(s.track, s.masters, s.majorities, s.heroes, s.lowest_building, s.plunder, s.total) for s in sheets]
    assert lines == [
        (31, 9, 6, 7, 0, 0, 53),
        (26, 0, 0, 8, 3, 0, 37),
        (22, 3, 2, 1, 3, 0, 31),
        (25, 0, 0, 3, 3, -8, 23),
    ]
    assert (four.winners(), four.standing()) == ([FIRST], [53, 37, 31, 23])


def test_stocks_are_shown_on_the_score_sheet(two: Arranged):
    assert two.equip(FIRST, gold=4, army=3, pilgrim=2, craftsman=1).last_turn_of_all(FIRST).standing() is None
    sheet = finish(two)[FIRST]
    assert (sheet.gold, sheet.army, sheet.pilgrim, sheet.craftsman) == (4, 3, 2, 1)
    assert two.view().table.sheets[FIRST] == sheet


def test_a_tie_goes_to_the_lower_comune_number(three: Arranged):
    three.equip_all(army=16).score(0, 5, 5).last_turn_of_all(SECOND)
    sheets = finish(three, Commit(city=16), Commit(alliance=0, city=16), Commit(city=16))
    # both lead by 5, so both are plundered; the leader's point is made up for
    assert [sheet.plunder for sheet in sheets] == [0, -4, -5]
    assert three.winners() == [SECOND]


def test_equal_totals_are_won_by_the_first_in_turn_order(two: Arranged):
    two.equip_all(army=16).last_turn_of_all(SECOND).submit(SECOND, Bid(column=1))
    assert two.commit_all(*[Commit(city=16)] * 2)[-1] == events.GameWon(FIRST, 0)
    assert ([sheet.total for sheet in two.table.sheets], two.winners()) == ([0, 0], [FIRST])


def test_totals_may_be_negative(two: Arranged):
    assert [sheet.total for sheet in finish(two.equip_all().last_turn_of_all(FIRST))] == [-15, -16]
    assert two.winners() == [FIRST]
