"""A city as a regular of Flandern 1302 sketches it: what it promises each guild."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import exp
from typing import Any, ClassVar, NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.games.flandern1302.actions import Build, OnMap
from engine.games.flandern1302.building import CHURCH, DOUBLE, FORMS, openings, room
from engine.games.flandern1302.components import MOST_KINDS, Components, Kind
from engine.games.flandern1302.pieces import GUILDS, INDEX, Arms, City, PlotName, Quarter, Table
from engine.games.flandern1302.quarters import altered, filled, ground_at, opened, place_of
from engine.games.flandern1302.scoring import value_of

#: what a site counts of a finished quarter
SITE = 0.45
#: what a master counts of a quarter in the ranking
MASTER = 0.22
#: what plots are worth on which a guild could still build, by their number; they shut each other out
HOPE = tuple(1.3 * (1 - 0.75**plots) for plots in range(32))
#: which part of that they are worth to grey, which nobody builds for its own sake
GREY_HOPE = 0.5
HOPE_OF_GREY = tuple(hope * GREY_HOPE for hope in HOPE)
#: how open a ranking is: in itself and for every free plot
OPEN, OPEN_PLOT = 0.35, 0.1
#: the odds of a guild that has nothing in a city and no hope for it: next to nothing, for others they begin at 1
ABSENT = 1e-12
#: what a free plot will add to the value of its city
FREE_PLOT = 1.15
#: behind every single plot
LAST = 1 << 40
#: by guild
Points: TypeAlias = tuple[float, ...]
#: a place, what can be built there, and on how many plots each guild could still build after it
OpenPlot: TypeAlias = tuple[int, Build, Kind, tuple[int, ...]]
#: a build, and what its city promises each guild after it: builds are listed by place, and on a place in the order in
#: which one asked for the arms
Built: TypeAlias = tuple[int, Build, Kind, Points]
#: some arms, and what the stock still has of them, in one number: see `shelf_of`
Shelf: TypeAlias = int
#: by arms and form, as bits: whether there is a quarter of a guild that someone builds for
Stocked: TypeAlias = int


def _adds(quarter: Quarter, data: Components) -> tuple[int, float, float]:
    """Whose quarter it is, by arms, and what it adds to the strength of its guild and to the value of its city."""
    kind, part = data.kinds[quarter.kind], SITE if quarter.site else 1.0
    return kind.index, part * (1 + MASTER * (kind.masters + quarter.pawns)), part * value_of(quarter, kind, data)


class Sketch(NamedTuple):
    """A city as a regular sees it: how strong each guild is, on which plots it could still build, the value."""

    #: as bits, like the grounds of a city
    free: int
    hopes: tuple[int, ...]
    strength: Points
    value: float

    @classmethod
    def of(cls, table: Table, number: int, data: Components) -> Sketch:
        """The city as it stands, by all that fits it; a guild that nobody plays has nothing to hope for."""
        city = table.cities[number]
        hopes = [room(table, data, city, INDEX[guild]) if guild in table.arms else 0 for guild in GUILDS]
        strength, value = [0.0] * len(GUILDS), 0.0
        for quarter in city.quarters:
            index, more, worth = _adds(quarter, data)
            value += worth
            if index != CHURCH:
                strength[index] += more
        return cls(city.free, tuple(hopes), tuple(strength), value)

    def altered(self, before: Quarter, now: Quarter, data: Components) -> Sketch:
        """The city with one quarter as it is now instead of as it was."""
        strength, value = list(self.strength), self.value
        for quarter, sign in ((before, -1), (now, 1)):
            index, more, worth = _adds(quarter, data)
            value += sign * worth
            if index != CHURCH:
                strength[index] += sign * more
        return Sketch(self.free, self.hopes, tuple(strength), value)

    def with_one(self, quarter: Quarter, data: Components) -> tuple[Points, float]:
        """The strength of the guilds and the value of the city with one quarter more."""
        index, more, worth = _adds(quarter, data)
        if index == CHURCH:
            return self.strength, self.value + worth
        strength = (*self.strength[:index], self.strength[index] + more, *self.strength[index + 1 :])
        return strength, self.value + worth

    def after(self, build: Build, city: City, stocked: Stocked, data: Components, site: bool) -> Sketch:
        """The city with a new quarter, which takes its plots from all and those beside it from its own guild.

        A special quarter opens plots: a guild with a quarter for one, and none beside it, may hope for it.
        """
        kind, ground = data.kinds[build.quarter], ground_at(self.free, data, build.plot)
        whole = filled(data, ground, kind) if ground else None
        assert whole, build
        free, left = self.free & ~whole.takes, ~whole.takes
        hopes = [plots & left for plots in self.hopes]
        if kind.index != CHURCH:
            hopes[kind.index] &= ~whole.touches
        if kind.special:
            for suburb in opened(data, whole, kind):
                free |= suburb.takes
                for guild in range(len(GUILDS)):
                    if stocked >> guild * FORMS + suburb.form & 1 and not suburb.touches & city.standing[guild]:
                        hopes[guild] |= suburb.takes
        return Sketch(free, tuple(hopes), *self.with_one(Quarter(kind.name, whole.index, site), data))

    def prospects(self, data: Components) -> Points:
        """The points each guild may hope for here."""
        chances = tuple([plots.bit_count() for plots in self.hopes])
        return prospects(self.free.bit_count(), chances, self.strength, self.value, data.lower_places)


def prospects(left: int, chances: tuple[int, ...], strength: Points, value: float, lower: tuple[int, ...]) -> Points:
    """The points each guild may hope for, by the plots left, those it could build on, its strength and the value."""
    value += FREE_PLOT * left
    width = OPEN + OPEN_PLOT * left
    # guild by guild: this is what a regular spends most of its time with
    b, y, g, r, n = strength
    b_chance, y_chance, g_chance, r_chance, n_chance = chances
    b += HOPE[b_chance]
    y += HOPE[y_chance]
    g += HOPE[g_chance]
    r += HOPE[r_chance]
    n += HOPE_OF_GREY[n_chance]
    blue = exp(b / width) if b else ABSENT
    yellow = exp(y / width) if y else ABSENT
    green = exp(g / width) if g else ABSENT
    red = exp(r / width) if r else ABSENT
    grey = exp(n / width) if n else ABSENT
    # of two guilds, how likely the first one is ahead of the other
    by, bg, br, bn = blue / (blue + yellow), blue / (blue + green), blue / (blue + red), blue / (blue + grey)
    yg, yr, yn = yellow / (yellow + green), yellow / (yellow + red), yellow / (yellow + grey)
    gr, gn, rn = green / (green + red), green / (green + grey), red / (red + grey)
    third, fourth, fifth = lower
    points = (value, value / 2, third, fourth, fifth, 0.0)
    # by how many of the others each guild is outdone, and what lies between the two places next to that
    if b:
        ahead = 4 - by - bg - br - bn
        better = points[place := int(ahead)]
        b = better + (points[place + 1] - better) * (ahead - place)
    if y:
        ahead = 3 + by - yg - yr - yn
        better = points[place := int(ahead)]
        y = better + (points[place + 1] - better) * (ahead - place)
    if g:
        ahead = 2 + bg + yg - gr - gn
        better = points[place := int(ahead)]
        g = better + (points[place + 1] - better) * (ahead - place)
    if r:
        ahead = 1 + br + yr + gr - rn
        better = points[place := int(ahead)]
        r = better + (points[place + 1] - better) * (ahead - place)
    if n:
        ahead = bn + yn + gn + rn
        better = points[place := int(ahead)]
        n = better + (points[place + 1] - better) * (ahead - place)
    return b, y, g, r, n


class Outlook:
    """What a city promises each guild, now and after a move. Every seat that sees the same city shares it."""

    #: cities that were looked at lately, by all that it depends on
    _known: ClassVar[dict[tuple[Hashable, ...], Outlook]] = {}
    MOST: ClassVar[int] = 1024

    def __init__(self, table: Table, number: int, data: Components, stocked: Stocked) -> None:
        city = table.cities[number]
        # a copy, for the outlook is kept as long as there may be such a city
        self.city = replace(city, quarters=list(city.quarters), standing=list(city.standing))
        self.number, self.data, self._stocked = number, data, stocked
        self.sketch = Sketch.of(table, number, data)
        self.now = self.sketch.prospects(data)
        #: whether there are sites to be finished
        self.sites = any(quarter.site for quarter in self.city.quarters)
        self._after: dict[tuple[object, PlotName, bool], Points] = {}
        self._open: dict[Shelf, list[OpenPlot]] = {}
        self._builds: dict[tuple[Shelf, bool], list[Built]] = {}
        #: whatever else someone has found out about the city as it stands
        self.found: dict[Hashable, Any] = {}

    @classmethod
    def of(cls, table: Table, number: int, data: Components, stocked: Stocked) -> Outlook:
        """The outlook for a city as it stands, with what the stock still has for those who play."""
        city = table.cities[number]
        key = (number, city.free, tuple(city.quarters), stocked)
        known = cls._known.get(key)
        if known is None or known.data is not data:
            if len(cls._known) >= cls.MOST:
                cls._known.clear()
            known = cls._known[key] = cls(table, number, data, stocked)
        return known

    def after(self, move: OnMap, site: bool) -> Points:
        """The prospects after a move."""
        what = move.quarter if isinstance(move, Build) else type(move)
        if (points := self._after.get((what, move.plot, site))) is None:
            points = self._after[what, move.plot, site] = self._sketched(move, site).prospects(self.data)
        return points

    def _sketched(self, move: OnMap, site: bool) -> Sketch:
        if isinstance(move, Build):
            return self.sketch.after(move, self.city, self._stocked, self.data, site)
        place = place_of(self.city, self.data, move.plot)
        assert place is not None, move
        before = self.city.quarters[place]
        return self.sketch.altered(before, altered(before, move), self.data)

    def builds(self, table: Table, arms: Arms, shelf: Shelf, site: bool, plain: bool) -> list[Built]:
        """The builds with these arms that differ in what follows, by what the stock has; all, or the plain ones."""
        if (found := self._builds.get((shelf, site))) is None:
            if (plots := self._open.get(shelf)) is None:
                plots = self._open[shelf] = self._open_plots(table, arms, plain)
            found = self._builds[shelf, site] = self._different(plots, site)
        return found

    def _open_plots(self, table: Table, arms: Arms, plain: bool) -> list[OpenPlot]:
        """Where something of these arms could be built now, and which hopes that would leave to each guild."""
        data, index = self.data, INDEX[arms]
        b, y, g, r, n = hopes = self.sketch.hopes
        found = []
        for takes, moves in openings(table, data, self.number, arms):
            rest = ~takes
            chances = [
                (b & rest).bit_count(),
                (y & rest).bit_count(),
                (g & rest).bit_count(),
                (r & rest).bit_count(),
                (n & rest).bit_count(),
            ]
            if index != CHURCH:
                chances[index] = (hopes[index] & rest & ~data.grounds[takes.bit_length() - 1].touches).bit_count()
            after = tuple(chances)
            for move in moves[:1] if plain and index != CHURCH else moves:
                kind = data.kinds[move.quarter]
                found.append((takes if kind.name != DOUBLE else LAST, move, kind, after))
        return found

    def _different(self, plots: list[OpenPlot], site: bool) -> list[Built]:
        """What follows depends on the masters of a quarter and on the hopes its plot takes: the same comes once."""
        sketch, data = self.sketch, self.data
        left, lower = sketch.free.bit_count() - 1, data.lower_places
        known: dict[int, tuple[Points, float]] = {}
        seen: set[tuple[tuple[int, ...], int]] = set()
        found = []
        for place, move, kind, chances in plots:
            if kind.special:
                found.append((place, move, kind, self.after(move, site)))
                continue
            masters = kind.masters
            if (outcome := (chances, masters)) in seen:
                continue
            seen.add(outcome)
            if masters not in known:
                known[masters] = sketch.with_one(Quarter(kind.name, 0, site), data)
            strength, value = known[masters]
            found.append((place, move, kind, prospects(left, chances, strength, value, lower)))
        return found


def shelf_of(table: Table, arms: Arms, plain: bool = False) -> Shelf:
    """What the stock still has of some arms; of plain ones, those with the fewest masters of their shape only."""
    index, doubles = INDEX[arms], 0
    row, wedge, yard = table.ready[index * FORMS : index * FORMS + FORMS]
    if index == CHURCH:
        # churches have no masters, and each kind of them changes the city in its own way
        doubles, plain = table.stock[DOUBLE], False
    elif plain:
        row, wedge, yard = row & -row, wedge & -wedge, yard & -yard
    shelf = index << 1 | plain
    for kinds in (row, wedge, yard, doubles):
        shelf = shelf << MOST_KINDS | kinds
    return shelf


def stocked(table: Table) -> Stocked:
    """What the stock still has for those who play."""
    return _stocked(tuple(table.ready[: CHURCH * FORMS]), tuple(table.arms))


@lru_cache(maxsize=256)
def _stocked(ready: tuple[int, ...], arms: tuple[Arms, ...]) -> Stocked:
    playing = [guild in arms for guild in GUILDS]
    return sum(1 << shelf for shelf, kinds in enumerate(ready) if kinds and playing[shelf // FORMS])
