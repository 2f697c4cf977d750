"""The final sheet: how near each King came to what the gods wanted."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.alba_longa.pieces import Sheet
from renderers import icons
from renderers.alba_longa import emblems, figures, headline, leaf, look, monuments, signs, townscape
from renderers.alba_longa.look import Box, View
from renderers.api import LIVERIES, Canvas, Wording

NAME, HEAD, ROW, SCENE, TOTAL = 250, 140, 74, 150, 92
LINES = ("monuments", "peasants", "wheat", "silver")


def drawn(view: View, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words, data = view.table, look.words_in(lang), look.data_of(view)
    first, second = headline.over(view, words, names)
    top = leaf.MARGIN + leaf.TITLE + 14
    high = top + HEAD + SCENE + len(LINES) * ROW + TOTAL + 14 + leaf.MARGIN
    towns = [table.cities[seat].town for seat in table.winners]
    canvas = leaf.page(high, first, second, towns, 100 if towns else 0)
    if towns:
        canvas.stamp(icons.laurel(80, "gold"), leaf.WIDTH - leaf.MARGIN - 112, leaf.MARGIN + 10, "ink")
    x, wide = leaf.MARGIN, leaf.WIDTH - 2 * leaf.MARGIN
    canvas.sheet(x, top, wide, high - top - leaf.MARGIN)
    start = top + HEAD + SCENE
    goals = {"monuments": data.goal_monuments, "peasants": data.goal_peasants}
    for place, line in enumerate(LINES):
        y = start + place * ROW
        ground = _ground(place)
        canvas.fill(x + 3, y, wide - 9, ROW, ground)
        sign = (monuments.sign(48), figures.figure(36, 3), signs.wheat(50), signs.silver(44))[place]
        canvas.stamp_mid(sign, x + 44, y + ROW // 2, ground)
        middle, room = y + ROW // 2, NAME - 88
        goal = goals.get(line)
        up = 13 if goal else 0
        canvas.text(x + 80, middle - up, words(f"sheet-{line}"), "bold", 27, on=ground, anchor="lm", width=room)
        if goal:
            said = words("sheet-goal", goal=goal)
            canvas.text(x + 80, middle + 16, said, "text", 22, ink="sepia", on=ground, anchor="lm", width=room)
    low = start + len(LINES) * ROW
    canvas.panel(x + 8, low + 4, wide - 19, TOTAL - 4, "ink", "vellum", None, 0, 12)
    canvas.text(
        x + 24, low + TOTAL // 2, words("sheet-met"), "title", 30, ink="glint", on="ink", anchor="lm", width=NAME - 36,
        least=15,
    )  # fmt: skip
    each = (wide - NAME - 10) // len(table.sheets)
    for sheet in table.sheets:
        _column(canvas, Box(x + NAME + sheet.seat * each, top, each, 0), view, sheet, words, names)
    return canvas


def _ground(place: int) -> str:
    return "parchment" if place % 2 == 0 else "vellum"


def _column(canvas: Canvas, box: Box, view: View, sheet: Sheet, words: Wording, names: Sequence[str] | None) -> None:
    table, data = view.table, look.data_of(view)
    city = table.cities[sheet.seat]
    x, y, wide, _ = box
    middle = x + wide // 2
    canvas.fill(x + 4, y + 3, wide - 8, 8, LIVERIES[emblems.livery(city.town)].paint)
    emblems.shield(canvas, middle - 27, y + 20, 54, city.town, "vellum")
    if sheet.seat in table.winners:
        canvas.stamp(icons.crown(48), middle + 24, y + 16, "vellum")
    canvas.text(middle, y + 100, look.town(words, city.town), "title", 25, anchor="mm", width=wide - 12, least=13)
    name = look.player(names, sheet.seat)
    canvas.text(middle, y + 124, name, "bold", 19, ink="sepia", anchor="mm", width=wide - 12, least=13)
    scene = Box(x + 4, y + HEAD, wide - 8, SCENE - 8)
    if city.alive:
        townscape.scene(canvas, scene, city.town, city.monuments, data.foundations)
    else:
        canvas.fill(scene.x, scene.y, scene.wide, scene.high, "fold")
        canvas.stamp(monuments.ruin(92), middle - 46, scene.y + scene.high - 96, "fold")
        canvas.text(
            middle, scene.y + 26, words("forgotten"), "title", 24, ink="sepia", on="fold", anchor="mm", width=wide - 20,
            least=13,
        )  # fmt: skip
    canvas.frame(scene.x, scene.y, scene.wide, scene.high, "ink", 2)
    start = y + HEAD + SCENE
    goals = (data.goal_monuments, data.goal_peasants, 0, 0)
    for place, line in enumerate(LINES):
        value, ground = getattr(sheet, line), _ground(place)
        reached = bool(goals[place]) and value >= goals[place] and city.alive
        if reached:
            fill = "glint"
            canvas.panel(x + 8, start + place * ROW + 7, wide - 16, ROW - 14, fill, ground, "bronze", 2, 12)
            ground = fill
        ink = "ink" if value else "sepia"
        canvas.text(
            middle, start + place * ROW + ROW // 2, str(value), "number", 46, ink=ink, on=ground, anchor="mm",
            width=wide - 24,
        )  # fmt: skip
    low = start + len(LINES) * ROW
    if sheet.seat in table.winners:
        canvas.panel(x + 8, low + 12, wide - 16, TOTAL - 20, "gold", "ink", None, 0, 12)
        ground, ink = "gold", "ink"
    else:
        ground, ink = "ink", "chalk"
    at = middle - (22 if sheet.met else 0)
    if sheet.met:
        canvas.stamp_mid(icons.tick(36, ink), middle + 50, low + TOTAL // 2, ground)
    most = data.goal_monuments + data.goal_peasants
    said = words("sheet-points", points=sheet.points, most=most)
    room = wide - 24 - (52 if sheet.met else 0)
    canvas.text(at, low + TOTAL // 2, said, "number", 40, ink=ink, on=ground, anchor="mm", width=room)
