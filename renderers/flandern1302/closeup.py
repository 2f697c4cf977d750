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
    canvas = leaf.page(HIGH, words(f"city-{name}"), under, sign=look.code(name, data))
    top = leaf.TOP
    high = HIGH - top - leaf.MARGIN
    picture_of(canvas, leaf.MARGIN, top, SIDE, high, city, data, plan.Marks(numbered=True))
    x = leaf.MARGIN + SIDE + 12
    wide = leaf.WIDTH - leaf.MARGIN - x
    _value(canvas, x, top, wide, VALUE, result, data, words)
    _ranks(canvas, x, top + VALUE + 10, wide, high - VALUE - 10, view, result, words, names)
    return canvas


def picture_of(
    canvas: Canvas, x: int, y: int, wide: int, high: int, city: City, data: Components, marks: plan.Marks
) -> None:
    """A town in a frame, with fields around it."""
    canvas.panel(x, y, wide - 3, high - 4, "parchment", "parchment", "ink", 3, 14, "shade")
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
        canvas.stamp_mid(sign, x + 38, row, "vellum")
        canvas.text(x + 68, row, words(key, count=count), "text", 25, anchor="lm", width=wide - 250, least=15)
        product = f"{count} \N{MULTIPLICATION SIGN} {worth}"
        canvas.text(x + wide - 96, row, product, "bold", 27, ink="sepia", anchor="rm", width=84)
        canvas.text(x + wide - 24, row, str(count * worth), "number", 32, anchor="rm", width=60)
        row += 46
    canvas.fill(x + 20, row - 18, wide - 43, 3, "ink")
    canvas.stamp_mid(wood.value(40), x + 38, row + 12, "vellum")
    canvas.text(x + 68, row + 12, words("closeup-sum"), "bold", 28, anchor="lm", width=wide - 170)
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
    middle = y + high // 2 - 4
    first = rank.place == 1
    ground = "gold" if first else "fold"
    canvas.plaque(x + 18, middle - 20, 40, 40, str(rank.place), 26, fill=ground, ink="ink", line="ink", down=0)
    look.crest(canvas, x + 68, middle - 25, 44, rank.guild, "vellum")
    seat = next((at for at, player in enumerate(view.table.players) if player.guild is rank.guild), None)
    name = look.player(names, seat) if seat is not None else ""
    room = 132
    if name:
        canvas.text(x + 122, middle - 12, words(f"guild-{rank.guild}"), "bold", 25, anchor="lm", width=room, least=14)
        canvas.text(x + 122, middle + 15, name, "bold", 19, ink="sepia", anchor="lm", width=room, least=12)
    else:
        canvas.text(x + 122, middle, words(f"guild-{rank.guild}"), "bold", 26, anchor="lm", width=room, least=14)
    canvas.stamp_mid(wood.house(28), x + 276, middle, "vellum")
    canvas.text(x + 294, middle, str(rank.quarters), "number", 28, anchor="lm", width=34)
    canvas.stamp_mid(wood.master(28), x + 338, middle, "vellum")
    canvas.text(x + 352, middle, str(rank.masters), "number", 26, ink="sepia", anchor="lm", width=34)
    canvas.text(x + wide - 22, middle, str(rank.points), "number", 44, anchor="rm", width=66)
    if first and rank.points:
        canvas.stamp(icons.crown(30), x + 56, middle - 38, "vellum")
