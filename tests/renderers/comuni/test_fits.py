"""The fullest own screen of Comuni fits; other pictures are in `tests/laws/test_fits.py`."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from renderers.comuni import screen
from tests.renderers.comuni.positions import PLAYERS, match
from tests.renderers.tidiness import assert_tidy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fullest_hand(players: int, lang: str) -> None:
    fullest = max((own for one in match(players) for own in one.private), key=lambda own: len(own.hand.cards))
    assert_tidy(screen.drawn(fullest, lang), ())
