"""The regular: weighs what each peasant is worth at each job, and plays for the goal."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.house import Mind
from engine.games.alba_longa.actions import (
    ABSTAIN,
    DECLINE,
    FREE_CALL,
    IMPROVE,
    INVOKE,
    PASS,
    SPARE,
    Plunder,
    appoint,
    attack,
    buy,
    call,
    recover,
    sabotage,
    sell,
    send,
    stock,
    take,
)
from engine.games.alba_longa.assisi import Plundering, Stocking, lootings, room_for
from engine.games.alba_longa.blessings import Invoking
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.court import Buying, Calling, Taking
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.glance import View, harvesting, most_growth, numbers, own, owner_of, settled
from engine.games.alba_longa.housing import FreePeasants
from engine.games.alba_longa.king_of_kings import FirstKing, Succession
from engine.games.alba_longa.pieces import JOB_OF, City, Die, Job, Loot, Place, Stall, Town
from engine.games.alba_longa.sabotage import Sabotaging, exposed_places
from engine.games.alba_longa.scoring import points
from engine.games.alba_longa.slaves import SlaveSale
from engine.games.alba_longa.soldiers import Heroes, Recovery, Targets, city_cards
from engine.games.alba_longa.year_end import Growth


def poorest_stall(view: View) -> Stall:
    """The stall with least silver: what lies on the richest is lost."""
    stalls = view.table.stalls
    return Stall(stalls.index(min(stalls)) + 1)


def wheat_in_sight(view: View, farmers: int = 0) -> int:
    """My store, and what my farmers bring without help of the gods."""
    city, grain = own(view), numbers(view).harvest[view.table.climate]
    brought = grain.farmer * (city.farmers + farmers) + grain.sabotaged * city.fields.lying
    return city.wheat + brought


#: what a monument, a peasant kept alive, a new peasant and a coin are worth to each other
MONUMENT, KEPT, BORN, SILVER = 3.2, 4.0, 2.4, 0.9
#: an odd worker may still find a partner
ODD = 0.3
#: what a level of worship is worth up to the dearest prayers, and beyond
PRAYER, MORE_PRAYER = 0.9, 0.4
#: what soldiers are worth one by one
ARMY = (0.9, 0.7, 0.4, 0.2)
#: steps to the goal at which a rival is near it, and what soldiers are worth then
NEAR, ALARM = 20.0, 2.4
#: what merchants are worth one by one, in coins beside the stall
MERCHANTS = (1.0, 0.3, 1.1, 0.1, 0.1, 1.0)
#: the highest number on a die
MOST_PIPS = 4
#: what staying at home for a better die is worth
PATIENCE = 0.25


def prosperity(view: View, wheat: float) -> float:
    """What so much wheat is worth at the end of this year: people fed, people born, a little for the store."""
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
    left = max(0.0, spare - prices[-1])
    return value + BORN * born + 0.5 * left


def worth(view: View, job: Job, count: int) -> float:
    """What so many more at a job are worth to me now."""
    city = own(view)
    if job is Job.WORKERS:
        return building(view, city.quarry.total + count) - building(view, city.quarry.total)
    if job is Job.FARMERS:
        each = numbers(view).harvest[view.table.climate].farmer + (city.worship + city.temple.total >= 5)
        wheat = float(city.wheat + each * city.farmers)
        return prosperity(view, wheat + each * count) - prosperity(view, wheat)
    if job is Job.PRIESTS:
        level = city.worship + city.temple.total
        useful = max(0, min(count, 6 - level))
        room = numbers(view).worship_spaces - level
        return PRAYER * useful + MORE_PRAYER * max(0, min(count - useful, room))
    if job is Job.MERCHANTS:
        there = city.market.total
        coins = sum(MERCHANTS[there : there + count])
        if not there:
            stalls = sorted(view.table.stalls)
            coins += 1.0 + stalls[-2] * 0.5
        return SILVER * coins
    return menace(view) * sum(ARMY[city.soldiers : city.soldiers + count])


def menace(view: View) -> float:
    """How much more soldiers are worth when a rival is near the goal and before me."""
    cities = view.table.cities
    ahead = max((danger(view, city) for seat, city in enumerate(cities) if seat != view.seat), default=0.0)
    return ALARM if harvesting(view) and ahead >= NEAR and ahead > danger(view, own(view)) else 1.0


def building(view: View, workers: int) -> float:
    """What so many workers are worth: pairs build, as long as foundations are free."""
    left = numbers(view).goal_monuments - own(view).monuments
    pairs = min(workers // numbers(view).workers_per_monument, left)
    return MONUMENT * (pairs + ODD * (pairs < left and workers % numbers(view).workers_per_monument))


def farmers_to_come(view: View) -> int:
    """How many I must keep at home because only my own call can make farmers of them."""
    if not harvesting(view):
        return 0
    city = own(view)
    grain = numbers(view).harvest[view.table.climate].farmer
    needed = -(-(city.peasants + 6 - wheat_in_sight(view)) // grain)
    return max(0, min(needed, city.housing))


def best_use(view: View, job: Job, most: int) -> tuple[float, int]:
    """How many to send to a job, and what that is worth beyond staying at home."""
    return max((worth(view, job, count) - PATIENCE * count, count) for count in range(1, most + 1))


def regular_take(view: View, dice: Dice) -> Action:
    """The die and job that are worth most."""
    table, housing = view.table, own(view).housing
    best: tuple[float, Action] | None = None
    for die, pips in table.dice.items():
        for job in (JOB_OF[die], Job.FARMERS) if harvesting(view) else (JOB_OF[die],):
            value, count = best_use(view, job, min(pips, housing))
            if best is None or value > best[0]:
                best = (value, take(die=die, peasants=count, farm=job is Job.FARMERS))
    assert best
    return best[1]


def regular_buy(view: View, dice: Dice) -> Action:
    """A die that is worth more than its coin, with peasants who are not needed on the farm."""
    city, table = own(view), view.table
    spare = city.housing - farmers_to_come(view)
    dear = SILVER + 0.4
    if spare < 1 or all(best_use(view, job, min(MOST_PIPS, spare))[0] < dear for job in JOB_OF.values()):
        return ABSTAIN
    best: tuple[float, Die, int] | None = None
    for die, pips in table.dice.items():
        value, count = best_use(view, JOB_OF[die], min(pips, spare))
        if best is None or value > best[0]:
            best = (value, die, count)
    assert best
    if best[0] < dear:
        return DECLINE
    return buy(die=best[1], peasants=best[2], stall=poorest_stall(view))


def regular_call(view: View, dice: Dice) -> Action:
    """As long as a likely die is worth the price."""
    price, city = view.table.price, own(view)
    if not price:
        return FREE_CALL
    jobs = [job for job in Job if job is not Job.FARMERS or harvesting(view)]
    values = sorted(best_use(view, job, min(3, city.housing))[0] for job in jobs)
    likely = 0.65 * values[-1] + 0.35 * values[-2]
    if likely < SILVER * price + 0.2:
        return PASS
    return call(stall=poorest_stall(view))


def regular_settle(view: View, dice: Dice) -> Action:
    """One by one where each is worth most."""
    free = free_peasants(own(view), numbers(view))
    jobs = [job for job in Job if job is not Job.FARMERS or harvesting(view)]
    chosen: list[Job] = []
    for _ in range(free):
        chosen.append(max(jobs, key=lambda job: one_more(view, job, chosen.count(job))))
    return settled(chosen)


def one_more(view: View, job: Job, already: int) -> float:
    """What one more at a job is worth when so many are on their way."""
    return worth(view, job, already + 1) - (worth(view, job, already) if already else 0.0)


def danger(view: View, city: City) -> float:
    """How near a King is to the goal."""
    return float(points(city, numbers(view)))


def regular_attack(view: View, dice: Dice) -> Action:
    """Who is far ahead and badly guarded; Assisi if its walls are low."""
    table, mine = view.table, own(view)
    best: tuple[float, Action] | None = None
    for town in city_cards(table, view.seat):
        if town is Town.ASSISI:
            assert table.assisi
            odds = mine.soldiers + 2.0 - table.assisi.defenders
            value = 2.0 * min(table.assisi.items, max(0.0, odds / 2)) + 8
        else:
            city = owner_of(view, town)
            odds = mine.soldiers + 1.0 - city.soldiers
            value = danger(view, city) + 1.5 * odds + 0.3 * (city.quarry.total + city.farmers)
        value += dice.below("attack", 100) / 50
        if best is None or value > best[0]:
            best = (value, attack(city=town))
    assert best
    return best[1]


def regular_send(view: View, dice: Dice) -> Action:
    """A strong hero where he can turn a battle, the one who never tires otherwise."""
    table, seat = view.table, view.seat
    mine = table.cities[seat]
    against = sum(city.soldiers for other, city in enumerate(table.cities) if table.targets[other] == mine.town)
    target = table.targets[seat]
    stakes = 0.0
    if against:
        gap = against + 2 - mine.soldiers
        stakes += max(0.0, min(4.0, gap)) * (1.0 if mine.at_work - mine.soldiers > 2 else 0.4)
    if target is not None:
        wall = table.assisi.defenders if table.assisi and target is Town.ASSISI else owner_of(view, target).soldiers + 1
        gap = wall - mine.soldiers
        if -3 <= gap <= 3:
            stakes += 1.5
    wanted = min(4.0, stakes) + dice.below("hero", 3) - 1
    return send(hero=min(view.hand.active, key=lambda hero: (abs(hero - wanted), hero)))


def damage(view: View, city: City, place: Place) -> float:
    """What a King loses by one sabotage."""
    grain = numbers(view).harvest[view.table.climate]
    if place is Place.QUARRY:
        pair = city.quarry.total % 2 == 0 and city.monuments < numbers(view).goal_monuments
        return MONUMENT if pair else 0.3 * MONUMENT
    if place is Place.FARM:
        return 1.2 * (grain.farmer if city.granary.total else grain.farmer - grain.sabotaged)
    if place is Place.TEMPLE:
        return PRAYER
    return SILVER * (1.6 if city.market.total == 1 else 0.4)


JOB_AT = {Place.MARKET: Job.MERCHANTS, Place.QUARRY: Job.WORKERS, Place.TEMPLE: Job.PRIESTS}


def regular_sabotage(view: View, dice: Dice) -> Action:
    """Where it hurts most, and with Spoils of War where it helps me most."""
    assert isinstance(view.step, Sabotaging)
    city = owner_of(view, view.step.town)
    spoils = view.variant.spoils_of_war and own(view).monuments <= city.monuments

    def gain(place: Place) -> float:
        mine = worth(view, JOB_AT[place], 1) if spoils and place in JOB_AT else 0.0
        return damage(view, city, place) + mine

    return sabotage(place=max(exposed_places(city), key=gain))


def regular_plunder(view: View, dice: Dice) -> Action:
    """What is worth most to me now."""
    assert view.table.assisi

    def gain(found: Plunder) -> float:
        if found.loot is Loot.SILVER:
            return SILVER
        if found.loot is Loot.WHEAT:
            return 1.6
        assert found.job
        return worth(view, found.job, 1)

    return max(lootings(view.table.assisi, view.variant, view.table.season), key=gain)


def regular_stock(view: View, dice: Dice) -> Action:
    """A coin: it helps the others least."""
    assert view.table.assisi
    return stock(loot=room_for(view.table.assisi, numbers(view).assisi)[0])


def regular_appoint(view: View, dice: Dice) -> Action:
    """The King who is farthest behind."""
    assert isinstance(view.step, Succession)
    heirs = view.step.heirs(view.table)
    last = min(heirs, key=lambda seat: danger(view, view.table.cities[seat]))
    return appoint(city=view.table.cities[last].town)


def regular_improve(view: View, dice: Dice) -> Action:
    """With farmers in the fields, or with prayers enough for a blessing."""
    city = own(view)
    assert view.table.prayers is not None
    return IMPROVE if city.farmers >= 2 or city.worship >= view.table.prayers + numbers(view).blessing_cost else SPARE


REGULAR: Mind = {
    FirstKing: lambda view, dice: appoint(city=own(view).town),
    SlaveSale: lambda view, dice: sell(peasants=0),
    FreePeasants: regular_settle,
    Calling: regular_call,
    Taking: regular_take,
    Buying: regular_buy,
    Recovery: lambda view, dice: recover(hero=max(view.hand.used)),
    Targets: regular_attack,
    Heroes: regular_send,
    Sabotaging: regular_sabotage,
    Plundering: regular_plunder,
    Stocking: regular_stock,
    Improving: regular_improve,
    Invoking: lambda view, dice: INVOKE,
    Succession: regular_appoint,
    Growth: most_growth,
}
