"""A test that does not come to its end: its process is ended, and each thread of it says where it was."""

from __future__ import annotations

import faulthandler
import inspect
import os
from collections.abc import Generator

import pytest

#: seconds for the end of a test, far more than one takes on a busy machine
LONGEST_END = 300
#: fixtures of pytest that put things back and wait for nobody
BRIEF = frozenset(("monkeypatch", "tmp_path"))


class BoundedEnd:
    """Ends the process of a test that does not come to its end, and says where each thread of it was.

    A test that has taken too long is failed by pytest-timeout, but nobody watches the end of such a test: it may wait
    for the same thread or process that the test has waited for.
    """

    def __init__(self) -> None:
        #: what the tests write is caught; this is not
        self._told_to = os.fdopen(os.dup(2), "w")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
        # to watch takes a thread for each test, and most tests have nothing to end
        if ends_at_once(item, nextitem):
            return (yield)
        faulthandler.dump_traceback_later(LONGEST_END, exit=True, file=self._told_to)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()


def ends_at_once(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """Whether a test has nothing to end: a plain function, no fixture of its own that does something afterwards."""
    # those in an event loop are of a kind of their own
    if type(item) is not pytest.Function:
        return False
    # what several tests share is ended with the last of them
    if nextitem is None or nextitem.parent is not item.parent:
        return False
    own = (
        definitions[-1]
        for name, definitions in item._fixtureinfo.name2fixturedefs.items()
        if name not in BRIEF and definitions[-1].scope == "function"
    )
    return not any(_goes_on(definition.func) for definition in own)


def _goes_on(fixture: object) -> bool:
    """Whether a fixture does something after the test, or in an event loop, which is closed after it."""
    return (
        inspect.isgeneratorfunction(fixture)
        or inspect.isasyncgenfunction(fixture)
        or inspect.iscoroutinefunction(fixture)
    )
