"""The rulebook that players read with /rules: the same chapters in every language, each fit for one message."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import engine.games.comuni
from engine.core.words import LANGUAGES, words_for
from engine.games.comuni import Comuni
from engine.games.comuni.components import PILES
from engine.games.comuni.pieces import Category, Resource

BOOKS = Path(engine.games.comuni.__file__).parent / "rulebook"
IN_EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

#: one chapter is one Discord message
LONGEST_CHAPTER = 1500
#: a choice that autocomplete offers
LONGEST_TITLE = 100
NO_BREAK, NARROW_NO_BREAK = "\u00a0", "\u202f"

CATEGORIES = {
    Category.ECONOMY: ("economy", "économie", "Wirtschaft"),
    Category.MILITARY: ("military", "militaire", "Militär"),
    Category.CULTURE: ("culture", "culture", "Kultur"),
    Category.RELIGION: ("religion", "religion", "Religion"),
}
RESOURCES = {
    Resource.GOLD: ("gold", "sac d\u2019or", "Gold"),
    Resource.ARMY: ("army", "armée", "Armee"),
    Resource.PILGRIM: ("pilgrim", "pèlerin", "Pilger"),
    Resource.CRAFTSMAN: ("craftsman", "artisan", "Handwerker"),
}
MASTERS = {
    Category.ECONOMY: ("Treasurer", "Trésorier", "Schatzmeister"),
    Category.MILITARY: ("Captain", "Capitaine", "Hauptmann"),
    Category.CULTURE: ("Architect", "Architecte", "Architekt"),
    Category.RELIGION: ("Bishop", "Évêque", "Bischof"),
}
ACTIONS = {
    "bid": ("bid", "faites une offre", "gibst du ein Gebot"),
    "claim": ("claim", "réclamer", "einfordern"),
    "collect": ("collect income", "faites rentrer vos gains", "Erträge einholst"),
    "take": ("take", "prenez", "nimm"),
    "withdraw": ("take back", "récupérer", "zurücknehmen"),
    "move": ("move", "déplacer", "versetzen"),
    "found": ("found a building", "fonder un bâtiment", "Gebäude gründen"),
    "add-floor": ("add a floor", "ajouter un étage", "Stockwerk hinzufügen"),
    "lay-wall": ("lay a wall", "poser un rempart", "Mauer errichten"),
    "raise-wall": ("raise a wall", "surélever un rempart", "Mauer erhöhen"),
    "finish": ("finish building", "terminez la construction", "beendest du das Bauen"),
    "keep": ("keep", "garder", "behalten"),
    "mend": ("repair", "réparer", "beheben"),
    "commit": ("commit armies", "engagez vos armées", "setzt du Armeen ein"),
    "exchange": ("exchange", "échanger", "tauschen"),
}
PIECES = {
    "envoy": ("envoy", "envoyé", "Gesandte"),
    "project card": ("project card", "carte de projet", "Projektkarte"),
    "activation card": ("activation card", "carte d\u2019activation", "Aktivierungskarte"),
    "bonus wall": ("bonus wall card", "carte de remparts bonus", "Bonus-Mauerkarte"),
    "wall section": ("wall section", "partie de remparts", "Mauerabschnitt"),
    "guild master": ("guild master", "maître de corporation", "Zunftmeister"),
    "alliance leader": ("alliance leader", "chef d\u2019alliance", "Bündnisführer"),
    "invasion marker": ("invasion marker", "marqueur d\u2019invasion", "Invasionsmarker"),
    "plunder tile": ("plunder tile", "tuile de pillage", "Plünderungsplättchen"),
    "hero tile": ("hero tile", "tuile de héros", "Heldenplättchen"),
}


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


def chapter(title: str, lang: str = "en") -> Chapter:
    """A chapter by its English title, in any language."""
    place = [one.title for one in chapters("en")].index(title)
    return chapters(lang)[place]


# -- form --------------------------------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_a_book_is_its_title_and_then_nothing_but_chapters(lang: str) -> None:
    lines = book(lang).splitlines()
    assert lines[0] == "# Comuni"
    assert re.match(r"# Comuni\n\n## ", book(lang))
    assert [line for line in lines[1:] if line.startswith("#") and not re.fullmatch(r"## \S.*\S", line)] == []


@IN_EVERY_LANGUAGE
def test_every_language_has_the_same_number_of_chapters(lang: str) -> None:
    assert len(chapters(lang)) == len(chapters("en")) > 20


@IN_EVERY_LANGUAGE
def test_no_two_chapters_have_the_same_title(lang: str) -> None:
    titles = [one.title.casefold() for one in chapters(lang)]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= LONGEST_TITLE


@IN_EVERY_LANGUAGE
def test_every_chapter_fits_one_message(lang: str) -> None:
    too_long = {one.title: len(one.text) for one in chapters(lang) if len(one.text) > LONGEST_CHAPTER}
    assert not too_long


@IN_EVERY_LANGUAGE
def test_every_chapter_says_by_which_words_it_is_looked_up(lang: str) -> None:
    for one in chapters(lang):
        listed = re.fullmatch(r"\*also: ([^*]+)\*", one.also)
        assert listed, one.title
        terms = listed[1].split(", ")
        assert len(terms) >= 3, one.title
        assert len(set(terms)) == len(terms), one.title
        assert [term for term in terms if term != term.lower() or term != term.strip() or not term] == []


@IN_EVERY_LANGUAGE
def test_the_markdown_is_what_discord_renders(lang: str) -> None:
    for one in chapters(lang):
        assert "|" not in one.text, f"{one.title}: a table"
        assert not re.search(r"<[^>]*>|&\w+;", one.text), f"{one.title}: HTML"
        assert not re.search(r"!?\[[^\]]*\]\(", one.text), f"{one.title}: an image or a link"
        assert "_" not in one.text, f"{one.title}: an underscore would slant the text"
        for line in one.body.splitlines():
            assert line.count("**") % 2 == 0, f"{one.title}: bold is left open: {line}"
            assert "*" not in line.replace("**", ""), f"{one.title}: a lonely asterisk: {line}"
            assert line == line.rstrip(), f"{one.title}: spaces at the end of a line"
        assert "\n\n\n" not in one.text


# -- typography --------------------------------------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_no_typewriter_quotes(lang: str) -> None:
    assert not re.findall(r".{0,20}[\"'].{0,20}", book(lang))


def test_french_marks_never_stand_alone_on_a_line() -> None:
    french = book("fr")
    assert not re.findall(rf".{{0,20}}[^{NARROW_NO_BREAK}][;!?]", french)
    marks = french.replace("*also:", "")
    assert not re.findall(rf".{{0,20}}[^{NO_BREAK}][:\u00bb]", marks)
    assert not re.findall(rf"\u00ab[^{NO_BREAK}]", marks)


def test_german_quotes_are_low_and_high() -> None:
    quotes = re.findall("[\u201c\u201d\u201e\u00ab\u00bb]", book("de"))
    assert quotes == ["\u201e", "\u201c"] * (len(quotes) // 2)


# -- contents ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(len(chapters("en"))), ids=lambda place: chapters("en")[place].title)
def test_a_chapter_names_the_same_numbers_in_every_language(place: int) -> None:
    english = chapters("en")[place].numbers
    for lang in LANGUAGES[1:]:
        assert chapters(lang)[place].numbers == english, f"{lang}: {chapters(lang)[place].title}"


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("names", [CATEGORIES, RESOURCES, MASTERS, ACTIONS, PIECES])
def test_every_thing_and_every_action_appears(lang: str, names: dict[str, tuple[str, ...]]) -> None:
    told = "\n".join(one.body for one in chapters(lang)).casefold()
    at = LANGUAGES.index(lang)
    assert [name[at] for name in names.values() if name[at].casefold() not in told] == []


def test_nothing_is_missing_from_the_lists_above() -> None:
    assert set(CATEGORIES) == set(MASTERS) == set(Category)
    assert set(RESOURCES) == set(Resource)
    assert set(ACTIONS) == set(Comuni.kinds().actions)


def test_actions_are_called_what_the_buttons_call_them() -> None:
    told, words = book("en").casefold(), words_for("comuni", "en")
    titles = [words.say(f"action-{word}", attribute="title") for word in ACTIONS]
    assert [title for title in titles if title.casefold() not in told] == []


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("names", [CATEGORIES, RESOURCES, MASTERS, PIECES])
def test_things_are_found_by_their_names(lang: str, names: dict[str, tuple[str, ...]]) -> None:
    looked_up = " ".join(f"{one.title} {one.also}" for one in chapters(lang)).casefold()
    at = LANGUAGES.index(lang)
    assert [name[at] for name in names.values() if name[at].casefold() not in looked_up] == []


# -- the numbers printed on the components -----------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_the_comuni_have_their_starting_cubes_and_base_income(lang: str) -> None:
    told = chapter("The comuni", lang).body
    for home in Comuni.printed().homes:
        part = told.split(f"**{home.number} {home.name}**\n")[1].split("\n\n")[0]
        start, income = part.splitlines()
        order = (Resource.GOLD, Resource.ARMY, Resource.PILGRIM, Resource.CRAFTSMAN)
        assert [int(number) for number in re.findall(r"\d+", start)] == [home.start[one] for one in order]
        assert sum(int(number) for number in re.findall(r"\d+", income)) == len(home.income)
        for resource in home.fixed:
            assert RESOURCES[resource][LANGUAGES.index(lang)] in income


@IN_EVERY_LANGUAGE
def test_the_invaders_have_their_strength_and_their_hero_tiles(lang: str) -> None:
    invasions, heroes = chapter("Invasions", lang).body, chapter("Heroes", lang).body
    lines = [line for line in invasions.splitlines() if line.startswith("- ")]
    tiles = [line for line in heroes.splitlines() if re.search(r"^- .*\d+\D+\d+$", line)]
    invaders = [Comuni.printed().invaders[pile] for pile in PILES]
    assert [re.findall(r"\d+", line) for line in lines] == [[str(one.base)] for one in invaders]
    assert [re.findall(r"\d+", line) for line in tiles] == [[str(one.hero_high), str(one.hero_low)] for one in invaders]


@IN_EVERY_LANGUAGE
def test_the_invasion_marker_starts_where_it_does(lang: str) -> None:
    told = chapter("Refill and piles", lang).body
    for players in Comuni.seats:
        marks = ", ".join(f"{pile} {Comuni.printed().marker[pile][players]}" for pile in PILES)
        assert re.search(rf"^- {players} .*: {marks}$", told, re.MULTILINE), f"{players} players: {marks}"


@IN_EVERY_LANGUAGE
def test_the_set_up_tells_columns_cards_and_cubes(lang: str) -> None:
    data, numbers = Comuni.printed(), chapter("Set-up", lang).numbers
    for players in Comuni.seats:
        assert numbers[str(sum(card.min_players <= players for card in data.cards.values()))]
    for resource in Resource:
        assert numbers[str(data.cubes[resource])]
    assert numbers[str(data.bonus_walls)]
    *first, last = [str(column.cards) for column in data.columns]
    assert re.search(rf"{', '.join(first)} \w+ {last} ", chapter("Set-up", lang).body)
