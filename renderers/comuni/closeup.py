"""One comune, large: the town, and what each kind of building and the wall are worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.comuni.invasion import defence
from engine.games.comuni.pieces import Category, Comune
from engine.games.comuni.projects import YIELDS
from renderers import icons
from renderers.canvas import Canvas
from renderers.comuni import buildings, city, leaf, look
from renderers.comuni.look import View
from renderers.wording import Wording

HIGH, LIST = 900, 196


def drawn(view: View, seat: int, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The town of one seat as a canvas."""
    words, comune = look.words_in(lang), view.table.comuni[seat]
    canvas = leaf.page(HIGH, comune.name, look.player(names, seat), comune)
    canvas.text(
        leaf.WIDTH - leaf.MARGIN - 30,
        leaf.MARGIN + 54,
        str(comune.score),
        "number",
        84,
        ink="glint",
        on="ink",
        anchor="rm",
        width=140,
    )
    left, wide = leaf.MARGIN, leaf.WIDTH - 2 * leaf.MARGIN
    top = leaf.MARGIN + leaf.TITLE + 14
    high = HIGH - top - leaf.MARGIN - LIST - 14
    city.framed(canvas, left, top, wide, high, comune, widest=190)
    _worth(canvas, left, HIGH - leaf.MARGIN - LIST, wide, view, seat, comune, words)
    return canvas


def _worth(canvas: Canvas, x: int, y: int, wide: int, view: View, seat: int, comune: Comune, words: Wording) -> None:
    """Per category: asleep or awake, points, income; and the wall."""
    gap = 10
    each = (wide - 4 * gap) // 5
    for place, category in enumerate(Category):
        left = x + place * (each + gap)
        canvas.panel(left, y, each - 3, LIST - 4, "vellum", "parchment", "ink", 3, 14, "shade")
        active = category in comune.active
        look.badge(canvas, left + 14, y + 14, 56, category, "vellum", active)
        if view.table.masters.get(category) == seat:
            canvas.stamp(icons.crown(36), left + 48, y + 4, "vellum")
        canvas.text(left + 86, y + 30, words(f"category-{category}"), "bold", 26, anchor="lm", width=each - 100)
        state = words("active") if active else words("inactive")
        canvas.text(left + 86, y + 58, state, "text", 22, ink="sepia", anchor="lm", width=each - 100)
        tallest = comune.tallest(category)
        canvas.stamp(look.cube(YIELDS[category], 46), left + 18, y + 92, "vellum")
        canvas.text(left + 74, y + 116, str(tallest), "number", 46, anchor="lm", width=40)
        canvas.text(left + each - 18, y + 112, str(comune.points_in(category)), "number", 56, anchor="rm", width=90)
        canvas.text(
            left + each - 18,
            y + 166,
            words("points", count=comune.points_in(category)),
            "bold",
            21,
            ink="sepia",
            anchor="rm",
            width=each // 2 - 14,
        )
        canvas.text(left + 18, y + 166, words("income"), "bold", 21, ink="sepia", anchor="lm", width=each // 2 - 14)
    left = x + 4 * (each + gap)
    canvas.panel(left, y, each - 3, LIST - 4, "vellum", "parchment", "ink", 3, 14, "shade")
    canvas.stamp(buildings.wall(2, 58), left + 14, y + 24, "vellum")
    canvas.text(left + 86, y + 44, words("wall"), "bold", 26, anchor="lm", width=each - 100)
    cards = sum(comune.walls)
    canvas.stamp(icons.helmet(46), left + 18, y + 92, "vellum")
    canvas.text(left + 74, y + 116, str(cards), "number", 46, anchor="lm", width=50)
    canvas.text(left + each - 18, y + 112, str(defence(comune.walls, cards)), "number", 56, anchor="rm", width=90)
    canvas.text(
        left + each - 18, y + 166, words("col-defence"), "bold", 21, ink="sepia", anchor="rm", width=each // 2 - 14
    )
    canvas.text(left + 18, y + 166, words("armies-fit"), "bold", 21, ink="sepia", anchor="lm", width=each // 2 - 14)
