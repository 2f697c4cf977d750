"""The final sheet: how near each King came to what the gods wanted."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Sheet
from renderers import icons
from renderers.alba_longa import figures, headline, leaf, look, monuments, signs, townscape
from renderers.alba_longa.look import Box, View
from renderers.api import Canvas, Names, ScoreSheet, Wording, column

SHEET, SCENE = ScoreSheet(row=74, total=92, label=250, head=140, edge=10), 150
LINES = ("monuments", "peasants", "wheat", "silver")


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The sheet as a canvas; the game must be over."""
    table, words, data = view.table, look.words_in(lang), look.data_of(view)
    x, top, wide = leaf.LEFT, leaf.TOP - 2, leaf.WIDE
    first, second = headline.over(view, words, names)
    high = top + SHEET.head + SCENE + len(LINES) * SHEET.row + SHEET.total + 14 + leaf.MARGIN
    canvas = leaf.page(high, first, second, view, table.winners, spare=100 if table.winners else 0)
    if table.winners:
        canvas.stamp(icons.laurel(80, "gold"), leaf.WIDTH - leaf.MARGIN - 112, leaf.MARGIN + 10, "ink")
    canvas.sheet(x, top, wide, high - top - leaf.MARGIN)
    start = top + SHEET.head + SCENE
    goals = {"monuments": data.goal_monuments, "peasants": data.goal_peasants}
    for place, line in enumerate(LINES):
        y = start + place * SHEET.row
        ground = SHEET.ground(place)
        canvas.fill(x + 3, y, wide - 9, SHEET.row, ground)
        sign = (monuments.sign(48), figures.figure(36, 3), signs.wheat(50), signs.silver(44))[place]
        canvas.stamp_mid(sign, x + 44, y + SHEET.row // 2, ground)
        middle, room = y + SHEET.row // 2, SHEET.label - 88
        goal = goals.get(line)
        up = 13 if goal else 0
        canvas.text(x + 80, middle - up, words(f"sheet-{line}"), "bold", 27, on=ground, anchor="lm", width=room)
        if goal:
            said = words("sheet-goal", goal=goal)
            canvas.text(x + 80, middle + 16, said, "text", 22, ink="sepia", on=ground, anchor="lm", width=room)
    low = start + len(LINES) * SHEET.row
    canvas.panel(x + 8, low + 4, wide - 19, SHEET.total - 4, "ink", "vellum", None, 0, 12)
    met, room = words("sheet-met"), SHEET.label - 36
    canvas.text(
        x + 24, low + SHEET.total // 2, met, "title", 30, ink="glint", on="ink", anchor="lm", width=room, least=15
    )
    for sheet, (left, each) in zip(table.sheets, SHEET.places(x, wide, len(table.sheets)), strict=True):
        _column(canvas, Box(left, top, each, 0), view, sheet, words, names)
    return canvas


def _column(canvas: Canvas, box: Box, view: View, sheet: Sheet, words: Wording, names: Names) -> None:
    data, city, won = look.data_of(view), view.table.cities[sheet.seat], sheet.seat in view.table.winners
    x, y, wide, _ = box
    middle = x + wide // 2
    SHEET.heading(canvas, x, y, wide, column(look.SIDES, view, sheet.seat, words.lang, names))
    scene = Box(x + 4, y + SHEET.head, wide - 8, SCENE - 8)
    if city.alive:
        townscape.scene(canvas, scene, city.town, city.monuments, data.foundations)
    else:
        canvas.fill(scene.x, scene.y, scene.wide, scene.high, "fold")
        canvas.stamp(monuments.ruin(92), middle - 46, scene.y + scene.high - 96, "fold")
        said, room = words("forgotten"), wide - 20
        canvas.text(middle, scene.y + 26, said, "title", 24, ink="sepia", on="fold", anchor="mm", width=room, least=13)
    canvas.frame(scene.x, scene.y, scene.wide, scene.high, "ink", 2)
    start = y + SHEET.head + SCENE
    goals = (data.goal_monuments, data.goal_peasants, 0, 0)
    for place, line in enumerate(LINES):
        value, ground, top = getattr(sheet, line), SHEET.ground(place), start + place * SHEET.row
        if goals[place] and value >= goals[place] and city.alive:
            canvas.panel(x + 8, top + 7, wide - 16, SHEET.row - 14, "glint", ground, "bronze", 2, 12)
            ground = "glint"
        low, ink = top + SHEET.row // 2, "ink" if value else "sepia"
        canvas.text(middle, low, str(value), "number", 46, ink=ink, on=ground, anchor="mm", width=wide - 24)
    low = start + len(LINES) * SHEET.row
    ground, ink = ("gold", "ink") if won else ("ink", "chalk")
    if won:
        canvas.panel(x + 8, low + 12, wide - 16, SHEET.total - 20, "gold", "ink", None, 0, 12)
    at = middle - (22 if sheet.met else 0)
    if sheet.met:
        canvas.stamp_mid(icons.tick(36, ink), middle + 50, low + SHEET.total // 2, ground)
    most = data.goal_monuments + data.goal_peasants
    said = words("sheet-points", points=sheet.points, most=most)
    room = wide - 24 - (52 if sheet.met else 0)
    canvas.text(at, low + SHEET.total // 2, said, "number", 40, ink=ink, on=ground, anchor="mm", width=room)
