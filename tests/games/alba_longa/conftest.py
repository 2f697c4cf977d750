"""Positions of Alba Longa in which many a test begins."""

from __future__ import annotations

import pytest

from tests.games.alba_longa.board import Arranged, at_court, kings


@pytest.fixture
def two() -> Arranged:
    """Two Kings, asked about slaves."""
    return kings(2)


@pytest.fixture
def three() -> Arranged:
    """Three Kings, asked about slaves."""
    return kings(3)


@pytest.fixture
def four() -> Arranged:
    """Four Kings, asked about slaves."""
    return kings()


@pytest.fixture
def court() -> Arranged:
    """Three Kings at court, of whom the first may call."""
    return at_court(3)
