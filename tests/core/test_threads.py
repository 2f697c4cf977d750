"""Games are read in several threads at once, also for the first time: after a start with many matches, they all are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.tables import OURS

HERE = Path(__file__).parents[2]
#: threads take turns as often as they can, and all of them come to the same place for the first time
TOGETHER = """
import sys, threading
from pathlib import Path
from engine.core import catalogue
sys.setswitchinterval(1e-6)
title = catalogue.find({game!r})
save = next(Path("tests/saves/{game}").glob("*.json")).read_bytes()
gate, loaded = threading.Barrier(6), []
def work():
    gate.wait()
    loaded.append(title.load(save).save())
threads = [threading.Thread(target=work) for _ in range(6)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
# a save of an earlier shape is raised to the present one
sys.exit(loaded != [title.load(save).save()] * 6)
"""


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_loaded_for_the_first_time_in_several_threads(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TOGETHER.format(game=game)], cwd=HERE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
