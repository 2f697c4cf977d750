"""Chromium for tests of the page; where it is missing, these tests are skipped with the reason."""

import importlib.util
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

from sandbox import Sandbox
from sandbox.screenshots import browser, find_browser
from tests.e2e.chance import known_chance

if TYPE_CHECKING:
    from playwright.async_api import Browser

__all__ = ["known_chance"]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox without a bot."""
    async with Sandbox(paced=False) as running:
        yield running


@pytest.fixture
async def chromium() -> AsyncIterator["Browser"]:
    """A browser."""
    async with browser() as running:
        yield running


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
