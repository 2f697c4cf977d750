"""The building rules: shape, long side, arms, stock; special church quarters; sites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.api import Illegal, Option, Seat, require
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.components import Components, DoublePlot, FlandernGame, Kind
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
from engine.games.flandern1302.quarters import filled, lay, opened, place_of

#: looked up in its enum once: the rules ask for it all the time
CHURCH_ARMS = Arms.CHURCH
CHURCH, GREY = INDEX[CHURCH_ARMS], INDEX[Arms.GREY]
DOUBLE = QuarterName(f"{Arms.CHURCH}-{Special.D}")
FORMS = len(Shape)
#: all grounds, as bits
EVERYWHERE = -1
#: by form: the kinds of arms that are not to be built
NONE_LEFT = [0] * FORMS
#: by arms: where their shelves stand in the stock, one for each form; the same as numbers
SHELVES = tuple(slice(index * FORMS, index * FORMS + FORMS) for index in INDEX.values())
SHELF_NUMBERS = tuple((index * FORMS, index * FORMS + 1, index * FORMS + 2) for index in INDEX.values())
CHURCH_SHELVES = SHELVES[CHURCH]
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


def limits(city: City, data: Components) -> tuple[int, int]:
    """The churches that no other one may touch, and the wall plots that no special quarter may take."""
    if data.church_is_arms:
        # two churches never touch, so a wall side cannot get a second special quarter
        return city.standing[CHURCH], 0
    return 0, special_walls(city, data)


def fitting(table: Table, data: Components, index: int) -> int:
    """The plots that quarters of some arms fit by stock and shape, in whichever city."""
    ready = table.ready
    row, wedge, yard = SHELF_NUMBERS[index]
    return data.shaped[index][ready[row], ready[wedge], ready[yard]]


def room(table: Table, data: Components, city: City, index: int, fits: int | None = None) -> int:
    """The plots of a city that quarters of some arms fit by stock, shape and arms; what D may take is told apart.

    Whoever asks about many cities finds out only once what these arms fit by stock and shape.
    """
    plots = city.free & (fitting(table, data, index) if fits is None else fits)
    if index != CHURCH or data.church_is_arms:
        return plots & ~data.beside[city.standing[index]]
    # where a special quarter has changed the wall there is room for ordinary ones only
    ordinary = tuple([kinds & ORDINARY for kinds in table.ready[CHURCH_SHELVES]])
    return plots & (~special_walls(city, data) | data.shaped[CHURCH][ordinary])


def double_room(table: Table, data: Components, number: int, reach: int = EVERYWHERE) -> list[DoublePlot]:
    """The double plots of a city that D fits by stock, shape and arms; with a reach, where a long side borders it."""
    city = table.cities[number]
    if city.result or not table.stock[DOUBLE]:
        return []
    churches, walls = limits(city, data)
    return doubles_on(data, data.doubled[number][city.free & ~walls], churches, reach)


def doubles_on(data: Components, pairs: Sequence[DoublePlot], churches: int, reach: int) -> list[DoublePlot]:
    """Those of some double plots that border the reach with a long side and touch no church."""
    found: list[DoublePlot] = []
    near, clear = data.doubles_facing[reach], data.doubles_apart[churches]
    for double in pairs:
        number = double[0]
        if near[number] and clear[number]:
            found.append(double)
    return found


#: some arms: the first guild among them and the others, by index; whether grey and the church are among them
Parts = tuple[int | None, tuple[int, ...], bool, bool]


class _PartsOf(dict[tuple[Arms, ...], Parts]):
    """The parts of some arms, found out once: there are few different ones, and a dictionary tells at once."""

    def __missing__(self, arms: tuple[Arms, ...]) -> Parts:
        guilds = [INDEX[one] for one in arms if INDEX[one] not in (GREY, CHURCH)]
        found = guilds[0] if guilds else None, tuple(guilds[1:]), Arms.GREY in arms, CHURCH_ARMS in arms
        self[arms] = found
        return found


PARTS = _PartsOf()


def builds(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> list[Option]:
    """Everything that may be built: each quarter in stock on each plot that all building rules allow.

    On a plot guilds come first, in the order of the arms, then grey, then the church. The list is the caller's own, who
    may put more options into it.
    """
    found: list[Option] = []
    all_cities, ready, double, strict = table.cities, table.ready, 0, data.church_is_arms
    facing, apart, rows, doubled = data.facing, data.apart, data.rows, data.doubled
    first, others, has_grey, has_church = PARTS[tuple(arms)]
    if first is None:
        first, owns = 0, NONE_LEFT
    else:
        owns = ready[SHELVES[first]]
    if has_church:
        double = table.stock[DOUBLE]
    for number in cities:
        city = all_cities[number]
        free, standing = city.free, city.standing
        if city.result or not free:
            continue
        built = sum(standing)
        churches, walls = standing[CHURCH], 0
        if not strict:
            churches, walls = limits(city, data)
        # arms by arms: listing builds is what options take longest for
        own = apart[standing[first]]
        grey = apart[standing[GREY]] if has_grey else (False,) * len(data.singles)
        church = apart[churches] if has_church else (False,) * len(data.singles)
        # only of two players one may build for several guilds
        more = [(apart[standing[index]], index, ready[SHELVES[index]]) for index in others] if others else ()
        for place, form, cells, grey_shelf, grey_cell, church_shelf, church_cell in rows[number][free & facing[built]]:
            if own[place]:
                found += cells[first][owns[form]]
            # to begin a loop costs something, too, even over nothing
            if more:
                for clear, index, kinds in more:
                    if clear[place]:
                        found += cells[index][kinds[form]]
            if grey[place]:
                found += grey_cell[ready[grey_shelf]]
            if church[place]:
                left = ready[church_shelf]
                found += church_cell[left & ORDINARY if walls and walls >> place & 1 else left]
        if double and (pairs := doubled[number][free & ~walls if walls else free]):
            for _, _, _, moves in doubles_on(data, pairs, churches, built):
                found += moves
    return found


def openings(table: Table, data: Components, number: int, arms: Arms) -> list[tuple[int, tuple[Build, ...]]]:
    """What of some arms may be built in a city: the plots it takes and the quarters, as `builds` lists them."""
    city, index = table.cities[number], INDEX[arms]
    built, kinds = city.built, table.ready[SHELVES[index]]
    near, plots = city.free & data.facing[built], room(table, data, city, index)
    if index != CHURCH:
        rows = data.rows[number][near]
        return [(1 << place, cells[index][kinds[form]]) for place, form, cells, *_ in rows if plots >> place & 1]
    found, walls = [], limits(city, data)[1]
    for place, form, *_, cell in data.rows[number][near & plots]:
        found.append((1 << place, cell[kinds[form] & ORDINARY if walls >> place & 1 else kinds[form]]))
    found += [(takes, moves) for _, takes, _, moves in double_room(table, data, number, built)]
    return found


def can_build(table: Table, data: Components, cities: Iterable[int], arms: Sequence[Arms]) -> bool:
    """Whether anything at all may be built: usually the first arms tell."""
    for number in cities:
        city = table.cities[number]
        built = sum(city.standing)
        near = data.facing[built]
        for one in arms:
            if near & room(table, data, city, INDEX[one]):
                return True
        if CHURCH_ARMS in arms and double_room(table, data, number, built):
            return True
    return False


def plots_of(data: Components, city: City, grounds: int) -> list[PlotName]:
    """The names of those grounds, in the order of their numbers."""
    names = data.names[CITY_INDEX[city.name]]
    return [names[ground.index] for ground in data.singles if ground.takes & grounds]


def find(table: Table, data: Components, plot: PlotName) -> tuple[City, Ground]:
    """The city and the ground that go by a name, refused if there is no such plot now."""
    place = data.places.get(plot)
    if place is None:
        raise Illegal("no-such-plot", plot=plot)
    name, grounds = place
    city = table.cities[CITY_INDEX[name]]
    if not city.in_play:
        raise Illegal("city-not-in-play", city=name)
    if city.result:
        raise Illegal("city-scored", city=name)
    for ground in grounds:
        # within the wall every plot is there
        if ground.special is None or ground.takes & (city.free | city.covered | city.built):
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
    plot = build.plot
    city, ground = find(table, data, plot)
    if only and city is not only:
        raise Illegal("another-city", city=only.name)
    kind = data.kinds.get(build.quarter)
    if kind is None or (kind.shape is None and kind.special is None):
        raise Illegal("no-such-quarter", quarter=build.quarter)
    if kind.arms not in arms:
        raise Illegal("arms-not-allowed", allowed=list(arms))
    built, takes = sum(city.standing), ground.takes
    if built & takes:
        raise Illegal("plot-built", plot=plot)
    if city.covered & takes:
        raise Illegal("plot-covered", plot=plot)
    if kind.index == CHURCH and ground.suburb:
        raise Illegal("church-in-suburb", plot=plot)
    if kind.special:
        ground = check_special(data, city, filled(data, ground, kind), kind, plot)
    elif ground.shape is not kind.shape:
        raise Illegal("wrong-shape", plot=plot, ground=ground.shape, shape=kind.shape)
    if not table.stock[kind.name]:
        raise out_of_stock(table, data, kind)
    if not ground.long & built:
        raise Illegal("long-side", plot=plot, near=long_sides(data, city, ground))
    equals = limits(city, data)[0] if kind.index == CHURCH else city.standing[kind.index]
    if near := ground.touches & equals:
        raise Illegal("equal-arms", arms=kind.arms, plot=plot, near=plots_of(data, city, near))
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


def out_of_stock(table: Table, data: Components, kind: Kind) -> Illegal:
    """Why no quarter of this kind can be built: none is left beside the board."""
    if kind.special:
        return Illegal("special-built", special=kind.special)
    shelf = [data.kinds[name] for name in data.shelves[kind.shelf]]
    others = [other.masters for other in shelf if table.stock[other.name] and other.shape]
    facts = {"arms": kind.arms, "shape": kind.shape}
    return (
        Illegal("masters-built", **facts, masters=kind.masters, others=others)
        if others
        else Illegal("stock-empty", **facts)
    )


def build(g: FlandernGame, seat: Seat, order: Build, only: City | None, arms: Sequence[Arms], site: bool) -> None:
    """Lay a quarter by the building rules, finished or as a site."""
    table, data, plot = g.table, g.data, order.plot
    city, ground, kind = check_build(table, data, order, only, arms)
    if site and not table.sites:
        raise Illegal("no-site-pawn", pawns=data.sites)
    lay(table, data, city, ground, kind, site)
    table.busy = True
    where = CARD_OF[city.name]
    if site:
        g.announce(SiteBegun(seat, where, kind.name, plot, table.sites))
    else:
        g.announce(QuarterBuilt(seat, where, kind.name, plot))
    if kind.special and (suburbs := opened(data, ground, kind)):
        names = data.names[CITY_INDEX[city.name]]
        g.announce(SuburbOpened(where, kind.special, tuple(names[suburb.index] for suburb in suburbs)))
