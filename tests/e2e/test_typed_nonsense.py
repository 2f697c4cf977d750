"""Whatever someone types into any option of any command is answered with a sentence, and is no incident."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.command_payloads import INTEGER, STRING, USER
from sandbox import Person
from sandbox.interactions import InteractionKind
from tests.e2e.players import Eyes, answered, play_blind
from tests.e2e.stage import Stage, staged
from tests.sentences import says

#: what looks like a number and is none, what cannot be seen, what is too long, what breaks a line or a statement
NONSENSE = {
    "superscript": "²",
    "circled": "①",
    "arabic": "٣",
    "digits": "9" * 5000,
    "letters": "x" * 6000,
    "right to left": "\u202e\u2067abc\u2069",
    "zero width": "\u200b\u200d\ufeff",
    "empty": "",
    "nul": "\0",
    "marks": "a" + "\u0301" * 500,
    "quotes": "'; DROP TABLE matches; -- \"`*_~|>",
    "mention": "@everyone <@1> <#2> </x:3>",
}


def commands(stage: Stage) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every command with its options."""
    for one in stage.sandbox.world.commands.values():
        inner = [option for option in one.get("options", ()) if option["type"] == 1]
        for two in inner:
            yield f"{one['name']} {two['name']}", two.get("options", [])
        if not inner:
            yield one["name"], one.get("options", [])


def sent(command: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    name, _, inner = command.partition(" ")
    found = [{"type": 1, "name": inner, "options": options}] if inner else options
    return {"id": "1", "name": name, "type": 1, "options": found}


def filled(option: dict[str, Any], person: Person) -> Any:
    """Something that fits an option that must be given."""
    if choices := option.get("choices"):
        return choices[0]["value"]
    values = {STRING: "x", INTEGER: option.get("min_value", 1), USER: str(person.id)}
    return values.get(option["type"], True)


@pytest.mark.parametrize("kind", NONSENSE)
async def test_nonsense_in_any_option_of_any_command_gets_a_sentence(tmp_path: Path, kind: str) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await play_blind((ada, bruno), thread, eyes, most=3)
        sandbox, typed = stage.sandbox, NONSENSE[kind]
        for command, options in commands(stage):
            for option in options:
                if option["type"] != STRING or option.get("choices"):
                    continue
                stage.let_pass(30)
                others = [one for one in options if one.get("required") and one is not option]
                given = [{"name": one["name"], "type": one["type"], "value": filled(one, bruno)} for one in others]
                given.append({"name": option["name"], "type": STRING, "value": typed})
                data = sent(command, given)
                asked = sandbox.interactions.start(InteractionKind.COMMAND, ada.user, thread, data)
                assert await answered(sandbox, ada, asked), (command, option["name"])
                if option.get("autocomplete"):
                    # while someone types, numbers are texts, also those that stand there already
                    known = [
                        {**one, "value": str(one["value"])} if one["type"] == INTEGER else one for one in given[:-1]
                    ]
                    await typing(stage, ada, thread, sent(command, [*known, {**given[-1], "focused": True}]))
            for option in options:
                if option["type"] == INTEGER and option.get("autocomplete"):
                    number = {"name": option["name"], "type": INTEGER, "value": typed, "focused": True}
                    await typing(stage, ada, thread, sent(command, [number]))
        assert [row["what"] for row in eyes.rows("SELECT * FROM incidents")] == []


async def typing(stage: Stage, person: Person, thread: Any, data: dict[str, Any]) -> None:
    asked = stage.sandbox.interactions.start(InteractionKind.AUTOCOMPLETE, person.user, thread, data)
    await stage.sandbox.until(lambda: asked.is_over, "suggestions")
    assert asked.answer is not None, data


@pytest.mark.parametrize("term", ["9" * 5000, "x" * 6000, "\u200b\u202e²³"])
async def test_rules_that_mention_no_such_thing_say_so(tmp_path: Path, term: str) -> None:
    async with staged(tmp_path) as stage:
        ada = stage.sandbox.person("Ada")
        said = (await ada.slash(stage.sandbox.channel("game-room"), "rules", term=term, game="comuni")).text
        assert says(said, "refusal-rules-unknown")
        assert len(said) < 200
