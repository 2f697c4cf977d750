"""What the logs may say: where something went wrong, never what was said there."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.keyed_workers import KeyedWorkers
from bot.logs import OF_EVERY_EVENT, Lines, Objects, about, unnoticed

ROOT = Path(__file__).parents[2]
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


def test_as_json_every_event_has_its_name_and_its_facts_have_theirs() -> None:
    facts = {"row": 7, "kind": "turn", "pause": 2.5, "match": 3, "guild": None}
    told = json.loads(Objects().format(record("outbox %(row)s (%(kind)s) failed, again in %(pause).1f s", facts)))
    assert told["event"] == "outbox %(row)s (%(kind)s) failed, again in %(pause).1f s"
    assert told["message"] == "outbox 7 (turn) failed, again in 2.5 s"
    assert (told["row"], told["kind"], told["pause"], told["match"]) == (7, "turn", 2.5, 3)
    assert "guild" not in told
    assert "values" not in told


def test_for_people_what_is_looked_for_stands_by_name_before_the_sentence() -> None:
    with about(interaction=11, guild=22, shard="0/2"):
        said = Lines().format(record("a picture failed: %(what)s", {"match": 3, "what": "board"}))
        assert said.endswith("bot.match.play: [match=3 guild=22 shard=0/2 interaction=11] a picture failed: board")
        told = json.loads(Objects().format(record("a picture failed")))
    assert (told["interaction"], told["guild"], told["shard"]) == (11, 22, "0/2")
    assert Lines().format(record("nothing")).endswith("bot.match.play: nothing")


async def test_what_an_interaction_begins_is_named_after_it_but_not_what_it_only_stirs() -> None:
    said: list[str] = []

    async def work(key: int = 0) -> None:
        said.append(Lines().format(record("done")))

    workers = KeyedWorkers(work)
    with about(interaction=11):
        await asyncio.create_task(work())
        workers.stir(1)
    async with asyncio.timeout(60):
        while len(said) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0)
    await workers.close()
    own, stirred = said
    assert "[interaction=11]" in own
    # a standing order may be at work there, and the log does not say in whose match
    assert "interaction" not in stirred


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call by which the bot logs something."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
            ):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node


def test_nothing_is_logged_by_its_position_or_under_a_name_that_is_taken() -> None:
    found = list(calls())
    assert len(found) > 40
    for place, call in found:
        first = call.args[1] if isinstance(call.func, ast.Attribute) and call.func.attr == "log" else call.args[0]
        rest = call.args[call.args.index(first) + 1 :]
        assert len(rest) <= 1, f"{place}: name what it is about"
        assert not isinstance(first, ast.JoinedStr | ast.BinOp), f"{place}: the sentence is the same every time"
        if isinstance(first, ast.Constant):
            assert not re.search(r"%[^(%]", str(first.value)), f"{place}: name what it is about"
        for facts in rest:
            if isinstance(facts, ast.Dict):
                names = {key.value for key in facts.keys if isinstance(key, ast.Constant)}
                assert not names & set(OF_EVERY_EVENT), place


def test_as_json_libraries_tell_their_values_in_order() -> None:
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
