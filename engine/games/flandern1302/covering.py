"""Step 6, first part: plots on which nothing can ever be built are covered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.games.flandern1302.building import CHURCH, ON_FORM, SPECIAL_NAMES, church_limits, plots_of
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import CARD_OF, INDEX, Arms, City, Special, Table

if TYPE_CHECKING:
    from engine.games.flandern1302 import Flandern1302


def fitting(table: Table, data: Components, city: City, arms: Iterable[Arms]) -> list[tuple[int, int]]:
    """Free grounds that some quarter in stock would fit by shape and arms, each with what its long sides border."""
    stock, free, standing = table.stock, city.free, city.standing
    found = []
    indices = [INDEX[one] for one in arms]
    guilds = [
        (standing[index], [any(stock[name] for name in names) for names in data.ordinary[index]])
        for index in indices
        if index != CHURCH
    ]
    church = CHURCH in indices
    plain = [any(stock[name] for name in names) for names in data.ordinary[CHURCH]]
    blocked, walls = church_limits(city, data)
    for ground in data.inside if free < data.suburbs else data.land:
        if not free & ground.takes:
            continue
        form, touches = ground.form, ground.touches
        fits = any(shapes[form] and not touches & there for there, shapes in guilds)
        if not fits and church and not ground.suburb and not touches & blocked:
            fits = plain[form] or (
                not walls & ground.takes and any(stock[SPECIAL_NAMES[special]] for special in ON_FORM[form])
            )
        if fits:
            found.append((ground.takes, ground.long))
    if church and stock[SPECIAL_NAMES[Special.D]]:
        for double in data.doubles:
            takes = double.takes
            if free & takes == takes and not (double.touches & blocked | walls & takes):
                found.append((takes, double.long))
    return found


def alive(table: Table, data: Components, city: City) -> int:
    """Free grounds that can still be built, marked outward from what stands until nothing changes."""
    waiting = fitting(table, data, city, table.arms)
    reached = city.built
    living = 0
    while True:
        near = [takes for takes, long in waiting if long & reached]
        if not near:
            return living
        waiting = [(takes, long) for takes, long in waiting if not long & reached]
        for takes in near:
            living |= takes
        reached |= living


def cover(g: Flandern1302, city: City, dead: int) -> None:
    """Put covers on these plots: neither free nor built, no support for neighbours."""
    city.free &= ~dead
    city.covered |= dead
    g.announce(PlotsCovered(CARD_OF[city.name], tuple(plots_of(g.data, city, dead))))


def cover_dead(g: Flandern1302) -> None:
    """Cover every dead plot. Covers support nothing, so one pass reaches the fixed point."""
    for city in g.table.cities:
        if city.open and city.free and (dead := city.free & ~alive(g.table, g.data, city)):
            cover(g, city, dead)
