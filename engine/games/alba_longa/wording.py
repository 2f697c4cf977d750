"""How the things of Alba Longa are put into words, and how the values of its actions are called in a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.api import Action, Label, Phrase, Words, question
from engine.games.alba_longa.actions import Buy, Settle, Take
from engine.games.alba_longa.assisi import Plundering
from engine.games.alba_longa.blessings import blessing_cost, blessings_left
from engine.games.alba_longa.city import exposed, exposed_places, free_peasants
from engine.games.alba_longa.court import job_and_number
from engine.games.alba_longa.farm import Improving, best_farmers, crop
from engine.games.alba_longa.glance import own
from engine.games.alba_longa.pieces import City, Die, Job, Jobs, Season, Stall, Town, View
from engine.games.alba_longa.sabotage import Sabotaging
from engine.games.alba_longa.soldiers import city_cards, guarding, marching

#: the colours of the cities, as on their shields
SIGNS = {"alba-longa": "🔵", "roma": "🔴", "veii": "🟢", "velitrae": "🟣", "reate": "🟡"}
#: how much of a player's name stands on a button
MOST_NAME = 20
ROMAN = ("I", "II", "III", "IV", "V", "VI")


def town(name: Town, words: Words) -> str:
    """A city by its name, with the colour of its King; nobody rules Assisi."""
    return f"{_sign(name, words)} {words.say(f'name-{name}')}".strip()


def _sign(name: Town, words: Words) -> str:
    return words.marks.sign(SIGNS[name]) if name in SIGNS else ""


def stall(number: Stall, words: Words) -> str:
    """A market stall by its Roman number."""
    return ROMAN[number - 1]


def sent(jobs: Jobs, words: Words) -> str:
    """Who goes where, together: 2 workers and 1 priest."""
    return at_work({job: jobs.count(job) for job in jobs}, words)


def at_work(peasants: Mapping[Job, int], words: Words) -> str:
    """How many do each job."""
    working = [(job, count) for job, count in peasants.items() if count]
    said = [words.marked(job, words.say("sent", peasants=count, job=job)) for job, count in working]
    return words.listed(said) or words.say("hint-nobody")


PHRASES: Mapping[Any, Phrase] = {Town: town, Stall: stall, Jobs: sent}


def standing(name: Town, words: Words, view: Any) -> str:
    """A city on a button: whose it is, its monuments and its peasants."""
    seat, data = view.table.seat_of(name), view.data
    if seat is None:
        return town(name, words)
    city = view.table.cities[seat]
    player = words.seat(seat).removeprefix(_sign(name, words)).strip()
    player = player if len(player) <= MOST_NAME else player[: MOST_NAME - 1].rstrip() + "…"
    # where nobody is called by a name, a seat is called by its city
    called = [player] if player not in town(name, words) else []
    facts = {"monuments": city.monuments, "goal": data.goal_monuments, "peasants": city.peasants}
    return " · ".join([town(name, words), *called, words.say("label-city", None, **facts)])


def die_shown(die: Die, words: Words, view: Any) -> str:
    """A die, its job and what it shows."""
    return words.say("label-die", die=die, pips=view.table.dice.get(die, 0))


def stall_filled(number: Stall | None, words: Words, view: Any, message: str = "label-stall") -> str:
    """A stall and what lies on it, or the poorest; for a call with its price."""
    stall, silver = (None, 0) if number is None else (ROMAN[number - 1], view.table.stalls[number - 1])
    return words.say(message, price=view.table.price, stall=stall, silver=silver)


def die_wished(die: Die) -> Label:
    """Dice of a colour, from how many pips on."""

    def said(pips: int, words: Words, view: Any) -> str:
        return words.say("labelled", what=words.named(die), value=words.say("label-wish", pips=pips))

    return said


def slaves_sold(peasants: int, words: Words, view: Any) -> str:
    """Peasants and what they bring."""
    return words.say("label-sale", peasants=peasants, silver=view.data.slaves.get(peasants, 0))


def peasants_born(peasants: int, words: Words, view: Any) -> str:
    """Peasants and what they cost."""
    prices = view.data.growth
    return words.say("label-growth", peasants=peasants, wheat=prices[peasants] if peasants < len(prices) else 0)


def settlers(action: Settle, words: Words, view: Any) -> str:
    """Who goes where, together."""
    return sent(Jobs(tuple(action.jobs)), words)


def used_die(action: Take | Buy, words: Words, view: View) -> str:
    """White: 3 workers; a bought die with its price."""
    job, peasants = job_and_number(view.table, own(view), action)
    price = view.data.buyer_price
    return words.say(f"shortcut-{action.word}", die=action.die, job=job, peasants=peasants, price=price)


def settled(action: Settle, words: Words, view: View) -> str:
    """2 workers; or nobody goes."""
    return words.say("shortcut-settle", peasants=len(action.jobs), job=action.first)


# -- the numbers that matter -------------------------------------------------------------------------------------------


def court(view: View, words: Words, sent: Mapping[Job, int], paid: int = 0) -> str:
    """Silver, and who is at home and at work, as it is or as it would be."""
    city = own(view)
    home = city.housing - sum(sent.values())
    crews = at_work({job: crew.total + sent.get(job, 0) for job, crew in city.crews.items()}, words)
    return words.say("hint-court", chosen=bool(sent), silver=city.silver - paid, home=home, crews=crews)


def so_far(view: View) -> dict[str, int]:
    """What a King has, and what he needs to win."""
    city, data = own(view), view.data
    stores = {"silver": city.silver, "wheat": city.wheat}
    wins = {"goal": data.goal_peasants, "wanted": data.goal_monuments}
    return {**stores, **wins, "peasants": city.peasants, "monuments": city.monuments}


def slave_sale(view: View, words: Words, action: Action | None) -> str:
    """What silver there is, and how many peasants are fed and still missing."""
    return words.say("hint-slave-sale", None, **so_far(view))


def free_work(view: View, words: Words, action: Action | None) -> str:
    """How many need no die; or who would work where."""
    if isinstance(action, Settle) and action.jobs:
        sent = {job: action.jobs.count(job) for job in action.jobs}
        return court(view, words, sent) + hunger(view, words, sent.get(Job.FARMERS, 0))
    city, free = own(view), free_peasants(own(view), view.data)
    said = words.say("hint-free-peasants", free=free, home=city.housing, silver=city.silver)
    return said + hunger(view, words)


def hunger(view: View, words: Words, farmers: int = 0) -> str:
    """In a harvest: who will leave as things stand, with this many more farmers; empty if there is wheat for all."""
    city = own(view)
    if view.table.season is not Season.HARVEST:
        return ""
    wheat = city.wheat + crop(view, city, more=farmers)
    missing = city.peasants * view.data.wheat_per_peasant - wheat
    if missing <= 0:
        return ""
    if wheat < view.data.wheat_per_peasant:
        return "\n" + words.say("hint-forgotten")
    leaving = city.peasants - wheat // view.data.wheat_per_peasant
    return "\n" + words.say("hint-hungry", leaving=leaving, wheat=missing)


def calling(view: View, words: Words, action: Action | None) -> str:
    """What a call costs now and when the price rises, who could be sent, and who goes hungry."""
    city, price = own(view), view.table.price
    later = next((dearer for dearer in view.data.prices if dearer > price), None)
    said = words.say("hint-calling", silver=city.silver, home=city.housing, price=price, later=later)
    return said + hunger(view, words)


def using_a_die(view: View, words: Words, action: Action | None) -> str:
    """Who is at home and at work, with the die being taken or bought; a bought one is paid for. Who goes hungry."""
    if not isinstance(action, Take | Buy):
        return court(view, words, {}) + hunger(view, words)
    sent = dict([job_and_number(view.table, own(view), action)])
    paid = view.data.buyer_price if isinstance(action, Buy) else 0
    return court(view, words, sent, paid) + hunger(view, words, sent.get(Job.FARMERS, 0))


def targets(view: View, words: Words, action: Action | None) -> str:
    """The own soldiers against those of each city that can be attacked."""
    table = view.table
    cities = city_cards(table, view.seat)
    defence = [words.counted(town(city, words), guarding(table, city)) for city in cities]
    return words.say("hint-targets", soldiers=own(view).soldiers, defence=", ".join(defence))


def heroes(view: View, words: Words, action: Action | None) -> str:
    """Soldiers against soldiers, where the reader attacks and where he is attacked."""
    table, mine = view.table, own(view)
    lines = []
    if (town := table.targets[view.seat]) is not None:
        attack, defence = marching(table, town), guarding(table, town)
        lines.append(words.say("hint-attack", town=town, attack=attack, own=mine.soldiers, defence=defence))
    if mine.town in table.targets:
        lines.append(words.say("hint-defence", attack=marching(table, mine.town), own=mine.soldiers))
    return "\n".join(lines)


def sabotaging(view: View, words: Words, action: Action | None) -> str:
    """Who can be hit at each place of the beaten city, and whose monuments are more."""
    city, mine = view.table.city_of(question(view, Sabotaging).town), own(view)
    places = ", ".join(words.counted(words.named(place), exposed(city, place)) for place in exposed_places(city))
    return words.say("hint-sabotaging", town=city.town, places=places, theirs=city.monuments, own=mine.monuments)


def loot(view: View, words: Words, action: Action | None) -> str:
    """What lies in Assisi, and what the reader has of it."""
    assisi, city = view.table.assisi, own(view)
    assert assisi is not None
    lies = words.say("hint-loot", silver=assisi.silver, wheat=assisi.wheat, captive=assisi.captive)
    if not isinstance(view.step, Plundering):
        return lies
    return f"{lies} {_fed(city, city.wheat, words)}"


def _fed(city: City, wheat: int, words: Words) -> str:
    """Wheat and mouths."""
    return words.say("hint-fed", wheat=wheat, peasants=city.peasants)


def improving(view: View, words: Words, action: Action | None) -> str:
    """What the farmers bring with and without prayers, against the mouths to feed."""
    city, asked = own(view), question(view, Improving)
    more = view.data.farmer_bonus if best_farmers(view) == view.seat else 0
    plain, better = (crop(view, city, improved) + more for improved in (False, True))
    brought = words.say("hint-improving", plain=plain, improved=better)
    prayers = words.say("hint-worship", worship=city.worship, left=city.worship - asked.prayers)
    hungry = hunger(view, words).replace("\n", " ")
    return f"{brought} {_fed(city, city.wheat, words)}\n{prayers}{hungry}"


def invoking(view: View, words: Words, action: Action | None) -> str:
    """What the pile of blessings still holds, and what prayers would be left."""
    table, data, city = view.table, view.data, own(view)
    rest = [
        words.say("hint-times", name=words.named(one), count=count)
        for one, count in blessings_left(table, data).items()
    ]
    left = city.worship - blessing_cost(table, data, view.seat)
    prayers = words.say("hint-worship", worship=city.worship, left=left)
    return f"{prayers} {_fed(city, city.wheat, words)}\n" + words.say("hint-blessings", rest=", ".join(rest))


def growth(view: View, words: Words, action: Action | None) -> str:
    """The wheat that feeding has left, and how far it is to victory."""
    return words.say("hint-growth", None, **so_far(view))
