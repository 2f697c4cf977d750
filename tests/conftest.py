"""What tests of every folder may ask for."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator

import pytest

from tests import postgres
from tests.bounded_end import BoundedEnd
from tests.longest_first import longest_first

#: characters of why a test failed that are told before the end
REASON = 1_500


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


@pytest.fixture(scope="session", autouse=True)
def english_machine() -> Iterator[None]:
    """Commands speak the language of the machine: in tests English, whatever the machine of the tests is set to."""
    with pytest.MonkeyPatch.context() as machine:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            machine.delenv(name, raising=False)
        yield


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
