"""Phase 3 A, sabotage: the attackers of a beaten city name the places, and with Spoils of War take captives."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.core.view import PrivateView
from engine.games.alba_longa.actions import Sabotage, sabotage
from engine.games.alba_longa.assisi import Plundering
from engine.games.alba_longa.city import add_captive, crew_at, exposed, leave
from engine.games.alba_longa.events import NothingLeft, Sabotaged
from engine.games.alba_longa.pieces import City, Hand, Place, Table, Town

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga

View: TypeAlias = PrivateView[Table, Hand]

#: where an absent King strikes first
BY_ABSENCE = (Place.FARM, Place.QUARRY, Place.TEMPLE, Place.MARKET)
#: what a captured field farmer brings without Job Well Done
WHEAT_FOR_FARMER = 1


@cache
def choices(count: int, market: int, quarry: int, temple: int, farm: int) -> tuple[Sabotage, ...]:
    """Every way to share so many sabotages among places that can suffer so many."""
    return tuple(
        sabotage(market=a, quarry=b, temple=c, farm=count - a - b - c)
        for a in range(min(count, market) + 1)
        for b in range(min(count - a, quarry) + 1)
        for c in range(min(count - a - b, temple) + 1)
        if count - a - b - c <= farm
    )


class Strike(Rule):
    """The strongest attacker first, one sabotage each, then again; a lone attacker decides all of his at once.

    Where only one choice is legal it is carried out without asking; where none is, the rest are lost.
    """

    town: Town
    attackers: tuple[Seat, ...]
    turn: int
    left: int

    def happen(self, g: AlbaLonga) -> None:
        if not self.left:
            return
        seat = self.attackers[self.turn % len(self.attackers)]
        owner = g.table.seat_of(self.town)
        if owner is None:
            assert g.table.assisi is not None
            there, count = g.table.assisi.items, 1
        else:
            there = sum(exposed(g.table.cities[owner], place) for place in Place)
            count = min(there, self.left) if len(self.attackers) == 1 else 1
        if not there:
            g.announce(NothingLeft(self.town, self.left))
            return
        g.do(Strike(self.town, self.attackers, self.turn + 1, self.left - count))
        question = Plundering(seat) if owner is None else Sabotaging(seat, self.town, count)
        question.ask(g)


class Sabotaging(Decision):
    """Sabotages must be carried out where somebody stands; soldiers and the worship disc are safe."""

    seat: Seat
    town: Town
    count: int

    def ask(self, g: AlbaLonga) -> None:
        """Put the question, unless the table leaves no choice."""
        owner = g.table.seat_of(self.town)
        assert owner is not None
        found = self.found(g.table.cities[owner])
        if len(found) == 1:
            self.sabotage(g, self.seat, found[0])
        else:
            g.do(self)

    def found(self, city: City) -> tuple[Sabotage, ...]:
        """All legal choices."""
        return choices(self.count, *(min(self.count, exposed(city, place)) for place in Place))

    def options(self, view: View) -> list[Option]:
        owner = view.table.seat_of(self.town)
        assert owner is not None
        return list(self.found(view.table.cities[owner]))

    def absent(self, view: View) -> Action:
        owner = view.table.seat_of(self.town)
        assert owner is not None
        left, chosen = self.count, dict.fromkeys(Place, 0)
        for place in BY_ABSENCE:
            chosen[place] = min(left, exposed(view.table.cities[owner], place))
            left -= chosen[place]
        return sabotage(**{str(place): count for place, count in chosen.items()})

    @on(Sabotage)
    def sabotage(self, g: AlbaLonga, seat: Seat, chosen: Sabotage) -> None:
        owner = g.table.seat_of(self.town)
        assert owner is not None
        city = g.table.cities[owner]
        for place in Place:
            standing = exposed(city, place)
            require(chosen.at(place) <= standing, "nobody-to-sabotage", place=place, standing=standing)
        require(chosen.total == self.count, "sabotage-count", count=self.count, chosen=chosen.total)
        for place in Place:
            if chosen.at(place):
                strike(g, seat, city, place, chosen.at(place))


def strike(g: AlbaLonga, seat: Seat, city: City, place: Place, count: int) -> None:
    """Figures go home or lie down; whoever has no more monuments than the victim captures them for this season."""
    mine = g.table.cities[seat]
    spoils = g.variant.spoils_of_war and mine.monuments <= city.monuments
    lying = captured = wheat = 0
    for _ in range(count):
        lay_down = knock(city, place)
        lying += lay_down
        if not spoils:
            continue
        if place is not Place.FARM or g.variant.job_well_done:
            captured += 1
            add_captive(mine, place)
        elif lay_down:
            wheat += WHEAT_FOR_FARMER
    mine.wheat += wheat
    g.announce(Sabotaged(seat, city.town, place, count, lying, captured, wheat))


def knock(city: City, place: Place) -> bool:
    """One sabotage: the granary before the fields, the last one placed first. Whether somebody lay down instead."""
    if place is Place.FARM:
        if city.granary.total:
            leave(city, city.granary)
            return False
        city.fields.lying += 1
        return True
    crew = crew_at(city, place)
    if place is Place.MARKET and crew.total == 1:
        crew.lying = 1
        return True
    leave(city, crew)
    return False
