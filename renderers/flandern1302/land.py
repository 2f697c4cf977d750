"""The map of Flanders under the towns: sea and rivers, roads, woods and windmills. Drawn once, in six sheets."""

from __future__ import annotations

from engine.games.flandern1302.pieces import CityName
from renderers.canvas import Canvas, layer
from renderers.flandern1302.wood import ART

WIDTH, HEIGHT = 1600, 1200
#: where the map lies, and how large the sheet of one city is
LEFT, TOP, SHEET_WIDE, SHEET_HIGH = 14, 104, 524, 394
WIDE, HIGH = 3 * SHEET_WIDE, 2 * SHEET_HIGH
#: west to east, north above south
PLACES = {
    CityName.BRUGGE: (0, 0),
    CityName.GENT: (1, 0),
    CityName.UTRECHT: (2, 0),
    CityName.IEPER: (0, 1),
    CityName.LEUVEN: (1, 1),
    CityName.LUIK: (2, 1),
}
_MAP = ART.piece("flanders")


def corner(city: CityName) -> tuple[int, int]:
    """The upper left corner of a city's sheet."""
    column, row = PLACES[city]
    return LEFT + column * SHEET_WIDE, TOP + row * SHEET_HIGH


@layer
def bare() -> Canvas:
    """The sheet of parchment with the map on it."""
    canvas = Canvas(WIDTH, HEIGHT, "parchment")
    for column, row in PLACES.values():
        x, y = column * SHEET_WIDE, row * SHEET_HIGH
        canvas.stamp(_MAP(x, y, SHEET_WIDE, SHEET_HIGH), LEFT + x, TOP + y, "parchment")
    canvas.frame(0, 0, WIDTH, HEIGHT, "ink", 4)
    canvas.frame(7, 7, WIDTH - 14, HEIGHT - 14, "rule", 2)
    canvas.frame(LEFT - 3, TOP - 3, WIDE + 6, HIGH + 6, "ink", 3)
    return canvas


@layer
def under(city: CityName, wide: int, high: int) -> Canvas:
    """The land under a city, cut out."""
    x, y = corner(city)
    canvas = Canvas(wide, high, "parchment")
    canvas.lay(bare(), -x, -y)
    return canvas
