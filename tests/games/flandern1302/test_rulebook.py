"""The rulebook names the numbers of the components."""

from __future__ import annotations

import re

from engine.core.words import words_for
from engine.games.flandern1302 import Flandern1302
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import Card, Special
from tests.narration import IN_ALL_LANGUAGES
from tests.rulebooks import Book

chapter = Book("flandern1302").chapter


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


@IN_ALL_LANGUAGES
def test_neighbours_and_long_sides_are_those_of_the_map(lang: str) -> None:
    data, words = Flandern1302.printed(), words_for("flandern1302", lang)
    lines = re.findall(r"^- .*\*\*.*$", chapter("Neighbours and long sides", lang).body, re.MULTILINE)
    inside = [one for one in data.grounds if one.special is None and one.plot > 0]
    assert len(lines) == len(inside) + len(data.doubles)
    for line, ground in zip(lines, [*inside, *data.doubles], strict=True):
        if ground.shape:
            assert line.startswith(f"- {ground.plot} {words.say(f'name-{ground.shape}')}")
        assert listed(line) == borders(ground), line


@IN_ALL_LANGUAGES
def test_plots_outside_the_wall_are_those_of_the_map(lang: str) -> None:
    lines = re.findall(r"^- .*\*\*.*$", chapter("Outside the wall", lang).body, re.MULTILINE)
    north = [one for one in Flandern1302.printed().grounds if one.suburb and one.side == "N"]
    assert [line[2] for line in lines] == [str(one.special) for one in sorted(north, key=lambda one: str(one.special))]
    for line in lines:
        number = re.findall(r"\d+", line)[1]
        [ground] = [one for one in north if one.special is Special(line[2]) and one.plot == int(number)]
        assert listed(line)[0] == plots(ground.long), line


@IN_ALL_LANGUAGES
def test_the_golden_deck_is_the_printed_one(lang: str) -> None:
    told = chapter("The golden deck", lang).body
    words = words_for("flandern1302", lang)
    for letter, pile in zip("AB", Flandern1302.printed().piles, strict=True):
        [line] = [line for line in told.splitlines() if re.match(rf"\*\*\w+ {letter}\*\*", line)]
        for card in (Card.BUILDING_SITE, Card.TAKE_BACK, Card.GUILD_MASTER, Card.INFLUENCE, Card.CATHEDRAL):
            count = pile.count(card)
            assert (f"{count} {words.say(f'name-{card}')}" in line) == bool(count), line
