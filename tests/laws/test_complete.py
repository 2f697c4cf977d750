"""A game is a folder with everything in it: rules, words in every language, records, tests; and it fits Discord."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from engine.core import catalogue
from engine.core.game import home_of
from engine.core.house import levels
from engine.core.record import verify
from engine.core.step import Decision
from engine.core.words import LANGUAGES, words_for

ROOT = Path(__file__).parents[2]
GAMES = pytest.mark.parametrize("name", catalogue.names())
PARTS = ["pieces.py", "actions.py", "events.py", "setup.py", "scoring.py", "orders.py", "wording.py", "kit.py"]
PARTS += ["RULES.md"]
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")


def folder(name: str) -> Path:
    return Path(home_of(catalogue.find(name))).parent


@GAMES
def test_every_game_is_complete(name: str) -> None:
    home = folder(name)
    for part in PARTS:
        assert (home / part).is_file(), f"{name} has no {part}"
    assert {"rookie", "regular"} <= set(levels(name))
    assert list((ROOT / "tests" / "games" / name).glob("test_*.py")), f"{name} has no tests of its chapters"
    assert list((ROOT / "tests" / "records" / name).glob("*.txt")), f"{name} has no golden record"


@GAMES
def test_every_player_count_has_a_golden_record(name: str) -> None:
    heads = [file.read_text().splitlines()[0] for file in (ROOT / "tests" / "records" / name).glob("*.txt")]
    counts = {int(head.rpartition("=")[2]) for head in heads}
    assert counts == set(catalogue.find(name).seats)


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "records").glob("*/*.txt")), ids=lambda file: file.stem)
def test_golden_records_replay(file: Path) -> None:
    assert verify(file.read_bytes()).over


@pytest.mark.parametrize("file", sorted((ROOT / "tests" / "saves").glob("*/*.json")), ids=lambda file: file.stem)
def test_old_saves_load_and_can_be_played_on(file: Path) -> None:
    game = catalogue.find(file.parent.name).load(file.read_bytes())
    seat = game.asked[0]
    game.submit(seat, levels(game.name)["rookie"](game.view_of(seat), game.dice))


@GAMES
def test_every_game_has_an_old_save(name: str) -> None:
    assert list((ROOT / "tests" / "saves" / name).glob("*.json"))


# -- words -------------------------------------------------------------------------------------------------------------


def messages(file: Path) -> dict[str, set[str]]:
    """Message and attribute ids of a Fluent file, each with the variables it uses, also by way of other messages."""
    used: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            patterns = [(entry.id.name, entry.value)] if entry.value else []
            patterns += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for key, pattern in patterns:
                assert key not in used, f"{file}: {key} stands there twice"
                used[key], refers[key] = (
                    named(pattern, fluent.VariableReference),
                    named(pattern, fluent.MessageReference),
                )
    return {key: _all_used(key, used, refers) for key in used}


def _all_used(key: str, used: dict[str, set[str]], refers: dict[str, set[str]]) -> set[str]:
    return used.get(key, set()).union(*(_all_used(other, used, refers) for other in refers.get(key, ())))


def named(node: fluent.SyntaxNode, kind: type[fluent.VariableReference | fluent.MessageReference]) -> set[str]:
    """Names of all references of a kind in a pattern."""
    found: set[str] = set()
    todo: list[object] = [node]
    while todo:
        one = todo.pop()
        if isinstance(one, kind):
            found.add(one.id.name)
        elif isinstance(one, fluent.BaseNode):
            todo.extend(vars(one).values())
        elif isinstance(one, list):
            todo.extend(one)
    return found


#: each Fluent file in English
ENGLISH = sorted(
    file for pattern in ("*/**/locale/en.ftl", "*/**/locale/en/*.ftl") for file in ROOT.glob(pattern)
    if not file.relative_to(ROOT).parts[0].startswith(".")
)  # fmt: skip


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_exists_in_every_language_with_the_same_variables(file: Path) -> None:
    english = messages(file)
    for lang in LANGUAGES[1:]:
        same = file.with_name(f"{lang}.ftl") if file.stem == "en" else file.parents[1] / lang / file.name
        other = messages(same)
        assert set(other) == set(english), f"{same}: {set(other) ^ set(english)}"
        for key, used in english.items():
            if ".name" not in key:
                assert other[key] == used, f"{same}: {key} uses {other[key]}, English uses {used}"


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(name: str, lang: str) -> None:
    game, words = catalogue.find(name), words_for(name, lang)
    kinds = game.kinds()
    for key in ("title", "tagline"):
        assert words.has(key), key
    for event in kinds.events:
        assert words.has(f"event-{event.word}"), f"{lang}: event-{event.word}"
    for step in kinds.steps:
        if issubclass(step, Decision):
            assert words.has(f"question-{step.word}"), f"{lang}: question-{step.word}"
    for option in game.Variant.model_fields:
        assert words.has(f"option-{option}"), f"{lang}: option-{option}"
        assert words.has(f"option-{option}", "title"), f"{lang}: option-{option}.title"
    for key in refusal_keys(folder(name)):
        assert words.has(f"refusal-{key}"), f"{lang}: refusal-{key}"


def refusal_keys(home: Path) -> set[str]:
    """Every key given to require, Illegal or Unforeseen."""
    keys = set()
    for file in home.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = {"require": 1, "Illegal": 0, "Unforeseen": 0}.get(node.func.id)
                if place is not None and len(node.args) > place:
                    keys |= {
                        one.value
                        for one in ast.walk(node.args[place])
                        if isinstance(one, ast.Constant) and isinstance(one.value, str)
                    }
    return keys


# -- Discord's limits --------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_actions_fit_discord(name: str, lang: str) -> None:
    words, actions = words_for(name, lang), catalogue.find(name).kinds().actions
    assert len(actions) <= 25, "a command has at most 25 subcommands"
    names = [words.say(f"action-{word}", attribute="name") for word in actions]
    assert len(set(names)) == len(names), f"two actions have the same command name: {names}"
    length = 0
    for word, action in actions.items():
        command = words.say(f"action-{word}", attribute="name")
        assert COMMAND_NAME.fullmatch(command), command
        assert command == command.lower()
        described = words.say(f"action-{word}")
        assert 1 <= len(described) <= 100, described
        assert len(words.action(action)) <= 80
        assert len(action.model_fields) <= 25
        length += len(command) + len(described)
        required = [field.is_required() for field in action.model_fields.values()]
        assert required == sorted(required, reverse=True), f"{word}: a required field stands after an optional one"
        for field in action.model_fields:
            assert COMMAND_NAME.fullmatch(field)
            text = words.say(f"action-{word}", attribute=field)
            assert 1 <= len(text) <= 100, text
            length += len(field) + len(text)
    assert length <= 8000
