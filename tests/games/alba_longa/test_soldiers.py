"""Phase 3 A: targets, heroes, battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.api import Event, Seat
from engine.games.alba_longa import AlbaLonga, events, sabotage
from engine.games.alba_longa.actions import Attack, Decline, Pass, Recover, Sabotage, Send
from engine.games.alba_longa.pieces import Attacker, Battle, Place, Town
from engine.games.alba_longa.soldiers import Heroes, Recovery, Soldiers, Targets
from tests.games.alba_longa.board import A, B, C, D, absent, at, put, refused, spend_heroes, told

#: hero 3 and hero 4 rest; the variant lets the largest army take one back
USED = {"job_well_done": True, "resting": (3, 4)}


def armies(*soldiers: int, **known: Any) -> AlbaLonga:
    """Kings with armies of these sizes, of whom this is known."""
    housing = [8 - count for count in soldiers]
    return at(players=len(soldiers), **{"soldiers": soldiers, "housing": housing, **known})


def at_war(*soldiers: int, targets: Sequence[Town | None] = (), **known: Any) -> AlbaLonga:
    """The same at the soldier step, after they have chosen these targets, seat by seat."""
    game = armies(*soldiers, **known)
    put(game, Soldiers())
    for seat, town in enumerate(targets):
        if town:
            game.submit(Seat(seat), Attack(city=town))
    return game


def send(game: AlbaLonga, *heroes: int) -> list[Event]:
    """Each King who is asked sends one of these heroes; what everybody hears of the last one."""
    heard: list[Event] = []
    for seat, hero in zip(game.asked, heroes, strict=True):
        heard = told(game, seat, Send(hero=hero))
    return heard


def test_v2_the_example_of_the_rulebook() -> None:
    work = {"peasants": [8, 8 + 7], "housing": [5, 0, 8, 4], "market": [0, 3], "quarry": [0, 4], "temple": [0, 5]}
    game = at_war(3, 3, 0, 4, **work)
    b = game.table.cities[B]
    assert game.asked == (A, B, D)
    for seat, town in ((A, Town.ROMA), (B, Town.VEII), (D, Town.ROMA)):
        game.submit(seat, Attack(city=town))
    assert game.asked == (A, B, C, D)
    heard = send(game, 0, 1, 4, 2)
    assert events.AttackSucceeded(Town.ROMA, 9, 4, 5, 2) in heard
    assert game.step == sabotage.Sabotaging(D, Town.ROMA)
    game.submit(D, Sabotage(place=Place.MARKET))
    assert (b.market.own, b.housing) == (2, 1)
    assert game.step == sabotage.Sabotaging(A, Town.ROMA)
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
    game = at_war(2, 0, 0, 0, alive=[True, True, True, False])
    for town in (Town.ALBA_LONGA, Town.VELITRAE, Town.REATE, Town.ASSISI):
        refused(game, A, Attack(city=town), "no-city-card", town=town, towns=(Town.ROMA, Town.VEII))


def test_a_single_city_card_is_played_without_asking() -> None:
    game = armies(2, 0, 0, alive=[True, True, False])
    assert events.TargetShown(A, Town.ROMA, 2) in put(game, Soldiers())
    assert isinstance(game.step, Heroes)


def test_heroes_are_chosen_by_exactly_those_concerned() -> None:
    assert at_war(2, 0, 0, 0, targets=[Town.VEII]).asked == (A, C)


#: the armies, the King of Kings, the targets, the heroes, and how the battles end, in the order they are fought
BATTLES: dict[str, tuple[tuple[int, ...], Seat, list[Town], tuple[int, ...], list[Event]]] = {
    "the hero counts in attack and in defence":
        ((2, 2, 0), A, [Town.ROMA, Town.ALBA_LONGA], (4, 1),
         [events.AttackFailed(Town.ALBA_LONGA, 3, 6), events.AttackSucceeded(Town.ROMA, 6, 3, 3, 2)]),
    "soldiers defend and attack at full value":
        ((3, 3, 0), A, [Town.VEII, Town.ALBA_LONGA], (0, 0, 0),
         [events.AttackFailed(Town.ALBA_LONGA, 3, 3), events.AttackSucceeded(Town.VEII, 3, 0, 3, 2)]),
    "cities are resolved in turn order":
        ((1, 1, 1, 1), C, [Town.ROMA, Town.ALBA_LONGA, Town.VELITRAE, Town.VEII], (0, 0, 0, 0),
         [events.AttackFailed(town, 1, 1) for town in (Town.VEII, Town.VELITRAE, Town.ALBA_LONGA, Town.ROMA)]),
}  # fmt: skip


@pytest.mark.parametrize(("soldiers", "king", "targets", "heroes", "ends"), BATTLES.values(), ids=BATTLES)
def test_battles(
    soldiers: tuple[int, ...], king: Seat, targets: list[Town], heroes: tuple[int, ...], ends: list[Event]
) -> None:
    heard = send(at_war(*soldiers, king=king, targets=targets), *heroes)
    assert [event for event in heard if isinstance(event, events.AttackFailed | events.AttackSucceeded)] == ends


def test_heroes_show_only_when_all_are_in() -> None:
    game = at_war(2, 0, 0, targets=[Town.ROMA])
    assert told(game, A, Send(hero=3)) == []
    assert game.table.heroes == []
    assert game.hands[A].active == [0, 1, 2, 3, 4]
    assert events.HeroShown(A, 3) in told(game, B, Send(hero=0))


def test_a_used_hero_rests() -> None:
    game = at_war(2, 0, 0, resting=(2, 4), targets=[Town.ROMA])
    refused(game, A, Send(hero=4), "hero-rests", hero=4, heroes=(0, 1, 3))
    assert game.options(A) == [Send(hero=0), Send(hero=1), Send(hero=3)]


def test_v13_ties_among_attackers_go_in_turn_order_and_the_first_begins_again() -> None:
    work = {"housing": [4, 0, 8, 4], "quarry": [0, 6], "temple": [0, 2]}
    game = at_war(4, 0, 0, 4, king=C, targets=[Town.ROMA, None, None, Town.ROMA], **work)
    send(game, 0, 0, 0)
    asked = []
    while isinstance(game.step, sabotage.Sabotaging):
        asked.append(game.asked[0])
        game.submit(game.asked[0], Sabotage(place=Place.QUARRY))
    assert asked == [D, A, D]
    assert game.table.cities[B].quarry.own == 3


def test_all_heroes_come_back_when_only_zero_is_left() -> None:
    game = at_war(2, 0, 0, resting=(1, 2, 4), targets=[Town.ROMA])
    assert events.HeroesReturned(A) in send(game, 3, 0)
    assert (game.hands[A].active, game.hands[A].used) == ([0, 1, 2, 3, 4], [])
    assert (game.table.cities[A].active, game.table.cities[A].used) == (5, 0)


def test_hero_zero_never_leaves() -> None:
    game = at_war(2, 0, 0, resting=(1, 2, 4), targets=[Town.ROMA])
    send(game, 0, 0)
    assert (game.hands[A].active, game.hands[A].used) == ([0, 3], [1, 2, 4])


def test_job_well_done_the_largest_army_takes_a_hero_back() -> None:
    game = at_war(3, 2, 0, **USED)
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
    game = at_war(3, 2, 0, **USED)
    assert told(game, A, Recover()) == []
    assert game.hands[A].used == [3, 4]


@pytest.mark.parametrize(
    ("soldiers", "known"),
    [
        pytest.param((3, 3, 0), {"job_well_done": True, "resting": (2, 3, 4)}, id="with a tie"),
        pytest.param((3, 1, 0), {"job_well_done": True}, id="from an empty pile"),
        pytest.param((3, 2, 0), {"resting": (3, 4)}, id="without the variant"),
    ],
)
def test_nobody_comes_back(soldiers: tuple[int, ...], known: dict[str, Any]) -> None:
    game = armies(*soldiers, **known)
    # the second King would have one to take back, too
    spend_heroes(game, B, *known.get("resting", ()))
    put(game, Soldiers())
    assert isinstance(game.step, Targets)


def test_absent_kings_attack_somebody_send_zero_and_recover_the_highest() -> None:
    game = at_war(3, 2, 0, **USED)
    assert absent(game, A) == Recover(hero=4)
    game.submit(A, Recover())
    assert absent(game, A) in game.options(A)
    game.submit(A, Attack(city=Town.ROMA))
    game.submit(B, Attack(city=Town.ALBA_LONGA))
    assert absent(game, A) == Send(hero=0)
