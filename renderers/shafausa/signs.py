"""What a building does, as a short row of icons and numbers, where there is no room for its sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Building, Resource
from renderers import lettering
from renderers.api import Canvas, Sprite
from renderers.shafausa import cities, goods

#: a row is drawn no lower than this; its numbers are still letters of 13
LOWEST = 15
GAP = 3


class Plaque(NamedTuple):
    """A change of a price of the exchange, in the colours its prices have there."""

    change: str
    buying: bool


class Mine(NamedTuple):
    """A mine of one resource."""

    resource: Resource


#: a number, an icon of any size, or one of the above
Mark: TypeAlias = str | Callable[[int], Sprite] | Plaque | Mine


def marks(building: Building, data: Components) -> tuple[Mark, ...]:
    """What stands in the row, from left to right; it says what the building's sentence says."""
    effect = data.buildings[building].effect
    resource, more, less = effect.resource, lettering.gained(effect.amount), lettering.signed(-effect.chf)
    match building:
        case Building.INN:
            return lettering.gained(effect.chf), goods.chafouin
        case Building.IRONWORKS | Building.KILN:
            assert resource
            return more, lambda size: goods.good(resource, size)
        case Building.QUARRY | Building.SAWMILL:
            assert resource
            return _times(effect.max_mines), Mine(resource), lettering.gained(1)
        case Building.LOFT:
            return goods.warehouse, more
        case Building.BOOSTER_SHOP:
            return goods.shaft, more
        case Building.MINERS_GUILD:
            return goods.miner, less, goods.chafouin
        case Building.BUILDERS_HOUSE | Building.OFFICE:
            return goods.shaft, lambda size: goods.gate(size, "ink"), less, goods.chafouin
        case Building.TRADING_POST:
            return _times(effect.max_per_round), Plaque(lettering.gained(effect.chf), buying=False)
        case Building.MARKET_HALL:
            return _times(effect.max_per_round), Plaque(less, buying=True)


def _times(count: int) -> str:
    return f"{count}\N{MULTIPLICATION SIGN}"


def row(canvas: Canvas, x: int, y: int, wide: int, size: int, building: Building, data: Components, on: str) -> None:
    """The row around the middle of a box, as high as it says or as the box is wide enough for."""
    found = marks(building, data)
    while size > LOWEST and _wide(found, size) > wide:
        size -= 1
    at = x + (wide - _wide(found, size)) // 2
    for mark in found:
        _mark(canvas, at, y, size, mark, on)
        at += _room(mark, size) + GAP


def _letters(size: int) -> int:
    return round(size * 0.9)


def _wide(found: tuple[Mark, ...], size: int) -> int:
    return sum(_room(mark, size) + GAP for mark in found) - GAP


def _room(mark: Mark, size: int) -> int:
    match mark:
        case str():
            return lettering.width(mark, "number", _letters(size))
        case Plaque():
            return lettering.width(mark.change, "number", _letters(size)) + size // 2
        case _:
            return size


def _mark(canvas: Canvas, x: int, y: int, size: int, mark: Mark, on: str) -> None:
    match mark:
        case str():
            canvas.text(x, y, mark, "number", _letters(size), on=on, anchor="lm")
        case Plaque():
            ground, ink = ("ink", "glint") if mark.buying else ("gold", "ink")
            wide, high = _room(mark, size), size + 1
            canvas.panel(x, y - high // 2, wide, high, ground, on, "ink", 2, 6)
            canvas.text(x + wide // 2, y, mark.change, "number", _letters(size), ink=ink, on=ground, anchor="mm")
        case Mine():
            cities.mine(canvas, x, y - size // 2, size, mark.resource, on)
        case _:
            canvas.stamp(mark(size), x, y - size // 2, on)
