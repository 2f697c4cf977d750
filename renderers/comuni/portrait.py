"""Comuni for a phone: one's own stock, cards and town, what is on offer, and the others in a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.core.view import PrivateView
from engine.games.comuni.actions import Commit
from engine.games.comuni.components import Card
from engine.games.comuni.pieces import Category, Column, Comune, Hand, Resource, Table
from engine.games.comuni.projects import Displaced, Projects
from renderers import heraldry, icons, portrait
from renderers.api import LIVERIES, NOTHING, Canvas, Wording
from renderers.comuni import board, buildings, city, look, screen, siege
from renderers.comuni.look import View
from renderers.portrait import Band, Break, Cell, Drawn, Heading, Portrait, Row, Sign, Word, counted, numbered, shown

Own: TypeAlias = PrivateView[Table, Hand]
CARD_WIDE, CARD_HIGH, CARD_WITH_NUMBER = 250, 108, 140
TOWN = 420
#: heights of a small column: its number, each of its cards, the envoy
_SMALL_HEAD, _SMALL_CARD, _SMALL_FOOT = 62, 80, 92


def _at_hand(view: Own, words: Wording) -> Iterator[Band]:
    """Stock, cards, the town by its heights, columns to bid for."""
    bidding = isinstance(view.step, Projects | Displaced)
    # a column is chosen by what it has and what is held; the town stays on the board
    yield from (_held(view, words) if bidding else (*_held(view, words), _built(view)))
    if bidding:
        yield _columns(view)


def _common(view: View, words: Wording) -> Iterator[Band]:
    table = view.table
    name, strength = words(f"attacker-{table.pile}"), look.data_of(view).invaders[table.pile].base
    threat = words("portrait-threat", name=name, strength=strength, count=table.left)
    yield Row((Sign(icons.swords(52, "rubric")), Word(threat, 40)))
    yield Heading(words("portrait-offer"))
    yield from (_column(view, column) for column in table.columns)


def _points(view: View, seat: int) -> str:
    total = next((sheet.total for sheet in view.table.sheets if sheet.seat == seat), None)
    return str(view.table.comuni[seat].score if total is None else total)


# -- my town -----------------------------------------------------------------------------------------------------------


def _own(view: Own, words: Wording) -> Iterator[Band]:
    comune, wide = view.table.comuni[view.seat], portrait.INNER - 36
    yield from (*_held(view, words), _built(view))
    if sieging := _siege(view, view.seat, words):
        yield Row(sieging)
    yield Row((shown(wide, TOWN, city.framed, wide, TOWN, comune, 150, numbered=False),))


def _held(view: Own, words: Wording) -> Iterator[Band]:
    """Stock and income, cards and heroes, a sealed order."""
    hand, income = view.hand, screen.income(view)
    cells: list[Cell] = []
    for resource in Resource:
        more = income.get(resource, 0)
        cells += counted(look.cube(resource, 72), hand.stock[resource], 72, apart=4 if more else 30)
        cells += [Word(f"+{more}", 40, ink="sepia", apart=26)] if more else []
    if more := income.get(screen.ANY, 0):
        cells += [Sign(icons.any_cube(56)), Word(f"+{more}", 40, ink="sepia")]
    if hand.plunder:
        cells += counted(icons.flame(64), hand.plunder, 64, "rubric")
    yield Row(cells)
    cards = [_card(look.data_of(view).cards[number], numbered=True) for number in hand.cards]
    if held := [*cards, *(shown(84, 100, look.hero, 84, value, "vellum") for value in hand.heroes)]:
        yield Row(held)
    if isinstance(view.answer, Commit):
        said = words("sealed-order", alliance=view.answer.alliance, city=view.answer.city)
        yield Row((Sign(icons.seal(64)), Word(said, 40)))


def _built(view: Own) -> Row:
    comune = view.table.comuni[view.seat]
    return Row([*_heights(comune), *_wall(comune)])


def _heights(comune: Comune) -> list[Cell]:
    """Each kind's buildings, the tallest first; hollow signs for what sleeps."""
    found: list[Cell] = []
    for category in Category:
        heights = sorted((one.height for one in comune.buildings if one.category is category), reverse=True)
        built = Word(" ".join(map(str, heights)) or NOTHING, 52, "number")
        found += [_badge(category, category in comune.active), built]
    return found


def _badge(category: Category, awake: bool, size: int = 60) -> Drawn:
    return Drawn(size, size, lambda canvas, x, y, on: look.badge(canvas, x, y, size, category, on, awake), 8, True)


def _wall(comune: Comune) -> list[Cell]:
    return [*counted(buildings.wall(2, 64), " ".join(map(str, comune.walls)) or NOTHING)]


def _siege(view: View, seat: int, words: Wording) -> list[Cell]:
    """What an invader brings against a town, and what its walls hold at most."""
    found = siege.siege_of(view, seat)
    if found is None:
        return []
    said = words("siege", **found._asdict())
    return [Sign(icons.swords(48, "rubric")), Word(said, 40, ink="rubric")]


# -- on offer ----------------------------------------------------------------------------------------------------------


def _card(card: Card, numbered: bool = False) -> Drawn:
    """A project card: its level large, its kinds, and in one's own hand its number."""
    high = CARD_WITH_NUMBER if numbered else CARD_HIGH

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        tab, numeral = look.ground_of(card)
        canvas.panel(x, y, CARD_WIDE, high, "vellum", on, "ink", 3, 10)
        canvas.panel(x, y, 84, high, tab, on, "ink", 3, 10)
        canvas.fill(x + 60, y + 3, 24, high - 6, tab)
        canvas.fill(x + 82, y + 3, 3, high - 6, "ink")
        middle = y + high // 2 - (20 if numbered else 0)
        canvas.text(x + 42, middle, str(card.level), "title", 64, ink=numeral, on=tab, anchor="mm")
        if numbered:
            canvas.text(x + 42, y + high - 26, card.id, "bold", 36, ink=numeral, on=tab, anchor="mm")
        signs = card.categories
        size = min(72, (CARD_WIDE - 92) // min(2, len(signs)) - 8, (high - 12) // (2 if len(signs) > 2 else 1))
        across = 2 if len(signs) > 1 else 1
        rows = -(-len(signs) // across)
        left = x + 86 + (CARD_WIDE - 88 - across * (size + 6)) // 2
        top = y + (high - rows * (size + 2)) // 2
        for place, one in enumerate(signs):
            at = left + place % across * (size + 6), top + place // across * (size + 2)
            look.badge(canvas, *at, size, one, "vellum")

    return Drawn(CARD_WIDE, high, draw)


def _column(view: View, column: Column) -> Row:
    data, cells = look.data_of(view), list[Cell]()
    cells += [_card(data.cards[number]) for number in column.cards]
    if column.bonus:
        cells += [Sign(icons.any_cube(64)), Word("+1", 48)]
    if not cells:
        cells.append(Word(NOTHING, 48))
    if envoy := column.envoy:
        comune = view.table.comuni[envoy.seat]
        cells.append(shown(76, 92, heraldry.envoy, 76, look.livery(comune), look.letter(comune), "vellum"))
    return Row(cells, numbered(column.number, 60), str(envoy.gold) if envoy else "")


def _columns(view: View) -> Row:
    """All columns side by side, small enough to stand above their buttons."""
    wide, most = portrait.INNER - 36, max(len(one.cards) + one.bonus for one in view.table.columns)
    high = _SMALL_HEAD + most * _SMALL_CARD + (_SMALL_FOOT if any(one.envoy for one in view.table.columns) else 4)
    each = wide // len(view.table.columns)

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        for place, column in enumerate(view.table.columns):
            _small_column(canvas, x + place * each, y, each - 10, high, view, column, on)

    return Row((Drawn(wide, high, draw),))


def _small_column(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, column: Column, on: str) -> None:
    """Its number, its cards by level and kind, and the envoy who stands there with gold."""
    comune = view.table.comuni[column.envoy.seat] if column.envoy else None
    ground = LIVERIES[look.livery(comune)].pale if comune else "fold"
    canvas.panel(x, y, wide, high, ground, on, "ink", 3, 10)
    canvas.text(x + wide // 2, y + _SMALL_HEAD // 2 + 4, str(column.number), "title", 52, on=ground, anchor="mm")
    top = y + _SMALL_HEAD
    for number in column.cards:
        _small_card(canvas, x + 8, top, wide - 16, look.data_of(view).cards[number], ground)
        top += _SMALL_CARD
    if column.bonus:
        canvas.text(x + wide // 2 - 4, top + 40, "+1", "number", 48, on=ground, anchor="rm")
        canvas.stamp(icons.any_cube(56), x + wide // 2 + 4, top + 12, ground)
    if column.envoy and comune:
        foot = y + high - _SMALL_FOOT
        heraldry.envoy(canvas, x + 8, foot + 2, 66, look.livery(comune), look.letter(comune), ground)
        canvas.text(x + 84, foot + 42, str(column.envoy.gold), "number", 56, on=ground, anchor="lm", width=wide - 90)


def _small_card(canvas: Canvas, x: int, y: int, wide: int, card: Card, on: str) -> None:
    high, tab = _SMALL_CARD - 8, 56
    ground, numeral = look.ground_of(card)
    canvas.panel(x, y, wide, high, "vellum", on, "ink", 3, 8)
    canvas.panel(x, y, tab, high, ground, on, "ink", 3, 8)
    canvas.text(x + tab // 2, y + high // 2 + 2, str(card.level), "title", 52, ink=numeral, on=ground, anchor="mm")
    signs, room = card.categories, wide - tab - 6
    across = 1 if len(signs) == 1 else 2
    size = min(60, room // across - 4, (high - 8) // (2 if len(signs) > 2 else 1))
    rows = -(-len(signs) // across)
    left, top = x + tab + (room - across * size) // 2, y + (high - rows * size) // 2
    for place, one in enumerate(signs):
        look.badge(canvas, left + place % across * size, top + place // across * size, size, one, "vellum")


# -- the others --------------------------------------------------------------------------------------------------------


def _row(view: View, seat: int, words: Wording) -> Iterator[Cell]:
    comune = view.table.comuni[seat]
    if seat == view.table.leader:
        yield Sign(heraldry.gonfalon(52), joins=False)
    if comune.plundered:
        yield Sign(icons.flame(48), joins=False)
    yield from counted(icons.card_back(32, 44), comune.cards, 44)
    yield from (Break(), *_heights(comune), *_wall(comune))
    if sieging := _siege(view, seat, words):
        yield from (Break(), *sieging)


PORTRAIT = Portrait(
    sides=look.SIDES, headline=board.headline, own=_own, at_hand=_at_hand, common=_common, row=_row, points=_points
)
