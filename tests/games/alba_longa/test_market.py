"""Phase 3 B: silver from the bank, whole stalls for merchants."""

from __future__ import annotations

import pytest

from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.components import printed
from engine.games.alba_longa.events import MarketPaid, StallEmptied
from engine.games.alba_longa.market import Market, bank_income
from engine.games.alba_longa.pieces import Crew, Stall
from tests.games.alba_longa.board import A, B, C, D, kings, put


def test_v5_the_richest_stall_is_emptied_and_merchants_take_the_others(four: AlbaLonga) -> None:
    cities = four.table.cities
    four.table.stalls = [3, 3, 2, 1, 0]
    cities[A].market = Crew(own=2)
    cities[B].market = Crew(own=4)
    cities[D].market = Crew(own=1, lying=1)
    events = put(four, Market())
    assert [city.silver for city in cities] == [8, 10, 5, 6]
    assert events == [
        StallEmptied(Stall(1), 3),
        MarketPaid(B, 2, Stall(2), 3),
        MarketPaid(A, 1, Stall(3), 2),
        MarketPaid(D, 0, Stall(4), 1),
    ]
    assert four.table.stalls == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("merchants", "silver"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)]
)
def test_spaces_one_three_and_six_pay(merchants: int, silver: int) -> None:
    assert bank_income(Crew(own=merchants), printed()) == silver


def test_a_lying_merchant_covers_no_space_but_captives_after_him_do() -> None:
    assert bank_income(Crew(own=1, lying=1), printed()) == 0
    assert bank_income(Crew(own=1, captive=1, lying=1), printed()) == 0
    assert bank_income(Crew(own=1, captive=2, lying=1), printed()) == 1


def test_ties_go_in_turn_order() -> None:
    game = kings(3, king=C)
    game.table.stalls = [5, 4, 3, 2]
    for city in game.table.cities:
        city.market = Crew(own=2)
    put(game, Market())
    assert [city.silver for city in game.table.cities] == [5 + 1 + 3, 5 + 1 + 2, 5 + 1 + 4]


def test_merchants_beside_the_track_count_for_the_order(three: AlbaLonga) -> None:
    three.table.stalls = [5, 4, 1, 0]
    three.table.cities[A].market = Crew(own=7)
    three.table.cities[B].market = Crew(own=8)
    put(three, Market())
    assert three.table.cities[B].silver == 5 + 3 + 4
    assert three.table.cities[A].silver == 5 + 3 + 1


def test_lying_merchants_come_last_in_turn_order() -> None:
    game = kings(4, king=D)
    game.table.stalls = [9, 4, 3, 2, 1]
    for seat in (A, B, D):
        game.table.cities[seat].market = Crew(own=1, lying=1)
    game.table.cities[C].market = Crew(own=1)
    put(game, Market())
    assert [city.silver for city in game.table.cities] == [5 + 2, 5 + 1, 5 + 1 + 4, 5 + 3]


def test_without_merchants_there_is_nothing_and_the_stalls_go_to_the_bank(three: AlbaLonga) -> None:
    three.table.stalls = [2, 2, 1, 1]
    events = put(three, Market())
    assert [city.silver for city in three.table.cities] == [5, 5, 5]
    assert events == [StallEmptied(Stall(1), 2)]
    assert three.table.stalls == [0, 0, 0, 0]


def test_a_stall_may_be_empty(three: AlbaLonga) -> None:
    three.table.cities[A].market = Crew(own=1)
    assert put(three, Market()) == [MarketPaid(A, 1, None, 0)]
