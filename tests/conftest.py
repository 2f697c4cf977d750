"""What tests of every folder may ask for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

from tests import postgres


def pytest_collection_finish() -> None:
    """Leave modules and tests, which live to the end, out of every look for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


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
