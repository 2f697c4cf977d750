"""The building rules: shape, long side, arms, stock; special church quarters; sites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.core.illegal import Illegal, require
from engine.core.seat import Seat
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.components import Components, Kind
from engine.games.flandern1302.events import QuarterBuilt, SiteBegun, SuburbOpened
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import (
    CARD_OF,
    CITY_INDEX,
    INDEX,
    Arms,
    City,
    PlotName,
    Quarter,
    QuarterName,
    Shape,
    Special,
    Table,
)

if TYPE_CHECKING:
    from engine.games.flandern1302 import Flandern1302

CHURCH = INDEX[Arms.CHURCH]
DOUBLE = QuarterName(f"{Arms.CHURCH}-{Special.D}")
FORMS = len(Shape)
#: the bit of the ordinary church quarter, before the specials of its shelf
ORDINARY = 1


def special_walls(city: City, data: Components) -> int:
    """Wall plots of the sides that a special quarter has already changed."""
    walls = 0
    for quarter in city.quarters:
        if data.kinds[quarter.kind].special:
            side = data.grounds[quarter.ground].side
            walls |= sum(double.takes for double in data.doubles if double.side == side)
    return walls


def church_limits(city: City, data: Components) -> tuple[int, int]:
    """Grounds no church quarter may touch, and wall plots that no special quarter may take."""
    if data.church_is_arms:
        # two churches never touch, so a wall side cannot get a second special quarter
        return city.standing[CHURCH], 0
    return 0, special_walls(city, data)


def builds(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> list[Build]:
    """Everything that may be built: each quarter in stock on each plot that all building rules allow."""
    ready = table.ready
    found: list[Build] = []
    indices = [INDEX[one] for one in arms]
    double = CHURCH in indices and table.stock[DOUBLE]
    for number in cities:
        city = table.cities[number]
        free, standing, built = city.free, city.standing, city.built
        if not free or city.result:
            continue
        walls = 0
        if not data.church_is_arms:
            standing, walls = [*standing[:CHURCH], 0], special_walls(city, data)
        # suburb plots have the higher bits
        for takes, long, touches, form, cells in data.inside[number] if free < data.suburbs else data.land[number]:
            if free & takes and long & built:
                for index in indices:
                    if not touches & standing[index]:
                        kinds = ready[index * FORMS + form]
                        found += cells[index][kinds & ORDINARY if walls & takes and index == CHURCH else kinds]
        if double:
            for takes, long, touches, _, cells in data.doubled[number]:
                if free & takes == takes and long & built and not touches & standing[CHURCH] and not walls & takes:
                    found += cells[CHURCH][0]
    return found


def can_build(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> bool:
    """Whether anything at all may be built: usually the first plot tells."""
    ready = table.ready
    indices = [INDEX[one] for one in arms]
    if not data.church_is_arms:
        return bool(builds(table, data, cities, arms))
    for number in cities:
        city = table.cities[number]
        free, standing, built = city.free, city.standing, city.built
        if free and not city.result:
            for takes, long, touches, form, cells in data.land[number]:
                if free & takes and long & built:
                    for index in indices:
                        if not touches & standing[index] and cells[index][ready[index * FORMS + form]]:
                            return True
    # D has places of its own, which only matter when nothing else fits
    return bool(CHURCH in indices and table.stock[DOUBLE] and builds(table, data, cities, (Arms.CHURCH,)))


def plots_of(data: Components, city: City, grounds: int) -> list[PlotName]:
    """The names of those grounds, in the order of their numbers."""
    names = data.names[CITY_INDEX[city.name]]
    return [
        names[ground.index] for ground in data.grounds if ground.special is not Special.D and ground.takes & grounds
    ]


def find(g: Flandern1302, plot: PlotName) -> tuple[City, Ground]:
    """The city and the ground that go by a name, refused if there is no such plot now."""
    require(plot in g.data.places, "no-such-plot", plot=plot)
    name, grounds = g.data.places[plot]
    city = g.table.cities[CITY_INDEX[name]]
    require(city.in_play, "city-not-in-play", city=name)
    require(city.result is None, "city-scored", city=name)
    there = city.free | city.covered | city.built
    for ground in grounds:
        if ground.takes & there:
            return city, ground
    raise Illegal("suburb-closed", plot=plot)


def quarter_on(g: Flandern1302, city: City, ground: Ground, plot: PlotName) -> int:
    """Where in the city's list the quarter on this plot stands, refused if there is none."""
    for index, quarter in enumerate(city.quarters):
        if quarter.ground == ground.index:
            return index
        lies_on = g.data.grounds[quarter.ground]
        if lies_on.takes & ground.takes:
            own_name = g.data.names[CITY_INDEX[city.name]][lies_on.index]
            if own_name == plot:
                return index
            raise Illegal("double-plot", plot=plot, wedge=own_name)
    raise Illegal("nothing-there", plot=plot)


def check_build(g: Flandern1302, build: Build, only: City | None, arms: Sequence[Arms]) -> tuple[City, Ground, Kind]:
    """Where and what would be built; a refusal names the first rule it breaks."""
    city, ground = find(g, build.plot)
    if only:
        require(city is only, "another-city", city=only.name)
    data: Components = g.data
    kind = data.kinds.get(build.quarter)
    if kind is None or (kind.shape is None and kind.special is None):
        raise Illegal("no-such-quarter", quarter=build.quarter)
    require(kind.arms in arms, "arms-not-allowed", allowed=list(arms))
    require(not city.built & ground.takes, "plot-built", plot=build.plot)
    require(not city.covered & ground.takes, "plot-covered", plot=build.plot)
    if kind.arms is Arms.CHURCH:
        require(not ground.suburb, "church-in-suburb", plot=build.plot)
    if kind.special:
        ground = check_special(data, city, ground, kind.special, build.plot)
    else:
        require(ground.shape is kind.shape, "wrong-shape", plot=build.plot, ground=ground.shape, shape=kind.shape)
    check_stock(g, kind)
    if not ground.long & city.built:
        raise Illegal("long-side", plot=build.plot, near=long_sides(data, city, ground))
    blocked = church_limits(city, data)[0] if kind.index == CHURCH else city.standing[kind.index]
    if near := ground.touches & blocked:
        raise Illegal("equal-arms", arms=kind.arms, plot=build.plot, near=plots_of(data, city, near))
    return city, ground, kind


def long_sides(data: Components, city: City, ground: Ground) -> list[PlotName]:
    """The plots that the long sides of this ground border, as far as they can be built or are."""
    return plots_of(data, city, ground.long & (city.built | city.free))


def check_special(data: Components, city: City, ground: Ground, special: Special, plot: PlotName) -> Ground:
    """The ground that a special quarter would fill."""
    if special is Special.D:
        for double in data.doubles:
            if double.plot == ground.plot and ground.wall:
                require(city.free & double.takes == double.takes, "special-needs-both", plot=plot)
                require(not church_limits(city, data)[1] & double.takes, "one-special", plot=plot)
                return double
        raise Illegal("special-needs-both", plot=plot)
    needed = Shape.YARD if special is Special.A else Shape.WEDGE
    require(ground.wall and ground.shape is needed, "special-needs", special=special, plot=plot, shape=needed)
    require(not church_limits(city, data)[1] & ground.takes, "one-special", plot=plot)
    return ground


def check_stock(g: Flandern1302, kind: Kind) -> None:
    """A quarter of this kind is still beside the board."""
    if g.table.stock[kind.name]:
        return
    require(not kind.special, "special-built", special=kind.special)
    names = g.data.shelves[kind.shelf]
    others = [
        other.masters for other in map(g.data.kinds.__getitem__, names) if g.table.stock[other.name] and other.shape
    ]
    facts = {"arms": kind.arms, "shape": kind.shape}
    require(not others, "masters-built", **facts, masters=kind.masters, others=others)
    raise Illegal("stock-empty", **facts)


def lay(g: Flandern1302, city: City, ground: Ground, kind: Kind, site: bool = False) -> None:
    """Put a quarter of the stock on its ground; A, B and C open the plots outside their wall side."""
    table = g.table
    table.stock[kind.name] -= 1
    if not table.stock[kind.name] and kind.shelf >= 0:
        table.ready[kind.shelf] &= ~kind.bit
    city.quarters.append(Quarter(kind.name, ground.index, site))
    city.free &= ~ground.takes
    city.standing[kind.index] |= ground.takes
    if site:
        table.sites -= 1
    if kind.special:
        for suburb in g.data.opens.get((kind.special, ground.index), ()):
            city.free |= suburb.takes


def build(g: Flandern1302, seat: Seat, order: Build, only: City | None, arms: Sequence[Arms], site: bool) -> None:
    """Lay a quarter by the building rules, finished or as a site."""
    city, ground, kind = check_build(g, order, only, arms)
    if site:
        require(g.table.sites > 0, "no-site-pawn", pawns=g.data.sites)
    lay(g, city, ground, kind, site)
    g.table.busy = True
    where = CARD_OF[city.name]
    if site:
        g.announce(SiteBegun(seat, where, kind.name, order.plot, g.table.sites))
    else:
        g.announce(QuarterBuilt(seat, where, kind.name, order.plot))
    if kind.special and (opened := g.data.opens.get((kind.special, ground.index))):
        names = g.data.names[CITY_INDEX[city.name]]
        g.announce(SuburbOpened(where, kind.special, tuple(names[suburb.index] for suburb in opened)))
