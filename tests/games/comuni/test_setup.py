"""Setting up: comuni, columns, piles, stocks."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.comuni import Comuni
from engine.games.comuni.components import PILES, printed
from engine.games.comuni.events import GameBegan, TurnBegan
from engine.games.comuni.pieces import Hand, Phase, Resource
from tests.games.comuni.positions import FIRST, Arranged

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize(("players", "left", "laid_out"), [(2, 10, 8), (3, 13, 10), (4, 17, 11), (5, 18, 14)])
def test_pile_a_and_the_columns_hold_as_many_cards_as_the_marker_table_says(players: int, left: int, laid_out: int):
    g, _ = Comuni.start(players, "setup")
    assert g.table.left == len(g.box.piles["A"]) == left
    assert sum(len(column.cards) for column in g.table.columns) == laid_out


@pytest.mark.parametrize(
    ("players", "b", "c", "d"), [(2, 11, 11, 12), (3, 14, 14, 14), (4, 16, 16, 16), (5, 18, 19, 19)]
)
def test_the_later_piles_have_their_printed_sizes(players: int, b: int, c: int, d: int):
    g, _ = Comuni.start(players, "setup")
    assert [len(g.box.piles[pile]) for pile in "BCD"] == [b, c, d]


@pytest.mark.parametrize(("players", "cards"), [(2, 52), (3, 65), (4, 76), (5, 88)])
def test_cards_marked_for_more_players_stay_in_the_box(players: int, cards: int):
    g, _ = Comuni.start(players, "setup")
    assert g.census()["cards"] == cards
    used = [number for pile in g.box.piles.values() for number in pile.cards]
    used += [number for column in g.table.columns for number in column.cards]
    assert max(printed().cards[number].min_players for number in used) == players


@pytest.mark.parametrize(("players", "sizes"), [(2, "3221"), (3, "32212"), (4, "322121"), (5, "3221213")])
def test_columns_in_use_and_their_sizes(players: int, sizes: str):
    g, _ = Comuni.start(players, "setup")
    assert "".join(str(column.size) for column in g.table.columns) == sizes
    assert all(len(column.cards) == column.size for column in g.table.columns)


def test_the_two_columns_of_a_single_card_are_the_bonus_columns(five: Arranged):
    assert [column.number for column in five.table.columns if column.bonus] == [4, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_comuni_are_dealt_at_random_and_seated_by_their_numbers(players: int):
    dealt = {tuple(c.number for c in Comuni.start(players, f"deal {n}")[0].table.comuni) for n in range(60)}
    assert all(list(numbers) == sorted(set(numbers)) for numbers in dealt)
    assert {number for numbers in dealt for number in numbers} == {1, 2, 3, 4, 5}
    assert (len(dealt) > 1) == (players < 5)


def test_everybody_starts_with_three_envoys_no_points_and_the_cubes_of_the_screen(five: Arranged):
    for seat, comune in enumerate(five.table.comuni):
        start = printed().homes[comune.number - 1].start
        assert five.stock(Seat(seat)) == (start.gold, start.army, start.pilgrim, start.craftsman)
        assert (comune.envoys, comune.score, comune.active, comune.cards, comune.plundered) == (3, 0, [], 0, False)
        assert (comune.buildings, comune.walls) == ([], [])


@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_three_envoys_for_each_player(players: int):
    """Ruling Q22."""
    assert Comuni.start(players, "setup")[0].census()["envoys"] == 3 * players


def test_lucca_and_firenze_start_with_two_gold(two: Arranged):
    assert [hand.stock.gold for hand in two.hands] == [2, 2]


@pytest.mark.parametrize("players", PLAYERS)
def test_all_210_cubes_are_in_the_stocks_and_the_supply(players: int):
    census = Comuni.start(players, "setup")[0].census()
    assert {resource: census[resource] for resource in Resource} == {
        "gold": 50,
        "army": 60,
        "pilgrim": 50,
        "craftsman": 50,
    }


def test_the_lowest_number_begins_and_holds_the_alliance_leader(four: Arranged):
    assert (four.table.turn, four.table.leader, four.asked) == (FIRST, FIRST, (FIRST,))
    assert (four.table.round, four.table.phase, four.table.pile) == (1, Phase.PROJECTS, "A")


def test_masters_are_free_and_hero_tiles_and_bonus_walls_lie_ready(four: Arranged):
    assert (four.table.masters, four.table.heroes, four.table.bonus_walls) == ({}, list(PILES), 11)
    assert four.table.last_turns is None


def test_the_beginning_is_announced():
    _, told = Comuni.start(3, "setup")
    assert [one.event for one in told] == [GameBegan((Seat(0), Seat(1), Seat(2)), 10), TurnBegan(FIRST, 1)]
    assert all(one.to is None for one in told)


# -- who sees what -----------------------------------------------------------------------------------------------------


def swap_what_is_hidden(g: Arranged, seat: Seat | None) -> None:
    """Other stocks, hands, tiles, piles and buried cards than before, with the same table."""
    for other, hand in enumerate(g.hands):
        if other != seat:
            cards = [g.box.piles["D"].cards.pop(0) for _ in hand.cards]
            g.box.piles["D"].cards += hand.cards
            g.hands[other] = Hand(type(hand.stock)(9, 8, 7, 6), cards, hand.plunder + 3, [6, 6])  # type: ignore[arg-type]
    for pile in g.box.piles.values():
        pile.cards.reverse()
    g.box.supply = type(g.box.supply)(1, 1, 1, 1)
    g.box.buried.reverse()


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_view_does_not_depend_on_other_stocks_hands_tiles_piles_or_the_supply(seat: int | None):
    g, _ = Comuni.start(3, "secrets")
    g.hands[0].cards = [g.box.piles["C"].cards.pop()]  # type: ignore[list-item]
    g.hands[1].cards = [g.box.piles["C"].cards.pop()]  # type: ignore[list-item]

    other = Arranged.load(g.save())
    swap_what_is_hidden(other, None if seat is None else Seat(seat))
    assert other.save() != g.save()
    if seat is None:
        assert other.view() == g.view()
    else:
        assert other.view_of(Seat(seat)) == g.view_of(Seat(seat))


def test_the_public_view_has_no_hand_and_says_of_the_supply_only_which_kinds_it_has(four: Arranged):
    view = four.view()
    assert not hasattr(view, "hand")
    assert not hasattr(view, "answer")
    assert view.table.supply == tuple(Resource)
    fields = set(type(view.table).__struct_fields__)
    assert not fields & {"piles", "buried", "stock", "hands"}
    assert "stock" not in type(four.table.comuni[0]).__struct_fields__


def test_a_seat_sees_its_own_stock_and_cards(four: Arranged):
    four.deal(FIRST, "A01", "B02")
    view = four.view_of(FIRST)
    seen = view.hand.stock
    assert (seen.gold, seen.army, seen.pilgrim, seen.craftsman) == four.stock(FIRST)
    assert view.hand.cards == ("A01", "B02")
    with pytest.raises(AttributeError):
        view.hand.plunder = 5
