"""How the things of Comuni are put into words, and what the values of its actions are called in a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.api import Action, Phrase, Words, question
from engine.games.comuni import components, repair, supply
from engine.games.comuni.actions import AddFloor, Collect, Commit, Finish
from engine.games.comuni.building import Construction, craftsmen_for, free_steps, height_after
from engine.games.comuni.invasion import Commitment, attacks_of, city_defence, payable, plunder
from engine.games.comuni.pieces import CardId, Category, Resource, View
from engine.games.comuni.projects import gold_standing, held_by, income_due

#: an entry of a list fits Discord together with the name of its field
LONGEST = 83
#: characters of cards that are named by what they are; more are named by their numbers
MOST_CARDS = 100
#: how much of a player's name is said, as far as there is room
NAME_LENGTHS = (32, 16, 10)


def card(number: CardId, words: Words) -> str:
    """A project card: its number, and where it was not named before its level and categories."""
    if words.again(number):
        return number
    data = words.data or components.printed()
    known = data.cards[number]
    return words.say("card", id=number, level=known.level, symbols=known.categories)


#: the colours of the comuni
SIGNS = {"lucca": "🔵", "firenze": "🟣", "siena": "🟢", "bologna": "🔴", "milano": "🟡"}

PHRASES: Mapping[Any, Phrase] = {CardId: card}


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ,/") + "…"


def _shown(known: components.Card, words: Words) -> str:
    """A card in a column: its categories and level."""
    every = len(known.categories) == len(Category)
    kinds = words.say("label-any-kind") if every else "/".join(map(words.named, known.categories))
    return words.say("label-card", kinds=kinds, level=known.level)


def column(number: int, words: Words, view: View) -> str:
    """A column: its cards, and who would be out-bid there; the longer the cards, the shorter the name."""
    chosen = view.table.columns[number - 1]
    head = words.say("label-column", column=number, bonus=chosen.bonus)
    cards = ", ".join(_shown(view.data.cards[card], words) for card in chosen.cards)
    counted = words.say("label-cards", count=len(chosen.cards), cards=cards)
    tails = [""]
    if envoy := chosen.envoy:
        names = [_cut(words.seat(envoy.seat), most) for most in NAME_LENGTHS]
        tails = [" · " + words.say("label-envoy", name=name, gold=envoy.gold) for name in names]
    fitting = (
        f"{head} · {what}{tail}"
        for tail in tails
        for what in (counted, cards)
        if len(f"{head} · {what}{tail}") <= LONGEST
    )
    return next(fitting, None) or _cut(f"{head} · {cards}", LONGEST - len(tails[-1])) + tails[-1]


def building(number: int, words: Words, view: View) -> str:
    """One of one's own buildings before and after."""
    chosen = view.table.comuni[view.seat].buildings[number - 1]
    height = len(chosen.cards)
    return words.say("label-building", category=chosen.category, height=height, next=height + 1)


def category_of(number: int, view: View) -> Category:
    """What kind of building one of the own is."""
    return view.table.comuni[view.seat].buildings[number - 1].category


def section(number: int, words: Words, view: View) -> str:
    """One of one's own wall sections before and after."""
    height = view.table.comuni[view.seat].walls[number - 1]
    return words.say("label-section", section=number, height=height, next=height + 1)


def kind(category: Category, words: Words, view: View) -> str:
    """A kind of building, with the tallest one of it that stands already."""
    return words.say("label-found", category=category, height=view.table.comuni[view.seat].tallest(category))


def tiles(count: int | None, words: Words, view: View, message: str = "label-mend") -> str:
    """Plunder tiles and their price, or what is left for later."""
    return words.say(message, tiles=count, pilgrim=repair.PILGRIMS_TO_MEND.get(count or 0, 0))


def collected(income: Collect, words: Words, view: View) -> str:
    """An income, with the cube chosen for it."""
    if income.cube is None:
        later = income_due(view.table, view.data, view.seat).free
        return words.say("collect-later") if later else words.deed(income, view.step)
    return words.say("collect-with", cube=words.say("one-cube", resource=income.cube))


def two_cubes(resource: Resource, words: Words, view: View) -> str:
    """Two cubes of one's own stock."""
    return words.say("label-give", give=resource, have=view.hand.stock[resource])


def committed(armies: Commit, words: Words, view: View) -> str:
    """How armies are split, and what pays for them besides army cubes."""
    said = [words.say("commit-split", alliance=armies.alliance, city=armies.city)]
    if armies.by_gold:
        said.append(words.say("commit-gold", gold=supply.CUBES_FOR_ONE * armies.by_gold))
    if armies.by_pilgrims:
        said.append(words.say("commit-pilgrims", pilgrim=supply.CUBES_FOR_ONE * armies.by_pilgrims))
    return ", ".join(said)


# -- the numbers that matter -------------------------------------------------------------------------------------------


def commitment(view: View, words: Words, action: Action | None) -> str:
    """What attacks, what the armies chosen hold, and what is missing; of armies that cannot be paid, no promise."""
    step = question(view, Commitment)
    chosen = action if isinstance(action, Commit) else Commit()
    attacks, comuni = attacks_of(view.table, view.data, step.pile), view.table.comuni
    attack, held = attacks[view.seat], city_defence(view.table, view.seat, chosen.city)
    key, missing = "hint-commitment-unpaid", 0
    if payable(chosen, view.hand.stock):
        key, missing = "hint-commitment", plunder(attack, chosen.alliance, held)
    name = comuni[view.seat].name
    said = words.say(key, pile=step.pile, comune=name, attack=attack, city=chosen.city, defence=held, missing=missing)
    others = [f"{one.name} {attacks[seat]}" for seat, one in enumerate(comuni) if seat != view.seat]
    return f"{said} {words.say('hint-commitment-others', list=', '.join(others))}"


def projects(view: View, words: Words, action: Action | None) -> str:
    """What a claim would bring; many cards are named by their numbers only, as on the board."""
    mine = held_by(view.table, view.seat)
    if not mine:
        return ""
    numbers = [number for one in mine for number in one.cards]
    cards = ", ".join(_shown(view.data.cards[number], words) for number in numbers)
    if len(cards) > MOST_CARDS:
        cards = ", ".join(numbers)
    columns = words.listed([str(one.number) for one in mine])
    return words.say("hint-claim", columns=columns, count=len(mine), cards=cards, gold=gold_standing(mine))


# -- building ----------------------------------------------------------------------------------------------------------


def entry(step: Construction, words: Words, view: View) -> str:
    """A step as an entry of one list: what it makes, the points it scores, what it takes, and its card."""
    said = {"craftsman": craftsmen_for(step, view.table, view.data, view.seat), **dict(step)}
    if isinstance(step, AddFloor):
        said["category"] = category_of(step.building, view)
    return words.say(f"entry-{step.word}", height=height_after(step, view.table.comuni[view.seat]), **said)


def unfinished(view: View, words: Words, action: Finish) -> str:
    """What could still be built for nothing."""
    free = free_steps(view)
    return words.say("regret-finish", free="both" if len(free) > 1 else free[0]) if free else ""
