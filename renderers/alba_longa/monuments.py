"""What stands in a city: ten monuments to the gods, the foundations of those to come, and the huts of the people."""

from __future__ import annotations

from collections.abc import Callable

from renderers.api import LIVERIES, Pen, around, sprite, square

#: height of a monument by its width
TALL = 1.2
EDGE = 4.5
GROUND = 118.0


def _slab(pen: Pen) -> None:
    pen.box(6, 108, 88, 10, "ashlar", "ink", EDGE)


def _cippus(pen: Pen, paint: str) -> None:
    pen.path("M32 108 L38 50 H62 L68 108 Z", "stone", "ink", EDGE)
    pen.path("M38 96 L42 56 H50 L48 96 Z", "ashlar")
    pen.box(30, 42, 40, 10, paint, "ink", EDGE)
    pen.circle(50, 26, 17, "ashlar", "ink", EDGE)


def _altar(pen: Pen, paint: str) -> None:
    pen.path("M50 14 C56 30 72 38 70 54 C68 66 60 70 50 70 C40 70 32 66 30 54 C30 44 38 40 40 32 C46 36 50 24 50 14 Z",
             "flame", "ink", EDGE)  # fmt: skip
    pen.path("M51 40 C54 48 60 52 60 58 C59 64 55 66 50 66 C45 66 41 64 40 58 C41 52 48 50 51 40 Z", "glint")
    pen.box(14, 66, 72, 12, paint, "ink", EDGE)
    pen.path("M24 78 H76 L80 108 H20 Z", "ashlar", "ink", EDGE)
    pen.line("M34 88 H66", "mortar", 4)


def _column(pen: Pen, paint: str) -> None:
    pen.circle(50, 13, 9, "gold", "ink", 4)
    pen.path("M40 42 L43 22 H57 L60 42 Z", "gold", "ink", 4)
    pen.box(32, 40, 36, 9, paint, "ink", EDGE)
    pen.box(39, 48, 22, 52, "ashlar", "ink", EDGE)
    pen.line("M47 54 V96", "stone", 4)
    pen.line("M54 54 V96", "stone", 4)
    pen.box(28, 98, 44, 10, "stone", "ink", EDGE)


def _tholos(pen: Pen, paint: str) -> None:
    pen.path("M10 58 C22 40 36 28 50 16 C64 28 78 40 90 58 Z", paint, "ink", EDGE)
    pen.box(20, 58, 60, 50, "straw", "ink", EDGE)
    for x in (28, 43, 57, 72):
        pen.line(f"M{x} 61 V106", "chalk", 7)
    pen.path("M41 108 V84 C41 74 59 74 59 84 V108 Z", "ink")
    pen.circle(50, 12, 6, "gold", "ink", 3)


def _arch(pen: Pen, paint: str) -> None:
    pen.box(12, 40, 76, 68, "stone", "ink", EDGE)
    pen.path("M34 108 V78 C34 56 66 56 66 78 V108 Z", "ink")
    pen.box(6, 28, 88, 14, paint, "ink", EDGE)
    pen.box(20, 14, 60, 15, "ashlar", "ink", EDGE)
    for y in (58, 74, 90):
        pen.line(f"M16 {y} H30", "mortar", 3)
        pen.line(f"M70 {y} H84", "mortar", 3)


def _shrine(pen: Pen, paint: str) -> None:
    pen.path("M4 52 L50 18 L96 52 Z", paint, "ink", EDGE)
    pen.path("M26 47 L50 30 L74 47 Z", "straw")
    pen.box(14, 52, 72, 56, "straw", "ink", EDGE)
    for x in (22, 40, 60, 78):
        pen.line(f"M{x} 57 V104", "ink", 10)
        pen.line(f"M{x} 57 V104", "chalk", 5)
    pen.circle(50, 14, 6, "gold", "ink", 3)


def _tumulus(pen: Pen, paint: str) -> None:
    pen.path("M8 82 C18 46 34 32 50 30 C66 32 82 46 92 82 Z", "leaf", "ink", EDGE)
    pen.path("M20 76 C28 52 38 42 48 40 C38 52 36 64 34 76 Z", "moss")
    pen.box(6, 80, 88, 28, "stone", "ink", EDGE)
    pen.path("M40 108 V92 H60 V108 Z", "ink")
    pen.path("M40 32 C42 14 46 4 50 2 C54 4 58 14 60 32 Z", "moss", "ink", 4)
    pen.line("M10 86 H34", paint, 6)
    pen.line("M66 86 H90", paint, 6)


def _warrior(pen: Pen, paint: str) -> None:
    pen.line("M74 14 V86", "ink", 9)
    pen.line("M74 16 V84", "gold", 4)
    pen.circle(48, 24, 13, "gold", "ink", EDGE)
    pen.path("M48 36 C62 36 66 48 66 60 L68 88 H28 L30 60 C30 48 34 36 48 36 Z", "gold", "ink", EDGE)
    pen.circle(38, 62, 17, paint, "ink", EDGE)
    pen.path("M16 88 H84 L88 108 H12 Z", "ashlar", "ink", EDGE)


def _mother(pen: Pen, paint: str) -> None:
    pen.path("M28 22 H72 V94 H28 Z", "stone", "ink", EDGE)
    pen.circle(50, 32, 13, "straw", "ink", EDGE)
    pen.path("M50 44 C66 44 72 56 74 72 L82 96 H18 L26 72 C28 56 34 44 50 44 Z", paint, "ink", EDGE)
    pen.circle(50, 70, 9, "straw", "ink", 4)
    pen.box(12, 92, 76, 16, "ashlar", "ink", EDGE)


def _temple(pen: Pen, paint: str) -> None:
    pen.path("M2 46 L50 16 L98 46 L94 54 H6 Z", paint, "ink", EDGE)
    pen.path("M28 46 L50 30 L72 46 Z", "glint", "ink", 3)
    pen.box(10, 54, 80, 44, "chalk", "ink", EDGE)
    for x in (18, 34, 66, 82):
        pen.line(f"M{x} 58 V94", "ink", 10)
        pen.line(f"M{x} 58 V94", "tile", 5)
    pen.path("M42 98 V66 H58 V98 Z", "ink")
    pen.path("M4 98 H96 L100 108 H0 Z", "stone", "ink", EDGE)
    for x in (6, 50, 94):
        pen.path(f"M{x} {2 if x == 50 else 32} L{x + 7} {16 if x == 50 else 46} H{x - 7} Z", "gold", "ink", 3)


KINDS: tuple[Callable[[Pen, str], None], ...] = (
    _cippus, _altar, _column, _tholos, _arch, _shrine, _tumulus, _warrior, _mother, _temple,
)  # fmt: skip


@sprite
def monument(number: int, wide: int, livery: int) -> Pen:
    """One of the ten, counted from 0, with its city's colour on it."""
    pen = Pen(wide, round(wide * TALL))
    _slab(pen)
    found = LIVERIES[livery]
    KINDS[number % len(KINDS)](pen, found.paint)
    return pen


@sprite
def foundation(wide: int) -> Pen:
    """Where a monument will stand."""
    pen = Pen(wide, round(wide * TALL))
    pen.path("M12 104 H88 L96 118 H4 Z", "fold", "rule", 4)
    pen.line("M30 104 L26 118", "rule", 3)
    pen.line("M52 104 V118", "rule", 3)
    pen.line("M72 104 L76 118", "rule", 3)
    return pen


@sprite
def hut(wide: int, state: str) -> Pen:
    """A hut of wattle and thatch: someone at home, or empty; some cost no die."""
    pen = Pen(wide, round(wide * 0.86))
    home = state in ("home", "free-home")
    free = state.startswith("free")
    roof = ("gold" if free else "wood") if home else ("glint" if free else "fold")
    line = "ink" if home else "bronze" if free else "rule"
    wall = "straw" if home else "vellum"
    pen.path("M16 46 H84 V82 H16 Z", wall, line, 6)
    pen.path("M2 52 C22 30 36 14 50 4 C64 14 78 30 98 52 Z", roof, line, 6)
    if home:
        pen.path("M38 82 V62 C38 52 62 52 62 62 V82 Z", "ink")
        pen.circle(50, 61, 8, "straw")
        pen.path("M39 82 C39 68 61 68 61 82 Z", "straw")
    return pen


@square
def disc(pen: Pen, livery: int) -> None:
    """A wooden disc in a city's colour."""
    found = LIVERIES[livery]
    pen.circle(50, 50, 48, found.paint, "ink", 7)
    pen.circle(50, 50, 30, found.paint, found.letter, 4)


@square
def ruin(pen: Pen) -> None:
    """What is left of a forgotten city: broken columns in the grass."""
    pen.path("M2 96 C20 84 40 90 56 86 C72 82 88 88 98 96 Z", "leaf", "moss", 2)
    for x, top in ((14, 52), (40, 22), (66, 64)):
        pen.path(
            f"M{x} 88 V{top + 6} L{x + 5} {top} L{x + 9} {top + 7} L{x + 16} {top + 2} V88 Z", "ashlar", "mortar", 2
        )
        pen.line(f"M{x + 5} {top + 12} V84", "stone", 2)
        pen.line(f"M{x + 11} {top + 12} V84", "stone", 2)
        pen.box(x - 3, 86, 22, 5, "stone", "mortar", 2)
    pen.path("M78 92 L96 84 L99 90 L82 97 Z", "ashlar", "mortar", 2)
    pen.path("M52 40 C62 44 58 54 50 58 C56 48 50 46 52 40 Z", "moss")


@square
def sign(pen: Pen) -> None:
    """Monuments in general: a temple front."""
    pen.path("M4 40 L50 8 L96 40 V48 H4 Z", "tile", "ink", 5)
    for x in (20, 40, 60, 80):
        pen.line(f"M{x} 52 V82", "ink", 13)
        pen.line(f"M{x} 53 V81", "chalk", 6)
    pen.path("M4 84 H96 V94 H4 Z", "stone", "ink", 5)
    pen.shape(around(50, 32, 8, 12), "clay")
