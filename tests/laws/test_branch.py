"""A branch of a game is what a save makes of it: equal, played on for itself, and by the same chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.seat import Seat
from tests.laws.tables import AnyGame, Case, cases, play, reloaded, seen

EVERY = pytest.mark.parametrize("case", cases(), ids=str)
SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)
#: how far a branch is played on
AHEAD = 12


def played_on(game: AnyGame, level: str, seed: str) -> Iterator[bytes]:
    """What is told and what is left, action by action; the last seat asked answers first."""
    house, dice = levels(game.name)[level], [Dice(f"{seed} {seat}") for seat in range(game.players)]
    for _ in range(AHEAD):
        if game.over:
            return
        seat = game.asked[-1]
        outcome = game.submit(seat, house(game.view_of(seat), dice[seat]))
        yield msgspec.json.encode(outcome) + game.save()


def changeable(thing: Any) -> Iterator[Any]:
    """Everything in a drawer that can be changed."""
    if isinstance(thing, msgspec.Struct):
        if not thing.__struct_config__.frozen:
            yield thing
        for name in thing.__struct_fields__:
            yield from changeable(getattr(thing, name))
    elif isinstance(thing, list | tuple | set | frozenset | dict):
        if not isinstance(thing, tuple | frozenset):
            yield thing
        for item in thing.values() if isinstance(thing, dict) else thing:
            yield from changeable(item)


def parts(game: AnyGame) -> set[int]:
    """Which objects a game can change."""
    drawers = (game.table, game.hands, game.box, game.agenda, game.answers, game.dice.used)
    return {id(thing) for drawer in drawers for thing in changeable(drawer)}


def passed(case: Case, every: int) -> Iterator[tuple[int, AnyGame]]:
    """A game in the course of a playout, each time so many actions further, and at its end."""
    game, number = case.start("branch"), 0
    for number, _ in enumerate(play(game, "branch")):
        if number % every == 0:
            yield number, game
    yield number, game


@EVERY
def test_a_branch_of_any_position_is_what_loading_its_save_gives(case: Case) -> None:
    for _, game in passed(case, every=3):
        branch = game.branch()
        assert branch.save() == game.save() == reloaded(game).save()
        assert not parts(game) & parts(branch)
        assert vars(branch).keys() == vars(reloaded(game)).keys()


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
