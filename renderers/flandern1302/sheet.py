"""The final sheet: every guild's points city by city, the influence bonus, and each player's total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.flandern1302.pieces import Arms, City, Table
from renderers import icons
from renderers.api import Canvas, Wording, total_row
from renderers.flandern1302 import board, leaf, look
from renderers.flandern1302.look import View

ROW, NAME, HEAD, TOTAL = 62, 300, 132, 96


class Column(NamedTuple):
    """A guild, the seat it counts for, and whether it is that seat's own."""

    guild: Arms
    seat: int | None
    own: bool


def columns(table: Table) -> list[Column]:
    """Every guild that scores: each seat's own and influenced one, then grey."""
    found = []
    for seat, player in enumerate(table.players):
        assert player.guild
        found.append(Column(player.guild, seat, True))
        if player.influenced:
            found.append(Column(player.influenced, seat, False))
    return [*found, Column(Arms.GREY, None, True)]


def points_in(city: City, guild: Arms) -> int | None:
    """What a guild got in a city; None if it was not there."""
    ranks = city.result.ranks if city.result else ()
    return next((rank.points for rank in ranks if rank.guild is guild), None)


def drawn(view: View, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words = view.table, look.words_in(lang)
    cities = [city for city in table.cities if city.in_play]
    bonus = any(sheet.bonus for sheet in table.sheets)
    lines = len(cities) + bonus
    high = 2 * leaf.MARGIN + leaf.TITLE + 14 + HEAD + lines * ROW + TOTAL + 12
    title, under = board.headline(view, words, names)
    winner = table.players[table.winners[0]].guild if table.winners else None
    canvas = leaf.page(high, title, under or words("phase-over"), words, winner)
    canvas.stamp(icons.laurel(84, "gold"), leaf.WIDTH - leaf.MARGIN - 112, leaf.MARGIN + 10, "ink")
    left, wide = leaf.MARGIN, leaf.WIDTH - 2 * leaf.MARGIN
    top = leaf.MARGIN + leaf.TITLE + 14
    canvas.sheet(left, top, wide, high - top - leaf.MARGIN)
    labels = [words(f"city-{city.name}") for city in cities] + ([words("sheet-influence")] if bonus else [])
    for place, label in enumerate(labels):
        y = top + HEAD + place * ROW
        ground = "parchment" if place % 2 == 0 else "vellum"
        canvas.fill(left + 3, y, wide - 9, ROW, ground)
        canvas.text(left + 24, y + ROW // 2, label, "bold", 30, on=ground, anchor="lm", width=NAME - 90)
        if place < len(cities):
            result = cities[place].result
            value = result.value if result else 0
            canvas.text(
                left + NAME - 14, y + ROW // 2, str(value), "bold", 26, ink="sepia", on=ground, anchor="rm", width=50
            )
    low = top + HEAD + lines * ROW
    total_row(canvas, left, low, wide, TOTAL, words("sheet-total"), 38, NAME - 36)
    found = columns(table)
    each = (wide - NAME - 18) // len(found)
    for place, column in enumerate(found):
        _column(canvas, left + NAME + place * each, top, each, view, column, cities, bonus, words, names)
    _totals(canvas, left + NAME, low, each, table, found)
    return canvas


def _column(
    canvas: Canvas, x: int, y: int, wide: int, view: View, column: Column, cities: Sequence[City], bonus: bool,
    words: Wording, names: Sequence[str] | None,
) -> None:  # fmt: skip
    """A guild's points."""
    middle = x + wide // 2
    canvas.fill(x + 4, y + 3, wide - 8, 8, look.GUISES[column.guild].paint)
    look.crest(canvas, middle - 25, y + 18, 50, column.guild, "vellum")
    if column.seat in view.table.winners and column.own:
        canvas.stamp(icons.crown(48), middle + 24, y + 16, "vellum")
    canvas.text(middle, y + 97, words(f"guild-{column.guild}"), "title", 25, anchor="mm", width=wide - 12, least=14)
    name = look.player(names, column.seat) if column.seat is not None else ""
    canvas.text(middle, y + 120, name, "bold", 18, ink="sepia", anchor="mm", width=wide - 12, least=12)
    cells = [points_in(city, column.guild) for city in cities]
    if bonus and column.seat is not None:
        cells.append(view.table.sheets[column.seat].bonus)
    for place, points in enumerate(cells):
        said, ink = (look.NOTHING, "rule") if points is None else (str(points), "ink" if points else "sepia")
        row, ground = y + HEAD + place * ROW + ROW // 2, "parchment" if place % 2 == 0 else "vellum"
        canvas.text(middle, row, said, "number", 38, ink=ink, on=ground, anchor="mm", width=wide - 10)


def _totals(canvas: Canvas, x: int, y: int, each: int, table: Table, found: list[Column]) -> None:
    """A seat's total under all its guilds, grey's alone."""
    at = 0
    while at < len(found):
        seat = found[at].seat
        count = sum(one.seat == seat for one in found)
        left, wide = x + at * each, each * count
        won = seat is not None and seat in table.winners
        total = table.scores[Arms.GREY] if seat is None else table.sheets[seat].total
        ground = "gold" if won else "ink"
        if won:
            canvas.panel(left + 6, y + 8, wide - 12, TOTAL - 16, "gold", "ink", None, 0, 12)
        if count > 1:
            sheet = table.sheets[seat] if seat is not None else None
            assert sheet
            canvas.text(
                left + wide // 2, y + TOTAL // 2 - 20, f"{sheet.guild} + {sheet.influenced}", "bold", 24,
                ink="ink" if won else "straw", on=ground, anchor="mm", width=wide - 24,
            )  # fmt: skip
        canvas.text(
            left + wide // 2, y + TOTAL // 2 + (16 if count > 1 else 0), str(total), "number", 46 if count > 1 else 60,
            ink="ink" if won else "chalk" if seat is not None else "straw", on=ground, anchor="mm", width=wide - 24,
        )  # fmt: skip
        at += count
