"""A shared victory of Alba Longa fits its sheet; other pictures are in `tests/laws/test_fits.py`."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from renderers.alba_longa import sheet
from tests.renderers.alba_longa.positions import PLAYERS, finished
from tests.renderers.tidiness import assert_tidy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_sheet_of_a_shared_victory(players: int, lang: str) -> None:
    assert_tidy(sheet.drawn(finished(players), lang), ())
