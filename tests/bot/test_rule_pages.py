"""Paging through a rulebook: the contents lead to every chapter, next and previous to the one beside; its pictures."""

from __future__ import annotations

import re

import pytest

from bot.messages import control_ids
from bot.messages.message import MOST_OPTIONS, Message
from bot.messages.parts import Buttons, Picture, Select, Text
from bot.messages.rulebook import (
    BETWEEN,
    PIECES,
    Chapter,
    Illustration,
    chapter_letter,
    chapters,
    contents_letter,
    parts_of,
)
from bot.rulebook_example import example_view
from engine.core import catalogue, record
from engine.core.words import LANGUAGES, words_for
from renderers import registry
from renderers.job import CLOSEUP, drawn, picture_job
from tests.laws.tables import OURS

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


# -- the match that a book tells of ------------------------------------------------------------------------------------


def told_with_pictures(game: str, lang: str) -> list[Chapter]:
    """The chapters that tell of the match, which are those with pictures."""
    return [chapter for chapter in chapters(game, lang) if chapter.shown]


@pytest.mark.parametrize("game", OURS)
def test_every_game_of_ours_tells_a_first_turn_from_a_match_that_can_be_verified(game: str) -> None:
    raw = catalogue.kit(game).rulebook.example()
    assert raw is not None
    record.verify(raw)
    assert told_with_pictures(game, "en")


@EVERY_BOOK
def test_a_book_shows_the_same_pictures_in_every_language(game: str, lang: str) -> None:
    assert [one.shown for one in chapters(game, lang)] == [one.shown for one in chapters(game, "en")]


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in OURS for lang in LANGUAGES])
def test_the_first_turn_names_every_button_that_is_pressed_in_it(game: str, lang: str) -> None:
    raw = catalogue.kit(game).rulebook.example()
    assert raw is not None
    played, words = record.from_bytes(raw), words_for(game, lang)
    pressed, step = set(), None
    for number, (state, _) in enumerate(record.replay(played)):
        if number and played.moves[number - 1].seat == 0:
            pressed.add(words.deed(state.read(played.moves[number - 1].action), step).casefold())
        step = state.step
    texts = [one.text.casefold() for one in told_with_pictures(game, lang)]
    assert pressed - {bold for text in texts for bold in re.findall(r"\*\*(.+?)\*\*", text)} == set()


@pytest.mark.parametrize("game", OURS)
def test_every_picture_of_a_chapter_is_drawn_and_told_in_words(game: str) -> None:
    pictures = registry.find(game)
    for lang in LANGUAGES:
        for chapter in told_with_pictures(game, lang):
            for shown in chapter.shown:
                view, seat = example_view(game, shown.seat, shown.after)
                assert pictures.alt(view, lang, (), shown.kind, seat if shown.kind == CLOSEUP else None)
                if lang == "en":
                    canvas = drawn(picture_job(shown.kind, view, lang, seat=seat))
                    assert canvas is not None


@EVERY_BOOK
def test_pictures_stand_between_the_paragraphs_they_belong_to(game: str, lang: str) -> None:
    for number, chapter in enumerate(chapters(game, lang)):
        made = {shown: Picture(f"{shown.kind}-{shown.after}.png", "told", b"png") for shown in chapter.shown}
        parts = chapter_letter(game, lang, number, drawn=made).parts
        found = [part for part in parts if isinstance(part, Text | Picture)]
        assert [part.name for part in found if isinstance(part, Picture)] == [one.name for one in made.values()]
        assert isinstance(found[0], Text)
        assert not any("*shown" in part.text for part in found if isinstance(part, Text))
        without = chapter_letter(game, lang, number).parts
        assert not any(isinstance(part, Picture) for part in without)


def test_what_a_chapter_says_is_cut_at_its_pictures() -> None:
    said = "One.\n\n*shown: board after 3*\n\nTwo.\n*shown: hand of lucca after 4*"
    assert list(parts_of(said)) == ["One.", Illustration("board", "", 3), "Two.", Illustration("hand", "lucca", 4)]
