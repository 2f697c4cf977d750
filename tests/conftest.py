"""What tests of every folder may ask for."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
from collections.abc import Generator, Iterator

import pytest

from tests import postgres
from tests.longest_first import longest_first

#: characters of why a test failed that are told before the end
REASON = 1_500
#: seconds for the end of a test, far more than one takes on a busy machine
LONGEST_END = 300


def pytest_configure(config: pytest.Config) -> None:
    """Where tests run in several processes, one tells of them all; each hears every signal."""
    # whoever started the tests may have blocked some, which processes inherit: the warm one of the end-to-end tests
    # would never hear of the end of its own, and whoever waits for one of them would wait for ever
    signal.pthread_sigmask(signal.SIG_UNBLOCK, signal.valid_signals())
    # all that is collected lives to the end: nothing of it is garbage meanwhile
    gc.disable()
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ToldAtOnce(config))
    config.pluginmanager.register(BoundedEnd())


class BoundedEnd:
    """Ends the process of a test that does not come to its end, and says where each thread of it was.

    A test that has taken too long is failed by pytest-timeout, but nobody watches the end of such a test: it may wait
    for the same thread or process that the test has waited for.
    """

    def __init__(self) -> None:
        #: what the tests write is caught; this is not
        self._told_to = os.fdopen(os.dup(2), "w")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self) -> Generator[None]:
        faulthandler.dump_traceback_later(LONGEST_END, exit=True, file=self._told_to)
        try:
            return (yield)
        finally:
            faulthandler.cancel_dump_traceback_later()


class ToldAtOnce:
    """Tells a failure as soon as it is known: of a run that is broken off nothing else is left."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_line(f"\n{report.nodeid} failed ({report.when}): {report.longreprtext[-REASON:]}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that the end of a run waits for none of them."""
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = longest_first(items, lambda item: item.get_closest_marker("long"), processes)


def pytest_collection_finish() -> None:
    """Leave modules and tests, which live to the end, out of every look for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()


@pytest.fixture(autouse=True)
def english_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands speak the language of the machine: in tests English, whatever the machine of the tests is set to."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A PostgreSQL server; without one the test is skipped, except in CI, where it must be there."""
    reason = postgres.missing()
    if reason and os.environ.get("CI") == "true":
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    with postgres.server(**postgres.FAST) as server:
        yield server
