"""The right-hand side of the board: pile and next invader, heroes waiting, guild masters, supply."""

from __future__ import annotations

from engine.games.comuni.components import PILES
from engine.games.comuni.pieces import Category, Resource, Table
from renderers import heraldry, icons
from renderers.api import Canvas, Pen, Wording, sprite
from renderers.comuni import buildings, look
from renderers.comuni.look import View
from renderers.comuni.news import News

#: a cross on what is used up
none_left = buildings.ART["none-left"]
PILE_PAINT = {"A": "lake", "B": "leaf", "C": "tile", "D": "general"}
PILE_INK = {"A": "ink", "B": "ink", "C": "ink", "D": "chalk"}


@sprite
def stack(wide: int, high: int, paint: str, sheets: int) -> Pen:
    """A face-down pile, thinner as it is drawn."""
    pen = Pen(wide, high)
    tall = 100 * high / wide
    for sheet in range(sheets, -1, -1):
        at = sheet * 4.0
        pen.rounded(at, 12 - at, 84, tall - 14, 9, paint if sheet == 0 else "vellum", "ink", 4)
    pen.rounded(8, 20, 68, tall - 30, 6, None, "ink", 2.5)
    return pen


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, words: Wording, news: News) -> None:
    """The whole side panel."""
    table = view.table
    masters = tuple((str(category), table.comuni[holder].number) for category, holder in table.masters.items())
    new = tuple(sorted({one for comune in news.comuni for one in comune.masters}))
    key = (
        "threat", words.lang, view.players, table.pile, table.left, tuple(table.heroes), masters, new,
        tuple(table.supply), table.bonus_walls, table.discarded, table.last_turns, table.winner is not None,
    )  # fmt: skip

    def one(inner: Canvas) -> None:
        inner.sheet(0, 0, wide, high, radius=12)
        _next(inner, 16, 14, wide - 35, view, words)
        _invaders(inner, 12, 166, wide - 27, view, words)
        _masters(inner, 10, 324, wide - 23, table, words, new)
        _supply(inner, 12, high - 48, wide - 27, table)

    canvas.part(key, x, y, wide, high, canvas.ground, one)


def _next(canvas: Canvas, x: int, y: int, wide: int, view: View, words: Wording) -> None:
    """The pile drawn from, the cards left in it, and who comes when it is used up."""
    table, data = view.table, look.data_of(view)
    invader = data.invaders[table.pile]
    paint = PILE_PAINT[table.pile]
    canvas.stamp(stack(92, 112, paint, min(4, (table.left + 3) // 4)), x, y, "vellum")
    canvas.text(x + 39, y + 64, table.pile, "title", 52, ink=PILE_INK[table.pile], on=paint, anchor="mm")
    left = x + 100
    canvas.text(left, y + 22, words(f"attacker-{table.pile}"), "title", 30, anchor="lm", width=wide - 100)
    end = canvas.counted(left + 21, y + 65, icons.swords(42, "rubric"), invader.base, 27, 60, down=1, ink="rubric")
    room = x + wide - end - 16
    if table.last_turns is not None:
        said = words("last-round", turns=table.last_turns)
        canvas.lines(x + wide, y + 66, said, "bold", 24, width=room, lines=2, anchor="rm", ink="rubric")
    else:
        said = words("cards-left", count=table.left)
        canvas.text(x + wide, y + 60, str(table.left), "number", 54, anchor="rm")
        canvas.text(x + wide, y + 102, said, "bold", 22, ink="sepia", anchor="rb", width=wide - 104)
    start = data.marker[table.pile][view.players]
    step = wide / start
    for place in range(start):
        here = x + round(place * step)
        box = round((place + 1) * step) - round(place * step) - 3
        canvas.fill(here, y + 122, box, 14, paint if place < table.left else "fold")
        canvas.frame(here, y + 122, box, 14, "ink" if place < table.left else "rule", 1)


def _invaders(canvas: Canvas, x: int, y: int, wide: int, view: View, words: Wording) -> None:
    """All four invasions with their heroes; past ones are pale, the next one stands out."""
    table, data = view.table, look.data_of(view)
    row = 38
    for place, pile in enumerate(PILES):
        top, invader = y + place * row, data.invaders[pile]
        over = PILES.index(table.pile) > place or table.winner is not None
        coming = pile == table.pile and not over
        ground = "blush" if coming else "vellum"
        if coming:
            canvas.panel(x - 4, top - 1, wide + 8, row, ground, "vellum", "rubric", 2, 8)
        ink, middle, name = "sepia" if over else "ink", top + row // 2, words(f"attacker-{pile}")
        canvas.text(x + 17, middle, pile, "title", 26, ink=ink, on=ground, anchor="mm")
        canvas.text(x + 40, middle, name, "bold", 25, ink=ink, on=ground, anchor="lm", width=wide - 40 - 158)
        canvas.stamp(icons.swords(24, "rubric" if not over else "rule"), x + wide - 150, top + 7, ground)
        canvas.text(x + wide - 98, middle, str(invader.base), "number", 29, ink=ink, on=ground, anchor="mm")
        there = pile in table.heroes
        look.hero(canvas, x + wide - 72, top + 2, 29, invader.hero_high, ground, there)
        look.hero(canvas, x + wide - 36, top + 2, 29, invader.hero_low, ground, there)


def _masters(canvas: Canvas, x: int, y: int, wide: int, table: Table, words: Wording, new: tuple[str, ...]) -> None:
    """The guild masters and whom they serve."""
    canvas.fill(x + 4, y - 4, wide - 8, 2, "rule")
    each = wide // 4
    for place, category in enumerate(Category):
        left = x + place * each
        middle = left + each // 2
        holder = table.masters.get(category)
        look.badge(canvas, middle - 38, y + 8, 38, category, "vellum")
        if holder is None:
            heraldry.blank_shield(canvas, middle + 4, y + 8, 32, "vellum")
        else:
            look.shield(canvas, middle + 4, y + 8, 32, table.comuni[holder], "vellum")
            canvas.stamp(icons.crown(26), middle + 7, y - 3, "vellum")
        if str(category) in new:
            canvas.stamp(icons.fresh(24), middle + 24, y + 26, "vellum")
        canvas.text(middle, y + 68, words(f"master-{category}"), "bold", 19, anchor="mb", width=each - 6, least=11)


def _supply(canvas: Canvas, x: int, y: int, wide: int, table: Table) -> None:
    """Which cubes are left, bonus walls, discards."""
    canvas.fill(x + 2, y - 4, wide - 4, 2, "rule")
    for resource in Resource:
        canvas.stamp(look.cube(resource, 32), x, y + 3, "vellum")
        if resource not in table.supply:
            canvas.stamp(none_left(32), x, y + 3, "vellum")
        x += 40
    x += 10
    canvas.fill(x - 10, y + 4, 2, 30, "rule")
    canvas.stamp(buildings.wall(1, 38), x, y + 12, "vellum")
    x = canvas.text(x + 44, y + 20, str(table.bonus_walls), "number", 29, anchor="lm") + 14
    canvas.stamp(icons.card_back(22, 31), x, y + 4, "vellum")
    canvas.text(x + 28, y + 20, str(table.discarded), "number", 29, anchor="lm")
