"""Pictures of choices in Flandern 1302 fit; other pictures are in `tests/laws/test_fits.py`."""

from __future__ import annotations

import pytest

from engine.core.words import LANGUAGES
from renderers.flandern1302 import choosing
from tests.renderers.flandern1302.positions import PLAYERS, choices, match, possible
from tests.renderers.tidiness import assert_tidy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_pictures_of_choices(players: int, lang: str) -> None:
    for at in range(3, len(match(players)), 23):
        for own in match(players)[at].private:
            for kind, options in choices(own).items():
                whole = {name: getattr(options[-1], name) for name in kind.model_fields}
                for count in range(len(whole) + 1):
                    chosen = dict(list(whole.items())[:count])
                    choice = choosing.choice_of(own, kind.word, chosen, possible(options, chosen))
                    if choice:
                        assert_tidy(choosing.drawn(own, lang, choice), ())
