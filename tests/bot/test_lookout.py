"""Matches that have changed are looked at together, and only those with something to watch for are watched."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.match import play
from bot.match.components import Components
from bot.match.house_players import asked
from bot.match.lookout import Lookout
from bot.match.match_watcher import MatchWatcher
from bot.match.spectator_chances import due
from bot.store import Connection, Store, matches, orders
from tests.dealt import ADA, AT, begun


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store of its own."""
    opened = await Store.open(tmp_path / "lookout.sqlite3")
    yield opened
    await opened.close()


class Noting(MatchWatcher):
    """Writes down which matches it attends to, and stays with them until it is let go."""

    def __init__(self, store: Store, interest: Callable[[int], bool]) -> None:
        super().__init__(store, Components(), Clock())
        self._interest = interest
        self.asked: list[list[int]] = []
        self.attended: list[int] = []
        self.let_go = asyncio.Event()
        self.let_go.set()

    def concerned(self, db: Connection, numbers: Sequence[int]) -> Collection[int]:
        self.asked.append(list(numbers))
        return {number for number in numbers if self._interest(number)}

    def _watched(self, db: Connection) -> Sequence[int]:
        return [1]

    async def _attend(self, number: int) -> None:
        self.attended.append(number)
        await self.let_go.wait()


async def until(reached: Callable[[], bool]) -> None:
    """Look again and again, for a minute at most."""
    for _ in range(6000):
        if reached():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def idle(lookout: Lookout) -> None:
    """Until nothing is looked at any more."""
    await until(lambda: not lookout.is_looking)


async def test_what_changes_at_the_same_time_is_one_look_and_goes_to_those_it_concerns(store: Store) -> None:
    even, none = Noting(store, lambda number: number % 2 == 0), Noting(store, lambda _: False)
    lookout = Lookout(store, [even, none])
    for number in (4, 1, 2, 4, 3):
        lookout.changed(number)
    await idle(lookout)
    assert even.asked == none.asked == [[4, 1, 2, 3]]
    assert even.attended == [4, 2]
    assert none.attended == []
    await lookout.close()


async def test_who_waits_in_a_match_is_told_of_each_change(store: Store) -> None:
    interest = {7}
    waiting = Noting(store, lambda number: number in interest)
    waiting.let_go.clear()
    lookout = Lookout(store, [waiting])
    lookout.changed(7)
    await idle(lookout)
    assert waiting.attends_to(7)
    interest.clear()
    lookout.changed(7)
    await idle(lookout)
    waiting.let_go.set()
    await until(lambda: not waiting.attends_to(7))
    assert waiting.attended == [7, 7], "looked at once more, though there is nothing in it now"
    await lookout.close()


async def test_without_an_answer_of_the_store_every_watcher_looks_for_itself(store: Store) -> None:
    def broken(_: int) -> bool:
        raise OSError("the disk is gone")

    watcher = Noting(store, broken)
    lookout = Lookout(store, [watcher])
    lookout.changed(3)
    await idle(lookout)
    assert watcher.attended == [3]
    await lookout.close()


async def test_a_lookout_that_is_closed_looks_no_more(store: Store) -> None:
    watcher = Noting(store, lambda _: True)
    lookout = Lookout(store, [watcher])
    await lookout.resume()
    await lookout.close()
    lookout.changed(2)
    await idle(lookout)
    assert 2 not in watcher.attended


def test_nothing_to_watch_for_is_passed_over(db: Connection) -> None:
    """The premise of looking together: whoever would find something to do is among those it concerns."""
    library = Components()
    number = begun(db, library)
    others = [number, number + 1]
    assert not matches.with_house_players(db, others)
    assert asked(db, library, number) is None
    seat = play.match_state(db, library, number).game.asked[0]
    for taken in ({"held": "rookie"}, {"held": None, "house": "regular"}):
        matches.change_player(db, matches.players(db, number)[seat].id, **taken)
        assert asked(db, library, number) is not None
        assert matches.with_house_players(db, others) == {number}
    assert not matches.with_chances(db, others)
    matches.change(db, number, chances=1)
    assert due(db, library, number) is not None
    assert matches.with_chances(db, others) == {number}
    assert not orders.with_any(db, others)
    orders.arm(db, number, 0, ADA, {"order": "mend-whenever"}, AT)
    assert orders.in_force(db, number)
    assert orders.with_any(db, others) == {number}
