"""What holds in every test of a whole match."""

import pytest

from bot.match import house_players
from bot.requests import transactions
from bot.store import file
from tests.e2e.chance import known_chance
from tests.e2e.stores import both_stores

__all__ = ["both_stores", "known_chance"]


@pytest.fixture(autouse=True)
def unhurried_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint may take as long as a busy machine needs, where a test is not about that."""
    monkeypatch.setattr(house_players, "LONGEST_THOUGHT", 300.0)


@pytest.fixture(autouse=True)
def patient_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for the store as long as a busy machine needs, where a test is not about a store that fails."""
    monkeypatch.setattr(transactions, "PATIENCE", 60.0)


@pytest.fixture(autouse=True)
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for the disk itself: what is written survives every end of a process, which is all that happens."""
    monkeypatch.setattr(file, "DURABILITY", "OFF")
