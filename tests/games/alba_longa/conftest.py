"""Positions of Alba Longa in which many a test begins."""

from __future__ import annotations

import pytest

from engine.games.alba_longa import AlbaLonga
from tests.games.alba_longa.board import at_court, kings


@pytest.fixture
def two() -> AlbaLonga:
    """Two Kings, asked about slaves."""
    return kings(2)


@pytest.fixture
def three() -> AlbaLonga:
    """Three Kings, asked about slaves."""
    return kings(3)


@pytest.fixture
def four() -> AlbaLonga:
    """Four Kings, asked about slaves."""
    return kings()


@pytest.fixture
def court() -> AlbaLonga:
    """Four Kings at court, of whom the first may call."""
    return at_court()


@pytest.fixture
def court_of_three() -> AlbaLonga:
    """Three Kings at court, of whom the first may call."""
    return at_court(3)
