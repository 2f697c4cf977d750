"""When a bot in use looks through everything for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.console.run import FULL_LOOK, NEXT_TRY, settle


class Ring:
    """Something that only the collector finds once it is forgotten."""

    def __init__(self) -> None:
        self.itself = self


class Later:
    """Something that a loop was asked to do later."""

    def __init__(self, loop: Loop, seconds: float, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        self._loop, self.seconds, self.work, self.args = loop, seconds, work, args

    def cancel(self) -> None:
        self._loop.later = [one for one in self._loop.later if one is not self]


class Loop:
    """A loop that is told when to do what it was asked to do later, and a line of people before it."""

    def __init__(self) -> None:
        self.line = 0
        self.later: list[Later] = []

    def call_later(self, seconds: float, work: Callable[..., None], *args: Any) -> Later:
        self.later.append(Later(self, seconds, work, args))
        return self.later[-1]

    def turn(self) -> float:
        """Do what is due next; after how many seconds that was."""
        [due], self.later = self.later, []
        due.work(*due.args)
        return due.seconds


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loop]:
    usual, told = gc.get_threshold(), Loop()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: told)
    settle(lambda: bool(told.line))
    # nobody else looks meanwhile
    gc.set_threshold(0)
    yield told
    gc.set_threshold(*usual)


def forgotten() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_a_bot_before_which_nobody_stands_looks_for_all_garbage_once_a_minute(loop: Loop) -> None:
    for _ in range(2):
        ring = forgotten()
        assert loop.turn() == FULL_LOOK
        assert ring() is None


def test_while_people_stand_in_line_it_does_not_look_and_tries_again_soon(loop: Loop) -> None:
    loop.line = 3
    ring = forgotten()
    loop.turn()
    assert ring() is not None
    loop.line = 0
    assert loop.turn() == NEXT_TRY
    assert ring() is None


def test_what_was_read_later_stays_for_good_too_and_there_is_one_look_after_the_other(loop: Loop) -> None:
    loop.line = 3
    loop.turn()
    before, ring = gc.get_freeze_count(), forgotten()
    settle(lambda: bool(loop.line))
    gc.set_threshold(0)
    assert gc.get_freeze_count() > before
    # a minute after it, and not sooner
    assert [one.seconds for one in loop.later] == [FULL_LOOK]
    # what was garbage by then stays, as it is little: nobody looks at it any more
    loop.line = 0
    loop.turn()
    assert ring() is not None
