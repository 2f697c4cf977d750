"""Nobody sees or can infer what is hidden from him: not in a view, not by who is asked, not by what is told."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.core.action import Action, simplest
from engine.core.drawers import Pile
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Sealed
from engine.core.view import PrivateView, PublicView
from tests.laws.tables import (
    OURS,
    AnyGame,
    Case,
    cases,
    copy,
    members,
    play,
    positions,
    seen,
    shake_hidden,
    shaken,
    shown,
)

SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)


def told_to(told: list[Any], seat: Seat | None) -> list[Any]:
    return [one.event for one in told if one.to is None or one.to == seat]


@SOME
def test_static_whatever_is_hidden_from_me_my_view_is_the_same(case: Case) -> None:
    chance = random.Random(str(case))
    shaking = 0
    for game in positions(case, every=10):
        for seat in (None, *range(game.players)):
            other = copy(game)
            shake_hidden(other, seat, chance)
            shaking += other.save() != game.save()
            assert seen(other, seat) == seen(game, seat)
            if seat is not None:
                assert other.options(seat) == game.options(seat)
    assert shaking, "nothing was ever hidden"


@SOME
def test_two_worlds_a_secret_action_looks_the_same_to_everybody_else(case: Case) -> None:
    chance = random.Random(str(case))
    asked = compared = 0
    game = case.start()
    secret = {kind for kind in game.kinds().actions.values() if kind.secret}
    for _ in play(game):
        assert game.step
        if not secret & set(game.step.handlers):
            continue
        asked += 1
        seat = game.asked[0]
        if isinstance(game.step, Sealed) and len(game.asked) == 1:
            continue  # the last answer reveals
        readers = [reader for reader in (None, *map(Seat, range(game.players))) if reader != seat]
        tried = {
            action: None
            for option in islice(game.options(seat), 30)
            for action in members(option, chance)
            if type(action) in secret
        }
        worlds: dict[Any, tuple[Action, tuple[Seat, ...], list[Any]]] = {}
        for action in tried:
            world = copy(game)
            try:
                told = world.submit(seat, action).told
            except Illegal:
                continue
            looks = [(seen(world, reader), told_to(told, reader)) for reader in readers]
            what_is_seen = (type(action), action.seen(game.data))
            first, then_asked, first_looks = worlds.setdefault(what_is_seen, (action, world.asked, looks))
            if action == first:
                continue
            compared += 1
            assert world.asked == then_asked, f"{first!r} and {action!r} lead to other questions"
            assert looks == first_looks, f"{first!r} and {action!r} look different"
    assert compared or not asked


@SOME
def test_two_worlds_who_is_asked_depends_on_the_table_only(case: Case) -> None:
    chance = random.Random(str(case))
    game = case.start()
    for number, (seat, action) in enumerate(play(game)):
        if number % 3:
            continue
        world, other = copy(game), copy(game)
        for owner, hand in enumerate(other.hands):
            if owner != seat:
                shaken(hand, chance)
        outcome = world.submit(seat, action)
        other_outcome = other.submit(seat, action)
        assert other_outcome.reversible == outcome.reversible, "a panel asks twice before what cannot be taken back"
        if outcome.reversible and not world.over:
            assert other.asked == world.asked
            assert type(other.step) is type(world.step)
            assert told_to(other_outcome.told, None) == told_to(outcome.told, None)


@SOME
def test_two_worlds_a_step_that_nobody_sees_changes_nothing_for_the_others(case: Case) -> None:
    game = case.start()
    secret = {kind for kind in game.kinds().actions.values() if kind.secret}
    for number, (seat, action) in enumerate(play(game)):
        if number % 3 or type(action) not in secret:
            continue
        world = copy(game)
        told = world.submit(seat, action).told
        if (world.asked, world.question) != (game.asked, game.question) or told_to(told, None):
            continue
        for reader in (None, *(other for other in range(game.players) if other != seat)):
            assert seen(world, reader) == seen(game, reader)
        # the last to be done, or to go on, must not learn beforehand whether the others have plans
        ready, empty = copy(world), copy(game)
        for one in (ready, empty):
            assert one.step
            for other in (seat, *(other for other in one.asked if other != seat)):
                if len(one.asked) > 1:
                    one.submit(other, one.step.absent(one.view_of(other)))
        if ready.question != game.question or empty.question != game.question:
            continue  # one acts after the other, and everyone sees it
        for reader in set(ready.asked) - {seat}:
            for answer in map(simplest, ready.options(reader)):
                assert reversible(ready, reader, answer) == reversible(empty, reader, answer), f"{answer!r} tells"


def reversible(game: AnyGame, seat: Seat, action: Action) -> bool | None:
    try:
        return copy(game).submit(seat, action).reversible
    except Illegal:
        return None


@SOME
def test_what_can_be_taken_back_freely_has_shown_nothing_new(case: Case) -> None:
    game = case.start()
    for seat, action in play(game):
        world = copy(game)
        outcome = world.submit(seat, action)
        if outcome.reversible:
            assert world.dice.used == game.dice.used
            assert piles_in(world.box) == piles_in(game.box), f"{action!r} drew from a pile"
            assert not (isinstance(game.step, Sealed) and world.question != game.question)


def piles_in(box: Any) -> list[list[str]]:
    if isinstance(box, Pile):
        return [list(box.cards)]
    if isinstance(box, msgspec.Struct):
        return [pile for name in box.__struct_fields__ for pile in piles_in(getattr(box, name))]
    if isinstance(box, dict):
        return [pile for value in box.values() for pile in piles_in(value)]
    if isinstance(box, list):
        return [pile for value in box for pile in piles_in(value)]
    return []


@SOME
def test_views_are_immutable_copies(case: Case) -> None:
    game = case.start()
    # the shortest game of someone else is not over by then
    for _ in islice(play(game), 40 if case.game in OURS else 10):
        pass
    public, private = game.view(), game.view_of(Seat(0))
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    assert not isinstance(private, PublicView)
    before = [shown(public), shown(private)]
    for thing in (public, private, public.table, private.hand):
        name = thing.__struct_fields__[0]
        with pytest.raises(AttributeError):
            setattr(thing, name, None)
    for _ in islice(play(game), 10):
        pass
    assert [shown(public), shown(private)] == before
    assert [seen(game, None), seen(game, Seat(0))] != before, "something has changed meanwhile"
