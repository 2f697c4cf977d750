"""Phase 3 E and F: climate, prayers, wheat, blessings."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.seat import Seat
from engine.games.alba_longa import quarry, temple
from engine.games.alba_longa.actions import IMPROVE, INVOKE, SPARE, Improve, Spare
from engine.games.alba_longa.blessings import Blessings, Invoking
from engine.games.alba_longa.events import BestFarmers, Blessed, BlessingTurned, ClimateTurned, Harvested, NobodyBlessed
from engine.games.alba_longa.farm import Farm, Improving
from engine.games.alba_longa.pieces import Blessing, Climate, Crew, Season, Year
from tests.games.alba_longa.board import A, Arranged, B, C, D, Position, at


def harvest(
    worship: tuple[int, ...], farmers: tuple[int, ...], card: str = "M2", lying: int = 0, **known: Any
) -> Arranged:
    """A harvest with this climate card before a dry year; so many farmers of the first King lie."""
    known |= {"fields": [min(5, count) for count in farmers], "granary": [max(0, count - 5) for count in farmers]}
    game = at(players=len(worship), season=Season.HARVEST, worship=worship, **known)
    game.table.cities[A].fields.lying = lying
    game.box.climate.cards[-2:] = ["D1", card]
    return game.having(climate={"D": Climate.DRY, "M": Climate.MODERATE, "W": Climate.WET}[card[0]])


def test_v3_the_example_of_the_rulebook() -> None:
    game = harvest((6, 7, 4, 8), (4, 5, 5, 4)).having(fields=[4, Crew(own=5, lying=1)])
    assert game.put(Farm(), Blessings()) == [ClimateTurned(Climate.MODERATE, 5, Climate.DRY)]
    assert (game.table.prayers, game.table.following, game.asked) == (5, Climate.DRY, (A, B, D))
    game.refuses(C, IMPROVE, "few-prayers", cost=5, have=4)
    assert Harvested(B, 4, 1, True, 18) in game.all_do(IMPROVE, A, B).heard(D, IMPROVE)
    assert (game.every("wheat"), game.every("worship")) == ([16, 18, 15, 16], [1, 2, 4, 3])
    assert (game.step, game.table.past) == (Invoking((B, D)), [Year(Climate.MODERATE, 5)])


#: a harvest, what the first King decides, and the wheat of both afterwards
YIELDS: dict[str, tuple[Position, Improve | Spare | None, list[int]]] = {
    "in a dry year": (lambda: harvest((4, 0), (2, 7), "D1", lying=1), IMPROVE, [3 + 1, 7 * 2]),
    "in a moderate year": (lambda: harvest((4, 0), (2, 7), "M1", lying=1), IMPROVE, [4 + 2, 7 * 3]),
    "in a wet year": (lambda: harvest((4, 0), (2, 7), "W1", lying=1), IMPROVE, [5 + 3, 7 * 4]),
    "improving is a choice": (lambda: harvest((6, 0), (2, 2)), SPARE, [2 * 3, 2 * 3]),
    "wheat is added to the store": (lambda: harvest((0, 0), (2, 2), wheat=[7]), None, [7 + 2 * 3, 2 * 3]),
    "with Job Well Done most farmers bring two wheat more":
        (lambda: harvest((0, 0), (3, 2), job_well_done=True), None, [3 * 3 + 2, 2 * 3]),
    "for which a lying one does not count":
        (lambda: harvest((0, 0), (3, 2), job_well_done=True, lying=1), None, [2 * 3 + 2, 2 * 3]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "decision", "wheat"), YIELDS.values(), ids=YIELDS)
def test_yields(position: Position, decision: Improve | Spare | None, wheat: list[int]) -> None:
    game, paid = position(), decision == IMPROVE
    worship = game.of(A, "worship")
    game.before(Farm()).play(A, *([decision] if decision else []))
    assert (game.every("wheat"), game.of(A, "worship")) == (wheat, 0 if paid else worship)
    assert game.table.improved == ([A] if paid else [])


def test_everybody_hears_of_the_best_farmers() -> None:
    assert BestFarmers(A, 2) in harvest((0, 0), (3, 2), job_well_done=True).put(Farm())


def test_without_farmers_a_king_may_improve_for_the_blessing() -> None:
    game = harvest((8, 0), (0, 2)).before(Farm(), Blessings()).play(A, IMPROVE)
    assert (type(game.step), game.asked) == (Invoking, (A,))


def test_the_last_card_shows_no_next_climate() -> None:
    game = harvest((0, 0), (0, 0))
    game.box.climate.cards = ["W2"]
    assert game.put(Farm())[0] == ClimateTurned(Climate.WET, 5, None)


def test_nothing_is_harvested_in_the_growing_season() -> None:
    game = harvest((6, 6), (2, 2))
    assert game.put(Farm(), Blessings(), season=Season.GROWING) == []
    assert (len(game.box.climate), len(game.box.blessings)) == (7, 9)


# -- blessings ---------------------------------------------------------------------------------------------------------


def blessing(card: Blessing, worship: tuple[int, ...], *improved: Seat, **known: Any) -> Arranged:
    """This card is on top, and these Kings have improved the harvest."""
    game = at(players=len(worship), season=Season.HARVEST, worship=worship, improved=list(improved), **known)
    game.box.blessings.cards[-1] = card
    return game


@pytest.mark.parametrize(
    ("card", "wheat", "silver", "monuments"),
    [(Blessing.WHEAT, 3, 5, 0), (Blessing.SILVER, 0, 7, 0), (Blessing.MONUMENT, 0, 5, 1)],
)
def test_all_who_pay_receive_the_same(card: Blessing, wheat: int, silver: int, monuments: int) -> None:
    game = blessing(card, (3, 2, 4), A, B, C).before(Blessings())
    heard = game.all_do(INVOKE, A, B).heard(C, SPARE)
    for seat, left in ((A, 1), (B, 0)):
        assert game.of(seat, "wheat", "silver", "monuments", "worship") == (wheat, silver, monuments, left)
    assert game.of(C, "worship") == 4
    assert heard == [BlessingTurned(card), Blessed(A, card, 2, False), Blessed(B, card, 2, False)]
    assert game.table.blessings == [card]


def test_a_monument_is_lost_on_a_finished_city_and_paid_all_the_same() -> None:
    game = blessing(Blessing.MONUMENT, (3, 0), A, monuments=[10]).before(Blessings())
    assert Blessed(A, Blessing.MONUMENT, 2, True) in game.heard(A, INVOKE)
    assert game.of(A, "monuments", "worship") == (10, 1)


def test_the_card_is_turned_even_if_nobody_can_take_part() -> None:
    game = blessing(Blessing.WHEAT, (9, 9))
    assert game.put(Blessings()) == [BlessingTurned(Blessing.WHEAT), NobodyBlessed()]
    assert len(game.box.blessings) == 8


def test_only_who_improved_may_ask() -> None:
    game = blessing(Blessing.WHEAT, (3, 9, 1), A, C).before(Blessings())
    assert game.asked == (A,)
    game.refuses(B, INVOKE, "blessing-without-improving")
    game.refuses(C, INVOKE, "blessing-too-dear", cost=2, have=1)


def test_v17_job_well_done_in_the_harvest() -> None:
    game = harvest((6, 5, 0), (3, 3, 1), card="W2", quarry=[3, 2, 0], job_well_done=True)
    game.box.blessings.cards[-1] = Blessing.SILVER
    game.put(quarry.Quarry(), temple.Temple(), Farm(), Blessings())
    assert (game.of(A, "disc"), game.table.piety, game.step) == (1, A, Improving((A, B), 5))
    assert game.all_do(IMPROVE, A, B).every("wheat") == [15, 15, 4]
    assert game.step == Invoking((A,))
    assert game.play(A, INVOKE).of(A, "worship", "silver") == (0, 7)
    assert (game.of(B, "worship", "silver"), game.table.piety) == ((0, 5), None)


def test_the_mark_of_piety_is_returned_unused() -> None:
    game = blessing(Blessing.WHEAT, (3, 0), A, job_well_done=True, piety=A).before(Blessings()).play(A, SPARE)
    assert (game.table.piety, game.of(A, "worship")) == (None, 3)


def test_absent_kings_improve_and_ask_for_nothing() -> None:
    game = harvest((8, 0), (2, 2)).before(Farm(), Blessings())
    assert game.absent(A) == IMPROVE
    assert game.play(A, IMPROVE).absent(A) == SPARE
