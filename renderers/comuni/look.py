"""How the things of Comuni look wherever they appear: signs of categories and resources, seats, cards, marks."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from engine.core.view import PrivateView, PublicView
from engine.games.comuni.components import Card, Components
from engine.games.comuni.pieces import Category, Comune, Hand, Resource, Table
from renderers import heraldry, icons
from renderers.api import LIVERIES, Canvas, Lettering, Pen, Sides, Sprite, data_as, path, sprite, words_of
from renderers.comuni import buildings
from renderers.names import player as player

HOME = Path(__file__).parent
View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]
#: the words of the pictures in a language
words_in = words_of(HOME)
#: the printed components
data_of = data_as(Components)
#: paint of the sign on its category's ground
SIGN = {Category.ECONOMY: "ink", Category.MILITARY: "chalk", Category.CULTURE: "ink", Category.RELIGION: "chalk"}
_SIGNS = {Category.ECONOMY: icons.scales, Category.MILITARY: icons.swords, Category.RELIGION: icons.cross}
_CUBES = dict(zip(Resource, (icons.coin, icons.helmet, icons.shell, icons.hammer), strict=True))
_BADGES = {
    Category.ECONOMY: "M50 2 C78 2 98 22 98 50 C98 78 78 98 50 98 C22 98 2 78 2 50 C2 22 22 2 50 2 Z",
    Category.MILITARY: "M5 4 H95 V52 C95 78 70 92 50 99 C30 92 5 78 5 52 Z",
    Category.CULTURE: "M4 12 C4 6 6 4 12 4 H88 C94 4 96 6 96 12 V88 C96 94 94 96 88 96 H12 C6 96 4 94 4 88 Z",
    Category.RELIGION: "M30 2 H70 L98 30 V70 L70 98 H30 L2 70 V30 Z",
}


def livery(comune: Comune) -> int:
    """A comune keeps its colours no matter who plays it."""
    return comune.number - 1


def letter(comune: Comune) -> str:
    """The letter on everything of a comune."""
    return comune.name[0].upper()


@sprite
def _badge(category: Category, size: int, active: bool) -> Pen:
    pen = Pen(size, size)
    line = 5.0 if size >= 40 else 7.0
    pen.shape(path(_BADGES[category])[0], category.value if active else "vellum", "ink" if active else "stone", line)
    return pen


def ground(category: Category, size: int) -> Sprite:
    """What a category's sign lies on."""
    return _badge(category, size, True)


def sign(category: Category, size: int, paint: str, ground: str) -> Sprite:
    """A category's sign alone."""
    if category is Category.CULTURE:
        return icons.book(size, paint, ground)
    return _SIGNS[category](size, paint)


def badge(canvas: Canvas, x: int, y: int, size: int, category: Category, on: str, active: bool = True) -> None:
    """A category's sign on a ground of its own colour and shape; hollow if it sleeps."""
    canvas.stamp(_badge(category, size, active), x, y, on)
    ground = category.value if active else "vellum"
    inner = round(size * 0.62)
    inner -= (size - inner) % 2
    lift = round(size * 0.03) if category is Category.MILITARY else 0
    at = (size - inner) // 2
    canvas.stamp(sign(category, inner, SIGN[category] if active else "mortar", ground), x + at, y + at - lift, ground)


def cube(resource: Resource, size: int) -> Sprite:
    """A resource's icon."""
    return _CUBES[resource](size)


@sprite
def _pips(level: int, size: int, paint: str, hollow: str) -> Pen:
    """Four dots, as many full as the level says."""
    pen = Pen(size * 4, size)
    for dot in range(4):
        pen.circle(12.5 + dot * 25, 12.5, 9.5, paint if dot < level else hollow, paint, 2.4)
    return pen


def ground_of(card: Card) -> tuple[str, str]:
    """The paint of a card's tab and of the numeral on it."""
    if card.general:
        return "general", "chalk"
    return card.categories[0].value, SIGN[card.categories[0]]


def face(canvas: Canvas, x: int, y: int, wide: int, high: int, card: Card, on: str, new: bool = False) -> None:
    """A project card, face up: level, category signs, number."""
    canvas.kept(_face, x, y, wide + 3, high + 4, on, card)
    if new:
        size = max(30, high // 3)
        canvas.stamp(icons.fresh(size), x + wide - size + 8, y - 8, "vellum")


def _face(canvas: Canvas, wide: int, high: int, card: Card) -> None:
    (tab, numeral), wide, high = ground_of(card), wide - 3, high - 4
    left = round(high * 0.54)
    canvas.panel(0, 0, wide, high, "ink", canvas.ground, None, 0, 10, "shade")
    canvas.panel(3, 3, wide - 6, high - 6, tab, "ink", None, 0, 8)
    canvas.fill(left, 3, wide - left - 15, high - 6, "vellum")
    canvas.panel(wide - 40, 3, 37, high - 6, "vellum", "ink", None, 0, 8)
    canvas.fill(wide - 40, 3, 14, high - 6, "vellum")
    canvas.fill(left, 3, 2, high - 6, "ink")
    pip = round(high * 0.12)
    at, small, large = left // 2 + 1, round(high * 0.165), round(high * 0.62)
    canvas.text(at, round(high * 0.13), card.id, "bold", small, ink=numeral, on=tab, anchor="mm")
    canvas.text(at, round(high * 0.5), str(card.level), "title", large, ink=numeral, on=tab, anchor="mm")
    canvas.stamp(_pips(card.level, pip, numeral, tab), (left - 4 * pip) // 2 + 1, round(high * 0.81), tab)
    room = wide - left - 8
    middle = left + 2 + room // 2
    signs = card.categories
    if len(signs) == 1:
        size = min(round(high * 0.7), room - 8)
        house = buildings.building(signs[0], card.level, round(high * 0.4))
        if room > size + house.size[0] + 40:
            middle -= house.size[0] // 2 + 10
            canvas.stamp(house, middle + size // 2 + 20, high - 7 - house.size[1], "vellum")
        badge(canvas, middle - size // 2, (high - size) // 2, size, signs[0], "vellum")
    elif (size := min(round(high * 0.56), (room - 6) // len(signs) - 5)) >= high * 0.4:
        at = middle - (size * len(signs) + 6 * (len(signs) - 1)) // 2
        for one in signs:
            badge(canvas, at, (high - size) // 2, size, one, "vellum")
            at += size + 6
    elif len(signs) == 2:
        size = min(round(high * 0.45), room - 6)
        badge(canvas, max(left + 6, middle - size), high // 2 - size - 1, size, signs[0], "vellum")
        badge(canvas, min(wide - 8 - size, middle), high // 2 + 1, size, signs[1], "vellum")
    else:
        size = min(round(high * 0.42), (room - 8) // 2)
        for place, one in enumerate(signs):
            across, down = place % 2 * (size + 3), place // 2 * (size + 3)
            badge(canvas, middle - size - 1 + across, high // 2 - size - 1 + down, size, one, "vellum")


def shield(canvas: Canvas, x: int, y: int, wide: int, comune: Comune, on: str) -> None:
    """A comune's shield."""
    heraldry.shield(canvas, x, y, wide, livery(comune), letter(comune), on)


def hero(canvas: Canvas, x: int, y: int, wide: int, value: int, on: str, there: bool = True) -> None:
    """A hero tile with its value, or its empty place."""
    fill, line, ink = ("glint", "bronze", "ink") if there else ("fold", "shade", "sepia")
    heraldry.blank_shield(canvas, x, y, wide, on, fill, line)
    middle, size = (x + wide // 2, y + round(wide * 0.48)), round(wide * 0.66)
    canvas.text(*middle, str(value), "number", size, ink=ink, on=fill, anchor="mm")


SIDES = Sides(
    words_in=words_in,
    called=lambda view, seat, words: view.table.comuni[seat].name,
    shield=lambda canvas, x, y, wide, view, seat, on: shield(canvas, x, y, wide, view.table.comuni[seat], on),
    paint=lambda view, seat: LIVERIES[livery(view.table.comuni[seat])].paint,
    winners=lambda view: [] if view.table.winner is None else [view.table.winner],
    lettering=Lettering(air=24, side=32, alone=34, name=23, least=(18, 15), below=20),
)
