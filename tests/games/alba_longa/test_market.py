"""Phase 3 B: silver from the bank, whole stalls for merchants."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import components
from engine.games.alba_longa.events import MarketPaid, StallEmptied
from engine.games.alba_longa.market import Market, bank_income
from engine.games.alba_longa.pieces import Crew, Stall
from tests.games.alba_longa.board import A, Arranged, B, C, D, kings

LYING = Crew(own=1, lying=1)


def test_v5_the_richest_stall_is_emptied_and_merchants_take_the_others(four: Arranged) -> None:
    heard = four.having(stalls=[3, 3, 2, 1, 0], market=[2, 4, 0, LYING]).put(Market())
    paid = [MarketPaid(B, 2, Stall(2), 3), MarketPaid(A, 1, Stall(3), 2), MarketPaid(D, 0, Stall(4), 1)]
    assert heard == [StallEmptied(Stall(1), 3), *paid]
    assert (four.every("silver"), four.table.stalls) == ([8, 10, 5, 6], [0, 0, 0, 0, 0])


@pytest.mark.parametrize(
    ("merchants", "silver"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)]
)
def test_spaces_one_three_and_six_pay(merchants: int, silver: int) -> None:
    assert bank_income(Crew(own=merchants), components.printed()) == silver


def test_a_lying_merchant_covers_no_space_but_captives_after_him_do() -> None:
    crews = (Crew(own=1, captive=captives, lying=1) for captives in range(3))
    assert [bank_income(crew, components.printed()) for crew in crews] == [0, 0, 1]


#: the King of Kings, the stalls, the merchants, and how much silver each King has afterwards, 5 before
PAID: dict[str, tuple[Seat, list[int], list[int | Crew], list[int]]] = {
    "ties go in turn order": (C, [5, 4, 3, 2], [2, 2, 2], [5 + 1 + 3, 5 + 1 + 2, 5 + 1 + 4]),
    "merchants beside the track count for the order": (A, [5, 4, 1, 0], [7, 8, 0], [5 + 3 + 1, 5 + 3 + 4, 5]),
    "lying merchants come last, in turn order":
        (D, [9, 4, 3, 2, 1], [LYING, LYING, 1, LYING], [5 + 2, 5 + 1, 5 + 1 + 4, 5 + 3]),
}  # fmt: skip


@pytest.mark.parametrize(("king", "stalls", "merchants", "silver"), PAID.values(), ids=PAID)
def test_who_empties_which_stall(king: Seat, stalls: list[int], merchants: list[int | Crew], silver: list[int]) -> None:
    game = kings(len(merchants), king).having(market=merchants, stalls=stalls)
    assert game.before(Market()).every("silver") == silver


def test_without_merchants_there_is_nothing_and_the_stalls_go_to_the_bank(three: Arranged) -> None:
    assert three.having(stalls=[2, 2, 1, 1]).put(Market()) == [StallEmptied(Stall(1), 2)]
    assert (three.every("silver"), three.table.stalls) == ([5, 5, 5], [0, 0, 0, 0])


def test_a_stall_may_be_empty(three: Arranged) -> None:
    assert three.having(market=[1]).put(Market()) == [MarketPaid(A, 1, None, 0)]
