"""The end of a test is watched wherever there is something to wait for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.bounded_end import ends_at_once

GIVEN_BACK: list[int] = []


@pytest.fixture
def given() -> int:
    return 1


@pytest.fixture
def given_back() -> Iterator[int]:
    yield 1
    GIVEN_BACK.append(1)


@pytest.fixture
def given_back_after_that(given_back: int) -> int:
    return given_back


@pytest.fixture
async def given_back_in_a_loop() -> AsyncIterator[int]:
    yield 1
    GIVEN_BACK.append(1)


@pytest.mark.parametrize("number", [1, 2])
def test_nothing_is_ended_with_a_plain_test(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: int, number: int
) -> None:
    assert ends_at_once(request.node, request.node)


def test_the_last_test_of_a_module_or_of_a_run_is_watched(request: pytest.FixtureRequest) -> None:
    assert not ends_at_once(request.node, None)
    assert not ends_at_once(request.node, request.node.parent)


def test_a_fixture_that_goes_on_after_the_test_is_watched(request: pytest.FixtureRequest, given_back: int) -> None:
    assert not ends_at_once(request.node, request.node)


def test_so_is_one_that_another_fixture_asks_for(request: pytest.FixtureRequest, given_back_after_that: int) -> None:
    assert not ends_at_once(request.node, request.node)


async def test_a_test_in_a_loop_is_watched(request: pytest.FixtureRequest) -> None:
    assert not ends_at_once(request.node, request.node)


def test_a_fixture_in_a_loop_is_watched(request: pytest.FixtureRequest, given_back_in_a_loop: int) -> None:
    assert not ends_at_once(request.node, request.node)
