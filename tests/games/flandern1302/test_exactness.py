"""Random games, where every offer, cover and set of bits is compared with the rules said over again in plain words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from engine.core.api import Action, Illegal, Offer
from engine.games.flandern1302 import Flandern1302, actions, building, cards, covering
from engine.games.flandern1302.components import Components, read
from engine.games.flandern1302.ground import Ground
from engine.games.flandern1302.pieces import CITY_INDEX, COMMON, INDEX, Arms, City, Special
from tests.component_files import changed

PRINTED = Flandern1302.printed()
TOLERANT = msgspec.structs.replace(PRINTED, church_is_arms=False)
#: an owner's file in which B opens its plots from a Yard
MOVED = read(changed("flandern1302", {"special_church_quarters.list.1.placed_on": ["yard"]}))
CASES = [(players, data) for data in (PRINTED, TOLERANT, MOVED) for players in (2, 3, 4)]
EVERY = pytest.mark.parametrize(("players", "data"), CASES)


def random_game(players: int, data: Components, seed: int) -> Iterator[Flandern1302]:
    """A game of legal but aimless moves, before each of them."""
    chance = random.Random(f"{players} {seed}")
    game, _ = Flandern1302.start(players, f"seed {seed}", None, data)
    while not game.over:
        yield game
        seat = chance.choice(game.asked)
        option = chance.choice(game.options(seat))
        if isinstance(option, Offer):
            option = option.action(**{name: chance.choice(values) for name, values in option.fields.items()})
        game.submit(seat, option)
    yield game


def some_of(players: int, data: Components, seed: int, every: int) -> Iterator[Flandern1302]:
    """Some positions of such a game, once its arms are known."""
    for number, game in enumerate(random_game(players, data, seed)):
        if number % every == 0 and game.table.arms:
            yield game


def lawful(game: Flandern1302, build: actions.Build, step: cards.CityCard | cards.BuildingSite) -> bool:
    only = game.table.cities[CITY_INDEX[step.city]] if isinstance(step, cards.CityCard) else None
    try:
        building.check_build(game.table, game.data, build, only, step.arms)
    except Illegal:
        return False
    return True


@EVERY
def test_exactly_the_lawful_builds_are_offered(players: int, data: Components) -> None:
    every = [actions.Build(quarter=quarter, plot=plot) for quarter in data.kinds for plot in data.places]
    compared = 0
    for game in some_of(players, data, 1, every=5):
        step = game.step
        if isinstance(step, cards.CityCard | cards.BuildingSite):
            offered: list[Action] = [move for move in game.options(step.seat) if isinstance(move, actions.Build)]
            assert len(set(offered)) == len(offered)
            assert set(offered) == {build for build in every if lawful(game, build, step)}
            compared += 1
    assert compared > 5


@EVERY
def test_a_card_is_possible_exactly_when_something_can_be_built(players: int, data: Components) -> None:
    answers = set()
    several = (Arms.BLUE, *COMMON), COMMON, (Arms.CHURCH,), (Arms.RED,)
    for game in some_of(players, data, 4, every=4):
        for city, arms in product(range(len(game.table.cities)), several):
            possible = building.can_build(game.table, data, (city,), arms)
            assert possible == bool(building.builds(game.table, data, (city,), arms))
            answers.add(possible)
    assert answers == {True, False}


@EVERY
def test_what_one_arms_may_build_and_where_is_told_as_all_builds_are(players: int, data: Components) -> None:
    compared = 0
    for game in some_of(players, data, 5, every=6):
        for city, arms in product(range(len(game.table.cities)), Arms):
            found = building.openings(game.table, data, city, arms)
            moves = [(takes, move) for takes, there in found for move in there]
            assert [move for _, move in moves] == building.builds(game.table, data, (city,), (arms,))
            for takes, move in moves:
                assert building.check_build(game.table, data, move, None, (arms,))[1].takes == takes
            compared += len(found)
    assert compared > 100


def plots(data: Components, city: City, bits: int) -> set[Ground]:
    return {ground for ground in data.grounds if ground.special is not Special.D and ground.takes & bits}


@EVERY
def test_the_bits_of_a_city_and_the_shelves_of_the_stock_say_what_lies_there(players: int, data: Components) -> None:
    for game in random_game(players, data, 2):
        table = game.table
        for city in table.cities:
            standing = [0] * len(Arms)
            for quarter in city.quarters:
                standing[data.kinds[quarter.kind].index] |= data.grounds[quarter.ground].takes
            assert city.standing == standing
            assert not (city.free & city.covered | city.free & city.built | city.covered & city.built)
            # rules that look at free plots need not ask whether the city is scored or in play
            assert city.open or not city.free
            # within the wall each plot is one of these
            assert not city.in_play or data.plots & ~(city.free | city.covered | city.built) == 0
        assert [table.has_free(plots) for plots in range(1, 80)] == [
            plots <= table.free_plots for plots in range(1, 80)
        ]
        for kind in data.kinds.values():
            if kind.shelf >= 0:
                assert bool(table.ready[kind.shelf] & kind.bit) == bool(table.stock[kind.name])
        assert table.golden_left == len(game.box.golden)
        assert table.deck_left == len(game.box.influence)


def living(game: Flandern1302, number: int) -> int:
    """Section by section: free plots that some quarter fits, reached from built or living plots by its long sides."""
    table, data = game.table, game.data
    city = table.cities[number]
    alive_now: set[Ground] = set()
    free = plots(data, city, city.free)

    def borders(ground: Ground) -> bool:
        return any(ground.long & other.takes for other in alive_now | plots(data, city, city.built))

    def blocked(ground: Ground, arms: Arms) -> bool:
        if arms is Arms.CHURCH and not data.church_is_arms:
            return False
        return bool(ground.touches & city.standing[INDEX[arms]])

    def has_special(side: str | None) -> bool:
        return any(
            data.kinds[quarter.kind].special and data.grounds[quarter.ground].side == side for quarter in city.quarters
        )

    def fits(ground: Ground) -> bool:
        for kind in data.kinds.values():
            if not table.stock[kind.name] or kind.arms not in table.arms or blocked(ground, kind.arms):
                continue
            if kind.arms is Arms.CHURCH and ground.suburb:
                continue
            if kind.special is None and kind.shape is ground.shape:
                return True
            if (kind.special, ground.index) in data.opens and not has_special(ground.side):
                return True
        return False

    while True:
        more = {ground for ground in free - alive_now if fits(ground) and borders(ground)}
        for double in data.doubles:
            pair = {ground for ground in free if ground.takes & double.takes}
            room = len(pair) == 2 and not blocked(double, Arms.CHURCH) and not has_special(double.side)
            if room and game.table.stock[data.kinds["church-D"].name] and borders(double):  # type: ignore[index]
                more |= pair - alive_now
        if not more:
            return sum(ground.takes for ground in alive_now)
        alive_now |= more


@EVERY
def test_exactly_the_living_plots_stay_free(players: int, data: Components) -> None:
    for game in some_of(players, data, 3, every=7):
        covered, grey = game.branch(), building.fitting(game.table, data, building.GREY)
        covering.cover_dead(covered)
        for index, city in enumerate(game.table.cities):
            if city.open:
                # found out plot by plot, and as cities are asked at the end of a round
                assert covering.dead_plots(game.table, data, index, grey) == city.free & ~living(game, index)
                assert covered.table.cities[index].free == living(game, index)
