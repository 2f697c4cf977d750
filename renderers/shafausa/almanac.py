"""Every kind of building: what it does, costs and is worth, where its tiles lie; and what else nobody owns."""

from __future__ import annotations

from engine.games.shafausa.pieces import KINDS, Building, Mode, Phase
from renderers import icons, lettering
from renderers.api import NOTHING, Canvas, headings
from renderers.shafausa import goods, leaf, look
from renderers.shafausa.look import Names, Says, View

ROW, FOOT = 74, 84
#: middles of the columns: price, points, on offer, to come, in the bag
PRICE, POINTS, OFFER, COMING, BAG = 640, 726, 812, 888, 964


def shown(view: View) -> tuple[Building, ...]:
    """The kinds in this game; the Engineer's Office at the end."""
    return (*(kind for kind in KINDS if kind in view.table.bag), Building.OFFICE)


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The buildings as a table."""
    table, say = view.table, look.says(lang)
    kinds = shown(view)
    high = leaf.TOP + 56 + len(kinds) * ROW + FOOT + leaf.MARGIN + 8
    canvas = leaf.page(high, say("buildings-title"), say("buildings-under", chf=look.data_of(view).upkeep))
    leaf.corner(canvas, say("round"), str(table.round))
    left, top, wide = leaf.LEFT, leaf.TOP, leaf.WIDE
    canvas.sheet(left, top, wide, high - top - leaf.MARGIN)
    columns = [(PRICE, 80, say("col-price")), (POINTS, 84, say("col-points")), (OFFER, 70, say("available")),
               (BAG, 72, say("col-bag")), (1080, 150, say("col-owners"))]  # fmt: skip
    if look.mode_of(view) is not Mode.FAMILY:
        columns.append((COMING, 68, say("col-future")))
    headings(canvas, top + 30, columns, "vellum")
    for place, kind in enumerate(kinds):
        _kind(canvas, left, top + 56 + place * ROW, wide, view, kind, place % 2 == 0, say)
    _rest(canvas, left + 24, top + 56 + len(kinds) * ROW + 6, wide - 48, view, say)
    return canvas


def _kind(canvas: Canvas, x: int, y: int, wide: int, view: View, kind: Building, shade: bool, say: Says) -> None:
    table, data = view.table, look.data_of(view)
    tile, ground = data.buildings[kind], "parchment" if shade else "vellum"
    if shade:
        canvas.fill(x + 3, y, wide - 9, ROW, ground)
    canvas.stamp(goods.house(kind, 56), x + 18, y + 7, ground)
    canvas.text(x + 88, y + 18, say.name(kind), "bold", 27, on=ground, anchor="lm", width=PRICE - 50 - x - 88)
    effect, room = say.effect(kind, data), PRICE - 48 - x - 88
    size = 23 if lettering.width(effect, "text", 23) <= room else 18
    canvas.lines(
        x + 88, y + 51, effect, "text", size, width=room, lines=2, lead=1.0, ink="sepia", on=ground, anchor="lm",
        least=14,
    )  # fmt: skip
    middle = y + ROW // 2
    if kind is not Building.OFFICE:
        canvas.counted(PRICE - 20, middle, goods.chafouin(28), tile.price, 36, 34, on=ground, anchor="mm", width=44)
        counts = [(OFFER, list(table.available).count(kind)), (BAG, table.bag[kind])]
        if look.mode_of(view) is not Mode.FAMILY:
            counts.append((COMING, list(table.future).count(kind)))
        for at, count in counts:
            said, ink = (str(count), "ink") if count else (NOTHING, "wood")
            canvas.text(at, middle, said, "number", 32, ink=ink, on=ground, anchor="mm")
    canvas.counted(POINTS - 20, middle, icons.laurel(28, "moss"), tile.vp, 32, 34, on=ground, anchor="mm", width=40)
    owners = [(seat, realm) for seat, realm in enumerate(table.realms) if look.chosen(view, seat) and realm.owns(kind)]
    each = min(42, 160 // max(1, len(owners)))
    for place, (seat, realm) in enumerate(owners):
        at = 1000 + place * each
        look.shield_of(canvas, at, y + 12, 36 if each > 36 else 26, view, seat, ground)
        if kind in realm.reserve:
            canvas.stamp(icons.hourglass(22), at + 18, y + 42, ground)
        elif not realm.works(kind):
            canvas.stamp(goods.moon(20), at + 18, y + 44, ground)


def _rest(canvas: Canvas, x: int, y: int, wide: int, view: View, say: Says) -> None:
    """On their way to the bag, offices gone, mine tiles, peoples nobody plays."""
    table = view.table
    back = ", ".join(say.name(one) for one in table.returned) or say("text-none")
    first = " ".join(
        (say("text-mine-tiles", count=table.mines), say("text-offices", count=table.offices_gone),
         say("text-returned", list=back))
    )  # fmt: skip
    canvas.text(x, y + 24, first, "text", 24, anchor="lm", width=wide, least=12)
    if table.peoples and table.phase is not Phase.PEOPLES:
        said = say("text-peoples-left", list=", ".join(say.name(one) for one in table.peoples))
        canvas.text(x, y + 56, said, "text", 24, anchor="lm", width=wide, least=13)
