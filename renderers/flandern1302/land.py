"""The map of Flanders under the towns: sea and rivers, roads, woods and windmills. Drawn once, in six sheets."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.games.flandern1302.pieces import CityName
from renderers.api import Canvas, Pen, sprite, square

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
SEA = (
    "M-20 -20 H470 C430 26 330 -4 262 22 C200 44 150 8 96 44 C52 74 34 132 30 196 C26 250 6 262 -20 290 Z",
    "M1270 -20 C1300 22 1350 8 1400 16 C1470 26 1494 56 1520 96 C1536 122 1560 128 1600 130 V-20 Z",
)
RIVERS = (
    "M30 196 C20 330 60 376 180 392 C330 410 430 372 560 388 C690 404 800 372 930 392 C1080 412 1180 380 1290 394 "
    "C1400 410 1480 380 1600 396",
    "M930 392 C960 320 940 250 954 180 C964 120 936 60 950 -20",
    "M560 388 C590 470 540 560 566 640 C580 700 560 760 572 820",
    "M1480 388 C1500 300 1476 250 1496 180 C1508 140 1516 120 1520 96",
    "M1290 394 C1250 470 1090 520 1062 620 C1050 690 1080 740 1064 820",
)
WAVES = ((16, 46), (30, 92), (300, 8), (12, 130), (1540, 30), (1552, 64), (1470, 12))
BRIDGES = (195, 719, 1243)
ROADS = (
    "M195 345 V440", "M719 345 V440", "M1243 345 V440", "M345 200 H560", "M869 190 H1090", "M345 595 H560",
    "M869 590 H1090",
)  # fmt: skip
WOODS = (
    (36, 356), (66, 366), (352, 52), (368, 330), (560, 40), (580, 62), (884, 346), (558, 344), (1084, 56), (1104, 40),
    (1392, 344), (1090, 350), (40, 444), (64, 762), (356, 452), (370, 748), (560, 748), (586, 762), (880, 450),
    (1090, 748), (1110, 764), (1396, 452), (30, 752), (1084, 444),
)  # fmt: skip
MILLS = ((356, 86), (548, 82), (880, 74), (1400, 74), (46, 490), (880, 740), (1076, 486), (548, 486))
HILLS = ((1388, 770), (1350, 782), (1418, 786))


def corner(city: CityName) -> tuple[int, int]:
    """The upper left corner of a city's sheet."""
    column, row = PLACES[city]
    return LEFT + column * SHEET_WIDE, TOP + row * SHEET_HIGH


def _moved(strokes: str, dx: int, dy: int) -> str:
    """An outline of plain pairs, moved; H and V move one number only."""
    out: list[str] = []
    command, across = "M", True
    for token in strokes.replace("-", " -").split():
        word = token
        while word and word[0].isalpha():
            command, across = word[0], word[0] != "V"
            out.append(command)
            word = word[1:]
        if word:
            out.append(str(float(word) - (dx if across else dy)))
            if command not in "HV":
                across = not across
    return " ".join(out)


def _mill(pen: Pen, x: float, y: float) -> None:
    """A post mill."""
    pen.shape([(x - 10, y + 22), (x - 6, y - 4), (x + 6, y - 4), (x + 10, y + 22)], "tile", "ink", 2)
    pen.shape([(x - 8, y - 4), (x, y - 13), (x + 8, y - 4)], "clay", "ink", 2)
    for dx, dy in ((17, 17), (17, -17), (-17, 17), (-17, -17)):
        pen.line([(x, y - 5), (x + dx, y - 5 + dy)], "ink", 2.2)
        side, turn = (5 if dx * dy > 0 else -5), (5 if dy > 0 else -5)
        inner, outer = (x + dx * 0.35, y - 5 + dy * 0.35), (x + dx, y - 5 + dy)
        sail = [inner, outer, (outer[0] + side, outer[1] - turn), (inner[0] + side, inner[1] - turn)]
        pen.shape(sail, "vellum", "ink", 1.2)


def _ship(pen: Pen, x: float, y: float) -> None:
    """A cog under sail."""
    pen.line([(x, y - 4), (x, y - 40)], "ink", 3)
    pen.shape([(x - 15, y - 34), (x + 15, y - 34), (x + 18, y - 12), (x - 18, y - 12)], "vellum", "ink", 2)
    pen.box(x - 4, y - 34, 8, 22, "rubric")
    pen.shape([(x - 26, y - 8), (x + 26, y - 8), (x + 17, y + 8), (x - 17, y + 8)], "wood", "ink", 2.4)


@sprite
def _sheet(column: int, row: int) -> Pen:
    """The land under one city."""
    pen = Pen(SHEET_WIDE, SHEET_HIGH, SHEET_WIDE)
    dx, dy = column * SHEET_WIDE, row * SHEET_HIGH
    pen.box(-1, -1, SHEET_WIDE + 2, SHEET_HIGH + 2, "parchment")
    for sea in SEA:
        pen.path(_moved(sea, dx, dy), "sky", "lake", 5)
    for wave in WAVES:
        x, y = wave[0] - dx, wave[1] - dy
        crest = f"M{x - 10} {y} C{x - 5} {y - 6} {x - 4} {y - 6} {x} {y} C{x + 5} {y - 6} {x + 6} {y - 6} {x + 10} {y}"
        pen.line(crest, "lake", 2.4)
    for road in ROADS:
        pen.line(_moved(road, dx, dy), "fold", 15)
    for river in RIVERS:
        pen.line(_moved(river, dx, dy), "lake", 15)
        pen.line(_moved(river, dx, dy), "sky", 10)
    for bridge in BRIDGES:
        x = bridge - dx
        pen.box(x - 13, 366 - dy, 26, 54, "ashlar", "ink", 2.4)
        pen.box(x - 7, 366 - dy, 14, 54, "fold")
    for hill in HILLS:
        x, y = hill[0] - dx, hill[1] - dy
        slope = f"M{x - 34} {y} C{x - 18} {y - 34} {x + 18} {y - 34} {x + 34} {y} Z"
        pen.path(slope, "vert-pale", "rule", 2)
    for x, y in WOODS:
        pen.line([(x - dx, y + 10 - dy), (x - dx, y - dy)], "beam", 3)
        pen.circle(x - dx, y - 4 - dy, 10, "leaf", "moss", 2)
    for x, y in MILLS:
        _mill(pen, x - dx, y - dy)
    if not column and not row:
        _ship(pen, 38, 60)
    return pen


@cache
def bare() -> Image.Image:
    """The sheet of parchment with the map on it."""
    canvas = Canvas(WIDTH, HEIGHT, "parchment")
    for column, row in PLACES.values():
        canvas.stamp(_sheet(column, row), LEFT + column * SHEET_WIDE, TOP + row * SHEET_HIGH, "parchment")
    canvas.frame(0, 0, WIDTH, HEIGHT, "ink", 4)
    canvas.frame(7, 7, WIDTH - 14, HEIGHT - 14, "rule", 2)
    canvas.frame(LEFT - 3, TOP - 3, WIDE + 6, HIGH + 6, "ink", 3)
    return canvas.image


@cache
def under(city: CityName, wide: int, high: int) -> Image.Image:
    """The land under a city, cut out."""
    x, y = corner(city)
    return bare().crop((x, y, x + wide, y + high))


@square
def tree(pen: Pen) -> None:
    """A tree of the fields around a town."""
    pen.line("M50 96 V60", "beam", 10)
    pen.circle(50, 44, 36, "leaf", "moss", 6)
    pen.circle(38, 34, 10, "vert-pale")
