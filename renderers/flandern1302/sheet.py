"""The final sheet: every guild's points city by city, the influence bonus, and each player's total."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from engine.games.flandern1302.pieces import Arms, City, Table
from renderers import icons
from renderers.api import NOTHING, Canvas, Column, Names, ScoreCell, ScoreSheet, Wording
from renderers.flandern1302 import board, leaf, look
from renderers.flandern1302.look import View

SHEET = ScoreSheet(row=62, total=96, label=300, number=38, sum=60)


class Guild(NamedTuple):
    """A guild, the seat it counts for, and whether it is that seat's own."""

    arms: Arms
    seat: int | None
    own: bool


def guilds(table: Table) -> list[Guild]:
    """Every guild that scores: each seat's own and influenced one, then grey."""
    found = []
    for seat, player in enumerate(table.players):
        assert player.guild
        found.append(Guild(player.guild, seat, True))
        if player.influenced:
            found.append(Guild(player.influenced, seat, False))
    return [*found, Guild(Arms.GREY, None, True)]


def points_in(city: City, guild: Arms) -> int | None:
    """What a guild got in a city; None if it was not there."""
    ranks = city.result.ranks if city.result else ()
    return next((rank.points for rank in ranks if rank.guild is guild), None)


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words, left, top, wide = view.table, look.words_in(lang), leaf.LEFT, leaf.TOP - 2, leaf.WIDE
    cities = [city for city in table.cities if city.in_play]
    labels = [words(f"city-{city.name}") for city in cities]
    if bonus := any(sheet.bonus for sheet in table.sheets):
        labels.append(words("sheet-influence"))
    tall = SHEET.high(len(labels)) + 12
    title, under = board.headline(view, words, names)
    canvas = leaf.page(top + tall + leaf.MARGIN, title, under or words("phase-over"), view, table.winners[:1])
    canvas.stamp(icons.laurel(84, "gold"), left + wide - 112, leaf.MARGIN + 10, "ink")
    canvas.sheet(left, top, wide, tall)
    found = guilds(table)
    columns = [_column(view, guild, cities, bonus, words, names) for guild in found]
    SHEET.draw(canvas, left, top, wide, labels, columns, words("sheet-total"))
    for place, city in enumerate(cities):
        row = top + SHEET.head + place * SHEET.row + SHEET.row // 2
        value, ground = str(city.result.value if city.result else 0), SHEET.ground(place)
        canvas.text(left + SHEET.label - 14, row, value, "bold", 26, ink="sepia", on=ground, anchor="rm", width=50)
    _totals(canvas, left, top + tall - 12 - SHEET.total, wide, table, found)
    return canvas


def _column(view: View, guild: Guild, cities: Sequence[City], bonus: bool, words: Wording, names: Names) -> Column:
    """A guild's points."""
    points = [points_in(city, guild.arms) for city in cities]
    if bonus and guild.seat is not None:
        points.append(view.table.sheets[guild.seat].bonus)
    scores = [ScoreCell(NOTHING, "rule") if one is None else _scored(one) for one in points]
    name = "" if guild.seat is None else look.player(names, guild.seat)

    def crest(canvas: Canvas, x: int, y: int, wide: int, on: str) -> None:
        look.crest(canvas, x, y, wide, guild.arms, on)

    paint, won = look.GUISES[guild.arms].paint, guild.seat in view.table.winners and guild.own
    return Column(crest, paint, words(f"guild-{guild.arms}"), name, won, scores)


def _scored(points: int) -> ScoreCell:
    return ScoreCell(str(points), "ink" if points else "sepia")


def _totals(canvas: Canvas, x: int, y: int, wide: int, table: Table, found: list[Guild]) -> None:
    """A seat's total under all its guilds, grey's alone."""
    for seat, own in groupby(zip(found, SHEET.places(x, wide, len(found)), strict=True), lambda one: one[0].seat):
        places = [place for _, place in own]
        left, room = places[0][0], sum(each for _, each in places)
        if seat is None:
            SHEET.sum_up(canvas, left, y, room, str(table.scores[Arms.GREY]), False, "straw")
            continue
        sheet, won = table.sheets[seat], seat in table.winners
        if len(places) == 1:
            SHEET.sum_up(canvas, left, y, room, str(sheet.total), won)
            continue
        SHEET._replace(sum=46).sum_up(canvas, left, y, room, str(sheet.total), won, down=16)
        middle, said = (left + room // 2, y + SHEET.total // 2 - 20), f"{sheet.guild} + {sheet.influenced}"
        ink, on = ("ink", "gold") if won else ("straw", "ink")
        canvas.text(*middle, said, "bold", 24, ink=ink, on=on, anchor="mm", width=room - 24)
