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
    canvas.panel(0, 0, WIDE - 3, HIGH - 4, "vellum", "parchment", line, 4 if scored else 2, 12, "shade")
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
        canvas.stamp_mid(icons.laurel(50, "bronze"), middle - 30, 122, "vellum")
        canvas.text(middle + 26, 122, str(result.value), "number", 42, anchor="mm", width=56)
        return
    canvas.stamp_mid(wood.value(30), 26, 121, "vellum")
    canvas.text(45, 122, str(result.value), "number", 33, anchor="lm", width=38)
    canvas.stamp_mid(wood.lot(24), WIDE - 44, 122, "vellum")
    canvas.text(WIDE - 12, 122, str(city.free.bit_count()), "bold", 23, ink="sepia", anchor="rm", width=24, least=14)


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
