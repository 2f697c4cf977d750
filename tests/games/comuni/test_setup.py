"""Setting up: comuni, columns, piles, stocks."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.comuni import Comuni, components
from engine.games.comuni.events import GameBegan, TurnBegan
from engine.games.comuni.pieces import Phase, Resource
from tests.games.comuni.positions import FIRST, Arranged

#: the columns' sizes, the cards in each pile once they are laid out, and all cards in use, by the number of players
DEALT = {
    2: ("3221", [10, 11, 11, 12], 52),
    3: ("32212", [13, 14, 14, 14], 65),
    4: ("322121", [17, 16, 16, 16], 76),
    5: ("3221213", [18, 18, 19, 19], 88),
}
EVERY_COUNT = pytest.mark.parametrize("players", DEALT)


@EVERY_COUNT
def test_columns_and_piles_hold_as_many_cards_as_the_marker_table_says_and_the_others_stay_in_the_box(players: int):
    g, _ = Comuni.start(players, "setup")
    sizes, piles, cards = DEALT[players]
    assert "".join(str(column.size) for column in g.table.columns) == sizes
    assert all(len(column.cards) == column.size for column in g.table.columns)
    assert [len(g.box.piles[pile]) for pile in components.PILES] == piles
    assert (g.table.left, g.census()["cards"]) == (piles[0], cards)
    used = [number for pile in (*g.box.piles.values(), *g.table.columns) for number in pile.cards]
    assert max(components.printed().cards[number].min_players for number in used) == players


def test_the_two_columns_of_a_single_card_are_the_bonus_columns(five: Arranged):
    assert [column.number for column in five.table.columns if column.bonus] == [4, 6]


@EVERY_COUNT
def test_comuni_are_dealt_at_random_and_seated_by_their_numbers(players: int):
    dealt = {tuple(c.number for c in Comuni.start(players, f"deal {n}")[0].table.comuni) for n in range(60)}
    assert all(list(numbers) == sorted(set(numbers)) for numbers in dealt)
    assert {number for numbers in dealt for number in numbers} == {1, 2, 3, 4, 5}
    assert (len(dealt) > 1) == (players < 5)


def test_everybody_starts_with_three_envoys_no_points_and_the_cubes_of_the_screen(five: Arranged):
    for seat, comune in enumerate(five.table.comuni):
        start = components.printed().homes[comune.number - 1].start
        assert five.stock(Seat(seat)) == (start.gold, start.army, start.pilgrim, start.craftsman)
        assert (comune.envoys, comune.score, comune.active, comune.cards, comune.plundered) == (3, 0, [], 0, False)
        assert (comune.buildings, comune.walls) == ([], [])


def test_lucca_and_firenze_start_with_two_gold(two: Arranged):
    assert [hand.stock.gold for hand in two.hands] == [2, 2]


@EVERY_COUNT
def test_all_210_cubes_are_in_the_stocks_and_the_supply_and_each_player_has_three_envoys(players: int):
    """Ruling Q22."""
    census = Comuni.start(players, "setup")[0].census()
    assert [census[resource] for resource in Resource] == [50, 60, 50, 50]
    assert census["envoys"] == 3 * players


def test_the_lowest_number_begins_and_holds_the_alliance_leader(four: Arranged):
    assert (four.table.turn, four.table.leader, four.asked) == (FIRST, FIRST, (FIRST,))
    assert (four.table.round, four.table.phase, four.table.pile) == (1, Phase.PROJECTS, "A")


def test_masters_are_free_and_hero_tiles_and_bonus_walls_lie_ready(four: Arranged):
    table = four.table
    lying = (table.masters, table.heroes, table.bonus_walls, table.last_turns)
    assert lying == ({}, list(components.PILES), 11, None)


def test_the_beginning_is_announced():
    _, told = Comuni.start(3, "setup")
    assert [one.event for one in told] == [GameBegan((Seat(0), Seat(1), Seat(2)), 10), TurnBegan(FIRST, 1)]
    assert all(one.to is None for one in told)


# -- who sees what -----------------------------------------------------------------------------------------------------


def test_the_public_view_has_no_hand_and_says_of_the_supply_only_which_kinds_it_has(four: Arranged):
    view = four.view()
    assert not any(hasattr(view, private) for private in ("hand", "answer"))
    assert view.table.supply == tuple(Resource)
    fields = {*type(view.table).__struct_fields__, *type(four.table.comuni[0]).__struct_fields__}
    assert not fields & {"piles", "buried", "stock", "hands"}


def test_a_seat_sees_its_own_stock_and_cards(four: Arranged):
    hand = four.deal(FIRST, "A01", "B02").view_of(FIRST).hand
    assert tuple(hand.stock[resource] for resource in Resource) == four.stock(FIRST)
    assert hand.cards == ("A01", "B02")
