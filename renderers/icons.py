"""Icons every game can use: coins and cubes, signs of trades, marks for states. Drawn on a grid of 100."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.pen import Pen, around, sprite, square, star

EDGE = 4.5


@square
def coin(pen: Pen) -> None:
    """A gold coin with a lily."""
    pen.circle(50, 50, 47, "gold", "ink", EDGE)
    pen.circle(50, 50, 34, "glint", "bronze", 3.5)
    pen.path("M50 22 C60 34 60 44 50 58 C40 44 40 34 50 22 Z", "bronze")
    pen.path("M47 56 C30 58 24 48 28 38 C32 34 38 36 37 42 C42 44 46 50 47 56 Z", "bronze")
    pen.path("M53 56 C70 58 76 48 72 38 C68 34 62 36 63 42 C58 44 54 50 53 56 Z", "bronze")
    pen.box(36, 57, 28, 5.5, "bronze")
    pen.path("M50 62 L58 76 H42 Z", "bronze")


@square
def helmet(pen: Pen) -> None:
    """An army: a closed helmet."""
    pen.path("M50 4 C62 4 66 12 60 18 H40 C34 12 38 4 50 4 Z", "rubric", "ink", EDGE)
    pen.path("M14 90 V48 C14 20 30 13 50 13 C70 13 86 20 86 48 V90 C74 97 26 97 14 90 Z", "steel", "ink", EDGE)
    pen.path("M22 84 V48 C22 28 32 21 44 20 C32 30 31 60 34 89 C28 88 24 86 22 84 Z", "silver")
    pen.path("M24 46 H76 V57 H57 V88 H43 V57 H24 Z", "ink")


@square
def shell(pen: Pen) -> None:
    """A pilgrim: the scallop of Saint James."""
    lobes = [-66, -40, -13, 13, 40, 66]
    for degrees in lobes:
        angle = degrees * pi / 180
        pen.circle(50 + 37 * sin(angle), 55 - 37 * cos(angle), 15.5, "ink")
    pen.path("M50 92 L4 48 C10 30 30 16 50 14 C70 16 90 30 96 48 Z", "ink")
    pen.path("M30 76 H70 L76 94 H24 Z", "tile", "ink", EDGE)
    for degrees in lobes:
        angle = degrees * pi / 180
        pen.circle(50 + 37 * sin(angle), 55 - 37 * cos(angle), 11.5, "straw")
    pen.path("M50 86 L12 46 C18 32 34 21 50 20 C66 21 82 32 88 46 Z", "straw")
    for degrees in (-53, -27, 0, 27, 53):
        angle = degrees * pi / 180
        pen.line(
            [(50 + 8 * sin(angle), 84 - 8 * cos(angle)), (50 + 44 * sin(angle), 58 - 44 * cos(angle))], "wood", 4.2
        )


@square
def hammer(pen: Pen) -> None:
    """A craftsman: his hammer."""
    pen.shape([(17, 91), (9, 83), (54, 36), (64, 46)], "wood", "ink", EDGE)
    pen.shape([(22, 84), (18, 80), (56, 40), (60, 44)], "tile")
    pen.path("M36 26 L56 8 C66 4 76 6 84 12 L72 22 L92 44 L76 60 Z", "ashlar", "ink", EDGE)
    pen.path("M44 27 L59 14 C66 10 72 10 76 13 L62 22 Z", "chalk")


@square
def any_cube(pen: Pen) -> None:
    """One resource of your choice: a cube of four colours."""
    pen.path("M50 4 L94 27 V73 L50 96 L6 73 V27 Z", "ink")
    pen.path("M50 10 L86 28 L50 47 L14 28 Z", "economy")
    pen.path("M11 33 L47 52 V89 L11 70 Z", "military")
    pen.path("M89 33 L53 52 V89 L89 70 Z", "religion")
    pen.shape(around(50, 28, 12, 4), "culture", "ink", 2.5)


@square
def scales(pen: Pen, paint: str) -> None:
    """Economy: a pair of scales."""
    pen.circle(50, 13, 7.5, paint)
    pen.box(45.5, 14, 9, 66, paint)
    pen.path("M28 92 C30 78 70 78 72 92 Z", paint)
    pen.line("M15 29 C32 20 40 26 50 26 C60 26 68 20 85 29", paint, 7.5)
    for x in (18, 82):
        pen.line([(x, 29), (x - 14, 58)], paint, 3.6)
        pen.line([(x, 29), (x + 14, 58)], paint, 3.6)
        pen.path(f"M{x - 18} 57 H{x + 18} C{x + 16} 74 {x - 16} 74 {x - 18} 57 Z", paint)


@sprite
def swords(size: int, paint: str) -> Pen:
    """Military: two crossed swords."""
    pen = Pen(size, size)
    for flip in (False, True):

        def at(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
            return (100 - x if flip else x, y)

        pen.shape([at(8, 5), at(22, 11), at(72, 62), at(63, 71), at(13, 21)], paint)
        pen.line([at(54, 80), at(80, 54)], paint, 8)
        pen.line([at(66, 66), at(84, 84)], paint, 9)
        pen.circle(*at(88, 88), 8, paint)
    return pen


@square
def book(pen: Pen, paint: str, gap: str) -> None:
    """Culture: an open book."""
    pen.path("M50 22 C38 12 20 12 5 18 V80 C20 74 38 74 50 86 C62 74 80 74 95 80 V18 C80 12 62 12 50 22 Z", paint)
    pen.line("M50 24 V82", gap, 5)
    for y in (32, 46, 60):
        pen.line(f"M15 {y} C24 {y - 3} 34 {y - 2} 41 {y + 3}", gap, 4.5)
        pen.line(f"M85 {y} C76 {y - 3} 66 {y - 2} 59 {y + 3}", gap, 4.5)


@square
def cross(pen: Pen, paint: str) -> None:
    """Religion: a cross with trefoil ends."""
    pen.box(42, 14, 16, 78, paint)
    pen.box(18, 32, 64, 16, paint)
    for x, y in (
        (50, 12),
        (42, 18),
        (58, 18),
        (16, 40),
        (22, 32),
        (22, 48),
        (84, 40),
        (78, 32),
        (78, 48),
        (50, 90),
        (41, 86),
        (59, 86),
    ):
        pen.circle(x, y, 8.5, paint)


@square
def flame(pen: Pen) -> None:
    """Plunder: a fire."""
    pen.path(
        "M52 4 C58 24 84 34 84 64 C84 84 68 96 50 96 C32 96 16 84 16 64 C16 48 28 42 30 26 C38 30 42 "
        "36 43 42 C50 34 54 20 52 4 Z",
        "flame",
        "ink",
        EDGE,
    )
    pen.path(
        "M51 44 C54 56 68 60 68 74 C68 84 60 90 50 90 C40 90 32 84 32 74 C32 64 40 62 42 54 C46 56 "
        "48 58 49 60 C51 56 52 50 51 44 Z",
        "glint",
    )


@square
def laurel(pen: Pen, paint: str) -> None:
    """A victor's wreath, open at the top."""
    for side in (-1, 1):
        for leaf in range(8):
            angle = (0.5 + side * (0.1 + leaf * 0.098)) * pi
            x, y = 50 + 39 * cos(angle), 50 + 39 * sin(angle)
            lean = angle + side * 1.15
            for turn in (lean + 0.55, lean - 0.55):
                tip = (x + 14 * cos(turn), y + 14 * sin(turn))
                one = (x + 7 * cos(turn) + 4.2 * cos(turn + pi / 2), y + 7 * sin(turn) + 4.2 * sin(turn + pi / 2))
                two = (x + 7 * cos(turn) - 4.2 * cos(turn + pi / 2), y + 7 * sin(turn) - 4.2 * sin(turn + pi / 2))
                pen.shape([(x, y), one, tip, two], paint)
    pen.circle(50, 90, 4.5, paint)


@sprite
def crown(wide: int, paint: str = "gold") -> Pen:
    """Rank: a small crown."""
    pen = Pen(wide, round(wide * 0.7))
    pen.path("M8 64 L3 18 L28 38 L50 4 L72 38 L97 18 L92 64 Z", paint, "ink", 5)
    pen.line("M12 54 H88", "bronze", 6)
    return pen


@square
def fresh(pen: Pen) -> None:
    """What has changed: a small red star."""
    pen.shape(star(50, 50, 50, 24, 4), "chalk")
    pen.shape(star(50, 50, 43, 19, 4), "rubric")
    pen.circle(50, 50, 9, "chalk")


@square
def hourglass(pen: Pen, paint: str = "ink", sand: str = "gold") -> None:
    """Someone is awaited."""
    pen.path(
        "M24 12 H76 V22 C76 40 58 44 58 50 C58 56 76 60 76 78 V88 H24 V78 C24 60 42 56 42 50 C42 44 24 40 24 22 Z",
        "chalk",
        paint,
        6,
    )
    pen.path("M32 30 H68 C64 40 54 42 50 48 C46 42 36 40 32 30 Z", sand)
    pen.path("M30 84 C30 72 44 68 50 62 C56 68 70 72 70 84 Z", sand)
    pen.line("M18 10 H82", paint, 9)
    pen.line("M18 90 H82", paint, 9)


@square
def seal(pen: Pen) -> None:
    """A sealed answer: red wax."""
    for x, y in around(50, 50, 34, 9):
        pen.circle(x, y, 15, "rubric")
    pen.circle(50, 50, 40, "rubric")
    pen.circle(50, 50, 27, None, "gules-deep", 1)
    pen.circle(50, 50, 26, "rubric")
    pen.shape(star(50, 50, 20, 9, 6), "blush")


@square
def tick(pen: Pen, paint: str = "moss") -> None:
    """Done, held, yes."""
    pen.line([(16, 54), (40, 80), (86, 20)], paint, 17)


@sprite
def arrow(wide: int, high: int, paint: str) -> Pen:
    """From here to there."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    mid, half = tall / 2, tall * 0.2
    pen.shape(
        [(0, mid - half), (60, mid - half), (60, 0), (100, mid), (60, tall), (60, mid + half), (0, mid + half)], paint
    )
    return pen


def framed(wide: int, high: int, rim: str, field: str, line: str) -> Pen:
    """A card with a broad rim around an empty field, to draw on."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    pen.rounded(0, 0, 100, tall, 10, rim, "ink", 5)
    pen.rounded(12, 12, 76, tall - 24, 5, field, line, 3)
    return pen


@sprite
def card_back(wide: int, high: int) -> Pen:
    """The back of a card."""
    pen = framed(wide, high, "sepia", "fold", "rule")
    pen.shape(star(50, 50 * high / wide, 26, 12, 4), "sepia")
    return pen
