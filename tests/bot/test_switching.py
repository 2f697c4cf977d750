"""While the event loop is busy, the store's thread is not kept waiting for each of its statements."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from bot.console import run
from bot.settings import Settings


@pytest.fixture(autouse=True)
def usual() -> Iterator[float]:
    """How Python itself switches between threads; as it was again afterwards."""
    before = sys.getswitchinterval()
    yield before
    sys.setswitchinterval(before)


def test_the_bot_switches_between_its_threads_more_often_than_python_does(
    usual: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[float] = []

    async def serving(settings: Settings) -> None:
        found.append(sys.getswitchinterval())

    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(run, "serve_until_told", serving)
    monkeypatch.setattr(run.logs, "prepare", lambda level, form: None)
    assert run.run() == 0
    assert found == [pytest.approx(run.SWITCH)]
    assert usual / 5 >= run.SWITCH
