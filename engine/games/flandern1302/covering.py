"""Step 6, first part: plots on which nothing can ever be built are covered."""

from __future__ import annotations

from engine.games.flandern1302.building import fitting, plots_of
from engine.games.flandern1302.components import Components, FlandernGame
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import CARD_OF, City, Table


def alive(table: Table, data: Components, number: int) -> int:
    """Free grounds that can still be built, marked outward from what stands until nothing changes."""
    reached = built = table.cities[number].built
    waiting = []
    for takes, long, _ in fitting(table, data, number, table.arms, each=False):
        if long & reached:
            reached |= takes
        else:
            waiting.append((takes, long))
    while waiting:
        far = []
        for takes, long in waiting:
            if long & reached:
                reached |= takes
            else:
                far.append((takes, long))
        if len(far) == len(waiting):
            break
        waiting = far
    return reached & ~built


def cover(g: FlandernGame, city: City, dead: int) -> None:
    """Put covers on these plots: neither free nor built, no support for neighbours."""
    city.free &= ~dead
    city.covered |= dead
    g.announce(PlotsCovered(CARD_OF[city.name], tuple(plots_of(g.data, city, dead))))


def cover_dead(g: FlandernGame) -> None:
    """Cover every dead plot. Covers support nothing, so one pass reaches the fixed point."""
    for number, city in enumerate(g.table.cities):
        if city.free and city.open and (dead := city.free & ~alive(g.table, g.data, number)):
            cover(g, city, dead)
