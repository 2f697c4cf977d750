"""What holds in every test of a whole match."""

import multiprocessing
from collections.abc import Awaitable, Iterator

import pytest

from bot import process_pool, tenancy
from bot.match import house_players
from bot.pictures import Pictures
from bot.requests import transactions
from bot.store import file
from renderers import registry, render_pool
from tests.chance import known_chance
from tests.e2e import warm
from tests.e2e.stores import both_stores

__all__ = ["both_stores", "known_chance"]


@pytest.fixture(autouse=True)
def unhurried_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint may take as long as a busy machine needs, where a test is not about that."""
    monkeypatch.setattr(house_players, "LONGEST_THOUGHT", 300.0)


@pytest.fixture(autouse=True)
def patient_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for the store as long as a busy machine needs, where a test is not about a store that fails."""
    monkeypatch.setattr(transactions, "PATIENCE", 240.0)


@pytest.fixture(autouse=True)
def identified_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sandbox of these tests turns nobody away who identifies soon after another: a bot that is back, for one."""
    monkeypatch.setattr(tenancy, "IDENTIFY_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for the disk itself: what is written survives every end of a process, which is all that happens."""
    monkeypatch.setattr(file, "DURABILITY", "OFF")


@pytest.fixture(autouse=True)
def painters_begin_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A painter does not draw every game beforehand: here nobody is in a hurry, and most bots draw one picture."""
    monkeypatch.setattr(render_pool, "warm", registry.games)


@pytest.fixture
def patient_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer waits for its picture as long as a busy machine needs; for people it would come without."""
    in_time = Pictures._in_time

    async def patient(
        self: Pictures, work: Awaitable[bytes | None], patience: float | None, what: str, counted_as: str | None
    ) -> bytes | None:
        return await in_time(self, work, None, what, counted_as)

    monkeypatch.setattr(Pictures, "_in_time", patient)


@pytest.fixture(scope="session", autouse=True)
def no_process_outlives_the_tests() -> Iterator[None]:
    """A bot that a test leaves as a crash would has told nobody to stop; whoever waited for its processes would wait
    for ever. The warm one ends by itself after the last of them.
    """
    yield
    for left in multiprocessing.active_children():
        left.kill()


@pytest.fixture(autouse=True)
def processes_from_a_warm_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """House players' and painters': how theirs begin for people, tests of the pool and bots of their own show."""
    if warm.POSSIBLE:
        monkeypatch.setattr(process_pool, "get_context", lambda method: warm.warm_context())
