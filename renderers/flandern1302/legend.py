"""The pieces and signs of Flandern 1302, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from engine.games.flandern1302 import components
from engine.games.flandern1302.components import Kind
from engine.games.flandern1302.pieces import GUILDS, Arms, Card, QuarterName, Shape, Special
from renderers import icons, legend
from renderers.api import Canvas, Draw, Item, Legend, Section, Wording, stamped
from renderers.flandern1302 import leaf, look, plan, roofs, tile, wood

#: how wide a tile is drawn, and a unit of a town's plan with it
TILE = 168
SCALE = TILE / tile.LONG
#: the guild that serves as an example
EXAMPLE = Arms.BLUE
GOLDEN = (Card.BUILDING_SITE, Card.TAKE_BACK, Card.INFLUENCE, Card.CATHEDRAL, Card.GUILD_MASTER)


def _chapters(words: Wording) -> tuple[Section, ...]:
    return (
        Section(words("pieces-guilds"), _guilds(words)),
        Section(words("pieces-quarters"), _quarters(words), 5, 150, None),
        Section(words("pieces-town"), _town(words), 5, 196, None),
        Section(words("pieces-pawns"), _pawns(words)),
        Section(words("pieces-cards"), _cards(words), 5, 152, None),
        Section(words("pieces-marks"), [*legend.marks(words), *_marks(words)]),
    )


def _guilds(words: Wording) -> list[Item]:
    def crest(arms: Arms) -> Draw:
        return lambda canvas, x, y: look.crest(canvas, x - 34, y - 39, 68, arms, "vellum")

    return [
        *(
            Item(words("holding-title", guild=words(f"guild-{arms}"), trade=words(f"trade-{arms}")), crest(arms))
            for arms in GUILDS
        ),
        Item(words("guild-church"), crest(Arms.CHURCH)),
    ]


def _tile(name: str, words: Wording) -> Draw:
    data = components.printed()
    kind = data.kinds[QuarterName(name)]
    wide = TILE if kind.shape is not Shape.YARD and kind.special is not Special.A else round(TILE * 0.65)

    def draw(canvas: Canvas, x: int, y: int) -> None:
        tile.draw(canvas, x - wide // 2, y - tile.height(TILE) // 2, TILE, QuarterName(name), data, words)

    return draw


def _quarters(words: Wording) -> list[Item]:
    """One tile of each shape, one with masters, one church and the four special ones."""
    kinds = components.printed().kinds.values()
    plain = [
        next(kind for kind in kinds if kind.arms is EXAMPLE and kind.shape is shape and not kind.masters)
        for shape in Shape
    ]
    masters = next(kind for kind in kinds if kind.arms is EXAMPLE and kind.shape is Shape.ROW and kind.masters)
    church = next(kind for kind in kinds if kind.arms is Arms.CHURCH and kind.shape is Shape.ROW)
    special = [next(kind for kind in kinds if kind.special is one) for one in Special]
    return [
        *(Item(_called(kind, words), _tile(kind.name, words)) for kind in (*plain, masters, church)),
        *(Item(_first(words("quarter-special", special=str(one.special))), _tile(one.name, words)) for one in special),
    ]


def _called(kind: Kind, words: Wording) -> str:
    return _first(words("quarter", arms=str(kind.arms), shape=str(kind.shape), masters=kind.masters))


def _first(name: str) -> str:
    return name[0].upper() + name[1:]


def _town(words: Wording) -> list[Item]:
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

    return [
        Item(words("piece-free"), free),
        Item(words("piece-site"), site),
        Item(words("piece-covered"), stamped(roofs.cover(yard, scale))),
        Item(words("piece-centre"), stamped(roofs.centre(Arms.GREY, scale))),
        Item(words("piece-scored"), scored),
    ]


def _pawns(words: Wording) -> list[Item]:
    return [
        Item(words("piece-printed-master"), stamped(wood.master(64))),
        Item(words("piece-placed-master"), stamped(wood.master(64, "gold"))),
        Item(words("card-cathedral"), stamped(wood.cathedral(72))),
        Item(words("piece-site-pawn"), stamped(wood.site(70))),
        Item(words("piece-lead"), stamped(wood.lead(76))),
        Item(words("piece-value"), stamped(wood.value(66))),
        Item(words("piece-house"), stamped(wood.house(62))),
        Item(words("piece-lot"), stamped(wood.lot(66))),
        Item(words("piece-points"), _points),
    ]


def _points(canvas: Canvas, x: int, y: int) -> None:
    canvas.panel(x - 42, y - 27, 84, 54, "ink", "vellum", "ink", 2, 12)
    canvas.text(x, y + 1, "18", "number", 52, ink="glint", on="ink", anchor="mm")


def _cards(words: Wording) -> list[Item]:
    data = components.printed()

    def card(one: Card, state: str = "hand") -> Draw:
        return lambda canvas, x, y: look.mini(canvas, x - 32, y - 40, 64, 80, one, data, "vellum", state)

    return [
        *(Item(words(f"card-{one}"), card(one, "golden" if one in GOLDEN[3:] else "hand")) for one in Card),
        Item(words("piece-played"), card(Card.GENT, "row")),
        Item(words("piece-gone"), card(Card.GENT, "gone")),
        Item(words("piece-golden"), card(Card.BUILDING_SITE, "golden")),
        Item(words("piece-golden-back"), stamped(wood.golden_back(58, 80))),
    ]


def _marks(words: Wording) -> list[Item]:
    return [
        Item(words("piece-choosable"), stamped(roofs.lot(tile.OUTLINES[Shape.YARD], SCALE, True))),
        Item(words("piece-result"), stamped(icons.laurel(72, "bronze"))),
        Item(words("piece-winner"), stamped(icons.crown(76))),
    ]


PIECES = Legend(look.words_in, _chapters, leaf.LEAF)
