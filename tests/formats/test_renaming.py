"""What is written down does not depend on what classes and functions are called: rename them all, and nothing changes.

The project is copied, every name of a class or function in it is changed wherever it stands, and the copy must read
and write the same bytes: golden records, kept saves, and the ids of buttons.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

#: run in the copy: prints a digest of everything it writes
WRITES = """
import json
from hashlib import blake2b
from pathlib import Path
import msgspec
from bot import command_registry
from engine.core import catalogue
from engine.core.record import from_bytes, verify
found = blake2b()
for file in sorted(Path("tests/records").glob("*/*")):
    found.update(verify(file.read_bytes()).save())
for file in sorted(Path("tests/formats").glob("version-*/*.saves.json")):
    for sample in json.loads(file.read_bytes()):
        found.update(catalogue.find(sample["game"]).load(msgspec.json.encode(sample)).save())
for name in sorted(kit.parent.name for kit in Path("engine/games").glob("*/kit.py")):
    kinds = catalogue.find(name).kinds()
    words = [kind.word for kind in (*kinds.steps, *kinds.events, *kinds.actions.values(), *kinds.orders.values())]
    found.update(" ".join(sorted(words)).encode())
found.update(" ".join(sorted(command_registry.CONTROLS)).encode())
print(found.hexdigest())
"""


def sources(root: Path) -> Iterator[Path]:
    """Every module; the model of a new game is data."""
    model = root / "engine" / "cli" / "scaffold"
    for package in ("engine", "renderers", "bot"):
        yield from (file for file in sorted((root / package).rglob("*.py")) if model not in file.parents)


def chosen(root: Path) -> set[str]:
    """Every class of the games and of the bot, and every function that answers a press or a command."""
    names: set[str] = set()
    kept = {file.stem for file in sources(root)} | {file.parent.name for file in sources(root)}
    for file in sources(root):
        tree = ast.parse(file.read_text("utf-8"))
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
        foreign = {alias.asname or alias.name for node in imports for alias in node.names}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                names.add(node.name)
                # fields are part of what is written; they change with a shape, not with a name
                annotated = [one.target for one in node.body if isinstance(one, ast.AnnAssign)]
                kept |= {target.id for target in annotated if isinstance(target, ast.Name)}
            elif isinstance(node, ast.arg | ast.keyword):
                kept.add(node.arg or "")
            elif isinstance(node, ast.Import | ast.ImportFrom) and not str(getattr(node, "module", "")).startswith(
                ("engine", "renderers", "bot")
            ):
                kept |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in foreign:
                # `sqlite3.Connection` is called so by others
                kept.add(node.attr)
        if file.parent.name in ("topics", "commands"):
            asynchronous = [node for node in tree.body if isinstance(node, ast.AsyncFunctionDef)]
            names |= {node.name for node in asynchronous if not hasattr("", node.name)}
    # the core finds a game's own class for its options by this name
    return names - kept - {"Variant"}


class Renaming(ast.NodeTransformer):
    """Every chosen name, wherever it stands; strings stay."""

    def __init__(self, names: set[str]) -> None:
        self._names = names

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for field in ("id", "attr", "name", "asname"):
            if getattr(node, field, None) in self._names:
                setattr(node, field, f"{getattr(node, field)}Renamed")
        return super().generic_visit(node)


def renamed(source: str, names: set[str]) -> str:
    """The same source with other names."""
    return ast.unparse(Renaming(names).visit(ast.parse(source)))


def written_by(root: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WRITES],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=600,
        env={"PYTHONPATH": str(root), "PATH": ""},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_renaming_every_class_and_every_answer_changes_no_byte(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for package in ("engine", "renderers", "bot"):
        shutil.copytree(ROOT / package, copy / package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("tests/records", "tests/formats"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    before = written_by(copy)
    names = chosen(copy)
    assert {"Projects", "Bid", "Comuni", "Displaced"} <= names
    changed = 0
    for file in sources(copy):
        source = file.read_text("utf-8")
        after = renamed(source, names)
        changed += after != source
        file.write_text(after, "utf-8")
    assert changed > 100
    assert written_by(copy) == before
