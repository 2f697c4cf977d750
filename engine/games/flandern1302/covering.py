"""Step 6, first part: plots on which nothing can ever be built are covered."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.flandern1302.building import GREY, double_room, fitting, plots_of, room
from engine.games.flandern1302.components import Components, DoublePlot, FlandernGame
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import CARD_OF, INDEX, City, Table


def dead_plots(table: Table, data: Components, number: int, grey: int) -> int:
    """Free grounds that can never be built: not reached outward from what stands, over what any arms fit.

    One knows already which plots grey fits by stock and shape, as it is asked about city after city.
    """
    city = table.cities[number]
    free, built = city.free, sum(city.standing)
    # grey is in every game and stands in few places: usually it fits all that is free
    passable = room(table, data, city, GREY, grey)
    if passable != free:
        for arms in table.arms:
            passable |= room(table, data, city, INDEX[arms])
            if passable == free:
                break
    reached = data.spread[built, passable]
    dead = free & ~reached
    if dead:
        # D may fit where nothing else does, and lead on from there
        doubles = double_room(table, data, number)
        while more := _beyond(reached, passable & data.facing[reached], doubles):
            reached |= more
        dead = free & ~reached
    return dead


def _beyond(reached: int, near: int, doubles: Sequence[DoublePlot]) -> int:
    """What can be built next: plots, and double plots that a long side of D borders."""
    for _, takes, long, _ in doubles:
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
    grey = fitting(table, data, GREY)
    for number, city in enumerate(table.cities):
        free = city.free
        if free and city.result is None and (dead := dead_plots(table, data, number, grey)):
            cover(g, city, dead)
