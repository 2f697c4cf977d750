"""The auction for the turn order: bids, money, and the new order as far as it stands."""

from __future__ import annotations

from engine.games.shafausa.pieces import RESOURCES, Auction
from renderers import heraldry, icons
from renderers.api import LIVERIES, Canvas
from renderers.shafausa import goods, leaf, look
from renderers.shafausa.look import Names, Says, View

ROW, NAME, ORDER = 96, 320, 168


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The auction now held."""
    table, say = view.table, look.says(lang)
    auction = table.auction
    assert auction is not None
    high = leaf.TOP + view.players * (ROW + 8) + ORDER + 10 + leaf.MARGIN
    asked = [look.people_of(view, seat, say) for seat in view.asked]
    under = say("headline-asked", side=say.listed(asked), question=say("asks-bid-or-pass")) if asked else ""
    canvas = leaf.page(high, say("auction-title"), under)
    leaf.corner(canvas, say("highest-bid"), str(auction.bid))
    left, wide = leaf.LEFT, leaf.WIDE
    for row, seat in enumerate(table.order):
        _row(canvas, left, leaf.TOP + row * (ROW + 8), wide, view, auction, seat, say, names)
    _order(canvas, left, leaf.TOP + view.players * (ROW + 8) + 10, wide, view, auction, say)
    return canvas


def _row(
    canvas: Canvas, x: int, y: int, wide: int, view: View, auction: Auction, seat: int, say: Says, names: Names
) -> None:
    realm, active, asked = view.table.realms[seat], seat in auction.active, seat in view.asked
    ground = "blush" if asked else "vellum" if active else "parchment"
    canvas.sheet(x, y, wide, ROW + 4, "rubric" if asked else "ink", 4 if asked else 3, ground)
    canvas.fill(x + 7, y + 14, 8, ROW - 28, LIVERIES[seat].paint)
    look.SIDES.who(canvas, x + 22, y, NAME - 30, ROW, view, seat, say.lang, names, ground)
    look.money(canvas, x + NAME, y + 22, 150, ROW - 44, realm.chf, ground)
    for place, resource in enumerate(RESOURCES):
        middle, count = x + NAME + 186 + place * 54, realm.stock[resource]
        canvas.stamp(look.there(goods.good(resource, 34), count, ground), middle - 17, y + 14, ground)
        ink = "ink" if count else "sepia"
        canvas.text(middle, y + 70, str(count), "number", 28, ink=ink, on=ground, anchor="mm", width=50)
    right, bid = x + wide - 24, auction.bids[seat]
    if active:
        said = str(bid) if bid else look.NOTHING
        ink = "rubric" if bid and bid == auction.bid else "ink"
        canvas.text(right - 120, y + ROW // 2 + 1, said, "number", 64, ink=ink, on=ground, anchor="mm", width=120)
        if bid and bid == auction.bid:
            canvas.stamp(icons.crown(40), right - 50, y + ROW // 2 - 14, ground)
        elif asked:
            canvas.stamp(icons.hourglass(44), right - 52, y + ROW // 2 - 22, ground)
    else:
        place = [int(one) for one in auction.new].index(seat) + 1
        canvas.text(right, y + ROW // 2 - 14, say("passed", place=place), "bold", 28, on=ground, anchor="rm", width=250)
        said = say("passed-bid", chf=bid)
        canvas.text(right, y + ROW // 2 + 20, said, "bold", 22, ink="sepia", on=ground, anchor="rm", width=250)


def _order(canvas: Canvas, x: int, y: int, wide: int, view: View, auction: Auction, say: Says) -> None:
    """The new order: places taken, and those that are still open."""
    canvas.sheet(x, y, wide, ORDER - 4)
    canvas.text(x + 24, y + 32, say("new-order"), "title", 30, anchor="lm", width=wide - 60)
    each = (wide - 40) // view.players
    size = 62
    for place in range(view.players):
        left = x + 24 + place * each
        canvas.text(left + 14, y + 102, str(place + 1), "number", 40, ink="sepia", anchor="mm")
        if place < len(auction.new):
            look.shield_of(canvas, left + 36, y + 68, size, view, auction.new[place], "vellum")
        else:
            heraldry.blank_shield(canvas, left + 36, y + 68, size, "vellum")
