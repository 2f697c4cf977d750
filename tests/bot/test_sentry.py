"""What a Sentry is told: places in the code and numbers, and not a word of anyone."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.console import run, words
from bot.logs import about
from bot.safe_traceback import safe_traceback
from bot.sentry_reports import SentryReports
from bot.settings import WrongSettings, read

ADDRESS = "https://0123456789abcdef@sentry.example/7"
SECRET = "armies-of-lucca"
log = logging.getLogger("bot.test")


class Letterbox(Transport):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.envelopes: list[bytes] = []

    def capture_envelope(self, envelope: Envelope) -> None:
        """Keep it as it would go out."""
        self.envelopes.append(envelope.serialize())

    def events(self) -> list[dict[str, Any]]:
        """The events in it."""
        return [json.loads(line) for one in self.envelopes for line in one.splitlines() if b'"exception"' in line]


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    """What is logged arrives there."""
    box = Letterbox()
    reports = SentryReports(ADDRESS, transport=box)
    logging.getLogger().addHandler(reports)
    yield box
    logging.getLogger().removeHandler(reports)
    reports.close()


def breaks(hand: str) -> None:
    armies = hand
    raise ValueError(f"{armies} of {hand}")


@pytest.mark.parametrize("way", ["places", "error"])
def test_of_an_error_its_kind_its_places_and_numbers_are_sent(letterbox: Letterbox, way: str) -> None:
    try:
        breaks(SECRET)
    except ValueError as error:
        with about(interaction=11, guild=22, shard="0/2"):
            if way == "places":
                log.error("Ada failed: %(where)s", {"match": 3, "name": "Ada", "where": safe_traceback(error)})
            else:
                log.error("Ada failed", {"match": 3, "name": "Ada"}, exc_info=True)
    [event] = letterbox.events()
    [raised] = event["exception"]["values"]
    assert raised["type"] == "ValueError"
    assert "value" not in raised
    places = [(frame["filename"], frame["function"], frame["in_app"]) for frame in raised["stacktrace"]["frames"]]
    assert places[-1] == ("tests/bot/test_sentry.py", "breaks", True)
    assert all(frame.keys() == {"filename", "function", "lineno", "in_app"} for frame in raised["stacktrace"]["frames"])
    assert event["tags"] == {"match": "3", "guild": "22", "shard": "0/2", "interaction": "11"}
    [sent] = letterbox.envelopes
    for word in (SECRET, "Ada", "failed", "hand", str(Path.home()), sys.prefix):
        assert word.encode() not in sent, word


def test_what_was_logged_without_an_error_is_sent_as_its_place(letterbox: Letterbox) -> None:
    log.error("a worker has not finished in %(seconds)s seconds", {"seconds": 60.0, "seat": 2})
    log.warning("not sent")
    [event] = letterbox.events()
    [logged] = event["exception"]["values"]
    assert logged["stacktrace"]["frames"][0]["function"] == "test_what_was_logged_without_an_error_is_sent_as_its_place"
    assert event["tags"] == {"seat": "2"}


def test_a_library_that_names_people_in_its_errors_tells_nothing_of_them(letterbox: Letterbox) -> None:
    logging.getLogger("discord.client").error("Ignoring %s of %s", SECRET, "Ada")
    [sent] = letterbox.envelopes
    assert SECRET.encode() not in sent
    assert b"Ada" not in sent


def test_nothing_that_the_library_knows_of_the_machine_is_sent(letterbox: Letterbox) -> None:
    log.error("it failed")
    [event] = letterbox.events()
    assert event.keys() <= {"event_id", "timestamp", "level", "logger", "platform", "release"} | {
        "exception",
        "tags",
        "fingerprint",
    }
    assert re.fullmatch(r"paravent(@[\w.+]+)?", event["release"])


def test_what_is_no_number_is_not_sent_under_the_name_of_one(letterbox: Letterbox) -> None:
    log.error("it failed", {"match": SECRET, "shard": "Ada", "incident": 5})
    [event] = letterbox.events()
    assert event["tags"] == {"incident": "5"}


@pytest.mark.parametrize("address", ["sentry.example", "https://sentry.example/7", "https://key@sentry.example/x"])
def test_an_address_that_is_none_of_a_project_is_named(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("PARAVENT_SENTRY_DSN", address)
    with pytest.raises(WrongSettings, match=r"^PARAVENT_SENTRY_DSN must be "):
        read(discord_token="-")


def test_the_address_is_no_secret_of_the_settings_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_SENTRY_DSN", ADDRESS)
    settings = read(discord_token="-")
    assert str(settings.paravent_sentry_dsn) == ADDRESS
    assert "0123456789abcdef" not in repr(settings)


def test_without_the_package_the_operator_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    words.operator_language.cache_clear()
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("PARAVENT_SENTRY_DSN", ADDRESS)
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    monkeypatch.setattr(run.logs, "prepare", lambda level, form: None)
    assert run.run() == 2
    assert 'pip install "paravent[sentry]"' in capsys.readouterr().err
