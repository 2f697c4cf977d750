"""Positions of Shafausa in which many a test begins."""

from __future__ import annotations

import pytest

from engine.games.shafausa import Shafausa
from tests.games.shafausa.positions import dealt


@pytest.fixture
def two() -> Shafausa:
    """Gineva and Grisa."""
    return dealt("gineva", "grisa")


@pytest.fixture
def two_in_family() -> Shafausa:
    """Gineva and Grisa in FAMILY."""
    return dealt("gineva", "grisa", mode="family")
