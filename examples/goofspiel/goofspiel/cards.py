"""How cards look: suits, playing cards, diamonds, and the felt they lie on."""

from __future__ import annotations

from collections.abc import Sequence

from goofspiel.pieces import RANKS, SUITS
from renderers import heraldry, icons
from renderers.api import LIVERIES, Canvas, Pen, Sprite, TitleLine, Titling, layer, square, star

FELT, DIAMOND = "vert-deep", "diamonds"
EDGE, TITLE = 44, 104
TITLING = Titling("title", TitleLine(53, 54, least=24), TitleLine(36, 48, least=20), TitleLine(82, 28, least=16))
#: height of a card by its width
TALL = 1.4
#: from this rank on a card wears a crown
COURT = 11

PATHS = {
    "spades": "M50 6 C60 28 92 40 92 62 C92 82 66 86 55 70 C56 82 60 90 68 95 H32 C40 90 44 82 45 70 C34 86 8 82 8 62 "
    "C8 40 40 28 50 6 Z",
    "hearts": "M50 93 C20 70 4 52 6 30 C8 9 38 5 50 28 C62 5 92 9 94 30 C96 52 80 70 50 93 Z",
    "clubs": "M50 5 C66 5 76 20 69 38 C86 31 97 46 93 60 C88 77 64 77 55 64 C56 80 60 90 68 95 H32 C40 90 44 80 45 64 "
    "C36 77 12 77 7 60 C3 46 14 31 31 38 C24 20 34 5 50 5 Z",
    "moons": "M66 6 C34 4 10 26 10 52 C10 82 42 102 80 86 C54 82 38 66 38 46 C38 28 48 14 66 6 Z",
    DIAMOND: "M50 4 C58 24 72 38 88 50 C72 62 58 76 50 96 C42 76 28 62 12 50 C28 38 42 24 50 4 Z",
}


@square
def suit(pen: Pen, name: str, paint: str, line: str = "ink") -> None:
    """The sign of a suit."""
    if name in PATHS:
        pen.path(PATHS[name], paint, line, 5)
    elif name == "stars":
        pen.shape(star(50, 52, 48, 20, 5), paint, line, 5)
    else:
        pen.shape(star(50, 52, 48, 32, 12), paint, line, 4)
        pen.circle(50, 52, 22, paint, line, 4)


@square
def cross(pen: Pen) -> None:
    """Out of the game."""
    for stroke in ("M14 14 L86 86", "M86 14 L14 86"):
        pen.line(stroke, "rubric", 11)


def sign(seat: int, size: int) -> Sprite:
    """The suit of a seat, in its paint."""
    return suit(size, SUITS[seat], LIVERIES[seat].paint)


def shield(canvas: Canvas, x: int, y: int, wide: int, seat: int, on: str) -> None:
    """A seat's shield with its suit."""
    heraldry.shield(canvas, x, y, wide, seat, "", on)
    inside = suit(round(wide * 0.56), SUITS[seat], LIVERIES[seat].letter, LIVERIES[seat].paint)
    canvas.stamp_mid(inside, x + wide // 2, y + round(wide * 0.49), LIVERIES[seat].paint)


def card(canvas: Canvas, x: int, y: int, wide: int, rank: int, seat: int | None, on: str, faded: bool = False) -> None:
    """A card of a seat's suit, or a diamond; faded while it is not there yet, or no longer."""
    high = round(wide * TALL)

    def draw(sheet: Canvas) -> None:
        paper = "fold" if faded else "glint" if seat is None else "chalk"
        sheet.panel(0, 0, wide, high, paper, on, "rule" if faded else "ink", max(2, wide // 40), wide // 9)
        if wide >= 100:
            sheet.panel(7, 7, wide - 14, high - 14, paper, paper, "rule" if seat is None else "shade", 2, wide // 12)
        paint, edge, ink = ("shade", "rule", "sepia") if faded else ("gules", "ink", "ink")
        big, size = round(wide * 0.56), round(wide * 0.38)
        pip = suit(big, DIAMOND, paint, edge) if seat is None else sign(seat, big)
        sheet.stamp_mid(pip, wide // 2, round(high * 0.63), paper)
        if rank >= COURT and not faded:
            sheet.stamp_mid(icons.crown(round(wide * 0.34)), round(wide * 0.74), round(high * 0.2), paper)
        sheet.text(round(wide * 0.12), round(high * 0.2), str(rank), "number", size, ink=ink, on=paper, anchor="lm")

    canvas.part(("goofspiel card", rank, seat, faded), x, y, wide, high, on, draw)


def chip(canvas: Canvas, x: int, y: int, size: int, rank: int, on: str) -> None:
    """A small diamond with its number, the upper left corner here."""
    canvas.panel(x, y, size, size, "glint", on, "bronze", 2, size // 4)
    half, high = size // 2, round(size * 0.62)
    canvas.text(x + half, y + half, str(rank), "number", high, on="glint", anchor="mm", width=size - 6)


def strip(canvas: Canvas, x: int, y: int, wide: int, seat: int, played: Sequence[int]) -> None:
    """All ranks of a suit, those that were played in its paint."""
    across = 13 if wide > 700 else 7 if wide > 400 else 5
    cell, livery = min(58, wide // across - 2), LIVERIES[seat]
    side, half, size = cell + 2, cell // 2, round(cell * 0.56)
    x += (wide - across * side) // 2
    for place, rank in enumerate(RANKS):
        left, top = x + place % across * side, y + place // across * side
        fill, ink = (livery.paint, livery.letter) if rank in played else ("vellum", "sepia")
        canvas.panel(left, top, cell, cell, fill, "vellum", "ink" if rank in played else "rule", 2, 6)
        canvas.text(left + half, top + half, str(rank), "bold", size, ink=ink, on=fill, anchor="mm")


@layer
def _felt(wide: int, high: int) -> Canvas:
    """A table: wood around green cloth, with a lattice woven into it."""
    canvas = Canvas(wide, high, "beam")
    canvas.panel(8, 8, wide - 16, high - 16, "wood", "beam", None, 0, 26)
    canvas.panel(20, 20, wide - 40, high - 40, FELT, "wood", "ink", 3, 18)
    for y in range(52, high - 40, 44):
        for x in range(52 + y // 44 % 2 * 22, wide - 40, 44):
            canvas.stamp_mid(suit(9, DIAMOND, "moss", "moss"), x, y, FELT)
    canvas.panel(EDGE, EDGE - 8, wide - 2 * EDGE, TITLE, "ink", FELT, "gold", 3, 14)
    return canvas


def table(wide: int, high: int, title: str, under: str, seats: list[int], spare: int = 0) -> Canvas:
    """The felt with its banner: the suits it is about, a title, and room spared at the right."""
    canvas = Canvas.over(_felt(wide, high), FELT)
    left = EDGE + 22
    for seat in seats:
        shield(canvas, left, EDGE + 8, 62, seat, "ink")
        left += 74
    TITLING.write(canvas, left + 4, EDGE - 8, wide - EDGE - 30 - left - spare, title, under)
    return canvas


def cloth(canvas: Canvas, x: int, y: int, wide: int, high: int, line: str = "ink") -> None:
    """A sheet of vellum on the felt."""
    canvas.panel(x, y, wide, high, "vellum", FELT, line, 3 if line == "ink" else 5, 14, "ink")
