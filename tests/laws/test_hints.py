"""The numbers that matter: whatever is asked, they can be said in every language, and are short."""

from __future__ import annotations

import random
import re

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import Case, cases, members, play

#: characters, so that a hint is a line or two on a phone
LONGEST = 240
#: names as long as Discord allows
NAMES = ["W" * 32] * 5
#: how many answers are put together at each question
TRIED = 3


def every_option() -> list[Case]:
    """Each game with each player count, and with each value of each of its options."""
    valued = {(case.game, *option): case for case in cases() for option in case.options.items()}
    return list({str(case): case for case in [*cases(1), *valued.values()]}.values())


@pytest.mark.parametrize("case", every_option(), ids=str)
def test_the_numbers_that_matter_are_said_in_every_language_and_short(case: Case) -> None:
    game, chance = case.start(), random.Random(str(case))
    words = [words_for(case.game, lang, NAMES, game.data) for lang in LANGUAGES]
    for seat, answer in play(game):
        view = game.view_of(seat)
        assert view.step is not None
        if type(view.step) not in catalogue.kit(case.game).panel.numbers:
            continue
        options = chance.sample(view.options(), min(TRIED, len(view.options())))
        tried = [action for option in options for action in members(option, chance, most=1)]
        # also what is refused: it is being put together
        for action in (None, answer, *tried):
            for language in words:
                said = language.hint(view, action)
                assert len(said) <= LONGEST, f"{language.lang}, {view.step.word}: {len(said)}: {said}"
                assert len(said.splitlines()) <= 2, said
                assert not re.search(r"[-\u2212]\d", said), f"nobody has less than nothing: {said}"
