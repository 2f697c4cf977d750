"""The regular: weighs what each peasant is worth at each job, and plays for the goal.

At every question it has ideas, the best first. The house player does the first; advice names more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.api import Action, Decision, Dice, Mind, question, ranked
from engine.games.alba_longa import actions, judgement
from engine.games.alba_longa.asked_kings import spoken_ahead
from engine.games.alba_longa.assisi import Plundering, Stocking, lootings, room_for
from engine.games.alba_longa.blessings import Invoking, blessing_cost
from engine.games.alba_longa.city import exposed_places, free_peasants
from engine.games.alba_longa.court import Buying, Calling, Taking, jobs_of, most_sent, poorest_stall
from engine.games.alba_longa.farm import Improving
from engine.games.alba_longa.glance import numbers, own
from engine.games.alba_longa.housing import FreePeasants, settled
from engine.games.alba_longa.king_of_kings import FirstKing, Succession
from engine.games.alba_longa.king_of_kings import heirs as possible_heirs
from engine.games.alba_longa.pieces import JOB_OF, PLACE_OF, Job, Place, Town, View
from engine.games.alba_longa.sabotage import Sabotaging, spoils_of
from engine.games.alba_longa.slaves import SlaveSale
from engine.games.alba_longa.soldiers import REUSABLE, Heroes, Recovery, Targets, city_cards, guarding, marching
from engine.games.alba_longa.year_end import Growth

A = TypeVar("A", bound=Action)

#: the colours of dice as a wish names them
COLOURS = tuple(actions.Wish.model_fields)
#: what a die must be worth to be bought, and a call beyond its price
DEAR, MARGIN_OF_CALLING = judgement.SILVER + 0.45, 0.3
#: how many a die sends as a rule, and how often the one I hope for is among them
HANDFUL, LIKELY = 4, 0.65


class Idea(NamedTuple, Generic[A]):
    """Something that could be done: what it is worth, and how many it sends to which job."""

    worth: float
    action: A
    job: Job | None = None
    peasants: int = 0


Ideas: TypeAlias = list[Idea[Any]]


def first_king(view: View, dice: Dice) -> Ideas:
    """Myself."""
    return [Idea(1.0, actions.APPOINT[own(view).town])]


def sales(view: View, dice: Dice) -> Ideas:
    """Nobody; at most one, when there is no silver at all."""
    kept = [Idea(1.0, actions.sell(peasants=0))]
    return kept if own(view).silver else [*kept, Idea(0.0, actions.sell(peasants=min(numbers(view).slaves)))]


def settlements(view: View, dice: Dice, beyond: float = judgement.BEYOND) -> Ideas:
    """One by one where each is worth most; then the same without the job that was thought of first."""
    free, jobs = free_peasants(own(view), numbers(view)), view.table.season.jobs
    gains = {job: [0.0, *judgement.worths(view, job, free, beyond)] for job in jobs}

    def one_more(job: Job) -> float:
        already = chosen.count(job)
        return gains[job][already + 1] - gains[job][already]

    found = []
    while len(jobs) > 1:
        chosen: list[Job] = []
        value = 0.0
        for _ in range(free):
            best = max(jobs, key=one_more)
            value += one_more(best)
            chosen.append(best)
        found.append(Idea(value, settled(chosen), chosen[0], free))
        jobs = tuple(job for job in jobs if job is not chosen[0])
    return found


def call_worth(price: int) -> float:
    """What a die must promise so that I pay for a call."""
    return judgement.SILVER * price + MARGIN_OF_CALLING


def calls(view: View, dice: Dice, beyond: float = judgement.BEYOND) -> Ideas:
    """As long as a likely die is worth the price."""
    price, city = view.table.price, own(view)
    if not price:
        return [Idea(1.0, actions.FREE_CALL)]
    most = min(HANDFUL, city.housing)
    values = sorted((judgement.best_use(view, job, most, beyond)[0], job) for job in view.table.season.jobs)
    likely = LIKELY * values[-1][0] + (1 - LIKELY) * values[-2][0]
    called = Idea(likely, actions.call(stall=poorest_stall(view.table.stalls)), values[-1][1])
    return ranked([called, Idea(call_worth(price), actions.PASS)])


def dice_to_take(view: View, dice: Dice, beyond: float = judgement.BEYOND) -> Ideas:
    """The die and job that are worth most."""
    found, table, city = [], view.table, own(view)
    most = min(max(table.dice.values()), city.housing)
    uses: dict[Job, tuple[tuple[float, int], ...]] = {}
    for die in table.dice:
        for job in jobs_of(die, table.season):
            if job not in uses:
                uses[job] = judgement.best_uses(view, job, most, beyond)
            value, count = uses[job][most_sent(table, city, die) - 1]
            found.append(Idea(value, actions.take(die=die, peasants=count, farm=job is Job.FARMERS), job, count))
    return ranked(found)


def spare_peasants(view: View) -> int:
    """Those at home who are not needed on the farm."""
    return own(view).housing - judgement.farmers_to_come(view)


def dice_to_buy(view: View, dice: Dice) -> Ideas:
    """A die that is worth more than its coin, with peasants who are not needed on the farm."""
    table, spare, wish = view.table, spare_peasants(view), wished(view)
    # a King who says which dice to buy is not asked about the others
    declined = [Idea(DEAR, wish if spoken_ahead(view) else actions.DECLINE)]
    found, stall = [], poorest_stall(table.stalls)
    for die in table.dice if spare > 0 else ():
        value, count = judgement.best_use(view, JOB_OF[die], min(most_sent(table, own(view), die), spare))
        found.append(Idea(value, actions.buy(die=die, peasants=count, stall=stall), JOB_OF[die], count))
    ideas: Ideas = ranked([*found, *declined])
    return ideas if spoken_ahead(view) or wish.for_any else [Idea(DEAR, actions.ABSTAIN), *ideas]


def wished(view: View) -> actions.Wish:
    """The dice that are worth their coin to me now: each colour from the fewest pips that are."""
    least = dict.fromkeys(COLOURS, actions.NEVER)
    # more pips than there are people to spare bring nothing more
    most = min(max(numbers(view).faces), spare_peasants(view))
    for die, job in JOB_OF.items() if most > 0 else ():
        for pips, (value, _) in enumerate(judgement.best_uses(view, job, most), 1):
            if value >= DEAR:
                least[die] = pips
                break
    return actions.wish(**least)


def heroes_to_recover(view: View, dice: Dice) -> Ideas:
    """The strongest; or none, when all come back after the next battle."""
    found, active = [Idea(1.0, actions.recover(hero=max(view.hand.used)))], view.hand.active
    if len(active) == 2 and REUSABLE in active:
        found.append(Idea(0.0, actions.recover(hero=None)))
    return found


def attacks(view: View, dice: Dice) -> Ideas:
    """Where most is to be won: loot from Assisi, or losses of a King who is far ahead and badly guarded."""
    table, soldiers = view.table, own(view).soldiers
    found = []
    for town in city_cards(table, view.seat):
        if town is Town.ASSISI:
            value = judgement.booty(view, soldiers)
        else:
            city = table.city_of(town)
            ahead = judgement.danger(view, city) + soldiers - city.soldiers
            value = judgement.harm(view, city, soldiers) + ahead / 60
        found.append(Idea(value + dice.below("attack", 100) / 1000, actions.ATTACK[town]))
    return ranked(found)


def heroes_to_send(view: View, dice: Dice) -> Ideas:
    """A strong hero where he can turn a battle, the one who never tires otherwise."""
    mine, target, stakes = own(view), view.table.targets[view.seat], 0.0
    against = marching(view.table, mine.town)
    if against:
        gap = against + 2 - mine.soldiers
        stakes += max(0.0, min(4.0, gap)) * (1.0 if mine.at_work - mine.soldiers > 2 else 0.4)
    if target is Town.ASSISI and not against:
        # nobody leads its defenders: I know what each hero would bring
        soldiers = marching(view.table, target)
        return ranked(Idea(loot, actions.SEND[hero]) for loot, hero in judgement.raids(view, soldiers))
    if target is not None:
        # a King's own hero counts as one
        gap = guarding(view.table, target) + (target is not Town.ASSISI) - mine.soldiers
        if -3 <= gap <= 3:
            stakes += 1.5
    wanted = min(4.0, stakes) + dice.below("hero", 3) - 1
    nearest = sorted(view.hand.active, key=lambda hero: (abs(hero - wanted), hero))
    return [Idea(-abs(hero - wanted), actions.SEND[hero]) for hero in nearest]


JOB_AT = {place: job for job, place in PLACE_OF.items()}


def sabotages(view: View, dice: Dice) -> Ideas:
    """Where it hurts most, and with Spoils of War where it helps me most."""
    city = view.table.city_of(question(view, Sabotaging).town)

    def gain(place: Place) -> float:
        spoils = spoils_of(view, view.seat, city, place)
        mine = judgement.worth(view, JOB_AT[place], 1) if spoils.captive else judgement.LOOTED_WHEAT / 2 * spoils.wheat
        return judgement.damage(view, city, place) + mine

    return ranked(Idea(gain(place), actions.SABOTAGE[place]) for place in exposed_places(city))


def spoils_of_assisi(view: View, dice: Dice) -> Ideas:
    """What is worth most to me now."""
    found = lootings(view)
    return ranked(Idea(judgement.loot_worth(view, one), one, one.job, int(one.job is not None)) for one in found)


def stocks_for_assisi(view: View, dice: Dice) -> Ideas:
    """A coin: it helps the others least."""
    return [Idea(float(-place), actions.stock(loot=loot)) for place, loot in enumerate(room_for(view))]


def improvements(view: View, dice: Dice) -> Ideas:
    """With farmers in the fields, or with prayers enough for a blessing."""
    city = own(view)
    left = city.worship - question(view, Improving).prayers
    useful = city.farmers >= 2 or left >= blessing_cost(view.table, numbers(view), view.seat)
    return ranked([Idea(float(useful), actions.IMPROVE), Idea(0.5, actions.SPARE)])


def invocations(view: View, dice: Dice) -> Ideas:
    """Always; there is hardly a better use for prayers, but in the last year there is no other."""
    asked = [Idea(1.0, actions.INVOKE)]
    return asked if view.table.following is None else [*asked, Idea(0.0, actions.SPARE)]


def heirs(view: View, dice: Dice) -> Ideas:
    """The King who is farthest behind; or the one before me, so that I come second."""
    others = [view.table.cities[seat] for seat in possible_heirs(view.table, view.seat)]
    found = [Idea(-judgement.danger(view, city), actions.APPOINT[city.town]) for city in others]
    return [ranked(found)[0], *(found[-1:] if own(view).alive else [])]


def growths(view: View, dice: Dice) -> Ideas:
    """As many as I can feed into life; or one fewer."""
    most = numbers(view).grown(own(view).wheat)
    return [Idea(float(number), actions.grow(peasants=number)) for number in (most, most - 1) if number >= 0]


IDEAS: Mapping[type[Decision], Callable[[View, Dice], Ideas]] = {
    FirstKing: first_king,
    SlaveSale: sales,
    FreePeasants: settlements,
    Calling: calls,
    Taking: dice_to_take,
    Buying: dice_to_buy,
    Recovery: heroes_to_recover,
    Targets: attacks,
    Heroes: heroes_to_send,
    Sabotaging: sabotages,
    Plundering: spoils_of_assisi,
    Stocking: stocks_for_assisi,
    Improving: improvements,
    Invoking: invocations,
    Succession: heirs,
    Growth: growths,
}


def _first(ideas: Callable[[View, Dice], Ideas]) -> Callable[[View, Dice], Action]:
    return lambda view, dice: ideas(view, dice)[0].action


def take_or_say(view: View, dice: Dice, beyond: float = judgement.BEYOND) -> Action:
    """Before I take a die I say which ones I would buy afterwards."""
    best: Idea[actions.Take] = dice_to_take(view, dice, beyond)[0]
    if not spoken_ahead(view):
        return best.action
    assert best.job is not None
    later = wished(judgement.sent_out(view, best.job, best.peasants))
    return best.action if later.least == own(view).wish else later


REGULAR: Mind = {step: _first(ideas) for step, ideas in IDEAS.items()} | {Taking: take_or_say}
