"""What holds for the pictures of every game, however full they are: texts fit, files are small enough."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES
from renderers import png, registry
from renderers.canvas import Canvas
from tests.renderers.scenes import LONGEST, half_made
from tests.renderers.tidiness import assert_tidy, named_in

LARGEST = 1024 * 1024
#: characters of an alternative text that Discord takes, and without which it says nothing
LONGEST_ALT, SHORTEST_ALT, SHORTEST_OF_A_BOARD = 1024, 30, 80
GAMES = tuple(game for game in registry.games() if game not in catalogue.installed())


def scenes(game: str) -> Any:
    """The positions of a game: matches, and more of everything than a match ever has."""
    return import_module(f"tests.renderers.{game}.positions")


def more(game: str, kind: str, table: tuple[Any, ...]) -> list[Any]:
    """Further positions of a game, if it has such: `full_hands`, `rare` ones, those of people `choosing`."""
    found = getattr(scenes(game), kind, None)
    return list(found(*table)) if found else []


TABLES = [
    pytest.param(game, table, id="-".join((game, *map(str, table)))) for game in GAMES for table in scenes(game).TABLES
]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_even_the_fullest_pictures_stay_below_a_mebibyte(game: str, table: tuple[Any, ...]) -> None:
    seen, crowded = scenes(game).match(*table), scenes(game).crowded(*table)
    pictures = registry.find(game)
    drawn = [pictures.board(crowded, "de", since.public) for since in (seen[0], seen[9])]
    drawn.append(pictures.closeup(crowded, 1, "de"))
    for view in (crowded, seen[-1].public, *more(game, "rare", table)):
        drawn += [pictures.moment(name, view, "fr") for name in pictures.held(view)]
    assert all(len(png.encoded(canvas)) <= LARGEST for canvas in drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), TABLES)
def test_pictures_with_more_of_everything_than_a_match_ever_has_are_tidy(
    game: str, table: tuple[Any, ...], lang: str
) -> None:
    pictures, view, since = registry.find(game), scenes(game).crowded(*table), scenes(game).match(*table)[0].public
    names = LONGEST[: view.players]
    drawn = [pictures.board(view, lang, since, names), pictures.closeup(view, 0, lang, names)]
    for canvas in (*drawn, *(pictures.moment(one, view, lang, names) for one in pictures.held(view))):
        assert_tidy(canvas, named_in(canvas, names))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), TABLES)
def test_full_hands_and_rare_positions_are_tidy(game: str, table: tuple[Any, ...], lang: str) -> None:
    pictures, names, drawn = registry.find(game), LONGEST[: table[-1]], list[Canvas]()
    for own in more(game, "full_hands", table):
        drawn += [pictures.hand(own, lang), pictures.hand(own, lang, names)]
    for view in more(game, "rare", table):
        drawn += [pictures.board(view, lang, None, names), pictures.closeup(view, 0, lang, names)]
        drawn += [pictures.moment(one, view, lang, names) for one in pictures.held(view)]
    for canvas in drawn:
        assert_tidy(canvas, named_in(canvas, names))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), TABLES)
def test_pictures_of_choices_are_tidy(game: str, table: tuple[Any, ...], lang: str) -> None:
    choice, seen = registry.find(game).choice, scenes(game).match(*table)
    for own in (own for one in (*more(game, "choosing", table), *seen[3::23]) for own in one.private):
        for half in half_made(own, -1) if choice else ():
            if choice and (canvas := choice.drawn(own, lang, half)):
                assert_tidy(canvas, ())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "table"), TABLES)
def test_an_alternative_text_has_at_most_1024_characters(game: str, table: tuple[Any, ...], lang: str) -> None:
    pictures, crowded = registry.find(game), scenes(game).crowded(*table)
    for seen in scenes(game).match(*table)[::17]:
        view = seen.public
        assert len(pictures.alt(view, lang, LONGEST[: view.players])) > SHORTEST_OF_A_BOARD
        for kind in ("board", "closeup", *pictures.held(view)):
            assert SHORTEST_ALT < len(pictures.alt(view, lang, LONGEST[: view.players], kind)) <= LONGEST_ALT
    for kind in ("board", "closeup", *pictures.held(crowded)):
        for length in (100, 200):
            assert len(pictures.alt(crowded, lang, ["W" * length] * crowded.players, kind)) <= LONGEST_ALT
