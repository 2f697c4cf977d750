"""The order of the tests of a run: the longest first, some in every process, so that its end waits for none of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def longest_first(tests: Sequence[T], is_long: Callable[[T], object], processes: int) -> list[T]:
    """The same tests in another order, for so many processes.

    Each process of pytest-xdist is given its share of the list in one piece, and takes from the end of the others' when
    it has nothing left. So every share begins with long ones, and all else stays where it was: tests that follow each
    other use what the one before them has made.
    """
    long, others = [test for test in tests if is_long(test)], [test for test in tests if not is_long(test)]
    found: list[T] = []
    for process in range(processes):
        share = (len(tests) - len(found)) // (processes - process)
        own = long[process::processes]
        room = max(0, share - len(own))
        found += [*own, *others[:room]]
        others = others[room:]
    return found + others
