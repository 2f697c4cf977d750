"""A run begins with its longest tests, in every process, and leaves none out."""

from __future__ import annotations

import pytest

from tests.longest_first import longest_first


def is_long(test: int) -> bool:
    return test % 100 >= 90


@pytest.mark.parametrize("processes", [1, 2, 3, 7])
def test_every_process_begins_with_long_tests_and_goes_on_with_the_others_in_their_order(processes: int) -> None:
    found = longest_first(range(1000), is_long, processes)
    assert sorted(found) == list(range(1000))
    assert [test for test in found if not is_long(test)] == [test for test in range(1000) if not is_long(test)]
    begin = 0
    for process in range(processes):
        # as pytest-xdist deals them out
        share = (1000 - begin) // (processes - process)
        own = [is_long(test) for test in found[begin : begin + share]]
        assert own[: own.index(False)] == [True] * sum(own)
        assert abs(sum(own) - 100 / processes) < 1
        begin += share


def test_nothing_is_lost_where_there_are_fewer_tests_than_processes_or_all_are_long() -> None:
    for tests in ([], [1], [91, 2], [91, 92, 93, 94, 95, 1]):
        for processes in (1, 3, 8):
            assert sorted(longest_first(tests, is_long, processes)) == sorted(tests)
