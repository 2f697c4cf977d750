"""The rookie: rules of thumb, a little luck, nothing silly."""

from __future__ import annotations

from engine.core.api import Action, Dice, Mind, absent, anything, question
from engine.games.alba_longa import actions, blessings, farm, housing, king_of_kings, sabotage, slaves, year_end
from engine.games.alba_longa.assisi import Plundering, Stocking
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.court import Buying, Calling, Taking, jobs_of, most_sent
from engine.games.alba_longa.glance import harvesting, numbers, own
from engine.games.alba_longa.pieces import JOB_OF, Job, Season, Stall, View
from engine.games.alba_longa.soldiers import Heroes, Recovery, Targets

#: jobs a rookie likes, season by season, and how many he wants there
LIKED = {
    Season.GROWING: {Job.WORKERS: 4, Job.MERCHANTS: 2, Job.PRIESTS: 3, Job.SOLDIERS: 2},
    Season.HARVEST: {Job.FARMERS: 5, Job.WORKERS: 4, Job.MERCHANTS: 2, Job.PRIESTS: 2, Job.SOLDIERS: 2},
}


def still_liked(view: View, job: Job) -> int:
    """How many more a rookie wants at a job; in the harvest everyone must be fed first."""
    city = own(view)
    wanted = LIKED[view.table.season].get(job, 0) + city.peasants // 5
    if job is Job.FARMERS:
        grain = numbers(view).harvest[view.table.climate].farmer
        wanted = max(wanted, -(-(city.peasants + 3 - city.wheat) // grain))
    if job is Job.WORKERS and city.monuments >= numbers(view).goal_monuments:
        return 0
    return max(0, wanted - city.crews[job].total)


def rookie_take(view: View, dice: Dice) -> Action:
    """The die with which I can send most to a job I like; farmers first."""
    table = view.table
    best: tuple[float, Action] | None = None
    for die in table.dice:
        for job in jobs_of(die, table.season):
            count = min(most_sent(table, own(view), die), max(1, still_liked(view, job)))
            liking = min(count, still_liked(view, job)) * (1.6 if job is Job.FARMERS else 1.0)
            liking += dice.below("take", 100) / 80
            if best is None or liking > best[0]:
                best = (liking, actions.take(die=die, peasants=count, farm=job is Job.FARMERS))
    assert best
    return best[1]


def rookie_call(view: View, dice: Dice) -> Action:
    """While it is cheap, or while many have nothing to do."""
    price, city = view.table.price, own(view)
    if not price:
        return actions.FREE_CALL
    if price > 1 and (city.housing < price or dice.below("dear", 3) == 0):
        return actions.PASS
    return actions.call(stall=Stall(1 + dice.below("stall", len(view.table.stalls))))


def rookie_buy(view: View, dice: Dice) -> Action:
    """A good die for a job I like, as long as I keep a coin; in the harvest farmers keep their peasants."""
    city = own(view)
    spare = city.housing - (still_liked(view, Job.FARMERS) if harvesting(view) else 0)
    if city.silver < 2 or spare < 1:
        return actions.ABSTAIN
    best = max(view.table.dice, key=lambda die: min(view.table.dice[die], still_liked(view, JOB_OF[die])))
    count = min(view.table.dice[best], still_liked(view, JOB_OF[best]), spare)
    if count < 2 - (dice.below("buy", 3) == 0):
        return actions.DECLINE
    return actions.buy(die=best, peasants=max(1, count), stall=Stall(1 + dice.below("stall", len(view.table.stalls))))


def rookie_settle(view: View, dice: Dice) -> Action:
    """Where I want most; now and then I would rather see the others first."""
    if question(view, housing.FreePeasants).can_be_called and not dice.below("call order", 90):
        return actions.CALL_ORDER
    free = free_peasants(own(view), numbers(view))
    jobs = [job for job in LIKED[view.table.season] if still_liked(view, job)]
    if not jobs:
        return actions.settle()
    job = max(jobs, key=lambda one: still_liked(view, one))
    return housing.settled([job] * free)


def rookie_sell(view: View, dice: Dice) -> Action:
    """Only when broke, and not always."""
    city = own(view)
    broke = city.silver == 0 and city.peasants > 6 and dice.below("sell", 3) == 0
    return actions.sell(peasants=1 if broke else 0)


ROOKIE: Mind = {
    king_of_kings.FirstKing: absent,
    slaves.SlaveSale: rookie_sell,
    housing.FreePeasants: rookie_settle,
    Calling: rookie_call,
    Taking: rookie_take,
    Buying: rookie_buy,
    Recovery: absent,
    Targets: anything("attack"),
    Heroes: anything("hero"),
    sabotage.Sabotaging: anything("sabotage"),
    Plundering: anything("loot"),
    Stocking: anything("stock"),
    farm.Improving: lambda view, dice: actions.IMPROVE,
    blessings.Invoking: anything("invoke"),
    king_of_kings.Succession: anything("king"),
    year_end.Growth: absent,
}
