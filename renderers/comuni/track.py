"""The score track: sixty spaces around the whole board; passing the last begins a new lap."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.comuni.pieces import Comune
from renderers import heraldry
from renderers.canvas import Canvas, layer
from renderers.comuni import look

SPACES, ACROSS, DOWN = 60, 20, 10
BAND = 44
WIDTH, HEIGHT = 1600, 1200


def space(number: int) -> tuple[int, int, int, int]:
    """Where a space lies: 0 in the upper left corner, then clockwise."""
    wide, high = WIDTH // ACROSS, HEIGHT - 2 * BAND
    number %= SPACES
    if number < ACROSS:
        return number * wide, 0, wide, BAND
    number -= ACROSS
    if number < DOWN:
        top = BAND + high * number // DOWN
        return WIDTH - BAND, top, BAND, BAND + high * (number + 1) // DOWN - top
    number -= DOWN
    if number < ACROSS:
        return WIDTH - (number + 1) * wide, HEIGHT - BAND, wide, BAND
    number -= ACROSS
    bottom = HEIGHT - BAND - high * number // DOWN
    top = HEIGHT - BAND - high * (number + 1) // DOWN
    return 0, top, BAND, bottom - top


@layer
def bare() -> Canvas:
    """The track without markers, and the parchment within."""
    canvas = Canvas(WIDTH, HEIGHT, "parchment")
    for number in range(SPACES):
        x, y, wide, high = space(number)
        ground = "ink" if number % 10 == 0 else "sepia" if number % 5 == 0 else ("fold", "straw")[number % 2]
        ink = "glint" if number % 5 == 0 else "ink"
        canvas.fill(x, y, wide, high, ground)
        canvas.frame(x, y, wide, high, "ink", 1)
        if high == BAND:
            canvas.text(x + 6, y + BAND // 2, str(number), "bold", 20, ink=ink, on=ground, anchor="lm")
        else:
            canvas.text(x + BAND // 2, y + 17, str(number), "bold", 20, ink=ink, on=ground, anchor="mm")
    canvas.frame(0, 0, WIDTH, HEIGHT, "ink", 3)
    canvas.frame(BAND - 3, BAND - 3, WIDTH - 2 * BAND + 6, HEIGHT - 2 * BAND + 6, "ink", 3)
    canvas.frame(BAND + 2, BAND + 2, WIDTH - 2 * BAND - 4, HEIGHT - 2 * BAND - 4, "rule", 1)
    return canvas


def _places(count: int, flat: bool) -> tuple[int, int]:
    """How many markers stand side by side on one space, and how wide each is."""
    if count == 1:
        return 1, 33
    if flat:
        return (2, 26) if count == 2 else (3, 17)
    return (1, 32) if count == 2 else (2, 20)


def markers(canvas: Canvas, comuni: Sequence[Comune]) -> None:
    """Everyone's marker; those on one space share it."""
    there: dict[int, list[Comune]] = {}
    for comune in comuni:
        there.setdefault(comune.score % SPACES, []).append(comune)
    for number, found in there.items():
        x, y, wide, high = space(number)
        flat = high == BAND
        left, top = (x + 26, y) if flat else (x, y + 30)
        room, tall = (wide - 27, high) if flat else (wide, high - 31)
        beside, size = _places(len(found), flat)
        rows = -(-len(found) // beside)
        step, down = size + 1, round(size * heraldry.TALL) + 2
        left += (room - beside * step) // 2
        top += (tall - rows * down) // 2 + 1
        for place, comune in enumerate(found):
            look.shield(canvas, left + place % beside * step, top + place // beside * down, size, comune, "ink")
