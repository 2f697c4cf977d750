"""The sheet of pieces names every kind of thing a board shows, in every language, and nothing on it is cut."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from importlib import import_module

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES, words_for
from engine.games.alba_longa import components
from engine.games.alba_longa import pieces as alba_longa
from engine.games.comuni import pieces as comuni
from engine.games.flandern1302 import pieces as flandern1302
from engine.games.shafausa import pieces as shafausa
from renderers import png, registry
from renderers.alba_longa import legend
from renderers.canvas import PARTS, Canvas
from renderers.legend import PAGES
from renderers.palette import LIVERIES
from renderers.wording import ALT
from tests.renderers.tidiness import assert_tidy

OURS = tuple(game for game in registry.games() if game not in catalogue.installed())
GAMES = pytest.mark.parametrize("game", OURS)
IN = pytest.mark.parametrize("lang", LANGUAGES)
TYPICAL = 300_000
#: what lies on a board, by the rules' own lists
KINDS: dict[str, tuple[Iterable[Enum], ...]] = {
    "alba_longa": (alba_longa.Town, alba_longa.Job, alba_longa.Climate, alba_longa.Season, alba_longa.Blessing),
    "comuni": (comuni.Resource, comuni.Category),
    "flandern1302": (flandern1302.Arms, flandern1302.Shape, flandern1302.Card),
    "shafausa": (shafausa.Resource, shafausa.Building, shafausa.People),
}


def sheet(game: str, lang: str) -> Canvas:
    drawn: Canvas = import_module(f"renderers.{game}.legend").PIECES.drawn(lang)
    return drawn


def test_every_game_says_what_lies_on_its_board() -> None:
    assert set(KINDS) == set(OURS)


@IN
@GAMES
def test_every_kind_of_piece_is_named_as_the_rules_name_it(game: str, lang: str) -> None:
    said = " ".join(one.text for one in sheet(game, lang).placed).casefold().replace("\N{NO-BREAK SPACE}", " ")
    said = said.replace("- ", "-")  # parted after a hyphen
    words = words_for(game, lang)
    missing = [kind for kinds in KINDS[game] for kind in kinds if words.named(kind).casefold() not in said]
    assert not missing


def test_the_dice_of_alba_longa_show_a_number_they_have() -> None:
    assert legend.PIPS in components.printed().faces


@IN
@GAMES
def test_nothing_on_the_sheet_is_cut_or_lies_on_something_else(game: str, lang: str) -> None:
    assert_tidy(sheet(game, lang), ())


@IN
@GAMES
def test_the_pages_of_a_message_hold_the_whole_sheet_and_neither_is_tall(game: str, lang: str) -> None:
    pictures = registry.find(game)
    whole, pages = sheet(game, lang), [pictures.pieces(lang, page) for page in PAGES]
    assert {one.text for page in pages if page for one in page.placed} == {one.text for one in whole.placed}
    for number, page in enumerate(pages):
        assert page is not None
        wide, high = page.image.size
        assert high <= 1.35 * wide
        assert_tidy(page, ())
        assert pictures.pieces_alt(lang, number) != pictures.pieces_alt(lang)


@IN
@GAMES
def test_the_sheet_is_the_same_whatever_was_drawn_before_and_small_enough(game: str, lang: str) -> None:
    pictures = registry.find(game)
    image = pictures.pieces(lang)
    assert image is not None
    first = png.encoded(image)
    PARTS.clear()
    started, _ = catalogue.find(game).start(max(catalogue.find(game).seats), "pieces")
    pictures.board(started.view(), lang)
    again = pictures.pieces(lang)
    assert again is not None
    assert png.encoded(again) == first
    assert len(first) <= TYPICAL


@IN
@GAMES
def test_the_sheet_in_words_stays_within_its_limit(game: str, lang: str) -> None:
    said = registry.find(game).pieces_alt(lang)
    assert 300 < len(said) <= ALT
    # whole sentences; where some had no room, an ellipsis says so
    assert said.removesuffix(" …").endswith(".")


@GAMES
def test_the_sheet_speaks_the_language_of_its_reader(game: str) -> None:
    assert len({registry.find(game).pieces_alt(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@GAMES
def test_every_seat_wears_a_livery_of_its_own(game: str) -> None:
    for players in catalogue.find(game).seats:
        started, _ = catalogue.find(game).start(players, "liveries")
        found = registry.find(game).liveries(started.view())
        assert len(set(found)) == len(found) == players
        assert set(found) <= set(range(len(LIVERIES)))
