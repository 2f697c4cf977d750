"""A quarter where it lies, and in a line along it what stands there: crest, masters, site pawn, cathedral, number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine.games.flandern1302.components import Components, Kind
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import Arms, Quarter
from renderers.api import Canvas
from renderers.flandern1302 import look, plan, roofs, wood
from renderers.flandern1302.plan import STREET, Marks, Town

#: more masters than this on one quarter are counted
MANY = 2
#: the long side of a yard
YARD = 6


def _lamp_width(label: str) -> float:
    """How wide a lamp is, in units."""
    return max(2.5, 1.1 + 0.95 * len(label))


def lamp(canvas: Canvas, town: Town, x: int, y: int, label: str, on: str) -> None:
    """The number of a plot that can be chosen."""
    high = town.length(2.5)
    wide = town.length(_lamp_width(label))
    canvas.panel(x - wide // 2, y - high // 2, wide, high, "rubric", on, "ink", 2, high // 2)
    canvas.text(x, y, label, "number", town.length(1.8), ink="chalk", on="rubric", anchor="mm", width=wide - 6)


class _Item(NamedTuple):
    """Something that stands on a quarter: how much of its long side it takes, in units, and how to draw it there."""

    long: float
    draw: Callable[[int, int], None]


def draw(canvas: Canvas, town: Town, quarter: Quarter, data: Components, marks: Marks, on: str) -> None:
    """A quarter; a plain one is kept for the next picture."""
    ground = data.grounds[quarter.ground]
    if ground.index in marks.lit or ground.index == marks.tried:
        _lay(canvas, town, quarter, data, marks, on)
        return
    key = ("quarter", quarter, marks.numbered)
    town.kept(canvas, key, ground, on, lambda inner, there: _lay(inner, there, quarter, data, marks, on))


def _lay(canvas: Canvas, town: Town, quarter: Quarter, data: Components, marks: Marks, on: str) -> None:
    """The quarter, and in a line along it: its number or lamp, special letter, site pawn, crest, masters, cathedral."""
    kind, ground = data.kinds[quarter.kind], data.grounds[quarter.ground]
    spot, at = plan.spot(ground), town.corner(ground)
    x, y = town.middle(ground)
    guise = look.GUISES[kind.arms]
    church, centre = kind.arms is Arms.CHURCH, ground.plot == 0
    paint = guise.pale if quarter.site else STREET if centre else guise.paint
    if quarter.site:
        canvas.stamp(roofs.site(spot.outline, kind.arms, town.scale), *at, on)
    elif centre:
        canvas.stamp(roofs.centre(kind.arms, town.scale), *at, on)
        y += town.length(1.3)
    elif church:
        canvas.stamp(roofs.churchyard(spot.outline, town.scale), *at, on)
    else:
        canvas.stamp(roofs.quarter(spot.outline, kind.arms, town.scale), *at, on)
    upright = spot.high > spot.wide
    size = _crest_size(quarter, kind, max(spot.wide, spot.high), marks.numbered)
    items = [
        *_before(canvas, town, ground, quarter, kind, marks, paint, upright),
        *_crest(canvas, town, quarter, kind, paint, upright, size, marks.numbered),
    ]
    if kind.masters or quarter.pawns:
        many = 1 if marks.numbered else MANY
        board = partial(masters, canvas, town, printed=kind.masters, pawns=quarter.pawns, on=paint, many=many)
        wide = _board(town, kind.masters, quarter.pawns, many) / town.scale + 0.1
        items.append(_Item(1.8 if upright else wide, board))
    if ground.index == marks.tried:
        canvas.stamp(roofs.glow(spot.outline, town.scale), *at, on)
    _line_up(town, items, x, y, spot, upright)


def _line_up(town: Town, items: list[_Item], x: int, y: int, spot: plan.Spot, upright: bool) -> None:
    """Everything centred along the quarter; closer together if it would not fit."""
    room = max(spot.high, spot.wide) - 0.5
    whole = sum(item.long for item in items)
    squeeze = (whole - room) / (len(items) - 1) if whole > room and len(items) > 1 else 0.0
    cx, cy = (spot.left + spot.wide / 2, spot.top + spot.high / 2)
    middle = (y - town.y) / town.scale if upright else (x - town.x) / town.scale
    low, high = (cy if upright else cx) - room / 2, (cy if upright else cx) + room / 2
    length = min(whole, room)
    start = max(low, min(middle - length / 2, high - length))
    places = []
    for item in items:
        places.append((start + item.long / 2) * town.scale)
        start += item.long - squeeze
    # what comes first lies on top
    for item, place in zip(reversed(items), reversed(places), strict=True):
        item.draw(x if upright else round(town.x + place), round(town.y + place) if upright else y)


def _before(
    canvas: Canvas, town: Town, ground: Ground, quarter: Quarter, kind: Kind, marks: Marks, on: str, upright: bool
) -> Iterator[_Item]:
    """What stands before the crest."""
    if (label := marks.lit.get(ground.index)) is not None:
        long = 2.6 if upright else _lamp_width(label) + 0.05
        yield _Item(long, lambda x, y: lamp(canvas, town, x, y, label, on))
    elif marks.numbered and ground.plot and ground.index != marks.tried:
        yield _Item(1.5 if ground.plot < 10 else 1.8, lambda x, y: _number(canvas, town, x, y, ground.plot, on))
    if kind.special:
        yield _Item(2.0, lambda x, y: tag(canvas, town, x, y, str(kind.special)))
    if quarter.site:
        size = 1.6 if marks.numbered else 2.0
        yield _Item(size, lambda x, y: canvas.stamp_mid(wood.site(town.length(size)), x, y, on))


def _crest_size(quarter: Quarter, kind: Kind, long: float, numbered: bool) -> float:
    """How wide a crest is, in units: smaller where much stands beside it."""
    masters = kind.masters + quarter.pawns
    if not (quarter.site or numbered or masters > MANY):
        return 2.9
    return 2.0 if long <= YARD and masters else 2.5


def _crest(
    canvas: Canvas, town: Town, quarter: Quarter, kind: Kind, on: str, upright: bool, size: float, numbered: bool
) -> Iterator[_Item]:
    """Whose quarter it is; a finished church is its own sign."""
    if kind.arms is not Arms.CHURCH:
        wide = town.length(size)
        tall = round(wide * look.TALL)
        long = (tall if upright else wide) / town.scale + 0.05
        yield _Item(long, lambda x, y: look.crest(canvas, x - wide // 2, y - tall // 2, wide, kind.arms, on))
        return
    if quarter.cathedral:
        yield _Item(3.2, lambda x, y: canvas.stamp_mid(wood.cathedral(town.length(3.1)), x, y, on))
    elif quarter.site and kind.special and numbered:
        return  # the letter says enough
    elif quarter.site:
        yield _Item(2.3, lambda x, y: canvas.stamp_mid(wood.church(town.length(2.2)), x, y, on))
    elif kind.shape or kind.special:
        yield _Item(3.5, lambda x, y: canvas.stamp_mid(wood.chapel(town.scale), x, y, on))
    else:
        wide = town.length(2.9)
        yield _Item(3, lambda x, y: look.crest(canvas, x - wide // 2, y - wide // 2, wide, kind.arms, on))


def _board(town: Town, printed: int, pawns: int, many: int) -> int:
    """How wide the little board of the masters is."""
    figure = round(town.length(1.75) * 0.65)
    if printed + pawns <= many:
        return 5 + (printed + pawns) * (figure + 1)
    return 7 + sum(figure + 1 + (town.length(0.72) if count > 1 else 0) for count in (printed, pawns) if count)


def masters(canvas: Canvas, town: Town, x: int, y: int, printed: int, pawns: int, on: str, many: int = MANY) -> None:
    """Guild masters on a little board: printed ones of ink, placed ones of gold; a number if there are many."""
    high, wide = town.length(1.75), _board(town, printed, pawns, many)
    figure, counted = round(high * 0.65), printed + pawns > many
    canvas.panel(x - wide // 2, y - high // 2, wide, high, "vellum", on, "ink", 1, 4)
    at = x - wide // 2 + 3
    for paint, count in (("ink", printed), ("gold", pawns)):
        if not count:
            continue
        for _ in range(1 if counted else count):
            canvas.stamp(wood.master(round(high * 0.88), paint), at, y - round(high * 0.44), "vellum")
            at += figure + 1
        if counted and count > 1:
            canvas.text(at, y, str(count), "number", town.length(1.25), on="vellum", anchor="lm")
            at += town.length(0.72)


def tag(canvas: Canvas, town: Town, x: int, y: int, letter: str) -> None:
    """The letter of a special church quarter."""
    size = town.length(1.9)
    canvas.panel(x - size // 2, y - size // 2, size, size, "rubric", "chalk", "ink", 2, size // 2)
    canvas.text(x, y, letter, "number", town.length(1.45), ink="chalk", on="rubric", anchor="mm")


def _number(canvas: Canvas, town: Town, x: int, y: int, plot: int, on: str) -> None:
    """The number of a built plot."""
    high, wide = town.length(1.35), town.length(1.2 if plot < 10 else 1.7)
    canvas.panel(x - wide // 2, y - high // 2, wide, high, "vellum", on, None, 0, 4)
    canvas.text(x, y, str(plot), "bold", town.length(1.2), on="vellum", anchor="mm")
