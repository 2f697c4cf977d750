"""Only one process does what only one may do, and a process that was too slow finds out."""

from __future__ import annotations

import pytest

from bot.store import Connection, leases
from bot.store.leases import LeaseLost


def test_a_role_that_is_held_cannot_be_taken(db: Connection) -> None:
    first = leases.take(db, "clocks", "a", 60)
    assert first
    assert leases.take(db, "clocks", "b", 60) is None
    assert leases.current(db, "clocks") == first


def test_what_was_given_up_or_ran_out_can_be_taken_by_anybody(db: Connection) -> None:
    first = leases.take(db, "clocks", "a", 60)
    assert first
    leases.give_up(db, first)
    second = leases.take(db, "clocks", "b", -1)
    assert second
    assert leases.current(db, "clocks") is None
    third = leases.take(db, "clocks", "c", 60)
    assert third
    assert [first.epoch, second.epoch, third.epoch] == [1, 2, 3]


def test_a_work_of_an_earlier_holder_is_refused(db: Connection) -> None:
    old = leases.take(db, "clocks", "a", 60)
    assert old
    leases.require(db, old)
    new = leases.seize(db, "clocks", "b", 60)
    for work in (lambda: leases.require(db, old), lambda: leases.prolong(db, old, 60)):
        with pytest.raises(LeaseLost):
            work()
    leases.give_up(db, old)
    leases.require(db, new)
    assert leases.current(db, "clocks") == new


def test_a_lease_that_ran_out_is_prolonged_as_long_as_nobody_has_taken_it(db: Connection) -> None:
    lease = leases.take(db, "clocks", "a", -1)
    assert lease
    assert leases.held(db) == []
    prolonged = leases.prolong(db, lease, 60)
    assert leases.held(db) == [prolonged]
    assert prolonged.epoch == lease.epoch


def test_whoever_takes_over_may_begin_later(db: Connection) -> None:
    leases.take(db, "shard 0/1", "a", 60)
    new = leases.seize(db, "shard 0/1", "b", 60, delay=3)
    assert leases.moment(db) < new.since < new.until
