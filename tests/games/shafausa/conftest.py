"""Positions of Shafausa in which many a test begins."""

from __future__ import annotations

import pytest

from tests.games.shafausa.positions import Arranged, dealt


@pytest.fixture
def two() -> Arranged:
    """Gineva and Grisa."""
    return dealt("gineva", "grisa")


@pytest.fixture
def two_in_family() -> Arranged:
    """Gineva and Grisa in FAMILY."""
    return dealt("gineva", "grisa", mode="family")
