"""How the things of Flandern 1302 are put into words, and the numbers that matter for a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.api import Action, Phrase, Words, clockwise, question
from engine.games.flandern1302 import cards, components, pieces, scoring
from engine.games.flandern1302.actions import Build, Choose, Finish, OnMap, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.quarters import after, number_of, quarter_at


def quarter(name: pieces.QuarterName, words: Words) -> str:
    """A quarter: its arms, its shape or special letter, its printed masters."""
    kind = (words.data or components.printed()).kinds[name]
    return words.say("the-quarter", special=kind.special, arms=kind.arms, shape=kind.shape, masters=kind.masters)


def card(value: pieces.Card, words: Words) -> str:
    """A card by its name, behind what it shows."""
    return words.marked(value, words.named(value))


#: the colours of the guilds
SIGNS = {"blue": "🔵", "yellow": "🟡", "green": "🟢", "red": "🔴"}

PHRASES: Mapping[Any, Phrase] = {
    pieces.QuarterName: quarter,
    pieces.Card: card,
    **dict.fromkeys((pieces.CityName, pieces.Arms), lambda value, words: words.named(value)),
}


def arms_of(name: pieces.QuarterName, view: pieces.View) -> pieces.Arms:
    """Whose sign a quarter bears."""
    arms: pieces.Arms = view.data.kinds[name].arms
    return arms


def laid(plot: pieces.PlotName, words: Words, view: pieces.View) -> str:
    """A quarter that lies on the map: its plot, what it is, and how many masters it has."""
    one = quarter_at(view.table, view.data, plot)
    if one is None:
        return str(plot)
    city, _ = view.data.places[plot]
    said = words.say("label-laid", plot=plot, city=words.named(city), quarter=quarter(one.kind, words))
    return f"{said} +{one.pawns}" if one.pawns else said


def built(action: Build, words: Words, view: pieces.View) -> str:
    """A build in as few words as a button has room for: its plot, which has a shape, the arms and the masters."""
    return _pressed("build", action.plot, view.data.kinds[action.quarter], words)


def finished(action: Finish, words: Words, view: pieces.View) -> str:
    """A site to be finished, just as short."""
    site = quarter_at(view.table, view.data, action.plot)
    assert site, action.plot
    return _pressed("finish", action.plot, view.data.kinds[site.kind], words)


def _pressed(deed: str, plot: pieces.PlotName, kind: components.Kind, words: Words) -> str:
    arms = words.named(kind.arms)
    return words.say(f"button-{deed}", plot=plot, special=kind.special, arms=arms, masters=kind.masters)


def city_of_plot(plot: pieces.PlotName, words: Words, view: pieces.View) -> str:
    """The city a plot lies in, its value and its free plots."""
    name, _ = view.data.places[plot]
    city = view.table.cities[pieces.CITY_INDEX[name]]
    value, free = scoring.evaluated(city, view.data).value, city.free.bit_count()
    return words.say("label-city", city=words.named(name), value=value, free=free)


# -- the numbers that matter -------------------------------------------------------------------------------------------


def ranking(result: pieces.Result, words: Words) -> str:
    """The guilds of a city by their finished quarters and masters, the first one first."""
    told = [
        words.say("hint-rank", guild=words.named(rank.guild), quarters=rank.quarters, masters=rank.masters)
        for rank in result.ranks
    ]
    return ", ".join(told) or words.say("hint-nobody")


def city_now(city: pieces.City, data: components.Components, words: Words, message: str = "hint-city") -> str:
    """Room, value and ranking of a city as it stands."""
    result, name, free = scoring.evaluated(city, data), words.named(city.name), city.free.bit_count()
    return words.say(message, city=name, free=free, value=result.value, ranks=ranking(result, words))


def city_then(view: pieces.View, action: OnMap, words: Words) -> str:
    """Value and ranking of a city after something was built, finished or put there."""
    city = after(view.table, view.data, action).cities[number_of(view.data, action.plot)]
    return city_now(city, view.data, words, "hint-city-then")


def city_card(view: pieces.View, words: Words, action: Action | None) -> str:
    """The city as it stands, or as it would be."""
    if isinstance(action, Build | Finish):
        return city_then(view, action, words)
    return city_now(view.table.cities[pieces.CITY_INDEX[question(view, cards.CityCard).city]], view.data, words)


def free_plots(table: pieces.Table, words: Words) -> str:
    """How much room each open city has."""
    room = [words.counted(words.named(city.name), city.free.bit_count()) for city in table.cities if city.open]
    return words.say("hint-free", cities=", ".join(room))


def building_site(view: pieces.View, words: Words, action: Action | None) -> str:
    """The pawns left, and the room in each city."""
    chosen = isinstance(action, Build)
    sites = after(view.table, view.data, action, site=True).sites if isinstance(action, Build) else view.table.sites
    return f"{words.say('hint-sites', chosen=chosen, sites=sites)} {free_plots(view.table, words)}"


def golden(view: pieces.View, words: Words, action: Action | None) -> str:
    """The value of each open city and one's own place in it; or the city as a cathedral or a master leaves it."""
    table, data = view.table, view.data
    if isinstance(action, PlaceCathedral | PlaceMaster):
        return city_then(view, action, words)
    own = table.players[view.seat].guild
    standing = []
    for city in table.cities:
        if city.open:
            result = scoring.evaluated(city, data)
            place = next((rank.place for rank in result.ranks if rank.guild is own), None)
            standing.append(words.say("hint-standing", city=words.named(city.name), value=result.value, place=place))
    return words.say("hint-golden", cities=", ".join(standing))


def choice(view: pieces.View, words: Words, action: Action | None) -> str:
    """The influence cards of the others and who is first among equals; and the city of the card, or all of them."""
    table = view.table
    others = [
        words.counted(words.named(player.guild), player.influence)
        for seat, player in enumerate(table.players)
        if seat != view.seat
    ]
    place = clockwise(table.first, len(table.players)).index(view.seat) + 1
    told = words.say("hint-choice", others=", ".join(others), place=place)
    if isinstance(action, Choose) and (city := table.city_of(action.card)):
        return f"{told}\n{city_now(city, view.data, words)}"
    return f"{told}\n{free_plots(table, words)}"


def turn_of_two(view: pieces.View, words: Words, action: Action | None) -> str:
    """The room in each city, and how many influence cards are still to come."""
    return f"{free_plots(view.table, words)} {words.say('hint-deck', cards=view.table.deck_left)}"
