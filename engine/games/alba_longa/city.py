"""A city: who lives on free spaces, who is sent to work, where captives go, and what can be sabotaged there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import compress

from engine.core.seat import Seat
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.options import Latium
from engine.games.alba_longa.pieces import PLACE_OF, City, Crew, Job, Place

#: looked up once: asking an enumeration for a member takes longer than sending someone to work
SOLDIERS, FARMERS = Job.SOLDIERS, Job.FARMERS
#: where sabotages are possible
SABOTAGED = (Place.MARKET, Place.QUARRY, Place.TEMPLE, Place.FARM)
#: the crew of each of them; on the farm those who come and go first
CREW_AT = {Place.MARKET: "market", Place.QUARRY: "quarry", Place.TEMPLE: "temple", Place.FARM: "granary"}
#: the same by what they do there
CREW_OF = {job: CREW_AT[place] for job, place in PLACE_OF.items() if place in CREW_AT}
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
    crew: Crew = getattr(city, CREW_AT[place])
    return crew


def free_peasants(city: City, data: Components) -> int:
    """Peasants on the free spaces of the housing track; they live on the spaces after the disc."""
    return _free_peasants(city.disc, city.housing, data.free_spaces)


@cache
def _free_peasants(disc: int, housing: int, free_spaces: tuple[int, ...]) -> int:
    return sum(disc < space <= disc + housing for space in free_spaces)


def assign(city: City, data: Components, job: Job, peasants: int) -> None:
    """Peasants leave their houses for a job; farmers fill the fields first, then the granary."""
    city.housing -= peasants
    if job is SOLDIERS:
        city.soldiers += peasants
        return
    if job is FARMERS:
        fields = city.fields
        room = data.fields - fields.own
        if room > peasants:
            room = peasants
        fields.own += room
        peasants -= room
    crew: Crew = getattr(city, CREW_OF[job])
    crew.own += peasants


def exposed(city: City, place: Place) -> int:
    """How many sabotages a place can suffer: nobody who lies already, never the worship disc."""
    return 0 if place is Place.BARRACKS else _exposed(city)[SABOTAGED.index(place)]


def exposed_places(city: City) -> list[Place]:
    """Places where someone can be sabotaged."""
    return [*compress(SABOTAGED, _exposed(city))]


def _exposed(city: City) -> tuple[int, int, int, int]:
    return city.market.standing, city.quarry.standing, city.temple.standing, city.farmers


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
