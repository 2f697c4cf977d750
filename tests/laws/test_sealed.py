"""Questions that all answer at once: unseen until the last answer is in, changed at will until then."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.core import catalogue
from engine.core.api import TurnOrderCall
from engine.core.event import public_told
from engine.core.seat import Seat
from engine.core.step import Sealed
from tests.laws.tables import NAMES, AnyGame, Case, accepted, cases, copy, members, play

SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)


def sealed_positions(case: Case) -> Iterator[AnyGame]:
    """Where several are still to answer."""
    game = case.start("sealed")
    for _ in play(game, "sealed"):
        if isinstance(game.step, Sealed) and len(game.asked) > 1:
            yield copy(game)


def answer_for(game: AnyGame, seat: Seat) -> None:
    """What is done for someone who stays away."""
    assert game.step
    game.submit(seat, game.step.absent(game.view_of(seat)))


@pytest.mark.parametrize("name", NAMES)
def test_they_take_secret_actions_only(name: str) -> None:
    for step in catalogue.find(name).kinds().steps:
        if issubclass(step, Sealed):
            assert all(action.secret for action in step.handlers if not issubclass(action, TurnOrderCall)), step


@SOME
def test_nothing_is_told_and_the_table_stays_as_it_is_before_the_last_answer(case: Case) -> None:
    for game in sealed_positions(case):
        table, asked = game.view().table, game.asked
        for number, seat in enumerate(reversed(asked[1:]), 1):
            assert game.step
            answer = game.step.absent(game.view_of(seat))
            assert public_told(game.submit(seat, answer).told) == []
            assert game.view().table == table
            assert game.asked == asked[:-number]
            assert game.view_of(seat).answer == answer
            assert game.view_of(asked[0]).answer is None


@SOME
def test_of_several_answers_of_a_seat_the_last_one_counts(case: Case) -> None:
    chance, changed, found = random.Random(str(case)), 0, list(sealed_positions(case))
    for game in found:
        assert game.step
        seat, *others = game.asked
        offered = [action for option in game.options(seat) for action in members(option, chance)]
        tried = [one for one in offered if type(one) in game.step.handlers and one.secret and accepted(game, seat, one)]
        first, last = chance.choice(tried), chance.choice(tried)
        once = copy(game)
        once.submit(seat, last)
        for answer in (first, last):
            game.submit(seat, answer)
        for world in (once, game):
            for other in others:
                answer_for(world, other)
        assert game.save() == once.save()
        changed += first != last
    assert changed or not found
