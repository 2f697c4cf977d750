"""Money and the seven resources, mines, miners and warehouses: each with a silhouette of its own."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.shafausa.pieces import Resource
from renderers.pen import Pen, Sprite, around, square

EDGE = 5.0


@square
def chafouin(pen: Pen) -> None:
    """A coin of the confederation."""
    pen.circle(50, 50, 48, "gold", "ink", EDGE)
    pen.circle(50, 50, 36, "glint", "bronze", 3.5)
    pen.box(43, 26, 14, 48, "bronze")
    pen.box(26, 43, 48, 14, "bronze")


@square
def _wood(pen: Pen) -> None:
    """Two logs and a third on top."""
    for x, y in ((27, 69), (73, 69), (50, 31)):
        pen.circle(x, y, 26, "wood", "ink", EDGE)
        pen.circle(x, y, 17, "straw")
        pen.circle(x, y, 11, "wood")
        pen.circle(x, y, 7.5, "straw")


@square
def _stone(pen: Pen) -> None:
    """A hewn block."""
    pen.path("M8 38 L40 14 H92 V62 L62 88 H8 Z", "stone", "ink", EDGE)
    pen.path("M12 39 L41 18 H87 L61 39 Z", "ashlar")
    pen.path("M65 42 L88 22 V60 L65 81 Z", "mortar")
    pen.line("M22 56 L34 52", "mortar", 4)
    pen.line("M38 72 L50 66", "mortar", 4)


@square
def _iron(pen: Pen) -> None:
    """An anvil."""
    pen.path(
        "M4 26 H30 V20 H96 V38 C80 40 70 46 66 58 C66 66 72 70 82 74 "
        "V88 H26 V74 C36 70 42 66 42 58 C36 48 14 48 4 26 Z",
        "steel",
        "ink",
        EDGE,
    )
    pen.path("M34 25 H91 V32 H34 Z", "silver")


@square
def _coal(pen: Pen) -> None:
    """A heap of black lumps."""
    for x, y, radius, turn in ((29, 67, 25, 0.2), (72, 68, 24, 0.6), (50, 35, 27, 0.4)):
        pen.shape(around(x, y, radius, 7, turn), "ink", "ink", 7)
        pen.shape(around(x, y, radius - 3, 7, turn), "slate")
        pen.shape([(x - 12, y - 2), (x - 3, y - 14), (x + 7, y - 10), (x - 3, y + 1)], "silver")


@square
def _copper(pen: Pen) -> None:
    """A kettle on three feet."""
    pen.line("M20 44 C20 4 80 4 80 44", "ink", 9)
    pen.line("M24 84 L18 95", "ink", 10)
    pen.line("M76 84 L82 95", "ink", 10)
    pen.path("M10 38 H90 V48 C96 78 76 92 50 92 C24 92 4 78 10 48 Z", "tile", "ink", EDGE)
    pen.path("M14 42 H86 V49 H14 Z", "clay")
    pen.path("M18 54 C18 72 26 82 38 85 C30 74 28 64 29 54 Z", "straw")


@square
def _silver(pen: Pen) -> None:
    """A goblet."""
    pen.path(
        "M16 6 H84 C86 38 76 54 57 58 V78 C68 80 76 86 78 95 H22 C24 86 32 80 43 78 V58 C24 54 14 38 16 6 Z",
        "silver",
        "ink",
        EDGE,
    )
    pen.path("M24 13 H40 C38 32 40 44 46 51 C32 46 23 34 24 13 Z", "chalk")
    pen.line("M38 66 H62", "steel", 6)


@square
def _gold(pen: Pen) -> None:
    """Three bars."""
    for x, y in ((3, 54), (51, 54), (27, 16)):
        pen.path(f"M{x + 9} {y} H{x + 37} L{x + 46} {y + 36} H{x} Z", "gold", "ink", EDGE)
        pen.path(f"M{x + 12} {y + 4} H{x + 34} L{x + 37} {y + 14} H{x + 9} Z", "glint")


_DRAWN: tuple[Callable[[int], Sprite], ...] = (_wood, _stone, _iron, _coal, _copper, _silver, _gold)
_GOODS = dict(zip(Resource, _DRAWN, strict=True))


def good(resource: Resource, size: int) -> Sprite:
    """A resource's sign."""
    return _GOODS[resource](size)


def _arch(pen: Pen) -> None:
    pen.path("M4 98 V44 C4 16 24 2 50 2 C76 2 96 16 96 44 V98 Z", "beam", "ink", 4)
    pen.path("M15 98 V46 C15 24 30 13 50 13 C70 13 85 24 85 46 V98 Z", "fold", "ink", 3)


@square
def adit(pen: Pen) -> None:
    """The mouth of a mine: a timbered arch."""
    _arch(pen)


@square
def shaft(pen: Pen) -> None:
    """Mines in general: the arch with a pick in it."""
    _arch(pen)
    pen.line("M50 36 V92", "wood", 9)
    pen.line("M27 52 C36 38 64 38 73 52", "ink", 9)


@square
def miner(pen: Pen) -> None:
    """A miner's helmet with its lamp."""
    pen.path("M12 66 C12 32 30 20 50 20 C70 20 88 32 88 66 Z", "economy", "ink", EDGE)
    pen.path("M42 20 C46 18 54 18 58 20 V64 H42 Z", "gold")
    pen.path("M2 66 H98 C98 80 88 82 78 82 H22 C12 82 2 80 2 66 Z", "economy", "ink", EDGE)
    pen.circle(50, 47, 16, "chalk", "ink", EDGE)
    pen.circle(50, 47, 6, "flame")


@square
def warehouse(pen: Pen, built: bool = True) -> None:
    """A barn with a double gate; hollow where none stands yet."""
    roof, wall, line = ("brick", "straw", "ink") if built else ("vellum", "vellum", "rule")
    pen.path("M14 44 H86 V94 H14 Z", wall, line, EDGE)
    pen.path("M2 48 L22 16 H78 L98 48 Z", roof, line, EDGE)
    if built:
        pen.box(30, 58, 40, 36, "wood", "ink", 4)
        pen.line("M50 58 V94", "ink", 4)
        pen.line("M31 60 L49 92", "beam", 4)
        pen.line("M69 60 L51 92", "beam", 4)


@square
def bag(pen: Pen) -> None:
    """The bag of buildings."""
    pen.path("M34 30 C22 44 8 58 8 76 C8 90 22 96 50 96 C78 96 92 90 92 76 C92 58 78 44 66 30 Z", "straw", "ink", EDGE)
    pen.path("M28 6 C38 12 44 4 50 8 C56 4 62 12 72 6 L66 30 H34 Z", "straw", "ink", EDGE)
    pen.line("M31 31 H69", "rubric", 8)
    pen.path("M34 80 V62 L50 50 L66 62 V80 Z", "wood")


@square
def crossed(pen: Pen) -> None:
    """A price nobody may touch any more this round."""
    for paint, wide in (("chalk", 34), ("rubric", 20)):
        pen.line([(18, 18), (82, 82)], paint, wide)
        pen.line([(82, 18), (18, 82)], paint, wide)


@square
def rise(pen: Pen, up: bool, paint: str) -> None:
    """A price went up or down."""
    points = [(50, 8), (94, 60), (68, 60), (68, 94), (32, 94), (32, 60), (6, 60)]
    pen.shape([(x, y if up else 100 - y) for x, y in points], paint, "chalk", 5)


@square
def moon(pen: Pen) -> None:
    """Asleep until its city is built."""
    pen.circle(50, 50, 48, "azure-pale", "azure", 6)
    pen.path("M58 20 C36 22 24 42 32 60 C40 78 62 82 76 70 C56 72 42 60 44 44 C45 34 50 26 58 20 Z", "azure")
