"""Assisi on the board: its defenders and the loot they guard."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Assisi, Job, Town
from renderers import icons
from renderers.alba_longa import figures, look, signs
from renderers.api import Canvas, Wording


def draw(canvas: Canvas, wide: int, high: int, assisi: Assisi, most: int, news: frozenset[str], words: Wording) -> None:
    """Assisi, which never has more than so many defenders."""
    canvas.sheet(0, 0, wide, high)
    wide -= 3
    canvas.stamp(signs.tower(74), 14, 12, "vellum")
    canvas.text(100, 34, look.town(words, Town.ASSISI), "title", 30, anchor="lm", width=wide - 116)
    end = canvas.counted(117, 73, signs.badge(Job.SOLDIERS, 34), assisi.defenders, 25, 40, down=1, width=40)
    if "defenders" in news:
        look.fresh(canvas, 102, 58, "vellum")
    if assisi.attacked:
        canvas.stamp(icons.swords(34, "rubric"), end + 12, 56, "vellum")
    step = (wide - 30) // most
    for place in range(most):
        x = 14 + place * step
        if place < assisi.defenders:
            one = figures.figure(min(30, step), None, Job.SOLDIERS)
            canvas.stamp(one, x, 146 - one.size[1], "vellum")
        else:
            canvas.stamp(figures.place(min(28, step - 2), "fold"), x, 136, "vellum")
    canvas.fill(14, 152, wide - 28, 2, "fold")
    each = (wide - 24) // 3
    loot = (("silver", assisi.silver), ("wheat", assisi.wheat), ("captive", assisi.captive))
    for place, (name, items) in enumerate(loot):
        x = 12 + place * each
        if name == "wheat":
            # an item of wheat is worth two
            canvas.stamp_mid(signs.wheat(36), x + 14, 190, "vellum")
            canvas.stamp_mid(signs.wheat(36), x + 28, 195, "vellum")
        else:
            canvas.stamp_mid(signs.silver(38) if name == "silver" else figures.figure(32, None), x + 22, 192, "vellum")
        ink = "ink" if items else "sepia"
        canvas.text(x + 46, 193, str(items), "number", 36, ink=ink, anchor="lm", width=each - 48)
        if name in news:
            look.fresh(canvas, x + 6, 174, "vellum")
