"""The painted border of terracotta around every picture, as on the eaves of an Etruscan temple."""

from __future__ import annotations

from renderers.canvas import Canvas, layer

BAND = 28
#: length of one turn of the meander
TURN = 40


@layer
def bare(wide: int, high: int) -> Canvas:
    """Parchment with a meander around it."""
    canvas = Canvas(wide, high, "parchment")
    draw(canvas, wide, high)
    return canvas


def draw(canvas: Canvas, wide: int, high: int) -> None:
    """A key pattern along the four sides, a rosette of four leaves in each corner."""
    for x, y, long, tall in (
        (0, 0, wide, BAND), (0, high - BAND, wide, BAND), (0, 0, BAND, high), (wide - BAND, 0, BAND, high),
    ):  # fmt: skip
        canvas.fill(x, y, long, tall, "brick")
    _meander(canvas, BAND, wide - BAND, 0, False)
    _meander(canvas, BAND, wide - BAND, high - BAND, False)
    _meander(canvas, BAND, high - BAND, 0, True)
    _meander(canvas, BAND, high - BAND, wide - BAND, True)
    for x in (0, wide - BAND):
        for y in (0, high - BAND):
            canvas.fill(x, y, BAND, BAND, "ink")
            canvas.panel(x + 5, y + 5, 18, 18, "straw", "ink", None, 0, 9)
            canvas.panel(x + 10, y + 10, 8, 8, "brick", "straw", None, 0, 4)
    canvas.frame(0, 0, wide, high, "ink", 3)
    canvas.frame(BAND - 3, BAND - 3, wide - 2 * BAND + 6, high - 2 * BAND + 6, "ink", 3)
    canvas.frame(BAND + 2, BAND + 2, wide - 2 * BAND - 4, high - 2 * BAND - 4, "rule", 1)


#: strokes of one turn on a grid of ten: x, y, width, height
_KEY = ((0, 7, 2, 2), (0, 0, 2, 9), (2, 0, 7, 2), (7, 2, 2, 5), (3, 5, 4, 2), (3, 3.5, 2, 2), (0, 7, 10, 2))


def _meander(canvas: Canvas, start: int, end: int, across: int, upright: bool) -> None:
    count = max(1, (end - start) // TURN)
    scale = (BAND - 12) / 9
    for turn in range(count):
        at = start + (end - start) * turn // count
        long = start + (end - start) * (turn + 1) // count - at
        for x, y, wide, high in _KEY:
            stretch = long / 10 if wide == 10 else scale * 1.35
            left, top = round(x * stretch), round(y * scale) + 6
            width, height = max(3, round(wide * stretch)), max(3, round(high * scale))
            if wide == 10:
                width = long
            if upright:
                canvas.fill(across + top, at + left, height, width, "straw")
            else:
                canvas.fill(at + left, across + top, width, height, "straw")
