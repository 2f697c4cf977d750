"""The rulebook that players read with /rules: the same chapters in every language, each fit for one message."""

from __future__ import annotations

import re

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES, words_for
from tests.fluent_forms import patterns_of
from tests.laws.tables import NAMES, OURS
from tests.rulebooks import Book

BOOKS = {name: Book(name) for name in NAMES}
EVERY_BOOK = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in BOOKS for lang in LANGUAGES])

#: one chapter is one Discord message
LONGEST_CHAPTER = 1500
#: a choice that autocomplete offers
LONGEST_TITLE = 100
#: chapters of a book; that of a small game of someone else may be shorter
FEWEST_CHAPTERS, FEWEST_OF_OURS = 3, 10
#: these books put actions into sentences; by which words they are found there, the game's own tests ask
BY_OTHER_WORDS = {("alba_longa", lang) for lang in LANGUAGES}
NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"


@EVERY_BOOK
def test_a_book_is_its_title_and_then_nothing_but_chapters(name: str, lang: str) -> None:
    text = BOOKS[name].book(lang)
    assert re.match(r"# \S.*\n\n## ", text)
    assert not re.findall(r"^#(?!# \S).*", text.split("\n", 1)[1], re.MULTILINE)


@EVERY_BOOK
def test_every_language_has_the_same_chapters_and_each_fits_one_message(name: str, lang: str) -> None:
    found = BOOKS[name].chapters(lang)
    assert len(found) == len(BOOKS[name].chapters("en"))
    assert len(found) > (FEWEST_OF_OURS if name in OURS else FEWEST_CHAPTERS)
    assert len({one.title.casefold() for one in found}) == len(found)
    assert {one.title: len(one.text) for one in found if len(one.text) > LONGEST_CHAPTER} == {}
    assert max(len(one.title) for one in found) <= LONGEST_TITLE


@EVERY_BOOK
def test_every_chapter_says_by_which_words_it_is_looked_up(name: str, lang: str) -> None:
    for one in BOOKS[name].chapters(lang):
        listed = re.fullmatch(r"\*also: ([^*]+)\*", one.also)
        assert listed, one.title
        terms = listed[1].split(", ")
        assert len(set(terms)) == len(terms) >= 3, one.title
        assert [term for term in terms if term != term.lower().strip() or not term] == []


@EVERY_BOOK
def test_the_markdown_is_what_discord_renders(name: str, lang: str) -> None:
    for one in BOOKS[name].chapters(lang):
        assert not re.search(r"\||<[^>]*>|&\w+;|\]\(|_|\n\n\n", one.text), one.title
        for line in one.body.splitlines():
            assert line.count("**") % 2 == 0, f"{one.title}: bold is left open: {line}"
            assert "*" not in line.replace("**", ""), f"{one.title}: a lonely asterisk: {line}"
            assert line == line.rstrip(), f"{one.title}: spaces at the end of a line"


@EVERY_BOOK
def test_a_chapter_names_the_same_numbers_in_every_language(name: str, lang: str) -> None:
    for english, other in zip(BOOKS[name].chapters("en"), BOOKS[name].chapters(lang), strict=True):
        assert other.numbers == english.numbers, f"{lang}: {other.title}"


@pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name in OURS for lang in LANGUAGES if (name, lang) not in BY_OTHER_WORDS]
)
def test_actions_are_called_what_the_buttons_call_them(name: str, lang: str) -> None:
    told = "\n".join(one.body for one in BOOKS[name].chapters(lang)).casefold()
    words = words_for(name, lang)
    titles = [words.say(f"action-{word}", attribute="title") for word in catalogue.find(name).kinds().actions]
    assert [title for title in titles if title.casefold() not in told] == []


@EVERY_BOOK
def test_things_are_told_and_found_by_what_the_game_calls_them(name: str, lang: str) -> None:
    words, chapters = words_for(name, lang), BOOKS[name].chapters(lang)
    files = catalogue.kit(name).words.folder.rglob("*.ftl")
    keys = {spoken.key for file in files for spoken in patterns_of(file) if spoken.key.startswith("name-")}
    # of what stands in brackets, the book has chapters of their own
    names = [re.sub(r" \(.*\)$", "", words.say(key)).casefold() for key in sorted(keys)]
    told = "\n".join(one.body for one in chapters).casefold()
    assert [one for one in names if one not in told] == []
    if (name, lang) not in BY_OTHER_WORDS:
        looked_up = "\n".join(f"{one.title}\n{one.also}" for one in chapters).casefold()
        assert [one for one in names if one not in looked_up] == []


def referred_to(name: str, lang: str) -> list[str]:
    """The chapters that a book tells its readers to see."""
    return re.findall(
        r"(?i:see|voir|siehe) [\u201c\u201e\u00ab]\u00a0?(.+?)\u00a0?[\u201c\u201d\u00bb]", BOOKS[name].book(lang)
    )


@EVERY_BOOK
def test_chapters_that_others_refer_to_exist(name: str, lang: str) -> None:
    titles, found = [one.title for one in BOOKS[name].chapters(lang)], referred_to(name, lang)
    assert [one for one in found if not any(title.startswith(one) for title in titles)] == []
    assert len(found) == len(referred_to(name, "en"))


@EVERY_BOOK
def test_there_are_no_typewriter_quotes(name: str, lang: str) -> None:
    assert not re.findall(r".{0,20}[\"'].{0,20}", BOOKS[name].book(lang))


@pytest.mark.parametrize("name", BOOKS)
def test_french_marks_never_stand_alone_on_a_line(name: str) -> None:
    french = BOOKS[name].book("fr").replace("*also:", "").replace("*shown:", "")
    assert not re.findall(rf".{{0,20}}[^{NARROW_NO_BREAK}][;!?]", french)
    assert not re.findall(rf".{{0,20}}[^{NO_BREAK}][:\u00bb]", french)
    assert not re.findall(rf"\u00ab[^{NO_BREAK}]", french)


@pytest.mark.parametrize("name", BOOKS)
def test_german_quotes_are_low_and_high(name: str) -> None:
    quotes = re.findall("[\u201c\u201d\u201e\u00ab\u00bb]", BOOKS[name].book("de"))
    assert quotes == ["\u201e", "\u201c"] * (len(quotes) // 2)


#: how players ask which numbers are not known for certain
RECONSTRUCTED = {"en": "reconstructed", "fr": "reconstitué", "de": "rekonstruiert"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in OURS if catalogue.find(name).component_file])
def test_a_book_with_component_data_says_what_is_reconstructed(name: str, lang: str) -> None:
    chapters = [one for one in BOOKS[name].chapters(lang) if RECONSTRUCTED[lang] in one.also]
    assert [one.title for one in chapters if RECONSTRUCTED[lang] in one.title]
