"""What greets people is within Discord's limits in every language, with every picture, however many games there are."""

from __future__ import annotations

import pytest

from bot.messages import front_door
from bot.messages.front_door import MOST_CARDS, FrontDoor, help_message
from bot.messages.game_facts import by_length
from bot.messages.message import Message, check
from bot.messages.message_layout import files, layout
from bot.messages.parts import Card, Picture
from bot.messages.settings_panel import settings_panel
from bot.store.people import Person
from engine.core import catalogue
from engine.core.words import LANGUAGES
from sandbox.limits import check_message

#: as long as the list of what is going on gets
GOING_ON = "x" * 900


def fits(content: Message) -> None:
    check(content)
    check_message({"components": layout(content).to_components(), "flags": 1 << 15}, {}, v2=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_door_fits_with_as_many_cards_as_a_page_takes(lang: str) -> None:
    games = sorted(catalogue.names())[:MOST_CARDS]
    whole = FrontDoor(games, 0, {game: Picture(f"{game}.png", "x", b"png") for game in games}, GOING_ON, True, True)
    fits(front_door.front_door(whole._replace(games=[*games, *games[:1]]), lang))
    fits(help_message(lang))
    fits(settings_panel(Person(user=1, zone="America/Argentina/ComodRivadavia", quiet_from=1, quiet_to=2), lang))


def test_every_game_is_on_some_page() -> None:
    games = [f"game{number}" for number in range(2 * MOST_CARDS + 1)]
    pages = [FrontDoor(games, page, {}, "", True, False).shown for page in range(3)]
    assert [game for page in pages for game in page] == games
    assert FrontDoor(games, 3, {}, "", True, False).shown == pages[0], "after the last page comes the first"


def test_a_card_travels_with_its_picture_and_reads_without_it() -> None:
    card = Card("Comuni", Picture("board.png", "a board", b"png"))
    content = Message((card,))
    [frame] = layout(content).to_components()
    [section] = frame["components"]
    assert section["accessory"]["media"]["url"] == "attachment://board.png"
    assert [file.filename for file in files(content)] == ["board.png"]
    assert layout(content.words()).to_components()[0]["components"] == [{"type": 10, "content": "Comuni"}]
    assert files(content.words()) == []


def test_the_shortest_game_stands_first() -> None:
    longest = [catalogue.find(game).minutes or (10_000, 0) for game in by_length(catalogue.names())]
    assert longest == sorted(longest)
