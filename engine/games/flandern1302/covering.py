"""Step 6, first part: plots on which nothing can ever be built are covered."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.flandern1302.building import CHURCH, double_room, limits, plots_of, room, shaped
from engine.games.flandern1302.components import Components, DoublePlot, FlandernGame
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import CARD_OF, INDEX, City, Table


def in_stock(table: Table, data: Components) -> list[tuple[int, int]]:
    """The arms in play by their index, and the grounds that their quarters fit by stock and shape."""
    found = []
    for arms in table.arms:
        index = INDEX[arms]
        found.append((index, shaped(table, data, index)))
    return found


def alive(table: Table, data: Components, number: int, stock: Sequence[tuple[int, int]] | None = None) -> int:
    """Free grounds that can still be built, marked outward from what stands until nothing changes."""
    city, beside = table.cities[number], data.beside
    free, (standing, walls) = city.free, limits(city, data)
    # plots that nothing fits, as `room` has it for each arms; usually the first arms tell that there are none
    barren = free
    for index, fitting in stock or in_stock(table, data):
        if walls and index == CHURCH:
            barren &= ~room(table, data, number, CHURCH)
        else:
            barren &= beside[standing[index]] | ~fitting
        if not barren:
            break
    built, passable = city.built, free & ~barren
    reached = data.spread[built, passable]
    if free & ~reached:
        # D may fit where nothing else does, and lead on from there
        doubles = double_room(table, data, number)
        while more := _beyond(reached, passable & data.facing[reached], doubles):
            reached |= more
    return reached & ~built


def _beyond(reached: int, near: int, doubles: Sequence[DoublePlot]) -> int:
    """What can be built next: plots, and double plots that a long side of D borders."""
    for takes, long, _, _ in doubles:
        if long & reached:
            near |= takes
    return near & ~reached


def cover(g: FlandernGame, city: City, dead: int) -> None:
    """Put covers on these plots: neither free nor built, no support for neighbours."""
    city.free &= ~dead
    city.covered |= dead
    g.announce(PlotsCovered(CARD_OF[city.name], tuple(plots_of(g.data, city, dead))))


def cover_dead(g: FlandernGame) -> None:
    """Cover every dead plot. Covers support nothing, so one pass reaches the fixed point."""
    table, data = g.table, g.data
    stock = in_stock(table, data)
    for number, city in enumerate(table.cities):
        free = city.free
        if free and city.open and (dead := free & ~alive(table, data, number, stock)):
            cover(g, city, dead)
