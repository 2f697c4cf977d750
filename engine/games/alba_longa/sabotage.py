"""Phase 3 A, sabotage: the attackers of a beaten city name the places, and with Spoils of War take captives."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.api import Action, Rule, Seat, on, require
from engine.games.alba_longa.actions import SABOTAGE, Sabotage
from engine.games.alba_longa.asked_kings import _Choice
from engine.games.alba_longa.assisi import Plundering
from engine.games.alba_longa.city import captives_left, crew_at, exposed_places, leave
from engine.games.alba_longa.events import NoCaptiveLeft, NothingLeft, Sabotaged
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import City, Place, Town, View

#: where an absent King strikes first
BY_ABSENCE = (Place.FARM, Place.QUARRY, Place.TEMPLE, Place.MARKET)
#: what a captured field farmer brings without Job Well Done
WHEAT_FOR_FARMER = 1


class Strike(Rule, tag="Strike"):
    """The strongest attacker first, one sabotage each, then again; where nothing is legal, the rest are lost."""

    town: Town
    attackers: tuple[Seat, ...]
    turn: int
    left: int

    def happen(self, g: AlbaLongaGame) -> None:
        if not self.left:
            return
        seat = self.attackers[self.turn % len(self.attackers)]
        question = Plundering(seat) if self.town is Town.ASSISI else Sabotaging(seat, self.town)
        if not question.ask(g, Strike(self.town, self.attackers, self.turn + 1, self.left - 1)):
            g.announce(NothingLeft(self.town, self.left))


class Spoils(NamedTuple):
    """What one sabotage brings its attacker with Spoils of War."""

    #: a captive for this season
    captive: bool = False
    #: one would come, but all black figures are in use
    missed: bool = False
    wheat: int = 0


def spoils_of(at: Latium, seat: Seat, city: City, place: Place) -> Spoils:
    """A King with no more monuments than the victim captures him; of farmers only wheat without Job Well Done."""
    if not at.variant.spoils_of_war or at.table.cities[seat].monuments > city.monuments:
        return Spoils()
    if place is Place.FARM and not at.variant.job_well_done:
        return Spoils(wheat=WHEAT_FOR_FARMER if lies_down(city, place) else 0)
    # a captive taken from his captor goes to the supply first
    left = captives_left(at) + (crew_at(city, place).captive > 0 and not lies_down(city, place))
    return Spoils(captive=left > 0, missed=left <= 0)


class Sabotaging(_Choice, tag="Sabotaging"):
    """A sabotage must be carried out where someone stands; soldiers and the worship disc are safe."""

    town: Town

    def choices(self, at: Latium) -> list[Sabotage]:
        return [SABOTAGE[place] for place in exposed_places(at.table.city_of(self.town))]

    def absent(self, view: View) -> Action:
        places = exposed_places(view.table.city_of(self.town))
        return SABOTAGE[next(place for place in BY_ABSENCE if place in places)]

    @on(Sabotage)
    def sabotage(self, g: AlbaLongaGame, seat: Seat, chosen: Sabotage) -> None:
        city, place = g.table.city_of(self.town), chosen.place
        require(place is not Place.BARRACKS, "no-sabotage-of-soldiers")
        places = exposed_places(city)
        require(place in places, "nobody-to-sabotage", place=place, places=tuple(places))
        strike(g, seat, city, place)


def strike(g: AlbaLongaGame, seat: Seat, city: City, place: Place) -> None:
    """Someone goes home or lies down, and Spoils of War are taken."""
    mine = g.table.cities[seat]
    spoils, lying = spoils_of(g, seat, city, place), knock(city, place)
    if spoils.captive:
        crew_at(mine, place).captive += 1
    mine.wheat += spoils.wheat
    g.announce(Sabotaged(seat, city.town, place, lying, spoils.captive, spoils.wheat))
    if spoils.missed:
        g.announce(NoCaptiveLeft(seat))


def lies_down(city: City, place: Place) -> bool:
    """A field farmer once the granary is empty, and a merchant who is the only one, lie down instead of going home."""
    if place is Place.FARM:
        return not city.granary.total
    return place is Place.MARKET and city.market.total == 1


def knock(city: City, place: Place) -> bool:
    """One sabotage: the granary before the fields, the last one placed first. Whether someone lay down instead."""
    lying = lies_down(city, place)
    if not lying:
        leave(city, crew_at(city, place))
    elif place is Place.FARM:
        city.fields.lying += 1
    else:
        city.market.lying = 1
    return lying
