"""The pieces and signs of Comuni, each with its name: what a newcomer reads the board with."""

from __future__ import annotations

from engine.games.comuni import components
from engine.games.comuni.components import PILES, Card
from engine.games.comuni.pieces import ENVOYS, Category, Resource
from renderers import heraldry, icons, legend
from renderers.api import Canvas, Draw, Item, Legend, Section, Sprite, Wording, corner, stamped
from renderers.comuni import buildings, columns, leaf, look, threat

#: a comune that serves as an example
EXAMPLE = 0
#: heights of the buildings shown: one for each category, so that floors are seen to grow
HEIGHTS = dict(zip(Category, (1, 2, 3, 4), strict=True))


def _chapters(words: Wording) -> tuple[Section, ...]:
    return (
        Section(
            words("pieces-resources"),
            [
                *(Item(words(f"resource-{one}", count=2), stamped(look.cube(one, 68))) for one in Resource),
                Item(words("piece-any"), stamped(icons.any_cube(68))),
                Item(words("piece-none-left"), _none_left),
            ],
        ),
        Section(words("pieces-categories"), _categories(words)),
        Section(words("pieces-cards"), _cards(words), 3, 174, None),
        Section(words("pieces-town"), _town(words), 5, 236, None),
        Section(words("pieces-comuni"), _comuni(words), 5, 150, None),
        Section(words("pieces-threat"), _threat(words)),
        Section(words("pieces-marks"), [*legend.marks(words), Item(words("piece-turn"), _TURN)]),
    )


def _none_left(canvas: Canvas, x: int, y: int) -> None:
    canvas.stamp_mid(look.cube(Resource.GOLD, 72), x, y, "vellum")
    canvas.stamp_mid(threat.none_left(72), x, y, "vellum")


def _badge(category: Category, active: bool = True, master: bool = False) -> Draw:
    def draw(canvas: Canvas, x: int, y: int) -> None:
        look.badge(canvas, x - 34, y - 34, 68, category, "vellum", active)
        if master:
            canvas.stamp(icons.crown(44), x + 6, y - 42, "vellum")

    return draw


def _categories(words: Wording) -> list[Item]:
    return [
        *(Item(words(f"category-{one}"), _badge(one)) for one in Category),
        Item(words("piece-inactive"), _badge(Category.ECONOMY, active=False)),
        *(Item(words("piece-master", master=words(f"master-{one}")), _badge(one, master=True)) for one in Category),
    ]


def _cards(words: Wording) -> list[Item]:
    cards = components.printed().cards.values()
    special, two, every = (next(card for card in cards if len(card.categories) == count) for count in (1, 2, 4))

    def face(card: Card) -> Draw:
        return corner(look.face, 96, 46, 190, 92, card, "vellum")

    def bonus(canvas: Canvas, x: int, y: int) -> None:
        canvas.text(x + 4, y + 1, "+1", "number", 54, anchor="rm")
        canvas.stamp(icons.any_cube(60), x + 10, y - 30, "vellum")

    kind = words(f"category-{special.categories[0]}")
    return [
        Item(words("piece-card", level=special.level, category=kind), face(special)),
        Item(words("piece-card-two"), face(two)),
        Item(words("piece-card-every"), face(every)),
        Item(words("piece-card-hand"), stamped(icons.card_back(62, 88))),
        Item(words("piece-room"), corner(Canvas.dashes, 94, 45, 188, 90, "rule", 2)),
        Item(words("piece-bonus"), bonus),
    ]


def _standing(sprite: Sprite) -> Draw:
    """All stand on one ground."""
    wide, high = sprite.size
    return lambda canvas, x, y: canvas.stamp(sprite, x - wide // 2, y + 80 - high, "vellum")


def _town(words: Wording) -> list[Item]:
    houses = []
    for category, height in HEIGHTS.items():
        name = words("piece-building", category=words(f"category-{category}"), height=height)
        houses.append(Item(name, _standing(buildings.building(category, height, 72))))
    return [*houses, Item(words("piece-wall"), _standing(buildings.wall(2, 110)))]


def _comuni(words: Wording) -> list[Item]:
    def envoy(canvas: Canvas, x: int, y: int) -> None:
        heraldry.envoy(canvas, x - 46, y - 42, 64, EXAMPLE, components.printed().homes[EXAMPLE].name[0], "vellum")
        canvas.stamp(icons.coin(34), x + 16, y + 6, "vellum")

    names = [comune.name for comune in components.printed().homes]
    score = corner(Canvas.plaque, 46, 25, 92, 50, "21", 56, fill="ink", ink="glint", line="ink", thick=3, radius=12)
    return [
        *(Item(name, corner(heraldry.shield, 34, 39, 68, at, name[0], "vellum")) for at, name in enumerate(names)),
        Item(words("piece-envoy"), envoy),
        Item(words("piece-envoys-home"), corner(heraldry.pawns, 48, 20, 30, EXAMPLE, 2, ENVOYS, "vellum")),
        Item(words("piece-niche"), stamped(columns.niche(56))),
        Item(words("piece-points"), score),
        Item(words("piece-leader"), stamped(heraldry.gonfalon(84))),
    ]


def _threat(words: Wording) -> list[Item]:
    def pile(letter: str) -> Draw:
        def draw(canvas: Canvas, x: int, y: int) -> None:
            paint = threat.PILE_PAINT[letter]
            canvas.stamp(threat.stack(66, 80, paint, 3), x - 33, y - 40, "vellum")
            canvas.text(x - 5, y + 6, letter, "title", 38, ink=threat.PILE_INK[letter], on=paint, anchor="mm")

        return draw

    hero = components.printed().invaders[PILES[0]].hero_high
    return [
        *(Item(words("piece-pile", name=words(f"attacker-{one}")), pile(one)) for one in PILES),
        Item(words("piece-strength"), stamped(icons.swords(66, "rubric"))),
        Item(words("sheet-heroes"), corner(look.hero, 33, 38, 66, hero, "vellum")),
        Item(words("sheet-plunder"), stamped(icons.flame(70))),
    ]


_TURN = corner(Canvas.panel, 46, 34, 92, 68, "vellum", "vellum", "rubric", 6, 12)
PIECES = Legend(look.words_in, _chapters, leaf.LEAF)
