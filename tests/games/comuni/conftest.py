"""Games of Comuni that are counted again when a test is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.comuni.positions import Arranged, dealt


def counted(*names: str) -> Any:
    """A game of these comuni; at the end of the test every cube, card, envoy and wall card must still be there."""

    @pytest.fixture
    def game() -> Iterator[Arranged]:
        made = dealt(*names)
        census = made.census()
        yield made
        assert made.census() == census

    return game


two = counted("lucca", "firenze")
#: as in the rulebook's example
three = counted("lucca", "firenze", "milano")
four = counted("lucca", "firenze", "siena", "bologna")
five = counted("lucca", "firenze", "siena", "bologna", "milano")
