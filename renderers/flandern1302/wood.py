"""The wooden pieces and signs: cathedral, guild master, building site, cylinder, crane, the hand that takes back."""

from __future__ import annotations

from renderers import icons
from renderers.pen import Pen, sprite, square

EDGE = 5.0


@sprite
def master(high: int, paint: str = "ink") -> Pen:
    """A guild master: a man in a hood. Printed ones are of ink, placed ones of gold."""
    pen = Pen(round(high * 0.74), high, 74)
    line = "ink" if paint != "ink" else "chalk"
    pen.path("M37 42 C58 44 66 62 70 94 C60 99 14 99 4 94 C8 62 16 44 37 42 Z", paint, line, 6)
    pen.circle(37, 27, 20, paint, line, 5)
    pen.path("M13 26 C16 6 58 6 61 26 C50 20 24 20 13 26 Z", paint, line, 4)
    return pen


@square
def cathedral(pen: Pen) -> None:
    """The cathedral: two towers and a rose window, carved of golden wood."""
    pen.path("M24 96 V52 L50 32 L76 52 V96 Z", "gold", "ink", EDGE)
    for x in (6, 68):
        pen.path(f"M{x} 96 V40 L{x + 13} 10 L{x + 26} 40 V96 Z", "gold", "ink", EDGE)
        pen.line(f"M{x + 13} 2 V14", "ink", 5)
        pen.line(f"M{x + 8} 6 H{x + 18}", "ink", 4)
        pen.path(f"M{x + 8} 66 V56 C{x + 8} 48 {x + 18} 48 {x + 18} 56 V66 Z", "bronze")
    pen.circle(50, 58, 10, "glint", "ink", 4)
    pen.path("M40 96 V86 C40 74 60 74 60 86 V96 Z", "ink")


@square
def cylinder(pen: Pen) -> None:
    """A city has been scored: the cylinder on its centre."""
    pen.path("M14 28 V76 C14 92 86 92 86 76 V28 Z", "brick", "ink", EDGE)
    pen.path("M62 40 V84 C76 82 82 79 82 75 V34 Z", "clay")
    pen.path("M14 28 C14 10 86 10 86 28 C86 46 14 46 14 28 Z", "tile", "ink", EDGE)


@square
def crane(pen: Pen, paint: str = "ink") -> None:
    """A building site: the treadwheel crane."""
    pen.line("M40 94 V34", paint, 9)
    pen.line("M14 94 H74", paint, 9)
    pen.line("M10 44 L88 12", paint, 9)
    pen.line("M40 64 L66 24", paint, 6)
    pen.line("M86 14 V54", paint, 4)
    pen.box(74, 54, 24, 20, paint)
    pen.circle(22, 70, 18, None, paint, 1)
    pen.circle(24, 72, 16, "chalk" if paint != "chalk" else "ink", paint, 5)
    pen.line("M24 56 V88", paint, 4)
    pen.line("M8 72 H40", paint, 4)


@square
def site(pen: Pen) -> None:
    """A building-site pawn: a wooden trestle with a plank."""
    pen.circle(50, 50, 48, "straw", "ink", 6)
    timber = (("M26 78 L44 26", "wood", 6), ("M74 78 L56 26", "wood", 6), ("M22 44 H78", "tile", 8))
    for beam, _, wide in timber:
        pen.line(beam, "ink", wide + 7)
    for beam, paint, wide in timber:
        pen.line(beam, paint, wide)


@square
def scroll(pen: Pen) -> None:
    """Influence: a sealed charter."""
    pen.path("M20 8 H74 C86 8 88 22 78 26 V78 H34 V26 H20 C10 24 10 10 20 8 Z", "vellum", "ink", EDGE)
    for y in (36, 48, 60):
        pen.line(f"M44 {y} H68", "rule", 5)
    pen.path("M26 76 H70 C80 78 80 92 70 94 H26 C14 92 14 78 26 76 Z", "vellum", "ink", EDGE)
    pen.circle(72, 74, 17, "rubric", "ink", 4)


@square
def grasp(pen: Pen, paint: str = "ink") -> None:
    """Take back: an arrow that returns."""
    pen.line("M30 78 H58 C92 78 92 32 58 32 H32", paint, 13)
    pen.shape([(38, 8), (6, 32), (38, 56)], paint)


@square
def strike(pen: Pen, paint: str = "rubric") -> None:
    """Gone from the game."""
    pen.line("M18 18 L82 82", paint, 8)


@square
def house(pen: Pen, paint: str = "sepia") -> None:
    """A quarter: a house with a stepped gable."""
    pen.path("M12 96 V52 H24 V38 H36 V24 H44 V10 H56 V24 H64 V38 H76 V52 H88 V96 H60 V70 H40 V96 Z", paint)


@square
def lot(pen: Pen) -> None:
    """A free plot: staked ground."""
    pen.box(12, 24, 76, 52, "vellum")
    for at in range(12, 84, 24):
        pen.line([(at, 24), (at + 12, 24)], "sepia", 7)
        pen.line([(at, 76), (at + 12, 76)], "sepia", 7)
    for at in (24, 48):
        pen.line([(12, at), (12, at + 12)], "sepia", 7)
        pen.line([(88, at), (88, at + 12)], "sepia", 7)


@square
def value(pen: Pen) -> None:
    """What a city is worth: a golden gate tower."""
    pen.path("M14 96 V36 H6 V8 H22 V20 H36 V8 H64 V20 H78 V8 H94 V36 H86 V96 Z", "gold", "ink", EDGE)
    pen.path("M34 96 V70 C34 48 66 48 66 70 V96 Z", "ink")


@square
def lead(pen: Pen) -> None:
    """The first player: a staff with a lion flag."""
    pen.line("M20 6 V96", "ink", 12)
    pen.line("M20 6 V96", "wood", 5)
    pen.path("M22 12 H94 L78 36 L94 60 H22 Z", "or", "ink", 6)
    pen.path("M38 52 L46 36 L40 26 L52 30 L58 20 L62 32 L74 36 L60 40 L62 52 L52 44 Z", "ink")


@sprite
def golden_back(wide: int, high: int) -> Pen:
    """The back of a golden card: a lion's paw of rays."""
    return icons.framed(wide, high, "gold", "glint", "bronze")
