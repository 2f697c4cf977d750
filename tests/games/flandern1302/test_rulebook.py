"""The rulebook that players read with /rules: the same chapters in every language, each fit for one message."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.games.flandern1302
from engine.core.words import LANGUAGES, words_for
from engine.games.flandern1302 import Flandern1302
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import Card, Special

BOOKS = Path(engine.games.flandern1302.__file__).parent / "rulebook"
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
def test_a_book_is_its_title_and_the_same_chapters_in_every_language(lang: str) -> None:
    assert re.match(r"# Flandern 1302\n\n## ", book(lang))
    assert not re.findall(r"^(?:#|###.*)$", book(lang), flags=re.MULTILINE)
    titles = [one.title.casefold() for one in chapters(lang)]
    assert len(titles) == len(set(titles)) == len(chapters("en")) > 30


@IN_EVERY_LANGUAGE
def test_every_chapter_fits_one_message(lang: str) -> None:
    assert not {one.title: len(one.text) for one in chapters(lang) if len(one.text) > LONGEST_CHAPTER}


@IN_EVERY_LANGUAGE
def test_every_chapter_says_by_which_words_it_is_looked_up(lang: str) -> None:
    for one in chapters(lang):
        listed = re.fullmatch(r"\*also: ([^*]+)\*", one.also)
        assert listed, one.title
        terms = listed[1].split(", ")
        assert len(set(terms)) == len(terms) >= 3, one.title
        assert [term for term in terms if term != term.lower() or term != term.strip() or not term] == []


@IN_EVERY_LANGUAGE
def test_the_markdown_is_what_discord_renders(lang: str) -> None:
    for one in chapters(lang):
        assert "|" not in one.text, f"{one.title}: a table"
        assert not re.search(r"<[^>]*>|&\w+;", one.text), f"{one.title}: HTML"
        assert "_" not in one.text, f"{one.title}: an underscore would slant the text"
        assert "\n\n\n" not in one.text
        for line in one.body.splitlines():
            assert line.count("**") % 2 == 0, f"{one.title}: bold is left open: {line}"
            assert "*" not in line.replace("**", ""), f"{one.title}: a lonely asterisk: {line}"
            assert line == line.rstrip(), f"{one.title}: spaces at the end of a line"


def test_typography() -> None:
    for lang in LANGUAGES:
        assert not re.findall(r".{0,20}[\"'].{0,20}", book(lang))
    french = book("fr").replace("*also:", "")
    assert not re.findall(rf".{{0,20}}[^{NARROW_NO_BREAK}][;!?]", french)
    assert not re.findall(rf".{{0,20}}[^{NO_BREAK}][:\u00bb]|\u00ab[^{NO_BREAK}]", french)
    quotes = re.findall("[\u201c\u201d\u201e\u00ab\u00bb]", book("de"))
    assert quotes == ["\u201e", "\u201c"] * (len(quotes) // 2)


# -- contents ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(len(chapters("en"))), ids=lambda place: chapters("en")[place].title)
def test_a_chapter_names_the_same_numbers_in_every_language(place: int) -> None:
    english = chapters("en")[place].numbers
    for lang in LANGUAGES[1:]:
        assert chapters(lang)[place].numbers == english, f"{lang}: {chapters(lang)[place].title}"


@IN_EVERY_LANGUAGE
def test_actions_and_pieces_are_called_what_the_game_calls_them(lang: str) -> None:
    told, words = "\n".join(one.body for one in chapters(lang)).casefold(), words_for("flandern1302", lang)
    names = [words.say(f"action-{word}", attribute="title") for word in Flandern1302.kinds().actions]
    names += [words.say(f"name-{card}") for card in Card]
    assert [name for name in names if name.casefold() not in told] == []


@IN_EVERY_LANGUAGE
def test_chapters_that_others_refer_to_exist(lang: str) -> None:
    titles = [one.title for one in chapters(lang)]
    quoted = r"[\u201c\u201e\u00ab]\u00a0?(.+?)\u00a0?[\u201c\u201d\u00bb]"
    referred_to = re.findall(rf"(?i:see|voir|siehe) {quoted}", book(lang))
    assert len(referred_to) == 6
    for referred in referred_to:
        assert any(title.startswith(referred) for title in titles), referred


# -- the numbers printed on the components -----------------------------------------------------------------------------


def plots(grounds: int) -> set[int]:
    """The plots within the wall among these."""
    return {one.plot for one in Flandern1302.printed().grounds if one.special is None and one.takes & grounds}


def listed(line: str) -> tuple[set[int], set[int]]:
    """Plots at long sides and the other neighbours, as a line of the book names them."""
    found = re.search(r"\*\*([\d ]+)\*\*(?:, ([\d ]+))?$", line)
    assert found, line
    return {int(number) for number in found[1].split()}, {int(number) for number in (found[2] or "").split()}


def borders(ground: Ground) -> tuple[set[int], set[int]]:
    return plots(ground.long), plots(ground.touches) - plots(ground.long)


@IN_EVERY_LANGUAGE
def test_neighbours_and_long_sides_are_those_of_the_map(lang: str) -> None:
    data, words = Flandern1302.printed(), words_for("flandern1302", lang)
    lines = re.findall(r"^- .*\*\*.*$", chapter("Neighbours and long sides", lang).body, re.MULTILINE)
    inside = [one for one in data.grounds if one.special is None and one.plot > 0]
    assert len(lines) == len(inside) + len(data.doubles)
    for line, ground in zip(lines, [*inside, *data.doubles], strict=True):
        if ground.shape:
            assert line.startswith(f"- {ground.plot} {words.say(f'name-{ground.shape}')}")
        assert listed(line) == borders(ground), line


@IN_EVERY_LANGUAGE
def test_plots_outside_the_wall_are_those_of_the_map(lang: str) -> None:
    lines = re.findall(r"^- .*\*\*.*$", chapter("Outside the wall", lang).body, re.MULTILINE)
    north = [one for one in Flandern1302.printed().grounds if one.suburb and one.side == "N"]
    assert [line[2] for line in lines] == [str(one.special) for one in sorted(north, key=lambda one: str(one.special))]
    for line in lines:
        number = re.findall(r"\d+", line)[1]
        [ground] = [one for one in north if one.special is Special(line[2]) and one.plot == int(number)]
        assert listed(line)[0] == plots(ground.long), line


@IN_EVERY_LANGUAGE
def test_the_golden_deck_is_the_printed_one(lang: str) -> None:
    told = chapter("The golden deck", lang).body
    words = words_for("flandern1302", lang)
    for letter, pile in zip("AB", Flandern1302.printed().piles, strict=True):
        [line] = [line for line in told.splitlines() if re.match(rf"\*\*\w+ {letter}\*\*", line)]
        for card in (Card.BUILDING_SITE, Card.TAKE_BACK, Card.GUILD_MASTER, Card.INFLUENCE, Card.CATHEDRAL):
            count = pile.count(card)
            assert (f"{count} {words.say(f'name-{card}')}" in line) == bool(count), line
