"""The people of Latium at work: every job has its tool, captives wear black and a rope, the sabotaged lie down."""

from __future__ import annotations

from PIL import Image

from engine.games.alba_longa.pieces import Job
from renderers.api import LIVERIES, Pen, sprite

#: height of a figure by its width
TALL = 1.3
EDGE = 6
_BODY = "M50 44 C66 44 74 54 77 74 L84 122 H16 L23 74 C26 54 34 44 50 44 Z"


@sprite
def figure(wide: int, livery: int | None, job: Job | None = None, lying: bool = False) -> Pen:
    """A peasant in his city's colour, a captive without one; standing, or lying with the head to the left."""
    pen = Pen(wide, round(wide * TALL))
    cloth, hem, skin = ("ink", "steel", "stone") if livery is None else _dress(livery)
    line = "ink" if livery is not None else "steel"
    if job is Job.SOLDIERS:
        pen.line([(88, 6), (88, 124)], "ink", 9)
        pen.line([(88, 8), (88, 122)], "wood", 4)
        pen.path("M88 0 L97 20 L88 28 L79 20 Z", "silver", "ink", 3)
    if job is Job.PRIESTS:
        pen.line([(30, 66), (10, 34)], line, 15)
        pen.line([(70, 66), (90, 34)], line, 15)
        pen.line([(30, 66), (10, 34)], skin, 7)
        pen.line([(70, 66), (90, 34)], skin, 7)
    pen.path(_BODY, cloth, line, EDGE)
    pen.line("M20 108 H80", hem, 7)
    pen.circle(50, 26, 22, skin, line, EDGE)
    if livery is None:
        pen.line("M24 74 C40 84 60 84 76 74", "straw", 6)
    _tool(pen, job, cloth, line, skin)
    if lying:
        pen.image = pen.image.transpose(Image.Transpose.ROTATE_90)
    return pen


def _dress(livery: int) -> tuple[str, str, str]:
    found = LIVERIES[livery]
    return found.paint, (found.pale if found.letter == "chalk" else found.deep), "straw"


def _tool(pen: Pen, job: Job | None, cloth: str, line: str, skin: str) -> None:
    """What the hands hold and the head wears."""
    if job is Job.SOLDIERS:
        pen.path("M26 24 C26 2 74 2 74 24 L74 30 H26 Z", "gold", "ink", 5)
        pen.line("M50 2 V14", "rubric", 9)
        pen.circle(40, 84, 27, "gold", "ink", 6)
        pen.circle(40, 84, 12, "bronze")
    elif job is Job.MERCHANTS:
        pen.path("M26 20 C28 0 72 0 74 20 Z", "brick", "ink", 5)
        pen.path("M54 70 H86 L82 78 C96 88 90 114 76 120 H64 C50 114 44 88 58 78 Z", "tile", "ink", 5)
        pen.line("M54 94 H86", "clay", 6)
    elif job is Job.WORKERS:
        pen.line([(30, 118), (70, 66)], "ink", 12)
        pen.line([(30, 118), (70, 66)], "wood", 6)
        pen.path("M54 54 L66 46 L92 68 L82 80 Z", "steel", "ink", 5)
    elif job is Job.PRIESTS:
        pen.path("M22 50 C16 2 84 2 78 50 C72 40 72 26 50 24 C28 26 28 40 22 50 Z", "chalk", line, 5)
        pen.line("M36 60 C44 84 56 84 64 60", "chalk", 7)
    elif job is Job.FARMERS:
        pen.path(
            "M4 22 C24 16 30 14 34 10 C38 -2 62 -2 66 10 C70 14 76 16 96 22 C76 32 24 32 4 22 Z", "straw", "ink", 5
        )
        pen.line("M66 112 L72 82", "wood", 9)
        pen.line("M72 84 C60 60 78 44 94 56", "ink", 12)
        pen.line("M72 84 C60 60 78 44 94 56", "silver", 6)


@sprite
def place(wide: int, paint: str) -> Pen:
    """An empty place for a figure."""
    pen = Pen(wide, round(wide * 0.34))
    for x, y, fill in ((50, 17, paint),):
        pen.shape([(x + dx * 44, y + dy * 13) for dx, dy in _ROUND], fill)
    return pen


_ROUND = tuple(
    (x, y)
    for x, y in (
        (1.0, 0.0), (0.92, 0.38), (0.71, 0.71), (0.38, 0.92), (0.0, 1.0), (-0.38, 0.92), (-0.71, 0.71), (-0.92, 0.38),
        (-1.0, 0.0), (-0.92, -0.38), (-0.71, -0.71), (-0.38, -0.92), (0.0, -1.0), (0.38, -0.92), (0.71, -0.71),
        (0.92, -0.38),
    )
)  # fmt: skip
