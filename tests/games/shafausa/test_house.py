"""House players: the regular better than the rookie, games of the usual length, and what an expert thinks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean
from typing import Any

import pytest

from engine.core.api import Dice, Seat
from engine.core.expert import ideas_of
from engine.core.house import House, absent, levels, playout
from engine.games.shafausa import Shafausa, judgement
from engine.games.shafausa.actions import Reveal, TakeTile
from engine.games.shafausa.foresight import FORESIGHT
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import Building, Mode, People, Power, Quote, Realm, Resource
from engine.games.shafausa.regular import next_step, plans
from tests.games.shafausa.names import A
from tests.games.shafausa.positions import Arranged, dealt, opening

HOUSES = levels("shafausa")
#: rounds of a whole game in the specification's simulations
REFERENCE = {Mode.FAMILY: 8, Mode.GEEK: 12, Mode.COLONIAL: 14}


def play(mode: str, houses: Sequence[House], seed: str, **options: Any) -> Arranged:
    return opening(len(houses), seed, mode, **options).played_by(houses, seed)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_regular_wins_at_least_six_of_ten_games_against_three_rookies_in_every_mode(mode: Mode):
    won = 0
    for number in range(60):
        houses = [HOUSES["rookie"]] * 4
        houses[number % 4] = HOUSES["regular"]
        won += play(mode, houses, f"regular {number}").winners() == [number % 4]
        # the rest cannot change the answer any more
        if won >= 0.6 * 60:
            return
    raise AssertionError(f"a regular won {won} of 60 games")


def test_in_colonial_no_place_in_the_draft_is_three_points_better_or_worse_than_the_others():
    leads: list[list[float]] = [[], [], [], []]
    for number in range(80):
        game = opening(4, f"draft {number}", "colonial")
        places = list(game.table.order)
        points = game.played_by([HOUSES["regular"]] * 4, f"draft {number}").standing() or []
        for lead, seat in zip(leads, places, strict=True):
            lead.append(points[seat] - fmean(points))
    # one standard error is 0.9
    assert max(abs(fmean(lead)) for lead in leads) < 3


def test_a_regular_takes_any_tile_that_is_hardly_worse_than_the_best_one_and_no_other():
    game = opening(4, "tiles", "colonial")
    view = game.view_of(game.asked[0])
    taken = {HOUSES["regular"](view, Dice(f"tile {number}")) for number in range(40)}
    assert taken == {TakeTile(value=value) for value in (20, 21, 22, 23, 26)}


@pytest.mark.parametrize("mode", list(Mode))
def test_matches_among_regulars_end_within_the_reference_number_of_rounds(mode: Mode):
    rounds = [play(mode, [HOUSES["regular"]] * 4, f"length {number}").table.round for number in range(40)]
    assert fmean(rounds) <= REFERENCE[mode]
    assert max(rounds) <= REFERENCE[mode] + 3


@pytest.mark.parametrize("mode", list(Mode))
def test_a_table_of_absent_players_ends_with_the_agreed_limit(mode: Mode):
    game = play(mode, [absent] * 3, "nobody", round_limit=True)
    assert game.table.round == 25
    assert game.winners()


def test_the_outlook_is_that_of_the_table_looked_at_whoever_looks_and_whatever_was_seen_before():
    game = opening(3, "outlook")
    course = enumerate(playout(game, [HOUSES["rookie"]] * 3, "outlook"))
    seen = [game.view_of(Seat(number % 3)) for number, _ in course if number % 40 == 0]
    in_turn = [judgement.outlook(view) for view in seen]
    assert len(set(in_turn)) > 3
    assert [judgement.outlook(view) for view in reversed(seen)] == in_turn[::-1]
    anew = [Shafausa.load(game.save()).view_of(Seat(seat)) for seat in range(3)]
    assert {judgement.outlook(view) for view in anew} == {judgement.outlook(game.view_of(Seat(0)))}


def test_regulars_play_the_cards_that_pay_before_the_scoring() -> None:
    early = set()
    for number in range(10):
        game = opening(4, f"cards {number}")
        for _ in playout(game, [HOUSES["regular"]] * 4, f"cards {number}"):
            if game.table.round == 2:
                break
        early |= {realm.power for realm in game.table.realms if realm.power}
    assert early >= {Power.FORCED_LABOUR, Power.PASS_TOLL, Power.EMBASSIES, Power.HARD_BARGAIN}


def cards(game: Arranged) -> list[Reveal]:
    """The POWER cards that an expert thinks of."""
    return [one for one in ideas_of(game.view_of(A), Dice("cards"), FORESIGHT) if isinstance(one, Reveal)]


def test_an_expert_thinks_of_its_power_cards_in_a_plan_until_one_is_revealed() -> None:
    found = cards(dealt("tessina", "zugriga").manage())
    assert found
    assert not cards(dealt("tessina", "zugriga").manage().having(power=found[0].card))


def altered(game: Shafausa, seat: Seat) -> Iterator[Shafausa]:
    """The same position, with one thing changed that a plan may depend on."""

    def change(how: Callable[[Shafausa, Realm], object]) -> Shafausa:
        other = game.branch()
        how(other, other.hands[seat].draft or other.table.realms[seat])
        return other

    yield change(lambda other, realm: setattr(realm, "chf", realm.chf + 7))
    yield change(lambda other, realm: setattr(realm, "chf", 0))
    for resource in Resource:
        yield change(lambda other, realm, one=resource: realm.stock.update({one: realm.stock[one] + 2}))
    yield change(lambda other, realm: setattr(realm, "miners", game.data.most_miners))
    yield change(lambda other, realm: setattr(realm, "bought", 99))
    yield change(lambda other, realm: setattr(realm, "spent_power", True))
    for card in (Power.CONSCRIPTION, Power.BRUTE_STRENGTH, Power.DEEP_GALLERIES, Power.HARMONY, None):
        yield change(lambda other, realm, one=card: setattr(realm, "power", one))
        yield change(lambda other, realm, one=card: (setattr(realm, "power", one), setattr(realm, "spent_power", True)))
    for people in People:
        yield change(lambda other, realm, one=people: setattr(realm, "people", one))
    for building in (Building.KILN, Building.INN, Building.MARKET_HALL):
        yield change(lambda other, realm, one=building: realm.reserve.append(one))
        yield change(lambda other, realm, one=building: realm.alter(1, buildings=(one,)))
    yield change(lambda other, realm: realm.alter(realm.built, mines=()))
    yield change(lambda other, realm: setattr(other.table, "mines", 0))
    yield change(lambda other, realm: setattr(other.table, "round", other.table.round + 5))
    yield change(lambda other, realm: setattr(other.table.realms[seat - 1], "cities", realm.cities[:1]))
    for place, quote in enumerate(game.table.exchange):
        dearer = Quote(quote.resource, quote.sale + 2, quote.purchase + 3)
        yield change(lambda other, realm, at=place, one=dearer: other.table.exchange.__setitem__(at, one))


@pytest.mark.parametrize("mode", list(Mode))
def test_a_regular_remembers_of_a_plan_only_what_it_would_think_of_anew(mode: Mode):
    game = opening(3, f"remembered {mode}", mode)
    asked, told = 0, set()
    for number, _ in enumerate(playout(game, [HOUSES["regular"]] * 3, f"remembered {mode}")):
        if number % 3 or not isinstance(game.step, Management):
            continue
        seat, asked = game.asked[0], asked + 1
        for other in (game, *altered(game, seat)):
            view = other.glance(seat)
            anew = next(plans(view, Dice("anew"))).action
            frozen = Shafausa.load(other.save()).view_of(seat)
            assert next_step(view, Dice("first")) == next_step(frozen, Dice("again")) == anew
            told.add(anew)
    assert asked > 5
    assert len(told) > 15
