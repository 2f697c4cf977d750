"""Beside a town: its name, what it is worth so far, and how the guilds would rank."""

from __future__ import annotations

from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import City, Rank, Result
from engine.games.flandern1302.scoring import result_of
from renderers import icons
from renderers.api import Canvas, Wording
from renderers.flandern1302 import look, wood

WIDE, HIGH = 132, 382
ROW = 42


def draw(canvas: Canvas, x: int, y: int, city: City, data: Components, words: Wording, new: bool) -> None:
    """The column beside a town, kept until something in it changes."""
    shown = city, result_of(city, data), look.code(city.name, data), words, new
    canvas.kept(_column, x, y, WIDE, HIGH, "parchment", *shown)


def _column(
    canvas: Canvas, wide: int, high: int, city: City, result: Result, code: str, words: Wording, new: bool
) -> None:
    scored = city.result is not None
    line = "bronze" if scored else "ink"
    canvas.sheet(0, 0, WIDE, HIGH, line, 4 if scored else 2, radius=12)
    middle = (WIDE - 3) // 2
    look.letter(canvas, middle - 24, 8, 48, 34, code, "vellum", thick=2)
    canvas.text(middle, 76, words(f"city-{city.name}"), "title", 27, anchor="mm", width=WIDE - 17, least=14)
    canvas.fill(14, 94, WIDE - 31, 2, "rule")
    if not city.in_play:
        canvas.lines(middle, 200, words("not-in-play"), "text", 22, ink="sepia", width=WIDE - 24, lines=4, anchor="mm")
        return
    _worth(canvas, middle, city, result)
    top = 150
    for rank in result.ranks:
        _rank(canvas, top, rank, scored)
        top += ROW
    if new:
        look.new(canvas, WIDE - 20, 18, 34, "vellum")


def _worth(canvas: Canvas, middle: int, city: City, result: Result) -> None:
    """The value of the city, and how many plots are free, or a wreath."""
    if city.result is not None:
        laurel = icons.laurel(50, "bronze")
        canvas.counted(middle - 30, 122, laurel, result.value, 56, 42, anchor="mm", width=56)
        return
    canvas.counted(26, 121, wood.value(30), result.value, 19, 33, down=1, width=38)
    canvas.counted(
        WIDE - 44, 122, wood.lot(24), city.free.bit_count(), 32, 23, face="bold", ink="sepia", anchor="rm", width=24,
        least=14,
    )  # fmt: skip


def _rank(canvas: Canvas, y: int, rank: Rank, scored: bool) -> None:
    """A guild: finished quarters, masters, and its points at the right."""
    look.crest(canvas, 11, y + 2, 32, rank.guild, "vellum")
    canvas.stamp(wood.house(19), 48, y + 2, "vellum")
    canvas.text(69, y + 12, str(rank.quarters), "bold", 21, anchor="lm", width=24)
    if rank.masters:
        canvas.stamp(wood.master(18), 51, y + 21, "vellum")
        canvas.text(69, y + 31, str(rank.masters), "bold", 19, ink="sepia", anchor="lm", width=24)
    ink = "ink" if scored else "sepia"
    canvas.text(WIDE - 13, y + 20, str(rank.points), "number", 32, ink=ink, anchor="rm", width=40)
