"""Every game through the sandbox, by buttons alone: one way to play each, and with PARAVENT_SOAK all player counts."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.core import catalogue
from tests.e2e.players import ByButtons, Eyes, play, result
from tests.e2e.stage import staged
from tests.laws.tables import Case, cases

pytestmark = pytest.mark.long

SOAK = bool(os.environ.get("PARAVENT_SOAK"))


def chosen() -> list[Case]:
    """The fewest players of each game; in a soak every player count and every mode."""
    if not SOAK:
        least = {name: catalogue.find(name).seats[0] for name in catalogue.names() if name != "comuni"}
        return [case for case in cases(per_count=1) if case.players == least.get(case.game)]
    plain = {name: catalogue.find(name).Variant().model_dump(mode="json") for name in catalogue.names()}
    return [
        case
        for case in cases()
        if all(
            case.options[name] == value for name, value in plain[case.game].items() if name not in ("mode", "assisi")
        )
    ]


@pytest.mark.parametrize("case", chosen(), ids=str)
async def test_a_whole_match_by_buttons(case: Case, tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(case.players), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game=case.game, seats=case.players, **case.options)
        eyes = Eyes(stage.settings.paravent_database)
        await play([ByButtons(person, thread, eyes) for person in people])
        await result(people[0], thread, eyes)
