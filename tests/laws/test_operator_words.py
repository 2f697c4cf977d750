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
#: everything that may speak to people: players, hosts, operators and the authors of games
SPEAKING = sorted(
    file
    for floor in ("bot", "engine", "renderers")
    for file in (ROOT / floor).rglob("*.py")
    if "scaffold" not in file.parts
)
SPEAKING.append(ROOT / "sandbox" / "__main__.py")
#: for engineers, who read English: measurements, what Prometheus shows, the page of the schema, the gallery,
#: source that is put together
FOR_ENGINEERS = {
    *("engine/cli/bars.py", "engine/cli/bench.py", "engine/cli/beside.py", "engine/cli/peers.py", "renderers/bench.py"),
    *("bot/prometheus_metrics.py", "bot/store/schema.py", "renderers/page.py", "engine/core/copies.py"),
}
#: mistakes in the code itself, and why a post is not sent: nobody reads them but in a traceback or the store
INSIDE = {"AssertionError", "AttributeError", "KeyError", "LookupError", "RuntimeError", "TypeError", "ValueError"}
INSIDE |= {"StoreAway", "DamagedPack", "NotImplementedError", "MissingWords", "TooLarge", "_Moved", "Skip", "LeaseLost"}
INSIDE |= {"DrawerError", "NothingToImagine", "_check_known", "_in_time", "Thought"}
#: three words in a row, where a value may stand for one of them
SENTENCE = re.compile(r"(?:[A-Za-z’']+|\{\})[,;:]? (?:[a-z’']+|\{\})[,;:]? (?:[a-z’']+|\{\})")
#: what is to be typed or what a database reads, and no sentence
COMMAND = re.compile(r"\s*(?:(?:pip|python|paravent|apt-get) |\(*[A-Z]{4,}\b|AND |OR |id, |default-src)")
#: the heading of a measurement, a key of the store, SQL
NO_SENTENCE = re.compile(r"fair share|game missing in match |\b(AND|RETURNING|WHERE|FROM)\b")


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """Every text with three words in a row, two of them real ones, without docstrings and what engineers read."""
    tree = ast.parse(source)
    passed = {id(part) for node in ast.walk(tree) for part in _not_read(node)}
    for node in ast.walk(tree):
        text = _text(node)
        if id(node) in passed or text is None or "%(" in text or COMMAND.match(text) or NO_SENTENCE.search(text):
            continue
        if SENTENCE.search(text) and len(re.findall(r"[A-Za-z]{2,}", text.replace("{}", ""))) > 1:
            yield node.lineno if isinstance(node, ast.expr) else 0, text


def _not_read(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.JoinedStr(values=parts):
            yield from parts
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log")), args=logged):
            yield from (part for one in logged for part in ast.walk(one))
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=given) if name in INSIDE:
            yield from given
        case ast.Assert(msg=ast.expr() as message):
            yield message


def _text(node: ast.AST) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_for_people_is_left_in_the_code(file: Path) -> None:
    if file.relative_to(ROOT).as_posix() in FOR_ENGINEERS:
        pytest.skip("read by engineers")
    left = [f"{line}: {text}" for line, text in sentences(file.read_text("utf-8"))]
    assert left == [], "put it into a Fluent file, in three languages"


#: what tells violations, and which of its arguments is the key of the sentence
VIOLATING = {"violated": 0, "unless": 1, "exactly": 1}


def home_of_game(name: str) -> Path:
    return Path(home_of(catalogue.find(name))).parent


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in NAMES if (home_of_game(name) / "components.py").exists()])
def test_every_violation_of_a_component_file_has_its_sentence(game: str, lang: str) -> None:
    home = home_of_game(game)
    read = messages([*files_of(ROOT / "engine/core/locale", lang), *files_of(catalogue.kit(game).words.folder, lang)])
    said = {}
    for node in ast.walk(ast.parse((home / "components.py").read_text("utf-8"))):
        # violated(key, ...), unless(holds, key, ...) and exactly(right, key, ...), which tells the right number, too
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in VIOLATING:
            key = node.args[VIOLATING[node.func.id]]
            assert isinstance(key, ast.Constant)
            told = {fact.arg for fact in node.keywords} | ({"right"} if node.func.id == "exactly" else set())
            said[f"component-{key.value}"] = told
    written = {key: facts for key, facts in read.items() if key.startswith("component-")}
    del written["component-unreadable"], written["component-none"]
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
