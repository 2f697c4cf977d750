"""What happened in a game, as the ledger tells it, and what is said in each language."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.event import Event, Told
from engine.core.ledger import Ledger
from engine.core.words import LANGUAGES, Words, words_for

IN_ALL_LANGUAGES = pytest.mark.parametrize("lang", LANGUAGES)


def said_in(**sentences: str) -> pytest.MarkDecorator:
    """What is `said` in each language, a test for each `lang`."""
    return pytest.mark.parametrize(("lang", "said"), sentences.items(), ids=sentences)


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
