"""The set-up tiles of COLONIAL: whole, legible and still there once they are taken."""

from __future__ import annotations

from collections import Counter

import pytest
from PIL import Image

from engine.games.shafausa.components import Content, printed
from engine.games.shafausa.pieces import Phase
from renderers import palette
from renderers.api import LIVERIES, Canvas
from renderers.shafausa import board, draft, look
from tests.renderers.scenes import Seen, recorded

PLAYERS = (2, 3, 4, 5, 6)
DATA = printed()
#: what is left white around a tile to see whether something leaves it, and its own edge
OUTSIDE, EDGE = 12, 3


def drafting(players: int) -> list[Seen]:
    return [one for one in recorded("shafausa", f"colonial-{players}-players") if one.public.table.phase is Phase.DRAFT]


def dealt(players: int) -> list[int]:
    """The tiles of this many players."""
    return [value for value, tile in DATA.tiles.items() if tile.back <= players]


def grid(players: int) -> tuple[int, int]:
    """Columns and rows in which they lie."""
    return next((across, down) for across, down in draft.GRIDS if across * down >= len(dealt(players)))


def edge(content: Content, wide: int, high: int, *, taken: bool) -> Image.Image:
    """What is seen around a tile and on its edge, below the band with its value."""
    canvas = Canvas(wide + 2 * OUTSIDE, high + 2 * OUTSIDE, "vellum")
    draft.tile(canvas, OUTSIDE, OUTSIDE, wide, high, 1, content, "vellum", taken=taken)
    image = canvas.finished().convert("RGB")
    top = OUTSIDE + draft.band_of(high)
    inner = (OUTSIDE + EDGE, top, OUTSIDE + wide - EDGE, OUTSIDE + high - EDGE)
    image.paste((0, 0, 0), inner)
    return image


@pytest.mark.parametrize("taken", [False, True], ids=["free", "taken"])
@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_on_a_tile_overlaps_its_edge(players: int, taken: bool) -> None:
    across, down = grid(players)
    wide, high = (board.MARKET - 27) // across - 8, (board.MIDDLE - 66) // down - 8
    for value in dealt(players):
        empty = edge(Content(), wide, high, taken=taken)
        assert edge(DATA.tiles[value].content, wide, high, taken=taken) == empty, f"tile {value} at {wide} x {high}"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_tile_is_legible_free_or_taken(players: int) -> None:
    for seen in drafting(players)[::2]:
        canvas, table = board.drawn(seen.public, "en"), seen.public.table
        written = Counter(one.text for one in canvas.placed)
        for value in table.tiles:
            assert written[str(value)]
        for realm in table.realms:
            for value in realm.tiles:
                assert written[str(value)] >= 2, f"{value} is taken: it stands among the tiles and beside its owner"
            if len(realm.tiles) >= 2:
                assert written[f"= {sum(realm.tiles[:2])}"]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_taken_tile_bears_the_shield_of_its_owner(players: int) -> None:
    table = drafting(players)[-1].public.table
    tall = (board.MIDDLE - 66) // grid(players)[1]
    band = draft.band_of(tall) - 4
    canvas = Canvas(board.MARKET, board.MIDDLE, "parchment")
    draft.draw(canvas, 0, 0, board.MARKET, board.MIDDLE, drafting(players)[-1].public, look.says("en"))
    image = canvas.finished().convert("RGB")
    for seat, realm in enumerate(table.realms):
        for value in realm.tiles:
            [box] = [one.box for one in canvas.placed if one.text == str(value) and (one.box[1] - 54) % tall < band]
            beside = image.crop((box[0] - 44, box[1] - 6, box[0] - 2, box[3] + 6))
            colours = {colour for _, colour in beside.getcolors(4096)}
            assert palette.rgb(LIVERIES[seat].paint) in colours, f"{value} of {realm.people}"
