"""Phase 3 A, sabotage: the attackers of a beaten city name the places, and with Spoils of War take captives."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.alba_longa.actions import Sabotage, sabotage
from engine.games.alba_longa.assisi import Plundering
from engine.games.alba_longa.city import add_captive, captives_left, crew_at, exposed, leave
from engine.games.alba_longa.events import NoCaptiveLeft, NothingLeft, Sabotaged
from engine.games.alba_longa.pieces import City, Place, Table, Town, View

if TYPE_CHECKING:
    from engine.games.alba_longa import AlbaLonga

#: where an absent King strikes first
BY_ABSENCE = (Place.FARM, Place.QUARRY, Place.TEMPLE, Place.MARKET)
#: what a captured field farmer brings without Job Well Done
WHEAT_FOR_FARMER = 1


class Strike(Rule, tag="Strike"):
    """The strongest attacker first, one sabotage each, then again.

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
        further = Strike(self.town, self.attackers, self.turn + 1, self.left - 1)
        asked = Plundering(seat).ask(g, further) if owner is None else Sabotaging(seat, self.town).ask(g, further)
        if not asked:
            g.announce(NothingLeft(self.town, self.left))


def exposed_places(city: City) -> list[Place]:
    """Places where somebody can be sabotaged."""
    return [place for place in Place if exposed(city, place)]


class Sabotaging(Decision, tag="Sabotaging"):
    """A sabotage must be carried out where somebody stands; soldiers and the worship disc are safe."""

    from_hand: ClassVar[bool] = False
    seat: Seat
    town: Town

    def city(self, table: Table) -> City:
        """The beaten city."""
        owner = table.seat_of(self.town)
        assert owner is not None
        return table.cities[owner]

    def ask(self, g: AlbaLonga, further: Rule) -> bool:
        """Put the question and what follows; a single choice is carried out at once, False if there is none."""
        found = exposed_places(self.city(g.table))
        if len(found) > 1:
            g.do(self, further)
        elif found:
            self.sabotage(g, self.seat, sabotage(place=found[0]))
            g.do(further)
        return bool(found)

    def options(self, view: View) -> list[Option]:
        return [sabotage(place=place) for place in exposed_places(self.city(view.table))]

    def absent(self, view: View) -> Action:
        places = exposed_places(self.city(view.table))
        return sabotage(place=next(place for place in BY_ABSENCE if place in places))

    @on(Sabotage)
    def sabotage(self, g: AlbaLonga, seat: Seat, chosen: Sabotage) -> None:
        city, place = self.city(g.table), chosen.place
        require(place is not Place.BARRACKS, "no-sabotage-of-soldiers")
        places = exposed_places(city)
        require(place in places, "nobody-to-sabotage", place=place, places=tuple(places))
        strike(g, seat, city, place)


def strike(g: AlbaLonga, seat: Seat, city: City, place: Place) -> None:
    """Somebody goes home or lies down; whoever has no more monuments than the victim captures him for this season."""
    mine = g.table.cities[seat]
    lying = knock(city, place)
    spoils = g.variant.spoils_of_war and mine.monuments <= city.monuments
    figure = spoils and (place is not Place.FARM or g.variant.job_well_done)
    wheat = WHEAT_FOR_FARMER if spoils and lying and not figure else 0
    captured = figure and captives_left(g.table, g.rules) > 0
    if captured:
        add_captive(mine, place)
    mine.wheat += wheat
    g.announce(Sabotaged(seat, city.town, place, lying, captured, wheat))
    if figure and not captured:
        g.announce(NoCaptiveLeft(seat))


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
