"""How long a post that did not arrive waits: never too little, never too much, and not all at the same moment."""

from __future__ import annotations

import pytest

from bot.delivery import retries
from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.transport import Trouble

MONTH = 30 * 24 * 3600.0


def middle(trouble: Trouble, attempts: int) -> float:
    return retries.pause(trouble, attempts, chance=lambda: 0.5)


def tries(trouble: Trouble, seconds: float, chance: float) -> int:
    """How often a post is tried in a time, if it is refused again and again."""
    passed, count = 0.0, 0
    while passed < seconds:
        passed += retries.pause(trouble, count, chance=lambda: chance)
        count += 1
    return count


@pytest.mark.parametrize("trouble", list(Trouble))
def test_a_pause_grows_to_a_longest_one_and_stays_there(trouble: Trouble) -> None:
    pauses = [middle(trouble, attempts) for attempts in (*range(40), 1_023, 1_024, 1_025, 10**6)]
    assert pauses == sorted(pauses)
    assert pauses[-1] == pauses[39] <= retries.DAY


def test_what_is_refused_for_a_month_is_tried_a_few_times_and_then_daily() -> None:
    assert 25 <= tries(Trouble.LOCKED_OUT, MONTH, 1.0) <= tries(Trouble.LOCKED_OUT, MONTH, 0.0) <= 60


def test_what_fails_for_a_passing_reason_is_tried_every_few_minutes() -> None:
    assert middle(Trouble.TRY_LATER, 10**4) == retries.LONGEST_PAUSE


def test_two_posts_that_failed_together_are_not_tried_together() -> None:
    soonest, latest = (retries.pause(Trouble.TRY_LATER, 3, chance=lambda at=at: at) for at in (0.0, 1.0))
    assert soonest < middle(Trouble.TRY_LATER, 3) < latest <= 2 * soonest


def test_invalid_requests_are_counted_for_ten_minutes() -> None:
    now = [1000.0]
    counted = InvalidRequests(most=3, steady=lambda: now[0])
    for status in (401, 403, 200, 404, 500):
        counted.note(status)
    assert (counted.count, counted.wait()) == (2, 0.0)
    now[0] += 60
    counted.note(429)
    assert (counted.count, counted.wait()) == (3, 540.0)
    now[0] += 540
    assert (counted.count, counted.wait()) == (1, 0.0)
