"""Where towns and their suburbs lie: on no name, on no other town, and within the picture."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.flandern1302.components import printed
from engine.games.flandern1302.pieces import CityName
from renderers.canvas import Box
from renderers.flandern1302 import board, land, plan, standing

DATA = printed()


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def tiles(town: plan.Town) -> list[tuple[str, Box]]:
    """Every place of a town where a quarter can ever lie, the suburbs among them."""
    return [(f"{ground.plot} {ground.special or ''}", town.box(ground)) for ground in DATA.grounds]


def columns() -> list[Box]:
    """Where the columns with name and ranking stand on the board."""
    corners = [land.corner(name) for name in CityName]
    return [(x + board.TOWN, y + 6, x + board.TOWN + standing.WIDE, y + 6 + standing.HIGH) for x, y in corners]


@pytest.mark.parametrize("name", CityName)
def test_no_tile_of_the_board_lies_on_a_name_or_leaves_its_sheet(name: CityName) -> None:
    x, y = land.corner(name)
    for what, (left, top, right, bottom) in tiles(board.town_of(name)):
        assert x <= left < right <= x + board.TOWN, f"{name} {what} leaves its sheet"
        assert y <= top < bottom <= y + land.SHEET_HIGH, f"{name} {what} leaves its sheet"
        assert all(apart((left, top, right, bottom), box) for box in columns()), f"{name} {what} covers a column"


def test_no_town_lies_on_another() -> None:
    for one, other in combinations(CityName, 2):
        for what, box in tiles(board.town_of(one)):
            for which, there in tiles(board.town_of(other)):
                assert apart(box, there), f"{one} {what} lies on {other} {which}"
