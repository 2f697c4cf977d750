"""What happened in a game, as the ledger tells it, and what is said in each language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from engine.core.event import Event, Told
from engine.core.ledger import Ledger
from engine.core.words import LANGUAGES, Words, words_for

IN_ALL_LANGUAGES = pytest.mark.parametrize("lang", LANGUAGES)


def said_in(**sentences: str) -> pytest.MarkDecorator:
    """What is `said` in each language, a test for each `lang`."""
    return pytest.mark.parametrize(("lang", "said"), sentences.items(), ids=sentences)


def each_told(told: Mapping[str, tuple[Event, Sequence[str]]]) -> pytest.MarkDecorator:
    """An `event`, and what is `said` of it in a `lang`: a test for each language of each that is told."""
    found = {
        f"{what}, {lang}": (event, lang, said)
        for what, (event, sentences) in told.items()
        for lang, said in zip(LANGUAGES, sentences, strict=False)
    }
    return pytest.mark.parametrize(("event", "lang", "said"), found.values(), ids=found)


class Narrator(NamedTuple):
    """Tells of a table."""

    game: str
    names: list[str]

    def words(self, lang: str) -> Words:
        """The game's words for this table."""
        return words_for(self.game, lang, self.names)

    def told(self, lang: str, *happened: Event) -> list[str]:
        """The lines of what happened."""
        paragraphs = Ledger(self.words(lang)).paragraphs(Told(None, event) for event in happened)
        return [line for paragraph in paragraphs for line in paragraph.lines()]
