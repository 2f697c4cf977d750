"""Chromium for tests of the page; where it is missing, these tests are skipped with the reason.

It is begun once, and so lives in the loop of the whole run: whatever uses it says `loop_scope="session"`, too.
"""

import importlib.util
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from sandbox import Sandbox
from sandbox.screenshots import browser, find_browser
from tests.chance import known_chance

if TYPE_CHECKING:
    from playwright.async_api import Browser

__all__ = ["known_chance"]


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox without a bot."""
    async with Sandbox(paced=False) as running:
        yield running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def begun_chromium() -> AsyncIterator["Browser"]:
    """The browser of all tests of this process: to begin one takes longer than most of them."""
    async with browser() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def chromium(begun_chromium: "Browser") -> AsyncIterator["Browser"]:
    """A browser without a window; none of its windows knows what another, or one of an earlier test, has kept."""
    assert not begun_chromium.contexts
    yield begun_chromium
    for left in begun_chromium.contexts:
        await left.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the browser tests where there is no browser."""
    reasons = []
    if importlib.util.find_spec("playwright") is None:
        reasons.append("the Python package playwright is not installed")
    if find_browser() is None:
        reasons.append("Chromium is not installed (Debian: apt-get install chromium)")
    for item in items:
        if reasons and "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=" and ".join(reasons)))
