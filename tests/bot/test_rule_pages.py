"""Paging through a rulebook: the contents lead to every chapter, and next and previous to the one beside."""

from __future__ import annotations

import pytest

from bot.messages import control_ids
from bot.messages.message import MOST_OPTIONS, Buttons, Message, Select
from bot.messages.rulebook import BETWEEN, PIECES, chapter_letter, chapters, contents_letter
from engine.core import catalogue
from engine.core.words import LANGUAGES

EVERY_BOOK = pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in catalogue.names() for lang in LANGUAGES]
)


def pages(letter: Message) -> list[str]:
    """Where the buttons of a page lead."""
    found = []
    for part in letter.parts:
        if isinstance(part, Buttons):
            for button in part.buttons:
                ident = control_ids.read(button.id)
                assert ident is not None
                found.append(ident.arg.partition(BETWEEN)[2])
    return found


@EVERY_BOOK
def test_the_contents_lead_to_every_chapter_and_to_the_pieces(game: str, lang: str) -> None:
    letter = contents_letter(game, lang)
    selects = [part for part in letter.parts if isinstance(part, Select)]
    assert all(len(select.choices) <= MOST_OPTIONS for select in selects)
    assert len({select.id for select in selects}) == len(selects)
    assert len({select.placeholder for select in selects}) == len(selects), "no two are called the same"
    values = [choice.value for select in selects for choice in select.choices]
    assert values == [PIECES, *(str(number) for number in range(len(chapters(game, lang))))]


@EVERY_BOOK
def test_next_leads_through_the_whole_book_and_previous_back(game: str, lang: str) -> None:
    last = len(chapters(game, lang)) - 1
    for number in range(last + 1):
        wanted = [str(number - 1)] * (number > 0) + ["contents"] + [str(number + 1)] * (number < last)
        assert pages(chapter_letter(game, lang, number)) == wanted
