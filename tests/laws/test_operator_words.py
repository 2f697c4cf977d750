"""What people read at a terminal stands in Fluent files: no sentence is left in the code that prints it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import catalogue
from engine.core.complaints import messages
from engine.core.game import home_of
from engine.core.sentences import LANGUAGES, files_of
from tests.laws.tables import NAMES

ROOT = Path(__file__).parents[2]
#: the commands, settings and checks of files; measurements for engineers may speak English
SPEAKING = sorted(
    file
    for pattern in (
        *("bot/console/*.py", "bot/__main__.py", "bot/settings.py"),
        *("engine/cli/*.py", "engine/__main__.py", "engine/core/components.py", "engine/games/*/components.py"),
        "renderers/__main__.py",
    )
    for file in ROOT.glob(pattern)
    if file.name not in ("bars.py", "bench.py", "beside.py", "peers.py")
)
#: three words in a row, where a value may stand for one of them
SENTENCE = re.compile(r"(?:[A-Za-z’']+|\{\})[,;:]? (?:[a-z’']+|\{\})[,;:]? (?:[a-z’']+|\{\})")
#: what is to be typed, and no sentence
COMMAND = re.compile(r"\s*(?:pip|python|paravent|apt-get) ")
#: the heading of a measurement
MEASURED = "fair share"


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Every text with three words in a row, without docstrings and what is logged for engineers."""
    tree = ast.parse(source)
    passed = {id(part) for node in ast.walk(tree) for part in _not_read(node)}
    for node in ast.walk(tree):
        text = _text(node)
        if id(node) in passed or text is None or COMMAND.match(text) or MEASURED in text:
            continue
        if SENTENCE.search(text) and re.search(r"[a-z]{2,}", text.replace("{}", "")):
            yield node.lineno if isinstance(node, ast.expr) else 0, text


def _not_read(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.JoinedStr(values=parts):
            yield from parts
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log")), args=logged):
            yield from logged


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_for_people_is_left_in_the_code(file: Path) -> None:
    left = [f"{line}: {text}" for line, text in sentences(file.read_text("utf-8"))]
    assert left == [], "put it into a Fluent file, in three languages"


def home_of_game(name: str) -> Path:
    return Path(home_of(catalogue.find(name))).parent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in NAMES if (home_of_game(name) / "components.py").exists()])
def test_every_violation_of_a_component_file_has_its_sentence(game: str, lang: str) -> None:
    home = home_of_game(game)
    read = messages([*files_of(ROOT / "engine/core/locale", lang), *files_of(catalogue.kit(game).words.folder, lang)])
    said = {}
    for node in ast.walk(ast.parse((home / "components.py").read_text("utf-8"))):
        # violated(key, ...) and unless(holds, key, ...)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("violated", "unless"):
            key = node.args[node.func.id == "unless"]
            assert isinstance(key, ast.Constant)
            said[f"component-{key.value}"] = {fact.arg for fact in node.keywords}
    written = {key: facts for key, facts in read.items() if key.startswith("component-")}
    del written["component-unreadable"]
    assert said == written


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('print("There is no game")', ["There is no game"]),
        ('print(f"{file} cannot be read: {why}.")', ["{} cannot be read: {}."]),
        ('parser.add_argument("game", help="name of the game")', ["name of the game"]),
        ('"""A docstring of several words."""\nlog.info("a word for engineers")', []),
        ('run("pip install some package")\nsay("key", name=name)', []),
    ],
)
def test_the_law_sees_sentences_and_nothing_else(source: str, found: list[str]) -> None:
    assert [text for _, text in sentences(source)] == found
