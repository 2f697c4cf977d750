"""The rulebook says what the game calls its things, and names the numbers of its components."""

from __future__ import annotations

import re

from engine.core.words import LANGUAGES
from engine.games.comuni import Comuni, components
from engine.games.comuni.pieces import Category, Resource
from tests.narration import IN_ALL_LANGUAGES
from tests.rulebooks import Book

#: in English, French and German
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
PIECES = [
    ("envoy", "envoyé", "Gesandte"),
    ("project card", "carte de projet", "Projektkarte"),
    ("activation card", "carte d\u2019activation", "Aktivierungskarte"),
    ("bonus wall card", "carte de remparts bonus", "Bonus-Mauerkarte"),
    ("wall section", "section de remparts", "Mauerabschnitt"),
    ("guild master", "maître de corporation", "Zunftmeister"),
    ("alliance leader", "chef d\u2019alliance", "Bündnisführer"),
    ("invasion marker", "marqueur d\u2019invasion", "Invasionsmarker"),
    ("plunder tile", "tuile de pillage", "Plünderungsplättchen"),
    ("hero tile", "tuile de héros", "Heldenplättchen"),
]

BOOK = Book("comuni")
chapters, chapter = BOOK.chapters, BOOK.chapter


@IN_ALL_LANGUAGES
def test_every_thing_appears_and_is_found_by_its_name(lang: str) -> None:
    told = "\n".join(one.body for one in chapters(lang)).casefold()
    looked_up = " ".join(f"{one.title} {one.also}" for one in chapters(lang)).casefold()
    names = [name[LANGUAGES.index(lang)] for name in (*RESOURCES.values(), *MASTERS.values(), *PIECES)]
    assert [name for name in names if name.casefold() not in told] == []
    assert [name for name in names if name.casefold() not in looked_up] == []


def test_nothing_is_missing_from_the_lists_above() -> None:
    assert (set(MASTERS), set(RESOURCES)) == (set(Category), set(Resource))


# -- the numbers printed on the components -----------------------------------------------------------------------------


@IN_ALL_LANGUAGES
def test_the_comuni_have_their_starting_cubes_and_base_income(lang: str) -> None:
    told = chapter("The comuni", lang).body
    for home in Comuni.printed().homes:
        part = told.split(f"**{home.number} {home.name}**\n")[1].split("\n\n")[0]
        start, income = part.splitlines()
        assert [int(number) for number in re.findall(r"\d+", start)] == [home.start[one] for one in Resource]
        assert sum(int(number) for number in re.findall(r"\d+", income)) == len(home.income)
        for resource in home.fixed:
            assert RESOURCES[resource][LANGUAGES.index(lang)] in income


@IN_ALL_LANGUAGES
def test_the_invaders_have_their_strength_and_their_hero_tiles(lang: str) -> None:
    invaders = [Comuni.printed().invaders[pile] for pile in components.PILES]
    assert chapter("Invasions", lang).rows == [[one.base] for one in invaders]
    tiles = [row for row in chapter("Heroes", lang).rows if row]
    assert tiles == [[one.hero_high, one.hero_low] for one in invaders]


@IN_ALL_LANGUAGES
def test_the_invasion_marker_starts_where_it_does(lang: str) -> None:
    told = chapter("Refill and piles", lang).body
    for players in Comuni.seats:
        marks = ", ".join(f"{pile} {Comuni.printed().marker[pile][players]}" for pile in components.PILES)
        assert re.search(rf"^- {players} .*: {marks}$", told, re.MULTILINE), f"{players} players: {marks}"


@IN_ALL_LANGUAGES
def test_the_set_up_tells_columns_cards_and_cubes(lang: str) -> None:
    data, numbers = Comuni.printed(), chapter("Set-up", lang).numbers
    for players in Comuni.seats:
        assert numbers[str(sum(card.min_players <= players for card in data.cards.values()))]
    for resource in Resource:
        assert numbers[str(data.cubes[resource])]
    assert numbers[str(data.bonus_walls)]
    *first, last = [str(column.cards) for column in data.columns]
    assert re.search(rf"{', '.join(first)} \w+ {last} ", chapter("Set-up", lang).body)
