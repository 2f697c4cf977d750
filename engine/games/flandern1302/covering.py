"""Step 6, first part: plots on which nothing can ever be built are covered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.games.flandern1302.building import CHURCH, DOUBLE, FORMS, ORDINARY, plots_of, special_walls
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import CARD_OF, INDEX, Arms, City, Table

if TYPE_CHECKING:
    from engine.games.flandern1302 import Flandern1302


def fitting(table: Table, data: Components, number: int, arms: Iterable[Arms]) -> list[tuple[int, int]]:
    """Free grounds of a city that some quarter in stock would fit by shape and arms, each with its long sides."""
    ready, city = table.ready, table.cities[number]
    indices = [INDEX[one] for one in arms]
    free, standing = city.free, city.standing
    found = []
    walls = 0
    if not data.church_is_arms:
        standing, walls = [*standing[:CHURCH], 0], special_walls(city, data)
    for takes, long, touches, form, cells in data.inside[number] if free < data.suburbs else data.land[number]:
        if free & takes:
            for index in indices:
                if not touches & standing[index]:
                    kinds = ready[index * FORMS + form]
                    if cells[index][kinds & ORDINARY if walls & takes and index == CHURCH else kinds]:
                        found.append((takes, long))
                        break
    if CHURCH in indices and table.stock[DOUBLE]:
        for takes, long, touches, _, _cells in data.doubled[number]:
            if free & takes == takes and not touches & standing[CHURCH] and not walls & takes:
                found.append((takes, long))
    return found


def alive(table: Table, data: Components, number: int) -> int:
    """Free grounds that can still be built, marked outward from what stands until nothing changes."""
    waiting = fitting(table, data, number, table.arms)
    reached = built = table.cities[number].built
    while waiting:
        unreached = []
        for takes, long in waiting:
            if long & reached:
                reached |= takes
            else:
                unreached.append((takes, long))
        if len(unreached) == len(waiting):
            break
        waiting = unreached
    return reached & ~built


def cover(g: Flandern1302, city: City, dead: int) -> None:
    """Put covers on these plots: neither free nor built, no support for neighbours."""
    city.free &= ~dead
    city.covered |= dead
    g.announce(PlotsCovered(CARD_OF[city.name], tuple(plots_of(g.data, city, dead))))


def cover_dead(g: Flandern1302) -> None:
    """Cover every dead plot. Covers support nothing, so one pass reaches the fixed point."""
    for number, city in enumerate(g.table.cities):
        if city.free and city.open and (dead := city.free & ~alive(g.table, g.data, number)):
            cover(g, city, dead)
