"""The twelve kinds of buildings: little houses, each with the tool of its trade."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from engine.games.shafausa.pieces import Building
from renderers.pen import Pen, Sprite, around, sprite, square, star

EDGE = 4.5


def _chalet(pen: Pen, roof: str, wall: str) -> None:
    """A broad house under a low roof."""
    pen.box(12, 40, 76, 56, wall, "ink", EDGE)
    pen.path("M2 46 L50 6 L98 46 L91 54 L50 21 L9 54 Z", roof, "ink", EDGE)
    pen.path("M16 49 L50 21 L84 49 Z", wall)


@square
def _inn(pen: Pen) -> None:
    _chalet(pen, "brick", "straw")
    pen.path("M30 52 H62 V88 H30 Z", "economy", "ink", EDGE)
    pen.line("M62 58 H74 V78 H62", "ink", 7)
    pen.path("M26 54 C24 42 36 40 40 44 C46 38 56 40 58 44 C68 42 68 54 64 56 H28 Z", "chalk", "ink", 4)
    pen.line("M41 62 V82", "bronze", 4)
    pen.line("M52 62 V82", "bronze", 4)


@square
def _ironworks(pen: Pen) -> None:
    pen.box(62, 8, 22, 50, "clay", "ink", EDGE)
    pen.path("M8 96 V52 L30 38 V52 L54 38 V52 H92 V96 Z", "brick", "ink", EDGE)
    pen.path("M26 96 V76 C26 58 74 58 74 76 V96 Z", "ink")
    pen.path("M50 58 C54 70 68 72 68 84 C68 92 60 95 50 95 C40 95 32 92 32 84 C32 76 44 74 50 58 Z", "flame")
    pen.path("M50 74 C52 80 58 82 58 88 C58 92 54 94 50 94 C46 94 42 92 42 88 C42 82 48 80 50 74 Z", "glint")


@square
def _quarry(pen: Pen) -> None:
    for x, y, wide in ((4, 66, 46), (50, 66, 46), (27, 38, 46)):
        pen.box(x, y, wide, 28, "stone", "ink", EDGE)
        pen.box(x + 4, y + 4, wide - 8, 7, "ashlar")
    pen.line("M34 54 L74 12", "ink", 13)
    pen.line("M34 54 L74 12", "wood", 7)
    pen.path("M56 2 L88 30 L78 42 L46 14 Z", "steel", "ink", EDGE)


@square
def _sawmill(pen: Pen) -> None:
    _chalet(pen, "moss", "wood")
    teeth = [
        (50 + (30 if tooth % 2 else 23) * cos(tooth * pi / 12), 66 + (30 if tooth % 2 else 23) * sin(tooth * pi / 12))
        for tooth in range(24)
    ]
    pen.shape(teeth, "silver", "ink", 4)
    pen.circle(50, 66, 9, "ink")
    pen.circle(50, 66, 4, "silver")


@square
def _kiln(pen: Pen) -> None:
    pen.path("M42 24 C34 16 48 12 42 3 H57 C64 12 52 16 58 24 Z", "stone", "ink", 3)
    pen.path("M4 96 C4 52 24 23 50 23 C76 23 96 52 96 96 Z", "beam", "ink", EDGE)
    pen.line("M22 62 C36 54 64 54 78 62", "wood", 5)
    pen.line("M31 42 C40 37 60 37 69 42", "wood", 5)
    pen.path("M32 96 V80 C32 62 68 62 68 80 V96 Z", "ink")
    pen.path("M50 70 C53 78 62 80 62 88 C62 94 56 96 50 96 C44 96 38 94 38 88 C38 82 46 80 50 70 Z", "flame")


@square
def _loft(pen: Pen) -> None:
    """A granary on mushrooms of stone, as in the Valais."""
    for x in (20, 68):
        pen.path(f"M{x} 82 H{x + 12} L{x + 10} 98 H{x + 2} Z", "wood", "ink", 4)
        pen.path(f"M{x - 8} 74 H{x + 20} V82 H{x - 8} Z", "ashlar", "ink", 4)
    pen.box(10, 40, 80, 34, "wood", "ink", EDGE)
    pen.path("M2 44 L50 4 L98 44 Z", "slate", "ink", EDGE)
    for y in (51, 63):
        pen.line(f"M14 {y} H86", "beam", 4)
    pen.box(38, 44, 24, 30, "straw", "ink", 4)


@square
def _builders_house(pen: Pen) -> None:
    _chalet(pen, "azure", "vellum")
    for leg in ("M50 40 L32 88", "M50 40 L68 88"):
        pen.line(leg, "ink", 9)
    pen.line("M38 68 H62", "ink", 6)
    pen.circle(50, 39, 10, "gold", "ink", 4)


@square
def _booster_shop(pen: Pen) -> None:
    pen.box(10, 30, 80, 66, "orchid-pale", "ink", EDGE)
    for at in range(6):
        pen.path(
            f"M{4 + at * 15.4} 10 H{19.4 + at * 15.4} V32 C{18 + at * 15.4} 42 {6 + at * 15.4} 42 {4 + at * 15.4} 32 Z",
            "chalk" if at % 2 else "orchid",
            "ink",
            3.5,
        )
    pen.shape([(30, 52), (62, 46), (70, 86), (38, 92)], "azure", "ink", EDGE)
    pen.shape(star(50, 69, 15, 6.5, 5), "glint")


@sprite
def _miners_guild(size: int) -> Pen:
    pen = Pen(size, size)
    _chalet(pen, "slate", "ashlar")
    for flip in (1, -1):

        def at(x: float, flip: int = flip) -> float:
            return 50 + flip * (x - 50)

        pen.line([(at(30), 92), (at(68), 48)], "ink", 10)
        pen.line([(at(30), 92), (at(68), 48)], "wood", 5)
    pen.path("M18 58 C24 44 38 36 50 40 L46 50 C36 48 28 52 24 62 Z", "steel", "ink", 4)
    pen.path("M62 38 L84 58 L76 66 L54 46 Z", "steel", "ink", 4)
    return pen


@square
def _trading_post(pen: Pen) -> None:
    _chalet(pen, "gold", "parchment")
    pen.line("M50 42 V86", "ink", 7)
    pen.line("M26 52 H74", "ink", 7)
    pen.line("M36 90 H64", "ink", 8)
    for x in (26, 74):
        pen.path(f"M{x - 15} 70 H{x + 15} C{x + 13} 84 {x - 13} 84 {x - 15} 70 Z", "gold", "ink", 4)
        pen.line([(x, 53), (x - 12, 70)], "ink", 3)
        pen.line([(x, 53), (x + 12, 70)], "ink", 3)


@square
def _market_hall(pen: Pen) -> None:
    pen.box(8, 36, 84, 60, "ashlar", "ink", EDGE)
    pen.path("M2 42 L18 12 H82 L98 42 Z", "vert", "ink", EDGE)
    for x in (15, 41, 67):
        pen.path(f"M{x} 96 V66 C{x} 48 {x + 19} 48 {x + 19} 66 V96 Z", "ink")
    for x in (15, 41, 67):
        pen.box(x, 80, 19, 16, "wood", "ink", 3)
    pen.circle(24, 77, 5, "rubric")
    pen.circle(50, 77, 5, "economy")
    pen.circle(76, 77, 5, "leaf")


@square
def _office(pen: Pen) -> None:
    """A plan on a drawing board."""
    pen.line("M24 96 L50 40 L76 96", "ink", 11)
    pen.line("M24 96 L50 40 L76 96", "wood", 5)
    pen.shape([(10, 14), (90, 14), (94, 76), (6, 76)], "azure-pale", "ink", EDGE)
    pen.path("M28 66 V44 L50 26 L72 44 V66 Z", None, "azure", 5)
    pen.line("M50 50 V66", "azure", 5)
    pen.line("M20 66 H80", "azure", 4)
    for x, y in around(50, 14, 0.1, 1):
        pen.circle(x, y, 7, "rubric", "ink", 3)


_HOUSES: dict[Building, Callable[[int], Sprite]] = {
    Building.INN: _inn,
    Building.IRONWORKS: _ironworks,
    Building.QUARRY: _quarry,
    Building.SAWMILL: _sawmill,
    Building.KILN: _kiln,
    Building.LOFT: _loft,
    Building.BUILDERS_HOUSE: _builders_house,
    Building.BOOSTER_SHOP: _booster_shop,
    Building.MINERS_GUILD: _miners_guild,
    Building.TRADING_POST: _trading_post,
    Building.MARKET_HALL: _market_hall,
    Building.OFFICE: _office,
}


def house(building: Building, size: int) -> Sprite:
    """A building's picture."""
    return _HOUSES[building](size)
