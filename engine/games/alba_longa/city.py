"""A city: who lives on free spaces, who is sent to work, where captives go, and what can be sabotaged there."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.seat import Seat
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.options import Latium
from engine.games.alba_longa.pieces import PLACE_OF, City, Crew, Job, Place

#: the black figures of the box: captives at work and in Assisi
CAPTIVES = 10


def captives_left(at: Latium) -> int:
    """How many black figures are still in the supply; as it was first played they did not run out."""
    if at.rules < 2:
        return CAPTIVES
    at_work = sum(crew.captive for city in at.table.cities for crew in crews(city))
    return CAPTIVES - at_work - (at.table.assisi.captive if at.table.assisi else 0)


def crews(city: City) -> tuple[Crew, ...]:
    """The figures of every place of work but the barracks."""
    return (city.market, city.quarry, city.temple, city.fields, city.granary)


def crew_at(city: City, place: Place) -> Crew:
    """Where figures work at a place: on the farm in the granary, once the fields are full."""
    return {
        Place.MARKET: city.market,
        Place.QUARRY: city.quarry,
        Place.TEMPLE: city.temple,
        Place.FARM: city.granary,
    }[place]


def free_peasants(city: City, data: Components) -> int:
    """Peasants on the free spaces of the housing track; they live on the spaces after the disc."""
    return sum(city.disc < space <= city.disc + city.housing for space in data.free_spaces)


def assign(city: City, data: Components, job: Job, peasants: int) -> None:
    """Peasants leave their houses for a job; farmers fill the fields first, then the granary."""
    city.housing -= peasants
    if job is Job.SOLDIERS:
        city.soldiers += peasants
        return
    if job is Job.FARMERS:
        room = min(peasants, data.fields - city.fields.own)
        city.fields.own += room
        peasants -= room
    crew_at(city, PLACE_OF[job]).own += peasants


def exposed(city: City, place: Place) -> int:
    """How many sabotages a place can suffer: nobody who lies already, never the worship disc."""
    if place is Place.BARRACKS:
        return 0
    return city.farmers if place is Place.FARM else crew_at(city, place).standing


def exposed_places(city: City) -> list[Place]:
    """Places where someone can be sabotaged."""
    return [place for place in Place if exposed(city, place)]


def leave(city: City, crew: Crew) -> None:
    """The last figure placed goes home; a captive goes to the supply."""
    if crew.captive:
        crew.captive -= 1
    else:
        crew.own -= 1
        city.housing += 1


def go_home(city: City) -> None:
    """Everyone returns to housing, the lying stand up, captives leave the city."""
    city.housing = city.peasants
    city.soldiers = 0
    for crew in crews(city):
        crew.own = crew.captive = crew.lying = 0


def sole_most(counts: Mapping[Seat, int]) -> Seat | None:
    """Who alone has most; nobody in a tie, nobody with nothing."""
    most = max(counts.values(), default=0)
    holders = [seat for seat, count in counts.items() if count == most]
    return holders[0] if most and len(holders) == 1 else None
