"""Positions of Flandern 1302 in which many a test begins."""

from __future__ import annotations

import pytest

from tests.games.flandern1302.arranged import Arranged, started, with_city_card


@pytest.fixture
def four() -> Arranged:
    """Four guilds, asked for their first choice."""
    return started()


@pytest.fixture
def city_card() -> Arranged:
    """The first of four has Leuven's card to carry out."""
    return with_city_card()
