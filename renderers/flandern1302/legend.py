"""The pieces and signs of Flandern 1302, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.flandern1302 import components
from engine.games.flandern1302.components import Kind
from engine.games.flandern1302.pieces import GUILDS, Arms, Card, Shape, Special
from renderers import icons, legend
from renderers.api import Canvas, Draw, Item, Legend, Section, Wording, corner
from renderers.flandern1302 import choosing, leaf, look, plan, roofs, tile, wood
from renderers.legend import Drawings

#: how wide a tile is drawn, and a unit of a town's plan with it
TILE = 168
SCALE = TILE / tile.LONG
#: the guild that serves as an example
EXAMPLE = Arms.BLUE
#: cards that are golden only
GOLDEN = (Card.CATHEDRAL, Card.GUILD_MASTER)


def _chapters(words: Wording) -> tuple[Section, ...]:
    data = components.printed()
    pawns: Drawings = {
        "piece-printed-master": wood.master(64),
        "piece-placed-master": wood.master(64, "gold"),
        "card-cathedral": wood.cathedral(72),
        "piece-site-pawn": wood.site(70),
        "piece-lead": wood.lead(76),
        "piece-value": wood.value(66),
        "piece-house": wood.house(62),
        "piece-lot": wood.lot(66),
        "piece-points": corner(Canvas.plaque, 42, 27, 84, 54, "18", 52, fill="ink", ink="glint", line="ink", radius=12),
    }
    cards: Drawings = {
        **{f"card-{one}": _card(one, "golden" if one in GOLDEN else "hand") for one in Card},
        "piece-played": _card(Card.GENT, "row"),
        "piece-gone": _card(Card.GENT, "gone"),
        "piece-golden": _card(Card.BUILDING_SITE, "golden"),
        "piece-golden-back": wood.golden_back(58, 80),
    }
    marks = {
        "piece-choosable": roofs.lot(tile.OUTLINES[Shape.YARD], SCALE, True),
        "piece-result": icons.laurel(72, "bronze"),
        "piece-winner": icons.crown(76),
    }
    guilds = [
        Item(words("holding-title", guild=words(f"guild-{arms}"), trade=words(f"trade-{arms}")), _crest(arms))
        for arms in GUILDS
    ]
    names = [(kind, choosing.quarter(kind.name, data, words)) for kind in _quarters()]
    quarters = [Item(name[0].upper() + name[1:], _tile(kind)) for kind, name in names]
    return (
        Section(words("pieces-guilds"), [*guilds, Item(words("guild-church"), _crest(Arms.CHURCH))]),
        Section(words("pieces-quarters"), quarters, 5, 150, None),
        Section(words("pieces-town"), legend.named(words, _town()), 5, 196, None),
        Section(words("pieces-pawns"), legend.named(words, pawns)),
        Section(words("pieces-cards"), legend.named(words, cards), 5, 152, None),
        Section(words("pieces-marks"), [*legend.marks(words), *legend.named(words, marks)]),
    )


def _crest(arms: Arms) -> Draw:
    return corner(look.crest, 34, 39, 68, arms, "vellum")


def _card(one: Card, state: str) -> Draw:
    return corner(look.mini, 32, 40, 64, 80, one, components.printed(), "vellum", state)


def _tile(kind: Kind) -> Draw:
    wide = TILE if kind.shape is not Shape.YARD and kind.special is not Special.A else round(TILE * 0.65)
    return corner(tile.draw, wide // 2, tile.height(TILE) // 2, TILE, kind.name, components.printed())


def _quarters() -> Iterator[Kind]:
    """One tile of each shape, one with masters, one church and the four special ones."""
    kinds = components.printed().kinds.values()
    wanted = [
        *((EXAMPLE, shape, False) for shape in Shape),
        (EXAMPLE, Shape.ROW, True),
        (Arms.CHURCH, Shape.ROW, False),
    ]
    for one in wanted:
        yield next(kind for kind in kinds if (kind.arms, kind.shape, kind.masters > 0) == one)
    for special in Special:
        yield next(kind for kind in kinds if kind.special is special)


def _town() -> Drawings:
    yard = tile.OUTLINES[Shape.YARD]
    scale = SCALE * 1.3

    def free(canvas: Canvas, x: int, y: int) -> None:
        canvas.stamp_mid(roofs.lot(yard, scale, False), x, y, "vellum")
        canvas.text(x, y + 1, "7", "bold", round(2.4 * scale), ink="sepia", anchor="mm")

    def site(canvas: Canvas, x: int, y: int) -> None:
        canvas.stamp_mid(roofs.site(yard, EXAMPLE, scale), x, y, "vellum")
        pale, size = look.GUISES[EXAMPLE].pale, round(2.3 * scale)
        canvas.stamp_mid(wood.site(size), x - round(1.4 * scale), y, pale)
        look.crest(canvas, x + round(0.2 * scale), y - round(size * look.TALL / 2), size, EXAMPLE, pale)

    def scored(canvas: Canvas, x: int, y: int) -> None:
        canvas.stamp_mid(roofs.centre(Arms.GREY, scale), x, y, "vellum")
        canvas.stamp_mid(wood.cylinder(round(2.7 * scale)), x - round(1.5 * scale), y - round(1.4 * scale), plan.STREET)

    return {
        "piece-free": free,
        "piece-site": site,
        "piece-covered": roofs.cover(yard, scale),
        "piece-centre": roofs.centre(Arms.GREY, scale),
        "piece-scored": scored,
    }


PIECES = Legend(look.words_in, _chapters, leaf.LEAF)
