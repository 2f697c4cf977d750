"""The sky over Latium: this year's climate and what it yields, the years of the deck, the blessings."""

from __future__ import annotations

from engine.games.alba_longa.blessings import blessings_left
from engine.games.alba_longa.components import Components, Yield
from engine.games.alba_longa.pieces import Blessing, Climate, Job, Table
from renderers import icons
from renderers.alba_longa import figures, look, monuments, signs
from renderers.alba_longa.look import Box
from renderers.alba_longa.news import News
from renderers.api import Canvas, Sprite, Wording

GODS = 148


def draw(canvas: Canvas, box: Box, table: Table, data: Components, news: News, words: Wording) -> None:
    """Draw the sky, or take the one drawn before."""
    key = (
        "alba heavens", words.lang, data, table.climate, table.following, table.prayers,
        tuple(table.past), table.year, tuple(table.blessings), news.blessing, news.prayers,
    )  # fmt: skip
    canvas.kept_sheet(key, *box, lambda inner, wide, high: _heavens(inner, wide, high, table, data, news, words))


def _heavens(canvas: Canvas, wide: int, high: int, table: Table, data: Components, news: News, words: Wording) -> None:
    room = wide - GODS - 14
    _now(canvas, 16, room, table, data, news, words)
    _years(canvas, Box(14, high - 86, room - 12, 76), table, data)
    canvas.fill(room + 10, 14, 2, high - 28, "fold")
    _gods(canvas, Box(room + 20, 0, GODS - 14, high), table, data, news, words)


def _now(canvas: Canvas, x: int, wide: int, table: Table, data: Components, news: News, words: Wording) -> None:
    """The climate of this year, large; wheat per farmer standing, blessed by prayers, lying; what the prayers cost."""
    canvas.stamp(signs.weather(table.climate, 88), x, 12, "vellum")
    canvas.text(x + 44, 124, words(f"climate-{table.climate}"), "bold", 26, anchor="mm", width=100, least=15)
    grain = data.harvest[table.climate]
    left = x + 118
    room = wide - left - 4
    canvas.text(left, 26, words("wheat-per-farmer"), "bold", 22, ink="sepia", anchor="lm", width=room)
    each = room // 4
    for place, value in enumerate((grain.farmer, grain.improved, grain.sabotaged)):
        at = left + place * each
        _farmer(canvas, at, 88, place)
        canvas.text(at + 18, 110, str(value), "number", 40, anchor="mm", width=each - 4)
    at = left + 3 * each
    canvas.fill(at - 5, 44, 2, 84, "fold")
    canvas.stamp(signs.prayer(44), at + (each - 44) // 2, 44, "vellum")
    said = "?" if table.prayers is None else str(table.prayers)
    ink = "sepia" if table.prayers is None else "ink"
    canvas.text(at + each // 2, 110, said, "number", 40, ink=ink, anchor="mm", width=each - 4)
    if news.prayers:
        look.fresh(canvas, at + each // 2 + 22, 50, "vellum")


def _farmer(canvas: Canvas, x: int, base: int, place: int) -> None:
    """A farmer standing, one for whom prayers were said, one lying."""
    one = figures.figure(32, 3, Job.FARMERS, place == 2)
    canvas.stamp(one, x, base - one.size[1], "vellum")
    if place == 1:
        canvas.stamp(signs.prayer(24), x + 22, base - 50, "vellum")


def grains(canvas: Canvas, x: int, base: int, each: int, grain: Yield) -> None:
    """Wheat for each kind of farmer, beside each other."""
    for place, value in enumerate((grain.farmer, grain.improved, grain.sabotaged)):
        _farmer(canvas, x + place * each, base, place)
        canvas.text(x + place * each + 46, base - 20, str(value), "number", 40, anchor="lm", width=each - 48)


def _known(table: Table, year: int) -> tuple[Climate | None, int | None]:
    """The climate of a year and what its prayers cost, as far as they are known."""
    if year <= len(table.past):
        past = table.past[year - 1]
        return past.climate, past.prayers
    now = look.year_of(table)
    if year == now:
        return table.climate, table.prayers
    if year == now + 1:
        return table.following, None
    return None, None


def _years(canvas: Canvas, box: Box, table: Table, data: Components) -> None:
    """The climate deck, year by year."""
    each = box.wide // data.years
    now = look.year_of(table)
    for year in range(1, data.years + 1):
        x = box.x + (year - 1) * each
        climate, prayers = _known(table, year)
        on = year == now
        fill = "glint" if on else "parchment" if climate else "fold"
        canvas.panel(x, box.y, each - 5, box.high, fill, "vellum", "ink" if on else "rule", 3 if on else 1, 8)
        middle = x + (each - 5) // 2
        canvas.text(middle, box.y + 13, str(year), "bold", 19, ink="ink" if on else "sepia", on=fill, anchor="mm")
        if climate:
            canvas.stamp_mid(signs.weather(climate, 32), middle, box.y + 36, fill)
        else:
            canvas.text(middle, box.y + 42, "?", "number", 30, ink="rule", on=fill, anchor="mm")
        if prayers is not None:
            canvas.counted(middle - 10, box.y + 62, signs.prayer(20), prayers, 13, 24, down=1, on=fill)


def gift(blessing: Blessing, size: int) -> Sprite:
    """What a blessing gives."""
    if blessing is Blessing.WHEAT:
        return signs.wheat(size)
    return signs.silver(size) if blessing is Blessing.SILVER else monuments.sign(size)


def _gods(canvas: Canvas, box: Box, table: Table, data: Components, news: News, words: Wording) -> None:
    """The blessings: how many of each are still in the pile; the last one turned is lit."""
    canvas.text(box.x + box.wide // 2, 28, words("blessings"), "title", 21, anchor="mm", width=box.wide, least=12)
    last = table.blessings[-1] if table.blessings else None
    for place, (blessing, left) in enumerate(blessings_left(table, data).items()):
        y = 48 + place * 61
        card = data.blessings[blessing]
        fill = "glint" if blessing is last else "parchment"
        canvas.panel(box.x, y, box.wide, 55, fill, "vellum", "ink" if blessing is last else "rule", 2, 8)
        amount = next(iter(card.gain.values()))
        canvas.text(box.x + 10, y + 29, str(amount), "number", 34, on=fill, anchor="lm", width=26)
        canvas.stamp_mid(gift(blessing, 38), box.x + 50, y + 28, fill)
        canvas.counted(
            box.x + 88, y + 27, icons.card_back(20, 28), f"{left}/{card.count}", 14, 26, down=2, face="bold",
            ink="sepia", on=fill, width=box.wide - 106, least=14,
        )  # fmt: skip
        if blessing is last and news.blessing:
            look.fresh(canvas, box.x + 6, y + 6, "vellum")
