"""COLONIAL: the initial phase with its set-up tiles and two orders."""

from __future__ import annotations

import pytest

from engine.games.shafausa import Shafausa, colonial, events, regular
from engine.games.shafausa.actions import DECLINE, TakeTile
from engine.games.shafausa.pieces import Phase
from tests.games.shafausa.names import HOUSE, INN, A, B, C
from tests.games.shafausa.positions import Arranged, dealt


@pytest.fixture
def three() -> Arranged:
    """Grisa, Zugriga and Primitiva: nobody has a card for the extraction."""
    return dealt("grisa", "zugriga", "primitiva", mode="colonial")


def take(game: Arranged, *values: int) -> list[object]:
    heard: list[object] = []
    for value in values:
        heard = list(game.heard(game.asked[0], TakeTile(value=value)))
    return heard


def test_the_first_tile_in_turn_order_the_second_in_reverse(three: Arranged):
    assert three.table.phase is Phase.DRAFT
    asked = [(three.asked[0], take(three, value)) for value in (23, 21, 22, 1, 3, 5)]
    assert [seat for seat, _ in asked] == [A, B, C, C, B, A]


def test_the_smaller_sum_goes_first_and_takes_the_third_tile_first(three: Arranged):
    heard = take(three, 23, 21, 22, 1, 3, 5)
    assert heard[-1] == events.OrderSet((C, B, A))
    assert three.step == colonial.Draft(C)
    take(three, 15, 16, 18)
    assert three.table.order == [C, B, A]


def test_a_tie_goes_to_the_smaller_single_tile(three: Arranged):
    """Ruling Q35: A 10 + 5, B 12 + 3, C 23 + 1."""
    take(three, 10, 12, 23, 1, 3, 5)
    assert three.table.order == [B, A, C]


def test_a_tile_that_is_gone_or_not_in_play_is_refused(three: Arranged):
    take(three, 23)
    for value in (23, 25):
        three.refuses(B, TakeTile(value=value), f"Tile {value} isn’t on the table. Take one that is.")


def test_a_second_tile_with_the_same_building_would_be_refused(three: Arranged):
    take(three, 18, 21, 22, 23, 3)
    three.having(tiles=[18]).table.tiles.append(18)
    three.refuses(A, TakeTile(value=18), "You already have a tile with Inn. Take another one.")


def test_everybody_receives_what_the_tiles_show(three: Arranged):
    """A takes a city and 7 CHF, 2 warehouses and 7 CHF, and the Inn with 2 CHF, constructed without iron."""
    census = three.census()
    heard = take(three, 23, 21, 22, 1, 3, 5, 16, 15, 18)
    anne = three.anne
    assert events.Settled(A, 16, 0, 2, 1, (INN,)) in heard
    assert anne.tiles == [23, 5, 18]
    # the Inn has paid at the first extraction already
    assert (anne.chf, anne.built, anne.warehouses, anne.miners) == (25 + 16 + 3, 2, 2, 4)
    assert anne.cities[0].buildings == (INN,)
    assert three.bernard.miners == 4 + 3 + 1
    assert three.table.realms[C].constructed == (HOUSE,)
    assert three.census() == census


def test_then_the_ladders_are_filled_and_the_first_round_begins_in_this_order(three: Arranged):
    take(three, 23, 21, 22, 1, 3, 5, 16, 15, 18)
    table = three.table
    assert (len(table.available), len(table.future), table.round) == (3, 3, 1)
    assert (table.order, three.asked) == ([C, B, A], (C,))


def test_the_absent_take_the_lowest_tile(three: Arranged):
    assert three.absent() == TakeTile(value=1)


def test_whoever_has_a_card_for_the_extraction_is_asked_after_the_tiles():
    game = dealt("gineva", "grisa", mode="colonial", cards=True)
    take(game, 1, 5, 8, 10, 12, 15)
    assert (game.asked, game.table.round) == ((A,), 0)
    assert game.play(A, DECLINE).table.round == 1


def test_the_worth_of_tiles_rises_slowly_with_their_value():
    """So slowly that a draft forward and backward is fair, whoever begins."""
    for value, tile in Shafausa.printed().tiles.items():
        assert regular.tile_worth(tile.content) == pytest.approx(7.6 + 0.18 * (value - 1), abs=0.7), value
