"""Phase 3 A: targets, heroes, battles."""

from __future__ import annotations

from typing import Any

from engine.core.seat import Seat
from engine.games.alba_longa import AlbaLonga, events
from engine.games.alba_longa.actions import Attack, Decline, Pass, Recover, Sabotage, Send
from engine.games.alba_longa.pieces import Attacker, Battle, Place, Season, Town
from engine.games.alba_longa.sabotage import Sabotaging
from engine.games.alba_longa.soldiers import Heroes, Recovery, Soldiers, Targets
from tests.games.alba_longa.board import A, B, C, D, absent, kings, put, refused, spend_heroes, told

TOWNS = (Town.ALBA_LONGA, Town.ROMA, Town.VEII, Town.VELITRAE)


def armies(*soldiers: int, king: Seat = A, season: Season = Season.GROWING, **options: Any) -> AlbaLonga:
    """The soldier step with armies of these sizes."""
    game = kings(len(soldiers), king, **options)
    for city, count in zip(game.table.cities, soldiers, strict=True):
        city.soldiers, city.housing = count, city.housing - count
    game.table.season = season
    return game


def at_war(*soldiers: int, used: tuple[int, ...] = (), **facts: Any) -> AlbaLonga:
    """The same, and the Kings are asked; the first has used these heroes already."""
    game = armies(*soldiers, **facts)
    spend_heroes(game, A, *used)
    put(game, Soldiers())
    return game


def attack(game: AlbaLonga, **towns: Town) -> None:
    for name, town in towns.items():
        game.submit(Seat("abcde".index(name)), Attack(city=town))


def send(game: AlbaLonga, **heroes: int) -> None:
    for name, hero in heroes.items():
        game.submit(Seat("abcde".index(name)), Send(hero=hero))


def test_v2_the_example_of_the_rulebook() -> None:
    game = armies(3, 3, 0, 4)
    b = game.table.cities[B]
    b.peasants, b.market.own, b.quarry.own, b.temple.own = 8 + 7, 3, 4, 5
    b.housing = 0
    put(game, Soldiers())
    assert game.asked == (A, B, D)
    attack(game, a=Town.ROMA, b=Town.VEII, d=Town.ROMA)
    assert game.asked == (A, B, C, D)
    send(game, a=0, b=1, c=4)
    heard = told(game, D, Send(hero=2))
    assert events.AttackSucceeded(Town.ROMA, 9, 4, 5, 2) in heard
    assert game.step == Sabotaging(D, Town.ROMA)
    game.submit(D, Sabotage(place=Place.MARKET))
    assert (b.market.own, b.housing) == (2, 1)
    assert game.step == Sabotaging(A, Town.ROMA)
    heard = told(game, A, Sabotage(place=Place.QUARRY))
    assert (b.quarry.own, b.housing) == (3, 2)
    assert events.AttackFailed(Town.VEII, 4, 4) in heard
    assert [hand.used for hand in game.hands] == [[], [1], [4], [2]]
    assert game.hands[A].active == [0, 1, 2, 3, 4]
    assert [(city.active, city.used) for city in game.table.cities] == [(5, 0), (4, 1), (4, 1), (4, 1)]
    assert game.table.battles[0] == Battle(
        Town.ROMA, (Attacker(D, 4, 2), Attacker(A, 3, 0)), soldiers=3, hero=1, success=5, sabotages=2
    )


def test_only_kings_with_soldiers_choose_a_target() -> None:
    game = at_war(2, 0, 1)
    assert game.asked == (A, C)
    refused(game, B, Attack(city=Town.ALBA_LONGA), "no-soldiers")


def test_without_soldiers_there_is_peace() -> None:
    game = armies(0, 0, 0)
    assert events.AtPeace() in put(game, Soldiers())
    assert game.over


def test_targets_show_only_when_all_are_in() -> None:
    game = at_war(2, 2, 0)
    assert told(game, A, Attack(city=Town.ROMA)) == []
    assert game.table.targets == []
    heard = told(game, B, Attack(city=Town.VEII))
    assert heard[:2] == [events.TargetShown(A, Town.ROMA, 2), events.TargetShown(B, Town.VEII, 2)]
    assert game.table.targets == [Town.ROMA, Town.VEII, None]


def test_soldiers_must_attack_somewhere() -> None:
    game = at_war(2, 2, 0)
    for refusal in (Pass(), Decline()):
        refused(game, A, refusal, "must-attack")


def test_only_other_living_cities_of_this_game_can_be_attacked() -> None:
    game = armies(2, 0, 0, 0)
    game.table.cities[D].alive = False
    put(game, Soldiers())
    for town in (Town.ALBA_LONGA, Town.VELITRAE, Town.REATE, Town.ASSISI):
        refused(game, A, Attack(city=town), "no-city-card", town=town, towns=(Town.ROMA, Town.VEII))


def test_a_single_city_card_is_played_without_asking() -> None:
    game = armies(2, 0, 0)
    game.table.cities[C].alive = False
    heard = put(game, Soldiers())
    assert events.TargetShown(A, Town.ROMA, 2) in heard
    assert isinstance(game.step, Heroes)


def test_heroes_are_chosen_by_exactly_those_concerned() -> None:
    game = at_war(2, 0, 0, 0)
    attack(game, a=Town.VEII)
    assert game.asked == (A, C)


def test_the_hero_counts_in_attack_and_in_defence() -> None:
    game = at_war(2, 2, 0)
    attack(game, a=Town.ROMA, b=Town.ALBA_LONGA)
    game.submit(A, Send(hero=4))
    heard = told(game, B, Send(hero=1))
    assert events.AttackFailed(Town.ALBA_LONGA, 3, 6) in heard
    assert events.AttackSucceeded(Town.ROMA, 6, 3, 3, 2) in heard


def test_heroes_show_only_when_all_are_in() -> None:
    game = at_war(2, 0, 0)
    attack(game, a=Town.ROMA)
    assert told(game, A, Send(hero=3)) == []
    assert game.table.heroes == []
    assert game.hands[A].active == [0, 1, 2, 3, 4]
    assert events.HeroShown(A, 3) in told(game, B, Send(hero=0))


def test_a_used_hero_rests() -> None:
    game = at_war(2, 0, 0, used=(2, 4))
    attack(game, a=Town.ROMA)
    refused(game, A, Send(hero=4), "hero-rests", hero=4, heroes=(0, 1, 3))
    assert game.options(A) == [Send(hero=0), Send(hero=1), Send(hero=3)]


def test_cities_are_resolved_in_turn_order() -> None:
    game = at_war(1, 1, 1, 1, king=C)
    attack(game, a=Town.ROMA, b=Town.ALBA_LONGA, c=Town.VELITRAE, d=Town.VEII)
    send(game, a=0, b=0, c=0)
    heard = told(game, D, Send(hero=0))
    towns = [event.town for event in heard if isinstance(event, events.AttackFailed)]
    assert towns == [Town.VEII, Town.VELITRAE, Town.ALBA_LONGA, Town.ROMA]


def test_v13_ties_among_attackers_go_in_turn_order_and_the_first_begins_again() -> None:
    game = armies(4, 0, 0, 4, king=C)
    b = game.table.cities[B]
    b.quarry.own, b.temple.own, b.housing = 6, 2, 0
    put(game, Soldiers())
    attack(game, a=Town.ROMA, d=Town.ROMA)
    send(game, a=0, b=0, d=0)
    asked = []
    while isinstance(game.step, Sabotaging):
        asked.append(game.asked[0])
        game.submit(game.asked[0], Sabotage(place=Place.QUARRY))
    assert asked == [D, A, D]
    assert b.quarry.own == 3


def test_all_heroes_come_back_when_only_zero_is_left() -> None:
    game = at_war(2, 0, 0, used=(1, 2, 4))
    attack(game, a=Town.ROMA)
    game.submit(A, Send(hero=3))
    heard = told(game, B, Send(hero=0))
    assert events.HeroesReturned(A) in heard
    assert (game.hands[A].active, game.hands[A].used) == ([0, 1, 2, 3, 4], [])
    assert (game.table.cities[A].active, game.table.cities[A].used) == (5, 0)


def test_hero_zero_never_leaves() -> None:
    game = at_war(2, 0, 0, used=(1, 2, 4))
    attack(game, a=Town.ROMA)
    send(game, a=0, b=0)
    assert (game.hands[A].active, game.hands[A].used) == ([0, 3], [1, 2, 4])


def test_soldiers_defend_and_attack_at_full_value() -> None:
    game = at_war(3, 3, 0)
    attack(game, a=Town.VEII, b=Town.ALBA_LONGA)
    game.submit(A, Send(hero=0))
    game.submit(B, Send(hero=0))
    heard = told(game, C, Send(hero=0))
    assert events.AttackFailed(Town.ALBA_LONGA, 3, 3) in heard
    assert events.AttackSucceeded(Town.VEII, 3, 0, 3, 2) in heard


def test_job_well_done_the_largest_army_takes_a_hero_back() -> None:
    game = at_war(3, 2, 0, job_well_done=True, used=(3, 4))
    assert game.step == Recovery(A)
    assert game.options(A) == [Recover(), Recover(hero=3), Recover(hero=4)]
    refused(game, A, Recover(hero=2), "hero-not-used", hero=2, heroes=(3, 4))
    outcome = game.submit(A, Recover(hero=4))
    told_to = [(one.to, one.event) for one in outcome.told]
    assert told_to == [(None, events.HeroRecovered(A)), (A, events.HeroTakenBack(4))]
    assert game.hands[A].active == [0, 1, 2, 4]
    assert (game.table.cities[A].active, game.table.cities[A].used) == (4, 1)
    assert isinstance(game.step, Targets)


def test_job_well_done_the_largest_army_may_leave_its_heroes() -> None:
    game = at_war(3, 2, 0, job_well_done=True, used=(3, 4))
    assert told(game, A, Recover()) == []
    assert game.hands[A].used == [3, 4]


def test_job_well_done_a_tie_or_an_empty_pile_brings_nobody_back() -> None:
    tied = armies(3, 3, 0, job_well_done=True)
    for seat in (A, B):
        spend_heroes(tied, seat, 2, 3, 4)
    put(tied, Soldiers())
    assert isinstance(tied.step, Targets)
    fresh = armies(3, 1, 0, job_well_done=True)
    put(fresh, Soldiers())
    assert isinstance(fresh.step, Targets)


def test_without_the_variant_nobody_takes_a_hero_back() -> None:
    game = at_war(3, 2, 0, used=(3, 4))
    assert isinstance(game.step, Targets)


def test_absent_kings_attack_somebody_send_zero_and_recover_the_highest() -> None:
    game = at_war(3, 2, 0, job_well_done=True, used=(3, 4))
    assert absent(game, A) == Recover(hero=4)
    game.submit(A, Recover())
    assert absent(game, A) in game.options(A)
    attack(game, a=Town.ROMA, b=Town.ALBA_LONGA)
    assert absent(game, A) == Send(hero=0)
