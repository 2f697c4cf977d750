"""The court on the board: the price of a call, the dice, who has taken one, and the stalls with their silver."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import JOB_OF, Die, Table
from engine.games.alba_longa.wording import ROMAN
from renderers import icons, lettering
from renderers.alba_longa import emblems, look, signs
from renderers.alba_longa.look import Box
from renderers.alba_longa.news import News
from renderers.api import Canvas, Wording

#: width of a die, and of the court from which on there is room for it
DIE, SMALL, ROOMY = 92, 78, 800


def draw(canvas: Canvas, box: Box, table: Table, data: Components, news: News, words: Wording) -> None:
    """Draw the court, or take the one drawn before."""
    towns = tuple(city.town for city in table.cities)
    key = (
        "alba court", words.lang, data, tuple(sorted(table.dice.items())), tuple(table.takers),
        tuple(table.stalls), table.price, table.caller, towns, news.stalls,
    )  # fmt: skip
    canvas.kept_sheet(key, *box, lambda inner, wide, high: _court(inner, wide, high, table, data, news, words))


def _court(canvas: Canvas, wide: int, high: int, table: Table, data: Components, news: News, words: Wording) -> None:
    size = DIE if wide >= ROOMY else SMALL
    dice = 4 * (size + 12)
    _title(canvas, dice, table, words)
    for place, die in enumerate(Die):
        x, y, pips = 12 + place * (size + 12), 58 + (DIE - size) // 2, table.dice.get(die)
        canvas.kept(_die, x, y, size + 12, size + 30, "vellum", die, pips, words)
    _takers(canvas, 18, high - 46, dice, table, words)
    canvas.fill(dice + 22, 14, 2, high - 28, "fold")
    left = dice + 34
    room = wide - left - 12
    canvas.kept(_prices, left, 8, room, 46, "vellum", table.price, data.prices, words)
    each = room // len(table.stalls)
    most = max(table.stalls)
    for number, silver in enumerate(table.stalls):
        rich, fresh = silver == most > 0, number in news.stalls
        canvas.kept(_stall, left + number * each, 54, each, 150, "vellum", number, silver, rich, fresh)


def _title(canvas: Canvas, wide: int, table: Table, words: Wording) -> None:
    left = 20
    if table.caller is not None:
        emblems.shield(canvas, left, 8, 36, table.cities[table.caller].town, "vellum")
        left += 46
        said = words("court-caller", city=look.town(words, table.cities[table.caller].town))
    else:
        said = words("court")
    canvas.text(left, 31, said, "title", 28, anchor="lm", width=wide - left)


def _die(canvas: Canvas, wide: int, high: int, die: Die, pips: int | None, words: Wording) -> None:
    job, size, middle = JOB_OF[die], wide - 12, wide // 2
    if pips is None:
        canvas.stamp(signs.no_die(size), 6, 0, "vellum")
        canvas.stamp_mid(signs.tool(job, 48, "shade", ground="parchment"), middle, size // 2, "parchment")
    else:
        look.die(canvas, 6, 0, size, round(size * 0.63), die, pips, "vellum")
    said, ink = words(f"job-{job}"), "ink" if pips is not None else "sepia"
    canvas.text(middle, size + 18, said, "bold", 23, ink=ink, anchor="mm", width=size + 10, least=13)


def _takers(canvas: Canvas, x: int, y: int, wide: int, table: Table, words: Wording) -> None:
    """Who has a die of this call."""
    if not table.takers:
        return
    at = canvas.text(x, y + 20, words("court-taken"), "bold", 21, ink="sepia", anchor="lm", width=wide - 4 * 46) + 10
    for seat in table.takers:
        emblems.shield(canvas, at, y + 1, 32, table.cities[seat].town, "vellum")
        at += 42


def _prices(canvas: Canvas, wide: int, high: int, now: int, prices: Sequence[int], words: Wording) -> None:
    """What a call costs now, on its track."""
    size, step = 36, 43
    left = wide - step * len(prices)
    canvas.text(0, 23, words("call-costs"), "bold", 24, anchor="lm", width=left - 6)
    for place, price in enumerate(prices):
        at = left + place * step + (step - size)
        fill, ink, line, thick = ("gold", "ink", "ink", 3) if price == now else ("vellum", "sepia", "shade", 2)
        canvas.plaque(at, 5, size, size, str(price), 26, fill=fill, ink=ink, line=line, thick=thick)


def _stall(canvas: Canvas, wide: int, high: int, number: int, silver: int, rich: bool, fresh: bool) -> None:
    size, middle = min(74, wide - 8), wide // 2
    canvas.text(middle, 16, ROMAN[number], "title", 24, anchor="mm", width=wide - 6)
    canvas.stamp(signs.stall(size, rich), middle - size // 2, 30, "vellum")
    low = 30 + size + 26
    if silver:
        coin = 30 if wide > 78 else 25
        both = coin + 4 + min(wide - coin - 8, lettering.width(str(silver), "number", 38))
        canvas.stamp(signs.silver(coin), middle - both // 2, low - coin // 2, "vellum")
        canvas.text(middle - both // 2 + coin + 4, low, str(silver), "number", 38, anchor="lm", width=wide - coin - 8)
    else:
        canvas.text(middle, low, "0", "number", 32, ink="sepia", anchor="mm")
    if fresh:
        canvas.stamp(icons.fresh(26), middle + size // 2 - 18, 20, "vellum")
