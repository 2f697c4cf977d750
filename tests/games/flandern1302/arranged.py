"""Positions for the tests: a table set up as wanted, quarters laid without asking the rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.event import Event
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Decision, Step
from engine.games.flandern1302 import Flandern1302, quarters
from engine.games.flandern1302.actions import TAKE_GUILD, TAKE_INFLUENCED, Choose, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.components import FILE, Components
from engine.games.flandern1302.pieces import (
    CITY_INDEX,
    COMMON,
    Arms,
    Card,
    City,
    CityName,
    PlotName,
    Quarter,
    QuarterName,
)
from engine.games.flandern1302.quarters import alter, filled, ground_at, lay, number_of
from engine.games.flandern1302.scoring import evaluated
from engine.games.flandern1302.setup import SEAT_WORDS, Guild, Influenced
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, RED, YELLOW

GUILDS = (YELLOW, GREEN, BLUE, RED)


def changed(**paths: Any) -> bytes:
    """The printed file with some values exchanged, paths written with double underscores."""
    file = json.loads(FILE.path.read_bytes())
    for path, value in paths.items():
        *way, last = path.split("__")
        place = file
        for part in way:
            place = place[int(part) if part.isdigit() else part]
        place[int(last) if last.isdigit() else last] = value
    return json.dumps(file).encode()


def started(
    players: int = 4,
    guilds: Sequence[Arms] = GUILDS,
    first: int = 0,
    influenced: Arms | None = None,
    data: Components | None = None,
    seed: str = "seed",
) -> Flandern1302:
    """A game at its first choice, with these guilds on the seats."""
    options = Flandern1302.Variant(first_player=SEAT_WORDS[first])  # type: ignore[call-arg]
    game, _ = Flandern1302.start(players, seed, options, data)
    while isinstance(game.step, Guild):
        seat = game.asked[0]
        game.submit(seat, TAKE_GUILD[guilds[seat]])
    if isinstance(game.step, Influenced):
        game.submit(game.asked[0], TAKE_INFLUENCED[influenced or game.table.free_guilds[0]])
    return game


def city(game: Flandern1302, name: str) -> City:
    """A city by its name."""
    return game.table.cities[CITY_INDEX[CityName(name)]]


def put(game: Flandern1302, plot: str, quarter: str, site: bool = False, pawns: int = 0, cathedral: int = 0) -> None:
    """Lay a quarter whatever the rules say, with whatever stands on it."""
    table, data, name = game.table, game.data, PlotName(plot)
    place = table.cities[number_of(data, name)]
    kind, ground = data.kinds[QuarterName(quarter)], ground_at(place.free, data, name)
    whole = ground and (filled(data, ground, kind) or ground)
    assert whole, plot
    lay(table, data, place, whole, kind, site)
    last = len(place.quarters) - 1
    for action in [PlaceMaster(plot=name)] * pawns + [PlaceCathedral(plot=name)] * cathedral:
        alter(table, place, last, action)


def with_city_card(name: str = "leuven", *arms: Arms, data: Components | None = None) -> Flandern1302:
    """Yellow, the first seat, has this city's card to carry out."""
    return asked(started(data=data), CityCard(FIRST, CityName(name), arms or (YELLOW, *COMMON)))


def with_site_card(*arms: Arms) -> Flandern1302:
    """Yellow, the first seat, has its Building Site card to carry out."""
    return asked(started(), BuildingSite(FIRST, arms or (YELLOW, *COMMON)))


def fill(game: Flandern1302, name: str, *left: int) -> City:
    """Cover all free plots of a city but these."""
    place = city(game, name)
    free = sum(1 << plot for plot in left)
    place.covered, place.free = place.free & ~free, free
    return place


def score(game: Flandern1302, *names: str) -> None:
    """These cities have been scored as they stand."""
    for name in names:
        place = city(game, name)
        place.result = evaluated(place, game.data)


def keep(game: Flandern1302, seat: Seat, *cards: Card) -> None:
    """The seat has played all its cards but these."""
    player = game.table.players[seat]
    player.row = [card for card in player.hand if card not in cards]
    player.hand = list(cards)


def use_up(game: Flandern1302, *names: str) -> None:
    """Take all quarters of these kinds, or of these arms, out of the stock."""
    for kind in game.data.kinds.values():
        if kind.name in names or kind.arms in names:
            game.table.stock[kind.name] = 0
            if kind.shelf >= 0:
                game.table.ready[kind.shelf] &= ~kind.bit


def quarter_at(game: Flandern1302, plot: str) -> Quarter | None:
    """What lies on a plot."""
    return quarters.quarter_at(game.table, game.data, PlotName(plot))


def asked(game: Flandern1302, step: Decision) -> Flandern1302:
    """The game with this question put before anything already planned."""
    game.agenda.append(step)
    game.asked = tuple(step.seats(game.table))
    return game


def heard(game: Flandern1302, seat: Seat, action: Action) -> list[Event]:
    """The seat acts; what was told."""
    return [one.event for one in game.submit(seat, action).told]


def happen(game: Flandern1302, *steps: Step) -> list[Event]:
    """Let these rules happen next; what was told."""
    game.do(*steps)
    game._settle()
    told, game._told = game._told, []
    return [one.event for one in told]


def choose(game: Flandern1302, *cards: Card, influence: Sequence[int] = (0, 0, 0, 0)) -> list[Event]:
    """All seats choose; what was told."""
    answers = [Choose(card=card, influence=more) for card, more in zip(cards, influence, strict=False)]
    return [event for seat, answer in enumerate(answers) for event in heard(game, Seat(seat), answer)]


def refuse(game: Flandern1302, seat: Seat, action: Action, key: str, **facts: Any) -> None:
    """The action is refused for this reason, with these numbers, and nothing has changed."""
    before = game.save()
    with pytest.raises(Illegal) as refusal:
        game.submit(seat, action)
    assert refusal.value.key == key
    assert {name: refusal.value.facts.get(name) for name in facts} == facts
    assert game.save() == before


def builds(game: Flandern1302, seat: Seat) -> set[tuple[str, str]]:
    """The quarters and plots offered."""
    return {(option.quarter, option.plot) for option in game.options(seat) if option.word == "build"}
