"""How long a table waits: deadlines, clocks that stand still, quiet hours, reminders that do not nag."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.pace import (
    DAY,
    HOUR,
    MINUTE,
    PACES,
    Due,
    Quiet,
    Wait,
    next_due,
    remind_after,
    reminded_by,
    run_out,
    stands_still,
)

#: Monday noon, UTC
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
NIGHT = Quiet("Europe/Zurich", 22 * 60, 7 * 60)
DAILY = PACES["daily"]


def waiting(*, pinged: bool = True, reminders: int = 0, grace: float | None = None) -> Wait:
    return Wait(NOON, pinged, reminders, grace)


def test_a_clock_runs_by_itself() -> None:
    assert run_out(NOON, DAY, []) == NOON + DAY


def test_a_pause_moves_the_deadline_by_its_length() -> None:
    assert run_out(NOON, DAY, [(NOON + HOUR, NOON + 3 * HOUR)]) == NOON + DAY + 2 * HOUR


def test_a_pause_that_began_before_the_wait_counts_from_the_wait_on() -> None:
    assert run_out(NOON, HOUR, [(NOON - DAY, NOON + 2 * HOUR)]) == NOON + 3 * HOUR


def test_a_pause_after_the_deadline_changes_nothing() -> None:
    assert run_out(NOON, HOUR, [(NOON + 2 * HOUR, None)]) == NOON + HOUR


def test_a_clock_that_stands_still_never_runs_out() -> None:
    assert run_out(NOON, DAY, [(NOON + HOUR, None)]) is None
    assert stands_still(NOON + 2 * HOUR, [(NOON + HOUR, None)])


def test_stops_that_overlap_count_once() -> None:
    stops = [(NOON + HOUR, NOON + 4 * HOUR), (NOON + 2 * HOUR, NOON + 5 * HOUR)]
    assert run_out(NOON, 2 * HOUR, stops) == NOON + 6 * HOUR


@pytest.mark.parametrize(("clock", "until"), [((23, 30), (7, 0)), ((3, 15), (7, 0)), ((6, 59), (7, 0))])
def test_quiet_hours_end_in_the_morning(clock: tuple[int, int], until: tuple[int, int]) -> None:
    zone = ZoneInfo("Europe/Zurich")
    at = datetime(2026, 11, 16, *clock, tzinfo=zone)
    over = datetime.fromtimestamp(NIGHT.over(at.timestamp()), zone)
    assert (over.hour, over.minute) == until
    assert 0 < over.timestamp() - at.timestamp() < 9 * HOUR


def test_outside_the_quiet_hours_nothing_waits() -> None:
    assert NIGHT.over(NOON) == NOON
    assert Quiet("UTC", 9 * 60, 9 * 60).over(NOON) == NOON


def test_quiet_hours_within_a_day() -> None:
    assert Quiet("UTC", 11 * 60, 14 * 60).over(NOON) == NOON + 2 * HOUR


def test_the_night_in_which_the_clocks_change_ends_at_the_same_hour_of_the_clock() -> None:
    zone = ZoneInfo("Europe/Zurich")
    before = datetime(2026, 10, 24, 23, tzinfo=zone).timestamp()
    assert datetime.fromtimestamp(NIGHT.over(before), zone).hour == 7


def test_reminders_come_evenly_and_then_rarely() -> None:
    assert [remind_after(count, 10) / HOUR for count in range(6)] == [10, 20, 30, 50, 90, 170]


def test_the_chain_of_a_daily_table() -> None:
    assert next_due(waiting(), DAILY, 10, [], None) == Due(NOON + 10 * HOUR, "remind")
    assert next_due(waiting(reminders=1), DAILY, 10, [], None) == Due(NOON + 20 * HOUR, "remind")
    assert next_due(waiting(reminders=2), DAILY, 10, [], None) == Due(NOON + DAY, "deadline")
    late = waiting(reminders=2, grace=NOON + DAY)
    assert next_due(late, DAILY, 10, [], None) == Due(NOON + DAY + 8 * HOUR, "decide")


def test_reminders_kept_back_are_not_sent_one_after_the_other() -> None:
    # asked at ten in the evening, an interval of two hours, quiet until seven
    quiet = Quiet("UTC", 22 * 60 + 30, 7 * 60)
    wait, sent = Wait(NOON + 10 * HOUR, pinged=True, reminders=0, grace=None), list[float]()
    for _ in range(3):
        due = next_due(wait, PACES["none"], 2, [], quiet)
        assert due is not None
        assert due.what == "remind"
        sent.append(due.at)
        wait = wait._replace(reminders=reminded_by(wait, 2, due.at, []))
    assert sent[0] == NOON + 19 * HOUR
    assert all(later - earlier >= HOUR for earlier, later in pairwise(sent))


def test_a_reminder_does_not_follow_hard_upon_a_ping_that_was_kept_back() -> None:
    # asked at eleven in the evening, told at eight in the morning
    wait = Wait(NOON + 11 * HOUR, pinged=False, reminders=0, grace=None)
    pinged = wait._replace(pinged=True, reminders=reminded_by(wait, 10, NOON + 20 * HOUR, []))
    assert next_due(pinged, PACES["none"], 10, [], None) == Due(NOON + 31 * HOUR, "remind")


def test_a_table_without_a_deadline_only_reminds() -> None:
    assert next_due(waiting(reminders=4), PACES["none"], 10, [], None) == Due(NOON + 90 * HOUR, "remind")
    assert next_due(waiting(), PACES["none"], 0, [], None) is None


def test_a_reminder_just_before_the_deadline_is_left_out() -> None:
    assert next_due(waiting(), DAILY, 23.5, [], None) == Due(NOON + DAY, "deadline")


def test_nothing_falls_into_quiet_hours() -> None:
    at_ten = next_due(waiting(), DAILY, 10, [], NIGHT)
    assert at_ten == Due(datetime(2026, 11, 17, 6, tzinfo=UTC).timestamp(), "remind")
    late = waiting(reminders=9, grace=NOON + 9 * HOUR)
    decide = next_due(late, DAILY, 10, [], NIGHT)
    assert decide == Due(datetime(2026, 11, 17, 6, tzinfo=UTC).timestamp(), "decide")


def test_a_ping_kept_back_comes_first() -> None:
    assert next_due(waiting(pinged=False), DAILY, 10, [(NOON - HOUR, NOON + HOUR)], None) == Due(NOON + HOUR, "ping")


def test_a_pause_silences_everything() -> None:
    assert next_due(waiting(), DAILY, 10, [(NOON + MINUTE, None)], None) is None
