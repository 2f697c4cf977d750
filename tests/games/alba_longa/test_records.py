"""Golden records: one for each way a game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import from_bytes, replay, verify
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.events import ChallengeMet
from engine.games.alba_longa.pieces import Ending

RECORDS = Path(__file__).parents[2] / "records" / "alba_longa"
#: how it ended, and with how many winners -> the records of it
ENDED = {
    (Ending.CHALLENGE, 1): "2-kings 2-kings-job-well-done-and-spoils 3-kings 3-kings-last-king-plays-on 4-kings-assisi "
    "4-kings-all-variants 4-kings-tie-break 5-kings 5-kings-job-well-done",
    (Ending.NOBODY, 0): "3-kings-deck-exhausted 3-kings-all-forgotten",
    (Ending.LAST_KING, 1): "4-kings-last-king",
    (Ending.SHARED, 2): "5-kings-shared",
}


def finished(name: str) -> AlbaLonga:
    game = verify((RECORDS / f"{name}.txt").read_bytes())
    assert isinstance(game, AlbaLonga)
    return game


@pytest.mark.parametrize(
    ("name", "ending", "winners"),
    [(name, ending, winners) for (ending, winners), names in ENDED.items() for name in names.split()],
)
def test_a_record_for_each_ending(name: str, ending: Ending, winners: int) -> None:
    game = finished(name)
    assert (game.table.ending, len(game.winners())) == (ending, winners)


def test_the_tie_break_parts_kings_who_have_both_met_the_challenge() -> None:
    record = from_bytes((RECORDS / "4-kings-tie-break.txt").read_bytes())
    assert sum(isinstance(told.event, ChallengeMet) for _, heard in replay(record) for told in heard) > 1


def test_the_exhausted_deck_was_played_to_the_seventh_year() -> None:
    game = finished("3-kings-deck-exhausted")
    assert (game.table.year, len(game.box.climate)) == (7, 0)


def test_the_last_king_who_played_on_was_alone() -> None:
    game = finished("3-kings-last-king-plays-on")
    assert game.table.living() == game.winners()
