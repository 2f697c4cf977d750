"""What peasants, places and rivals are worth to a King who plays for the goal."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.alba_longa.actions import Plunder
from engine.games.alba_longa.assisi import lootings
from engine.games.alba_longa.city import exposed_places
from engine.games.alba_longa.farm import crop, farmer_lost
from engine.games.alba_longa.glance import harvesting, numbers, own
from engine.games.alba_longa.pieces import City, Job, Loot, Place, View
from engine.games.alba_longa.quarry import being_built
from engine.games.alba_longa.sabotage import lies_down
from engine.games.alba_longa.scoring import points
from engine.games.alba_longa.temple import worship_to_be


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


def prosperity(view: View, wheat: float) -> float:
    """What this much wheat is worth at the end of this year: people fed, people born, a little for the store."""
    city, prices = own(view), numbers(view).growth
    fed = min(float(city.peasants), wheat)
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
    wanted = min(born, max(0.0, numbers(view).goal_peasants - fed))
    return value + BORN * wanted + BEYOND * (born - wanted) + STORED * max(0.0, spare - prices[-1])


def worth(view: View, job: Job, count: int) -> float:
    """What this many more at a job are worth to me now."""
    city, data = own(view), numbers(view)
    if job is Job.WORKERS:
        return building(view, count) - building(view)
    if job is Job.FARMERS:
        improved = worship_to_be(city, data) >= data.prayers[len(data.prayers) // 2]
        now, then = (city.wheat + crop(view, city, improved, more) for more in (0, count))
        return prosperity(view, then) - prosperity(view, now)
    if job is Job.PRIESTS:
        now, then = (worship_to_be(city, data, more) for more in (0, count))
        useful = max(0, min(then, data.prayers[-1]) - now)
        return PRAYER * useful + MORE_PRAYER * (then - now - useful)
    if job is Job.MERCHANTS:
        there = city.market.total
        coins = sum(MERCHANTS[there : there + count])
        if not there:
            stalls = sorted(view.table.stalls)
            coins += STALL + stalls[-2] * 0.5
        return SILVER * coins
    army = menace(view) * sum(ARMY[city.soldiers : city.soldiers + count])
    return army + RAID * (booty(view, city.soldiers + count) - booty(view, city.soldiers))


def loot_worth(view: View, taken: Plunder) -> float:
    """What a piece of Assisi's loot is worth to me; a captive what his work is."""
    if taken.job is not None:
        return worth(view, taken.job, 1)
    return SILVER if taken.loot is Loot.SILVER else LOOTED_WHEAT


def booty(view: View, soldiers: int) -> float:
    """What this many soldiers would bring me from Assisi, led by the hero who is worth it."""
    return max((loot for loot, _ in raids(view, soldiers)), default=0.0) if soldiers else 0.0


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
    cities = view.table.cities
    ahead = max((danger(view, city) for seat, city in enumerate(cities) if seat != view.seat), default=0.0)
    return ALARM if harvesting(view) and ahead >= NEAR and ahead > danger(view, own(view)) else 1.0


def building(view: View, more: int = 0) -> float:
    """What my workers and this many more are worth: pairs build, and an odd one may help as long as there is room."""
    city, data = own(view), numbers(view)
    built = being_built(city, data, more)
    odd = (city.quarry.total + more) % data.workers_per_monument
    return MONUMENT * (built + ODD * (odd and built < data.foundations - city.monuments))


def farmers_to_come(view: View) -> int:
    """How many I must keep at home because only my own call can make farmers of them."""
    if not harvesting(view):
        return 0
    city = own(view)
    grain = numbers(view).harvest[view.table.climate].farmer
    needed = -(-(city.peasants + SEED - wheat_in_sight(view)) // grain)
    return max(0, min(needed, city.housing))


def best_use(view: View, job: Job, most: int) -> tuple[float, int]:
    """How many to send to a job, and what that is worth beyond staying at home."""
    return max((worth(view, job, count) - PATIENCE * count, count) for count in range(1, most + 1))


def sent_out(view: View, job: Job, count: int) -> View:
    """What I would see once this many have gone to a job."""
    city = own(view)
    changes: dict[str, object] = {"housing": city.housing - count}
    if job is Job.SOLDIERS:
        changes["soldiers"] = city.soldiers + count
    elif job is Job.FARMERS:
        room = min(count, numbers(view).fields - city.fields.own)
        changes["fields"] = replace(city.fields, own=city.fields.own + room)
        changes["granary"] = replace(city.granary, own=city.granary.own + count - room)
    else:
        name = {Job.MERCHANTS: "market", Job.WORKERS: "quarry", Job.PRIESTS: "temple"}[job]
        changes[name] = replace(city.crews[job], own=city.crews[job].own + count)
    cities = [replace(one, **changes) if seat == view.seat else one for seat, one in enumerate(view.table.cities)]
    return replace(view, table=replace(view.table, cities=cities))


def one_more(view: View, job: Job, already: int) -> float:
    """What one more at a job is worth when this many are on their way."""
    return worth(view, job, already + 1) - (worth(view, job, already) if already else 0.0)


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
