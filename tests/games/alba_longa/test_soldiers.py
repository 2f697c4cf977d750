"""Phase 3 A: targets, heroes, battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.api import Event, Seat
from engine.games.alba_longa import events, sabotage
from engine.games.alba_longa.actions import ATTACK, DECLINE, PASS, SABOTAGE, SEND, Recover
from engine.games.alba_longa.pieces import Attacker, Battle, Place, Town
from engine.games.alba_longa.soldiers import Heroes, Recovery, Soldiers, Targets
from tests.games.alba_longa.board import A, Arranged, B, C, D, at

#: hero 3 and hero 4 rest; the variant lets the largest army take one back
USED = {"job_well_done": True, "resting": (3, 4)}
ALBA_LONGA, ROMA, VEII, VELITRAE, REATE, ASSISI = Town


def armies(*soldiers: int, **known: Any) -> Arranged:
    """Kings with armies of these sizes, of whom this is known."""
    housing = [8 - count for count in soldiers]
    return at(players=len(soldiers), **{"soldiers": soldiers, "housing": housing, **known})


def at_war(*soldiers: int, targets: Sequence[Town | None] = (), **known: Any) -> Arranged:
    """The same at the soldier step, after they have chosen these targets, seat by seat."""
    game = armies(*soldiers, **known).before(Soldiers())
    for seat, town in enumerate(targets):
        if town:
            game.submit(Seat(seat), ATTACK[town])
    return game


def send(game: Arranged, *heroes: int) -> list[Event]:
    """Each King who is asked sends one of these heroes; what everybody hears of the last one."""
    heard: list[Event] = []
    for seat, hero in zip(game.asked, heroes, strict=True):
        heard = game.heard(seat, SEND[hero])
    return heard


def test_v2_the_example_of_the_rulebook() -> None:
    work = {"peasants": [8, 8 + 7], "housing": [5, 0, 8, 4], "market": [0, 3], "quarry": [0, 4], "temple": [0, 5]}
    game = at_war(3, 3, 0, 4, **work)
    assert game.asked == (A, B, D)
    game.play(A, ATTACK[ROMA]).play(B, ATTACK[VEII]).play(D, ATTACK[ROMA])
    assert game.asked == (A, B, C, D)
    assert events.AttackSucceeded(ROMA, 9, 4, 5, 2) in send(game, 0, 1, 4, 2)
    assert game.step == sabotage.Sabotaging(D, ROMA)
    assert game.play(D, SABOTAGE[Place.MARKET]).of(B, "market.own", "housing") == (2, 1)
    assert game.step == sabotage.Sabotaging(A, ROMA)
    assert events.AttackFailed(VEII, 4, 4) in game.heard(A, SABOTAGE[Place.QUARRY])
    assert game.of(B, "quarry.own", "housing") == (3, 2)
    assert ([hand.used for hand in game.hands], game.hands[A].active) == ([[], [1], [4], [2]], [0, 1, 2, 3, 4])
    assert (game.every("active"), game.every("used")) == ([5, 4, 4, 4], [0, 1, 1, 1])
    attackers = (Attacker(D, 4, 2), Attacker(A, 3, 0))
    assert game.table.battles[0] == Battle(ROMA, attackers, soldiers=3, hero=1, success=5, sabotages=2)


def test_only_kings_with_soldiers_choose_a_target() -> None:
    game = at_war(2, 0, 1)
    assert game.asked == (A, C)
    game.refuses(B, ATTACK[ALBA_LONGA], "no-soldiers")


def test_without_soldiers_there_is_peace() -> None:
    game = armies(0, 0, 0)
    assert events.AtPeace() in game.put(Soldiers())
    assert game.over


def test_targets_show_only_when_all_are_in() -> None:
    game = at_war(2, 2, 0)
    assert (game.heard(A, ATTACK[ROMA]), game.table.targets) == ([], [])
    assert game.heard(B, ATTACK[VEII])[:2] == [events.TargetShown(A, ROMA, 2), events.TargetShown(B, VEII, 2)]
    assert game.table.targets == [ROMA, VEII, None]


def test_soldiers_must_attack_somewhere() -> None:
    for refusal in (PASS, DECLINE):
        at_war(2, 2, 0).refuses(A, refusal, "must-attack")


def test_only_other_living_cities_of_this_game_can_be_attacked() -> None:
    game = at_war(2, 0, 0, 0, alive=[True, True, True, False])
    for town in (ALBA_LONGA, VELITRAE, REATE, ASSISI):
        game.refuses(A, ATTACK[town], "no-city-card", town=town, towns=(ROMA, VEII))


def test_a_single_city_card_is_played_without_asking() -> None:
    game = armies(2, 0, 0, alive=[True, True, False])
    assert events.TargetShown(A, ROMA, 2) in game.put(Soldiers())
    assert isinstance(game.step, Heroes)


def test_heroes_are_chosen_by_exactly_those_concerned() -> None:
    assert at_war(2, 0, 0, 0, targets=[VEII]).asked == (A, C)


#: the armies, the King of Kings, the targets, the heroes, and how the battles end, in the order they are fought
BATTLES: dict[str, tuple[tuple[int, ...], Seat, list[Town], tuple[int, ...], list[Event]]] = {
    "the hero counts in attack and in defence":
        ((2, 2, 0), A, [ROMA, ALBA_LONGA], (4, 1),
         [events.AttackFailed(ALBA_LONGA, 3, 6), events.AttackSucceeded(ROMA, 6, 3, 3, 2)]),
    "soldiers defend and attack at full value":
        ((3, 3, 0), A, [VEII, ALBA_LONGA], (0, 0, 0),
         [events.AttackFailed(ALBA_LONGA, 3, 3), events.AttackSucceeded(VEII, 3, 0, 3, 2)]),
    "cities are resolved in turn order":
        ((1, 1, 1, 1), C, [ROMA, ALBA_LONGA, VELITRAE, VEII], (0, 0, 0, 0),
         [events.AttackFailed(town, 1, 1) for town in (VEII, VELITRAE, ALBA_LONGA, ROMA)]),
}  # fmt: skip


@pytest.mark.parametrize(("soldiers", "king", "targets", "heroes", "ends"), BATTLES.values(), ids=BATTLES)
def test_battles(
    soldiers: tuple[int, ...], king: Seat, targets: list[Town], heroes: tuple[int, ...], ends: list[Event]
) -> None:
    heard = send(at_war(*soldiers, king=king, targets=targets), *heroes)
    assert [event for event in heard if isinstance(event, events.AttackFailed | events.AttackSucceeded)] == ends


def test_heroes_show_only_when_all_are_in() -> None:
    game = at_war(2, 0, 0, targets=[ROMA])
    assert (game.heard(A, SEND[3]), game.table.heroes, game.hands[A].active) == ([], [], [0, 1, 2, 3, 4])
    assert events.HeroShown(A, 3) in game.heard(B, SEND[0])


def test_a_used_hero_rests() -> None:
    game = at_war(2, 0, 0, resting=(2, 4), targets=[ROMA])
    game.refuses(A, SEND[4], "hero-rests", hero=4, heroes=(0, 1, 3))
    assert game.options(A) == [SEND[0], SEND[1], SEND[3]]


def test_v13_ties_among_attackers_go_in_turn_order_and_the_first_begins_again() -> None:
    work = {"housing": [4, 0, 8, 4], "quarry": [0, 6], "temple": [0, 2]}
    game, asked = at_war(4, 0, 0, 4, king=C, targets=[ROMA, None, None, ROMA], **work), []
    send(game, 0, 0, 0)
    while isinstance(game.step, sabotage.Sabotaging):
        asked.append(game.asked[0])
        game.submit(game.asked[0], SABOTAGE[Place.QUARRY])
    assert (asked, game.of(B, "quarry.own")) == ([D, A, D], 3)


def test_all_heroes_come_back_when_only_zero_is_left() -> None:
    game = at_war(2, 0, 0, resting=(1, 2, 4), targets=[ROMA])
    assert events.HeroesReturned(A) in send(game, 3, 0)
    assert (game.hands[A].active, game.hands[A].used) == ([0, 1, 2, 3, 4], [])
    assert game.of(A, "active", "used") == (5, 0)


def test_hero_zero_never_leaves() -> None:
    game = at_war(2, 0, 0, resting=(1, 2, 4), targets=[ROMA])
    send(game, 0, 0)
    assert (game.hands[A].active, game.hands[A].used) == ([0, 3], [1, 2, 4])


def test_job_well_done_the_largest_army_takes_a_hero_back() -> None:
    game = at_war(3, 2, 0, **USED)
    assert game.step == Recovery(A)
    assert game.options(A) == [Recover(), Recover(hero=3), Recover(hero=4)]
    game.refuses(A, Recover(hero=2), "hero-not-used", hero=2, heroes=(3, 4))
    told = [(one.to, one.event) for one in game.submit(A, Recover(hero=4)).told]
    assert told == [(None, events.HeroRecovered(A)), (A, events.HeroTakenBack(4))]
    assert (game.hands[A].active, game.of(A, "active", "used")) == ([0, 1, 2, 4], (4, 1))
    assert isinstance(game.step, Targets)


def test_job_well_done_the_largest_army_may_leave_its_heroes() -> None:
    game = at_war(3, 2, 0, **USED)
    assert (game.heard(A, Recover()), game.hands[A].used) == ([], [3, 4])


#: the armies, and what is known
NOBODY_BACK: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {
    "with a tie": ((3, 3, 0), {"job_well_done": True, "resting": (2, 3, 4)}),
    "from an empty pile": ((3, 1, 0), {"job_well_done": True}),
    "without the variant": ((3, 2, 0), {"resting": (3, 4)}),
}


@pytest.mark.parametrize(("soldiers", "known"), NOBODY_BACK.values(), ids=NOBODY_BACK)
def test_nobody_comes_back(soldiers: tuple[int, ...], known: dict[str, Any]) -> None:
    # the second King would have one to take back, too
    game = armies(*soldiers, **known).resting(B, *known.get("resting", ()))
    assert isinstance(game.before(Soldiers()).step, Targets)


def test_absent_kings_attack_somebody_send_zero_and_recover_the_highest() -> None:
    game = at_war(3, 2, 0, **USED)
    assert game.absent(A) == Recover(hero=4)
    assert game.play(A, Recover()).absent(A) in game.options(A)
    assert game.play(A, ATTACK[ROMA]).play(B, ATTACK[ALBA_LONGA]).absent(A) == SEND[0]
