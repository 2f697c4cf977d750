"""Costly requests are spread out for each person."""

from __future__ import annotations

from bot.cooldown import Cooldown


def test_a_person_who_asks_too_often_waits_and_others_do_not() -> None:
    cooldown = Cooldown(most=3, seconds=10)
    assert [cooldown.wait(1, now) for now in (0, 1, 2)] == [0, 0, 0]
    assert cooldown.wait(1, 3) == 7
    assert cooldown.wait(2, 3) == 0


def test_after_the_wait_the_next_request_goes_on() -> None:
    cooldown = Cooldown(most=1, seconds=10)
    assert cooldown.wait(1, 0) == 0
    assert cooldown.wait(1, 9.5) == 0.5
    assert cooldown.wait(1, 10) == 0


def test_light_requests_may_come_more_often_and_count_for_the_others() -> None:
    cooldown = Cooldown(most=2, seconds=10)
    assert [cooldown.wait(1, now, times=2) for now in (0, 1, 2, 3)] == [0, 0, 0, 0]
    assert cooldown.wait(1, 4, times=2) == 6
    assert cooldown.wait(1, 4) == 8
