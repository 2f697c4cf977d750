"""What the logs may say: where something went wrong, never what was said there."""

from __future__ import annotations

import asyncio
import json
import logging
import sys

import pytest

from bot.logs import Lines, Objects, unnoticed

SECRET = "armies-of-lucca"


def record(message: str, *args: object, raised: bool = False) -> logging.LogRecord:
    info = None
    if raised:
        try:
            raise ValueError(SECRET)
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("bot.match.play", logging.ERROR, __file__, 1, message, args, info)


@pytest.mark.parametrize("form", [Lines(), Objects()], ids=["text", "json"])
def test_of_an_error_the_place_is_told_and_not_the_text(form: logging.Formatter) -> None:
    said = form.format(record("it failed", raised=True))
    assert "it failed" in said
    assert "ValueError" in said
    assert "test_logs.py" in said
    assert SECRET not in said


@pytest.mark.parametrize("form", [Lines(), Objects()], ids=["text", "json"])
@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24.x-y_z/messages/@original",
        "/interactions/123/aW50ZXJhY3Rpb24.x-y_z/callback",
    ],
)
def test_the_token_of_an_interaction_is_not_logged(form: logging.Formatter, address: str) -> None:
    said = form.format(record("We are being rate limited. %s %s", "POST", address))
    assert "/123/" in said
    assert "aW50" not in said


def test_as_json_every_event_has_its_name_and_its_values() -> None:
    told = json.loads(Objects().format(record("outbox %s (%s) failed, again in %.1f s", 7, "turn", 2.5)))
    assert told["event"] == "outbox %s (%s) failed, again in %.1f s"
    assert told["values"] == [7, "turn", 2.5]
    assert told["message"] == "outbox 7 (turn) failed, again in 2.5 s"
    assert (told["level"], told["logger"]) == ("ERROR", "bot.match.play")
    assert told["time"].endswith("+00:00")


async def test_a_task_that_fails_unnoticed_tells_its_place_only(caplog: pytest.LogCaptureFixture) -> None:
    async def fails() -> None:
        raise RuntimeError(SECRET)

    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(unnoticed)
    try:
        task = asyncio.create_task(fails())
        await asyncio.wait({task})
        del task
    finally:
        loop.set_exception_handler(before)
    assert "RuntimeError" in caplog.text
    assert SECRET not in caplog.text
