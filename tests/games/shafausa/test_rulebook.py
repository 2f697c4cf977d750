"""The rulebook that players read with /rules: the same chapters in every language, each fit for one message."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.words import LANGUAGES, words_for
from engine.games.shafausa import Shafausa, components
from engine.games.shafausa.pieces import Building, People, Power, Resource

BOOKS = Path(components.__file__).parent / "rulebook"
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

#: one chapter is one Discord message
LONGEST_CHAPTER = 1500
#: a choice that autocomplete offers
LONGEST_TITLE = 100
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


def numbers_after(name: str, lang: str, title: str) -> list[int]:
    """The numbers on the line of a list that begins with this name."""
    line = re.search(rf"^- \*\*{re.escape(name)}\*\*(.*)$", chapter(title, lang).body, re.MULTILINE | re.IGNORECASE)
    assert line, f"{name} is missing"
    return [int(number) for number in re.findall(r"\d+", line[1])]


# -- form --------------------------------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_a_book_is_its_title_and_then_nothing_but_chapters(lang: str) -> None:
    assert book(lang).startswith("# Shafausa\n\n## ")
    assert not re.findall(r"^#(?!# \S).*", book(lang).split("\n", 1)[1], re.MULTILINE)


@IN_EVERY_LANGUAGE
def test_every_language_has_the_same_chapters_and_each_fits_one_message(lang: str) -> None:
    found = chapters(lang)
    assert len(found) == len(chapters("en"))
    assert len({one.title.casefold() for one in found}) == len(found)
    assert {one.title: len(one.text) for one in found if len(one.text) > LONGEST_CHAPTER} == {}
    assert max(len(one.title) for one in found) <= LONGEST_TITLE


@IN_EVERY_LANGUAGE
def test_every_chapter_says_by_which_words_it_is_looked_up(lang: str) -> None:
    for one in chapters(lang):
        listed = re.fullmatch(r"\*also: ([^*]+)\*", one.also)
        assert listed, one.title
        terms = listed[1].split(", ")
        assert len(set(terms)) == len(terms) >= 3, one.title
        assert [term for term in terms if term != term.lower().strip() or not term] == []


@IN_EVERY_LANGUAGE
def test_the_markdown_is_what_discord_renders(lang: str) -> None:
    for one in chapters(lang):
        assert not re.search(r"\||<[^>]*>|&\w+;|\]\(|_|\n\n\n", one.text), one.title
        for line in one.body.splitlines():
            assert line.count("**") % 2 == 0, f"{one.title}: bold is left open: {line}"
            assert "*" not in line.replace("**", ""), f"{one.title}: a lonely asterisk: {line}"
            assert line == line.rstrip(), f"{one.title}: spaces at the end of a line"


def test_quotes_and_marks_are_those_of_the_language() -> None:
    for lang in LANGUAGES:
        assert not re.findall(r".{0,20}[\"'].{0,20}", book(lang))
    french = book("fr").replace("*also:", "")
    assert not re.findall(rf".{{0,20}}[^{NARROW_NO_BREAK}][;!?]", french)
    assert not re.findall(rf".{{0,20}}[^{NO_BREAK}][:\u00bb]", french)
    assert not re.findall(rf"\u00ab[^{NO_BREAK}]", french)
    quotes = re.findall("[\u201c\u201d\u201e\u00ab\u00bb]", book("de"))
    assert quotes == ["\u201e", "\u201c"] * (len(quotes) // 2)


# -- contents ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(len(chapters("en"))), ids=lambda place: chapters("en")[place].title)
def test_a_chapter_names_the_same_numbers_in_every_language(place: int) -> None:
    english = chapters("en")[place].numbers
    for lang in LANGUAGES[1:]:
        assert chapters(lang)[place].numbers == english, f"{lang}: {chapters(lang)[place].title}"


@IN_EVERY_LANGUAGE
def test_actions_are_called_what_the_buttons_call_them(lang: str) -> None:
    told, words = "\n".join(one.body for one in chapters(lang)).casefold(), words_for("shafausa", lang)
    titles = [words.say(f"action-{word}", attribute="title") for word in Shafausa.kinds().actions]
    assert [title for title in titles if title.casefold() not in told] == []


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("kind", [Building, People, Power, Resource])
def test_things_are_found_by_their_names(
    lang: str, kind: type[Building] | type[People] | type[Power] | type[Resource]
) -> None:
    looked_up = " ".join(f"{one.title} {one.also}" for one in chapters(lang)).casefold()
    words = words_for("shafausa", lang)
    names = [words.say(f"name-{thing}") for thing in kind]
    assert [name for name in names if name.casefold() not in looked_up] == []


# -- the numbers of the components -------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_prices_and_points_are_those_of_the_components(lang: str) -> None:
    data, words = Shafausa.printed(), words_for("shafausa", lang)
    for resource, scale in data.scales.items():
        name, mine = words.say(f"name-{resource}"), data.mines[resource]
        sale, purchase = (scale.sell_start, scale.sell_min, scale.sell_max), (scale.buy_start, scale.buy_min)
        assert numbers_after(name, lang, "Resources and the stock exchange") == [*sale, *purchase, scale.buy_max]
        materials = [count for _, count in mine.price.materials]
        assert numbers_after(name, lang, "Mines") == [mine.price.chf, *materials, mine.vp]
    for building, tile in data.buildings.items():
        known = [tile.vp] if building is Building.OFFICE else [tile.price, tile.vp]
        assert numbers_after(words.say(f"name-{building}"), lang, "The buildings")[: len(known)] == known
    miners = re.findall(r"^- \D*(\d+)\D+(\d+) CHF$", chapter("Miners", lang).body, re.MULTILINE)
    assert {int(number): int(price) for number, price in miners} == data.miner_prices
    *row, last = data.warehouse_prices
    assert re.search(rf"^{', '.join(map(str, row))} \w+ {last} CHF", chapter("Warehouses", lang).body, re.MULTILINE)


@IN_EVERY_LANGUAGE
def test_peoples_start_with_what_their_boards_show(lang: str) -> None:
    words = words_for("shafausa", lang)
    for people, board in Shafausa.printed().boards.items():
        line = next(one for one in chapter("The peoples", lang).body.splitlines() if f"**{people.title()}**" in one)
        first, *later = board.cities
        assert f" {board.chf} CHF" in line
        awake = line.split("CHF")[1].split(". ")[1].casefold()
        for thing in (*first.mines, *first.buildings):
            assert words.say(f"name-{thing}").casefold() in awake
        asleep = [
            (words.say(f"name-{thing}").casefold(), number)
            for number, plot in enumerate(later, 2)
            for thing in (*plot.mines, *plot.buildings)
        ]
        told = re.findall(r"([^:,()\u00a0]+) \(\w+ (\d)\)", line)
        assert sorted((name.strip().casefold(), int(number)) for name, number in told) == sorted(asleep)


@IN_EVERY_LANGUAGE
def test_set_up_tiles_bring_what_they_show(lang: str) -> None:
    parts = re.split(r"^\*\*.*\*\*$", chapter("COLONIAL: the set-up tiles", lang).body, flags=re.MULTILINE)[1:]
    words = words_for("shafausa", lang)
    lines = {}
    for players, part in enumerate(parts, 2):
        for line in part.strip().splitlines():
            value, _, content = line.removeprefix("- ").replace(NO_BREAK, "").partition(":")
            lines[int(value)] = (players, content)
    tiles = Shafausa.printed().tiles
    assert set(lines) == set(tiles)
    for value, tile in tiles.items():
        players, content = lines[value]
        shown = tile.content
        counts = [one for one in (shown.miners, shown.cities, shown.warehouses, shown.chf) if one]
        assert players == tile.back
        assert sorted(int(number) for number in re.findall(r"\d+", content)) == sorted(counts)
        assert not shown.building or words.say(f"name-{shown.building}") in content
