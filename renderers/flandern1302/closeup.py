"""A scored city, large, with its arithmetic: what it is worth, and what each guild gets for its place."""

from __future__ import annotations

from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import CITY_INDEX, City, CityName, Rank, Result
from engine.games.flandern1302.scoring import result_of
from renderers import icons
from renderers.api import Canvas, Names, Wording
from renderers.flandern1302 import leaf, look, plan, town, wood
from renderers.flandern1302.look import View

HIGH, SIDE, VALUE = 900, 700, 276


def drawn(view: View, name: CityName, lang: str, names: Names = None) -> Canvas:
    """A city and its result as a canvas."""
    words, data = look.words_in(lang), look.data_of(view)
    city = view.table.cities[CITY_INDEX[name]]
    result = result_of(city, data)
    under = words("closeup-scored" if city.result else "closeup-so-far", value=result.value)
    canvas = leaf.city_page(HIGH, words(f"city-{name}"), under, look.code(name, data))
    top, high, x = leaf.TOP, HIGH - leaf.TOP - leaf.MARGIN, leaf.MARGIN + SIDE + 12
    picture_of(canvas, leaf.MARGIN, top, SIDE, high, city, data, plan.Marks(numbered=True))
    wide = leaf.WIDTH - leaf.MARGIN - x
    _value(canvas, x, top, wide, VALUE, result, data, words)
    _ranks(canvas, x, top + VALUE + 10, wide, high - VALUE - 10, view, result, words, names)
    return canvas


def picture_of(
    canvas: Canvas, x: int, y: int, wide: int, high: int, city: City, data: Components, marks: plan.Marks
) -> None:
    """A town in a frame, with fields around it."""
    canvas.sheet(x, y, wide, high, fill="parchment")
    right, low = wide - 40, high - 64
    for dx, dy in ((40, 40), (66, 62), (right - 20, 44), (44, low - 6), (right - 24, low), (right, low - 26)):
        canvas.stamp_mid(wood.tree(44), x + dx, y + dy, "parchment")
    scale = town.fitting(city, data, wide - 12, high - 12)
    town.draw(canvas, plan.Town(x + wide // 2 - 1, y + high // 2 - 2, scale), city, data, marks)


def _value(
    canvas: Canvas, x: int, y: int, wide: int, high: int, result: Result, data: Components, words: Wording
) -> None:
    """Quarters, churches and cathedrals, each times its worth, and the sum."""
    leaf.panel(canvas, x, y, wide, high, words("closeup-value"))
    lines = (
        (wood.house(34), "closeup-quarters", result.guild_quarters, data.guild_value),
        (wood.chapel(9.5), "closeup-churches", result.churches, data.church_value),
        (wood.cathedral(36), "closeup-cathedrals", result.cathedrals, data.cathedral_value),
    )
    row = y + 86
    for sign, key, count, worth in lines:
        said, room = words(key, count=count), wide - 250
        canvas.counted(x + 38, row, sign, said, 30, 25, face="text", width=room, least=15)
        product = f"{count} \N{MULTIPLICATION SIGN} {worth}"
        canvas.text(x + wide - 96, row, product, "bold", 27, ink="sepia", anchor="rm", width=84)
        canvas.text(x + wide - 24, row, str(count * worth), "number", 32, anchor="rm", width=60)
        row += 46
    canvas.fill(x + 20, row - 18, wide - 43, 3, "ink")
    canvas.counted(x + 38, row + 12, wood.value(40), words("closeup-sum"), 30, 28, face="bold", width=wide - 170)
    canvas.text(x + wide - 24, row + 12, str(result.value), "number", 46, anchor="rm", width=80)


def _ranks(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, result: Result, words: Wording,
    names: Names,
) -> None:  # fmt: skip
    """The guilds by place."""
    leaf.panel(canvas, x, y, wide, high, words("closeup-ranking"))
    if not result.ranks:
        canvas.text(x + 24, y + 100, words("closeup-nobody"), "text", 26, ink="sepia", anchor="lm", width=wide - 48)
        return
    step = min(78, (high - 84) // len(result.ranks))
    row = y + 72
    for rank in result.ranks:
        _rank(canvas, x, row, wide, step, view, rank, words, names)
        row += step


def _rank(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, rank: Rank, words: Wording,
    names: Names,
) -> None:  # fmt: skip
    middle, first, room = y + high // 2 - 4, rank.place == 1, 132
    ground = "gold" if first else "fold"
    canvas.plaque(x + 18, middle - 20, 40, 40, str(rank.place), 26, fill=ground, ink="ink", line="ink", down=0)
    look.crest(canvas, x + 68, middle - 25, 44, rank.guild, "vellum")
    seat = next((at for at, player in enumerate(view.table.players) if player.guild is rank.guild), None)
    name = look.player(names, seat) if seat is not None else ""
    guild, up, size = words(f"guild-{rank.guild}"), 12 if name else 0, 25 if name else 26
    canvas.text(x + 122, middle - up, guild, "bold", size, anchor="lm", width=room, least=14)
    canvas.text(x + 122, middle + 15, name, "bold", 19, ink="sepia", anchor="lm", width=room, least=12)
    canvas.counted(x + 276, middle, wood.house(28), rank.quarters, 18, 28, width=34)
    canvas.counted(x + 338, middle, wood.master(28), rank.masters, 14, 26, ink="sepia", width=34)
    canvas.text(x + wide - 22, middle, str(rank.points), "number", 44, anchor="rm", width=66)
    if first and rank.points:
        canvas.stamp(icons.crown(30), x + 56, middle - 38, "vellum")
