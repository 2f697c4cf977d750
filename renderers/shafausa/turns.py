"""The turn order as a row of shields; during the auction, who has bid what and who has which place."""

from __future__ import annotations

from renderers import icons
from renderers.canvas import Canvas
from renderers.shafausa import look
from renderers.shafausa.look import Says, View


def draw(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, say: Says) -> None:
    """Places from first to last."""
    table = view.table
    auction = table.auction
    bids = (tuple(auction.active), tuple(auction.bids), tuple(auction.new), auction.bid) if auction else None
    chosen = tuple(table.realms[seat].people if look.chosen(view, seat) else None for seat in range(view.players))
    asked = tuple(view.asked) if auction else ()
    key = ("turns", say.lang, tuple(table.order), bids, chosen, asked)
    shown = _auction if auction else _order
    canvas.kept_sheet(key, x, y, wide, high, lambda inner, wide, high: shown(inner, wide, high, view, say))


def _order(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    label = 166
    canvas.lines(16, high // 2, say("order"), "title", 25, width=label - 18, lines=2, lead=1.0, anchor="lm", least=15)
    each = min(96, (wide - label - 12) // view.players)
    size = min(54, each - 26)
    for place, seat in enumerate(view.table.order):
        left = label + 8 + place * each
        canvas.text(left + 10, high // 2 + 1, str(place + 1), "number", 32, ink="sepia", anchor="mm")
        look.shield_of(canvas, left + 22, high // 2 - round(size * 0.56), size, view, seat, "vellum")


def _auction(canvas: Canvas, wide: int, high: int, view: View, say: Says) -> None:
    """Who still bids, with the bid; who has left, with the place taken so far."""
    table = view.table
    auction = table.auction
    assert auction
    canvas.text(16, 26, say("auction"), "title", 25, anchor="lm", width=112, least=14)
    look.sum_of(canvas, 16, 64, auction.bid, 40, "vellum")
    active = list(auction.active)
    left, size = 134, 40
    each = min(74, (wide - left - 12) // view.players)
    for seat in active:
        on = seat in view.asked
        ground = "blush" if on else "vellum"
        if on:
            canvas.panel(left, 5, each - 4, high - 10, "blush", "vellum", "rubric", 2, 8)
        look.shield_of(canvas, left + (each - 4 - size) // 2, 9, size, view, seat, ground)
        bid = str(auction.bids[seat]) if auction.bids[seat] else look.NOTHING
        canvas.text(left + (each - 4) // 2, high - 19, bid, "number", 28, on=ground, anchor="mm", width=each - 8)
        left += each
    if auction.new:
        canvas.stamp(icons.arrow(18, 16, "sepia"), left - 2, high // 2 - 8, "vellum")
        left += 18
        each = min(74, (wide - left - 8) // len(auction.new))
        for place, seat in enumerate(auction.new):
            small = min(size, each - 4)
            look.shield_of(canvas, left + (each - small) // 2, 9, small, view, seat, "vellum")
            said, room = f"{place + 1}.", each - 4
            canvas.text(left + each // 2, high - 19, said, "number", 26, ink="sepia", anchor="mm", width=room)
            left += each
