"""Paravent's laws, over this game: they hold for every game, and lie in the source tree of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import engine

#: the source tree, with `pip install --editable`
PARAVENT = Path(engine.__file__).parents[1]


@pytest.mark.skipif(not (PARAVENT / "tests" / "laws").is_dir(), reason="Paravent is not installed from its sources")
def test_the_laws_hold() -> None:
    laws = [sys.executable, "-m", "pytest", "tests/laws", "-p", "no:cacheprovider"]
    done = subprocess.run(
        laws, cwd=PARAVENT, env={**os.environ, "PARAVENT_GAMES": "newgame"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
