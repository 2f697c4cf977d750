"""Games of Comuni that are counted again when a test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.games.comuni.positions import Arranged, dealt

Deal = Callable[..., Arranged]


@pytest.fixture
def deal_comuni() -> Iterator[Deal]:
    """Deals games; at the end of the test every cube, card, envoy and wall card must still be there."""
    games: list[tuple[Arranged, dict[str, int]]] = []

    def make(*names: str) -> Arranged:
        game = dealt(*names)
        games.append((game, game.census()))
        return game

    yield make
    for game, census in games:
        assert game.census() == census


@pytest.fixture
def two(deal_comuni: Deal) -> Arranged:
    """Lucca and Firenze."""
    return deal_comuni("lucca", "firenze")


@pytest.fixture
def three(deal_comuni: Deal) -> Arranged:
    """Lucca, Firenze and Milano, as in the rulebook's example."""
    return deal_comuni("lucca", "firenze", "milano")


@pytest.fixture
def four(deal_comuni: Deal) -> Arranged:
    """Lucca, Firenze, Siena and Bologna."""
    return deal_comuni("lucca", "firenze", "siena", "bologna")


@pytest.fixture
def five(deal_comuni: Deal) -> Arranged:
    """All five."""
    return deal_comuni("lucca", "firenze", "siena", "bologna", "milano")
