"""The rulebook names the numbers of the components."""

from __future__ import annotations

import re

from engine.core.words import words_for
from engine.games.shafausa import Shafausa
from engine.games.shafausa.pieces import Building
from tests.narration import IN_ALL_LANGUAGES
from tests.rulebooks import Book

chapter = Book("shafausa").chapter


def numbers_after(name: str, lang: str, title: str) -> list[int]:
    """The numbers on the line of a list that begins with this name."""
    line = re.search(rf"^- \*\*{re.escape(name)}\*\*(.*)$", chapter(title, lang).body, re.MULTILINE | re.IGNORECASE)
    assert line, f"{name} is missing"
    return [int(number) for number in re.findall(r"\d+", line[1])]


@IN_ALL_LANGUAGES
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


@IN_ALL_LANGUAGES
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


@IN_ALL_LANGUAGES
def test_cities_cost_what_the_boards_show(lang: str) -> None:
    boards = Shafausa.printed().boards
    lines = [line for line in chapter("Cities", lang).body.splitlines() if re.match(r"- \w+ [2-5]", line)]
    assert len(lines) == 4
    for number, line in enumerate(lines, 2):
        usual, *others = re.findall(r"(\d+) CHF", line)
        of_people = {
            name.casefold(): int(chf) for name, chf in re.findall(r"(\w+)\W?: (\d+) CHF", line.partition("(")[2])
        }
        assert len(others) == len(of_people)
        for people, board in boards.items():
            assert board.cities[number - 1].price.chf == of_people.get(str(people), int(usual))


@IN_ALL_LANGUAGES
def test_set_up_tiles_bring_what_they_show(lang: str) -> None:
    parts = re.split(r"^\*\*.*\*\*$", chapter("COLONIAL: the set-up tiles", lang).body, flags=re.MULTILINE)[1:]
    words = words_for("shafausa", lang)
    lines = {}
    for players, part in enumerate(parts, 2):
        for line in part.strip().splitlines():
            value, _, content = line.removeprefix("- ").replace("\N{NO-BREAK SPACE}", "").partition(":")
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
