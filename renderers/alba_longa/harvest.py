"""The harvest of a year: farmers, prayers, wheat brought in, and whether it will feed the people."""

from __future__ import annotations

from engine.games.alba_longa.city import sole_most
from engine.games.alba_longa.pieces import Crew, Harvest, Job
from renderers import icons
from renderers.alba_longa import emblems, heavens, leaf, look, places, signs
from renderers.alba_longa.look import Box, View
from renderers.api import NOTHING, Canvas, Names, Wording, headings, signed

ROW, SKY = 126, 132
FARMERS, PRAYERS, BONUS, WHEAT = 316, 650, 800, 968


def bonus_of(view: View) -> int | None:
    """With Job Well Done, who had more standing farmers than anyone else."""
    standing = {one.seat: one.standing for one in view.table.harvests}
    return sole_most(standing) if look.variant_of(view).job_well_done else None


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The last harvest as a canvas; there must have been one."""
    table, words = view.table, look.words_in(lang)
    past = table.past[-1]
    top = leaf.TOP
    high = top + SKY + 62 + len(table.harvests) * (ROW + 8) + leaf.MARGIN
    title = words("harvest-title", year=len(table.past))
    canvas = leaf.page(high, title, words("harvest-under", climate=past.climate), spare=90)
    canvas.stamp(signs.weather(past.climate, 80), leaf.WIDTH - leaf.MARGIN - 108, leaf.MARGIN + 10, "ink")
    x, wide = leaf.LEFT, leaf.WIDE
    _sky(canvas, x, top, wide, view, words)
    top += SKY + 8
    columns = [
        (x + FARMERS + 140, 280, words("job-farmers")), (x + PRAYERS, 150, words("col-prayers")),
        (x + WHEAT + 50, 240, words("col-wheat")),
    ]  # fmt: skip
    if look.variant_of(view).job_well_done:
        columns.append((x + BONUS, 130, words("col-most-farmers")))
    headings(canvas, top + 22, columns)
    top += 48
    best = bonus_of(view)
    for harvest in table.harvests:
        _row(canvas, x, top, wide, view, harvest, harvest.seat == best, words, names)
        top += ROW + 8
    return canvas


def _sky(canvas: Canvas, x: int, y: int, wide: int, view: View, words: Wording) -> None:
    """What the prayers cost, what a farmer brought, the blessing, and the next year."""
    table, data = view.table, look.data_of(view)
    past = table.past[-1]
    canvas.sheet(x, y, wide, SKY)
    quarter = (wide - 20) // 4
    turned = table.blessings[len(table.past) - 1] if len(table.blessings) >= len(table.past) else None
    grain = data.harvest[past.climate]
    following = table.climate if table.year > len(table.past) else table.following
    said = (
        (words("col-prayers"), str(past.prayers), signs.prayer(58)),
        (words("wheat-each"), "", None),
        (words("blessing"), str(next(iter(data.blessings[turned].gain.values()))) if turned else "?",
         heavens.gift(turned, 56) if turned else icons.card_back(42, 58)),
        (words("next-year"), "" if following else NOTHING, signs.weather(following or past.climate, 62)),
    )  # fmt: skip
    for place, (word, value, sign) in enumerate(said):
        left = x + 10 + place * quarter
        if place:
            canvas.fill(left, y + 16, 2, SKY - 36, "fold")
        canvas.text(left + quarter // 2, y + 26, word, "bold", 22, ink="sepia", anchor="mm", width=quarter - 14)
        if sign is None:
            heavens.grains(canvas, left + 20, y + 106, (quarter - 30) // 3, grain)
        elif value == NOTHING:
            canvas.text(left + quarter // 2, y + 81, value, "number", 50, ink="rule", anchor="mm")
        elif value:
            canvas.counted(left + 62, y + 80, sign, value, 42, 50, down=1, width=quarter - 110)
        else:
            canvas.stamp_mid(sign, left + quarter // 2, y + 78, "vellum")


def _row(
    canvas: Canvas, x: int, y: int, wide: int, view: View, harvest: Harvest, best: bool, words: Wording,
    names: Names,
) -> None:  # fmt: skip
    table, data = view.table, look.data_of(view)
    city = table.cities[harvest.seat]
    leaf.band(canvas, x, y, wide, ROW, city.town)
    look.SIDES.who(canvas, x + 30, y, 262, ROW - 4, view, harvest.seat, words.lang, names, "vellum")
    middle = y + (ROW - 4) // 2
    count = harvest.standing + harvest.lying
    box = Box(x + FARMERS + 54, middle - 36, 220, 72)
    canvas.text(x + FARMERS + 24, middle, str(count), "number", 50, anchor="mm", width=54)
    places.crowd(canvas, box, Job.FARMERS, Crew(count, 0, harvest.lying), emblems.livery(city.town), 52)
    if harvest.improved:
        cost = signed(-table.past[-1].prayers)
        canvas.counted(x + PRAYERS - 26, middle, signs.prayer(56), cost, 36, 42, width=70)
    else:
        canvas.text(x + PRAYERS, middle, NOTHING, "number", 42, ink="rule", anchor="mm")
    if best:
        canvas.text(x + BONUS, middle, f"+{data.farmer_bonus}", "number", 46, ink="moss", anchor="mm", width=90)
    wheat = harvest.wheat + (data.farmer_bonus if best else 0)
    canvas.counted(x + WHEAT, middle, signs.wheat(66), f"+{wheat}", 46, 64, width=104)
