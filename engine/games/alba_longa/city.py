"""A city: who lives on free spaces, who is sent to work, where captives go, and what can be sabotaged there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.seat import Seat
from engine.games.alba_longa.pieces import City, Crew, Job, Place, Table

if TYPE_CHECKING:
    from engine.games.alba_longa.components import Components

PLACE_OF = {Job.MERCHANTS: Place.MARKET, Job.WORKERS: Place.QUARRY, Job.PRIESTS: Place.TEMPLE, Job.FARMERS: Place.FARM}

#: the black figures of the box: captives at work and in Assisi
CAPTIVES = 10


def captives_left(table: Table, rules: int) -> int:
    """How many black figures are still in the supply; as it was first played they did not run out."""
    if rules < 2:
        return CAPTIVES
    at_work = sum(crew.captive for city in table.cities for crew in crews(city))
    return CAPTIVES - at_work - (table.assisi.captive if table.assisi else 0)


def crews(city: City) -> tuple[Crew, ...]:
    """The figures of every place of work but the barracks."""
    return (city.market, city.quarry, city.temple, city.fields, city.granary)


def free_peasants(city: City, data: Components) -> int:
    """Peasants on the free spaces of the housing track; they live on the spaces after the disc."""
    return sum(city.disc < space <= city.disc + city.housing for space in data.free_spaces)


def assign(city: City, data: Components, job: Job, peasants: int) -> None:
    """Peasants leave their houses for a job; farmers fill the fields first, then the granary."""
    city.housing -= peasants
    if job is Job.SOLDIERS:
        city.soldiers += peasants
    elif job is Job.MERCHANTS:
        city.market.own += peasants
    elif job is Job.WORKERS:
        city.quarry.own += peasants
    elif job is Job.PRIESTS:
        city.temple.own += peasants
    else:
        room = min(peasants, data.fields - city.fields.own)
        city.fields.own += room
        city.granary.own += peasants - room


def add_captive(city: City, place: Place, count: int = 1) -> None:
    """Captives work like peasants; on the farm only in the granary."""
    crew = city.granary if place is Place.FARM else crew_at(city, place)
    crew.captive += count


def crew_at(city: City, place: Place) -> Crew:
    """The figures of the market, the quarry or the temple."""
    if place is Place.MARKET:
        return city.market
    return city.quarry if place is Place.QUARRY else city.temple


def exposed(city: City, place: Place) -> int:
    """How many sabotages a place can suffer: nobody who lies already, never the worship disc."""
    if place is Place.BARRACKS:
        return 0
    if place is Place.FARM:
        return city.granary.total + city.fields.standing
    return crew_at(city, place).standing


def leave(city: City, crew: Crew) -> None:
    """The last figure placed goes home; a captive goes to the supply."""
    if crew.captive:
        crew.captive -= 1
    else:
        crew.own -= 1
        city.housing += 1


def go_home(city: City) -> None:
    """Everybody returns to housing, the lying stand up, captives leave the city."""
    city.housing = city.peasants
    city.soldiers = 0
    for crew in crews(city):
        crew.own = crew.captive = crew.lying = 0


def sole_most(counts: dict[Seat, int]) -> Seat | None:
    """Who alone has most; nobody in a tie, nobody with nothing."""
    most = max(counts.values(), default=0)
    holders = [seat for seat, count in counts.items() if count == most]
    return holders[0] if most and len(holders) == 1 else None
