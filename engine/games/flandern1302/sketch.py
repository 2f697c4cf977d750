"""A city as a regular of Flandern 1302 sketches it: what it promises each guild."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import exp
from typing import ClassVar, NamedTuple, TypeAlias

from engine.games.flandern1302.actions import Build, Finish, OnMap, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.building import CHURCH, DOUBLE, fitting
from engine.games.flandern1302.components import Components, Kind
from engine.games.flandern1302.pieces import GUILDS, INDEX, Arms, PlotName, Quarter, QuarterName, Table
from engine.games.flandern1302.quarters import after, filled, ground_at, masters_on, number_of, opened, quarter_at
from engine.games.flandern1302.scoring import value_of

#: what a site counts of a finished quarter
SITE = 0.45
#: what a master counts of a quarter in the ranking
MASTER = 0.22
#: what plots are worth on which a guild could still build, by their number; they shut each other out
HOPE = tuple(1.3 * (1 - 0.75**plots) for plots in range(32))
#: what they are worth to grey, which nobody builds for its own sake
GREY_HOPE = 0.5
#: how open a ranking is: in itself and for every free plot
OPEN, OPEN_PLOT = 0.35, 0.1
#: what a free plot will add to the value of its city
FREE_PLOT = 1.15
GREY = INDEX[Arms.GREY]
#: by guild
Points: TypeAlias = tuple[float, ...]


class Sketch(NamedTuple):
    """A city as a regular sees it: how strong each guild is, on which plots it could still build, the value."""

    #: as bits, like the grounds of a city
    free: int
    hopes: tuple[int, ...]
    strength: Points
    value: float

    @classmethod
    def of(cls, table: Table, number: int, data: Components) -> Sketch:
        """The city as it stands; a guild that nobody plays has nothing to hope for."""
        city = table.cities[number]
        hopes = [0] * len(GUILDS)
        for index, guild in enumerate(GUILDS):
            if guild in table.arms:
                for takes, _, _ in fitting(table, data, number, (guild,)):
                    hopes[index] |= takes
        sketch = cls(city.free, tuple(hopes), (0.0,) * len(GUILDS), 0.0)
        for quarter in city.quarters:
            sketch = sketch.plus(quarter, data, 1)
        return sketch

    def plus(self, quarter: Quarter, data: Components, count: float) -> Sketch:
        """The city with one quarter more, or less."""
        index, part = data.kinds[quarter.kind].index, count * SITE if quarter.site else count
        value, strength = self.value + part * value_of(quarter, data), self.strength
        if index != CHURCH:
            more = part * (1 + MASTER * masters_on(quarter, data))
            strength = (*strength[:index], strength[index] + more, *strength[index + 1 :])
        return Sketch(self.free, self.hopes, strength, value)

    def after(self, build: Build, table: Table, data: Components, site: bool) -> Sketch:
        """The city with a new quarter, which takes its plots from all and those beside it from its own guild."""
        kind, ground = data.kinds[build.quarter], ground_at(self.free, data, build.plot)
        whole = filled(data, ground, kind) if ground else None
        assert whole, build
        if kind.special and opened(data, whole, kind):
            return Sketch.of(after(table, data, build, site), number_of(data, build.plot), data)
        left = ~whole.takes
        hopes = [plots & left for plots in self.hopes]
        if kind.index != CHURCH:
            hopes[kind.index] &= ~whole.touches
        taken = Sketch(self.free & left, tuple(hopes), self.strength, self.value)
        return taken.plus(Quarter(kind.name, whole.index, site), data, 1)

    def prospects(self, data: Components) -> Points:
        """The points each guild may hope for here."""
        chances = tuple([plots.bit_count() for plots in self.hopes])
        return prospects(self.free.bit_count(), chances, self.strength, self.value, data.lower_places)


@lru_cache(maxsize=4096)
def prospects(left: int, chances: tuple[int, ...], strength: Points, value: float, lower: tuple[int, ...]) -> Points:
    """The points each guild may hope for, by the plots left, those it could build on, its strength and the value.

    Plots of a town are much alike and all seats ask the same, so most answers are known already.
    """
    hopes = [HOPE[plots] for plots in chances]
    hopes[GREY] *= GREY_HOPE
    value += FREE_PLOT * left
    width = OPEN + OPEN_PLOT * left
    points = (value, value / 2, *lower, 0.0)
    # the odds of two guilds against each other
    strong = [have + hope for have, hope in zip(strength, hopes, strict=True)]
    odds = [exp(one / width) if one else 0.0 for one in strong]
    found = []
    for mine in odds:
        if not mine:
            found.append(0.0)
            continue
        # half a guild of these is the guild itself
        ahead = -0.5
        for theirs in odds:
            ahead += theirs / (mine + theirs)
        place = int(ahead)
        part = ahead - place
        found.append(points[place] * (1 - part) + points[place + 1] * part)
    return tuple(found)


class Outlook:
    """What a city promises each guild, now and after a move. Every seat that sees the same city shares it."""

    #: cities that were looked at lately, by all that it depends on
    _known: ClassVar[dict[tuple[Hashable, ...], Outlook]] = {}
    MOST: ClassVar[int] = 128

    def __init__(self, table: Table, number: int, data: Components) -> None:
        self.table, self.number, self.data = table, number, data
        self.sketch = Sketch.of(table, number, data)
        self.now = self.sketch.prospects(data)
        self._built: dict[tuple[QuarterName, PlotName, bool], Points] = {}
        self._plain: dict[tuple[tuple[Arms, ...], bool], list[tuple[Build, Kind, Points]]] = {}

    @classmethod
    def of(cls, table: Table, number: int, data: Components) -> Outlook:
        """The outlook for a city as it stands."""
        city = table.cities[number]
        key = (number, city.free, *city.quarters, *table.ready, table.stock[DOUBLE], *table.arms)
        known = cls._known.get(key)
        if known is None or known.data is not data:
            if len(cls._known) >= cls.MOST:
                cls._known.clear()
            known = cls._known[key] = cls(table, number, data)
        return known

    def after(self, move: OnMap, site: bool) -> Points:
        """The prospects after a move."""
        if not isinstance(move, Build):
            return self._altered(move).prospects(self.data)
        key = move.quarter, move.plot, site
        if key not in self._built:
            self._built[key] = self.sketch.after(move, self.table, self.data, site).prospects(self.data)
        return self._built[key]

    def plain(self, arms: tuple[Arms, ...], site: bool) -> list[tuple[Build, Kind, Points]]:
        """The prospects after each build with these arms; of a quarter with different masters the one with fewest."""
        if (arms, site) not in self._plain:
            kinds, built = self.data.kinds, self.table.cities[self.number].built
            cells = [moves for _, _, moves in fitting(self.table, self.data, self.number, arms, built)]
            found = [moves if kinds[moves[0].quarter].index == CHURCH else moves[:1] for moves in cells]
            self._plain[arms, site] = [
                (move, kinds[move.quarter], self.after(move, site)) for moves in found for move in moves
            ]
        return self._plain[arms, site]

    def _altered(self, move: Finish | PlaceCathedral | PlaceMaster) -> Sketch:
        before = quarter_at(self.table, self.data, move.plot)
        then = quarter_at(after(self.table, self.data, move), self.data, move.plot)
        assert before
        assert then
        return self.sketch.plus(before, self.data, -1).plus(then, self.data, 1)
