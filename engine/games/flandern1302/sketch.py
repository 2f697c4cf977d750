"""A city as a regular of Flandern 1302 sketches it: what it promises each guild."""

from __future__ import annotations

from math import exp

from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.building import CHURCH, FORMS
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import GUILDS, INDEX, Arms, City, Table

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


class Sketch:
    """A city as a regular sees it: how strong each guild is and what may come."""

    __slots__ = ("free", "number", "standing", "strength", "value")

    def __init__(self, number: int, free: int, standing: list[int], strength: list[float], value: float) -> None:
        self.number = number
        self.free = free
        self.standing = standing
        self.strength = strength
        self.value = value

    @classmethod
    def of(cls, city: City, number: int, data: Components) -> Sketch:
        """The city as it stands."""
        strength, value = [0.0] * len(GUILDS), 0.0
        for quarter in city.quarters:
            kind = data.kinds[quarter.kind]
            part = SITE if quarter.site else 1.0
            if kind.index == CHURCH:
                value += part * (data.cathedral_value if quarter.cathedral else data.church_value)
            else:
                value += part * data.guild_value
                strength[kind.index] += part * (1 + MASTER * (kind.masters + quarter.pawns))
        return cls(number, city.free, list(city.standing), strength, value)

    def after(self, build: Build, data: Components, part: float) -> Sketch:
        """The city with one more quarter."""
        kind = data.kinds[build.quarter]
        ground = data.places[build.plot][1][0]
        for other in data.places[build.plot][1]:
            if other.takes & self.free:
                ground = other
        takes = ground.takes
        if kind.special and (kind.special, ground.index) not in data.opens:
            takes = next(double.takes for double in data.doubles if double.plot == ground.plot)
        free = self.free & ~takes
        if kind.special:
            for suburb in data.opens.get((kind.special, ground.index), ()):
                free |= suburb.takes
        standing, strength = list(self.standing), list(self.strength)
        standing[kind.index] |= takes
        worth = data.church_value if kind.index == CHURCH else data.guild_value
        if kind.index != CHURCH:
            strength[kind.index] += part * (1 + MASTER * kind.masters)
        return Sketch(self.number, free, standing, strength, self.value + part * worth)

    def stronger(self, index: int, more: float, value: float) -> Sketch:
        """The city with something finished, a master or a cathedral."""
        strength = list(self.strength)
        if index != CHURCH:
            strength[index] += more
        return Sketch(self.number, self.free, self.standing, strength, self.value + value)

    def room(self, index: int, table: Table, data: Components) -> int:
        """On how many free plots a guild could still build by shape, stock and arms."""
        free, standing = self.free, self.standing[index]
        rows = data.inside if free < data.suburbs else data.land
        return sum(
            1
            for takes, _, touches, form, _cells in rows[self.number]
            if free & takes and not touches & standing and table.ready[index * FORMS + form]
        )

    def prospects(self, table: Table, data: Components) -> list[float]:
        """The points each guild may hope for here."""
        free, standing, ready = self.free, self.standing, table.ready
        hope = [0] * len(GUILDS)
        guilds = range(len(GUILDS))
        left = 0
        rows = data.inside if free < data.suburbs else data.land
        for takes, _, touches, form, _cells in rows[self.number]:
            if free & takes:
                left += 1
                for index in guilds:
                    if not touches & standing[index] and ready[index * FORMS + form]:
                        hope[index] += 1
        strong = [have + HOPE[chances] for have, chances in zip(self.strength, hope, strict=True)]
        strong[GREY] -= (1 - GREY_HOPE) * HOPE[hope[GREY]]
        value = self.value + FREE_PLOT * left
        width = OPEN + OPEN_PLOT * left
        points = (value, value / 2, *data.lower_places, 0.0)
        # the odds of two guilds against each other
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
        return found
