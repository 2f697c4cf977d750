"""What lies behind one player's screen: stock, hand cards, tiles, next income and a sealed order."""

from __future__ import annotations

from engine.core.view import PrivateView
from engine.games.comuni import projects
from engine.games.comuni.actions import Commit
from engine.games.comuni.pieces import Hand, Resource, Table
from renderers import icons
from renderers.api import Canvas, Names, Wording, sealed
from renderers.comuni import city, leaf, look

HIGH = 900
ANY = "any"
#: height of the card panel by rows of cards, as long as one's own town fits below
TOWN_BELOW = (138, 246, 360)


def income(view: PrivateView[Table, Hand]) -> dict[str, int]:
    """What collecting would bring now, by resource and `any`."""
    fixed, free = projects.income(view.table, look.data_of(view), view.seat)
    found = {str(resource): fixed[resource] for resource in Resource} | {ANY: free}
    return {kind: count for kind, count in found.items() if count}


def drawn(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """The screen as a canvas."""
    words, comune = look.words_in(lang), view.table.comuni[view.seat]
    name = look.player(names, view.seat)
    under = words("screen-title", name=name) if name else words("screen-title-plain")
    canvas = leaf.page(HIGH, comune.name, under, view, [view.seat])
    left, top, wide = leaf.LEFT, leaf.TOP, leaf.WIDE
    _stock(canvas, left, top, wide, view.hand, words)
    top += 178
    cards, high = 792, HIGH - top - leaf.MARGIN
    rows = -(-len(view.hand.cards) // 2)
    upper = TOWN_BELOW[rows] if rows < len(TOWN_BELOW) else high
    _cards(canvas, left, top, cards, upper, view, words)
    if upper < high:
        city.framed(canvas, left, top + upper + 10, cards, high - upper - 10, comune, widest=108)
    _side(canvas, left + cards + 12, top, wide - cards - 12, high, view, words)
    return canvas


def _stock(canvas: Canvas, x: int, y: int, wide: int, hand: Hand, words: Wording) -> None:
    """Four kinds of cubes, large."""
    each = (wide - 3 * 12) // 4
    for place, resource in enumerate(Resource):
        left, count = x + place * (each + 12), hand.stock[resource]
        canvas.sheet(left, y, each, 166)
        canvas.stamp(look.cube(resource, 92), left + 24, y + 16, "vellum")
        canvas.text(left + 196, y + 64, str(count), "number", 104, anchor="mm", width=134)
        said = words(f"resource-{resource}", count=count)
        canvas.text(left + each // 2, y + 146, said, "bold", 27, ink="sepia", anchor="mb", width=each - 24)


def _cards(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: PrivateView[Table, Hand], words: Wording
) -> None:
    """The project cards held."""
    cards = [look.data_of(view).cards[number] for number in view.hand.cards]
    leaf.HEADED.draw(canvas, x, y, wide, high, words("hand-cards", count=len(cards)))
    if not cards:
        said = words("hand-empty")
        canvas.text(x + wide // 2, y + high // 2 + 26, said, "text", 32, ink="sepia", anchor="mm", width=wide - 60)
        return
    across = 2 if len(cards) <= 6 else 3
    rows, gap = -(-len(cards) // across), 16
    card_wide = (wide - 44 - gap * (across - 1)) // across
    card_high = min(190, (high - 84 - gap * (rows - 1)) // rows - 2)
    for place, card in enumerate(cards):
        left = x + 20 + place % across * (card_wide + gap)
        look.face(canvas, left, y + 74 + place // across * (card_high + gap), card_wide, card_high, card, "vellum")


def _side(canvas: Canvas, x: int, y: int, wide: int, high: int, view: PrivateView[Table, Hand], words: Wording) -> None:
    """Tiles, the next income, and the sealed order if there is one."""
    leaf.HEADED._replace(edge=20).draw(canvas, x, y, wide, high, words("tiles"))
    inner, room = x + 20, wide - 43
    canvas.stamp(icons.flame(70), inner, y + 70, "vellum")
    end = canvas.text(inner + 80, y + 104, str(view.hand.plunder), "number", 66, anchor="lm", width=90) - inner + 12
    said = words("plunder-tiles", count=view.hand.plunder)
    canvas.text(inner + end, y + 112, said, "bold", 25, ink="sepia", anchor="lm", width=room - end)
    heroes = list(view.hand.heroes)
    if heroes:
        size = min(58, (room - 4) // len(heroes) - 8)
        for place, value in enumerate(heroes):
            look.hero(canvas, inner + place * (size + 8), y + 152, size, value, "vellum")
    else:
        canvas.text(inner, y + 182, words("no-heroes"), "text", 25, ink="sepia", anchor="lm", width=room)
    top = y + 240
    canvas.text(inner, top + 10, words("next-income"), "title", 30, anchor="lm", width=room)
    canvas.fill(inner, top + 34, room, 2, "rule")
    found = income(view)
    step = room // max(5, len(found))
    for place, (kind, count) in enumerate(found.items()):
        left = inner + place * step
        canvas.stamp(icons.any_cube(46) if kind == ANY else look.cube(Resource(kind), 46), left, top + 46, "vellum")
        canvas.text(left + 23, top + 118, str(count), "number", 40, anchor="mb", width=step - 4)
    if isinstance(view.answer, Commit):
        said = words("sealed-order", alliance=view.answer.alliance, city=view.answer.city)
        sealed(canvas, x + 12, y + high - 112, wide - 27, 94, said, 27, 2)
