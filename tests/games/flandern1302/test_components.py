"""The printed numbers: contacts of the map, sums of the box, and what an owner may change."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from itertools import combinations

import pytest

from engine.games.flandern1302.components import FILE, printed, read
from engine.games.flandern1302.ground import Border, Ground, coexist, contact, edges, length
from engine.games.flandern1302.pieces import INDEX, Arms, Card, Shape, Special
from tests.component_files import changed

#: plot -> touches, long sides border; the northern side, as the rules list it
INSIDE = {
    0: ("1 2 3 4", "1 2 3 4"),
    1: ("0 2 4 5 6 12", "0 4 5 6"),
    2: ("0 1 3 6 7 8", "0 1 7 8"),
    3: ("0 2 4 8 9 10", "0 2 9 10"),
    4: ("0 1 3 10 11 12", "0 3 11 12"),
    5: ("1 6 12", "1 12"),
    6: ("1 2 5 7", "1 2"),
    7: ("2 6 8", "2 6"),
    8: ("2 3 7 9", "2 3"),
    9: ("3 8 10", "3 8"),
    10: ("3 4 9 11", "3 4"),
    11: ("4 10 12", "4 10"),
    12: ("1 4 5 11", "1 4"),
}
#: special, suburb plot -> touches, long sides border
SUBURBS = {("A", 13): ("5 6", "5 6"), ("B", 13): ("5 14", "5"), ("B", 14): ("5 6 13", "5 6"), ("C", 13): ("5 6", "5 6")}
DOUBLES = {5: ("1 2 7 12", "1 2 12"), 7: ("2 3 6 9", "2 3 6"), 9: ("3 4 8 11", "3 4 8"), 11: ("1 4 5 10", "1 4 10")}


PRINTED = printed()


def numbers(text: str) -> set[int]:
    return {int(word) for word in text.split()}


def turned(plot: int, turns: int) -> int:
    """The plot that takes this one's place after this many quarter turns clockwise."""
    if plot == 0:
        return 0
    if plot <= 4:
        return (plot - 1 + turns) % 4 + 1
    if plot <= 12:
        return (plot - 5 + 2 * turns) % 8 + 5
    return (plot - 13 + 2 * turns) % 8 + 13


def plots(bits: int, special: Special | None) -> set[int]:
    """Numbers of these grounds, with the suburbs of one special quarter only."""
    return {
        ground.plot
        for ground in PRINTED.grounds
        if ground.special in (None, special) and ground.special is not Special.D and ground.takes & bits
    }


def test_the_grounds_that_border_a_set_are_those_that_border_one_of_it() -> None:
    data, chance = PRINTED, random.Random("sets")
    for _ in range(300):
        some = chance.sample(data.singles, chance.randrange(9))
        bits = sum(ground.takes for ground in some)
        assert data.beside[bits] == sum(one.takes for one in data.singles if any(one.touches & x.takes for x in some))
        assert data.facing[bits] == sum(one.takes for one in data.singles if any(one.long & x.takes for x in some))
        apart = tuple(not any(one.touches & x.takes for x in some) for one in data.singles)
        assert data.apart[bits] == apart
        assert {row[0] for row in data.rows[2][bits]} == {ground.index for ground in some if ground.shape}
        assert [row[0] for row in data.rows[2][bits]] == sorted(row[0] for row in data.rows[2][bits])


def test_what_can_be_reached_from_a_set_borders_one_ground_after_the_other() -> None:
    data, chance = PRINTED, random.Random("reach")
    for _ in range(300):
        begun, passable = (sum(one.takes for one in chance.sample(data.singles, some)) for some in (2, 14))
        reached = begun
        for _ in data.singles:
            reached |= data.facing[reached] & passable
        assert data.spread[begun, passable] == reached


def test_double_plots_are_wholly_in_a_set() -> None:
    data, chance = PRINTED, random.Random("doubles")
    for _ in range(300):
        bits = sum(ground.takes for ground in chance.sample(data.singles, 20))
        whole = [double.takes for double in data.doubles if double.takes & bits == double.takes]
        assert [takes for _, takes, *_ in data.doubled[1][bits]] == whole


def test_it_is_known_of_each_double_plot_what_it_touches_and_what_its_long_sides_border() -> None:
    data, chance = PRINTED, random.Random("sides of doubles")
    assert [number for number, *_ in data.doubled[0][-1]] == list(range(len(data.doubles)))
    for _ in range(300):
        bits = sum(ground.takes for ground in chance.sample(data.singles, chance.randrange(9)))
        assert data.doubles_apart[bits] == tuple(not double.touches & bits for double in data.doubles)
        assert data.doubles_facing[bits] == tuple(bool(double.long & bits) for double in data.doubles)


def test_what_else_may_be_done_on_a_ground_goes_by_its_name() -> None:
    for number, names in enumerate(PRINTED.names):
        for moves in (PRINTED.finishes, PRINTED.cathedral_moves, PRINTED.master_moves):
            assert tuple(move.plot for move in moves[number]) == names


def test_what_was_found_out_about_sets_is_neither_compared_nor_written_down() -> None:
    data, fresh = printed(), read(FILE.path.read_bytes())
    assert data.beside[0b1010]
    assert data.rows[0][0b1010]
    again = pickle.loads(pickle.dumps(data))
    assert not again.beside.keys() | again.facing.keys() | again.rows[0].keys()
    assert again == data == fresh
    assert repr(again) == repr(data)
    assert fresh.beside != fresh.facing


def test_no_more_sets_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Border, "MOST", 4)
    border = Border((ground.takes, ground.touches) for ground in PRINTED.singles)
    found = [border[bits] for bits in range(40)]
    assert len(border) <= 4
    assert found == [border[bits] for bits in range(40)]


@pytest.mark.parametrize("arms", Arms)
def test_quarters_fit_the_plots_of_their_shape_and_churches_none_outside_the_wall(arms: Arms) -> None:
    for form, shape in enumerate(Shape):
        there = [ground for ground in PRINTED.singles if ground.takes & PRINTED.shaped[INDEX[arms]].land[form]]
        fitting = [ground for ground in PRINTED.singles if ground.shape is shape]
        assert there == [ground for ground in fitting if arms is not Arms.CHURCH or not ground.suburb]


def contacts(ground: Ground, special: Special | None = None) -> tuple[set[int], set[int]]:
    """The plots that it touches, and those that its long sides border."""
    return plots(ground.touches, special), plots(ground.long, special)


@pytest.mark.parametrize("plot", INSIDE)
def test_the_contacts_inside_the_wall_are_those_of_the_table(plot: int) -> None:
    ground = PRINTED.grounds[plot]
    assert (ground.plot, *contacts(ground)) == (plot, *map(numbers, INSIDE[plot]))


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize(("special", "plot"), SUBURBS)
def test_the_contacts_of_suburbs_are_those_of_the_table_on_every_wall_side(special: str, plot: int, turns: int) -> None:
    where = (special, "NESW"[turns], turned(plot, turns))
    [ground] = [one for one in PRINTED.grounds if (one.special, one.side, one.plot) == where]
    touches, long = ({turned(one, turns) for one in numbers(text)} for text in SUBURBS[special, plot])
    assert contacts(ground, Special(special)) == (touches, long)


@pytest.mark.parametrize("wedge", DOUBLES)
def test_the_contacts_of_the_double_plots_are_those_of_the_table(wedge: int) -> None:
    [ground] = [one for one in PRINTED.doubles if one.plot == wedge]
    assert contacts(ground) == tuple(map(numbers, DOUBLES[wedge]))


@pytest.mark.parametrize(
    ("special", "inside", "suburb", "touched"),
    [("A", 5, 13, True), ("B", 6, 14, True), ("B", 6, 13, False), ("C", 6, 13, True)],
)
def test_an_open_suburb_touches_its_neighbours_inside_with_their_long_sides(
    special: str, inside: int, suburb: int, touched: bool
) -> None:
    [other] = [one for one in PRINTED.grounds if (one.special, one.side, one.plot) == (special, "N", suburb)]
    ground = PRINTED.grounds[inside]
    assert bool(ground.touches & other.takes) is touched
    assert bool(ground.touches & ground.long & other.takes) is touched


def test_contacts_are_mutual_and_long_sides_are_directed() -> None:
    for one, other in combinations(PRINTED.grounds[:29], 2):
        assert bool(one.touches & other.takes) == bool(other.touches & one.takes)
    wedge, yard = PRINTED.grounds[7], PRINTED.grounds[6]
    assert (bool(wedge.long & yard.takes), bool(yard.long & wedge.takes)) == (True, False)


def test_no_two_plots_meet_in_a_single_point() -> None:
    for one, other in combinations([ground for ground in PRINTED.grounds if ground.special is not Special.D], 2):
        if coexist(one, other) and not contact(one.polygon, other.polygon):
            assert not (set(one.polygon) & set(other.polygon))
            for here, there in ((one, other), (other, one)):
                assert not any(on_edge(point, there) for point in here.polygon)


def on_edge(point: tuple[int, int], ground: Ground) -> bool:
    x, y = point
    for (x1, y1), (x2, y2) in edges(ground.polygon):
        straight = (x2 - x1) * (y - y1) == (y2 - y1) * (x - x1)
        if straight and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return True
    return False


def test_sides_are_long_from_six_on() -> None:
    sides = {
        shape: sorted({round(length(edge), 2) for edge in edges(PRINTED.grounds[plot].polygon)})
        for shape, plot in (("row", 1), ("wedge", 5), ("yard", 6))
    }
    assert sides == {"row": [4, 10], "wedge": [4, 5.66, 8, 12], "yard": [4, 6]}


def test_the_box_holds_94_quarters_and_72_cards() -> None:
    assert sum(kind.count for kind in PRINTED.kinds.values()) == 94
    assert 4 * PRINTED.silver.total + sum(map(len, PRINTED.piles)) == 72
    assert (PRINTED.sites, PRINTED.cathedrals, PRINTED.masters) == (10, 4, 4)


def test_the_golden_piles_are_14_and_14_with_one_card_of_each_city_in_b() -> None:
    first, second = PRINTED.piles
    assert (len(first), len(second)) == (14, 14)
    assert Counter(first) == {Card.BUILDING_SITE: 4, Card.TAKE_BACK: 3, Card.GUILD_MASTER: 3, Card.INFLUENCE: 4}
    cities = dict.fromkeys(map(Card, ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")), 1)
    others = {Card.CATHEDRAL: 4, Card.TAKE_BACK: 1, Card.GUILD_MASTER: 1, Card.INFLUENCE: 2}
    assert Counter(second) == {**cities, **others}


def test_five_quarters_of_a_shape_carry_0_0_1_1_2_masters() -> None:
    for arms in (Arms.BLUE, Arms.GREY):
        assert [PRINTED.kinds[name].count for name in PRINTED.shelves[INDEX[arms] * 3]] == [2, 2, 1]


def test_plots_have_the_names_people_use() -> None:
    assert PRINTED.names[3][7] == "L7"
    city, [ground] = PRINTED.places[PRINTED.names[3][7]]
    assert (city, ground.plot, ground.shape) == ("leuven", 7, "wedge")
    assert len(PRINTED.places) == 6 * 21


def test_an_owner_may_change_what_is_reconstructed() -> None:
    other = {"scoring.half_rounding.value": "down", "building_rules.church_is_arms.value": False}
    data = read(changed("flandern1302", other))
    assert not data.half_up
    assert not data.church_is_arms
