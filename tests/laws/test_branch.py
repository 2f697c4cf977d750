"""A branch of a game is what a save makes of it: equal, played on for itself, and by the same chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, get_origin

import msgspec
import pytest

from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.drawers import reachable
from engine.core.house import levels
from engine.core.seat import Seat
from tests.laws.tables import NAMES, AnyGame, Case, cases, play, reloaded, seen

EVERY = pytest.mark.parametrize("case", cases(), ids=str)
SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)
#: how far a branch is played on
AHEAD = 12
#: most of what lies in a game; nothing lies in these
PLAIN = frozenset((str, int, bool, type(None)))


def played_on(game: AnyGame, level: str, seed: str) -> Iterator[bytes]:
    """What is told and what is left, action by action; the last seat asked answers first."""
    house, dice = levels(game.name)[level], [Dice(f"{seed} {seat}") for seat in range(game.players)]
    for _ in range(AHEAD):
        if game.over:
            return
        seat = game.asked[-1]
        outcome = game.submit(seat, house(game.view_of(seat), dice[seat]))
        yield msgspec.json.encode(outcome) + game.save()


@cache
def holds(kind: type) -> Callable[[Any], Iterable[Any]] | None:
    """What lies in a thing of this type; None if nothing can."""
    if issubclass(kind, msgspec.Struct):
        return msgspec.structs.astuple
    if issubclass(kind, dict):
        return lambda thing: thing.values()
    return iter if issubclass(kind, list | tuple | set | frozenset) else None


@cache
def changeable(kind: type) -> bool:
    """Whether a thing of this type can be changed."""
    if issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    return issubclass(kind, list | set | dict)


def parts(game: AnyGame) -> set[int]:
    """Which objects a game can change."""
    found, left = set(), [game.table, game.hands, game.box, game.agenda, game.answers, game.dice.used]
    while left:
        thing = left.pop()
        if inside := holds(type(thing)):
            left += [one for one in inside(thing) if type(one) not in PLAIN]
            if changeable(type(thing)):
                found.add(id(thing))
    return found


def passed(case: Case, every: int) -> Iterator[tuple[int, AnyGame]]:
    """A game in the course of a playout, each time this many actions further, and at its end."""
    game, number = case.start("branch"), 0
    for number, _ in enumerate(play(game, "branch")):
        if number % every == 0:
            yield number, game
    yield number, game


@EVERY
def test_a_branch_of_any_position_is_what_loading_its_save_gives(case: Case) -> None:
    for _, game in passed(case, every=3):
        branch, again = game.branch(), reloaded(game)
        assert branch.save() == game.save() == again.save()
        assert not parts(game) & parts(branch)
        assert vars(branch).keys() == vars(again).keys()


@pytest.mark.parametrize("name", NAMES)
def test_what_branches_share_cannot_change_nor_hold_itself(name: str) -> None:
    """No circle of them can come about either: the garbage collector need not look at steps and events."""
    kinds = catalogue.find(name).kinds()
    for kind in (*kinds.steps, *kinds.events):
        inside = [part for field in msgspec.structs.fields(kind) for part in reachable(field.type)]
        assert kind not in inside
        plain = [get_origin(part) or part for part in inside]
        assert not [part for part in plain if isinstance(part, type) and changeable(part)], kind


@SOME
def test_a_branch_goes_on_as_the_game_would_and_neither_changes_the_other(case: Case) -> None:
    everyone = (None, *map(Seat, range(case.players)))
    for number, game in passed(case, every=19):
        level = ("rookie", "regular")[number % 2]
        before, views = game.save(), [seen(game, seat) for seat in everyone]
        branch = game.branch()
        second = branch.branch()
        ahead = list(played_on(branch, level, str(number)))
        assert game.save() == second.save() == before
        assert [seen(game, seat) for seat in everyone] == views
        assert list(played_on(reloaded(game), level, str(number))) == ahead
        assert list(played_on(second, level, str(number))) == ahead
        assert game.over or ahead[-1].endswith(branch.save())
