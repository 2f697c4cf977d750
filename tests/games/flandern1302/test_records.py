"""Golden games: one for each player count and each way the game can end, replayed to the last byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import from_bytes, replay, verify
from engine.games.flandern1302.events import EndReached

RECORDS = sorted((Path(__file__).parents[2] / "records" / "flandern1302").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_and_ends_as_its_name_says(file: Path) -> None:
    raw = file.read_bytes()
    endings = [
        one.event.ending for _, told in replay(from_bytes(raw)) for one in told if isinstance(one.event, EndReached)
    ]
    assert [f"{file.stem[0]}-players-{ending}" for ending in endings] == [file.stem]
    assert verify(raw).winners()


def test_every_ending_has_its_record() -> None:
    assert {file.stem for file in RECORDS} == {
        "2-players-plots",
        "2-players-influenced-only",
        "2-players-idle",
        "3-players-plots",
        "3-players-deck",
        "4-players-plots",
        "4-players-deck",
    }
