"""A thin bar below a board: everybody's chance to win, as those who watch can tell; and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PIL import Image

from renderers import lettering, palette, registry
from renderers.canvas import Canvas
from renderers.names import Names, player, spelled
from renderers.palette import LIVERIES
from renderers.plots import chart
from renderers.view import View
from renderers.wording import wording

#: how high the bar is, and the sheet it lies on
BAR, SHEET, EDGE = 34, 58, 24
#: pixels that a part of the bar needs for its mark, and for words
MARKED, WORDED = 36, 96


def barred(board: Canvas, view: View, shares: Sequence[float], lang: str, names: Names = None) -> Canvas:
    """The board with the bar below it."""
    image, words = board.finished(), wording(lang)
    sheet = Image.new("P", (image.width, image.height + SHEET), palette.index("parchment"))
    sheet.paste(image, (0, 0))
    canvas = Canvas.over(sheet, "parchment")
    label = words("chances-bar")
    left = EDGE + lettering.width(label, "bold", 26) + 20
    top, wide = image.height + (SHEET - BAR) // 2, image.width - EDGE - left
    canvas.text(EDGE, top + BAR // 2, label, "bold", 26, ink="sepia", on="parchment", anchor="lm")
    whole = sum(shares) or 1.0
    ends = [left + round(wide * part / whole) for part in accumulate(shares)]
    for seat, (start, end) in enumerate(zip([left, *ends], ends, strict=False)):
        sign = registry.find(view.game).liveries(view)[seat]
        canvas.fill(start, top, end - start, BAR, LIVERIES[sign].pale)
        canvas.fill(start, top, 2, BAR, "ink")
        if end - start < MARKED:
            continue
        canvas.stamp_mid(chart.marker(30, sign), start + 20, top + BAR // 2, LIVERIES[sign].pale)
        if end - start < WORDED:
            continue
        said = words("plot-percent", share=round(100 * shares[seat] / whole))
        name = spelled(player(names, seat))
        text = f"{said} {name}" if lettering.width(f"{said} {name}", "bold", 24) < end - start - 50 else said
        canvas.text(
            start + 40, top + BAR // 2, text, "bold", 24, ink=LIVERIES[sign].deep, on=LIVERIES[sign].pale, anchor="lm",
            width=end - start - 44, least=12,
        )  # fmt: skip
    canvas.frame(left, top, wide, BAR, "ink", 2)
    return canvas


def chances_text(shares: Sequence[float], lang: str, names: Sequence[str]) -> str:
    """The bar in words."""
    words = wording(lang)
    said = [
        words("plot-of", name=name, points=words("plot-percent", share=round(100 * share)))
        for name, share in zip(names, shares, strict=True)
    ]
    return words("chances-line", chances=words.listed(said))
