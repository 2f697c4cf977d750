"""What peasants, places and rivals are worth to a King who plays for the goal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeAlias

from msgspec.structs import asdict, replace

from engine.games.alba_longa.actions import Plunder
from engine.games.alba_longa.assisi import lootings
from engine.games.alba_longa.city import assign, exposed_places
from engine.games.alba_longa.farm import crop, farmer_lost
from engine.games.alba_longa.glance import harvesting, numbers, own
from engine.games.alba_longa.pieces import City, Crew, Job, Loot, Place, View
from engine.games.alba_longa.quarry import being_built, monuments_of
from engine.games.alba_longa.sabotage import lies_down
from engine.games.alba_longa.scoring import points
from engine.games.alba_longa.temple import worship_to_be

#: what one more is worth, what two more are, and so on
Gains: TypeAlias = tuple[float, ...]
#: the same few numbers are weighed again and again: what came of them is remembered
weighed = lru_cache(maxsize=16_384)


def wheat_in_sight(view: View, farmers: int = 0) -> int:
    """My store, and what my farmers bring without help of the gods."""
    return own(view).wheat + crop(view, own(view), more=farmers)


#: what a monument, a peasant kept alive, a new peasant and a coin are worth to each other
MONUMENT, KEPT, BORN, SILVER = 3.2, 3.0, 3.0, 0.9
#: what a new peasant is worth beyond the goal, and wheat that is left over
BEYOND, STORED = 1.6, 0.5
#: wheat for growth that I count on when I keep farmers at home
SEED = 13
#: an odd worker may still find a partner
ODD = 0.3
#: what a level of worship is worth up to the most expensive prayers, and beyond
PRAYER, MORE_PRAYER = 0.9, 0.4
#: what soldiers are worth one by one
ARMY = (0.3, 0.25, 0.15, 0.1)
#: steps to the goal at which a rival is near it, and what soldiers are worth then
NEAR, ALARM = 20.0, 3.2
#: the hero I count on, and what two wheat from Assisi are worth
HERO, LOOTED_WHEAT = 2, 1.6
#: what a step of a hero is worth in a later battle
RESTED = 0.2
#: how much of the loot soldiers can hope for while they are still at home
RAID = 0.4
#: what merchants are worth one by one, in coins beside the stall
MERCHANTS = (0.85, 0.25, 0.95, 0.1, 0.1, 0.85)
#: coins to be hoped for on a stall, beside those that lie there
STALL = 1.0
#: what staying at home for a better die is worth
PATIENCE = 0.25


@weighed
def prosperity(people: int, wheat: int, prices: tuple[int, ...], goal: int, beyond: float = BEYOND) -> float:
    """What this much wheat is worth at the end of this year: people fed, people born, a little for the store."""
    fed = min(people, wheat)
    value = KEPT * fed
    spare = wheat - fed
    if spare <= 0:
        return value
    born = 0.0
    for number in range(1, len(prices)):
        if spare >= prices[number]:
            born = number
        else:
            born += (spare - prices[number - 1]) / (prices[number] - prices[number - 1])
            break
    wanted = min(born, max(0.0, goal - fed))
    return value + BORN * wanted + beyond * (born - wanted) + STORED * max(0.0, spare - prices[-1])


def worth(view: View, job: Job, count: int) -> float:
    """What this many more at a job are worth to me now."""
    return worths(view, job, count)[-1]


def worths(view: View, job: Job, most: int, beyond: float = BEYOND) -> Gains:
    """What one more at a job is worth to me now, what two more are, and so on up to this many.

    Kings differ in what a new peasant beyond the goal is worth to them.
    """
    return _farmers(view, most, beyond) if job is Job.FARMERS else GAINS[job](view, most)


def _workers(view: View, most: int) -> Gains:
    city, data = own(view), numbers(view)
    return _building(city.quarry.total, data.foundations - city.monuments, data.workers_per_monument, most)


@weighed
def _building(workers: int, room: int, pair: int, most: int) -> Gains:
    """Pairs build, and an odd one may help as long as there is room."""

    def value(count: int) -> float:
        built = monuments_of(count, room, pair)
        return MONUMENT * (built + ODD * (count % pair if built < room else 0))

    return tuple([value(workers + more) - value(workers) for more in range(1, most + 1)])


def _farmers(view: View, most: int, beyond: float) -> Gains:
    city, data = own(view), numbers(view)
    improved = worship_to_be(city, data) >= data.prayers[len(data.prayers) // 2]
    now, then = (city.wheat + crop(view, city, improved, more) for more in (0, 1))
    return _farming(city.peasants, now, then - now, most, data.growth, data.goal_peasants, beyond)


@weighed
def _farming(people: int, wheat: int, each: int, most: int, prices: tuple[int, ...], goal: int, beyond: float) -> Gains:
    values = [prosperity(people, wheat + each * more, prices, goal, beyond) for more in range(most + 1)]
    return tuple([value - values[0] for value in values[1:]])


def _priests(view: View, most: int) -> Gains:
    city, data = own(view), numbers(view)
    return _praying(worship_to_be(city, data), data.prayers[-1], data.worship_spaces, most)


@weighed
def _praying(now: int, dearest: int, last: int, most: int) -> Gains:
    found = []
    for more in range(1, most + 1):
        risen = min(last, now + more) - now
        useful = max(0, min(now + risen, dearest) - now)
        found.append(PRAYER * useful + MORE_PRAYER * (risen - useful))
    return tuple(found)


def _merchants(view: View, most: int) -> Gains:
    there = own(view).market.total
    return _trading(there, 0 if there else sorted(view.table.stalls)[-2], most)


@weighed
def _trading(there: int, stall: int, most: int) -> Gains:
    first = 0.0 if there else STALL + stall * 0.5
    return tuple([SILVER * (sum(MERCHANTS[there : there + more]) + first) for more in range(1, most + 1)])


def _soldiers(view: View, most: int) -> Gains:
    soldiers = own(view).soldiers
    gains = _arming(soldiers, menace(view), most)
    if view.table.assisi is None:
        return gains
    raided = booty(view, soldiers)
    return tuple([gain + RAID * (booty(view, soldiers + more) - raided) for more, gain in enumerate(gains, 1)])


@weighed
def _arming(soldiers: int, alarm: float, most: int) -> Gains:
    return tuple([alarm * sum(ARMY[soldiers : soldiers + more]) for more in range(1, most + 1)])


#: what each job of both seasons brings
GAINS: Mapping[Job, Callable[[View, int], Gains]] = {
    Job.SOLDIERS: _soldiers,
    Job.MERCHANTS: _merchants,
    Job.WORKERS: _workers,
    Job.PRIESTS: _priests,
}


def loot_worth(view: View, taken: Plunder) -> float:
    """What a piece of Assisi's loot is worth to me; a captive what his work is."""
    if taken.job is not None:
        return worth(view, taken.job, 1)
    return SILVER if taken.loot is Loot.SILVER else LOOTED_WHEAT


def booty(view: View, soldiers: int) -> float:
    """What this many soldiers would bring me from Assisi, led by the hero who is worth it."""
    if not soldiers or view.table.assisi is None:
        return 0.0
    return max(loot for loot, _ in raids(view, soldiers))


def raids(view: View, soldiers: int) -> list[tuple[float, int]]:
    """What each of my heroes would bring from Assisi with this many soldiers, less his worth in a later battle."""
    assisi = view.table.assisi
    if assisi is None:
        return []
    best: dict[Loot, float] = {}
    for one in lootings(view):
        best[one.loot] = max(best.get(one.loot, 0.0), loot_worth(view, one))
    items = sorted((value for loot, value in best.items() for _ in range(assisi[loot])), reverse=True)
    taken = numbers(view).sabotaged
    return [
        (sum(items[: taken(soldiers + hero - assisi.defenders)]) - RESTED * hero, hero) for hero in view.hand.active
    ]


def harm(view: View, city: City, soldiers: int) -> float:
    """What an attack on a King would be worth to me: his losses, by how near he is to the goal."""
    data, rivals = numbers(view), max(1, len(view.table.living()) - 1)
    # against a hero half as strong as mine
    success = soldiers + HERO - city.soldiers - HERO // 2
    losses = sorted((damage(view, city, place) for place in exposed_places(city)), reverse=True)
    near = danger(view, city) / (data.goal_monuments + data.goal_peasants)
    # where there are several rivals, the others gain by it as much as I do
    mine = 1.0 if rivals == 1 else ALARM / rivals
    return near * mine * sum(losses[: data.sabotaged(success)])


def menace(view: View) -> float:
    """How much more soldiers are worth when a rival is near the goal and before me."""
    if not harvesting(view):
        return 1.0
    cities = view.table.cities
    ahead = max([danger(view, city) for seat, city in enumerate(cities) if seat != view.seat], default=0.0)
    return ALARM if ahead >= NEAR and ahead > danger(view, own(view)) else 1.0


def farmers_to_come(view: View) -> int:
    """How many I must keep at home because only my own call can make farmers of them."""
    if not harvesting(view):
        return 0
    city = own(view)
    grain = numbers(view).harvest[view.table.climate].farmer
    needed = -(-(city.peasants + SEED - wheat_in_sight(view)) // grain)
    return max(0, min(needed, city.housing))


def best_uses(view: View, job: Job, most: int, beyond: float = BEYOND) -> tuple[tuple[float, int], ...]:
    """For a die of one pip, of two and so on: what it is worth beyond staying at home, and how many to send then."""
    return _patient(worths(view, job, most, beyond))


@weighed
def _patient(gains: Gains) -> tuple[tuple[float, int], ...]:
    return tuple(accumulate([(gain - PATIENCE * count, count) for count, gain in enumerate(gains, 1)], max))


def best_use(view: View, job: Job, most: int, beyond: float = BEYOND) -> tuple[float, int]:
    """How many to send to a job, and what that is worth beyond staying at home."""
    return best_uses(view, job, most, beyond)[-1]


def sent_out(view: View, job: Job, count: int) -> View:
    """What I would see once this many have gone to a job."""
    # made anew, because the city of a view is frozen
    facts: dict[str, Any] = asdict(own(view))
    crews = {name: Crew(**asdict(fact)) for name, fact in facts.items() if isinstance(fact, Crew)}
    city = City(**facts | crews)
    assign(city, numbers(view), job, count)
    cities = [city if seat == view.seat else one for seat, one in enumerate(view.table.cities)]
    return replace(view, table=replace(view.table, cities=cities))


def danger(view: View, city: City) -> float:
    """How near a King is to the goal."""
    return float(points(city, numbers(view)))


def damage(view: View, city: City, place: Place) -> float:
    """What a King loses by one sabotage."""
    if place is Place.QUARRY:
        return MONUMENT * (1 if monument_lost(view, city) else ODD)
    if place is Place.FARM:
        return 1.2 * farmer_lost(view, city)
    if place is Place.TEMPLE:
        return PRAYER * prayer_lost(view, city)
    return SILVER * (1.6 if lies_down(city, place) else 0.4)


def monument_lost(view: View, city: City) -> bool:
    """Whether a worker fewer is a monument fewer."""
    return being_built(city, numbers(view), -1) < being_built(city, numbers(view))


def prayer_lost(view: View, city: City) -> bool:
    """Whether a priest fewer is a level of worship fewer; those beside a full track bring none."""
    return worship_to_be(city, numbers(view), -1) < worship_to_be(city, numbers(view))
