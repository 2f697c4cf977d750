"""What a city would look like after an action that is being put together: a copy, for a preview."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.flandern1302.components import Components, Kind
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import CITY_INDEX, City, CityName, PlotName, Quarter, QuarterName, Special, Table


class Tried(NamedTuple):
    """The city as it would be, and the ground it happens on."""

    city: City
    ground: int


def city_of(data: Components, plot: PlotName) -> CityName:
    """The city of a plot."""
    return data.places[plot][0]


def ground_of(table: Table, data: Components, plot: PlotName) -> Ground:
    """The ground that goes by a name now; a double quarter by its Wedge."""
    name, grounds = data.places[plot]
    city = table.cities[CITY_INDEX[name]]
    built = {quarter.ground for quarter in city.quarters}
    for double in data.doubles:
        if double.index in built and data.names[CITY_INDEX[name]][double.index] == plot:
            return double
    there = city.free | city.covered | city.built
    return next((ground for ground in grounds if ground.takes & there), grounds[0])


def _copy(city: City) -> City:
    return City(city.name, city.in_play, list(city.quarters), list(city.standing), city.free, city.covered, None)


def built(table: Table, data: Components, kind: Kind, plot: PlotName, site: bool) -> Tried:
    """A quarter laid there."""
    city = _copy(table.cities[CITY_INDEX[city_of(data, plot)]])
    ground = ground_of(table, data, plot)
    if kind.special is Special.D:
        ground = next(double for double in data.doubles if double.plot == ground.plot)
    city.quarters.append(Quarter(kind.name, ground.index, site))
    city.standing[kind.index] |= ground.takes
    city.free &= ~ground.takes
    if kind.special:
        for suburb in data.opens.get((kind.special, ground.index), ()):
            city.free |= suburb.takes
    return Tried(city, ground.index)


def altered(table: Table, data: Components, plot: PlotName, word: str) -> Tried:
    """A site finished, a cathedral or a master placed."""
    city = _copy(table.cities[CITY_INDEX[city_of(data, plot)]])
    ground = ground_of(table, data, plot).index
    for place, old in enumerate(city.quarters):
        if old.ground == ground:
            city.quarters[place] = Quarter(
                old.kind,
                old.ground,
                old.site and word != "finish",
                old.pawns + (word == "place-master"),
                old.cathedral or word == "place-cathedral",
            )
    return Tried(city, ground)


def after(table: Table, data: Components, word: str, plot: PlotName, quarter: QuarterName | None, site: bool) -> Tried:
    """The city after the action, whichever it is."""
    if word == "build":
        assert quarter
        return built(table, data, data.kinds[quarter], plot, site)
    return altered(table, data, plot, word)
