"""Single sheets beside the board: a titled page under the mountains, and the rows that several of them share."""

from __future__ import annotations

from renderers import heraldry
from renderers.api import LIVERIES, Canvas, Leaf, Pen, TitleLine, Titling, sprite
from renderers.shafausa import look
from renderers.shafausa.look import Says, View

WIDTH, MARGIN, TITLE = 1200, 22, 100
#: where the title begins, and what lies under it
BAND = 56
TOP = BAND + TITLE + 14
TITLING = Titling("title", TitleLine(51, 54), TitleLine(35, 48), TitleLine(79, 27))


@sprite
def alps(wide: int, high: int) -> Pen:
    """A range of snowy peaks."""
    pen = Pen(wide, high, wide)
    pen.box(0, 0, wide, high, "sky")
    far = [(0, 58), (90, 34), (170, 52), (280, 20), (360, 46), (470, 26), (560, 50), (690, 18), (800, 46), (900, 24),
           (1000, 50), (1120, 16), (1230, 48), (1340, 26), (1440, 50), (1540, 22), (wide, 48)]  # fmt: skip
    pen.shape([*far, (wide, high), (0, high)], "azure-pale")
    near = [(20, 92), (170, 22), (310, 92), (330, 92), (520, 8), (720, 92), (760, 92), (920, 26), (1070, 92),
            (1130, 92), (1340, 6), (1560, 92)]  # fmt: skip
    for place in range(0, len(near), 3):
        (ax, ay), (tx, ty), (bx, by) = near[place : place + 3]
        pen.shape([(ax, ay), (tx, ty), (bx, by)], "lake", "ink", 3)
        pen.shape([(tx, ty), (bx, by), (tx + 20, by)], "steel")
        share = 0.42
        left = (tx + (ax - tx) * share, ty + (ay - ty) * share)
        right = (tx + (bx - tx) * share, ty + (by - ty) * share)
        low = ty + (ay - ty) * share
        pen.shape(
            [(tx, ty), right, (tx + 22, low - 9), (tx + 4, low + 5), (tx - 18, low - 8), left], "chalk", "ink", 2.5
        )
    for x in range(16, wide, 58):
        tall = 20 + (x * 7) % 13
        pen.shape([(x, high - tall), (x + 10, high), (x - 10, high)], "moss")
    return pen


def page(high: int, title: str, under: str = "", view: View | None = None, seat: int | None = None) -> Canvas:
    """A sheet of parchment with a title; in a seat's colours if it belongs to one."""
    canvas = Canvas(WIDTH, high, "parchment")
    canvas.stamp(alps(WIDTH - 8, 92), 4, 4, "parchment")
    canvas.frame(0, 0, WIDTH, high, "ink", 4)
    canvas.fill(4, 96, WIDTH - 8, 2, "ink")
    canvas.frame(8, 102, WIDTH - 16, high - 110, "rule", 2)
    top = BAND
    canvas.panel(MARGIN, top, WIDTH - 2 * MARGIN, TITLE, "ink", "moss", None, 0, 14)
    canvas.panel(MARGIN + 4, top + 4, WIDTH - 2 * MARGIN - 8, TITLE - 8, "ink", "ink", "gold", 2, 11)
    left = MARGIN + 26
    if view is not None and seat is not None:
        look.shield_of(canvas, left, top + 12, 66, view, seat, "ink")
        canvas.fill(left + 84, top + 16, 6, TITLE - 32, LIVERIES[seat].paint)
        left += 106
    TITLING.write(canvas, left, top, WIDTH - MARGIN - 216 - left, title, under)
    return canvas


def corner(canvas: Canvas, words: str, number: str) -> None:
    """A number at the right of the title."""
    right = WIDTH - MARGIN - 26
    canvas.text(right - 80, BAND + 40, number, "number", 58, ink="chalk", on="ink", anchor="mm", width=150)
    canvas.text(right - 80, BAND + 84, words, "bold", 22, ink="straw", on="ink", anchor="mm", width=160)


def who(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, seat: int, name: str, say: Says, on: str
) -> None:
    """Shield, people and player, beside each other."""
    size = min(58, high - 20)
    look.shield_of(canvas, x, y + (high - round(size * heraldry.TALL)) // 2, size, view, seat, on)
    left, room = x + size + 14, wide - size - 20
    people = look.people_of(view, seat, say)
    if name:
        canvas.text(left, y + high // 2 - 13, people, "title", 30, on=on, anchor="lm", width=room, least=17)
        canvas.text(left, y + high // 2 + 19, name, "bold", 22, ink="sepia", on=on, anchor="lm", width=room, least=14)
    else:
        canvas.text(left, y + high // 2, people, "title", 32, on=on, anchor="lm", width=room, least=17)


LEAF = Leaf(page, top=TOP + 2)
