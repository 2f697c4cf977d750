"""Quarters on the map: which one goes by a name, and what building, finishing and placing make of a city."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from engine.games.flandern1302.actions import Build, Finish, OnMap, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.components import Components, Kind
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import CITY_INDEX, City, PlotName, Quarter, Special, Table


def number_of(data: Components, plot: PlotName) -> int:
    """The number of the city in which a plot lies."""
    return CITY_INDEX[data.places[plot][0]]


def place_of(city: City, data: Components, plot: PlotName) -> int | None:
    """Where in the city's list the quarter on this plot stands; D goes by the name of its Wedge."""
    names = data.names[CITY_INDEX[city.name]]
    for place, quarter in enumerate(city.quarters):
        if names[quarter.ground] == plot:
            return place
    return None


def quarter_at(table: Table, data: Components, plot: PlotName) -> Quarter | None:
    """What lies on a plot."""
    city = table.cities[number_of(data, plot)]
    place = place_of(city, data, plot)
    return None if place is None else city.quarters[place]


def kind_of(table: Table, data: Components, action: OnMap) -> Kind:
    """The quarter that is built, or on which something happens."""
    if isinstance(action, Build):
        return data.kinds[action.quarter]
    quarter = quarter_at(table, data, action.plot)
    assert quarter, action
    return data.kinds[quarter.kind]


def masters_on(quarter: Quarter, kind: Kind) -> int:
    """The masters printed on a quarter and those put there."""
    return kind.masters + quarter.pawns


def ground_at(there: int, data: Components, plot: PlotName) -> Ground | None:
    """Which of the grounds of that name is there; suburbs are only once they are open."""
    for ground in data.places[plot][1]:
        if ground.takes & there:
            return ground
    return None


def filled(data: Components, ground: Ground, kind: Kind) -> Ground | None:
    """What a quarter laid here fills: the plot, or as D the whole wall side; None if it does not fit."""
    if kind.special is None:
        return ground if ground.shape is kind.shape else None
    if kind.special is Special.D:
        return next((double for double in data.doubles if double.plot == ground.plot and ground.wall), None)
    return ground if (kind.special, ground.index) in data.opens else None


def opened(data: Components, ground: Ground, kind: Kind) -> tuple[Ground, ...]:
    """The plots that open outside the wall when A, B or C is laid here."""
    return data.opens.get((kind.special, ground.index), ()) if kind.special else ()


def lay(table: Table, data: Components, city: City, ground: Ground, kind: Kind, site: bool = False) -> None:
    """Put a quarter of the stock on its ground, with a pawn as a site."""
    name, takes = kind.name, ground.takes
    left = table.stock[name] = table.stock[name] - 1
    if not left and kind.shelf >= 0:
        table.ready[kind.shelf] &= ~kind.bit
    if site:
        table.sites -= 1
    city.quarters.append(Quarter(name, ground.index, site))
    city.standing[kind.index] |= takes
    city.free &= ~takes
    if kind.special:
        for suburb in opened(data, ground, kind):
            city.free |= suburb.takes


def altered(quarter: Quarter, action: Finish | PlaceCathedral | PlaceMaster) -> Quarter:
    """A quarter without the pawn of its site, or with a wooden piece more."""
    match action:
        case Finish():
            return replace(quarter, site=False)
        case PlaceCathedral():
            return replace(quarter, cathedral=True)
        case PlaceMaster():
            return replace(quarter, pawns=quarter.pawns + 1)


def alter(table: Table, city: City, place: int, action: Finish | PlaceCathedral | PlaceMaster) -> Quarter:
    """Take the pawn off a site, or put a wooden piece on a quarter; the quarter as it is now."""
    match action:
        case Finish():
            table.sites += 1
        case PlaceCathedral():
            table.cathedrals -= 1
        case PlaceMaster():
            table.masters -= 1
    new = city.quarters[place] = altered(city.quarters[place], action)
    return new


def after(table: Table, data: Components, action: OnMap, site: bool = False) -> Table:
    """A copy of the table as a lawful action would leave it; only the city of the action is a copy too."""
    number = number_of(data, action.plot)
    old = table.cities[number]
    # made anew, because the table of a view is frozen
    city = City(**asdict(old) | {"quarters": list(old.quarters), "standing": list(old.standing)})
    cities = [*table.cities[:number], city, *table.cities[number + 1 :]]
    new = Table(**asdict(table) | {"cities": cities, "stock": dict(table.stock), "ready": list(table.ready)})
    if isinstance(action, Build):
        kind, ground = data.kinds[action.quarter], ground_at(city.free, data, action.plot)
        whole = filled(data, ground, kind) if ground else None
        assert whole, action
        lay(new, data, city, whole, kind, site)
    else:
        place = place_of(city, data, action.plot)
        assert place is not None, action
        alter(new, city, place, action)
    return new
