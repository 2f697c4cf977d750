"""What is counted, and where it can be read: addresses, refusals, pictures, and what an operator is told."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from bot.console import words
from bot.console.check import look
from bot.listen_address import ListenAddress, listen_address
from bot.metrics import FORESEEABLE, Metrics, PictureOutcome, Readings, Stopwatch
from bot.metrics_endpoint import watched
from bot.pictures import Pictures
from bot.prometheus_metrics import THOUGHT, PrometheusMetrics
from bot.settings import WrongSettings
from bot.wording import bot_words
from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.words import words_for
from renderers.render_pool import RenderPool
from tests.scraping import free_address, samples, value


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator's machine is set to English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words.operator_language.cache_clear()


async def nobody() -> Readings | None:
    return None


class Noted(Metrics):
    """Keeps what was noted."""

    def __init__(self) -> None:
        self.notes: list[tuple[object, ...]] = []

    def drew(self, kind: str, outcome: PictureOutcome, seconds: float) -> None:
        """Keep it."""
        self.notes.append((kind, outcome))

    def interaction(self, kind: str, outcome: str) -> None:
        """Keep it."""
        self.notes.append((kind, outcome))


# -- what may be counted -----------------------------------------------------------------------------------------------


def test_every_refusal_that_is_counted_by_its_key_is_the_bots_own() -> None:
    bot = bot_words("en")
    assert [key for key in FORESEEABLE if not bot.has(f"refusal-{key}")] == []
    for game in catalogue.names():
        own = words_for(game, "en")
        assert [key for key in FORESEEABLE if own.has(f"refusal-{key}")] == [], f"{game} refuses for reasons of its own"


@pytest.mark.parametrize(("key", "outcome"), [("host-only", "refused"), ("not-enough-money", "answered")])
def test_a_refusal_that_not_everybody_could_foresee_counts_as_an_answer(key: str, outcome: str) -> None:
    metrics = PrometheusMetrics()
    watch = Stopwatch(metrics, "press")
    watch.went_out(is_answer=True)
    watch.ended(watch.refused(key))
    found = samples(metrics.page(None).decode())
    assert value(found, "paravent_interactions_total", outcome=outcome) == 1
    assert value(found, "paravent_refusals_total") == (outcome == "refused")
    assert not any(key in str(labels) for _, labels in found) or outcome == "refused"


def test_an_interaction_to_which_nothing_went_out_is_lost() -> None:
    noted = Noted()
    Stopwatch(noted, "press").ended("answered")
    deferred = Stopwatch(noted, "command")
    deferred.went_out(is_answer=False)
    deferred.ended("answered")
    Stopwatch(noted, "press").ended("left")
    assert noted.notes == [("press", "lost"), ("command", "answered"), ("press", "left")]


def test_a_sign_and_the_answer_are_timed_apart() -> None:
    metrics = PrometheusMetrics()
    watch = Stopwatch(metrics, "press")
    watch.went_out(is_answer=False)
    assert value(samples(metrics.page(None).decode()), "paravent_answer_seconds_count") == 0
    watch.went_out(is_answer=True)
    watch.went_out(is_answer=True)
    found = samples(metrics.page(None).decode())
    assert value(found, "paravent_acknowledgement_seconds_count", kind="press") == 1
    assert value(found, "paravent_answer_seconds_count", kind="press") == 1


@pytest.mark.parametrize("seconds", [0.0, 0.1234, 0.26, 7.77, 59.9, 1000.0])
def test_a_thought_is_timed_no_more_exactly_than_the_scale(seconds: float) -> None:
    metrics = PrometheusMetrics()
    metrics.thought("comuni", seconds)
    assert value(samples(metrics.page(None).decode()), "paravent_house_thinking_seconds_sum") in THOUGHT


async def test_only_pictures_for_everybody_are_counted() -> None:
    class Inline:
        """Draws where it stands instead of in a process of its own."""

        async def run(self, work: Any, *args: Any) -> Any:
            return work(*args)

        async def open(self) -> None:
            """Nothing is to be started."""

        async def close(self) -> None:
            """Nothing is to be ended."""

    noted = Noted()
    pictures = Pictures(RenderPool(Inline()), noted)  # type: ignore[arg-type]
    game, _ = catalogue.find("comuni").start(2, "metrics", catalogue.find("comuni").Variant())
    names = ["Ada", "Ben"]
    assert await pictures.draw("hand", game.view_of(Seat(0)), "en", names)
    assert noted.notes == []
    assert await pictures.draw("board", game.view(), "en", names)
    assert await pictures.draw("closeup", game.view(), "en", names, seat=1)
    assert noted.notes == [("board", "drawn"), ("closeup", "drawn")]


def test_every_registry_is_its_own() -> None:
    one, two = PrometheusMetrics(), PrometheusMetrics()
    one.incident()
    assert value(samples(one.page(None).decode()), "paravent_incidents_total") == 1
    assert value(samples(two.page(None).decode()), "paravent_incidents_total") == 0


# -- where it can be read ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("127.0.0.1:9464", ListenAddress("127.0.0.1", 9464)),
        (" 9464 ", ListenAddress("127.0.0.1", 9464)),
        ("[::1]:9464", ListenAddress("::1", 9464)),
        ("localhost:80", ListenAddress("localhost", 80)),
        ("0.0.0.0:1", ListenAddress("0.0.0.0", 1)),
    ],
)
def test_an_address_is_a_host_and_a_port_or_a_port_on_loopback(written: str, meant: ListenAddress) -> None:
    assert listen_address(written) == meant
    assert listen_address(str(meant)) == meant


@pytest.mark.parametrize(
    "written", ["", "127.0.0.1", "127.0.0.1:", ":9464", "a:b", "1:65536", "1:0", "http://x:1", "::1:9"]
)
def test_anything_else_is_none(written: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(written)}$"):
        listen_address(written)


async def test_without_an_address_nothing_is_counted() -> None:
    async with watched(None, nobody) as metrics:
        assert type(metrics) is Metrics


async def test_a_port_in_use_is_told_in_a_sentence() -> None:
    address = free_address()
    with socket.create_server(address), pytest.raises(WrongSettings) as wrong:
        async with watched(address, nobody):
            raise AssertionError
    said = str(wrong.value)
    assert said == f"PARAVENT_METRICS: can’t listen on {address}: Address already in use. Name another address or port."


async def test_a_host_that_is_none_is_told_in_a_sentence() -> None:
    with pytest.raises(WrongSettings, match=r"can’t listen on no\.such\.host\.invalid:9464"):
        async with watched(ListenAddress("no.such.host.invalid", 9464), nobody):
            raise AssertionError


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    return monkeypatch


def test_the_check_names_an_address_that_is_none(checked: pytest.MonkeyPatch) -> None:
    checked.setenv("PARAVENT_METRICS", "localhost")
    found = [one.sentence for one in look() if not one.is_well]
    assert "PARAVENT_METRICS must be an address of this machine and a port, such as 127.0.0.1:9464." in found


def test_the_check_tries_the_address(checked: pytest.MonkeyPatch) -> None:
    address = free_address()
    checked.setenv("PARAVENT_METRICS", str(address))
    assert any(one.is_well and str(address) in one.sentence for one in look())
    with socket.create_server(address):
        # that may be the bot itself
        assert any(one.is_well and "already" in one.sentence for one in look())
    checked.setenv("PARAVENT_METRICS", "192.0.2.1:9464")
    assert any(not one.is_well and "192.0.2.1:9464" in one.sentence for one in look())
