"""The building rules: shape, long side, arms, stock; special church quarters; sites."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.api import Illegal, Seat, require
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.components import Components, FlandernGame, Kind
from engine.games.flandern1302.events import QuarterBuilt, SiteBegun, SuburbOpened
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import (
    CARD_OF,
    CITY_INDEX,
    INDEX,
    Arms,
    City,
    PlotName,
    QuarterName,
    Shape,
    Special,
    Table,
)
from engine.games.flandern1302.quarters import filled, ground_at, lay, number_of, opened, place_of

CHURCH = INDEX[Arms.CHURCH]
DOUBLE = QuarterName(f"{Arms.CHURCH}-{Special.D}")
FORMS = len(Shape)
#: all grounds, as bits
EVERYWHERE = -1
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


def limits(city: City, data: Components) -> tuple[list[int], int]:
    """By arms the grounds that their quarters may not touch, and the wall plots that no special quarter may take."""
    if data.church_is_arms:
        # two churches never touch, so a wall side cannot get a second special quarter
        return city.standing, 0
    return [*city.standing[:CHURCH], 0], special_walls(city, data)


def fitting(
    table: Table, data: Components, number: int, arms: Sequence[Arms], reach: int = EVERYWHERE, each: bool = True
) -> Iterator[tuple[int, int, tuple[Build, ...]]]:
    """What fits a city by stock, shape and arms: the plots it takes, its long sides and the quarters, for each arms.

    With a reach only where a long side borders it: what is built there, if it is to be built now. A plot that something
    fits is told once for each arms, or only for the first.
    """
    city, ready = table.cities[number], table.ready
    free = city.free
    if not free or city.result:
        return
    standing, walls = limits(city, data)
    indices = [INDEX[one] for one in arms]
    # suburb plots have the higher bits
    for takes, long, touches, form, cells in data.inside[number] if free < data.suburbs else data.land[number]:
        if free & takes and long & reach:
            for index in indices:
                if not touches & standing[index]:
                    kinds = ready[index * FORMS + form]
                    if walls and index == CHURCH and walls & takes:
                        kinds &= ORDINARY
                    if moves := cells[index][kinds]:
                        yield takes, long, moves
                        if not each:
                            break
    if CHURCH in indices and table.stock[DOUBLE]:
        for takes, long, touches, _, cells in data.doubled[number]:
            if free & takes == takes and long & reach and not (touches & standing[CHURCH] or walls & takes):
                yield takes, long, cells[CHURCH][0]


def builds(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> list[Build]:
    """Everything that may be built: each quarter in stock on each plot that all building rules allow."""
    found: list[Build] = []
    for number in cities:
        for _, _, moves in fitting(table, data, number, arms, table.cities[number].built):
            found += moves
    return found


def can_build(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> bool:
    """Whether anything at all may be built: usually the first plot tells."""
    return any(True for number in cities for _ in fitting(table, data, number, arms, table.cities[number].built))


def plots_of(data: Components, city: City, grounds: int) -> list[PlotName]:
    """The names of those grounds, in the order of their numbers."""
    names = data.names[CITY_INDEX[city.name]]
    return [names[ground.index] for ground in data.singles if ground.takes & grounds]


def find(table: Table, data: Components, plot: PlotName) -> tuple[City, Ground]:
    """The city and the ground that go by a name, refused if there is no such plot now."""
    require(plot in data.places, "no-such-plot", plot=plot)
    city = table.cities[number_of(data, plot)]
    require(city.in_play, "city-not-in-play", city=city.name)
    require(city.result is None, "city-scored", city=city.name)
    if ground := ground_at(city.free | city.covered | city.built, data, plot):
        return city, ground
    raise Illegal("suburb-closed", plot=plot)


def laid_on(city: City, data: Components, ground: Ground, plot: PlotName) -> int:
    """Where in the city's list the quarter on this plot stands, refused if there is none."""
    place = place_of(city, data, plot)
    if place is not None:
        return place
    for quarter in city.quarters:
        if data.grounds[quarter.ground].takes & ground.takes:
            raise Illegal("double-plot", plot=plot, wedge=data.names[CITY_INDEX[city.name]][quarter.ground])
    raise Illegal("nothing-there", plot=plot)


def check_build(
    table: Table, data: Components, build: Build, only: City | None, arms: Sequence[Arms]
) -> tuple[City, Ground, Kind]:
    """Where and what would be built; a refusal names the first rule it breaks."""
    city, ground = find(table, data, build.plot)
    if only:
        require(city is only, "another-city", city=only.name)
    kind = data.kinds.get(build.quarter)
    if kind is None or (kind.shape is None and kind.special is None):
        raise Illegal("no-such-quarter", quarter=build.quarter)
    require(kind.arms in arms, "arms-not-allowed", allowed=list(arms))
    built = city.built
    require(not built & ground.takes, "plot-built", plot=build.plot)
    require(not city.covered & ground.takes, "plot-covered", plot=build.plot)
    if kind.arms is Arms.CHURCH:
        require(not ground.suburb, "church-in-suburb", plot=build.plot)
    whole = filled(data, ground, kind)
    if kind.special:
        ground = check_special(data, city, whole, kind, build.plot)
    elif not whole:
        raise Illegal("wrong-shape", plot=build.plot, ground=ground.shape, shape=kind.shape)
    check_stock(table, data, kind)
    if not ground.long & built:
        raise Illegal("long-side", plot=build.plot, near=long_sides(data, city, ground))
    if near := ground.touches & limits(city, data)[0][kind.index]:
        raise Illegal("equal-arms", arms=kind.arms, plot=build.plot, near=plots_of(data, city, near))
    return city, ground, kind


def long_sides(data: Components, city: City, ground: Ground) -> list[PlotName]:
    """The plots that the long sides of this ground border, as far as they can be built or are."""
    return plots_of(data, city, ground.long & (city.built | city.free))


def check_special(data: Components, city: City, whole: Ground | None, kind: Kind, plot: PlotName) -> Ground:
    """The ground that a special quarter would fill, at the wall and wholly free."""
    if not whole or city.free & whole.takes != whole.takes:
        require(kind.special is not Special.D, "special-needs-both", plot=plot)
        raise Illegal("special-needs", special=kind.special, plot=plot, shape=tuple(Shape)[kind.shelf % FORMS])
    require(not limits(city, data)[1] & whole.takes, "one-special", plot=plot)
    return whole


def check_stock(table: Table, data: Components, kind: Kind) -> None:
    """A quarter of this kind is still beside the board."""
    if table.stock[kind.name]:
        return
    require(not kind.special, "special-built", special=kind.special)
    shelf = [data.kinds[name] for name in data.shelves[kind.shelf]]
    others = [other.masters for other in shelf if table.stock[other.name] and other.shape]
    facts = {"arms": kind.arms, "shape": kind.shape}
    require(not others, "masters-built", **facts, masters=kind.masters, others=others)
    raise Illegal("stock-empty", **facts)


def build(g: FlandernGame, seat: Seat, order: Build, only: City | None, arms: Sequence[Arms], site: bool) -> None:
    """Lay a quarter by the building rules, finished or as a site."""
    city, ground, kind = check_build(g.table, g.data, order, only, arms)
    if site:
        require(g.table.sites > 0, "no-site-pawn", pawns=g.data.sites)
    lay(g.table, g.data, city, ground, kind, site)
    g.table.busy = True
    where = CARD_OF[city.name]
    if site:
        g.announce(SiteBegun(seat, where, kind.name, order.plot, g.table.sites))
    else:
        g.announce(QuarterBuilt(seat, where, kind.name, order.plot))
    if kind.special and (suburbs := opened(g.data, ground, kind)):
        names = g.data.names[CITY_INDEX[city.name]]
        g.announce(SuburbOpened(where, kind.special, tuple(names[suburb.index] for suburb in suburbs)))
