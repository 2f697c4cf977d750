"""How the things of Flandern 1302 look wherever they appear: guilds, their crests, shapes, cards, players."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.core.view import PrivateView, PublicView
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, Arms, Card, CityName, Hand, Shape, Table
from renderers import heraldry, icons
from renderers.api import LIVERIES, Canvas, Pen, Sides, Wording, data_as, path, sprite, words_of
from renderers.flandern1302 import wood
from renderers.lettering import NOTHING as NOTHING
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
#: height of a crest by its width
TALL = heraldry.TALL


def times(count: int) -> str:
    """This many of them."""
    return f"\N{MULTIPLICATION SIGN}{count}"


def code(city: CityName, data: Components) -> str:
    """The letter that plots of a city begin with."""
    return data.codes[CITY_INDEX[city]]


def letter(
    canvas: Canvas, x: int, y: int, wide: int, size: int, sign: str, on: str, down: int = 1, thick: int = 3
) -> None:
    """A city's letter in a golden ring."""
    canvas.plaque(
        x, y, wide, wide, sign, size, fill="ink", ink="glint", on=on, line="gold", thick=thick, face="title", down=down
    )


@sprite
def crest_icon(wide: int, arms: Arms) -> Pen:
    """A guild's shield with its sign, for itself."""
    pen = Pen(wide, round(wide * TALL) + 1)
    outline = path(heraldry.SHIELD)[0]
    if arms is not Arms.CHURCH:
        heraldry.pattern(pen, GUISES[arms], outline, 112)
    wood.ART.onto(f"crest-{arms}", pen)
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


#: the outline of a shape, as a sign
shape = wood.ART.each("shape-{}", Shape)
#: what cards show that are not those of cities
_SIGNS = {
    Card.BUILDING_SITE: wood.crane,
    Card.TAKE_BACK: wood.grasp,
    Card.INFLUENCE: wood.scroll,
    Card.CATHEDRAL: wood.cathedral,
}


def sign(canvas: Canvas, x: int, y: int, size: int, card: Card, on: str, ink: str, data: Components) -> None:
    """What a card shows, centred: a city's letter or a sign."""
    if card in CITY_OF:
        canvas.text(x, y, code(CITY_OF[card], data), "title", size, ink=ink, on=on, anchor="mm")
    elif card is Card.GUILD_MASTER:
        canvas.stamp_mid(wood.master(round(size * 0.8), "gold"), x, y, on)
    else:
        canvas.stamp_mid(_SIGNS[card](size, ink), x, y, on)


def mini(
    canvas: Canvas, x: int, y: int, wide: int, high: int, card: Card, data: Components, on: str, state: str = "hand"
) -> None:
    """A small card: held (`hand`), played face up and hollow (`row`), golden (`golden`), or gone (`gone`)."""
    key = ("mini", card, code(CITY_OF[card], data) if card in CITY_OF else "", state)
    canvas.part(key, x, y, wide, high, on, lambda inner: _mini(inner, wide, high, card, data, on, state))


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


def guild_of(view: View, seat: int, words: Wording) -> str:
    """A seat by its guild, or by its number as long as it has none."""
    arms = view.table.players[seat].guild
    return words(f"guild-{arms}") if arms else words("seat", number=seat + 1)


def _shield(canvas: Canvas, x: int, y: int, wide: int, view: View, seat: int, on: str) -> None:
    if arms := view.table.players[seat].guild:
        crest(canvas, x, y, wide, arms, on)
    else:
        heraldry.blank_shield(canvas, x, y, wide, on)


def _paint(view: View, seat: int) -> str:
    arms = view.table.players[seat].guild
    return GUISES[arms].paint if arms else LIVERIES[seat].paint


SIDES = Sides(
    words_in=words_in,
    called=guild_of,
    shield=_shield,
    paint=_paint,
    winners=lambda view: view.table.winners,
    settled=lambda view, seat: view.table.players[seat].guild is not None,
)
