"""One comune, large: the town, and what each kind of building and the wall are worth."""

from __future__ import annotations

from engine.games.comuni.invasion import defence
from engine.games.comuni.pieces import Category, Comune
from engine.games.comuni.projects import YIELDS
from renderers import icons
from renderers.api import Canvas, Names, Sprite, Wording
from renderers.comuni import buildings, city, leaf, look
from renderers.comuni.look import View

HIGH, LIST = 900, 196


def drawn(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """The town of one seat as a canvas."""
    words, comune = look.words_in(lang), view.table.comuni[seat]
    canvas = leaf.page(HIGH, comune.name, look.player(names, seat), view, [seat])
    left, wide = leaf.LEFT, leaf.WIDE
    score = str(comune.score)
    canvas.text(left + wide - 30, left + 54, score, "number", 84, ink="glint", on="ink", anchor="rm", width=140)
    top = leaf.TOP - 2
    high = HIGH - top - leaf.MARGIN - LIST - 14
    city.framed(canvas, left, top, wide, high, comune, widest=190)
    _worth(canvas, left, HIGH - leaf.MARGIN - LIST, wide, view, seat, comune, words)
    return canvas


def _worth(canvas: Canvas, x: int, y: int, wide: int, view: View, seat: int, comune: Comune, words: Wording) -> None:
    """Per category: asleep or awake, income, points; and the wall: armies that fit, defence."""
    gap = 10
    each = (wide - 4 * gap) // 5
    for place, category in enumerate(Category):
        left = x + place * (each + gap)
        active, points = category in comune.active, comune.points_in(category)
        _box(canvas, left, y, each, words(f"category-{category}"), 30)
        look.badge(canvas, left + 14, y + 14, 56, category, "vellum", active)
        if view.table.masters.get(category) == seat:
            canvas.stamp(icons.crown(36), left + 48, y + 4, "vellum")
        state = words("active") if active else words("inactive")
        canvas.text(left + 86, y + 58, state, "text", 22, ink="sepia", anchor="lm", width=each - 100)
        tallest, cube = comune.tallest(category), look.cube(YIELDS[category], 46)
        _counted(canvas, left, y, each, cube, tallest, words("income"), points, words("points", count=points))
    left, cards = x + 4 * (each + gap), sum(comune.walls)
    _box(canvas, left, y, each, words("wall"), 44)
    canvas.stamp(buildings.wall(2, 58), left + 14, y + 24, "vellum")
    held = defence(comune.walls, cards)
    _counted(canvas, left, y, each, icons.helmet(46), cards, words("armies-fit"), held, words("col-defence"))


def _box(canvas: Canvas, x: int, y: int, wide: int, title: str, down: int) -> None:
    canvas.sheet(x, y, wide, LIST)
    canvas.text(x + 86, y + down, title, "bold", 26, anchor="lm", width=wide - 100)


def _counted(
    canvas: Canvas, x: int, y: int, wide: int, sign: Sprite, count: int, what: str, worth: int, whereof: str
) -> None:
    """How many there are at the left, and what they are worth at the right."""
    right, room = x + wide - 18, wide // 2 - 14
    canvas.stamp(sign, x + 18, y + 92, "vellum")
    canvas.text(x + 74, y + 116, str(count), "number", 46, anchor="lm", width=50)
    canvas.text(right, y + 112, str(worth), "number", 56, anchor="rm", width=90)
    canvas.text(x + 18, y + 166, what, "bold", 21, ink="sepia", anchor="lm", width=room)
    canvas.text(right, y + 166, whereof, "bold", 21, ink="sepia", anchor="rm", width=room)
