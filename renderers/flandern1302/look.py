"""How the things of Flandern 1302 look wherever they appear: guilds, their crests, shapes, cards, players."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.core.view import PrivateView, PublicView
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, Arms, Card, CityName, Hand, Shape, Table
from renderers import heraldry, icons
from renderers.api import Canvas, Pen, Wording, data_as, path, sprite, square, words_of
from renderers.flandern1302 import wood
from renderers.names import player as player
from renderers.palette import Pattern

HOME = Path(__file__).parent
View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]
#: the words of the pictures in a language
words_in = words_of(HOME)
#: the printed components
data_of = data_as(Components)


class Guise(NamedTuple):
    """How everything of one arms is recognised: paint, ink of the sign on it, pattern, a light and a dark tone."""

    paint: str
    letter: str
    pattern: Pattern
    pale: str
    deep: str


GUISES = {
    Arms.BLUE: Guise("azure", "chalk", "bend", "azure-pale", "azure-deep"),
    Arms.YELLOW: Guise("or", "ink", "pales", "or-pale", "or-deep"),
    Arms.GREEN: Guise("vert", "ink", "fess", "vert-pale", "vert-deep"),
    Arms.RED: Guise("gules", "chalk", "cross", "gules-pale", "gules-deep"),
    Arms.GREY: Guise("steel", "chalk", "lozenges", "silver", "slate"),
    Arms.CHURCH: Guise("chalk", "ink", "cross", "ashlar", "slate"),
}
#: which of the house's liveries a guild of players wears
LIVERY = {Arms.BLUE: 0, Arms.YELLOW: 4, Arms.GREEN: 2, Arms.RED: 3}
NOTHING = "\N{EN DASH}"
#: height of a crest by its width
TALL = heraldry.TALL


#: the sign of a guild's trade, drawn on its shield in the ink of its paint: a drop of dye, a spool, a mallet, shears, a
#: helmet. Letters are for cities and for the special church quarters.
SIGNS = {
    Arms.BLUE: "M50 12 C62 36 78 50 78 66 C78 82 64 94 50 94 C36 94 22 82 22 66 C22 50 38 36 50 12 Z",
    Arms.YELLOW: "M26 16 H74 V29 H26 Z M26 80 H74 V93 H26 Z "
    "M34 35 H66 V44 H34 Z M34 50 H66 V59 H34 Z M34 65 H66 V74 H34 Z",
    Arms.GREEN: "M18 40 L52 12 L70 34 L36 62 Z M48 50 L58 42 L86 78 L76 87 Z",
    Arms.RED: "M28 12 L56 58 L47 64 L20 18 Z M72 12 L44 58 L53 64 L80 18 Z "
    "M36 62 C46 62 50 70 50 76 C50 88 42 94 34 94 C24 94 18 86 18 78 C18 68 26 62 36 62 Z "
    "M64 62 C54 62 50 70 50 76 C50 88 58 94 66 94 C76 94 82 86 82 78 C82 68 74 62 64 62 Z",
    Arms.GREY: "M24 88 V46 C24 26 36 14 50 14 C64 14 76 26 76 46 V88 H57 V64 H70 V54 H30 V64 H43 V88 Z",
}


def times(count: int) -> str:
    """This many of them."""
    return f"\N{MULTIPLICATION SIGN}{count}"


def code(city: CityName, data: Components) -> str:
    """The letter that plots of a city begin with."""
    return data.codes[CITY_INDEX[city]]


@sprite
def crest_icon(wide: int, arms: Arms) -> Pen:
    """A guild's shield with its sign, for itself."""
    pen = Pen(wide, round(wide * TALL) + 1)
    outline = path(heraldry.SHIELD)[0]
    if arms is Arms.CHURCH:
        pen.shape(outline, "chalk")
        pen.box(43, 14, 14, 74, "rubric")
        pen.box(22, 34, 56, 14, "rubric")
    else:
        guise = GUISES[arms]
        heraldry.pattern(pen, guise, outline, 112)
        # a plain ground: on its pattern a small sign would be lost
        pen.path("M50 8 C80 8 86 34 86 52 C86 80 66 96 50 102 C34 96 14 80 14 52 C14 34 20 8 50 8 Z", guise.paint)
        pen.path(SIGNS[arms], guise.letter)
    pen.shape(outline, None, "ink", 6 if wide < 60 else 4.5)
    return pen


def crest(canvas: Canvas, x: int, y: int, wide: int, arms: Arms, on: str) -> None:
    """A guild's shield with its sign; the church has a cross."""
    canvas.stamp(crest_icon(wide, arms), x, y, on)


@sprite
def blank_card(wide: int, high: int) -> Pen:
    """A silver card with nothing on it."""
    pen = Pen(wide, high)
    pen.rounded(0, 0, 100, 100 * high / wide, 14, "chalk", "ink", 7)
    return pen


@square
def cross(pen: Pen) -> None:
    """The church on a site: a plain cross."""
    pen.circle(50, 50, 48, "chalk", "ink", 6)
    pen.box(42, 18, 16, 64, "rubric")
    pen.box(24, 34, 52, 16, "rubric")


_SHAPES = {
    Shape.ROW: ((0, 30), (100, 30), (100, 70), (0, 70)),
    Shape.WEDGE: ((0, 68), (34, 32), (100, 32), (100, 68)),
    Shape.YARD: ((20, 30), (80, 30), (80, 70), (20, 70)),
}


@sprite
def shape(kind: Shape, wide: int, fill: str = "straw", line: str = "ink") -> Pen:
    """The outline of a shape, as a sign."""
    pen = Pen(wide, round(wide * 0.46))
    pen.shape([(4 + x * 0.92, y - 27) for x, y in _SHAPES[kind]], fill, line, 6)
    return pen


def sign(canvas: Canvas, x: int, y: int, size: int, card: Card, on: str, ink: str, data: Components) -> None:
    """What a card shows, centred: a city's letter or a sign."""
    if card in CITY_OF:
        canvas.text(x, y, code(CITY_OF[card], data), "title", size, ink=ink, on=on, anchor="mm")
    elif card is Card.BUILDING_SITE:
        canvas.stamp_mid(wood.crane(size, ink), x, y, on)
    elif card is Card.TAKE_BACK:
        canvas.stamp_mid(wood.grasp(size, ink), x, y, on)
    elif card is Card.INFLUENCE:
        canvas.stamp_mid(wood.scroll(size), x, y, on)
    elif card is Card.CATHEDRAL:
        canvas.stamp_mid(wood.cathedral(size), x, y, on)
    else:
        canvas.stamp_mid(wood.master(round(size * 0.8), "gold"), x, y, on)


def mini(
    canvas: Canvas, x: int, y: int, wide: int, high: int, card: Card, data: Components, on: str, state: str = "hand"
) -> None:
    """A small card: held (`hand`), played face up and hollow (`row`), golden (`golden`), or gone (`gone`)."""
    sign_of = code(CITY_OF[card], data) if card in CITY_OF else ""
    canvas.part(
        ("mini", card, sign_of, state), x, y, wide, high, on,
        lambda inner: _mini(inner, wide, high, card, data, on, state),
    )  # fmt: skip


_MINI = {"hand": ("chalk", "ink", "ink"), "row": ("fold", "rule", "sepia"), "golden": ("glint", "bronze", "ink")}


def _mini(canvas: Canvas, wide: int, high: int, card: Card, data: Components, on: str, state: str) -> None:
    fill, line, ink = _MINI.get(state, (on, "shade", "rule"))
    canvas.panel(0, 0, wide, high, fill, on, line, 2, 5)
    sign(canvas, wide // 2, high // 2 + 1, round(min(wide, high) * 0.72), card, fill, ink, data)
    if state == "gone":
        canvas.stamp_mid(wood.strike(min(wide, high)), wide // 2, high // 2, on)


def card(
    canvas: Canvas, x: int, y: int, wide: int, high: int, one: Card, words: Wording, data: Components, on: str,
    golden: bool = False, dim: bool = False,
) -> None:  # fmt: skip
    """A card with its name, silver or golden."""
    fill, line = ("glint", "bronze") if golden else ("fold", "rule") if dim else ("chalk", "ink")
    edge = "gold" if golden else fill if dim else "silver"
    canvas.panel(x, y, wide, high, edge, on, line, 3, 12, None if dim else "shade")
    inner = max(7, wide // 18)
    canvas.panel(x + inner, y + inner, wide - 2 * inner, high - 2 * inner, fill, edge, line, 2, 8)
    ink = "sepia" if dim else "ink"
    middle = x + wide // 2
    sign(canvas, middle, y + round(high * 0.38), round(min(wide, high) * 0.5), one, fill, ink, data)
    size = max(16, min(round(wide * 0.15), round(high * 0.17)))
    canvas.lines(
        middle, y + round(high * 0.78), words(f"card-{one}"), "bold", size, ink=ink, on=fill, anchor="mm",
        width=wide - 2 * inner - 8, lines=2, lead=0.95, least=11,
    )  # fmt: skip


def new(canvas: Canvas, x: int, y: int, size: int, on: str) -> None:
    """The mark on what has changed."""
    canvas.stamp_mid(icons.fresh(size), x, y, on)
