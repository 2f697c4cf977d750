"""Where towns and their suburbs lie: on no name, on no other town, and within the picture."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.components import printed
from engine.games.flandern1302.pieces import CityName
from renderers.canvas import Box, Canvas
from renderers.flandern1302 import board, choosing, land, leaf, look, plan, standing
from tests.renderers.flandern1302.positions import match

LANGS = ("en", "fr", "de")
DATA = printed()


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def tiles(town: plan.Town) -> list[tuple[str, Box]]:
    """Every place of a town where a quarter can ever lie, the suburbs among them."""
    return [(f"{ground.plot} {ground.special or ''}", town.box(ground)) for ground in DATA.grounds]


def several(lang: str) -> Canvas:
    """The picture of a choice among plots of all cities."""
    own: Any = match(4)[20].private[0]
    plots = [next(plot for plot, (city, _) in DATA.places.items() if city is name) for name in CityName]
    choice = choosing.choice_of(own, Build.word, {}, {"plot": plots, "quarter": list(DATA.kinds)[:1]})
    assert choice
    return choosing.drawn(own, lang, choice)


def named(lang: str) -> list[Box]:
    """Where the names of the cities stand in that picture."""
    words = look.words_in(lang)
    wanted = {
        words("choosing-city", code=code, city=words(f"city-{name}"))
        for name, code in zip(CityName, DATA.codes, strict=True)
    }
    found = [one.box for one in several(lang).placed if one.wanted in wanted]
    assert len(found) == len(CityName)
    return found


def columns() -> list[Box]:
    """Where the columns with name and ranking stand on the board."""
    corners = [land.corner(name) for name in CityName]
    return [(x + board.TOWN, y + 6, x + board.TOWN + standing.WIDE, y + 6 + standing.HIGH) for x, y in corners]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CityName)
def test_no_tile_lies_on_a_name_where_a_plot_is_chosen_among_all_cities(name: CityName, lang: str) -> None:
    wide, high = several(lang).image.size
    for what, (left, top, right, bottom) in tiles(choosing.town_of(name)):
        assert leaf.MARGIN <= left < right <= wide - leaf.MARGIN, f"{name} {what} leaves the page"
        assert choosing.ROWS <= top < bottom <= high - leaf.MARGIN, f"{name} {what} leaves the page"
        for box in named(lang):
            assert apart((left, top, right, bottom), box), f"{name} {what} at {(left, top)} covers a name at {box}"


@pytest.mark.parametrize("name", CityName)
def test_no_tile_of_the_board_lies_on_a_name_or_leaves_its_sheet(name: CityName) -> None:
    x, y = land.corner(name)
    for what, (left, top, right, bottom) in tiles(board.town_of(name)):
        assert x <= left < right <= x + board.TOWN, f"{name} {what} leaves its sheet"
        assert y <= top < bottom <= y + land.SHEET_HIGH, f"{name} {what} leaves its sheet"
        assert all(apart((left, top, right, bottom), box) for box in columns()), f"{name} {what} covers a column"


@pytest.mark.parametrize("towns", [board.town_of, choosing.town_of], ids=["board", "choosing"])
def test_no_town_lies_on_another(towns: Any) -> None:
    for one, other in combinations(CityName, 2):
        for what, box in tiles(towns(one)):
            for which, there in tiles(towns(other)):
                assert apart(box, there), f"{one} {what} lies on {other} {which}"
