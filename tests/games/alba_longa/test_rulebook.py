"""The rulebook that players read with /rules: the same chapters in every language, each fit for one message."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.games.alba_longa
from engine.core.words import LANGUAGES, words_for
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.pieces import Climate

BOOKS = Path(engine.games.alba_longa.__file__).parent / "rulebook"
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

#: one chapter is one Discord message
LONGEST_CHAPTER = 1500
NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"


class Chapter(NamedTuple):
    title: str
    also: str
    body: str
    text: str

    @property
    def numbers(self) -> Counter[str]:
        return Counter(re.findall(r"\d+", self.text))


def book(lang: str) -> str:
    return (BOOKS / f"{lang}.md").read_text("utf-8")


def chapters(lang: str) -> list[Chapter]:
    found = []
    for text in re.split(r"^(?=## )", book(lang), flags=re.MULTILINE)[1:]:
        title, also, body = text.strip().split("\n", 2)
        found.append(Chapter(title.removeprefix("## "), also, body, text.strip()))
    return found


def chapter(title: str, lang: str) -> Chapter:
    """A chapter by its English title, in any language."""
    return chapters(lang)[[one.title for one in chapters("en")].index(title)]


# -- form --------------------------------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_a_book_is_its_title_and_then_the_same_chapters(lang: str) -> None:
    assert book(lang).startswith("# Alba Longa\n\n## ")
    titles = [one.title for one in chapters(lang)]
    assert len(titles) == len(set(titles)) == len(chapters("en")) > 30


@IN_EVERY_LANGUAGE
def test_every_chapter_fits_one_message(lang: str) -> None:
    assert {one.title: len(one.text) for one in chapters(lang) if len(one.text) > LONGEST_CHAPTER} == {}


@IN_EVERY_LANGUAGE
def test_every_chapter_says_by_which_words_it_is_looked_up(lang: str) -> None:
    for one in chapters(lang):
        listed = re.fullmatch(r"\*also: ([^*]+)\*", one.also)
        assert listed, one.title
        terms = listed[1].split(", ")
        assert len(set(terms)) == len(terms) >= 3, one.title
        assert [term for term in terms if term != term.lower().strip() or not term] == [], one.title


@IN_EVERY_LANGUAGE
def test_the_markdown_is_what_discord_renders(lang: str) -> None:
    for one in chapters(lang):
        assert not re.search(r"\||<[^>]*>|&\w+;|\]\(|_|\n\n\n", one.text), one.title
        for line in one.body.splitlines():
            assert line.count("**") % 2 == 0, f"{one.title}: bold is left open: {line}"
            assert "*" not in line.replace("**", ""), f"{one.title}: a lonely asterisk: {line}"
            assert line == line.rstrip(), f"{one.title}: spaces at the end of a line"


@IN_EVERY_LANGUAGE
def test_the_typography_is_that_of_the_language(lang: str) -> None:
    text = book(lang).replace("*also:", "")
    assert not re.findall(r".{0,20}[\"'].{0,20}", text)
    if lang == "fr":
        assert not re.findall(rf".{{0,20}}[^{NARROW_NO_BREAK}][;!?]", text)
        assert not re.findall(rf".{{0,20}}[^{NO_BREAK}][:\u00bb]|\u00ab[^{NO_BREAK}]", text)
    if lang == "de":
        quotes = re.findall("[\u201c\u201d\u201e\u00ab\u00bb]", text)
        assert quotes == ["\u201e", "\u201c"] * (len(quotes) // 2)


# -- contents ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(len(chapters("en"))), ids=lambda place: chapters("en")[place].title)
def test_a_chapter_names_the_same_numbers_in_every_language(place: int) -> None:
    english = chapters("en")[place].numbers
    for lang in LANGUAGES[1:]:
        assert chapters(lang)[place].numbers == english, f"{lang}: {chapters(lang)[place].title}"


@IN_EVERY_LANGUAGE
def test_actions_and_options_are_found_by_what_the_buttons_call_them(lang: str) -> None:
    words = words_for("alba_longa", lang)
    looked_up = "\n".join(f"{one.title}\n{one.also}" for one in chapters(lang)).casefold()
    keys = [f"action-{word}" for word in AlbaLonga.kinds().actions]
    keys += [f"option-{name}" for name in AlbaLonga.Variant.model_fields]
    titles = [words.say(key, attribute="title") for key in keys]
    assert [title for title in titles if title.casefold() not in looked_up] == []


@IN_EVERY_LANGUAGE
def test_the_numbers_are_those_of_the_components(lang: str) -> None:
    data = AlbaLonga.printed()

    def rows(title: str) -> list[list[int]]:
        lines = [line for line in chapter(title, lang).body.splitlines() if line.startswith("- ")]
        return [[int(number) for number in re.findall(r"\d+", line)] for line in lines]

    assert rows("Growth") == [[born, data.growth[born]] for born in range(1, 7)]
    assert rows("Harvest") == [
        [data.harvest[one].farmer, data.harvest[one].improved, data.harvest[one].sabotaged] for one in Climate
    ]
    prayers = [sorted(card.back_prayers for card in data.cards.values() if card.front is one) for one in Climate]
    assert rows("Climate cards")[:3] == prayers
    for *successes, sabotages in rows("Battles")[3:]:
        assert {data.sabotaged(success) for success in successes} == {sabotages}
