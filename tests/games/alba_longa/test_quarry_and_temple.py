"""Phase 3 C and D: monuments, worship, and the awards of Job Well Done."""

from __future__ import annotations

import pytest

from engine.core.api import Event, Seat
from engine.games.alba_longa import quarry, temple
from engine.games.alba_longa.events import HousingImproved, MonumentsBuilt, PietyGiven, WorshipRisen
from engine.games.alba_longa.pieces import Crew, Season
from tests.games.alba_longa.board import A, Arranged, B, C, kings

#: the workers of three Kings, the monuments of the first, and what is built
BUILT: dict[str, tuple[list[int | Crew], int, list[Event]]] = {
    "each pair of workers builds, an odd one is wasted":
        ([5, 1, 2], 0, [MonumentsBuilt(A, 2, 2), MonumentsBuilt(C, 1, 1)]),
    "there are ten foundations": ([6, 0, 0], 9, [MonumentsBuilt(A, 1, 10)]),
    "captives build too": ([Crew(own=1, captive=1), 0, 0], 0, [MonumentsBuilt(A, 1, 1)]),
}  # fmt: skip


@pytest.mark.parametrize(("workers", "stand", "built"), BUILT.values(), ids=BUILT)
def test_what_workers_build(three: Arranged, workers: list[int | Crew], stand: int, built: list[Event]) -> None:
    assert three.having(quarry=workers, monuments=[stand]).put(quarry.Quarry()) == built
    monuments = {event.seat: event.monuments for event in built}
    assert three.every("monuments") == [monuments.get(seat, 0) for seat in (A, B, C)]


@pytest.mark.parametrize(
    ("variant", "workers", "winner"),
    [
        pytest.param(True, [3, 2, 0], A, id="the most workers move it"),
        pytest.param(True, [3, 3, 0], None, id="a tie moves none"),
        pytest.param(True, [0, 0, 0], None, id="no workers move none"),
        pytest.param(True, [2, Crew(own=2, captive=1), 0], B, id="captives and odd workers count"),
        pytest.param(False, [3, 0, 0], None, id="without the variant none moves"),
    ],
)
def test_v17_the_housing_disc(variant: bool, workers: list[int | Crew], winner: Seat | None) -> None:
    game = kings(3, job_well_done=variant).having(quarry=workers)
    improved = [event for event in game.put(quarry.Quarry()) if isinstance(event, HousingImproved)]
    assert improved == ([] if winner is None else [HousingImproved(winner, 1)])
    assert game.every("disc") == [int(seat == winner) for seat in (A, B, C)]


#: the worship of the first King, the priests of all three, and how their worship rises
RISEN: dict[str, tuple[int, list[int | Crew], list[WorshipRisen]]] = {
    "priests raise the worship level":
        (4, [3, Crew(own=1, captive=1), 0], [WorshipRisen(A, 3, 7), WorshipRisen(B, 2, 2)]),
    "the track ends at twelve": (11, [4, 0, 0], [WorshipRisen(A, 4, 12)]),
}  # fmt: skip


@pytest.mark.parametrize(("worship", "priests", "risen"), RISEN.values(), ids=RISEN)
def test_worship(three: Arranged, worship: int, priests: list[int | Crew], risen: list[WorshipRisen]) -> None:
    assert three.having(worship=[worship], temple=priests).put(temple.Temple()) == risen
    levels = {event.seat: event.worship for event in risen}
    assert three.every("worship") == [levels.get(seat, 0) for seat in (A, B, C)]


@pytest.mark.parametrize(
    ("variant", "worship", "season", "earned"),
    [
        pytest.param(True, [3, 0, 0], Season.HARVEST, True, id="the highest level earns it"),
        pytest.param(True, [3, 0, 0], Season.GROWING, False, id="in the harvest only"),
        pytest.param(True, [0, 0, 0], Season.HARVEST, False, id="nothing earns none"),
        pytest.param(True, [3, 0, 3], Season.HARVEST, False, id="a tie earns none"),
        pytest.param(False, [3, 0, 0], Season.HARVEST, False, id="without the variant there is none"),
    ],
)
def test_the_mark_of_piety(variant: bool, worship: list[int], season: Season, earned: bool) -> None:
    game = kings(3, job_well_done=variant).having(worship=worship)
    assert (PietyGiven(A) in game.put(temple.Temple(), season=season)) == earned
    assert game.table.piety == (A if earned else None)
